"""Words of Sealed."""

import numpy as np

from croupier.kernel.contract import State
from croupier.kernel.errors import BadNotation

from .rules import LAYOUT


def move_text(state: State, seat: int, move: int) -> str:
    """A number."""
    return str(move)


def parse_move(state: State, seat: int, text: str) -> int:
    """A number."""
    if not text.isdecimal():
        raise BadNotation("not-a-number", text=text)
    return int(text)


def state_text(state: State) -> str:
    """Players, card, who has chosen, and what."""
    return " ".join(str(value) for value in [state.players, state.card, state.chosen, *state.number])


def parse_state(text: str) -> State:
    """The opposite of `state_text`."""
    try:
        players, card, chosen, *numbers = (int(word) for word in text.split())
    except ValueError:
        raise BadNotation("not-a-position", text=text) from None
    state: State = np.zeros(1, LAYOUT)[0]
    state.players, state.card, state.chosen = players, card, chosen
    state.number[:] = numbers
    return state
