"""A few games in digest, to compare compiled with uncompiled play; run as a program it prints them."""

import hashlib
import sys

import numpy as np

from croupier.kernel.game import Game
from croupier.kernel.playout import drivers, new_tray

GAMES = 4
STEPS = 600


def digest(game: Game) -> list[str]:
    """One line per game: its players and bots, its steps, and the hash of the state it reached."""
    return [_one(game, number) for number in range(GAMES)]


def _one(game: Game, number: int) -> str:
    least, most = game.facts.seats
    players = least + number % (most - least + 1)
    bots = np.arange(number, number + players) % len(game.quick)
    setup = game.setup(players, first=number % players)
    tray = new_tray(setup, number)
    tray.states[0] = setup.lay_out()
    steps = drivers(game).play_out(tray, bots, STEPS)
    drawn = f"{int(tray.dice[:, 1].sum())} {int(tray.wits[:, 1].sum())}"
    return f"{players} {steps} {drawn} {hashlib.sha256(tray.states[0].tobytes()).hexdigest()}"


if __name__ == "__main__":
    print("\n".join(digest(Game(sys.argv[1]))))
