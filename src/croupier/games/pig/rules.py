"""The rules of Pig; the numbers in refusals are the clauses of RULES.md."""

from enum import IntEnum

import numpy as np

from croupier.kernel.bounds import Bounds
from croupier.kernel.contract import Choices, Codes, Shares, State
from croupier.kernel.dice import Rng, below
from croupier.kernel.layout import layout
from croupier.kernel.rule import rule
from croupier.kernel.seats import CHANCE, DICE_DUE, next_seat
from croupier.kernel.usual import secret as secret
from croupier.kernel.usual import veil as veil

from . import FACTS

SEATS = FACTS.seats[1]

LAYOUT = layout(
    [
        ("target", np.int32),
        ("faces", np.int32),
        ("players", np.int32),
        ("active", np.int32),
        ("gathered", np.int32),
        ("rolling", np.int32),
        ("over", np.int32),
        ("score", np.int32, (SEATS,)),
    ]
)
MOST_MOVES = 2
MOST_OUTCOMES = 20
MOST_GATHERED = 1_000_000
"""Points of a turn; more would take longer than any game lasts."""
BOUNDS = Bounds(
    target=(10, 1000),
    faces=(2, MOST_OUTCOMES),
    players=FACTS.seats,
    active=(0, SEATS - 1),
    gathered=(0, MOST_GATHERED),
    rolling=(0, 1),
    over=(0, 1),
    score=(0, 1000 + MOST_GATHERED),
)


class Move(IntEnum):
    """What a player may choose (P2)."""

    ROLL = 0
    HOLD = 1


ROLL, HOLD = int(Move.ROLL), int(Move.HOLD)


@rule
def setup(state: State, players: int, first: int, options: Choices, edition: Choices) -> None:
    """P1: nobody has points."""
    state.players = players
    state.active = first
    state.target = options.target
    state.faces = edition.faces


@rule
def turn(state: State) -> int:
    """P2, P8: one player chooses at a time."""
    if state.over:
        return 0
    if state.rolling:
        return DICE_DUE
    return 1 << state.active


@rule
def moves(state: State, seat: int, out: Codes) -> int:
    """P2, P3: roll, or hold if something was gathered."""
    out[0] = ROLL
    out[1] = HOLD
    return 2 if state.gathered > 0 else 1


@rule
def refusal(state: State, seat: int, move: int) -> int:
    """The clause that forbids a move."""
    if state.over:
        return 10
    if seat == CHANCE:
        if not state.rolling:
            return 2
        return 0 if 1 <= move <= state.faces else 4
    if state.rolling or seat != state.active or (move != ROLL and move != HOLD):
        return 2
    if move == HOLD and state.gathered == 0:
        return 3
    return 0


@rule
def play(state: State, seat: int, move: int) -> None:
    """P5 to P9: what a face, a roll and a hold do."""
    if seat == CHANCE:
        state.rolling = 0
        if move == 1:
            pass_on(state)
        else:
            state.gathered += move
    elif move == ROLL:
        state.rolling = 1
    else:
        state.score[seat] += state.gathered
        state.gathered = 0
        if state.score[seat] >= state.target:
            state.over = 1
        else:
            pass_on(state)


@rule
def pass_on(state: State) -> None:
    """P8: the next seat begins with nothing gathered."""
    state.gathered = 0
    state.active = next_seat(state.active, state.players)


@rule
def stream(state: State) -> int:
    """P2, P4: everybody rolls for himself."""
    return state.active


@rule
def draw(state: State, rng: Rng) -> int:
    """P4: one roll."""
    return 1 + below(rng, state.faces)


@rule
def outcomes(state: State, out: Codes, weights: Codes) -> int:
    """P4: every face, each as likely."""
    for face in range(1, state.faces + 1):
        out[face - 1] = face
        weights[face - 1] = 1
    return state.faces


@rule
def payoff(state: State, out: Shares) -> None:
    """P9: whoever banked the target has won."""
    for seat in range(state.players):
        out[seat] = 1.0 if state.score[seat] >= state.target else 0.0


@rule
def scores(state: State, out: Codes) -> None:
    """What everybody has banked."""
    for seat in range(state.players):
        out[seat] = state.score[seat]
