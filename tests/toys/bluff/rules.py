"""The rules of Bluff."""

import numpy as np

from croupier.kernel.bounds import Bounds
from croupier.kernel.contract import Choices, Codes, Shares, State
from croupier.kernel.dice import Rng, below
from croupier.kernel.layout import layout
from croupier.kernel.rule import rule
from croupier.kernel.seats import CHANCE, DICE_DUE, other_seats
from croupier.kernel.usual import scores as scores

LAYOUT = layout(
    [
        ("first", np.int32),
        ("dealt", np.int32),
        ("said", np.int32),  # how often somebody spoke
        ("bets", np.int32),  # a bit for every time that was a bet
        ("card", np.int32, (2,)),
    ]
)
MOST_MOVES = 2
MOST_OUTCOMES = 3
PASS = 0
BET = 1
CARDS = 3
BOUNDS = Bounds(first=(0, 1), dealt=(0, 2), said=(0, 3), bets=(0, 7), card=(0, CARDS))


@rule
def setup(state: State, players: int, first: int, options: Choices, edition: Choices) -> None:
    """B2: somebody begins."""
    state.first = first


@rule
def over(state: State) -> bool:
    """B2: both have passed, or a bet has been answered."""
    return state.said >= 2 and not (state.said == 2 and state.bets == 2)


@rule
def turn(state: State) -> int:
    """B1, B2."""
    if state.dealt < 2:
        return DICE_DUE
    return 0 if over(state) else 1 << ((state.first + state.said) & 1)


@rule
def moves(state: State, seat: int, out: Codes) -> int:
    """B2."""
    out[0], out[1] = PASS, BET
    return 2


@rule
def refusal(state: State, seat: int, move: int) -> int:
    """B1, B2."""
    now = turn(state)
    if seat == CHANCE:
        return 0 if now == DICE_DUE and 1 <= move <= CARDS and move != state.card[0] else 1
    return 0 if 0 <= seat < 2 and now == 1 << seat and PASS <= move <= BET else 2


@rule
def play(state: State, seat: int, move: int) -> None:
    """B1, B2."""
    if seat == CHANCE:
        state.card[state.dealt] = move
        state.dealt += 1
    else:
        state.bets |= move << state.said
        state.said += 1


@rule
def draw(state: State, rng: Rng) -> int:
    """B1."""
    if state.dealt == 0:
        return 1 + below(rng, CARDS)
    card = 1 + below(rng, CARDS - 1)
    return card + (card >= state.card[0])


@rule
def outcomes(state: State, out: Codes, weights: Codes) -> int:
    """B1."""
    count = 0
    for card in range(1, CARDS + 1):
        if card != state.card[0]:
            out[count] = card
            weights[count] = 1
            count += 1
    return count


@rule
def secret(state: State, seat: int, move: int) -> int:
    """B1: only its owner learns which card it is."""
    return other_seats(state.dealt, 2) if seat == CHANCE else 0


@rule
def veil(state: State, seat: int) -> None:
    """B1, B3: nobody sees the other's card before it is over."""
    if not over(state):
        for other in range(2):
            if other != seat:
                state.card[other] = 0


@rule
def payoff(state: State, out: Shares) -> None:
    """B3."""
    winner = 0 if state.card[0] > state.card[1] else 1
    last = (state.bets >> (state.said - 1)) & 1
    if state.bets and not last:
        winner = (state.first + state.said) & 1
    out[winner] = 1.0 if state.bets and last else 0.75
    out[1 - winner] = 1.0 - out[winner]
