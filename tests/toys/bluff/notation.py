"""Words of Bluff."""

import numpy as np

from croupier.kernel.contract import State
from croupier.kernel.errors import BadNotation
from croupier.kernel.seats import CHANCE

from .rules import BOUNDS, LAYOUT

NUMBERS = ("first", "dealt", "said", "bets")

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
    words = text.split()
    if len(words) != len(NUMBERS) + 2:
        raise BadNotation("not-a-position", text=text)
    for name, word in zip(NUMBERS, words, strict=False):
        state[name] = BOUNDS.read(name, word)
    one, two = (BOUNDS.read("card", word) for word in words[len(NUMBERS) :])
    state.card[:] = one, two
    if [one > 0, two > 0] != [state.dealt > 0, state.dealt > 1] or (one and one == two):
        raise BadNotation("not-a-position", text=text)
    return state
