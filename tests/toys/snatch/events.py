"""What happens in Snatch, as data."""

from typing import TypeAlias

from croupier.kernel.contract import State
from croupier.kernel.data import Event, Seat
from croupier.kernel.seats import CHANCE


class Thrown(Event, frozen=True):
    """Chips lie there to be taken (N1)."""

    chips: int


class Taken(Event, frozen=True):
    """A chip was taken (N2)."""

    seat: Seat
    left: int
    total: int


class GameOver(Event, frozen=True):
    """Why it ended: the chips are all `taken`, or the rest was `swept` away (N3, N4)."""

    reason: str


Events: TypeAlias = Thrown | Taken | GameOver


def events(before: State, seat: int, move: int, after: State) -> list[Events]:
    """What a move or an outcome did."""
    if seat == CHANCE:
        return [Thrown(int(after.left)) if after.left else GameOver("swept")]
    told: list[Events] = [Taken(seat, int(after.left), int(after.chips[seat]))]
    return told if after.left else [*told, GameOver("taken")]
