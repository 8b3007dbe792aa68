"""How much more precise it is to play every deal from every seating than as many games with dice of their own.

The factor is that of the variances, below 1 where pairing helps: for the two best quick bots of each game, and for
the best against the same one that makes a move at random now and then. Where it is near 1, more deals are played.
`--write` keeps it in pairing.md.
"""

import argparse
from collections.abc import Callable
from math import sqrt
from pathlib import Path

import numpy as np

import croupier
from croupier.kernel.contract import Codes, Lore, Shares, State
from croupier.kernel.dice import Rng, below
from croupier.kernel.game import Game
from croupier.kernel.playout import WHOLE
from croupier.kernel.shelf import games
from croupier.kernel.simulating import BotName

RESULTS = Path(__file__).with_name("pairing.md")
ONE_IN = 20


def spread(game: Game, bots: list[BotName], deals: int, which: int, seed: int, paired: bool) -> tuple[float, float]:
    """The variance of what a bot has of a deal, and the variance of that figure."""
    heard: list[Shares] = []

    def hear(part: Codes) -> None:
        heard.append(part[:, :, which].mean(axis=1) / WHOLE)

    croupier.simulate(game, deals, bots, seed=seed, paired=paired, each=hear)
    shares = np.concatenate(heard)
    off = (shares - shares.mean()) ** 2
    return float(off.mean()), float(off.var()) / deals


def factor(game: Game, bots: list[BotName], deals: int) -> tuple[float, float] | None:
    """The variance of what is paired to that of as many games that are not, and its standard error; None of nothing."""
    paired, doubt = spread(game, bots, deals, 0, 1, paired=True)
    players = len(bots)
    seatings = [bots[-moved:] + bots[:-moved] for moved in range(players)]
    apart = [spread(game, seats, deals, n, 2 + n, paired=False) for n, seats in enumerate(seatings)]
    usual, usual_doubt = sum(one for one, _ in apart) / players, sum(one for _, one in apart) / players**2
    if not usual or not paired:
        return None
    found = players * paired / usual
    return found, found * sqrt(doubt / paired**2 + usual_doubt / usual**2)


def cell(game: Game, bots: list[BotName], deals: int, most: int) -> str:
    """The factor, from more and more deals as long as it cannot be told from 1."""
    while (found := factor(game, bots, deals)) and abs(found[0] - 1) < 3 * found[1] and deals < most:
        deals = min(most, 4 * deals)
    return f"{found[0]:.3f} ± {found[1]:.3f} ({deals:,})" if found else "–"


def lent(game: Game, name: str, hand: str, one_in: int | None = None) -> Callable[..., int]:
    """A bot of a game with the hand of another; it may make a move at random now and then."""
    usual, seldom = game.bots[name], one_in or 1

    @croupier.bot(pace=hand)
    def other(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        if seldom > 1 and below(rng, seldom) == 0:
            return int(moves[below(rng, count)])
        return usual(state, seat, moves, count, rng, lore)

    return other


def line(game: Game, deals: int, most: int) -> str:
    """A game's row of the table."""
    rising = [name for name in game.quick if name != game.practice]
    best, next_best = rising[-1], rising[-2]
    weaker: BotName = lent(game, next_best, best) if game.facts.realtime else next_best
    cells = [game.facts.title, next_best, best]
    for players in (2, 3):
        others: list[BotName] = [best] * (players - 1)
        can = game.facts.seats[0] <= players <= game.facts.seats[1]
        for one in (weaker, lent(game, best, best, ONE_IN)):
            cells.append(cell(game, [one, *others], deals, most) if can else "")
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Measure, print, and keep it if asked to."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--deals", type=int, default=10_000)
    words.add_argument("--most", type=int, default=160_000, help="deals where the factor is near 1")
    words.add_argument("--write", action="store_true")
    args = words.parse_args()
    text = "\n".join(
        [
            "# What pairing is worth",
            "",
            "How many times the variance of as many games with dice of their own a mean share has with `paired=True`:",
            "below 1 pairing is the more precise. Behind ± stands the factor's standard error, in brackets the deals:",
            f"{args.deals:,}, and up to {args.most:,} as long as the factor is within three standard errors of 1.",
            "At tables of two and three all seats but one are the best quick bot's. There plays the next best, in",
            f"real time with the hand of the best; or the best that makes one move in {ONE_IN} at random (careless).",
            "`.venv/bin/python bench/pairing.py --write` measures again.",
            "",
            "| game | bot | best | two: bot | two: careless | three: bot | three: careless |",
            "|---|---|---|---:|---:|---:|---:|",
            *(line(game, args.deals, args.most) for game in games()),
            "",
        ]
    )
    print(text)
    if args.write:
        RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
