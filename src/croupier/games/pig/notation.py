"""Moves and positions of Pig in words: `roll`, `hold`, `4`, and `scores 12 30, seat 2, gathered 7, …`."""

import re

import numpy as np

from croupier.kernel.contract import State
from croupier.kernel.errors import BadNotation
from croupier.kernel.seats import CHANCE

from .rules import LAYOUT, MOST_OUTCOMES, SEATS, Move

MOST_GATHERED = 1_000_000
"""Points of a turn; more would take longer than any game lasts."""

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
    scores = found[1].split() if found else []
    if not found or not 2 <= len(scores) <= SEATS or not 1 <= int(found[2]) <= len(scores):
        raise BadNotation("not-a-position", text=text)
    over, target, faces = found[5] is not None, int(found[6]), int(found[7])
    totals = [int(score) for score in scores]
    if not 10 <= target <= 1000 or not 2 <= faces <= MOST_OUTCOMES or int(found[3]) > MOST_GATHERED:
        raise BadNotation("not-a-position", text=text)
    if max(totals) > target + MOST_GATHERED or over != (max(totals) >= target):
        raise BadNotation("not-a-position", text=text)
    state: State = np.zeros(1, LAYOUT)[0]
    state.players = len(scores)
    state.score[: len(scores)] = totals
    state.active = int(found[2]) - 1
    state.gathered = int(found[3])
    state.rolling = found[4] is not None
    state.over = over
    state.target, state.faces = target, faces
    return state
