"""Any action that there is, for many games at once."""

from .contract import Codes
from .dice import Rng, below
from .rule import rule
from .spread import Bytes

BLOCK = 64
"""Actions that are counted together: most games have few of many."""


@rule
def how_many(mask: Bytes) -> int:
    """The actions of a part of a mask."""
    count = 0
    for place in range(len(mask)):
        count += mask[place]
    return count


@rule
def any_actions(masks: Bytes, rng: Rng, out: Codes) -> None:
    """One of the actions of each game, each as likely; -1 where there is none."""
    wide = masks.shape[1]
    for game in range(len(out)):
        mask = masks[game]
        count = how_many(mask)
        left = below(rng, count) if count else 0
        out[game] = -1
        begin = 0
        while begin + BLOCK < wide:
            here = how_many(mask[begin : begin + BLOCK])
            if left < here:
                break
            left -= here
            begin += BLOCK
        for action in range(begin, wide):
            if mask[action]:
                if left == 0:
                    out[game] = action
                    break
                left -= 1
