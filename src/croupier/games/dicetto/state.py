"""The record of a game of DICETTO, what the table waits for, and the codes of its moves.

The table has five places: four for dice cards, and the last for the Extra Roll Card. Dice on cards are counted by face.
"""

from enum import IntEnum

import numpy as np

from croupier.kernel.bounds import Bounds
from croupier.kernel.counts import CODES
from croupier.kernel.layout import layout

from . import FACTS
from .cards import BONUSES, CARDS, KINDS
from .dice import DICE
from .options import MOST_CARDS, MOST_COPIES, MOST_IDLE, MOST_POINTS, TABLE


class Phase(IntEnum):
    """What the table waits for."""

    BONUS = 0
    CARD = 1
    ROLL = 2
    CHOICE = 3
    PLACE = 4
    BATTLE = 5
    OVER = 6


BONUS, CARD, ROLL, CHOICE, PLACE, BATTLE, OVER = (int(phase) for phase in Phase)
PLACES = TABLE + 1
EXTRA_PLACE = TABLE
NO_CARD = -1
ROLLS = 3
SEATS = FACTS.seats[1]
BONUSES_DEALT = 4
ALL_BONUSES = (1 << BONUSES) - 1

STOP = 1 << 20
PUT = 1 << 21
"""What marks an assignment: below it stands for each die in the row its place from 1 to 5, or 0 for none."""

LAYOUT = layout(
    [
        ("goal", np.int32),  # dice cards that end the game
        ("idle_rounds", np.int32),  # rounds without a card collected that do
        ("players", np.int32),
        ("active", np.int32),
        ("phase", np.int32),
        ("rolls", np.int32),  # rolls left this turn
        ("roll", np.int32),  # the active player's dice, without those being rolled
        ("idle", np.int32),  # turns since a card was collected
        ("cards", np.int32),  # how many are left in the deck
        ("bonus_due", np.int32),  # bonus cards still to be dealt
        ("bonuses", np.int32),  # those dealt, a bit for each
        ("card", np.int32, (PLACES,)),
        ("owner", np.int32, (PLACES,)),  # seat + 1 of whose dice stand there
        ("dice", np.int32, (PLACES,)),
        ("rival", np.int32, (PLACES,)),  # the active player's dice where a battle is due
        ("hand", np.int32, (SEATS,)),  # how many dice are not on cards
        ("score", np.int32, (SEATS,)),  # points of dice cards
        ("prize", np.int32, (SEATS,)),  # points of bonus cards
        ("amount", np.int32, (SEATS,)),  # dice cards collected
        ("worth", np.int32, (BONUSES,)),
        ("points", np.int32, (KINDS,)),
        ("deck", np.int32, (CARDS,)),
        ("won", np.int32, (SEATS, CARDS)),
    ]
)
BOUNDS = Bounds(
    goal=(3, MOST_CARDS),
    idle_rounds=(2, MOST_IDLE),
    players=FACTS.seats,
    active=(0, SEATS - 1),
    phase=(0, len(Phase) - 1),
    rolls=(0, ROLLS + 1),
    roll=(0, CODES - 1),
    idle=(0, MOST_IDLE * SEATS),
    cards=(0, MOST_COPIES * KINDS),
    bonus_due=(0, BONUSES_DEALT),
    bonuses=(0, ALL_BONUSES),
    card=(NO_CARD, CARDS),
    owner=(0, SEATS),
    dice=(0, CODES - 1),
    rival=(0, CODES - 1),
    hand=(0, DICE),
    score=(0, MOST_POINTS * MOST_COPIES * KINDS),
    prize=(0, MOST_POINTS * BONUSES),
    amount=(0, MOST_COPIES * KINDS),
    worth=(0, MOST_POINTS),
    points=(0, MOST_POINTS),
    deck=(0, MOST_COPIES),
    won=(0, MOST_COPIES),
)
