"""The record of a position of FINI!, and the codes of its moves. `dice.py` says how dice and rows are kept."""

from enum import IntEnum

import numpy as np

from croupier.kernel.bounds import Bounds
from croupier.kernel.counts import FACES
from croupier.kernel.layout import layout
from croupier.kernel.rule import rule

from . import FACTS
from .dice import COLOURED, COLOURS, DICE, NUMBER_BITS, ROW_BITS, SILVER
from .options import MOST_CHIPS, MOST_CONTESTED, MOST_PATIENCE


class Phase(IntEnum):
    """What the table waits for."""

    CAST = 0
    SILVER = 1
    DUEL = 2
    ANNOUNCE = 3
    OVER = 4


class Ending(IntEnum):
    """How the last duel ended."""

    NONE = 0
    PREMATURE = 1
    OFFENCE = 2
    DECIDED = 3
    CONTESTED = 4
    IDLE = 5


CAST, SILVER_DUE, DUEL, ANNOUNCE, OVER = (int(phase) for phase in Phase)
NONE, PREMATURE, OFFENCE, DECIDED, CONTESTED, IDLE = (int(ending) for ending in Ending)

COPY = COLOURS - 1
"""Taking: a coloured die by itself; a copier by its number, added to this."""
PUT = 32
"""Putting down begins here, see `put_at`."""
CALL = 96
ANNOUNCED = 97
"""Announcing: this and the kind of duel."""
VOID = 0
MIXED_ROUND = 2
SEATS = FACTS.seats[1]
ROWS = 3
"""The most rows that a player has."""
ALL_DICE = COLOURED | SILVER
LATEST = 2_000_000_000
"""Milliseconds: more than three weeks of play, and a move has room for them."""

LAYOUT = layout(
    [
        ("clock", np.int64),  # of the last event
        ("phase", np.int64),
        ("stage", np.int64),  # the round, from 0
        ("starter", np.int64),
        ("kind", np.int64),  # of the duel
        ("faces", np.int64),
        ("area", np.int64),
        ("hand", np.int64, (SEATS,)),  # the die plus one
        ("row", np.int64, (SEATS, ROWS)),
        ("length", np.int64, (SEATS, ROWS)),
        ("lying", np.int64, (SEATS,)),  # all dice in a player's rows
        ("down", np.int64, (SEATS,)),  # how many these are
        ("repeated", np.int64, (SEATS,)),  # those whose number lay there before, in straights
        ("misused", np.int64, (SEATS,)),  # copiers taken against the rules
        ("grabbed", np.int64, (SEATS,)),  # the last move that took a die, plus one, where grabs can be contested
        ("grabbed_at", np.int64, (SEATS,)),
        ("stock", np.int64),
        ("chips", np.int64, (SEATS,)),
        ("score", np.int64, (SEATS,)),
        ("ending", np.int64),  # from here on, of the last duel
        ("caller", np.int64),  # seat + 1
        ("missed", np.int64),  # the set of numbers the caller overlooked
        ("offence", np.int64, (SEATS,)),
        ("longest", np.int64, (SEATS,)),
        ("removed", np.int64, (SEATS,)),
        ("removed_faces", np.int64),
        ("change", np.int64, (SEATS,)),  # chips
        ("assisted", np.int64),
        ("contested", np.int64),  # milliseconds
        ("patience", np.int64),  # milliseconds
    ]
)
BOUNDS = Bounds(
    clock=(0, LATEST),
    phase=(0, len(Phase) - 1),
    stage=(0, MIXED_ROUND + 1),
    starter=(0, SEATS - 1),
    kind=(0, 1),
    faces=(0, (1 << (NUMBER_BITS * DICE)) - 1),
    area=(0, ALL_DICE),
    hand=(0, DICE),
    row=(0, (1 << (ROW_BITS * DICE)) - 1),
    length=(0, DICE),
    lying=(0, ALL_DICE),
    down=(0, DICE),
    repeated=(0, ALL_DICE),
    misused=(0, ALL_DICE),
    grabbed=(0, COPY + FACES + 1),
    grabbed_at=(0, LATEST),
    stock=(1, MOST_CHIPS),
    chips=(0, MOST_CHIPS),
    score=(0, MOST_CHIPS * (MIXED_ROUND + 1)),
    ending=(0, len(Ending) - 1),
    caller=(0, SEATS),
    missed=(0, (2 << FACES) - 1),
    offence=(0, 7),
    longest=(0, DICE),
    removed=(0, ALL_DICE),
    removed_faces=(0, (1 << (NUMBER_BITS * DICE)) - 1),
    change=(-MOST_CHIPS, MOST_CHIPS),
    assisted=(0, 1),
    contested=(0, MOST_CONTESTED),
    patience=(5000, 1000 * MOST_PATIENCE),
)


@rule
def put_at(row: int, place: int) -> int:
    """The move that puts a die into a row with so many dice to its left."""
    return PUT + (row << ROW_BITS) + place


@rule
def row_of(code: int) -> int:
    """The row that a move puts a die into."""
    return (code - PUT) >> ROW_BITS


@rule
def place_of(code: int) -> int:
    """How many dice it will have to its left."""
    return (code - PUT) & ((1 << ROW_BITS) - 1)
