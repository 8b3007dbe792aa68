"""Words of Snatch: `take`, `sweep`, a number for the throw, and `@` with the milliseconds where there are any."""

import numpy as np

from croupier.kernel.contract import State
from croupier.kernel.errors import BadNotation
from croupier.kernel.seats import CHANCE, clock_of, stamp, unstamped

from .rules import BOUNDS, LAYOUT, SWEEP, TAKE


def move_text(state: State, seat: int, move: int) -> str:
    """What, and when."""
    number = unstamped(move)
    what = "take" if seat != CHANCE else str(number) if number else "sweep"
    return f"{what} @{clock_of(move)}" if clock_of(move) else what


def parse_move(state: State, seat: int, text: str) -> int:
    """The opposite of `move_text`."""
    what, _, when = text.partition(" @")
    try:
        number = TAKE if what == "take" and seat != CHANCE else SWEEP if what == "sweep" else int(what)
        return stamp(number, int(when or 0))
    except ValueError:
        raise BadNotation("not-a-move", text=text) from None


def state_text(state: State) -> str:
    """All numbers."""
    return " ".join(str(value) for value in [state.clock, state.thrown, state.left, state.swept, *state.chips])


def parse_state(text: str) -> State:
    """The opposite of `state_text`."""
    state: State = np.zeros(1, LAYOUT)[0]
    words = text.split()
    if len(words) != 6:
        raise BadNotation("not-a-position", text=text)
    for name, word in zip(("clock", "thrown", "left", "swept"), words, strict=False):
        state[name] = BOUNDS.read(name, word)
    state.chips[:] = [BOUNDS.read("chips", word) for word in words[4:]]
    return state
