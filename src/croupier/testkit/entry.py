"""Laws about positions that come from outside: as a line of text, or as bytes."""

import re

import numpy as np

from croupier.kernel.dice import Rng, below
from croupier.kernel.errors import BadNotation, CroupierError
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import Position

from .trials import bytes_of, on_setups, positions, step

HUGE = 10**12
NUMBERS = (-1, 0, 1, 2, 3, 5, 7, 12, 31, 100, 4000, 1 << 20, (1 << 31) - 1, HUGE, 10**30)
NUMBER = re.compile(r"(?<![\w-])\d+")
STEPS = 12
"""That are made from a position that was let in."""


def bytes_of_a_position_are_that_position(game: Game) -> None:
    """Whatever a game can come to is let in again from its bytes."""

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng, most=60):
            assert bytes_of(Position.from_bytes(at.setup, at.tobytes()).state) == bytes_of(at.state)

    on_setups(game, check)


def numbers_that_cannot_be_are_refused_by_name(game: Game) -> None:
    """A line with a number beyond all bounds is refused by a text of the game, not by what Python says."""

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng, most=20):
            line = at.text()
            for number in NUMBER.finditer(line):
                spoiled = f"{line[: number.start()]}{HUGE}{line[number.end() :]}"
                try:
                    Position.from_text(game, spoiled)
                except BadNotation as error:
                    reason = error.values.get("reason", error)
                    assert isinstance(reason, CroupierError), f"{spoiled!r} is refused with {reason!r}"
                    continue
                raise AssertionError(f"{spoiled!r} was taken for a position")

    on_setups(game, check)


def what_is_let_in_can_be_played(game: Game) -> None:
    """A position with a number changed, as a line or as bytes, is refused in words or can be played on."""

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng, most=40):
            for other in (_other_line(at, rng), _other_bytes(at, rng)):
                for _ in range(STEPS if other else 0):
                    if not other or other.over:
                        break
                    step(other, rng)

    on_setups(game, check)


def _other_line(at: Position, rng: Rng) -> Position | None:
    """The position of the line with another number in it, if it is one."""
    line = at.text()
    found = list(NUMBER.finditer(line))
    if not found:
        return None
    number = found[below(rng, len(found))]
    other = NUMBERS[below(rng, len(NUMBERS))]
    try:
        return Position.from_text(at.game, f"{line[: number.start()]}{other}{line[number.end() :]}")
    except BadNotation:
        return None


def _other_bytes(at: Position, rng: Rng) -> Position | None:
    """The position of the bytes with another number in them, if it is one."""
    state = at.state.copy()
    names = state.dtype.names or ()
    name = names[below(rng, len(names))]
    numbers = np.array(state[name])
    kind = np.iinfo(numbers.dtype)
    other = min(max(NUMBERS[below(rng, len(NUMBERS))], kind.min), kind.max)
    numbers.reshape(-1)[below(rng, numbers.size)] = other
    state[name] = numbers
    try:
        return Position.from_bytes(at.setup, state.tobytes())
    except BadNotation:
        return None
