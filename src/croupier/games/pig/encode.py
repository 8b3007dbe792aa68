"""Pig in numbers, for learners."""

import numpy as np

from croupier.kernel.contract import Features, State
from croupier.kernel.rule import rule
from croupier.kernel.seats import next_seat

from . import FACTS

SEATS = FACTS.seats[1]
ACTIONS = 2
FEATURES = 2 + SEATS


@rule
def observe(state: State, seat: int, out: Features) -> None:
    """What is gathered, whether it is this seat's turn, and everybody's score from this seat on, by the target."""
    part = np.float32(1) / np.float32(state.target)
    out[0] = min(np.float32(1), state.gathered * part)
    out[1] = state.active == seat
    other = seat
    for place in range(state.players):
        out[2 + place] = min(np.float32(1), state.score[other] * part)
        other = next_seat(other, state.players)


@rule
def action_of(state: State, seat: int, move: int) -> int:
    """Roll and hold are numbers already."""
    return move


@rule
def move_of(state: State, seat: int, action: int) -> int:
    """The opposite of `action_of`."""
    return action
