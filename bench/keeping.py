"""How much longer a simulation takes that keeps a row for every game.

On one core, by turns, the best of several rounds.
"""

import tempfile
from pathlib import Path

import croupier
from croupier.kernel.game import Game
from croupier.kernel.shelf import games

ROUNDS = 5
WANTED = 1.0
"""Seconds that it should take without."""


def seconds(game: Game, count: int, keep: Path | None = None) -> float:
    """How long so many games take."""
    return croupier.simulate(game, count, game.quick[0], workers=1, keep=keep).seconds


def line(game: Game, file: Path) -> str:
    """A game's row of the table."""
    seconds(game, 10), seconds(game, 10, file)
    count = 1000
    while (taken := seconds(game, count)) < WANTED / 2:
        count = int(count * min(10.0, WANTED / taken))
    rounds = [(seconds(game, count), seconds(game, count, file)) for _ in range(ROUNDS)]
    without, kept = (min(each) for each in zip(*rounds, strict=True))
    return f"| {game.facts.title} | {count:,} | {without:.2f} | {kept:.2f} | {kept / without:.2f} |"


def main() -> None:
    """Print the table."""
    print("| game | games | seconds | with rows kept | ratio |", "|---|---|---|---|---|", sep="\n")
    with tempfile.TemporaryDirectory() as folder:
        for game in games():
            print(line(game, Path(folder) / "games.parquet"), flush=True)


if __name__ == "__main__":
    main()
