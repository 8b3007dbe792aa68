"""Pig for two solved: through its own rules, position by position; beyond `LISTED` points, by both scores alone.

A turn ends with a score that is no lower, so that only two scores lead to each other: who needs so many points against
so many, and the other way round. They are weighed pair by pair, the fewest points to go first, from below and above.
Pairs that need as many points together have nothing to do with each other: they are shared out to all cores.
"""

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import NamedTuple, cast

import numpy as np

from croupier.kernel.contract import Lore, Shares, State
from croupier.kernel.position import Position
from croupier.kernel.rule import rule
from croupier.kernel.setup import Setup
from croupier.kernel.simulating import usual_workers
from croupier.kernel.workers import Workers
from croupier.solvers.exact import Exact, solve_exactly
from croupier.solvers.solution import Chart, Solution, spans

from .lore import FAR, rolling_on, weigh
from .options import Edition, Options

LISTED = 100
"""Points up to which positions are listed: 145 would be more of them than there is room for."""
CLOSE = 1e-12
SHOWN = (0, 20, 40, 60, 80, 90)
"""Parts of the target in the chart, of a hundred."""


class Bounds(NamedTuple):
    """The chance of who begins a turn, by the points that he and the other need: no less, and no more."""

    low: Shares
    high: Shares


class Room(NamedTuple):
    """What a turn is weighed in, as a lore has it."""

    holding: Shares
    going_on: Shares


def solve(setup: Setup, told: Callable[[int, float, float], None]) -> Solution:
    """Every position that can come of the first, or all scores."""
    if target_of(setup) > LISTED:
        return solve_scores(setup, told)
    exact = solve_exactly(Position(setup), reduce, told)
    tables, charts = {"in_turn": in_turn(setup, exact)}, (chart(setup),) if target_of(setup) <= FAR else ()
    return Solution(
        first=float(exact.worth[0]),
        error=exact.error,
        positions=len(exact.worth),
        sweeps=exact.sweeps,
        tables=tables,
        charts=charts,
    )


def solve_scores(setup: Setup, told: Callable[[int, float, float], None]) -> Solution:
    """All scores; `told` hears after every number of points to go."""
    target, faces = target_of(setup), int(cast(Edition, setup.edition).faces)
    bounds, error = Bounds(np.zeros((target + 1, target + 1)), np.ones((target + 1, target + 1))), 0.0
    with Workers(usual_workers()) as workers:
        for points in range(2, 2 * target + 1):
            first, last = max(1, points - target), points // 2
            cuts = np.linspace(first, last + 1, min(usual_workers(), last + 1 - first) + 1).astype(int).tolist()
            parts = [partial(weigh_pairs, bounds, points, *cut, faces) for cut in pairwise(cuts)]
            error = max(error, *(float(done.result()) for done in [workers.submit(part) for part in parts]))
            told(points - 1, error, CLOSE)
    table = (bounds.low + bounds.high) / 2
    table[0], table[:, 0] = np.nan, np.nan
    return Solution(
        first=float(table[target, target]),
        error=error / 2,
        positions=target * target,
        sweeps=2 * target - 1,
        tables={"in_turn": table},
        charts=(chart(setup),) if target <= FAR else (),
    )


def weigh_pairs(bounds: Bounds, points: int, first: int, end: int, faces: int) -> float:
    """Weigh some of the scores that need so many points together; how far apart the bounds are at most."""
    room = cast(Lore, Room(*np.zeros((2, len(bounds.low) + faces + 1))))
    return max(float(weigh_pair(bounds, room, own, points - own, faces)) for own in range(first, end))


@rule
def weigh_pair(bounds: Bounds, room: Lore, own: int, other: int, faces: int) -> float:
    """Weigh two scores that lead to each other until the bounds of both are close."""
    apart = 1.0
    while apart > CLOSE:
        before = apart
        apart = max(weigh_score(bounds, room, own, other, faces), weigh_score(bounds, room, other, own, faces))
        if apart == before:
            break
    return apart


@rule
def weigh_score(bounds: Bounds, room: Lore, own: int, other: int, faces: int) -> float:
    """Weigh a turn by the bounds of those after it, and say how far apart its own are now."""
    for gathered in range(own):
        room.holding[gathered] = 1 - bounds.high[other, own - gathered]
    low = weigh(room, own, faces)
    for gathered in range(own):
        room.holding[gathered] = 1 - bounds.low[other, own - gathered]
    bounds.low[own, other], bounds.high[own, other] = low, weigh(room, own, faces)
    return bounds.high[own, other] - bounds.low[own, other]


def target_of(setup: Setup) -> int:
    """The points that win."""
    return cast(Options, setup.options).target


def in_turn(setup: Setup, exact: Exact) -> Shares:
    """The chance of who begins a turn, by the points that he and the other still need; nan where no game comes."""
    states, actor, most = exact.listed.states, exact.listed.actor, target_of(setup)
    table = np.full((most + 1, most + 1), np.nan)
    for seat in range(2):
        begun = np.flatnonzero((actor == seat) & (states["gathered"] == 0))
        needs = most - states["score"][begun]
        worth = exact.worth[begun]
        table[needs[:, seat], needs[:, 1 - seat]] = worth if seat == 0 else 1 - worth
    return table


def chart(setup: Setup) -> Chart:
    """The points to hold at, by one's own score and the other's."""
    target, faces = target_of(setup), int(cast(Edition, setup.edition).faces)
    scores = sorted({target * part // 100 for part in SHOWN})
    rows = [(str(own), *(holds(setup.lore, target - own, target - other, faces) for other in scores)) for own in scores]
    return Chart("hold", ("own", *map(str, scores)), tuple(rows))


def holds(lore: Lore, own: int, other: int, faces: int) -> str:
    """The points gathered that are better held, by the points that both still need."""
    for gathered in range(own):
        lore.holding[gathered] = 1 - lore.chance[other, own - gathered]
    weigh(lore, own, faces)
    rolling = np.array([rolling_on(lore, gathered, faces) for gathered in range(own)])
    better = (lore.holding[:own] > rolling) & (np.arange(own) > 1)
    return spans(np.append(better, True), 1, own)


@rule
def reduce(state: State) -> None:
    """Points beyond the target win no more than those that reach it."""
    if not state.over:
        state.gathered = min(state.gathered, state.target - state.score[state.active])
