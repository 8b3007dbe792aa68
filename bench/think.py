"""What a search adds to the best head of FINI! where hands are equal, and how long one decision takes.

It plays on with that head and its hand until about the end of a duel, where chips and points say who stands better.
"""

import argparse
import time

import numpy as np

import croupier
from croupier.bots.search import searching
from croupier.kernel.contract import Bot, Shares, State
from croupier.kernel.game import Game
from croupier.kernel.rule import rule
from croupier.kernel.seats import CHANCE

DUEL = 20
"""Steps that a duel takes, about."""
MOST_LEAD = 100.0
DECISIONS = 60


@rule
def lead(state: State, shares: Shares) -> None:
    """Chips and points beyond the opponent's, as a share."""
    ahead = state.score[0] + state.chips[0] - state.score[1] - state.chips[1]
    shares[0] = 0.5 + ahead / MOST_LEAD
    shares[1] = 1.0 - shares[0]


def taken(game: Game, bot: Bot) -> list[float]:
    """Milliseconds of some decisions, one seat after the other."""
    match, rng, spent = croupier.Match(game.setup(2)), croupier.new_rng(1), list[float]()
    while len(spent) < DECISIONS:
        seats = [seat for seat in match.seats if seat != CHANCE]
        if not seats:
            match.roll(rng)
            continue
        seat = seats[len(spent) % len(seats)]
        began = time.perf_counter()
        move = match.ask(seat, bot, rng)
        spent.append((time.perf_counter() - began) * 1000)
        match.play(seat, move)
    return spent[1:]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, nargs="+", default=[500, 2000])
    parser.add_argument("--deals", type=int, default=25)
    given = parser.parse_args()
    game = croupier.game("fini")
    best = game.levels["best"]
    for steps in given.steps:
        bot = searching(game.rules, game.bots[best], steps, worth=lead, far=DUEL)
        spent = taken(game, bot)
        share = croupier.simulate(game, given.deals, [bot, best], seed=31, paired=True).payoffs[0]
        print(f"{steps} steps, {np.median(spent):.1f} ms, at most {max(spent):.1f}: {share} against {best}", flush=True)


if __name__ == "__main__":
    main()
