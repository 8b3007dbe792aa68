"""Words of Bluff."""

import numpy as np

from croupier.kernel.contract import State
from croupier.kernel.errors import BadNotation
from croupier.kernel.seats import CHANCE

from .rules import LAYOUT

WORDS = ("pass", "bet")


def move_text(state: State, seat: int, move: int) -> str:
    """A word, or a card."""
    return str(move) if seat == CHANCE else WORDS[move]


def parse_move(state: State, seat: int, text: str) -> int:
    """A word, or a card."""
    if seat == CHANCE and text.isascii() and text.isdecimal() and len(text) < 10:
        return int(text)
    if seat == CHANCE or text not in WORDS:
        raise BadNotation("not-a-move", text=text, known=WORDS)
    return WORDS.index(text)


def state_text(state: State) -> str:
    """All numbers in their order."""
    return " ".join(str(number) for name in LAYOUT.names or () for number in np.ravel(state[name]).tolist())


def parse_state(text: str) -> State:
    """The opposite of `state_text`."""
    state: State = np.zeros(1, LAYOUT)[0]
    try:
        state.first, state.dealt, state.said, state.bets, *cards = (int(word) for word in text.split())
        state.card[:] = cards
    except (ValueError, OverflowError):
        raise BadNotation("not-a-position", text=text) from None
    return state
