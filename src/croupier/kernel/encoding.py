"""Positions and moves as numbers, for learners: by the game's own encode.py, else any game alike.

What a seat sees is an array of numbers from 0 to 1, made from the veiled state alone. Its moves are actions with fixed
numbers; which of them it has now is a mask. A game that says nothing is told by the bytes of its veiled state, and
its moves are numbered as they are listed. In real time one more action, the last, lets a moment pass.
"""

from functools import cache

import numpy as np

from .contract import Codes, Encoder, Features, Mask, Rulebook, State
from .errors import BadOption
from .game import Game
from .position import Position
from .rule import bind
from .seats import CHANCE, unstamped

PART = np.float32(1 / 255)

rules: Rulebook
own: Encoder


def list_actions(state: State, veiled: State, seat: int, moves: Codes, actions: Codes) -> int:
    """List the moves of a seat and the action of each, and say how many."""
    count = rules.moves(state, seat, moves)
    for place in range(count):
        actions[place] = own.action_of(veiled, seat, moves[place])
    return count


class Encoding:
    """How a game is told in numbers."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.own: Encoder | None = game.encoder
        rules, own = game.rules, self.own
        self.features = own.FEATURES if own else rules.LAYOUT.itemsize
        """How many numbers an observation has."""
        self.moves = own.ACTIONS if own else rules.MOST_MOVES
        self.actions = self.moves + game.facts.realtime
        """How many actions there are."""
        self.wait = self.moves if game.facts.realtime else -1
        """In real time, the action that does nothing for now."""
        self._list = bind(list_actions, game.folder, rules=rules, own=own) if own else None

    def __reduce__(self) -> tuple[object, ...]:
        """A copy is the encoding itself, in another process the one of its game there."""
        return encoding, (self.game,)

    def observe(self, at: Position, seat: int) -> Features:
        """What a seat sees."""
        state = at.seen(seat).state
        if self.own is None:
            return np.frombuffer(state.tobytes(), np.uint8).astype(np.float32) * PART
        out = np.zeros(self.features, np.float32)
        self.own.observe(state, seat, out)
        return out

    def listed(self, at: Position, seat: int) -> dict[int, int]:
        """The actions of a seat now, each with its move; without the one that waits."""
        if self._list is None:
            return dict(enumerate(at.moves(seat)))
        if seat == CHANCE or seat not in at.seats:
            return {}
        moves, actions = np.zeros((2, self.game.rules.MOST_MOVES), np.int64)
        count = self._list(at.state, at.seen(seat).state, seat, moves, actions)
        return dict(zip(actions[:count].tolist(), moves[:count].tolist(), strict=True))

    def mask(self, at: Position, seat: int) -> Mask:
        """Which actions a seat has now."""
        mask = np.zeros(self.actions, np.bool_)
        listed = self.listed(at, seat)
        mask[list(listed)] = True
        if self.wait >= 0 and listed:
            mask[self.wait] = True
        return mask

    def action_of(self, at: Position, seat: int, move: int) -> int:
        """The action that makes a listed move; in real time whatever its time is."""
        wanted = unstamped(move) if self.game.facts.realtime else move
        for action, listed in self.listed(at, seat).items():
            if listed == wanted:
                return action
        raise BadOption("no-action-for", move=move)

    def move_of(self, at: Position, seat: int, action: int) -> int:
        """The move that an action makes; in real time without its time."""
        listed = self.listed(at, seat) if seat != CHANCE else {}
        if action not in listed:
            raise BadOption("no-such-action", action=action, seat=seat + 1)
        return listed[action]


@cache
def encoding(game: Game) -> Encoding:
    """How a game is told in numbers."""
    return Encoding(game)
