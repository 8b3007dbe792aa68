"""The law that a game is the same on another machine, which is run where there is one."""

from collections.abc import Sequence
from typing import Any
from unittest import SkipTest

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.kernel.device import check_device
from croupier.kernel.errors import BadOption
from croupier.kernel.game import Game
from croupier.kernel.result import Sums
from croupier.kernel.setup import Setup
from croupier.kernel.simulating import simulate

from .trials import CAREFUL, SEEDS, setups

TABLES, DEALS = 8, 64
"""How many set-ups are tried, and how many deals of each."""


def a_gpu_plays_the_same_games(game: Game) -> None:
    """Game n of a seed is the same on a GPU, to the bit: any options and edition, paired or not, whoever weighs what.

    Without a GPU it is not run, and says so: pytest tells that as skipped.
    """
    try:
        check_device("cuda", alone=True)
    except BadOption as error:
        raise SkipTest(f"not run: {error}") from None

    @settings(CAREFUL, max_examples=TABLES)
    @given(setups(game), SEEDS, st.booleans())
    def run(setup: Setup, seed: int, paired: bool) -> None:
        bots = [game.quick[-1 if seat % 2 == 0 else 0] for seat in range(setup.players)]
        here, there = (_played(setup, bots, seed, paired, device) for device in ("cpu", "cuda"))
        told = f"seed {seed} of {bots} differs on a GPU, under {setup.options}, {setup.edition.title}"
        assert np.array_equal(here[1], there[1]), f"who wins what in games of {told}"
        assert here[0] == there[0], f"{told}: {here[0]} and {there[0]}"

    run()


def _played(setup: Setup, bots: Sequence[str], seed: int, paired: bool, device: str) -> tuple[Sums, Any]:
    """The sums of some deals, and what every game gave every bot."""
    log: list[Any] = []
    result = simulate(setup, DEALS, bots, seed, paired=paired, each=lambda part: log.append(part.copy()), device=device)
    return result.sums, np.concatenate(log)
