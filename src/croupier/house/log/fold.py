"""Folding a log into its table."""

from collections.abc import Iterable

import msgspec

from croupier.kernel.errors import CroupierError
from croupier.kernel.layout import layout_digest
from croupier.kernel.shelf import find_game

from ..errors import OldTable
from .entries import AnyEntry, Opened, Played, decode_entries
from .moments import Written
from .table import Table


def digest_of(game: str) -> str:
    """The digest of a game's layout."""
    return layout_digest(find_game(game).rules.LAYOUT)


def fold(name: str, key: str, steps: list[Written]) -> Table:
    """The table of a whole log.

    A log that was begun with another layout, or before layouts were noted, is checked move by move.
    """
    try:
        _, at, entries = steps[0]
        opened, *others = decode_entries(entries)
        assert isinstance(opened, Opened)
        checked = opened.layout != digest_of(opened.game)
        table = Table.laid_out(name, key, opened, at)
        _apply(table, others, at, checked)
        fold_on(table, steps[1:], checked)
    except (CroupierError, msgspec.MsgspecError):
        raise OldTable("old-table", table=name) from None
    return table


def fold_on(table: Table, steps: Iterable[Written], checked: bool = False) -> None:
    """Fold more steps in."""
    for number, at, entries in steps:
        _apply(table, decode_entries(entries), at, checked)
        table.steps = number


def _apply(table: Table, entries: Iterable[AnyEntry], at: int, checked: bool) -> None:
    for entry in entries:
        if checked and isinstance(entry, Played):
            _check(table, entry)
        table.apply(entry, at)


def _check(table: Table, entry: Played) -> None:
    """Whether a move is still allowed and, where the log tells it, still means what it meant."""
    table.position.check(entry.seat, entry.move)
    if entry.words and entry.words != table.position.words(entry.seat, entry.move):
        raise OldTable("old-table", table=table.id)
