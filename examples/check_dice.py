"""Checks the dice of a record of Pig or TUTTO with nothing of Croupier's, from docs/fair.md alone.

python check_dice.py FILE [COMMITMENT]
"""

import hashlib
import hmac
import json
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

ALL = 2**64 - 1
Words = Iterator[int]
"""The 32-bit words of a roll's generator, in order."""
KINDS = (
    *("bonus-200", "bonus-300", "bonus-400", "bonus-500", "bonus-600"),
    *("x2", "stop", "fireworks", "plus-minus", "cloverleaf", "straight"),
)


def check(fair: bool, reason: str) -> None:
    """Stop at the first thing that is not fair."""
    if not fair:
        sys.exit(f"these dice are NOT fair: {reason}")


def words(key: bytes, luck: list[str], roll: int) -> Words:
    """The generator of roll number `roll`."""
    seed = int.from_bytes(hmac.digest(key, "\n".join([*luck, str(roll)]).encode(), "sha256")[:8], "big")
    k = (seed + 0x9E3779B97F4A7C15) & ALL
    k = ((k ^ k >> 30) * 0xBF58476D1CE4E5B9) & ALL
    k = ((k ^ k >> 27) * 0x94D049BB133111EB) & ALL
    k = (k ^ k >> 31) | 1
    for number in count():
        x = y = (number * k) & ALL
        for add in (y, y + k, y):
            x = (x * x + add) & ALL
            x = (x >> 32 | x << 32) & ALL
        yield ((x * x + y + k) & ALL) >> 32


def below(limit: int, rng: Words) -> int:
    """A number below `limit`."""
    return next(word * limit >> 32 for word in rng if word * limit % 2**32 >= 2**32 % limit)


def dice(amount: int, rng: Words) -> str:
    """Up to six dice at once, as a record writes them."""
    while True:
        rest = next(rng)
        faces = []
        for _ in range(amount):
            faces.append(1 + (rest * 6 >> 32))
            rest = rest * 6 % 2**32
        if rest >= 2**32 % 6**6:
            return " ".join(map(str, sorted(faces)))


class Pig:
    """One die."""

    def __init__(self, edition: dict[str, Any], options: dict[str, str]) -> None:
        self.faces = edition["faces"]

    def moved(self, move: str) -> None:
        """Whatever a player does, the die stays the same."""

    def drawn(self, rng: Words) -> str:
        """What is rolled."""
        return str(1 + below(self.faces, rng))


class Tutto:
    """A deck, and as many dice as are not put aside."""

    def __init__(self, edition: dict[str, Any], options: dict[str, str]) -> None:
        self.reshuffled = options.get("deck") == "reshuffled"
        self.box = [*edition["bonus"], *(edition[kind.replace("-", "_")] for kind in KINDS[5:])]
        self.deck: list[str] = []
        self.card = ""
        self.left = 6
        self.rolls = False
        """Whether dice are due, not a card."""

    def moved(self, move: str) -> None:
        """Kept dice are not rolled again; after a TUTTO all are, under some cards without a new one."""
        self.rolls = move.startswith("keep ")
        if self.rolls:
            self.left -= len(move.split()) - 1
        if self.left == 0:
            self.left = 6
            self.rolls = self.card in ("fireworks", "cloverleaf")

    def drawn(self, rng: Words) -> str:
        """What is turned or rolled."""
        if self.rolls:
            self.rolls = False
            return dice(self.left, rng)
        if not self.deck or self.reshuffled:
            self.deck = [kind for kind, cards in zip(KINDS, self.box, strict=True) for _ in range(cards)]
        self.card = self.deck.pop(below(len(self.deck), rng))
        self.left = 6
        self.rolls = self.card != "stop"
        return self.card


GAMES: dict[str, Callable[[dict[str, Any], dict[str, str]], Pig | Tutto]] = {"pig": Pig, "tutto": Tutto}

if len(sys.argv) < 2:
    sys.exit("say which record: python check_dice.py FILE [COMMITMENT]")
text = Path(sys.argv[1]).read_text(encoding="utf-8")
lines = [line.strip().partition(" ")[::2] for line in text.splitlines()]
facts = dict(lines)
if facts.get("game") not in GAMES or "dice" not in facts or "secret" not in facts:
    sys.exit("this checks finished games of Pig and TUTTO with fair dice")
key = bytes.fromhex(facts["secret"])
check(hashlib.sha256(key).hexdigest() == facts["dice"], "the key is not the one the house committed itself to")
check(facts["dice"] in sys.argv[2:] or not sys.argv[2:], "the house has committed itself to another key")

seats = [rest.split()[1] for word, rest in lines if word == "seat"]
shares = [rest.split() for word, rest in lines if word == "luck"]
luck = {int(seat): share for seat, share in shares}
check(len(luck) == len(shares) and luck.keys() <= set(range(1, len(seats) + 1)), "there is luck that no seat can have")
for seat, kind in enumerate(seats, 1):
    check(kind == "person" or seat not in luck, f"seat {seat} is a bot's and has luck")
    check(kind == "bot" or seat in luck or "promised" not in facts, f"the luck of seat {seat} is missing")

options = dict(rest.split(" = ") for word, rest in lines if word == "option")
game = GAMES[facts["game"]](json.loads(facts["edition"]), options)
shown = [luck[seat] for seat in sorted(luck)]
rolls = 0
for word, rest in lines:
    if word == "*":
        rng = words(key, shown, rolls)
        drawn = rolls == 0 and facts.get("begins") == "drawn"
        due = f"seat {1 + below(len(seats), rng)} begins" if drawn else game.drawn(rng)
        check(rest == due, f"roll {rolls} says {rest}, not {due}")
        rolls += 1
    elif word.isdigit():
        game.moved(rest)
print(f"all {rolls} rolls are fair")
