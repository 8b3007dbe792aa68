"""A program: games on the CPU and in Numba's simulator of a GPU, which has to be asked for before Numba is imported."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

os.environ["NUMBA_ENABLE_CUDASIM"] = "1"

import numpy as np

import croupier
from croupier.kernel.shelf import games
from croupier.kernel.simulating import simulate
from croupier.testkit import machines

sys.path.insert(0, str(Path(__file__).parent))
BLUFF, CUPS, SEALED, SNATCH = games("toys")
PIG = croupier.game("pig")


@croupier.bot
def keen(state: Any, seat: int, moves: Any, count: int, rng: Any, lore: Any) -> int:
    """Rolls until it may well be enough."""
    return int(moves[1 if count > 1 and state.gathered > 12 + croupier.below(rng, 6) else 0])


@croupier.bot
def wrong(state: Any, seat: int, moves: Any, count: int, rng: Any, lore: Any) -> int:
    """Breaks a rule."""
    return 99


def same(game: Any, bots: Sequence[Any], count: int = 9, **terms: Any) -> None:
    """Play both, and compare every game."""
    logs: list[list[Any]] = [[], []]
    here = croupier.simulate(game, count, bots, each=lambda log: logs[0].append(log.copy()), **terms)
    there = croupier.simulate(game, count, bots, each=lambda log: logs[1].append(log.copy()), device="cuda", **terms)
    assert here.sums == there.sums, (here.sums, there.sums)
    assert np.array_equal(np.concatenate(logs[0]), np.concatenate(logs[1]))
    assert (here.bots, here.played, here.asked) == (there.bots, there.played, there.asked)


def elsewhere(setup: Any, deals: int, bots: Any, seed: int, device: str, **terms: Any) -> Any:
    """A GPU that plays other games."""
    return simulate(setup, deals, bots, seed ^ (device == "cuda"), device=device, **terms)


def larger() -> None:
    """The games that are compiled for long."""
    same("finito", ["random", "random"], count=1, options={"next_number": True, "rolls": 60}, edition="small")
    same("dicetto", ["random", "random"], count=1, options={"cards": 3, "bonus": True})
    same("finish_line", ["random", "random"], count=1, options={"races": 1, "outsider": "winning-bet"})
    same("fini", ["random", "random"], count=1, options={"chips": 1})


def everything_else() -> None:
    """What is small, and whatever can be said of it."""
    begun = croupier.Position.from_text(PIG, "scores 30 12, seat 1, gathered 7, target 60, faces 6")
    same("pig", ["random", "best"], seed=5)
    same("pig", ["sharp", "best", "random"], first_game=7, paired=True, first=croupier.DRAWN, options={"target": 40})
    same("pig", ["hold-at-20", "best"], start=begun)
    same("pig", [keen, "casual"], paired=True)
    same("pig", [keen, keen])
    same(BLUFF, ["honest", "random"])
    same(CUPS, ["likely", "random"])
    same(SEALED, ["peek", "random"])
    same(SNATCH, ["quick", "random"], count=20)
    same("tutto", ["random", "random"], count=2, options={"target": 500, "x2": "card-only"}, paired=True)
    machines.TABLES, machines.DEALS = 3, 2
    machines.a_gpu_plays_the_same_games(PIG)
    try:
        with patch.object(machines, "simulate", elsewhere):
            machines.a_gpu_plays_the_same_games(PIG)
    except AssertionError as error:
        print(str(error).splitlines()[0])
    broken: list[list[Any]] = [[wrong, "random"], [lambda *given: 0, "random"]]
    for bots in broken:
        try:
            croupier.simulate("pig", 5, bots, device="cuda")
        except croupier.CroupierError as error:
            print(error)


if __name__ == "__main__":
    (larger if sys.argv[1:] else everything_else)()
