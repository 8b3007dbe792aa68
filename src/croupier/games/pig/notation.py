"""Moves and positions of Pig in words: `roll`, `hold`, `4`, and `scores 12 30, seat 2, gathered 7, …`."""

import re

import numpy as np

from croupier.kernel.contract import State
from croupier.kernel.errors import BadNotation
from croupier.kernel.seats import CHANCE

from .rules import BOUNDS, LAYOUT, Move

POSITION = re.compile(r"scores ([\d ]+), seat (\d+), gathered (\d+)(, rolling)?(, over)?, target (\d+), faces (\d+)")

WORDS = {int(move): move.name.lower() for move in Move}
MOVES = {words: move for move, words in WORDS.items()}


def move_text(state: State, seat: int, move: int) -> str:
    """`roll`, `hold`, or the face that was rolled."""
    return str(move) if seat == CHANCE else WORDS[move]


def parse_move(state: State, seat: int, text: str) -> int:
    """The opposite of `move_text`."""
    if seat == CHANCE and text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    if seat != CHANCE and text.lower() in MOVES:
        return MOVES[text.lower()]
    raise BadNotation("not-a-roll", text=text) if seat == CHANCE else BadNotation("not-a-move", text=text)


def state_text(state: State) -> str:
    """A position on one line."""
    scores = " ".join(str(score) for score in state.score[: state.players])
    flags = (", rolling" if state.rolling else "") + (", over" if state.over else "")
    return (
        f"scores {scores}, seat {state.active + 1}, gathered {state.gathered}{flags}, "
        f"target {state.target}, faces {state.faces}"
    )


def parse_state(text: str) -> State:
    """The opposite of `state_text`."""
    found = POSITION.fullmatch(text.strip())
    if not found:
        raise BadNotation("not-a-position", text=text)
    scores = BOUNDS.read_all("score", found[1])
    state: State = np.zeros(1, LAYOUT)[0]
    state.players = BOUNDS.read("players", str(len(scores)))
    state.score[: len(scores)] = scores
    state.active = BOUNDS.read("active", found[2], away=1)
    state.gathered = BOUNDS.read("gathered", found[3])
    state.rolling = found[4] is not None
    state.over = found[5] is not None
    state.target = BOUNDS.read("target", found[6])
    state.faces = BOUNDS.read("faces", found[7])
    if state.active >= len(scores) or state.over != (max(scores) >= state.target) or (state.over and state.rolling):
        raise BadNotation("not-a-position", text=text)
    return state
