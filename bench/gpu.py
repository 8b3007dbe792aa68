r"""Steps per second of random play on a GPU, beside pgx (JAX) on the same card, and whether they are the CPU's games.

    python bench/gpu.py [--write] [--out FILE] [--seconds 530]

`--write` keeps the page in gpu.md, `--out` in any file. Everything is compiled first, by as many processes as there are
cores; `--seconds` bounds the whole. What is missing then, or differs, is named, and the exit status is 1.
`--tune GAME` tries sizes of blocks and numbers of registers instead.

All it needs is a Python with the packages, and what CUDA brings. For a machine that reaches no package index, fetch
them where one is reached, for that machine's Python, carry the folder over, and install from it alone:

    pip download -d wheels --python-version 3.12 --only-binary :all: 'numba-cuda[cu13]>=0.30,<0.31' pgx 'jax[cuda13]' \
        babel fluent.runtime msgspec numba numpy openskill platformdirs prompt-toolkit rich typer
    pip install --no-index --find-links wheels 'numba-cuda[cu13]' pgx 'jax[cuda13]' babel fluent.runtime msgspec ...
    PYTHONPATH=src python bench/gpu.py --out gpu.md

What is there already (CUDA's toolkit, JAX) can be left out; without pgx and JAX only those rows are missing.
"""

import argparse
import importlib
import os
import platform
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median

import croupier
from croupier.kernel import device
from croupier.kernel.errors import BadOption
from croupier.kernel.game import Game
from croupier.kernel.shelf import find_game, games

RESULTS = Path(__file__).with_suffix(".md")
SECONDS = 530.0
"""For all of it."""
OURS, PEER = 20.0, 45.0
"""Seconds that are kept for the speed of each game, and of each of the peer's."""
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
MISSING = "missing: not done in time"


def tables() -> list[tuple[Game, str]]:
    """Every game with every bot that answers at once: `random`, whose speed counts, then those slowest to compile."""
    found = [(game, bot) for game in games() for bot in game.quick]
    return sorted(found, key=lambda each: (each[1] != each[0].quick[0], -each[0].quick.index(each[1])))


def bots_of(game: Game, bot: str) -> list[str]:
    """A bot on the first seat, `random` on the others."""
    return [bot, *["random"] * (game.facts.seats[0] - 1)]


def itself(*words: str, until: float) -> str:
    """What this program says in another process, or why it said nothing."""
    seconds = until - time.monotonic()
    if seconds <= 0:
        return MISSING
    try:
        done = subprocess.run(
            [sys.executable, __file__, *words], capture_output=True, text=True, check=False, timeout=seconds
        )
    except subprocess.TimeoutExpired:
        return MISSING
    failed = f"missing: {(done.stderr.strip() or '?').splitlines()[-1]}"
    return done.stdout.strip() if done.returncode == 0 else failed


def ready(game: Game) -> str:
    """Compile what the CPU plays the game's tables with, once for all of them."""
    croupier.simulate(game, 1, bots_of(game, game.quick[-1]), paired=True)
    return "ready"


def same(game: Game, bot: str) -> str:
    """Whether a table's games on the GPU are those of the CPU."""
    bots, deals = bots_of(game, bot), COMPARED.get(bot, FEW)
    there = croupier.simulate(game, deals, bots, seed=9, paired=True, device="cuda")
    here = croupier.simulate(game, deals, bots, seed=9, paired=True)
    return f"the same {here.games:,}" if here.sums == there.sums else f"differ: {here.sums} and {there.sums}"


def compare_all(until: float) -> dict[tuple[str, str], str]:
    """Compile and compare every table, each in a process of its own."""
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        for game in games():
            pool.submit(itself, "--ready", game.id, until=until)
        begun = {(game.id, bot): pool.submit(itself, "--same", game.id, bot, until=until) for game, bot in tables()}
        return {table: told.result() for table, told in begun.items()}


def speed(game: Game) -> str:
    """Steps per second of random play: the best of some rounds, and the middle one."""
    bots, count = bots_of(game, "random"), 1 << 16
    croupier.simulate(game, count, bots, device="cuda")  # loads the kernel
    result = croupier.simulate(game, count, bots, device="cuda")
    while result.seconds < LASTS / 4 and count < 1 << 31:
        count *= 4
        result = croupier.simulate(game, count, bots, device="cuda")
    count = min(1 << 32, int(count * LASTS / result.seconds))
    rounds = [croupier.simulate(game, count, bots, seed=seed, device="cuda") for seed in range(ROUNDS)]
    return _told([each.steps_per_second for each in rounds])


def peer(name: str) -> str:
    """Steps per second of a game of pgx, likewise."""
    run = importlib.import_module("speed").pgx_game(name, PEERS[name])
    run()
    rounds = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        steps = run()
        rounds.append(steps / (time.perf_counter() - began))
    return _told(rounds)


def _told(speeds: list[float]) -> str:
    return f"{max(speeds) / 1e6:,.0f} | {median(speeds) / 1e6:,.0f}"


def tune(game: Game) -> None:
    """Print what sizes of blocks and numbers of registers do."""
    for registers in LIMITS:
        for threads in BLOCKS:
            device.REGISTERS, device.THREADS = registers, threads
            print(f"{game.id} registers {registers} threads {threads}: {speed(game)} million steps/s", flush=True)


def card() -> str:
    """The GPU that everything ran on."""
    from numba import cuda

    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def report(seconds: float) -> str:
    """Everything as a page."""
    until = time.monotonic() + seconds
    compared = compare_all(until - OURS * len(games()) - PEER * len(PEERS))
    speeds = {f"croupier {game.id}": itself("--speed", game.id, until=until - PEER) for game in games()}
    speeds |= {f"pgx {name}": itself("--peer", name, until=until) for name in PEERS}
    rows = [f"| {who} | {told if '|' in told else f'{told} |'} |" for who, told in speeds.items()]
    tables = [f"| {game} | {bot} | {told} |" for (game, bot), told in sorted(compared.items())]
    return "\n".join([
        "# Speed of random play on a GPU",
        "",
        f"Made by `make bench-gpu` on one {card()}: whole random games with the fewest players a game allows, the best",
        f"and the middle one of {ROUNDS} rounds. A step is one move of a player or of chance.",
        "",
        "| who | million steps/s | middle round |",
        "|---|---:|---:|",
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
        f"Python {platform.python_version()}, {', '.join(_packages())}, {platform.machine()}.",
        "",
    ])  # fmt: skip


def _packages() -> Iterator[str]:
    for name in ("numba", "numba-cuda", "numpy", "pgx", "jax"):
        try:
            yield f"{name} {version(name)}"
        except PackageNotFoundError:
            yield f"no {name}"


def main() -> None:
    """Measure and compare, or do what another process of this program asks for."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--write", action="store_true")
    words.add_argument("--out", type=Path)
    words.add_argument("--seconds", type=float, default=SECONDS)
    words.add_argument("--tune", metavar="GAME")
    words.add_argument("--ready")
    words.add_argument("--same", nargs=2)
    words.add_argument("--speed")
    words.add_argument("--peer")
    given = words.parse_args()
    if given.peer:
        os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
        print(peer(given.peer))
        return
    if given.ready:
        print(ready(find_game(given.ready)))
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
        text = report(given.seconds)
        print(text)
        for file in [RESULTS] * given.write + [given.out] * bool(given.out):
            file.write_text(text, encoding="utf-8")
        if wrong := [row for row in text.splitlines() if "| missing" in row or "| differ" in row]:
            sys.exit("\n".join(["bench/gpu.py: these rows are missing, or differ:", *wrong]))


if __name__ == "__main__":
    main()
