"""Four dice: counted by face, and in a row.

Rolls are counted, three bits for each face, the 1s lowest, as the kernel rolls them. To stand dice on cards they are
put in a row, lowest first, three bits for each die: its face from 1 to 6, or 0 behind the last. A choice of dice from a
row is a mask: the lowest of the three bits of each chosen die, so a mask times 7 covers them and times 5 says place 5.
"""

from croupier.kernel.contract import Codes
from croupier.kernel.counts import FACES, count_of
from croupier.kernel.rule import rule

DICE = 4
ALL = 0o1111
"""The mask of all four dice."""


@rule
def pips(code: int) -> int:
    """The sum of counted dice."""
    total = 0
    for face in range(FACES):
        total += (face + 1) * count_of(code, face)
    return total


@rule
def in_row(code: int) -> int:
    """Counted dice in a row, lowest first."""
    row = 0
    place = 0
    for face in range(FACES):
        bits = 3 * count_of(code, face)
        row |= (ALL & ((1 << bits) - 1)) * (face + 1) << place
        place += bits
    return row


@rule
def counted(row: int) -> int:
    """The opposite of `in_row`; gaps do not matter."""
    code = 0
    while row:
        if row & 7:
            code += 1 << (3 * (row & 7) - 3)
        row >>= 3
    return code


@rule
def row_sum(row: int) -> int:
    """The sum of dice in a row."""
    pairs = (row & 0o0707) + ((row >> 3) & 0o0707)
    return (pairs + (pairs >> 6)) & 63


@rule
def chosen(row: int, mask: int) -> int:
    """The dice of a row that a mask chooses, without gaps."""
    picked = 0
    place = 0
    for die in range(DICE):
        if (mask >> (3 * die)) & 1:
            picked |= ((row >> (3 * die)) & 7) << place
            place += 3
    return picked


@rule
def set_digits(code: int) -> int:
    """The mask of the places of a row that are not 0."""
    return (code | (code >> 1) | (code >> 2)) & ALL


@rule
def twins(row: int) -> int:
    """The mask of the dice that show the same as the next in the row."""
    return ~set_digits(row ^ (row >> 3)) & 0o111


@rule
def steps(row: int) -> int:
    """The mask of the dice that show one less than the next in the row."""
    return ~set_digits((row + 0o111) ^ (row >> 3)) & 0o111


@rule
def picks(roll: int, out: Codes) -> int:
    """Every different choice of counted dice, none first: die by die, equal ones only after those before them."""
    out[0] = 0
    count = 1
    first = 0
    face = 0
    row = in_row(roll)
    while row:
        first = first if row & 7 == face else 0
        face = row & 7
        so_far = count
        for before in range(first, so_far):
            out[count] = out[before] + (1 << (3 * face - 3))
            count += 1
        first = so_far
        row >>= 3
    return count
