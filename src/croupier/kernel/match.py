"""One game being played: a position and the log that led to it."""

from .contract import State
from .position import Position
from .setup import Setup


class Match(Position):
    """A game from its beginning; every move goes through `play`, which refuses what the rules forbid."""

    __slots__ = ("began", "log")

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.began = setup
        """What was agreed at first; `setup` knows who begins once that is drawn."""
        self.log: list[tuple[int, int]] = []

    def _make(self, seat: int, move: int) -> None:
        """Make a legal move and write it down."""
        super()._make(seat, move)
        self.log.append((seat, move))

    def copy(self) -> "Match":
        """The same match with the same log, to try something on."""
        return _again(self.began, self.setup, self._state.copy(), list(self.log))

    __copy__ = copy

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.began, self.setup, self._state, self.log)


def _again(began: Setup, setup: Setup, state: State, log: list[tuple[int, int]]) -> Match:
    match = Match(began)
    match.setup, match._state, match.log = setup, state, log
    return match
