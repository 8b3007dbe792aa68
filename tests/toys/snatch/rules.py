"""The rules of Snatch."""

import numpy as np

from croupier.kernel.bounds import Bounds
from croupier.kernel.contract import Choices, Codes, Shares, State
from croupier.kernel.dice import Rng, below
from croupier.kernel.layout import layout
from croupier.kernel.rule import rule
from croupier.kernel.seats import CHANCE, DICE_DUE, clock_of, stamp, unstamped
from croupier.kernel.usual import secret as secret
from croupier.kernel.usual import share_victory
from croupier.kernel.usual import veil as veil

LAYOUT = layout(
    [
        ("clock", np.int64),
        ("thrown", np.int32),
        ("left", np.int32),
        ("swept", np.int32),
        ("chips", np.int32, (2,)),
    ]
)
MOST_MOVES = 1
MOST_OUTCOMES = 7
TAKE = 1
SWEEP = 0
PATIENCE = 2000
BOUNDS = Bounds(clock=(0, 2_000_000_000), thrown=(0, 9), left=(0, 9), swept=(0, 9), chips=(0, 9))


@rule
def setup(state: State, players: int, first: int, options: Choices, edition: Choices) -> None:
    """N1: nothing lies there yet."""


@rule
def turn(state: State) -> int:
    """N1 to N4: both seats, and the house beside them."""
    if not state.thrown:
        return DICE_DUE
    return 3 | DICE_DUE if state.left else 0


@rule
def moves(state: State, seat: int, out: Codes) -> int:
    """N2."""
    out[0] = TAKE
    return 1


@rule
def refusal(state: State, seat: int, move: int) -> int:
    """N1, N2, N4."""
    if seat == CHANCE:
        if state.left:
            return 0 if unstamped(move) == SWEEP and clock_of(move) >= state.clock + PATIENCE else 4
        return 0 if not state.thrown and 3 <= unstamped(move) <= 9 else 1
    late = clock_of(move) < state.clock and clock_of(move) != 0
    return 0 if 0 <= seat < 2 and state.left and unstamped(move) == TAKE and not late and move >= 0 else 2


@rule
def play(state: State, seat: int, move: int) -> None:
    """N1, N2, N4."""
    state.clock = max(state.clock, clock_of(move))
    if seat == CHANCE and state.left:
        state.swept = state.left
        state.left = 0
    elif seat == CHANCE:
        state.thrown = unstamped(move)
        state.left = state.thrown
    else:
        state.left -= 1
        state.chips[seat] += 1


@rule
def draw(state: State, rng: Rng) -> int:
    """N1, N4."""
    return stamp(SWEEP, state.clock + PATIENCE) if state.left else 3 + below(rng, 7)


@rule
def outcomes(state: State, out: Codes, weights: Codes) -> int:
    """N1, N4."""
    if state.left:
        out[0] = stamp(SWEEP, state.clock + PATIENCE)
        weights[0] = 1
        return 1
    for count in range(3, 10):
        out[count - 3] = count
        weights[count - 3] = 1
    return 7


@rule
def payoff(state: State, out: Shares) -> None:
    """N3."""
    share_victory(state.chips, 2, out)


@rule
def scores(state: State, out: Codes) -> None:
    """Everybody's chips."""
    for seat in range(2):
        out[seat] = state.chips[seat]
