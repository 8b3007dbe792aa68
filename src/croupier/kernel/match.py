"""One game being played: a position and the log that led to it."""

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

    def make(self, seat: int, move: int) -> None:
        """Make a legal move and write it down."""
        super().make(seat, move)
        self.log.append((seat, move))

    def copy(self) -> "Match":
        """The same match with the same log, to try something on."""
        other = Match(self.began)
        other.setup, other._state, other.log = self.setup, self._state.copy(), list(self.log)
        return other
