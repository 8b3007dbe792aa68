"""Steps per second of random play on a GPU, beside pgx (JAX) on the same card, and whether they are the CPU's games.

`--write` keeps it in gpu.md. Everything is compiled first, by as many processes as there are cores; what is not done
in time is said so. `--tune GAME` tries sizes of blocks and numbers of registers instead.
"""

import argparse
import importlib
import os
import platform
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

import croupier
from croupier.kernel import device
from croupier.kernel.errors import BadOption
from croupier.kernel.game import Game
from croupier.kernel.shelf import find_game, games

RESULTS = Path(__file__).with_suffix(".md")
ALLOWED = 240.0
"""Seconds for compiling everything."""
LASTS = 2.0
"""Seconds that a measurement should last."""
ROUNDS = 3
COMPARED = {"random": 20_000}
"""Deals that are compared, by bot."""
FEW = 500
"""Of any other bot."""
PEERS = {"tic_tac_toe": 1 << 18, "2048": 1 << 16, "backgammon": 1 << 15}
"""Games of pgx, and how many boards at once."""
BLOCKS, LIMITS = (64, 128, 256), (64, 96, 128, None)


def tables() -> list[tuple[Game, str]]:
    """Every game with every bot that answers at once, those that are slowest to compile first."""
    found = [(game, bot) for game in games() for bot in game.quick]
    return sorted(found, key=lambda each: -each[0].quick.index(each[1]))


def bots_of(game: Game, bot: str) -> list[str]:
    """A bot on the first seat, `random` on the others."""
    return [bot, *["random"] * (game.facts.seats[0] - 1)]


def itself(*words: str, seconds: float) -> str:
    """What this program says in another process; "" where it did not come to an end in time."""
    try:
        done = subprocess.run(
            [sys.executable, __file__, *words], capture_output=True, text=True, check=False, timeout=max(1.0, seconds)
        )
    except subprocess.TimeoutExpired:
        return ""
    return done.stdout.strip() if done.returncode == 0 else f"failed: {(done.stderr.strip() or '?').splitlines()[-1]}"


def same(game: Game, bot: str) -> str:
    """Whether a table's games on the GPU are those of the CPU."""
    bots, deals = bots_of(game, bot), COMPARED.get(bot, FEW)
    there = croupier.simulate(game, deals, bots, seed=9, paired=True, device="cuda")
    here = croupier.simulate(game, deals, bots, seed=9, paired=True)
    return f"the same {here.games:,}" if here.sums == there.sums else f"differ: {here.sums} and {there.sums}"


def compare_all() -> dict[tuple[str, str], str]:
    """Compile and compare every table, each in a process of its own."""
    until = time.monotonic() + ALLOWED
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        begun = {
            (game.id, bot): pool.submit(
                lambda words: itself(*words, seconds=until - time.monotonic()), ("--same", game.id, bot)
            )
            for game, bot in tables()
        }
        return {table: told.result() or "not compiled in time" for table, told in begun.items()}


def speed(game: Game) -> float:
    """Steps per second of random play: the best of some rounds."""
    bots, count = bots_of(game, "random"), 1 << 16
    result = croupier.simulate(game, count, bots, device="cuda")
    while result.seconds < LASTS / 4 and count < 1 << 31:
        count *= 4
        result = croupier.simulate(game, count, bots, device="cuda")
    count = min(1 << 32, int(count * LASTS / result.seconds))
    rounds = [croupier.simulate(game, count, bots, seed=seed, device="cuda") for seed in range(ROUNDS)]
    return max(each.steps_per_second for each in rounds)


def peer(name: str) -> float:
    """Steps per second of a game of pgx."""
    run = importlib.import_module("speed").pgx_game(name, PEERS[name])
    run()
    best = 0.0
    for _ in range(ROUNDS):
        began = time.perf_counter()
        steps = run()
        best = max(best, steps / (time.perf_counter() - began))
    return best


def tune(game: Game) -> None:
    """Print what sizes of blocks and numbers of registers do."""
    for registers in LIMITS:
        for threads in BLOCKS:
            device.REGISTERS, device.THREADS = registers, threads
            print(
                f"{game.id} registers {registers} threads {threads}: {speed(game) / 1e6:,.0f} million steps/s",
                flush=True,
            )


def card() -> str:
    """The GPU that everything ran on."""
    from numba import cuda

    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def report() -> str:
    """Everything as a page."""
    compared = compare_all()
    ours = {game.id: itself("--speed", game.id, seconds=60) for game in games()}
    peers = {name: itself("--peer", name, seconds=90) for name in PEERS}
    rows = [f"| {who} | {_millions(told)} |" for who, told in _named("croupier", ours) + _named("pgx", peers)]
    tables = [f"| {game} | {bot} | {told} |" for (game, bot), told in sorted(compared.items())]
    packages = ", ".join(f"{name} {version(name)}" for name in ("numba", "numba-cuda", "numpy", "pgx", "jax"))
    return "\n".join([
        "# Speed of random play on a GPU",
        "",
        f"Made by `make bench-gpu` on one {card()}: whole random games with the fewest players a game",
        f"allows, the best of {ROUNDS} rounds. A step is one move of a player or of chance.",
        "",
        "| who | million steps/s |",
        "|---|---:|",
        *rows,
        "",
        "## The games of the CPU",
        "",
        "A bot on the first seat, `random` on the others, every deal from every seating: are all sums the same?",
        "",
        "| game | bot | games |",
        "|---|---|---|",
        *tables,
        "",
        f"Python {platform.python_version()}, {packages}, {platform.machine()}.",
        "",
    ])  # fmt: skip


def _named(whose: str, told: dict[str, str]) -> list[tuple[str, str]]:
    return [(f"{whose} {name}", said) for name, said in told.items()]


def _millions(said: str) -> str:
    try:
        return f"{float(said) / 1e6:,.0f}"
    except ValueError:
        return said or "not done in time"


def main() -> None:
    """Measure and compare, or do what another process of this program asks for."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--write", action="store_true")
    words.add_argument("--tune", metavar="GAME")
    words.add_argument("--same", nargs=2)
    words.add_argument("--speed")
    words.add_argument("--peer")
    given = words.parse_args()
    if given.peer:
        os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
        print(peer(given.peer))
        return
    try:
        device.check_device("cuda", alone=True)
    except BadOption as error:
        sys.exit(f"bench/gpu.py: {error}")
    if given.same:
        print(same(find_game(given.same[0]), given.same[1]))
    elif given.speed:
        print(speed(find_game(given.speed)))
    elif given.tune:
        tune(find_game(given.tune))
    else:
        text = report()
        print(text)
        if given.write:
            RESULTS.write_text(text, encoding="utf-8")
        if "differ" in text or "failed" in text:
            sys.exit(1)


if __name__ == "__main__":
    main()
