"""Steps per second of random play on one core, beside OpenSpiel (C++ rollouts) and pgx (JAX on the CPU), in one run.

Every library plays whole random games. A step is one move of a player or of chance. Each is timed several times in
turns with the others, and the best time counts, so that a busy machine disturbs all of them alike. Then, on all cores:
how long a whole `croupier simulate pig` takes, and how much faster two threads are than one.
"""

import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import croupier
from croupier.kernel.game import Game
from croupier.kernel.shelf import games
from croupier.kernel.simulating import seat_bots, simulate

ROUNDS = 8
STARTS = 5
"""Whole processes that are timed, beside a first one that compiles."""
SPAN = 2.0
"""Seconds that one thread should take where two are compared with it."""
BESIDE = ("pig", "tutto")
"""The games of which that is told."""
RESULTS = Path(__file__).with_name("results.md")

Run = Callable[[], float]
"""Plays for a while and returns the steps taken in it."""


def ours(game: Game) -> Run:
    """Two-player random play of one of our games."""
    bots = seat_bots(game, None, ["random"])
    sample = simulate(game, 200, bots, workers=1)
    count = max(200, int(2e7 / (sample.steps / sample.games)))
    return lambda: simulate(game, count, bots, workers=1).steps


def open_spiel_pig() -> Run:
    """OpenSpiel's Pig: a tree search of one simulation whose evaluator makes many rollouts spends its time in C++."""
    import pyspiel

    game = pyspiel.load_game("pig(players=2,winscore=100)")
    count = 50_000
    steps = sum(_open_spiel_steps(game) for _ in range(2000)) / 2000
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(count, 1), 2.0, 1, 1000, False, 1, False)

    def run() -> float:
        bot.step(game.new_initial_state())
        return count * steps

    return run


def _open_spiel_steps(game: object) -> int:
    """The length of one random game, to know how many steps a rollout takes."""
    state = game.new_initial_state()  # type: ignore[attr-defined]
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        steps += 1
    return steps


def pgx_game(name: str, boards: int = 1024, steps: int = 200) -> Run:
    """A pgx game, many boards at once, each begun again when it ends."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def play(key: jax.Array) -> jax.Array:
        def one(carry: tuple[object, jax.Array], _: None) -> tuple[tuple[object, jax.Array], None]:
            state, key = carry
            key, choice, luck = jax.random.split(key, 3)
            logits = jnp.log(state.legal_action_mask.astype(jnp.float32))  # type: ignore[attr-defined]
            action = jax.random.categorical(choice, logits, axis=1)
            return (step(state, action, jax.random.split(luck, boards)), key), None

        begin = jax.vmap(env.init)(jax.random.split(key, boards))
        (state, _), _ = jax.lax.scan(one, (begin, key), None, length=steps)
        return state.rewards.sum()

    compiled = jax.jit(play)

    def run() -> float:
        compiled(jax.random.PRNGKey(0)).block_until_ready()
        return boards * steps

    return run


def rollouts() -> str:
    """How many whole games a second each quick bot plays against itself: what a search can try out with it."""
    lines = []
    for game in games():
        for bot in game.quick:
            if bot != game.practice:
                bots, count = [bot] * game.facts.seats[0], 64
                seconds = 0.0
                while seconds < 0.5:
                    count *= 2
                    seconds = croupier.simulate(game, count, bots, workers=1).seconds
                lines.append(f"| {game.facts.title} | {bot} | {count / seconds:,.0f} |")
    return "\n".join(lines)


def start() -> float:
    """Seconds of a whole process that simulates Pig as usual, with everything compiled: the best of some."""
    best = float("inf")
    for _ in range(1 + STARTS):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-m", "croupier", "simulate", "pig"], check=True, stdout=subprocess.DEVNULL)
        best = min(best, time.perf_counter() - began)
    return best


def two_threads(game: Game) -> str:
    """How much faster two threads play random games than one, by turns: the best of each."""
    bots = seat_bots(game, None, ["random"])
    sample = simulate(game, 20_000, bots, workers=1)
    count = int(20_000 * SPAN / sample.seconds)
    one, two = 0.0, 0.0
    for _ in range(ROUNDS):
        one = max(one, simulate(game, count, bots, workers=1).steps_per_second)
        two = max(two, simulate(game, count, bots, workers=2).steps_per_second)
    return f"| {game.facts.title} | {count:,} | {one / 1e6:.1f} | {two / 1e6:.1f} | {two / one:.2f} |"


def main() -> None:
    """Time everybody in turns and write the table."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    os.environ |= {"JAX_PLATFORMS": "cpu", "OMP_NUM_THREADS": "1"}
    random.seed(1)
    runs: dict[str, Run] = {f"croupier {game.id}": ours(game) for game in games()}
    runs["OpenSpiel pig (C++ rollouts)"] = open_spiel_pig()
    for name in ("tic_tac_toe", "connect_four", "2048"):
        runs[f"pgx {name}"] = pgx_game(name)
    best = dict.fromkeys(runs, 0.0)
    for round_ in range(ROUNDS + 1):
        for name, run in runs.items():
            began = time.perf_counter()
            steps = run()
            if round_ > 0:
                best[name] = max(best[name], steps / (time.perf_counter() - began))
    tried = rollouts()
    os.sched_setaffinity(0, cores)
    text = report(best, tried, start(), [two_threads(game) for game in games() if game.id in BESIDE])
    RESULTS.write_text(text, encoding="utf-8")
    print(text)


def report(best: dict[str, float], tried: str, started: float, beside: list[str]) -> str:
    """The results as a page."""
    peer = best["OpenSpiel pig (C++ rollouts)"]
    rows = "\n".join(f"| {name} | {speed / 1e6:.1f} | {speed / peer:.2f} |" for name, speed in best.items())
    packages = ", ".join(f"{name} {version(name)}" for name in ("numba", "numpy", "open_spiel", "pgx", "jax"))
    return f"""# Speed of random play

Made by `make bench`. One core, whole random games with the fewest players a game allows, best of {ROUNDS} rounds in
which everybody has a turn. A step is one move of a player or of chance. Ratios travel between machines, speeds do not.

| who | million steps/s | times OpenSpiel's Pig |
|---|---:|---:|
{rows}

## Whole games of bots

On one core, with the fewest players: what a search can try out in a second if it plays on with such a bot.

| game | bot | games/s |
|---|---|---:|
{tried}

## The start, and two threads

A whole `croupier simulate pig` takes {started:.2f} s once everything is compiled, the best of {STARTS}. Two threads
beside one, random play by turns, the best of {ROUNDS} rounds; two cores that nobody else uses are needed.

| game | games | one thread, million steps/s | two | ratio |
|---|---:|---:|---:|---:|
{chr(10).join(beside)}

Python {platform.python_version()}, {packages}, {platform.machine()}.
"""


if __name__ == "__main__":
    main()
