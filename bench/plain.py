"""A bot of a game against the plain search that any game has: all moves tried out with a bot, no advice of the game's.

The plain search takes `--steps` of the game for each choice, as many as a bot that searches itself (FINISH LINE's
`sharp`) unless it is told how many. Games are numbered, so that a long comparison can be made in parts: `--first` of
the next one is where this one ended.
"""

import argparse
import time

import croupier
from croupier.bots.search import searching
from croupier.kernel.own import Own


def plain(name: str, policy: str, steps: int) -> Own:
    """The plain search with a bot of the game that plays on."""
    game = croupier.game(name)
    guess = getattr(game.valuing, "guess", None)
    return croupier.bot(searching(game.rules, game.bots[policy], steps, guessing=guess))


def main() -> None:
    """Play, and print the share of the best bot as it comes."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("game")
    words.add_argument("--bot", default="best")
    words.add_argument("--policy", default="casual", help="who plays on in the plain search")
    words.add_argument("--steps", type=int, help="for each choice of the plain search")
    words.add_argument("--deals", type=int, default=1250)
    words.add_argument("--first", type=int, default=0)
    args = words.parse_args()
    began = time.perf_counter()

    def told(games: int) -> None:
        print(f"{time.perf_counter() - began:.0f} s, {games} more games", flush=True)

    steps = args.steps or getattr(croupier.game(args.game).bots[args.bot], "steps", 150_000)
    bots = [args.bot, plain(args.game, args.policy, steps)]
    found = croupier.simulate(args.game, args.deals, bots, seed=3, paired=True, first_game=args.first, progress=told)
    print(f"{args.game}: {args.bot} has {found.payoffs[0]} of {found.games:,} games, deals {args.first} on")


if __name__ == "__main__":
    main()
