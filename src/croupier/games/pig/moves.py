"""Moves and outcomes of Pig as data."""

from typing import TypeAlias

from croupier.kernel.contract import State
from croupier.kernel.data import Move, Outcome
from croupier.kernel.errors import BadNotation
from croupier.kernel.seats import CHANCE

from . import rules


class Roll(Move, frozen=True):
    """Roll the die."""


class Hold(Move, frozen=True):
    """Bank what was gathered."""

    ENDS = True


class Face(Outcome, frozen=True):
    """What the die shows."""

    face: int


Moves: TypeAlias = Roll | Hold
Outcomes: TypeAlias = Face


def to_data(state: State, seat: int, code: int) -> Moves | Outcomes:
    """What a code means."""
    if seat == CHANCE:
        return Face(code)
    return Hold() if code == rules.HOLD else Roll()


def to_code(state: State, seat: int, data: Moves | Outcomes) -> int:
    """The opposite of `to_data`."""
    match data:
        case Face(face) if seat == CHANCE:
            if not 1 <= face <= state.faces:
                raise BadNotation("no-such-face", face=face, most=state.faces)
            return face
        case Roll() if seat != CHANCE:
            return rules.ROLL
        case Hold() if seat != CHANCE:
            return rules.HOLD
    raise BadNotation("die-due") if seat == CHANCE else BadNotation("players-move")
