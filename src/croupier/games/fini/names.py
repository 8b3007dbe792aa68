"""Names of dice: `red 4` in moves, `r4` in positions; the four silver dice are `sa` to `sd` there."""

import re

from croupier.kernel.contract import State
from croupier.kernel.errors import BadNotation

from .dice import COLOURS, COPIERS, DICE, beyond, leftmost, number_of, showing

COLOUR_NAMES = (
    *("red", "orange", "yellow", "green", "blue", "violet", "pink", "brown", "black", "white", "turquoise"),
    *("silver",) * COPIERS,
)
MARKS = (*"roygbvpnkwt", "sa", "sb", "sc", "sd")
TOKEN = re.compile(r"([a-z]*)([1-6])")


def dice_of(dice: int) -> list[int]:
    """The dice of a bit set, one by one."""
    return [die for die in range(DICE) if (int(dice) >> die) & 1]


def row_dice(row: int) -> list[int]:
    """The dice of a row, from left to right."""
    found = (int(leftmost(beyond(int(row), place))) for place in range(DICE))
    return [die for die in found if die >= 0]


def dice_text(faces: int, dice: list[int]) -> str:
    """Dice as a position writes them; `-` for none."""
    return " ".join(f"{MARKS[die]}{number_of(faces, die)}" for die in dice) or "-"


class Reader:
    """Reads the dice of a position: one without a mark is of the first free colour, `s` is the first free copier."""

    def __init__(self, text: str) -> None:
        self.faces = 0
        self.free = [mark for mark in MARKS if not re.search(rf"\b{mark}[1-6]", text)]

    def read(self, text: str) -> list[int]:
        """The dice these words name, which lie nowhere else."""
        return [self._die(token) for token in text.split() if token != "-"]

    def _die(self, token: str) -> int:
        found = TOKEN.fullmatch(token)
        if not found:
            raise BadNotation("position-die", die=token)
        mark, number = found.groups()
        if mark in ("", "s"):
            mark = next((free for free in self.free if len(free) == 1 + len(mark)), "")
            self.free = [free for free in self.free if free != mark]
        if mark not in MARKS:
            raise BadNotation("position-colour", die=token)
        die = MARKS.index(mark)
        if number_of(self.faces, die):
            raise BadNotation("position-twice", die=mark)
        self.faces |= int(showing(die, int(number)))
        return die


def marked(text: str) -> tuple[int, int]:
    """Dice named once more: their bit set, and what they show."""
    reader = Reader(text)
    dice = reader.read(text)
    return sum(1 << die for die in dice), reader.faces


def coloured_die(state: State, words: str) -> int:
    """The die of a colour, by its name, with or without what it shows."""
    colour, _, number = words.partition(" ")
    if colour not in COLOUR_NAMES[:COLOURS]:
        raise BadNotation("not-a-die", text=words, known=COLOUR_NAMES[: COLOURS + 1])
    die = COLOUR_NAMES.index(colour)
    if number and number != str(number_of(state.faces, die)):
        raise BadNotation("die-shows", colour=colour, shown=number_of(state.faces, die), number=number)
    return die
