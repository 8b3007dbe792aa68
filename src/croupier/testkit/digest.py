"""A few games in digest, to compare compiled with uncompiled play; run as a program it prints them."""

import hashlib
import sys

import numpy as np

from croupier.kernel.dice import new_rng
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.playout import drivers
from croupier.kernel.seats import MOST_SEATS

GAMES = 6
STEPS = 1500


def digest(game: Game) -> list[str]:
    """One line per game: its players and bots, its steps, and the hash of the state it reached."""
    return [_one(game, number) for number in range(GAMES)]


def _one(game: Game, number: int) -> str:
    least, most = game.facts.seats
    players = least + number % (most - least + 1)
    names = list(game.bots)
    bots = np.arange(number, number + MOST_SEATS) % len(names)
    match = Match(game, players)
    states = np.zeros(2, game.rules.LAYOUT)
    states[0] = match.state
    due = np.zeros(players, np.int64)
    moves = np.zeros(game.rules.MOST_MOVES, np.int64)
    dice, wits = new_rng(number), new_rng(number + 1)
    steps = drivers(game).play_out(
        states, dice, wits, bots, due, moves, game.lore(match.options, match.edition).copy(), STEPS
    )
    return f"{players} {steps} {int(dice[1])} {int(wits[1])} {hashlib.sha256(states[0].tobytes()).hexdigest()}"


if __name__ == "__main__":
    print("\n".join(digest(Game(sys.argv[1]))))
