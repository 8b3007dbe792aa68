"""What happens in Cups, as data."""

from typing import TypeAlias

from croupier.kernel.contract import State
from croupier.kernel.data import Event, Reveal, Seat
from croupier.kernel.seats import CHANCE

from .notation import WORDS
from .rules import SHAKE, cup


class Fell(Event, frozen=True):
    """A die under a cup, told to its owner (C1)."""

    seat: Seat
    face: int


class Shaken(Event, frozen=True):
    """A cup is to be rolled again (C3)."""

    seat: Seat


class Spoke(Event, frozen=True):
    """What somebody says of the next cup (C2)."""

    seat: Seat
    word: str


class Lifted(Reveal, frozen=True):
    """All dice, by seat (C4)."""

    dice: tuple[int, ...]


Events: TypeAlias = Fell | Shaken | Spoke | Lifted


def events(before: State, seat: int, move: int, after: State) -> list[Events]:
    """What a move or an outcome did."""
    if seat == CHANCE:
        return [Fell(int(cup(before)), move)]
    if move == SHAKE:
        return [Shaken(seat)]
    told: list[Events] = [Spoke(seat, WORDS[move - 1])]
    lifted = Lifted(tuple(after.die[: after.players].tolist()))
    return [*told, lifted] if after.spoken == after.players else told
