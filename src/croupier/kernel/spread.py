"""Many games side by side, as arrays: what each stands at, what belongs to it, what is told of it."""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from .contract import Codes, Lore, Mask, Shares
from .dice import RNG_WORDS, STREAMS
from .layout import Flat, layout
from .playout import States
from .seats import MOST_SEATS

NOBODY = -1
"""In place of the seat in turn: a game that ended before anybody could choose."""

TERMS = layout(
    [
        ("players", np.int64),
        ("first", np.int64),
        ("limit", np.int64),
        ("beat", np.int64),
        ("eyes", np.int64),
        ("bots", np.int64, (MOST_SEATS,)),
        ("seed", np.uint64),
        ("fault", np.int64, (3,)),
    ]
)
"""What every game is played under.

Steps after which it is broken off; in real time, milliseconds between two times that a seat is asked; the seat that
sees the end of a game, or below 0 for the one that acted last; the bot on each seat, below 0 where others choose; the
seat, counted from 1, the move and the game of a bot that broke a rule, seat 0 where none has.
"""

DESK = layout(
    [
        ("number", np.int64),
        ("steps", np.int64),
        ("seat", np.int64),
        ("clock", np.int64),
        ("asked", np.int64),
        ("code", np.int64),
        ("die", np.int64),
        ("due", np.int64, (MOST_SEATS,)),
        ("dice", np.uint64, (STREAMS, RNG_WORDS)),
        ("wits", np.uint64, (STREAMS, RNG_WORDS)),
    ]
)
"""What belongs to one game beside its state.

Which of the seed it is; who chooses; in real time, the milliseconds since its beginning, the seats that have been
asked in this beat; of an outcome that is dealt die by die, what the dice make so far and how many they are; when bots
will act, -1 where that is open; the dice of each stream, and what bots draw from.
"""


class Told(NamedTuple):
    """What is told of every game."""

    observation: NDArray[np.float32]
    final: NDArray[np.float32]
    """What was seen at the end of a game that has ended in this step."""
    ended: NDArray[np.uint8]
    """The bytes of the state in which the last game ended."""
    mask: NDArray[np.bool_]
    weights: Codes
    """Where chance is left to others: how likely each of its outcomes is, by the same numbers as actions."""
    reward: NDArray[np.float32]
    terminated: Mask
    truncated: Mask


class Room(NamedTuple):
    """Room to work in, for one thread."""

    shown: States
    """What a seat is shown where there are secrets, and what a game begins on."""
    raw: NDArray[np.uint8]
    """The bytes of what a seat is shown."""
    moves: Codes
    weights: Codes
    shares: Shares
    lore: Lore


Terms: TypeAlias = Flat
Desk: TypeAlias = Flat
Desks: TypeAlias = NDArray[Flat]
Bytes: TypeAlias = NDArray[np.uint8]


class Spread(NamedTuple):
    """Many games side by side."""

    states: States
    raw: Bytes
    """The bytes of the states."""
    desks: Desks
    told: Told
