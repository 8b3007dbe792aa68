"""Counting a game tree with its chance outcomes, to pin rules down with exact numbers."""

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

import msgspec
import numpy as np

from .contract import Codes, Rulebook
from .errors import BadOption
from .game import Game
from .playout import States
from .position import Position
from .rule import bind
from .seats import CHANCE, DICE_DUE

Walker: TypeAlias = Callable[[States, int, int, int, Codes, Codes, Codes], bool]

rules: Rulebook


class Level(msgspec.Struct, frozen=True):
    """What lies a number of moves below a position."""

    depth: int
    lines: int
    """Ways to get there, each different outcome counted once."""
    weighted: int
    """Ways to get there, each outcome counted with its weight."""
    ended: int
    """Lines on which the game is over here."""


def walk(states: States, depth: int, deepest: int, weight: int, codes: Codes, weights: Codes, totals: Codes) -> bool:
    """Visit everything below `states[depth]` and add it to `totals`; False if outcomes could not be listed."""
    state = states[depth]
    totals[depth, 0] += 1
    totals[depth, 1] += weight
    turn = rules.turn(state)
    if turn == 0:
        totals[depth, 2] += 1
        return True
    if depth == deepest:
        return True
    if turn == DICE_DUE:
        count = rules.outcomes(state, codes[depth], weights[depth])
        if count == 0:
            return False
        for number in range(count):
            states[depth + 1] = state
            rules.play(states[depth + 1], CHANCE, codes[depth, number])
            if not walk(states, depth + 1, deepest, weight * weights[depth, number], codes, weights, totals):
                return False
        return True
    for seat in range(CHANCE):
        if (turn >> seat) & 1:
            count = rules.moves(state, seat, codes[depth])
            for number in range(count):
                states[depth + 1] = state
                rules.play(states[depth + 1], seat, codes[depth, number])
                if not walk(states, depth + 1, deepest, weight, codes, weights, totals):
                    return False
    return True


@cache
def walker(game: Game) -> Walker:
    """`walk`, compiled for a game."""
    return bind(walk, game.folder, rules=game.rules)


def perft(position: Position, depth: int) -> list[Level]:
    """Count the lines of play up to `depth` moves below a position, level by level."""
    game = position.game
    states = np.zeros(depth + 1, game.rules.LAYOUT)
    states[0] = position.state
    codes = np.zeros((depth + 1, max(game.rules.MOST_MOVES, game.rules.MOST_OUTCOMES)), np.int64)
    totals = np.zeros((depth + 1, 3), np.int64)
    if not walker(game)(states, 0, depth, 1, codes, np.zeros_like(codes), totals):
        raise BadOption("too-many-outcomes", game=game.facts.title, depth=depth)
    return [Level(level, *row) for level, row in enumerate(totals.tolist())]


def divide(position: Position, depth: int) -> dict[str, int]:
    """The lines of play below each first move, for finding where two counts part."""
    split = {}
    for seat, move in ((at, move) for at in position.seats for move in position.choices(at)):
        split[position.words(seat, move)] = perft(position.after(seat, move), depth - 1)[-1].lines
    return split
