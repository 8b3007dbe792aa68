"""How much more precise it is to play every deal from every seating than as many games with dice of their own.

The factor is that of the variances, below 1 where pairing helps: for two bots of each game, and for its best bot
against the same one that makes a move at random now and then. `--write` keeps it in pairing.md.
"""

import argparse
from collections.abc import Callable
from math import sqrt
from pathlib import Path

import croupier
from croupier.kernel.contract import Codes, Lore, State
from croupier.kernel.dice import Rng, below
from croupier.kernel.game import Game
from croupier.kernel.playout import WHOLE
from croupier.kernel.result import Result
from croupier.kernel.shelf import games
from croupier.kernel.simulating import BotName

RESULTS = Path(__file__).with_name("pairing.md")
ONE_IN = 20


def variance(result: Result, which: int) -> float:
    """Of the mean share of one bot."""
    whole, deals = WHOLE * result.seatings, result.deals
    mean = result.sums.shares[which] / whole / deals
    return (result.sums.share_squares[which] / whole**2 / deals - mean**2) / deals


def factor(game: Game, bots: list[BotName], deals: int) -> float | None:
    """The variance of what is paired to that of as many games that are not; None where nothing varies."""
    paired = variance(croupier.simulate(game, deals, bots, seed=1, paired=True), 0)
    players = len(bots)
    seatings = [bots[-moved:] + bots[:-moved] for moved in range(players)]
    apart = [variance(croupier.simulate(game, deals, seats, seed=2 + n), n) for n, seats in enumerate(seatings)]
    usual = sum(apart) / players**2
    return paired / usual if usual else None


def careless(game: Game, name: str) -> Callable[..., int]:
    """A bot of a game that makes one move in twenty at random."""
    usual = game.bots[name]

    @croupier.bot(pace=name)
    def noisy(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        if below(rng, ONE_IN) == 0:
            return int(moves[below(rng, count)])
        return usual(state, seat, moves, count, rng, lore)

    return noisy


def line(game: Game, deals: int) -> str:
    """A game's row of the table."""
    rising = [name for name in game.quick if name != game.practice]
    best, next_best = rising[-1], rising[-2]
    cells = [next_best, best]
    for players in (2, 3):
        if game.facts.seats[0] <= players <= game.facts.seats[1]:
            others: list[BotName] = [best] * (players - 1)
            pairs: list[list[BotName]] = [[next_best, *others], [careless(game, best), *others]]
            cells += [f"{found:.2f}" if (found := factor(game, bots, deals)) else "–" for bots in pairs]
        else:
            cells += ["", ""]
    return f"| {game.facts.title} | {' | '.join(cells)} |"


def main() -> None:
    """Measure, print, and keep it if asked to."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--deals", type=int, default=10_000)
    words.add_argument("--write", action="store_true")
    args = words.parse_args()
    text = "\n".join(
        [
            "# What pairing is worth",
            "",
            "Variance with `paired=True` to that of as many games with dice of their own,",
            f"{args.deals:,} deals each; below 1 pairing is the more precise. For a game's two best quick bots, and",
            f"for its best against itself with one move in {ONE_IN} made at random; at tables of two and three, where",
            "all others are the best. – where one always wins. The standard error of a figure is about",
            f"{sqrt(4 / args.deals):.2f} of it, as for normal deals.",
            "`.venv/bin/python bench/pairing.py --write` measures again.",
            "",
            "| game | bot | best | two: bot | two: careless | three: bot | three: careless |",
            "|---|---|---|---:|---:|---:|---:|",
            *(line(game, args.deals) for game in games()),
            "",
        ]
    )
    print(text)
    if args.write:
        RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
