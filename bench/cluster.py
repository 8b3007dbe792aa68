"""How much faster two workers of a cluster are than one, each a process of one thread on this machine.

The same games on one worker and on two, by turns, the best of several rounds. `--write` keeps it in cluster.md.
It needs two cores that nobody else uses: the scheduler and whoever asked take a little of them, too.
"""

import argparse
from pathlib import Path

from distributed import Client, LocalCluster

import croupier
from croupier.kernel.game import Game
from croupier.kernel.shelf import games

RESULTS = Path(__file__).with_name("cluster.md")
ROUNDS = 3
TRIED = 2_000
"""Games that say how many take long enough."""


def seconds(game: Game, count: int, client: Client) -> float:
    """How long so many games take on the workers of a client."""
    bots = [game.quick[0]] * game.facts.seats[0]
    return croupier.simulate(game, count, bots, client=client).seconds


def line(game: Game, one: Client, two: Client, wanted: float) -> str:
    """A game's row of the table."""
    for client in (one, two):
        seconds(game, TRIED, client)
    count = TRIED
    while (taken := seconds(game, count, one)) < wanted / 2:
        count = int(count * min(10.0, wanted / taken))
    rounds = [(seconds(game, count, one), seconds(game, count, two)) for _ in range(ROUNDS)]
    alone, together = (min(each) for each in zip(*rounds, strict=True))
    return f"| {game.facts.title} | {count:,} | {alone:.1f} | {together:.1f} | {alone / together:.2f} |"


def main() -> None:
    """Print the table, and keep it if wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=["pig", "tutto"], help="the games to play")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long one worker should take")
    parser.add_argument("--write", action="store_true", help="keep the table in cluster.md")
    given = parser.parse_args()
    workers = {"threads_per_worker": 1, "processes": True, "dashboard_address": "127.0.0.1:0"}
    with (
        LocalCluster(n_workers=1, **workers) as alone,
        LocalCluster(n_workers=2, **workers) as together,
        Client(alone, set_as_default=False) as one,
        Client(together, set_as_default=False) as two,
    ):
        lines = [line(game, one, two, given.seconds) for game in games() if game.id in given.games]
    told = "\n".join(
        [
            "# Two workers beside one",
            "",
            f"Seconds for the same games, the best of {ROUNDS} rounds; each worker is a process of one thread.",
            "`.venv/bin/python bench/cluster.py --write` measures again.",
            "",
            "| game | games | one worker | two workers | ratio |",
            "|---|---|---|---|---|",
            *lines,
        ]
    )
    print(told)
    if given.write:
        RESULTS.write_text(told + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
