"""Makes the pages of what the numbers say of every game, or of those that are named, in every language.

    python bench/reports.py [GAME …] [--anew] [--games N] [--sample N]

The figures are kept in the game's folder, in `report.json`: games are simulated only where that is not there yet, or
`--anew`. It says how long each took, with what had to be compiled.
"""

import argparse
import gzip
import time

import msgspec

import croupier
from croupier.kernel.languages import languages
from croupier.kernel.shelf import games
from croupier.lab.reports.making import GAMES, SAMPLE
from croupier.lab.reports.numbers import GameReport


def main() -> None:
    """Make them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=[game.id for game in games()], metavar="GAME")
    parser.add_argument("--anew", action="store_true")
    parser.add_argument("--games", type=int, default=GAMES, dest="count")
    parser.add_argument("--sample", type=int, default=SAMPLE)
    said = parser.parse_args()
    for name in said.games:
        game, began = croupier.game(name), time.perf_counter()
        kept = game.folder / "report.json"
        if said.anew or not kept.is_file():
            found = croupier.report(game, said.count, said.sample)
            kept.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
        else:
            found = msgspec.json.decode(kept.read_bytes(), type=GameReport)
        sizes = [_write(found, game, language) for language in languages()]
        seconds = time.perf_counter() - began
        told = f"{len(sizes)} pages of {sum(sizes) / len(sizes) / 1000:.1f} kB in {seconds:.0f} s"
        print(f"{game.facts.title}: {told}, {found.command}", flush=True)


def _write(report: GameReport, game: croupier.Game, language: str) -> int:
    """Write the page of a language, and say how many bytes it has."""
    page = gzip.compress(report.page(language).encode(), mtime=0)
    game.report_file(language).write_bytes(page)
    return len(page)


if __name__ == "__main__":
    main()
