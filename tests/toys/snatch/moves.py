"""Moves and outcomes of Snatch as data, each with its milliseconds."""

from typing import TypeAlias

from croupier.kernel.contract import State
from croupier.kernel.data import Move, Outcome
from croupier.kernel.errors import BadNotation
from croupier.kernel.seats import CHANCE, clock_of, stamp, unstamped

from .rules import SWEEP, TAKE

LATEST = 2**31 - 1


class Take(Move, frozen=True):
    """Take a chip (N2)."""

    at: int = 0


class Throw(Outcome, frozen=True):
    """How many chips are thrown (N1)."""

    chips: int
    at: int = 0


class Sweep(Outcome, frozen=True):
    """The rest is swept away (N4)."""

    at: int = 0


Moves: TypeAlias = Take
Outcomes: TypeAlias = Throw | Sweep


def to_data(state: State, seat: int, code: int) -> Moves | Outcomes:
    """What a code means."""
    number, at = int(unstamped(code)), int(clock_of(code))
    if seat != CHANCE:
        return Take(at)
    return Throw(number, at) if number else Sweep(at)


def to_code(state: State, seat: int, data: Moves | Outcomes) -> int:
    """The opposite of `to_data`."""
    if isinstance(data, Take) == (seat == CHANCE):
        raise BadNotation("who-does-what")
    if not 0 <= data.at <= LATEST:
        raise BadNotation("not-a-time", time=data.at)
    if isinstance(data, Throw) and not 3 <= data.chips <= 9:
        raise BadNotation("chips-bounds", chips=data.chips)
    number = data.chips if isinstance(data, Throw) else TAKE if isinstance(data, Take) else SWEEP
    return int(stamp(number, data.at))
