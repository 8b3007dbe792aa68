"""Words of Cups."""

import numpy as np

from croupier.kernel.contract import State
from croupier.kernel.errors import BadNotation
from croupier.kernel.seats import CHANCE

from .rules import BOUNDS, LAYOUT

WORDS = ("higher", "lower", "fold", "shake")


def move_text(state: State, seat: int, move: int) -> str:
    """A word, or what a die shows."""
    return str(move) if seat == CHANCE else WORDS[move - 1]


def parse_move(state: State, seat: int, text: str) -> int:
    """A word, or what a die shows."""
    if seat == CHANCE and text.isascii() and text.isdecimal() and len(text) < 10:
        return int(text)
    if seat == CHANCE or text not in WORDS:
        raise BadNotation("not-a-move", text=text, known=WORDS)
    return WORDS.index(text) + 1


def state_text(state: State) -> str:
    """All numbers in their order."""
    return " ".join(str(number) for name in LAYOUT.names or () for number in np.ravel(state[name]).tolist())


def parse_state(text: str) -> State:
    """The opposite of `state_text`."""
    state: State = np.zeros(1, LAYOUT)[0]
    words = text.split()
    if len(words) != LAYOUT.itemsize // 4:
        raise BadNotation("not-a-position", text=text)
    for name in LAYOUT.names or ():
        size = LAYOUT[name].itemsize // 4
        numbers = [BOUNDS.read(name, word) for word in words[:size]]
        state[name] = numbers if LAYOUT[name].shape else numbers[0]
        words = words[size:]
    if state.active >= state.players or state.rolled > state.players:
        raise BadNotation("not-a-position", text=text)
    return state
