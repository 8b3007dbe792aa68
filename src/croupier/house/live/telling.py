"""What a client is told: views of its seats, news it may hear, moves it may make."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from croupier.kernel.seats import CHANCE, WATCHING, may_know

from ..log.entries import Again, AnyEntry, Ended, Left, Played, Returned, Said, Sat, StoodIn, TakenBack
from ..log.table import Table
from .client import Seats
from .news import Choice, News, SeatView, TableView, Update, encode


def update(
    table: Table,
    seats: Seats,
    news: list[News],
    ref: int = 0,
    full: Callable[[int], bool] | None = None,
    host: bool = False,
) -> Update:
    """The table as it is now, after some news; with everything about it where `full` says who is here."""
    number = table.number(seats)
    return Update(
        number=number,
        news=news,
        since=number - len(news),
        views=views(table, seats),
        turn=[0 if seat == CHANCE else seat + 1 for seat in table.turn],
        moves=choices(table, seats),
        ref=ref,
        table=None if full is None else table_view(table, seats, full, host),
        result=tuple(table.position.payoff()) if table.ended else (),
    )


def views(table: Table, seats: Seats) -> dict[str, Any]:
    """How the table looks to each of these seats, or to somebody who only watches."""
    if not table.game.facts.secrets:
        return dict.fromkeys([str(seat + 1) for seat in seats or (WATCHING,)], _open_view(table))
    return {str(seat + 1): table.position.view(seat) for seat in seats or (WATCHING,)}


def _open_view(table: Table) -> msgspec.Raw:
    """Where nothing is secret everybody sees the same, so it is looked at and written once."""
    if table.shown[0] != table.entries:
        table.shown = (table.entries, msgspec.Raw(encode(table.position.view())))
    return table.shown[1]


def choices(table: Table, seats: Seats) -> dict[str, list[Choice]]:
    """The moves of those of these seats that may act and are not played by a bot.

    In real time without remarks: to see what a move does before it is made is the game.
    """
    offered = {}
    for seat in table.turn:
        if seat in seats and not table.seats[seat].bot:
            seen, realtime = table.position.seen(seat), table.realtime
            offered[str(seat + 1)] = [
                Choice(seen.words(seat, move), "" if realtime else seen.remark(seat, move)) for move in seen.moves(seat)
            ]
    return offered


def told(table: Table, entries: Sequence[AnyEntry], seats: Seats) -> list[News]:
    """Of the last entries of a table's log, those that somebody with these seats may hear of."""
    if not table.hidden:
        return [_news(entry) for entry in entries]
    hidden, first = dict(table.hidden), table.entries - len(entries) + 1
    return [_news(entry) for number, entry in enumerate(entries, first) if may_know(hidden.get(number, 0), seats)]


def _news(entry: AnyEntry) -> News:
    if isinstance(entry, Played):
        return News("played", 0 if entry.seat == CHANCE else entry.seat + 1, entry.words, entry.remark)
    kind = entry.__struct_config__.tag
    assert isinstance(kind, str)
    match entry:
        case Sat(seat, name) | Said(seat, name):
            return News(kind, seat + 1, name)
        case StoodIn(seat, bot):
            return News(kind, seat + 1, bot)
        case Left(seat) | Returned(seat) | TakenBack(seat):
            return News(kind, seat + 1)
        case Again(where):
            return News(kind, 0, where)
        case Ended(_, key):
            return News(kind, 0, key)
    return News(kind)


def table_view(table: Table, seats: Seats, here: Callable[[int], bool], host: bool) -> TableView:
    """What does not change with every move."""
    opened, edition = table.opened, table.position.setup.edition
    return TableView(
        id=table.id,
        game=opened.game,
        options=opened.options,
        edition=edition.title,
        assumed=edition.assumed,
        seats=[
            SeatView(
                name=seat.name,
                kind="person" if seat.token else "bot" if seat.bot else "open",
                bot=seat.bot,
                mine=number in seats,
                here=here(number),
                used=seat.used,
                since=table.clock(seat.since) if seat.since >= 0 else -1,
            )
            for number, seat in enumerate(table.seats)
        ],
        host=host,
        public=opened.public,
        dice="real" if table.real_dice else "fair",
        first=opened.first + 1,
        commitment=opened.commitment,
        clock=opened.clock,
        status=status(table),
        again=table.again,
        after=opened.after,
    )


def status(table: Table) -> Any:
    """How far a table is, in a word."""
    return "over" if table.ended else "playing" if table.began else "open"
