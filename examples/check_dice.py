"""Checks the dice of a record of Pig with nothing of Croupier's, from docs/fair.md alone: python check_dice.py FILE"""

import hashlib
import hmac
import sys
from pathlib import Path

ALL = 2**64 - 1


def die(key: bytes, luck: list[str], roll: int, faces: int) -> int:
    """What roll number `roll` must show."""
    seed = int.from_bytes(hmac.digest(key, "\n".join([*luck, str(roll)]).encode(), "sha256")[:8], "big")
    k = (seed + 0x9E3779B97F4A7C15) & ALL
    k = ((k ^ k >> 30) * 0xBF58476D1CE4E5B9) & ALL
    k = ((k ^ k >> 27) * 0x94D049BB133111EB) & ALL
    k = (k ^ k >> 31) | 1
    counter = 0
    while True:
        x = y = (counter * k) & ALL
        for add in (y, (y + k) & ALL, y):
            x = (x * x + add) & ALL
            x = (x >> 32 | x << 32) & ALL
        word = ((x * x + y + k) & ALL) >> 32
        if (word * faces) % 2**32 >= 2**32 % faces:
            return 1 + (word * faces >> 32)
        counter += 1


text = Path(sys.argv[1]).read_text(encoding="utf-8")
lines = [line.split() for line in text.splitlines() if line.strip() and line[0] != "#"]
facts = {line[0]: line[1] for line in lines if line[0] in ("game", "dice", "secret")}
if facts.get("game") != "pig" or "dice" not in facts or "secret" not in facts:
    sys.exit("this checks finished games of Pig with fair dice")
key = bytes.fromhex(facts["secret"])
luck = [line[2] for line in lines if line[0] == "luck"]
seats = sum(line[0] == "seat" for line in lines)
rolls = [(int(line[2]), seats) if line[1] == "seat" else (int(line[1]), 6) for line in lines if line[0] == "*"]
fair = hashlib.sha256(key).hexdigest() == facts["dice"]
fair = fair and all(shown == die(key, luck, number, faces) for number, (shown, faces) in enumerate(rolls))
if not fair:
    sys.exit("these dice are NOT fair")
print(f"all {len(rolls)} rolls are fair")
