"""What happens in Bluff, as data."""

from typing import TypeAlias

from croupier.kernel.contract import State
from croupier.kernel.data import Event, Reveal, Seat
from croupier.kernel.seats import CHANCE

from .rules import BET, over


class Dealt(Event, frozen=True):
    """A card, told to its owner (B1)."""

    seat: Seat
    card: int


class Spoke(Event, frozen=True):
    """A bet, or none (B2)."""

    seat: Seat
    bet: bool


class Shown(Reveal, frozen=True):
    """Both cards, by seat (B3)."""

    cards: tuple[int, ...]


Events: TypeAlias = Dealt | Spoke | Shown


def events(before: State, seat: int, move: int, after: State) -> list[Events]:
    """What a move or an outcome did."""
    if seat == CHANCE:
        return [Dealt(int(before.dealt), move)]
    told: list[Events] = [Spoke(seat, move == BET)]
    return [*told, Shown(tuple(after.card.tolist()))] if over(after) else told
