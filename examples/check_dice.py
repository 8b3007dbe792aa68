"""Checks the dice of a record of Pig with nothing of Croupier's, from docs/fair.md alone: python check_dice.py FILE"""

import hashlib
import hmac
import sys
from pathlib import Path

ALL = 2**64 - 1


def die(secret: bytes, luck: list[str], roll: int, faces: int) -> int:
    """What roll number `roll` must show."""
    seed = int.from_bytes(hmac.digest(secret, "\n".join([*luck, str(roll)]).encode(), "sha256")[:8], "big")
    key = (seed + 0x9E3779B97F4A7C15) & ALL
    key = ((key ^ key >> 30) * 0xBF58476D1CE4E5B9) & ALL
    key = ((key ^ key >> 27) * 0x94D049BB133111EB) & ALL
    key = (key ^ key >> 31) | 1
    counter = 0
    while True:
        x = y = (counter * key) & ALL
        for add in (y, (y + key) & ALL, y):
            x = (x * x + add) & ALL
            x = (x >> 32 | x << 32) & ALL
        word = ((x * x + y + key) & ALL) >> 32
        if (word * faces) % 2**32 >= 2**32 % faces:
            return 1 + (word * faces >> 32)
        counter += 1


text = Path(sys.argv[1]).read_text(encoding="utf-8")
lines = [line.split() for line in text.splitlines() if line.strip() and line[0] != "#"]
facts = {line[0]: line[1] for line in lines if line[0] in ("game", "dice", "secret")}
if facts.get("game") != "pig" or "dice" not in facts or "secret" not in facts:
    sys.exit("this checks finished games of Pig with fair dice")
secret = bytes.fromhex(facts["secret"])
luck = [line[2] for line in lines if line[0] == "luck"]
rolls = [int(line[1]) for line in lines if line[0] == "*"]
fair = hashlib.sha256(secret).hexdigest() == facts["dice"]
fair = fair and rolls == [die(secret, luck, number, 6) for number in range(len(rolls))]
if not fair:
    sys.exit("these dice are NOT fair")
print(f"all {len(rolls)} rolls are fair")
