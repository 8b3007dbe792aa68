"""Listing all ways to stand a row of dice on cards, place by place.

An assignment has three bits for each die of the row: its place from 1 to 5, or 0 for none. Every place adds to the list
what the assignments so far become if it gets dice as well, so nothing is listed that will not be kept.
"""

from croupier.kernel.contract import Codes
from croupier.kernel.rule import rule

from .cards import FOUR, LARGE, PAIR, SIXES, SMALL, THREE, TWO_PAIRS, fits, is_free, showing
from .dice import ALL, DICE, DIE_BITS, FIRST_THREE, FIRST_TWO, covered, row_sum, set_digits, steps


@rule
def add_place(row: int, same: int, kind: int, place: int, floor: int, out: Codes, count: int) -> int:
    """D11 to D20: assignments so far with dice for one more place, where `floor` is the sum to reach; their number."""
    if is_free(kind):
        return add_any(row, same, ALL, place, floor, out, count)
    if kind <= SIXES:
        return add_any(row, same, showing(row, kind + 1), place, floor, out, count)
    if kind == SMALL:
        return add_small_straight(row, same, place, floor, out, count)
    return add_neighbours(row, same, kind, place, floor, out, count)


@rule
def in_order(mask: int, used: int, same: int) -> bool:
    """D10: of dice that show the same, those further left in the row go first, so that each result is listed once."""
    return ((mask >> DIE_BITS) & same & ~(mask | used)) == 0


@rule
def add_any(row: int, same: int, among: int, place: int, floor: int, out: Codes, count: int) -> int:
    """D11, D12, D19: any of some dice."""
    if among == 0:
        return count
    for before in range(count):
        so_far = out[before]
        used = set_digits(so_far)
        free = among & ~used
        mask = free
        while mask:
            out[count] = so_far + (place + 1) * mask
            count += in_order(mask, used, same) & (row_sum(covered(row, mask)) >= floor)
            mask = (mask - 1) & free
    return count


@rule
def add_mask(same: int, mask: int, place: int, out: Codes, first: int, count: int) -> int:
    """The first assignments of the list with these dice on one more place."""
    for before in range(first):
        used = set_digits(out[before])
        out[count] = out[before] + (place + 1) * mask
        count += (mask & used == 0) & in_order(mask, used, same)
    return count


@rule
def add_small_straight(row: int, same: int, place: int, floor: int, out: Codes, count: int) -> int:
    """D14: three of the four dice, whichever is left out."""
    if same & (same - 1):
        return count
    first = count
    for die in range(DICE):
        mask = ALL ^ (1 << (DIE_BITS * die))
        if fits(SMALL, row, mask) and row_sum(covered(row, mask)) >= floor:
            count = add_mask(same, mask, place, out, first, count)
    return count


@rule
def add_neighbours(row: int, same: int, kind: int, place: int, floor: int, out: Codes, count: int) -> int:
    """D13, D15 to D18: combinations that are neighbours in the row, from each die on with which one begins."""
    mask = ALL
    begin = 0
    if kind == PAIR:
        mask, begin = FIRST_TWO, same
    elif kind == THREE:
        mask, begin = FIRST_THREE, same & (same >> DIE_BITS)
    elif kind == FOUR:
        begin = same & (same >> DIE_BITS) & (same >> (2 * DIE_BITS))
    elif kind == TWO_PAIRS:
        begin = same & (same >> (2 * DIE_BITS))
    elif kind == LARGE:
        begin = 1 if steps(row) == FIRST_THREE else 0
    first = count
    while begin:
        if begin & 1 and row_sum(covered(row, mask)) >= floor:
            count = add_mask(same, mask, place, out, first, count)
        begin >>= DIE_BITS
        mask <<= DIE_BITS
    return count
