"""Lighthouse on the pages of a house, as a phone with a slow line and a slow processor loads them.

Home, an invitation, and a table of every game that has a board, in the middle of its first turn. Each page is loaded
several times, with an empty cache; the best load counts. `--write` keeps it in web-results.md.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

from browser.guests import CHROMIUM
from croupier.kernel.shelf import games
from house.houses import Process, sqlite_in
from house.people import Json, lay_out

HERE = Path(__file__).with_name("web")
RESULTS = Path(__file__).with_name("web-results.md")
CATEGORIES = ("performance", "accessibility", "best practices", "SEO")
ENOUGH = 95


class Measured(msgspec.Struct, frozen=True):
    """What one load has found."""

    name: str
    scores: tuple[int, int, int, int]
    figures: tuple[float, float, float, float]
    """Milliseconds to the first and the largest paint and of blocking, and how much moved."""
    wrong: list[str]
    """What Lighthouse finds fault with."""


def held(keys: Json, game: str) -> list[Json]:
    """The keys of a table as a browser keeps them."""
    return [{"table": keys["table"], "game": game, "tokens": list(keys["seats"].values()), "at": 1}]


def pages(house: str) -> list[Json]:
    """What is measured, and how to tell that it is there."""
    invitation = lay_out(house, "pig", "person", "open")["table"]
    found: list[Json] = [
        {"name": "home", "path": "/", "held": [], "awaits": "article"},
        {"name": "invitation", "path": f"/tables/{invitation}", "held": [], "awaits": ".waiting"},
    ]
    for game in games():
        if (game.folder / "web" / "Board.svelte").exists():
            keys = lay_out(house, game.id, "person", "casual", first=1)
            table = {"name": game.facts.title, "path": f"/tables/{keys['table']}", "awaits": ".board button"}
            found.append({**table, "held": held(keys, game.id)})
    return found


def measure(house: str, wanted: list[Json]) -> list[Measured]:
    """One run over all pages."""
    order = json.dumps({"chromium": CHROMIUM, "house": house, "pages": wanted})
    done = subprocess.run(["node", str(HERE / "measure.js")], input=order, capture_output=True, text=True, check=True)
    return [msgspec.json.decode(line, type=Measured) for line in done.stdout.splitlines()]


def report(runs: list[list[Measured]]) -> str:
    """The best loads as a table."""
    version = json.loads((HERE / "node_modules" / "lighthouse" / "package.json").read_text(encoding="utf-8"))["version"]
    lines = [
        "# The pages on a phone",
        "",
        f"Lighthouse {version} with its phone profile (a slow line, a processor slowed down four times) in Chromium's",
        "headless shell: the same engine, but on few cores a whole browser takes turns with the page to draw itself.",
        f"Python {platform.python_version()}, {os.cpu_count()} cores. Each page is loaded {len(runs)} times with an",
        "empty cache, and the best load counts: whatever else the machine does only slows it down. Scores go to 100.",
        "`make bench-web` measures again.",
        "",
        f"| page | {' | '.join(CATEGORIES)} | first paint | largest paint | blocking | shift |",
        f"|---|{'---:|' * 8}",
    ]
    for one in best(runs):
        first, largest, blocked, shift = one.figures
        figures = f"{first / 1000:.1f} s | {largest / 1000:.1f} s | {blocked:.0f} ms | {shift:.3f}"
        lines.append(f"| {one.name} | {' | '.join(map(str, one.scores))} | {figures} |")
    return "\n".join(lines) + "\n"


def best(runs: list[list[Measured]]) -> list[Measured]:
    """The best load of each page."""
    return [max(loads, key=lambda one: one.scores) for loads in zip(*runs, strict=True)]


def main() -> None:
    """Measure, print, and keep it if asked to; a fault or a low score ends with an error."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--runs", type=int, default=5)
    words.add_argument("--write", action="store_true")
    args = words.parse_args()
    with tempfile.TemporaryDirectory() as folder, Process(sqlite_in(Path(folder)), Path(folder)) as house:
        wanted = pages(house.url)
        runs = [measure(house.url, wanted) for _ in range(args.runs)]
    text = report(runs)
    print(text)
    if args.write:
        RESULTS.write_text(text, encoding="utf-8")
    low = [one for one in best(runs) if one.wrong or min(one.scores) < ENOUGH]
    if low:
        sys.exit("; ".join(f"{one.name}: {', '.join(one.wrong) or 'a low score'}" for one in low))


if __name__ == "__main__":
    main()
