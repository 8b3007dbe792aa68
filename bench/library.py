"""Steps per second of random play through the libraries that our games are adapted to, beside games of their own.

Everybody plays whole random games in plain Python, as a program that learns would: it asks whose turn it is, what can
be done and, in PettingZoo, what is seen. Each is timed several times by turns, and the best time counts.
"""

import os
import platform
import random
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import numpy as np

from croupier.kernel.shelf import games

ROUNDS = 5
STEPS = 5000
"""Of each, in each round, and a game to its end."""

Run = Callable[[], int]
"""Plays for a while and returns the steps taken in it."""


def aec(env: Any) -> Run:
    """A PettingZoo game turn by turn: a step is a decision of a seat."""

    def run() -> int:
        steps = 0
        while steps < STEPS:
            env.reset()
            for _ in env.agent_iter():
                seen, _, over, truncated, _ = env.last()
                if over or truncated:
                    env.step(None)
                    continue
                env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
                steps += 1
        return steps

    return run


def spiel(name: str) -> Run:
    """An OpenSpiel game state by state: a step is a decision of a seat or an outcome."""
    import pyspiel

    game = pyspiel.load_game(name)

    def run() -> int:
        steps = 0
        while steps < STEPS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, chances)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps

    return run


def pettingzoo_rows() -> dict[str, Run]:
    """Two quick classics of PettingZoo, and ours."""
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    from croupier.adapters import pettingzoo

    rows = {
        "PettingZoo tictactoe": aec(tictactoe_v3.raw_env()),
        "PettingZoo connect_four": aec(connect_four_v3.raw_env()),
    }
    return rows | {f"PettingZoo croupier {game.id}": aec(pettingzoo.aec(game.id)) for game in games()}


def openspiel_rows() -> dict[str, Run]:
    """OpenSpiel's Pig in C++, its Kuhn poker in Python, and ours."""
    import open_spiel.python.games  # noqa: F401

    import croupier.adapters.openspiel  # noqa: F401

    rows = {"OpenSpiel pig (C++)": spiel("pig"), "OpenSpiel kuhn_poker (Python)": spiel("python_kuhn_poker")}
    return rows | {f"OpenSpiel croupier {game.id}": spiel(f"croupier_{game.id}") for game in games()}


def table(rows: dict[str, Run], peer: str) -> str:
    """Time everybody by turns and tell it as a table."""
    best = dict.fromkeys(rows, 0.0)
    for round_ in range(ROUNDS + 1):
        for name, run in rows.items():
            start = time.perf_counter()
            steps = run()
            if round_ > 0:
                best[name] = max(best[name], steps / (time.perf_counter() - start))
    lines = [f"| {name} | {speed:,.0f} | {speed / best[peer]:.2f} |" for name, speed in best.items()]
    return "\n".join([f"| who | steps/s | times {peer} |", "|---|---:|---:|", *lines])


def main() -> None:
    """Print the tables."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    random.seed(1)
    print(table(pettingzoo_rows(), "PettingZoo tictactoe"), end="\n\n")
    print(table(openspiel_rows(), "OpenSpiel pig (C++)"), end="\n\n")
    packages = ", ".join(f"{name} {version(name)}" for name in ("numpy", "numba", "open_spiel", "pettingzoo"))
    print(f"One core, best of {ROUNDS} rounds. Python {platform.python_version()}, {packages}, {platform.machine()}.")


if __name__ == "__main__":
    main()
