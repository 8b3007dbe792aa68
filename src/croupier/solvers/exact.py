"""The chance to win from every listed position of a game for two, both playing as well as can be.

Sweeps from the last position to the first, from below and from above at once: whatever the truth is lies between, so
that their distance is a bound of the error. Each of the two has a thread; in more, each with a range of its own, worths
would go from range to range once in a sweep: that takes three times the sweeps in Pig.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np

from croupier.kernel.contract import Codes, Shares, State
from croupier.kernel.errors import BadOption
from croupier.kernel.position import Position
from croupier.kernel.rule import rule
from croupier.kernel.seats import CHANCE
from croupier.kernel.workers import Workers

from .listing import FREE, OVER, Listed, as_it_is, choices_of, list_positions

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
    bot: str = "",
) -> Exact:
    """Solve a game for two from a position on; `told` hears after each sweep how far the bounds are apart.

    With a bot that leaves nothing to chance, what every position is worth where it plays on both seats.
    """
    if start.setup.players != 2 or start.setup.game.facts.realtime or start.setup.game.facts.secrets:
        raise BadOption("cannot-solve", game=start.setup.game.id)
    listed = list_positions(start, reduce)
    game = start.setup.game
    chosen = choices_of(game, bot, listed, start.setup.lore) if bot else np.full(len(listed.actor), FREE)
    low, high = np.zeros(len(listed.actor)), np.ones(len(listed.actor))
    error, sweeps = 1.0, 0
    with Workers(2) as workers:
        while error > close:
            for done in [workers.submit(partial(sweep, listed, chosen, bound)) for bound in (low, high)]:
                done.result()
            error, sweeps = float((high - low).max()), sweeps + 1
            told(sweeps, error, close)
    return Exact(listed, (low + high) / 2, error / 2, sweeps)


@rule
def sweep(listed: Listed, chosen: Codes, worth: Shares) -> None:
    """Weigh every position by those after it: the first seat takes the most of them, the second the least.

    Where a choice is given, it is made.
    """
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
        elif chosen[here] != FREE:
            worth[here] = worth[listed.after[begin + chosen[here]]]
        else:
            best = worth[listed.after[begin]]
            for way in range(begin + 1, end):
                other = worth[listed.after[way]]
                best = max(best, other) if actor == 0 else min(best, other)
            worth[here] = best
