"""Pig in numbers, for learners."""

from croupier.kernel.contract import Features, State
from croupier.kernel.rule import rule

from . import FACTS

SEATS = FACTS.seats[1]
ACTIONS = 2
FEATURES = 2 + SEATS


@rule
def observe(state: State, seat: int, out: Features) -> None:
    """What is gathered, whether it is this seat's turn, and everybody's score from this seat on, by the target."""
    out[0] = min(1.0, state.gathered / state.target)
    out[1] = state.active == seat
    for place in range(SEATS):
        out[2 + place] = 0
        if place < state.players:
            out[2 + place] = min(1.0, state.score[(seat + place) % state.players] / state.target)


@rule
def action_of(state: State, seat: int, move: int) -> int:
    """Roll and hold are numbers already."""
    return move


@rule
def move_of(state: State, seat: int, action: int) -> int:
    """The opposite of `action_of`."""
    return action
