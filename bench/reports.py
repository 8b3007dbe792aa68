"""Makes the standard report of every game, or of those that are named, and puts it into its folder.

    python bench/reports.py [GAME …] [--games N] [--sample N] [--keep FOLDER]

It says how long each took, with what had to be compiled. `--keep` writes the figures as JSON into a folder, too, and
makes the page from there where they are already.
"""

import argparse
import time
from pathlib import Path

import msgspec

import croupier
from croupier.kernel.shelf import games
from croupier.lab.reports.making import GAMES, SAMPLE
from croupier.lab.reports.numbers import GameReport


def main() -> None:
    """Make them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=[game.id for game in games()], metavar="GAME")
    parser.add_argument("--games", type=int, default=GAMES, dest="count")
    parser.add_argument("--sample", type=int, default=SAMPLE)
    parser.add_argument("--keep", type=Path)
    said = parser.parse_args()
    for name in said.games:
        game, began = croupier.game(name), time.perf_counter()
        kept = said.keep and said.keep / f"{name}.json"
        if kept and kept.exists():
            found = msgspec.json.decode(kept.read_bytes(), type=GameReport)
        else:
            found = croupier.report(game, said.count, said.sample)
        if kept:
            kept.write_bytes(msgspec.json.encode(found))
        page = found.page()
        (game.folder / "report.html").write_text(page, encoding="utf-8")
        seconds = time.perf_counter() - began
        print(f"{game.facts.title}: {len(page.encode()) / 1000:.0f} kB in {seconds:.0f} s, {found.command}", flush=True)


if __name__ == "__main__":
    main()
