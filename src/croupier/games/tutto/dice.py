"""Six dice counted by face: codes of three bits for each face, what they are worth and what may be kept of them.

A roll and the dice kept from it are the same kind of code. The bits of all six counts are worked on at once, because a
loop with questions about every face would be the slowest part of the game.
"""

from croupier.kernel.contract import Codes
from croupier.kernel.rule import rule

DICE = 6
EACH = 0o111111
"""The lowest bit of every count."""
SINGLES = 0o070007
"""The counts of the 1s and the 5s."""


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
        1000 * (three & 7)
        + 200 * ((three >> 3) & 7)
        + 300 * ((three >> 6) & 7)
        + 400 * ((three >> 9) & 7)
        + 500 * ((three >> 12) & 7)
        + 600 * ((three >> 15) & 7)
        + 100 * (left & 7)
        + 50 * ((left >> 12) & 7)
    )


@rule
def keeps(valid: int, out: Codes, count: int) -> int:
    """T11, T12: every way to keep something of valid dice, listed in `out` from `count` on; returns the new count."""
    first = count
    ones = valid & 7
    kept = 0
    for _ in range((ones + 1) * ((valid >> 12 & 7) + 1)):
        out[count] = kept
        count += 1
        kept = kept + 1 if kept & 7 < ones else (kept & ~7) + (1 << 12)
    rest = valid & ~SINGLES
    while rest:
        face = 3
        while not (rest >> face) & 7:
            face += 3
        so_far = count
        for dice in range(3, ((rest >> face) & 7) + 1, 3):
            for before in range(first, so_far):
                out[count] = out[before] + (dice << face)
                count += 1
        rest &= ~(7 << face)
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
