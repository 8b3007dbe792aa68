"""The rules of Sealed."""

import numpy as np

from croupier.kernel.bounds import Bounds
from croupier.kernel.contract import Choices, Codes, Shares, State
from croupier.kernel.dice import Rng, below
from croupier.kernel.layout import layout
from croupier.kernel.rule import rule
from croupier.kernel.seats import CHANCE, DICE_DUE, other_seats
from croupier.kernel.usual import scores as scores

from . import FACTS

LAYOUT = layout([("players", np.int32), ("card", np.int32), ("chosen", np.int64), ("number", np.int32, (4,))])
MOST_MOVES = 3
MOST_OUTCOMES = 3
BOUNDS = Bounds(players=FACTS.seats, card=(0, 90), chosen=(0, 15), number=(0, 99))


@rule
def setup(state: State, players: int, first: int, options: Choices, edition: Choices) -> None:
    """S1."""
    state.players = players


@rule
def turn(state: State) -> int:
    """S1, S2."""
    if state.card:
        return 0
    left = ((1 << state.players) - 1) & ~state.chosen
    return left if left else DICE_DUE


@rule
def moves(state: State, seat: int, out: Codes) -> int:
    """A menu of the numbers on the cards."""
    out[0], out[1], out[2] = 10, 50, 90
    return 3


@rule
def refusal(state: State, seat: int, move: int) -> int:
    """S1, S2."""
    now = turn(state)
    if seat == CHANCE:
        return 0 if now == DICE_DUE and (move == 10 or move == 50 or move == 90) else 2
    return 0 if now != DICE_DUE and (now >> seat) & 1 and 1 <= move <= 99 else 1


@rule
def play(state: State, seat: int, move: int) -> None:
    """S1, S2."""
    if seat == CHANCE:
        state.card = move
    else:
        state.number[seat] = move
        state.chosen |= 1 << seat


@rule
def draw(state: State, rng: Rng) -> int:
    """S2."""
    card = below(rng, 6)
    return 10 if card == 0 else 50 if card < 3 else 90


@rule
def outcomes(state: State, out: Codes, weights: Codes) -> int:
    """S2."""
    for kind in range(3):
        out[kind] = 10 + 40 * kind
        weights[kind] = 1 + kind
    return 3


@rule
def secret(state: State, seat: int, move: int) -> int:
    """S1: all but the last choice, after which nobody is left to wait for."""
    last = (state.chosen | 1 << seat) == (1 << state.players) - 1
    return 0 if last or seat == CHANCE else other_seats(seat, state.players)


@rule
def veil(state: State, seat: int) -> None:
    """S1: until the card is due, a seat knows its own choice alone."""
    if turn(state) != DICE_DUE and not state.card:
        for other in range(state.players):
            if other != seat:
                state.number[other] = 0
        own = 0 if seat < 0 else state.chosen & (1 << seat)
        state.chosen = own


@rule
def payoff(state: State, out: Shares) -> None:
    """S3."""
    best = 100
    winners = 0
    for seat in range(state.players):
        off = abs(state.number[seat] - state.card)
        if off < best:
            best = off
            winners = 0
        if off == best:
            winners += 1
    for seat in range(state.players):
        out[seat] = 1.0 / winners if abs(state.number[seat] - state.card) == best else 0.0
