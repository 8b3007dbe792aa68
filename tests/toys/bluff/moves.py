"""Moves and outcomes of Bluff as data."""

from typing import TypeAlias

from croupier.kernel.contract import State
from croupier.kernel.data import Move, Outcome
from croupier.kernel.errors import BadNotation
from croupier.kernel.seats import CHANCE

from .rules import BET, CARDS, PASS


class Pass(Move, frozen=True):
    """No bet; in answer to one, a fold (B2)."""


class Bet(Move, frozen=True):
    """A bet, or the call of one (B2)."""


class Card(Outcome, frozen=True):
    """A card that is dealt (B1)."""

    number: int


Moves: TypeAlias = Pass | Bet
Outcomes: TypeAlias = Card


def to_data(state: State, seat: int, code: int) -> Moves | Outcomes:
    """What a code means."""
    if seat == CHANCE:
        return Card(code)
    return Bet() if code == BET else Pass()


def to_code(state: State, seat: int, data: Moves | Outcomes) -> int:
    """The opposite of `to_data`."""
    match data:
        case Card(number) if seat == CHANCE and 1 <= number <= CARDS:
            return number
        case Pass() | Bet() if seat != CHANCE:
            return BET if isinstance(data, Bet) else PASS
    raise BadNotation("who-does-what")
