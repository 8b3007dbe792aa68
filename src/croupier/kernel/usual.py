"""Rules that many games share: nothing hidden, and the highest score wins."""

import numpy as np
from numpy.typing import NDArray

from .contract import Shares, State
from .rule import rule


@rule
def secret(state: State, seat: int, move: int) -> int:
    """For games in which nothing is hidden."""
    return 0


@rule
def veil(state: State, seat: int) -> None:
    """For games in which everybody may see everything."""


@rule
def share_victory(scores: NDArray[np.int32], players: int, out: Shares) -> None:
    """The highest score wins; those who tie for it share."""
    highest = scores[0]
    for seat in range(players):
        highest = max(highest, scores[seat])
    winners = 0
    for seat in range(players):
        winners += scores[seat] == highest
    for seat in range(players):
        out[seat] = 1.0 / winners if scores[seat] == highest else 0.0
