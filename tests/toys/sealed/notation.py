"""Words of Sealed."""

import numpy as np

from croupier.kernel.contract import State
from croupier.kernel.errors import BadNotation

from .rules import BOUNDS, LAYOUT


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
    state: State = np.zeros(1, LAYOUT)[0]
    words = text.split()
    if len(words) != 7:
        raise BadNotation("not-a-position", text=text)
    for name, word in zip(("players", "card", "chosen"), words, strict=False):
        state[name] = BOUNDS.read(name, word)
    state.number[:] = [BOUNDS.read("number", word) for word in words[3:]]
    if state.card not in (0, 10, 50, 90) or state.chosen >> state.players:
        raise BadNotation("not-a-position", text=text)
    return state
