"""Seats, the chance seat, and the two halves of a move code."""

from collections.abc import Iterable
from functools import cache
from typing import Final

import numpy as np

from .bits import lowest
from .rule import rule

MOST_SEATS: Final = 16
"""No game here seats more; seats are numbered from 0 inside, from 1 for people."""

CHANCE: Final = 31
"""The seat of dice and cards: outcomes are its moves."""

WATCHING: Final = -1
"""The seat of somebody who only watches."""

DICE_DUE: Final = 1 << CHANCE
"""What `turn` returns when dice have to be rolled or cards drawn."""

CLOCK_BITS: Final = 32
"""In real-time games a move keeps its milliseconds above these bits, and what is done below."""


CODES: Final = range(-(1 << 63), 1 << 63)
"""What can be the code of a move."""


def is_code(number: object) -> bool:
    """Whether this is a whole number that can be a seat or the code of a move; yes and no are none."""
    return isinstance(number, int | np.integer) and not isinstance(number, bool) and int(number) in CODES


@rule
def first_seat(turn: int) -> int:
    """The lowest seat of a bit set that is not empty."""
    return lowest(turn)


@rule
def next_seat(seat: int, players: int) -> int:
    """The seat to the left, around the table."""
    return seat + 1 if seat + 1 < players else 0


@rule
def is_among(seat: int, seats: int) -> bool:
    """Whether a seat is in a bit set; one that does not exist never is."""
    return seat >= 0 and (seats >> seat) & 1 == 1


@rule
def other_seats(seat: int, players: int) -> int:
    """Everybody but one seat, as a bit set."""
    return ((1 << players) - 1) & ~(1 << seat)


@rule
def stamp(move: int, clock: int) -> int:
    """A real-time move made at `clock` milliseconds."""
    return move | (clock << CLOCK_BITS)


@rule
def clock_of(move: int) -> int:
    """When a real-time move was made, in milliseconds from the start."""
    return move >> CLOCK_BITS


@rule
def unstamped(move: int) -> int:
    """What a real-time move does, without its time."""
    return move & 0xFFFFFFFF


@cache
def seats_of(turn: int) -> tuple[int, ...]:
    """The seats in a bit set, lowest first."""
    return tuple(seat for seat in range(CHANCE + 1) if (turn >> seat) & 1)


def may_know(hidden: int, seats: Iterable[int]) -> bool:
    """Whether somebody with these seats may know what is hidden from a set of seats; who only watches never may."""
    return not hidden or any(not (hidden >> seat) & 1 for seat in seats)


def seat_name(seat: int) -> str:
    """How a seat is written: `1` for the first, `*` for chance."""
    return "*" if seat == CHANCE else str(seat + 1)
