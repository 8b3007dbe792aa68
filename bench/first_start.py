"""From the click to the board where nothing was ever compiled, for every game; `--write` keeps it in first-start.md.

Each game has a house of its own with an empty cache, run from the wheel, and is asked for as soon as the door is open.
"""

import argparse
import os
import platform
import subprocess
import sys
import tempfile
import time
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from croupier import __version__
from croupier.kernel.caching import CACHE
from croupier.kernel.game import Game
from croupier.kernel.shelf import games
from house.houses import Process, sqlite_in
from house.people import Person, at_tables, lay_out

RESULTS = Path(__file__).with_name("first-start.md")
LONGEST = 600
"""Seconds that a game may take to be compiled."""


class Start(NamedTuple):
    """A first start, in seconds; memory in megabytes."""

    door: float
    board: float
    compiled: float
    memory: float


def installed(folder: Path) -> Path:
    """The wheel, built and installed into a folder."""
    words = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--no-compile", "--target", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "install", *words, str(Path(__file__).parent.parent)], check=True)
    return folder


def first_start(game: Game, site: Path) -> Start:
    """Open a house, click on a game, and wait until that is compiled."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        env = os.environ | {CACHE: str(folder / "cache"), "PYTHONPATH": os.pathsep.join([str(site), *sys.path])}
        began = time.perf_counter()
        with Process(sqlite_in(folder), folder, env=env, warm=True) as house:
            opened = time.perf_counter()
            at_tables(board(house, game))
            shown = time.perf_counter()
            while not list(folder.glob(f"cache/{game.id}-*/compiled-*")):
                if time.perf_counter() - shown > LONGEST:
                    raise TimeoutError(f"{game.id} was not compiled within {LONGEST} s")
                time.sleep(0.05)
            ready = time.perf_counter()
            return Start(opened - began, shown - opened, ready - opened, house.memory())


async def board(house: Process, game: Game) -> None:
    """Lay out a table with the best bot and see its board."""
    chairs = ["person", *[list(game.bots)[-1]] * (game.facts.seats[0] - 1)]
    keys = lay_out(house.url, game.id, *chairs)
    person = await Person(house.url, keys["table"], [keys["seats"]["1"]]).come()
    assert person.last["views"], person.last


def report(starts: dict[Game, Start]) -> str:
    """All of them as a page."""
    rows = "\n".join(
        f"| {game.facts.title} | {start.door:.1f} | {start.board:.2f} | {start.compiled:.0f} | {start.memory:.0f} |"
        for game, start in starts.items()
    )
    packages = ", ".join(f"{name} {version(name)}" for name in ("numba", "llvmlite", "numpy"))
    return f"""# The first start

Made by `make bench-first`: for each game a house of its own, run from the installed wheel, that finds nothing compiled,
asked for a table with the best bot as soon as its door is open. *Door* is from the start of the process to the open
door, *board* from the click to the first view of the table. Rules run as plain Python until another process has
compiled them; *compiled* is when it had done so, counted from the click. All in seconds; *memory* is that of the house
in megabytes at that moment. Meanwhile the house has the other games compiled as well, one after the other.

| game | door | board | compiled | memory |
|---|---:|---:|---:|---:|
{rows}

Croupier {__version__}, Python {platform.python_version()}, {packages}; {os.cpu_count()} cores, {platform.system()}
{platform.machine()}, load when it ended {os.getloadavg()[0]:.1f}.
"""


def main() -> None:
    """Every game, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="only these")
    parser.add_argument("--write", action="store_true", help="keep the result")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        site = installed(Path(place))
        asked = [game for game in games() if not args.games or game.id in args.games]
        text = report({game: first_start(game, site) for game in asked})
    print(text)
    if args.write:
        RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
