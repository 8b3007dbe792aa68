"""Moments of a table: entries of its log, each with the table as it was before and after."""

from collections.abc import Iterable, Iterator

import msgspec

from croupier.kernel.data import Event, Move, Outcome
from croupier.kernel.position import story

from .entries import AnyEntry, Left, Opened, Played, StoodIn, decode_entries
from .sight import Sight
from .table import Table

Written = tuple[int, int, bytes]
"""A step as it was written: its number, its time, and its entries."""


class Moment(msgspec.Struct, gc=False):
    """An entry, and what it changed."""

    number: int
    """Counted from 1 for the first entry of the log."""
    entry: AnyEntry
    hidden: int
    """The seats that may not know of it, as a bit set."""
    before: Sight
    after: Sight
    who: str = ""
    """Who sat there until then, where somebody left or was replaced."""
    told: dict[int, tuple[Move | Outcome, list[Event]]] | None = None

    def tale(self, played: Played, looker: int) -> tuple[Move | Outcome, list[Event]]:
        """A move and what it did, as data, for a seat that may know of it; worked out once for each."""
        told = self.told
        if told is None:
            told = self.told = {}
        if looker not in told:
            before, seat, move = self.before.position, played.seat, played.move
            told[looker] = before.seen(looker).data(seat, move), story(before, seat, move, self.after.position, looker)
        return told[looker]


def witness(table: Table, entry: AnyEntry, at: int) -> Moment:
    """Let an entry take its effect, and note what it changed."""
    before = table.sight
    who = table.seats[entry.seat].name if isinstance(entry, Left | StoodIn) else ""
    table.apply(entry, at)
    hidden = table.hidden[-1][1] if table.hidden and table.hidden[-1][0] == table.entries else 0
    return Moment(table.entries, entry, hidden, before, table.sight, who)


def follow(table: Table, steps: Iterable[Written]) -> Iterator[Moment]:
    """Fold more steps in, moment by moment."""
    for number, at, entries in steps:
        for entry in decode_entries(entries):
            yield witness(table, entry, at)
        table.steps = number


def from_the_first(name: str, key: str, steps: Iterable[Written]) -> Iterator[Moment]:
    """A whole log, moment by moment."""
    steps = iter(steps)
    _, at, entries = next(steps)
    opened, *others = decode_entries(entries)
    assert isinstance(opened, Opened)
    table = Table.laid_out(name, key, opened, at)
    yield Moment(1, opened, 0, table.sight, table.sight)
    for entry in others:
        yield witness(table, entry, at)
    yield from follow(table, steps)
