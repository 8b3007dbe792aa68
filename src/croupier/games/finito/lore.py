"""How far a board of FINITO! is from its end: the rolls needed for each gap between tiles that stay."""

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.contract import Lore, State
from croupier.kernel.layout import layout
from croupier.kernel.rule import rule

from .options import Edition, Options
from .rules import SPACES, TILES

NEVER = 1e6

LORE = layout(
    [
        ("tiles", np.int64),  # of a player
        ("spaces", np.int64),  # of a board
        ("gaps", np.float64, (TILES + 1, SPACES + 1)),  # what a gap adds, by the tiles it waits for and its spaces
        ("so_far", np.float64, (TILES + 1,)),  # room to think, see `distance`
    ]
)

THINKING = "so_far"


def work_out(options: Options, edition: Edition) -> Lore:
    """The expected rolls to fill a gap of so many spaces with so many tiles in order, for all gaps, squared.

    Gaps are filled side by side, so the longest wait counts most: the sum of squares orders boards better than the sum.
    """
    lore: Lore = np.zeros(1, LORE)[0]
    lore.tiles, lore.spaces = edition.tiles, sum(number > 0 for number in edition.spaces)
    fill_gaps(lore.gaps, np.zeros(SPACES + 1), lore.spaces)
    lore.gaps[:] = lore.gaps**2
    return lore


@rule
def fill_gaps(gaps: NDArray[np.float64], after: NDArray[np.float64], spaces: int) -> None:
    """By number of tiles: a roll that hits the gap may take any of them, and leaves two smaller gaps.

    Every space of the board is hit as often. The player waits for a space that leaves less to wait for than the waiting
    costs, so spaces are accepted from the best on, as long as they lower the expectation.
    """
    for tiles in range(1, TILES + 1):
        for room in range(SPACES + 1):
            gaps[tiles, room] = NEVER
            for space in range(room):
                after[space] = NEVER
                for first in range(tiles):
                    rest = gaps[first, space] + gaps[tiles - 1 - first, room - 1 - space]
                    after[space] = min(after[space], rest)
            hits = 0
            total = float(spaces)
            while True:
                best = 0
                for space in range(room):
                    if after[space] < after[best]:
                        best = space
                if room == 0 or after[best] >= gaps[tiles, room]:
                    break
                hits += 1
                total += after[best]
                after[best] = 2 * NEVER
                gaps[tiles, room] = min(gaps[tiles, room], total / hits)


@rule
def distance(state: State, seat: int, lore: Lore) -> float:
    """The least total of gaps over all ways to leave some tiles where they lie and to bring the others between them.

    The total up to a tile that stays follows from those up to lower tiles, which are noted.
    """
    lore.so_far[0] = 0.0
    least_of_all = lore.gaps[lore.tiles, lore.spaces]
    for tile in range(1, lore.tiles + 1):
        place = state.place[seat, tile]
        least = NEVER
        if place:
            for lower in range(tile):
                before = state.place[seat, lower]
                if before < place and (lower == 0 or before):
                    least = min(least, lore.so_far[lower] + lore.gaps[tile - lower - 1, place - before - 1])
            least_of_all = min(least_of_all, least + lore.gaps[lore.tiles - tile, lore.spaces - place])
        lore.so_far[tile] = least
    return least_of_all
