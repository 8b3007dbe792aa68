"""The chance to win from every listed position of a game for two, both playing as well as can be.

Sweeps from the last position to the first, from below and from above at once: whatever the truth is lies between, so
that their distance is a bound of the error.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from croupier.kernel.contract import Shares, State
from croupier.kernel.errors import BadOption
from croupier.kernel.position import Position
from croupier.kernel.rule import rule
from croupier.kernel.seats import CHANCE

from .listing import OVER, Listed, as_it_is, list_positions

CLOSE = 1e-10


class Exact(NamedTuple):
    """What every position is worth to the first seat."""

    listed: Listed
    worth: Shares
    error: float
    sweeps: int


def solve_exactly(
    start: Position,
    reduce: Callable[[State], None] = as_it_is,
    told: Callable[[int, float, float], None] = lambda sweeps, error, close: None,
    close: float = CLOSE,
) -> Exact:
    """Solve a game for two from a position on; `told` hears after each sweep how far the bounds are apart."""
    if start.setup.players != 2 or start.setup.game.facts.realtime or start.setup.game.facts.secrets:
        raise BadOption("cannot-solve", game=start.setup.game.id)
    listed = list_positions(start, reduce)
    low, high = np.zeros(len(listed.actor)), np.ones(len(listed.actor))
    error, sweeps = 1.0, 0
    while error > close:
        sweep(listed, low)
        sweep(listed, high)
        error, sweeps = float((high - low).max()), sweeps + 1
        told(sweeps, error, close)
    return Exact(listed, (low + high) / 2, error / 2, sweeps)


@rule
def sweep(listed: Listed, worth: Shares) -> None:
    """Weigh every position by those after it: the first seat takes the most of them, the second the least."""
    for here in range(len(worth) - 1, -1, -1):
        actor = listed.actor[here]
        begin, end = listed.first[here], listed.first[here + 1]
        if actor == OVER:
            worth[here] = listed.share[here]
        elif actor == CHANCE:
            mean = 0.0
            for way in range(begin, end):
                mean += listed.chance[way] * worth[listed.after[way]]
            worth[here] = mean
        else:
            best = worth[listed.after[begin]]
            for way in range(begin + 1, end):
                other = worth[listed.after[way]]
                best = max(best, other) if actor == 0 else min(best, other)
            worth[here] = best
