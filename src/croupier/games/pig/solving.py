"""Pig for two solved through its own rules, position by position."""

from collections.abc import Callable
from typing import cast

import numpy as np

from croupier.kernel.contract import Lore, Shares, State
from croupier.kernel.position import Position
from croupier.kernel.rule import rule
from croupier.kernel.setup import Setup
from croupier.solvers.exact import Exact, solve_exactly
from croupier.solvers.solution import Chart, Solution, spans

from .lore import FAR, rolling_on, weigh
from .options import Edition, Options

SHOWN = (0, 20, 40, 60, 80, 90)
"""Parts of the target in the chart, of a hundred."""


def solve(setup: Setup, told: Callable[[int, float, float], None]) -> Solution:
    """Every position that can come of the first."""
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
