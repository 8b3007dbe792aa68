"""How long one player alone takes, on the mean: as well as can be, or as a bot plays.

Sweeps from below: what is not finished is worth nothing yet, so that no position is ever worth too much. How little the
last sweep moved says how far above the truth can lie.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.contract import Codes, Shares
from croupier.kernel.errors import BadOption
from croupier.kernel.rule import rule
from croupier.kernel.seats import CHANCE

from .listing import FREE, OVER, Listed

CLOSE = 1e-11
MOST_SWEEPS = 20_000
"""What still moves after so many sweeps is taken for endless."""


class Length(NamedTuple):
    """How long it takes from every position on; from the first no more than `error` above or below."""

    worth: Shares
    error: float
    sweeps: int


def solve_alone(
    listed: Listed,
    counted: NDArray[np.bool_],
    chosen: Codes | None = None,
    told: Callable[[int, float, float], None] = lambda sweeps, moved, close: None,
    close: float = CLOSE,
) -> Length:
    """The least mean number of counted positions on the way to an end, or that of the choices in `chosen`.

    With choices given, positions that they never lead to are worth nothing.
    """
    worth, costs = np.zeros(len(listed.actor)), counted.astype(np.float64)
    choices = np.full(len(listed.actor), FREE) if chosen is None else chosen
    reached = np.zeros(len(listed.actor), np.bool_)
    reached[0] = True
    while reach(listed, choices, reached):
        pass
    moved, sweeps = 1.0, 0
    while moved > close:
        moved, sweeps = float(sweep_alone(listed, costs, choices, reached, worth)), sweeps + 1
        told(sweeps, moved, close)
        if sweeps == MOST_SWEEPS:
            raise BadOption("endless")
    error = above(worth[0], moved, most_between(listed, counted)) / 2
    return Length(worth, error, sweeps)


def above(worth: float, moved: float, between: int) -> float:
    """How much more than its worth a position may take, once no position moved by more than `moved`.

    Add to every worth `moved` for each position still to come before the next counted one, and to all of it a share
    that makes up for what is lost between two counted ones: a sweep could then only lessen it, so the truth lies below.
    """
    lost = moved * (1 + between)
    return float((worth + moved * between) / (1 - lost) - worth)


def most_between(listed: Listed, counted: NDArray[np.bool_]) -> int:
    """The most positions that can follow each other without being counted."""
    waits = np.zeros(len(listed.actor), np.int64)
    while lengthen(listed, counted, waits):
        if waits.max() > len(waits):
            raise BadOption("endless")
    return int(waits.max())


@rule
def lengthen(listed: Listed, counted: NDArray[np.bool_], waits: Codes) -> bool:
    """Note for every position one more than for those after it; False once nothing changes."""
    changed = False
    for here in range(len(waits) - 1, -1, -1):
        longest = 0
        if listed.actor[here] != OVER and not counted[here]:
            for way in range(listed.first[here], listed.first[here + 1]):
                longest = max(longest, waits[listed.after[way]] + 1)
        changed = changed or longest != waits[here]
        waits[here] = longest
    return changed


@rule
def reach(listed: Listed, choices: Codes, reached: NDArray[np.bool_]) -> bool:
    """Mark what the choices lead to from what is marked already; False once nothing is new."""
    new = False
    for here in range(len(reached)):
        if not reached[here]:
            continue
        begin, end = listed.first[here], listed.first[here + 1]
        if choices[here] != FREE:
            begin += choices[here]
            end = begin + 1
        for way in range(begin, end):
            new = new or not reached[listed.after[way]]
            reached[listed.after[way]] = True
    return new


@rule
def sweep_alone(listed: Listed, costs: Shares, choices: Codes, reached: NDArray[np.bool_], worth: Shares) -> float:
    """Weigh every position by those after it, and say how far one moved at most."""
    moved = 0.0
    for here in range(len(worth) - 1, -1, -1):
        actor = listed.actor[here]
        if actor == OVER or not reached[here]:
            continue
        begin, end = listed.first[here], listed.first[here + 1]
        now = 0.0
        if actor == CHANCE:
            for way in range(begin, end):
                now += listed.chance[way] * worth[listed.after[way]]
        elif choices[here] != FREE:
            now = worth[listed.after[begin + choices[here]]]
        else:
            now = worth[listed.after[begin]]
            for way in range(begin + 1, end):
                now = min(now, worth[listed.after[way]])
        now += costs[here]
        moved = max(moved, now - worth[here])
        worth[here] = now
    return moved
