"""Games for two solved, and played out by their best bots: who begins wins as often as the solution says.

Every game for two that can be solved as it is usually played is, each in a process of its own, so that its memory is
its own; then its best bot plays itself: `--games` games, or as many as `--seconds` allow. `--write` keeps it in
solved.md.
"""

import argparse
import resource
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import croupier
from croupier.kernel.errors import CroupierError
from croupier.kernel.game import Game
from croupier.kernel.result import Result
from croupier.kernel.shelf import games
from croupier.kernel.simulating import usual_workers
from croupier.solvers.solution import Solution

RESULTS = Path(__file__).with_name("solved.md")
MEGABYTE = 1 << (20 if sys.platform == "darwin" else 10)


def played(game: Game, options: dict[str, str], most: int, seconds: float) -> Result:
    """The best bot against itself, until there are enough games or time is up: in one go, for it may remember turns."""
    setup = game.setup(2, options)
    croupier.simulate(setup, 1, "best")
    until = time.perf_counter() + seconds

    def told(games: int) -> None:
        if time.perf_counter() > until:
            raise KeyboardInterrupt

    try:
        return croupier.simulate(setup, most, "best", seed=1, progress=told)
    except croupier.Interrupted as broken_off:
        return broken_off.result


def line(name: str, most: int, seconds: float) -> str:
    """A game's row of the table, or nothing where only a smaller one can be solved, or one alone."""
    game = croupier.game(name)
    assert game.solving is not None
    setup, began = game.setup(2), time.perf_counter()
    try:
        solution = game.solving.solve(setup, lambda sweeps, moved, close: None)
    except CroupierError:
        return ""
    if not isinstance(solution, Solution):
        return ""
    solved_in = time.perf_counter() - began
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // MEGABYTE
    result = played(game, solution.options, most, seconds)
    agreed = ", ".join(f"{name} = {value}" for name, value in solution.options.items())
    cells = [game.facts.title, agreed, f"{solution.positions:,}", str(solution.sweeps), f"{solved_in:.0f} s"]
    cells += [f"{memory} MB", f"{solution.first:.6f} ± {solution.error:.0e}", f"{result.games:,}"]
    row = f"| {' | '.join([*cells, str(result.payoffs[0])])} |"
    print(row, file=sys.stderr, flush=True)
    return row


def main() -> None:
    """Solve, play, print, and keep it if asked to."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=float, default=1e6)
    words.add_argument("--seconds", type=float, default=float("inf"))
    words.add_argument("--write", action="store_true")
    args = words.parse_args()
    rows = []
    for game in games():
        if game.solving:
            with ProcessPoolExecutor(1, get_context("spawn")) as process:
                rows.append(process.submit(line, game.id, int(args.games), args.seconds).result())
    text = "\n".join(
        [
            "# Solved games, played out",
            "",
            "What `croupier solve` says of a game for two, and the share of who begins when its best bot plays itself,",
            "with the margin that 95 of 100 such simulations stay within. Memory is the most that the process had, one",
            "for each game.",
            f"`.venv/bin/python {' '.join(['bench/solved.py', *sys.argv[1:]])}` measures again, with {usual_workers()}"
            " threads here.",
            "",
            "| game | options | positions | sweeps | solved in | memory | who begins wins | games | of them it won |",
            "|---|---|---:|---:|---:|---:|---:|---:|---:|",
            *filter(None, rows),
            "",
        ]
    )
    print(text)
    if args.write:
        RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
