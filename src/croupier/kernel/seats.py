"""Seats, the chance seat, and the two halves of a move code."""

from functools import cache
from typing import Final

from .rule import rule

MOST_SEATS: Final = 16
"""No game here seats more; seats are numbered from 0 inside, from 1 for people."""

CHANCE: Final = 31
"""The seat of the house: dice and cards are its moves."""

DICE_DUE: Final = 1 << CHANCE
"""What `turn` returns when the house has to roll or draw."""

CLOCK_BITS: Final = 32
"""In real-time games a move keeps its milliseconds above these bits, and what is done below."""


@rule
def first_seat(turn: int) -> int:
    """The lowest seat of a bit set that is not empty."""
    seat = 0
    while not (turn >> seat) & 1:
        seat += 1
    return seat


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


def seat_name(seat: int) -> str:
    """How a seat is written: `1` for the first, `*` for the house."""
    return "*" if seat == CHANCE else str(seat + 1)
