"""A draft: a table with entries that are not in its log yet, and what follows by itself from every act."""

from croupier.kernel.seats import CHANCE, stamp, unstamped

from ..errors import NotNow
from ..log.entries import AnyEntry, Began, Ended, Played
from ..log.moments import Moment, witness
from ..log.table import Table

MOST_WAIT = 3000
"""Milliseconds that are counted down at most between real dice that were typed in and the first hand."""


class Draft:
    """A copy of a table on which an act is tried; what it wrote becomes one step of the log, or is thrown away."""

    def __init__(self, table: Table, at: int, breath: int = 0) -> None:
        self.table = table.draft()
        self.breath = breath
        """Milliseconds in real time to see how the table lies before the dice fall."""
        self.moments: list[Moment] = []
        self.at = max(at, table.at)

    @property
    def entries(self) -> list[AnyEntry]:
        """What it wrote."""
        return [moment.entry for moment in self.moments]

    @property
    def made(self) -> int:
        """The move that it begins with."""
        first = self.moments[0].entry
        assert isinstance(first, Played)
        return first.move

    def add(self, entry: AnyEntry) -> None:
        """Write an entry and see what it does."""
        self.moments.append(witness(self.table, entry, self.at))

    def settle(self) -> None:
        """Begin when everybody is there, roll what is due, and end what is over."""
        table = self.table
        if not table.began and all(seat.taken for seat in table.seats) and (table.real_dice or self._all_wished()):
            self.add(Began())
        while table.dice_due and not table.real_dice and not self._breathing():
            self.play(CHANCE, self.stamped(table.draw()))
        if table.playing and not table.turn:
            self.add(Ended(tuple(table.position.payoff()), table.key))

    def _breathing(self) -> bool:
        return self.table.realtime and self.table.still > self.at - self.breath

    def _all_wished(self) -> bool:
        return all(seat.luck for seat in self.table.seats if seat.wishes)

    def play(self, seat: int, move: int, typed: int = -1) -> None:
        """Make a move or an outcome, or refuse it; what the fair dice show need not be checked."""
        if seat != CHANCE or typed >= 0:
            self.table.position.check(seat, move)
        wait = min(self.breath, MOST_WAIT) if typed >= 0 and self.table.realtime else 0
        self.add(Played(seat, move, typed, wait))

    def stamped(self, move: int) -> int:
        """A move with the time of this draft, in real time; a cast has none, time is counted from it."""
        table = self.table
        if not table.realtime:
            return move
        return stamp(unstamped(move), 0 if table.dice_due else table.moment(self.at))


def must_stand(table: Table) -> None:
    """Refuse whatever is asked of a table that was cleared."""
    if table.cleared:
        raise NotNow("cleared")
