"""Steps per second of random play: by `simulate` and `Batch`, and through libraries, beside games of their own.

In PettingZoo and OpenSpiel everybody plays whole random games in plain Python, as a program that learns would: it asks
whose turn it is, what can be done and, in PettingZoo, what is seen. Batches and Gymnasium's vector environments make
one step at all tables in a call; choosing the actions is not counted. Each is timed several times by turns, and the
best time counts. Rules that were just compiled are slower than those that a process finds in the cache: what counts is
a second run. `--write` keeps it in library.md.
"""

import argparse
import importlib
import os
import pkgutil
import platform
import random
import re
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Dict

import croupier
from croupier.kernel.game import Game
from croupier.kernel.shelf import games

ROUNDS = 9
STEPS = 5000
"""Of each, in each round, and a game to its end."""

Run = Callable[[], tuple[int, float]]
"""Plays for a while and returns the steps taken in it, and the seconds that counted."""
RESULTS = Path(__file__).with_name("library.md")
PEER = "PettingZoo classic"
TABLES = 2048
CALLS = 200


def aec(env: Any) -> Run:
    """A PettingZoo game turn by turn: a step is a decision of a seat; without masks all can be made at any time."""
    first = env.possible_agents[0]
    masked = isinstance(env.observation_space(first), Dict)
    every = range(env.action_space(first).n)

    def run() -> tuple[int, float]:
        start, steps = time.perf_counter(), 0
        while steps < STEPS:
            env.reset()
            for _ in env.agent_iter():
                seen, _, over, truncated, _ = env.last()
                if over or truncated:
                    env.step(None)
                    continue
                able = np.flatnonzero(seen["action_mask"]) if masked else every
                env.step(int(random.choice(able)))
                steps += 1
        return steps, time.perf_counter() - start

    return run


def spiel(name: str) -> Run:
    """An OpenSpiel game state by state: a step is a decision of a seat or an outcome."""
    import pyspiel

    game = pyspiel.load_game(name)

    def run() -> tuple[int, float]:
        start, steps = time.perf_counter(), 0
        while steps < STEPS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, chances)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps, time.perf_counter() - start

    return run


def simulated(game: Game) -> Run:
    """Whole games in `simulate`: a step is a decision of a seat or an outcome."""

    def run() -> tuple[int, float]:
        result = croupier.simulate(game, 40_000, ["random"] * game.facts.seats[0], workers=1)
        return result.sums.steps, result.seconds

    return run


def stepped(game: Game) -> Run:
    """Batches: a step is a decision of a seat, and all outcomes after it."""
    batch, rng = croupier.Batch(game, TABLES), croupier.new_rng(1)

    def run() -> tuple[int, float]:
        seconds = 0.0
        for _ in range(CALLS):
            actions = batch.sample(rng)
            start = time.perf_counter()
            batch.step(actions)
            seconds += time.perf_counter() - start
        return CALLS * TABLES, seconds

    return run


def vector(game: Game) -> Run:
    """Gymnasium's vector environment against a bot that plays at random: a step is a decision of the learner."""
    from croupier.adapters import gymnasium

    envs, rng = gymnasium.Tables(game.id, TABLES, bots=["random"]), croupier.new_rng(1)
    envs.reset(seed=1)

    def run() -> tuple[int, float]:
        seconds = 0.0
        for _ in range(CALLS):
            actions = envs.batch.sample(rng)
            start = time.perf_counter()
            envs.step(actions)
            seconds += time.perf_counter() - start
        return CALLS * TABLES, seconds

    return run


def ours() -> str:
    """`simulate`, `Batch` and Gymnasium side by side."""
    lines = []
    for game in games():
        runs = {"simulate": simulated(game), "batch": stepped(game), "gymnasium": vector(game)}
        best = timed(runs)
        cells = [f"{best[name] / 1e6:.1f}" for name in runs]
        lines.append(f"| {game.facts.title} | {' | '.join(cells)} | {best['batch'] / best['simulate']:.2f} |")
    head = "| game | simulate | Batch | Gymnasium | Batch of simulate |"
    return "\n".join([head, "|---|---:|---:|---:|---:|", *lines])


def classics() -> tuple[dict[str, Any], list[str]]:
    """PettingZoo's classics that bench/requirements.lock has all for, and the names of those that want more."""
    import pettingzoo.classic

    found, wanting = {}, []
    for _, name, _ in pkgutil.iter_modules(pettingzoo.classic.__path__):
        if re.search(r"_v\d+$", name):
            try:
                found[f"{PEER} {name}"] = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
            except ImportError:
                wanting.append(name)
    return found, wanting


def pettingzoo_rows() -> dict[str, Run]:
    """PettingZoo's classics, and ours."""
    from croupier.adapters import pettingzoo

    rows = {name: aec(env) for name, env in classics()[0].items()}
    return rows | {f"PettingZoo croupier {game.id}": aec(pettingzoo.aec(game.id)) for game in games()}


def openspiel_rows() -> dict[str, Run]:
    """OpenSpiel's Pig in C++, its Kuhn poker in Python, and ours."""
    import open_spiel.python.games  # noqa: F401

    import croupier.adapters.openspiel  # noqa: F401

    rows = {"OpenSpiel pig (C++)": spiel("pig"), "OpenSpiel kuhn_poker (Python)": spiel("python_kuhn_poker")}
    return rows | {f"OpenSpiel croupier {game.id}": spiel(f"croupier_{game.id}") for game in games()}


def timed(rows: dict[str, Run]) -> dict[str, float]:
    """Time everybody by turns: the best steps per second of each."""
    best = dict.fromkeys(rows, 0.0)
    for round_ in range(ROUNDS + 1):
        for name, run in rows.items():
            steps, seconds = run()
            if round_ > 0:
                best[name] = max(best[name], steps / seconds)
    return best


def table(rows: dict[str, Run], peers: str) -> str:
    """Everybody's speed beside that of the fastest peer, by the words that their names begin with."""
    best = timed(rows)
    peer = max((name for name in best if name.startswith(peers)), key=best.__getitem__)
    lines = [f"| {name} | {speed:,.0f} | {speed / best[peer]:.2f} |" for name, speed in best.items()]
    return "\n".join([f"| who | steps/s | times {peer} |", "|---|---:|---:|", *lines])


def main() -> None:
    """Measure, print, and keep it if asked to."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--write", action="store_true")
    write = words.parse_args().write
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    random.seed(1)
    names = ("numpy", "numba", "open_spiel", "pettingzoo", "gymnasium")
    packages = ", ".join(f"{name} {version(name)}" for name in names)
    text = "\n\n".join(
        [
            "# Random play through libraries",
            "Measured by `make bench-library`, all rules from the cache, on one core, everybody by turns, the best of "
            f"{ROUNDS} rounds. Python {platform.python_version()}, {packages}, {platform.machine()}.",
            f"## Many at once\n\nMillions of steps a second; {TABLES:,} tables a call. A step of `simulate` is a "
            "decision or an outcome; one of `Batch` a decision with all outcomes after it, with what is seen and "
            "which actions there are; one of Gymnasium a learner's decision with everything until its next one, the "
            "moves of a bot that plays at random among it.",
            ours(),
            "## One at a time\n\nFrom plain Python: decisions in PettingZoo, decisions and outcomes in OpenSpiel. Of "
            f"PettingZoo's classics these want more than bench/requirements.lock holds: {', '.join(classics()[1])}.",
            table(pettingzoo_rows(), PEER),
            table(openspiel_rows(), "OpenSpiel pig (C++)") + "\n",
        ]
    )
    print(text)
    if write:
        RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
