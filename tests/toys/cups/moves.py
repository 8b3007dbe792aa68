"""Moves and outcomes of Cups as data."""

from typing import TypeAlias

from croupier.kernel.contract import State
from croupier.kernel.data import Move, Outcome
from croupier.kernel.errors import BadNotation
from croupier.kernel.seats import CHANCE

from .notation import WORDS
from .rules import SHAKE


class Say(Move, frozen=True):
    """What is said of the next cup: `higher`, `lower` or `fold` (C2)."""

    word: str


class Shake(Move, frozen=True):
    """Roll the own die again (C3)."""


class Die(Outcome, frozen=True):
    """What a die shows (C1)."""

    face: int


Moves: TypeAlias = Say | Shake
Outcomes: TypeAlias = Die


def to_data(state: State, seat: int, code: int) -> Moves | Outcomes:
    """What a code means."""
    if seat == CHANCE:
        return Die(code)
    return Shake() if code == SHAKE else Say(WORDS[code - 1])


def to_code(state: State, seat: int, data: Moves | Outcomes) -> int:
    """The opposite of `to_data`."""
    match data:
        case Die(face) if seat == CHANCE and 1 <= face <= 6:
            return face
        case Shake() if seat != CHANCE:
            return SHAKE
        case Say(word) if seat != CHANCE and word in WORDS[: SHAKE - 1]:
            return WORDS.index(word) + 1
    raise BadNotation("who-does-what")
