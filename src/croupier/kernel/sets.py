"""Bit sets of up to 32 things that all differ: tiles, bonus cards, numbers."""

from .contract import Codes
from .rule import rule


@rule
def set_size(members: int) -> int:
    """How many things a set holds: bits are added to pairs, pairs to fours, and so on."""
    pairs = members - ((members >> 1) & 0x55555555)
    fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F
    halves = eights + (eights >> 8)
    return (halves + (halves >> 16)) & 63


@rule
def set_member(members: int, place: int) -> int:
    """The thing with `place` others of the set below it, counted from 0; the set must have that many."""
    for _ in range(place):
        members &= members - 1
    member = 0
    while not members & 1:
        members >>= 1
        member += 1
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
