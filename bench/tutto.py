"""TUTTO's best bot for two, on the same dice from both seats, against itself with one thing changed.

As it is: against itself believing every deck whole, with the real deck, to see what counting cards is worth. With
`--chances`, a file of `croupier solve tutto --out`: against the solution itself, every card drawn from the whole deck.
"""

import argparse
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import croupier
from croupier.games.tutto.bots import best
from croupier.kernel.contract import Codes, Lore, State
from croupier.kernel.dice import Rng
from croupier.kernel.own import Own


@croupier.bot
def unheeding(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """The best bot, shown a deck from which no card is missing."""
    state.cards = 0
    return best(state, seat, moves, count, rng, lore)


def optimum(first: NDArray[np.float64], second: NDArray[np.float64], last: NDArray[np.float64]) -> Own:
    """The best bot with other chances than those it comes with: the solution's own."""

    @croupier.bot
    def optimum(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        if lore.first[0, 0] != first[0, 0]:
            for own in range(first.shape[0]):
                for other in range(first.shape[1]):
                    lore.first[own, other] = first[own, other]
                    lore.second[own, other] = second[own, other]
                for other in range(last.shape[1]):
                    lore.last[own, other] = last[own, other]
        return best(state, seat, moves, count, rng, lore)

    return optimum


def main() -> None:
    """Play until time is up, and print the share of the best bot as it comes."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--deals", type=float, default=1e6)
    words.add_argument("--seconds", type=float, default=float("inf"))
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--chances", type=Path)
    args = words.parse_args()
    other, options = unheeding, {"deck": "used-up"}
    if args.chances:
        with np.load(args.chances) as solved:
            other = optimum(*(solved[f"{turn}_in_turn"] for turn in ("first", "second", "last")))
        options = {"deck": "reshuffled"}
    until = time.monotonic() + args.seconds

    def told(games: int) -> None:
        if time.monotonic() > until:
            raise KeyboardInterrupt

    try:
        result = croupier.simulate(
            "tutto", int(args.deals), ["best", other], args.seed, paired=True, progress=told, options=options
        )
    except croupier.Interrupted as broken_off:
        result = broken_off.result
    print(f"{result.deals:,} deals from both seats, {other.__name__}: the share of best is {result.payoffs[0]}")


if __name__ == "__main__":
    main()
