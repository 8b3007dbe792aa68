"""Moves and outcomes of Sealed as data."""

from typing import TypeAlias

from croupier.kernel.contract import State
from croupier.kernel.data import Move, Outcome
from croupier.kernel.errors import BadNotation
from croupier.kernel.seats import CHANCE


class Choose(Move, frozen=True):
    """A number from 1 to 99 (S1)."""

    number: int


class Card(Outcome, frozen=True):
    """The card that is turned (S2)."""

    number: int


Moves: TypeAlias = Choose
Outcomes: TypeAlias = Card


def to_data(state: State, seat: int, code: int) -> Moves | Outcomes:
    """What a code means."""
    return Card(code) if seat == CHANCE else Choose(code)


def to_code(state: State, seat: int, data: Moves | Outcomes) -> int:
    """The opposite of `to_data`."""
    if isinstance(data, Card) != (seat == CHANCE) or not 1 <= data.number <= 99:
        raise BadNotation("who-does-what")
    return data.number
