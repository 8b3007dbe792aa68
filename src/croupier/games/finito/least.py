"""A number of rolls that nobody in FINITO! can be below on the mean, playing alone on any board.

The game is made easier and then solved: the board is cut into up to three blocks, and it matters no more where in its
block a tile lies. In order are tiles of which none lies in a block before that of a lower one. From a number a tile may
go to its block whenever there is room, and to the next block whenever so many tiles lie in its own that they could fill
all spaces up to that block. Whatever is done in the real game can be done here, and has ended here when it has there.
Which tiles are open is as it is.
"""

from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.contract import Codes, Shares
from croupier.kernel.rule import rule
from croupier.kernel.setup import Setup

from .options import Edition
from .rules import OPEN

BITS = 2
"""Of a tile in a code: 0 off the board, else its block."""
MOST_BLOCKS = (1 << BITS) - 1
CLOSE = 1e-9
Places = NDArray[np.int32]


class Blocks(NamedTuple):
    """Numbers in blocks."""

    of: Codes
    """The block of each number, counted from 0."""
    before: Codes
    """The spaces of its block up to a number, with its own."""
    behind: Codes
    """The spaces of its block from a number on."""
    room: Codes
    """The spaces of each block."""


class Desk(NamedTuple):
    """What is worked on: how many rolls are to come, by where tiles lie and which others are open."""

    worth: Shares
    first: Places
    """By code: where the sets of open tiles begin; -1 where no such code can be."""
    lying: Codes
    """The tiles in each block."""
    loose: Codes
    """The tiles off the board."""
    best: Shares
    """The least that follows, by the block that a tile goes to."""


def least_rolls(setup: Setup, blocks: int = MOST_BLOCKS) -> float:
    """The least mean number of rolls of the easier game."""
    edition = cast(Edition, setup.edition)
    cut = cut_board([number for number in edition.spaces if number], blocks)
    first = np.zeros(1 << BITS * edition.tiles, np.int32)
    total = number_all(first, edition.tiles, blocks)
    tiles = edition.tiles
    desk = Desk(np.zeros(total), first, np.zeros(blocks, np.int64), np.zeros(tiles, np.int64), np.zeros(blocks))
    while sweep_moving(desk, cut, tiles) > CLOSE:
        pass
    weigh_placing(desk, cut, tiles)
    return float(desk.worth[first[0] : first[0] + sets_of(tiles)].mean())


