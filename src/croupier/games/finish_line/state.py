"""The record of a game of FINISH LINE, and what the table waits for."""

from enum import IntEnum

import numpy as np

from croupier.kernel.layout import layout

from .betting import LINES, SEATS
from .dice import PALETTE


class Phase(IntEnum):
    """What the table waits for."""

    HORSES = 0
    BET = 1
    TAKE = 2
    ROLL = 3
    USE = 4
    EXTRA = 5
    PHOTO = 6
    OVER = 7


HORSES, BETTING, TAKE, ROLL, USE, EXTRA, PHOTO, OVER = (int(phase) for phase in Phase)
RACES = 3

LAYOUT = layout(
    [
        ("money", np.int64, (SEATS,)),  # the capital, bets of this race included
        ("odds", np.int64, (RACES,)),  # six bits for each starting place
        ("horses", np.int64, (RACES,)),  # the tiles of each race by starting place, five bits for each
        ("finish", np.int64, (RACES,)),  # see `note_finish`
        ("players", np.int32),
        ("races", np.int32),
        ("winning_only", np.int32),  # whether outsiders pay only winning place bets
        ("phase", np.int32),
        ("race", np.int32),
        ("active", np.int32),
        ("starter", np.int32),  # who began this race
        ("done", np.int32),  # the seats that have ended their betting, a bit for each
        ("box", np.int32),  # dice in play, counted by colour like those that follow
        ("spare", np.int32),  # left out by two players
        ("pool", np.int32),
        ("hand", np.int32),  # with the player in turn
        ("pile", np.int32),  # out of this race
        ("kept", np.int32),  # extra moves, five bits for each seat
        ("roll", np.int32),
        ("home", np.int32),  # whether the home stretch is reached
        ("order", np.int32),  # the row, see track.py
        ("left", np.int32),  # how many horses run
        ("running", np.int32),  # sets of horses by starting place, a bit for each, from here on
        ("favourites", np.int32),
        ("steady", np.int32),
        ("shoes", np.int32),
        ("blacks", np.int32),  # those of the horseshoes that are kept extra moves
        ("whips", np.int32),
        ("outsiders", np.int32),  # the thousands on each tile, two bits for each
        ("level", np.int32),  # whether the first two are dead even
        ("was_level", np.int32),  # whether dead even was used in this race
        ("deck", np.int32),  # tiles not drawn yet, a bit for each
        ("f_tiles", np.int32),  # tiles marked F and S, a bit for each
        ("s_tiles", np.int32),
        ("capital", np.int32, (RACES,)),
        ("sides", np.int32, (PALETTE,)),  # what the six sides show, five bits for each
        ("side", np.int32, (SEATS,)),  # side bets won and lost
        ("aided", np.int32, (SEATS,)),  # see tally.py
        ("harmed", np.int32, (SEATS,)),
        ("bets", np.int32, (RACES * SEATS * LINES,)),  # see betting.py
    ]
)
