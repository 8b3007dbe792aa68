"""Bit sets of up to 32 things that all differ: tiles, bonus cards, numbers."""

from .bits import ones
from .contract import Codes
from .rule import rule


@rule
def set_size(members: int) -> int:
    """How many things a set holds."""
    return ones(members)


@rule
def set_member(members: int, place: int) -> int:
    """The thing with `place` others of the set below it, counted from 0; the set must have that many.

    The half it is in, then the half of that: without a loop whose length nobody can foresee.
    """
    member = 0
    half = 16
    while half:
        lower = ones((members >> member) & ((1 << half) - 1))
        if place >= lower:
            place -= lower
            member += half
        half >>= 1
    return member


@rule
def set_outcomes(members: int, lowest: int, out: Codes, weights: Codes) -> int:
    """Every thing of a set as an outcome, each as likely; the lowest bit is outcome `lowest`."""
    count = 0
    while members:
        if members & 1:
            out[count] = lowest
            weights[count] = 1
            count += 1
        members >>= 1
        lowest += 1
    return count
