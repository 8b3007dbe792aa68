"""Rules that many games share: nothing hidden, a deck that is counted, and the highest score wins."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .contract import Codes, Shares, State
from .dice import HOUSE, Rng, below
from .rule import rule


@rule
def secret(state: State, seat: int, move: int) -> int:
    """For games in which nothing is hidden."""
    return 0


@rule
def veil(state: State, seat: int) -> None:
    """For games in which everybody may see everything."""


@rule
def scores(state: State, out: Codes) -> None:
    """For games in which nobody has points."""


@rule
def stream(state: State) -> int:
    """For games that do not say whose luck a draw is."""
    return HOUSE


@rule
def clock(state: State) -> int:
    """For games in real time that keep the milliseconds of the last event."""
    return state.clock


@rule
def no_clock(state: State) -> int:
    """For those that do not."""
    return 0


@rule
def draw_card(deck: NDArray[np.int32], cards: int, rng: Rng) -> int:
    """The kind of the top card of a deck that is counted by kind and holds so many cards."""
    place = below(rng, cards)
    card = 0
    passed = 0
    for kind in range(len(deck) - 1):
        passed += deck[kind]
        card += place >= passed
    return card


@rule
def card_outcomes(deck: NDArray[np.int32], out: Codes, weights: Codes) -> int:
    """The kinds of cards left in a counted deck, each as likely as it has cards."""
    count = 0
    for kind in range(len(deck)):
        if deck[kind] > 0:
            out[count] = kind
            weights[count] = deck[kind]
            count += 1
    return count


@rule
def share_victory(scores: NDArray[Any], players: int, out: Shares) -> None:
    """The highest score wins; those who tie for it share. Scores may stand in `out` itself."""
    highest = scores[0]
    for seat in range(players):
        highest = max(highest, scores[seat])
    winners = 0
    for seat in range(players):
        winners += scores[seat] == highest
    for seat in range(players):
        out[seat] = 1.0 / winners if scores[seat] == highest else 0.0
