"""`croupier solve`: a game played as well as can be, by two or by one alone."""

import resource
import sys
import time
from math import log
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.status import Status

from croupier.kernel.errors import CroupierError, system
from croupier.kernel.game import Game
from croupier.kernel.options import option_texts
from croupier.kernel.setup import Setup
from croupier.kernel.shelf import find_game, games
from croupier.kernel.speech import reader_language
from croupier.solvers.solution import Alone, Chart, Solution

from .compiling import announce_compiling
from .lab import BROKEN_OFF
from .place import check_place
from .typed import to_json
from .words import BadCommand, digits, say

MEGABYTE = 1 << (20 if sys.platform == "darwin" else 10)
"""In what the system counts memory by: bytes on macOS, kilobytes elsewhere."""
LOOKED_BACK = 4
"""The sweeps whose pace tells how long the rest will take: the first ones alone are off by hours."""
MINUTE = 60


def solve_and_print(name: str, options: dict[str, str], edition: str, out: Path | None, chart: bool, json: bool) -> int:
    """Solve a game and print what it comes to; `out` keeps the chances."""
    game = find_game(name)
    if game.solving is None:
        raise BadCommand("not-solved", game=game.facts.title, known=[other.id for other in games() if other.solving])
    setup = game.setup(2, options, edition, 0)
    if out is not None:
        check_place(out)
    announce_compiling(game.facts.title)
    began = time.perf_counter()
    try:
        with Console(stderr=True).status(say("solving-begun")) as status:
            solution: Solution | Alone = game.solving.solve(setup, Progress(status).told)
    except CroupierError as error:
        raise error.of(game.folder) from None
    except MemoryError:
        raise BadCommand("no-memory", game=game.facts.title) from None
    except KeyboardInterrupt:
        sys.unraisablehook = lambda unraisable: None  # a compiler that is broken off leaves halves behind
        print(say("solved-nothing"), file=sys.stderr)
        return BROKEN_OFF
    seconds = time.perf_counter() - began
    if out is not None:
        _write(out, solution.tables)
    _print(setup, solution, seconds, chart, json)
    return 0


class Progress:
    """What is told of the sweeps while they go on."""

    def __init__(self, status: Status) -> None:
        self.status = status
        self.began = time.perf_counter()
        self.passed: list[tuple[float, float]] = []

    def told(self, sweeps: int, moved: float, close: float) -> None:
        """How far it has come, and how long the rest will take, once that can be told."""
        seconds = time.perf_counter() - self.began
        self.passed = [*self.passed[-LOOKED_BACK:], (seconds, moved)]
        left = seconds_left(self.passed, close) if sweeps > LOOKED_BACK else None
        text = "solving" if left is None else "solving-minutes" if left >= MINUTE else "solving-seconds"
        values = {"minutes": round((left or 0) / MINUTE), "left": round(left or 0)}
        told = {"moved": digits(f"{moved:.1g}"), "seconds": digits(f"{seconds:.0f}")}
        self.status.update(say(text, sweeps=sweeps, **told, **values))


def seconds_left(passed: list[tuple[float, float]], close: float) -> float | None:
    """How long until nothing moves by more than `close`, at the pace of the last sweeps; None if none shows."""
    (began, before), (now, moved) = passed[0], passed[-1]
    if not 0 < moved < before:
        return None
    return max(0.0, log(moved / close)) / log(before / moved) * (now - began)


def _print(setup: Setup, solution: Solution | Alone, seconds: float, chart: bool, json: bool) -> None:
    game = setup.game
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // MEGABYTE
    if json:
        options, edition = option_texts(setup.options) | solution.options, msgspec.to_builtins(setup.edition)
        found = {"first": solution.first} if isinstance(solution, Solution) else _figures(solution)
        told = {"game": game.id, "options": options, "edition": edition} | found
        told |= {"error": solution.error, "positions": solution.positions, "sweeps": solution.sweeps}
        charts = {"charts": msgspec.to_builtins(solution.charts)} if chart else {}
        print(to_json(told | {"seconds": seconds, "megabytes": memory} | charts))
        return
    texts = game.texts(reader_language())
    error = digits(f"{solution.error:.0e}")
    if isinstance(solution, Solution):
        print(say("solved-first", game=game.facts.title, chance=digits(f"{solution.first:.6f}"), error=error))
    else:
        print(say("solved-rolls", game=game.facts.title, rolls=digits(f"{solution.rolls:.6f}"), error=error))
        for bot, rolls in solution.bots.items():
            print(say("solved-bot", bot=bot, rolls=digits(f"{rolls:.6f}"), more=rolls / solution.rolls - 1))
    if solution.note:
        print(texts.say(solution.note))
    took = {"seconds": digits(f"{seconds:.1f}"), "memory": memory}
    print(say("solved-how", positions=solution.positions, sweeps=solution.sweeps, **took))
    for each in solution.charts if chart else ():
        print(f"\n{_markdown(game, each)}")


def _figures(solution: Alone) -> dict[str, object]:
    """What is sought, as data."""
    return {"rolls": solution.rolls, "bots": solution.bots}


def _markdown(game: Game, chart: Chart) -> str:
    """A chart as a table of Markdown."""
    texts = game.texts(reader_language())
    heads = [column if column.isdigit() else texts.say(f"chart-{column}") for column in chart.columns]
    lines = [heads, ["---:"] * len(heads), *chart.rows]
    said = say("solved-chart", chart=texts.say(f"chart-{chart.name}"))
    return "\n".join([said, "", *(f"| {' | '.join(line)} |" for line in lines)])


def _write(file: Path, tables: dict[str, NDArray[np.float64]]) -> None:
    """Write the chances, or say why that cannot be done."""
    try:
        with file.open("wb") as kept:
            if tables:
                np.savez_compressed(kept, allow_pickle=False, **tables)
    except OSError as error:
        raise BadCommand("not-written", file=str(file), why=system(error)) from None
