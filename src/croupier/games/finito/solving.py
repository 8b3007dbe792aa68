"""How many rolls one player alone needs in FINITO!, where the board is small enough to list every position.

Rolls are not limited, and one round is played. The bots that leave nothing to chance are weighed beside the best play.
"""

from collections.abc import Callable
from math import perm
from typing import cast

import numpy as np

from croupier.kernel.contract import State
from croupier.kernel.errors import BadOption
from croupier.kernel.position import Position
from croupier.kernel.rule import rule
from croupier.kernel.setup import Setup
from croupier.solvers.alone import solve_alone
from croupier.solvers.listing import MOST_POSITIONS, Listed, choices_of, list_positions
from croupier.solvers.solution import Alone

from .options import Edition
from .rules import OVER, ROLL, TILES
from .rules import setup as lay_out

SURE = ("casual", "steady")
"""Bots that leave nothing to chance."""


def solve(setup: Setup, told: Callable[[int, float, float], None]) -> Alone:
    """Every position that can come of an empty board."""
    listed = list_alone(setup)
    counted = listed.states["phase"] == ROLL
    best = solve_alone(listed, counted, told=told)
    bots = {}
    for name in SURE:
        chosen = choices_of(setup.game, name, listed, setup.lore)
        bots[name] = float(solve_alone(listed, counted, chosen).worth[0])
    return Alone(
        rolls=float(best.worth[0]) + best.error,
        error=best.error,
        positions=len(best.worth),
        sweeps=best.sweeps,
        bots=bots,
        note="solved-alone",
    )


def list_alone(setup: Setup) -> Listed:
    """All positions of one player alone, who plays one round."""
    edition = cast(Edition, setup.edition)
    spaces = sum(number > 0 for number in edition.spaces)
    if perm(spaces, edition.tiles) * (1 + max(edition.spaces)) > MOST_POSITIONS:
        raise BadOption("too-many-positions", most=MOST_POSITIONS)
    return list_positions(Position.from_play(setup, alone(setup)), reduce)


def alone(setup: Setup) -> State:
    """An empty board, and nobody else at the table."""
    state: State = np.zeros(1, setup.game.rules.LAYOUT)[0]
    lay_out(state, 1, 0, setup.flat_options, setup.flat_edition)
    state.rounds = 1
    return state


@rule
def reduce(state: State) -> None:
    """How many rolls it has been makes no difference, and at the end nothing does."""
    state.rolled = 0
    if state.phase == OVER:
        state.points[0] = 0
        state.taken[0] = 0
        state.number = 0
        for tile in range(1, TILES + 1):
            state.place[0, tile] = 0
