"""Four dice: counted by face, and in a row.

Rolls are counted, three bits for each face, the 1s lowest, as the kernel rolls them. To stand dice on cards they are
put in a row, lowest first, three bits for each die: its face from 1 to 6, or 0 behind the last. A choice of dice from a
row is a mask: the lowest of the three bits of each chosen die, so a mask times 7 covers them and times 5 says place 5.
"""

from croupier.kernel.contract import Codes
from croupier.kernel.counts import COUNT_BITS, FACES, count_of, dice_in, one_die
from croupier.kernel.rule import rule

DICE = 4
DIE_BITS = 3
ANY_FACE = (1 << DIE_BITS) - 1
ROWS = 1 << (DIE_BITS * DICE)
"""Every row is below this, and so is what it says of each die."""
ALL = 0o1111
"""The mask of all four dice."""
FIRST_THREE = 0o111
FIRST_TWO = 0o11
TWO_OF_PAIRS = 0o101
"""The mask of the first and the third die: where the pairs of two pairs begin."""


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
        bits = DIE_BITS * count_of(code, face)
        row |= (ALL & ((1 << bits) - 1)) * (face + 1) << place
        place += bits
    return row


@rule
def counted(row: int) -> int:
    """The opposite of `in_row`; gaps do not matter."""
    code = 0
    for die in range(DICE):
        code += one_die(die_at(row, die)) >> COUNT_BITS
    return code


@rule
def die_at(row: int, die: int) -> int:
    """What a die of a row shows, or the place that an assignment gives it; 0 for none."""
    return (row >> (DIE_BITS * die)) & ANY_FACE


@rule
def covered(row: int, mask: int) -> int:
    """The dice of a row that a mask chooses, each where it lies."""
    return row & (ANY_FACE * mask)


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
        if (mask >> (DIE_BITS * die)) & 1:
            picked |= die_at(row, die) << place
            place += DIE_BITS
    return picked


@rule
def set_digits(code: int) -> int:
    """The mask of the places of a row that are not 0."""
    return (code | (code >> 1) | (code >> 2)) & ALL


@rule
def twins(row: int) -> int:
    """The mask of the dice that show the same as the next in the row."""
    return ~set_digits(row ^ (row >> DIE_BITS)) & FIRST_THREE


@rule
def steps(row: int) -> int:
    """The mask of the dice that show one less than the next in the row."""
    return ~set_digits((row + FIRST_THREE) ^ (row >> DIE_BITS)) & FIRST_THREE


@rule
def beside(mask: int) -> int:
    """A mask of the first three dice as neighbouring bits, the first the lowest."""
    return (mask | mask >> 2 | mask >> 4) & 7


@rule
def picks(roll: int, out: Codes) -> int:
    """Every different choice of counted dice, none first: the chosen dice of a row are the bits of a number.

    All choices are written down first; then those go that take one of two equal dice and not the one to its left.
    """
    row, dice = in_row(roll), dice_in(roll)
    out[0] = 0
    for die in range(dice):
        for before in range(1 << die):
            out[(1 << die) + before] = out[before] + one_die(die_at(row, die) - 1)
    same = beside(twins(row))
    count = 0
    for number in range(1 << dice):
        out[count] = out[number]
        count += (number >> 1) & same & ~number == 0
    return count


@rule
def battle_of(attack: int, defence: int) -> int:
    """D22: the two dice of a battle as an outcome, that of the player in turn first."""
    return attack | defence << DIE_BITS


@rule
def attack_of(battle: int) -> int:
    """What the player in turn rolled."""
    return battle & ANY_FACE


@rule
def defence_of(battle: int) -> int:
    """What the player who stands on the card rolled."""
    return battle >> DIE_BITS
