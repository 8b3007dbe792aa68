"""How far a board of FINITO! is from its end: the rolls needed for each gap between tiles that stay."""

import numpy as np

from croupier.kernel.contract import Lore, State
from croupier.kernel.rule import rule

from .options import Edition, Options
from .rules import SPACES, TILES

NEVER = 1e6
WIDTH = SPACES + 1
THINK_AT = (TILES + 1) * WIDTH


def gap_lore(options: Options, edition: Edition) -> Lore:
    """The expected rolls to fill a gap of so many spaces with so many tiles in order, for all gaps, squared.

    Gaps are filled side by side, so the longest wait counts most: the sum of squares orders boards better than the sum.
    """
    lore = np.zeros(THINK_AT + TILES + 1)
    fill_gaps(lore, np.zeros(WIDTH))
    return lore**2


@rule
def fill_gaps(lore: Lore, after: Lore) -> None:
    """By number of tiles: a roll that hits the gap may take any of them, and leaves two smaller gaps.

    A space is hit one time in 36. The player waits for a space that leaves less to wait for than the waiting costs,
    so spaces are accepted from the best on, as long as they lower the expectation.
    """
    for tiles in range(1, TILES + 1):
        for room in range(WIDTH):
            lore[tiles * WIDTH + room] = NEVER
            for space in range(room):
                after[space] = NEVER
                for first in range(tiles):
                    rest = lore[first * WIDTH + space] + lore[(tiles - 1 - first) * WIDTH + room - 1 - space]
                    after[space] = min(after[space], rest)
            hits = 0
            total = float(SPACES)
            while True:
                best = 0
                for space in range(room):
                    if after[space] < after[best]:
                        best = space
                if room == 0 or after[best] >= lore[tiles * WIDTH + room]:
                    break
                hits += 1
                total += after[best]
                after[best] = 2 * NEVER
                lore[tiles * WIDTH + room] = min(lore[tiles * WIDTH + room], total / hits)


@rule
def distance(state: State, seat: int, lore: Lore) -> float:
    """The least total of gaps over all ways to leave some tiles where they lie and to bring the others between them.

    The total up to a tile that stays follows from those up to lower tiles; they are noted at the end of the lore.
    """
    lore[THINK_AT] = 0.0
    least_of_all = gap(lore, TILES, SPACES)
    for tile in range(1, TILES + 1):
        place = state.place[seat, tile]
        least = NEVER
        if place:
            for lower in range(tile):
                before = state.place[seat, lower]
                if before < place and (lower == 0 or before):
                    least = min(least, lore[THINK_AT + lower] + gap(lore, tile - lower - 1, place - before - 1))
            least_of_all = min(least_of_all, least + gap(lore, TILES - tile, SPACES - place))
        lore[THINK_AT + tile] = least
    return least_of_all


@rule
def gap(lore: Lore, tiles: int, room: int) -> float:
    """What one gap adds."""
    return lore[tiles * WIDTH + room]