def cut_board(spaces: list[int], blocks: int) -> Blocks:
    """Blocks of as many spaces each as can be."""
    of = np.array([spaces.index(number) * blocks // len(spaces) for number in range(1, max(spaces) + 1)])
    counts = np.array([spaces.count(number) for number in range(1, max(spaces) + 1)])
    before, behind = counts.copy(), counts.copy()
    for number in range(len(of)):
        before[number] = counts[: number + 1][of[: number + 1] == of[number]].sum()
        behind[number] = counts[number:][of[number:] == of[number]].sum()
    return Blocks(of, before, behind, np.array([counts[of == block].sum() for block in range(blocks)]))


@rule
def block_of(code: int, tile: int) -> int:
    """The block of a tile, counted from 1, or 0."""
    return (code >> (BITS * tile)) & MOST_BLOCKS


@rule
def sets_of(loose: int) -> int:
    """How many sets of open tiles there can be among those off the board."""
    return loose * (loose - 1) * (loose - 2) // 6 if loose > OPEN else 1


@rule
def set_number(one: int, two: int, three: int) -> int:
    """The number of a set of three, in ascending order, among all sets of three."""
    return one + two * (two - 1) // 2 + three * (three - 1) * (three - 2) // 6


@rule
def number_all(first: Places, tiles: int, blocks: int) -> int:
    """Give every code its place, and say how many there are."""
    total = 0
    for code in range(len(first)):
        loose, can_be = 0, True
        for tile in range(tiles):
            loose += block_of(code, tile) == 0
            can_be = can_be and block_of(code, tile) <= blocks
        first[code] = total if can_be else -1
        total += sets_of(loose) if can_be else 0
    return total


@rule
def look(desk: Desk, code: int, tiles: int) -> int:
    """Count the tiles in each block, and those off the board."""
    loose = 0
    desk.lying[:] = 0
    for tile in range(tiles):
        block = block_of(code, tile)
        if block:
            desk.lying[block - 1] += 1
        else:
            desk.loose[loose] = tile
            loose += 1
    return loose


@rule
def mean_best(desk: Desk, cut: Blocks) -> float:
    """A roll, and the best that can follow from each number."""
    total = 0.0
    for number in range(len(cut.of)):
        here = cut.of[number]
        lies = desk.lying[here]
        least = desk.best[here] if lies < cut.room[here] else np.inf
        if lies >= cut.before[number]:
            block = here - 1
            while block >= 0 and desk.lying[block] >= cut.room[block]:
                block -= 1
            if block >= 0:
                least = min(least, desk.best[block])
        if lies >= cut.behind[number]:
            block = here + 1
            while block < len(cut.room) and desk.lying[block] >= cut.room[block]:
                block += 1
            if block < len(cut.room):
                least = min(least, desk.best[block])
        total += least
    return 1 + total / len(cut.of)


@rule
def in_order(code: int, tiles: int) -> bool:
    """Whether no tile lies in a block before that of a lower one."""
    ascends = True
    for tile in range(1, tiles):
        ascends = ascends and block_of(code, tile) >= block_of(code, tile - 1)
    return ascends


@rule
def sweep_moving(desk: Desk, cut: Blocks, tiles: int) -> float:
    """Weigh all boards with every tile by those after them: from below, so that none is ever worth too much."""
    moved = 0.0
    for code in range(len(desk.first)):
        if desk.first[code] < 0 or look(desk, code, tiles) or in_order(code, tiles):
            continue
        for block in range(len(cut.room)):
            desk.best[block] = np.inf
            for tile in range(tiles):
                shift = BITS * tile
                after = code & ~(MOST_BLOCKS << shift) | (block + 1) << shift
                desk.best[block] = min(desk.best[block], desk.worth[desk.first[after]])
        now = mean_best(desk, cut)
        moved = max(moved, now - desk.worth[desk.first[code]])
        desk.worth[desk.first[code]] = now
    return moved


@rule
def weigh_placing(desk: Desk, cut: Blocks, tiles: int) -> None:
    """Weigh all boards with tiles left, and every set of open ones; a tile more is a higher code."""
    for code in range(len(desk.first) - 1, -1, -1):
        if desk.first[code] < 0:
            continue
        loose = look(desk, code, tiles)
        if loose > OPEN:
            for three in range(2, loose):
                for two in range(1, three):
                    for one in range(two):
                        for block in range(len(cut.room)):
                            least = turned(desk, code, block, loose, one, two, three)
                            least = min(least, turned(desk, code, block, loose, two, one, three))
                            desk.best[block] = min(least, turned(desk, code, block, loose, three, one, two))
                        place = desk.first[code] + set_number(one, two, three)
                        desk.worth[place] = mean_best(desk, cut)
        elif loose:
            for block in range(len(cut.room)):
                desk.best[block] = np.inf
                for number in range(loose):
                    after = code | (block + 1) << (BITS * desk.loose[number])
                    desk.best[block] = min(desk.best[block], desk.worth[desk.first[after]])
            desk.worth[desk.first[code]] = mean_best(desk, cut)


@rule
def turned(desk: Desk, code: int, block: int, loose: int, put: int, low: int, high: int) -> float:
    """What it is worth to put one of three open tiles, over all tiles that may be turned up in its place."""
    first = desk.first[code | (block + 1) << (BITS * desk.loose[put])]
    low -= low > put
    high -= high > put
    total = 0.0
    for other in range(loose - 1):
        if other < low:
            total += desk.worth[first + set_number(other, low, high)]
        elif low < other < high:
            total += desk.worth[first + set_number(low, other, high)]
        elif other > high:
            total += desk.worth[first + set_number(low, high, other)]
    return total / (loose - OPEN)
