"""The rules of Cups."""

import numpy as np

from croupier.kernel.bounds import Bounds
from croupier.kernel.contract import Choices, Codes, Shares, State
from croupier.kernel.dice import Rng, below
from croupier.kernel.layout import layout
from croupier.kernel.rule import rule
from croupier.kernel.seats import CHANCE, DICE_DUE, next_seat, other_seats
from croupier.kernel.usual import scores as scores

from . import FACTS

LAYOUT = layout(
    [
        ("players", np.int32),
        ("active", np.int32),
        ("rolled", np.int32),  # cups under which a die lies
        ("spoken", np.int32),
        ("again", np.int32),  # whether the cup of the active seat has to be rolled again
        ("shaken", np.int32, (3,)),
        ("said", np.int32, (3,)),
        ("die", np.int32, (3,)),
    ]
)
MOST_MOVES = 4
MOST_OUTCOMES = 6
HIGHER = 1
LOWER = 2
FOLD = 3
SHAKE = 4
BOUNDS = Bounds(
    players=FACTS.seats,
    active=(0, 2),
    rolled=(0, 3),
    spoken=(0, 3),
    again=(0, 1),
    shaken=(0, 1),
    said=(0, FOLD),
    die=(0, 6),
)


@rule
def setup(state: State, players: int, first: int, options: Choices, edition: Choices) -> None:
    """C2."""
    state.players = players
    state.active = first


@rule
def turn(state: State) -> int:
    """C1 to C4."""
    if state.rolled < state.players or state.again:
        return DICE_DUE
    return 1 << state.active if state.spoken < state.players else 0


@rule
def moves(state: State, seat: int, out: Codes) -> int:
    """C2, C3."""
    for move in range(HIGHER, SHAKE + 1):
        out[move - 1] = move
    return FOLD if state.shaken[seat] else SHAKE


@rule
def refusal(state: State, seat: int, move: int) -> int:
    """C1 to C3."""
    now = turn(state)
    if seat == CHANCE:
        return 0 if now == DICE_DUE and 1 <= move <= 6 else 1
    if not 0 <= seat < state.players or now != 1 << seat:
        return 2
    if move == SHAKE:
        return 3 if state.shaken[seat] else 0
    return 0 if HIGHER <= move <= FOLD else 2


@rule
def cup(state: State) -> int:
    """The seat whose cup has to be rolled."""
    return state.rolled if state.rolled < state.players else state.active


@rule
def play(state: State, seat: int, move: int) -> None:
    """C1 to C3."""
    if seat == CHANCE:
        state.die[cup(state)] = move
        state.rolled = min(state.players, state.rolled + 1)
        state.again = 0
    elif move == SHAKE:
        state.shaken[seat] = 1
        state.again = 1
    else:
        state.said[seat] = move
        state.spoken += 1
        state.active = next_seat(seat, state.players)


@rule
def draw(state: State, rng: Rng) -> int:
    """C1."""
    return 1 + below(rng, 6)


@rule
def outcomes(state: State, out: Codes, weights: Codes) -> int:
    """C1."""
    for face in range(6):
        out[face] = face + 1
        weights[face] = 1
    return 6


@rule
def secret(state: State, seat: int, move: int) -> int:
    """C1: only its owner learns what lies under a cup."""
    return other_seats(cup(state), state.players) if seat == CHANCE else 0


@rule
def veil(state: State, seat: int) -> None:
    """C1, C4: until all have spoken nobody sees the dice of others."""
    if state.spoken < state.players:
        for other in range(state.players):
            if other != seat:
                state.die[other] = 0


@rule
def right(state: State, seat: int) -> bool:
    """C2, C4."""
    own, other = state.die[seat], state.die[next_seat(seat, state.players)]
    return (state.said[seat] == HIGHER and other > own) or (state.said[seat] == LOWER and other < own)


@rule
def payoff(state: State, out: Shares) -> None:
    """C4."""
    winners = 0
    for seat in range(state.players):
        winners += right(state, seat)
    for seat in range(state.players):
        if winners:
            out[seat] = 1.0 / winners if right(state, seat) else 0.0
        else:
            out[seat] = 1.0 / state.players
