"""What happens in Sealed, as data."""

from typing import TypeAlias

from croupier.kernel.contract import State
from croupier.kernel.data import Event, Reveal, Seat
from croupier.kernel.seats import CHANCE


class Chose(Event, frozen=True):
    """A number was chosen, which the others learn of when all have chosen (S1)."""

    seat: Seat
    number: int


class Shown(Reveal, frozen=True):
    """All numbers, by seat (S2)."""

    numbers: tuple[int, ...]


class Turned(Event, frozen=True):
    """The card that ends the game (S2, S3)."""

    card: int


Events: TypeAlias = Chose | Shown | Turned


def events(before: State, seat: int, move: int, after: State) -> list[Events]:
    """What a move or an outcome did."""
    if seat == CHANCE:
        return [Turned(move)]
    told: list[Events] = [Chose(seat, move)]
    if after.chosen == (1 << after.players) - 1:
        told.append(Shown(tuple(after.number[: after.players].tolist())))
    return told
