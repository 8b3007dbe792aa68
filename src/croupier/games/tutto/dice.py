"""Six dice counted by face: codes of three bits for each face, what they are worth and what may be kept of them.

A roll and the dice kept from it are the same kind of code. The bits of all six counts are worked on at once, because a
loop with questions about every face would be the slowest part of the game.
"""

from croupier.kernel.contract import Codes
from croupier.kernel.counts import ANY_COUNT, COUNT_BITS, count_of, one_die
from croupier.kernel.rule import rule

DICE = 6
EACH = 0o111111
"""The lowest bit of every count."""
ONES, TWOS, THREES, FOURS, FIVES, SIXES = range(6)
"""The faces, as `count_of` knows them."""
SINGLES = 0o070007
"""The counts of the 1s and the 5s, which need no triplet to be valid."""


@rule
def triplets(code: int) -> int:
    """How many triplets each face has, as a code: one from three dice on, two in six (binary 110)."""
    one = ((code >> 2) | ((code >> 1) & code)) & EACH
    return one + ((code >> 2) & (code >> 1) & EACH)


@rule
def shown(code: int) -> int:
    """One die of every face that a code has."""
    return (code | (code >> 1) | (code >> 2)) & EACH


@rule
def all_valid(roll: int) -> int:
    """T5 to T7: the dice of a roll that count: all 1s and 5s, and triplets of the others."""
    return (roll & SINGLES) | (3 * triplets(roll) & ~SINGLES)


@rule
def points(kept: int) -> int:
    """T5 to T7: what kept dice of one roll are worth."""
    three = triplets(kept)
    left = kept - 3 * three
    return (
        1000 * count_of(three, ONES)
        + 200 * count_of(three, TWOS)
        + 300 * count_of(three, THREES)
        + 400 * count_of(three, FOURS)
        + 500 * count_of(three, FIVES)
        + 600 * count_of(three, SIXES)
        + 100 * count_of(left, ONES)
        + 50 * count_of(left, FIVES)
    )


@rule
def keeps(valid: int, out: Codes, count: int) -> int:
    """T11, T12: every way to keep something of valid dice, listed in `out` from `count` on; returns the new count."""
    first = count
    ones = count_of(valid, ONES)
    kept = 0
    for _ in range((ones + 1) * (count_of(valid, FIVES) + 1)):
        out[count] = kept
        count += 1
        kept = kept + 1 if count_of(kept, ONES) < ones else (kept & ~ANY_COUNT) + one_die(FIVES)
    rest = valid & ~SINGLES
    while rest:
        face = TWOS
        while not count_of(rest, face):
            face += 1
        so_far = count
        for dice in range(3, count_of(rest, face) + 1, 3):
            for before in range(first, so_far):
                out[count] = out[before] + dice * one_die(face)
                count += 1
        rest &= ~(ANY_COUNT << (COUNT_BITS * face))
    out[first] = out[count - 1]
    return count - 1


@rule
def straight_keeps(valid: int, out: Codes, count: int) -> int:
    """T22: every way to keep something of valid dice of a Straight, as `keeps` lists them."""
    kept = valid
    while kept:
        out[count] = kept
        count += 1
        kept = (kept - 1) & valid
    return count
