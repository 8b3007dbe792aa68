"""The record of a game of FINISH LINE, and what the table waits for."""

from enum import IntEnum

import numpy as np

from croupier.kernel.bounds import Bounds
from croupier.kernel.layout import layout

from . import FACTS
from .betting import LINES, PICK_BITS, SEATS, STEP
from .dice import BITS, BOXES, PALETTE, ROLLS
from .money import LEFT_BITS, ODDS_BITS, ORDER_BITS
from .options import FIELD, SIDES, TILES
from .tally import TALLY_BITS
from .track import EVERYONE, OUTSIDER_BITS, TILE_BITS


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
MOST_STAKE = ((1 << 31 - PICK_BITS) - 1) * STEP
MOST_MONEY = 20_000_000_000
"""More than three races at the longest odds can bring."""
BOUNDS = Bounds(
    money=(0, MOST_MONEY),
    odds=(0, (1 << (ODDS_BITS * FIELD)) - 1),
    horses=(0, (1 << (TILE_BITS * FIELD)) - 1),
    finish=(0, (1 << (ORDER_BITS + LEFT_BITS + OUTSIDER_BITS * FIELD)) - 1),
    players=FACTS.seats,
    races=(1, RACES),
    winning_only=(0, 1),
    phase=(0, len(Phase) - 1),
    race=(0, RACES - 1),
    active=(0, SEATS - 1),
    starter=(0, SEATS - 1),
    done=(0, (1 << SEATS) - 1),
    box=(0, BOXES - 1),
    spare=(0, BOXES - 1),
    pool=(0, BOXES - 1),
    hand=(0, BOXES - 1),
    pile=(0, BOXES - 1),
    kept=(0, (1 << (BITS * SEATS)) - 1),
    roll=(0, ROLLS - 1),
    home=(0, 1),
    order=(0, (1 << ORDER_BITS) - 1),
    left=(0, FIELD),
    running=(0, EVERYONE),
    favourites=(0, EVERYONE),
    steady=(0, EVERYONE),
    shoes=(0, EVERYONE),
    blacks=(0, EVERYONE),
    whips=(0, EVERYONE),
    outsiders=(0, (1 << (OUTSIDER_BITS * FIELD)) - 1),
    level=(0, 1),
    was_level=(0, 1),
    deck=(0, (1 << TILES) - 1),
    f_tiles=(0, (1 << TILES) - 1),
    s_tiles=(0, (1 << TILES) - 1),
    capital=(100, 10_000),
    sides=(0, (1 << (BITS * SIDES)) - 1),
    side=(-1_000_000, 1_000_000),
    aided=(0, (1 << (TALLY_BITS * FIELD)) - 1),
    harmed=(0, (1 << (TALLY_BITS * FIELD)) - 1),
    bets=(0, (1 << 31) - 1),
)
