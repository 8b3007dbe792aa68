"""What happens in Pig, as data."""

from typing import TypeAlias

from croupier.kernel.contract import State
from croupier.kernel.data import Event, Seat
from croupier.kernel.seats import CHANCE

from . import rules


class Rolled(Event, frozen=True):
    """A face that counts (P5)."""

    DWELL = 0.4

    seat: Seat
    face: int
    gathered: int


class Lost(Event, frozen=True):
    """A 1: the points gathered are gone (P6)."""

    DWELL = 1.3
    SOUND = "bust"

    seat: Seat
    points: int


class Banked(Event, frozen=True):
    """Points that are safe (P7)."""

    DWELL = 0.9
    SOUND = "bank"

    seat: Seat
    points: int
    total: int


Events: TypeAlias = Rolled | Lost | Banked


def events(before: State, seat: int, move: int, after: State) -> list[Events]:
    """What a move or an outcome did."""
    if seat == CHANCE:
        roller = int(before.active)
        return [Lost(roller, int(before.gathered)) if move == 1 else Rolled(roller, move, int(after.gathered))]
    if move == rules.HOLD:
        return [Banked(seat, int(before.gathered), int(after.score[seat]))]
    return []
