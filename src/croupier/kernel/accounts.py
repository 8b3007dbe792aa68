"""Drivers that keep an account of every game of a batch: how long it was, the scores, how often the lead changed."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from .contract import Codes, Rulebook, State

if TYPE_CHECKING:
    from .playout import OneGame, Tray

STEPS, CHANGES, LEADER, SCORES = range(4)
"""What a row has: steps, changes of the lead, who leads now (-1: nobody has yet), and from there on the scores."""

rules: Rulebook
standing: Callable[[State, Codes], None]
play_out: "OneGame"


def new_rows(games: int, players: int) -> Codes:
    """Room for so many games, and the row before them."""
    return np.zeros((1 + games, SCORES + players), np.int64)


def notice(tray: "Tray") -> None:
    """Who leads now: the one seat that has come farther than all others, or still the one that last had."""
    row = tray.kept[tray.kept[0, 0]]
    seats = row[SCORES:]
    seats[:] = 0
    standing(tray.states[0], seats)
    ahead = 0
    alone = True
    for seat in range(1, len(seats)):
        if seats[seat] > seats[ahead]:
            ahead = seat
            alone = True
        elif seats[seat] == seats[ahead]:
            alone = False
    if alone and ahead != row[LEADER]:
        row[CHANGES] += row[LEADER] >= 0
        row[LEADER] = ahead


def play_kept(tray: "Tray", bots: Codes, limit: int) -> int:
    """Play a game to its end and add its row."""
    tray.kept[0, 0] += 1
    row = tray.kept[tray.kept[0, 0]]
    row[CHANGES] = 0
    row[LEADER] = -1
    steps = play_out(tray, bots, limit)
    row[STEPS] = steps
    row[SCORES:] = 0
    rules.scores(tray.states[0], row[SCORES:])
    return steps
