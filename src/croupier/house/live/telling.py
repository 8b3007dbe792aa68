"""What a client is told: views of its seats, news it may hear, moves it may make."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

from msgspec import to_builtins
from msgspec.structs import replace

from croupier.kernel.position import would
from croupier.kernel.seats import CHANCE, WATCHING, may_know

from ..log.entries import (
    Again,
    AnyEntry,
    Cleared,
    Ended,
    HintAsked,
    Left,
    Played,
    Returned,
    Said,
    Sat,
    StoodIn,
    TakenBack,
    Tutored,
)
from ..log.moments import Moment
from ..log.sight import Sight
from ..log.table import Table
from .client import Seats
from .news import MOST_NEWS, Choice, Due, Field, News, SeatView, TableView, Update

Looks = Literal["none", "between", "all"]
"""After what it is told how the table looked: after `all` that happened, or `between`: all moves but the last."""


def update(
    table: Table,
    seats: Seats,
    news: list[News],
    ref: int = 0,
    full: Callable[[int], bool] | None = None,
    host: bool = False,
    dice_in: int = 0,
) -> Update:
    """The table as it is now, after some news; with everything about it where `full` says who is here.

    More news than a message holds are left to be asked for.
    """
    number = table.number(seats)
    news = news if len(news) <= MOST_NEWS else []
    return Update(
        number=number,
        news=news,
        since=number - len(news),
        views=views(table.sight, seats),
        turn=turn_of(table),
        moves=choices(table, seats),
        ref=ref,
        table=None if full is None else table_view(table, seats, full, host),
        result=tuple(table.position.payoff()) if table.ended else (),
        dice_in=dice_in,
        due=due(table) if table.real_dice and table.dice_due and seats else [],
        scores=table.position.scores(),
    )


def due(table: Table) -> list[Due]:
    """What may be rolled or drawn now, as everybody may know it, put together field by field."""
    seen, found = table.position.seen(WATCHING), dict[str, dict[str, Field]]()
    for outcome in seen.choices(CHANCE):
        data = to_builtins(seen.data(CHANCE, outcome))
        fields = found.setdefault(data.pop("kind"), {})
        for name, value in data.items():
            held = value if isinstance(value, tuple) else (value,)
            field = fields.setdefault(name, Field([], len(held) if held is value else 0))
            field.values.extend(one for one in dict.fromkeys(held) if one not in field.values)
    return [Due(kind, {name: _sorted(field) for name, field in fields.items()}) for kind, fields in found.items()]


def _sorted(field: Field) -> Field:
    numbers = all(isinstance(value, int) for value in field.values)
    return Field(sorted(field.values), field.count) if numbers else field


def turn_of(table: Table) -> list[int]:
    """The seats that may act, counted from 1, and 0 for chance."""
    return [0 if seat == CHANCE else seat + 1 for seat in table.turn]


def views(sight: Sight, seats: Seats) -> dict[str, Any]:
    """How a position looks to each of these seats, or to somebody who only watches."""
    return {str(seat + 1): sight.view(seat) for seat in seats or (WATCHING,)}


def choices(table: Table, seats: Seats) -> dict[str, list[Choice]]:
    """The moves of those of these seats that may act and are not played by a bot."""
    return {str(seat + 1): _choices(table, seat) for seat in table.turn if seat in seats and not table.seats[seat].bot}


def _choices(table: Table, seat: int) -> list[Choice]:
    """What a seat may do; in real time nothing more: to see what a move does before it is made is the game."""
    seen = table.position.seen(seat)
    if table.realtime:
        return [Choice(seen.data(seat, move), seen.words(seat, move)) for move in seen.moves(seat)]
    return [
        Choice(seen.data(seat, move), seen.words(seat, move), would(seen, seat, move), seen.slip(seat, move))
        for move in seen.moves(seat)
    ]


def looks_different(before: Table, table: Table, seats: Seats) -> bool:
    """Whether anything changed for somebody with these seats by what he may not know of."""
    seen = (
        before.position.seen(seat).tobytes() != table.position.seen(seat).tobytes() for seat in seats or (WATCHING,)
    )
    if (before.turn, before.ended) == (table.turn, table.ended) and not any(seen):
        return False
    return update(before, seats, []) != update(table, seats, [])


def told(moments: Sequence[Moment], seats: Seats, looks: Looks = "between") -> list[News]:
    """What somebody with these seats may hear of some moments, with how the table looked after some of them."""
    known = [moment for moment in moments if not moment.hidden or may_know(moment.hidden, seats)]
    last = known[-1] if known else None
    news = []
    for moment in known:
        entry = moment.entry
        if isinstance(entry, Played):
            move, events = moment.tale(entry, _looker(moment, seats))
            seen = views(moment.after, seats) if looks == "between" and moment is not last else {}
            who = 0 if entry.seat == CHANCE else entry.seat + 1
            hidden = (
                [seat + 1 for seat in sorted(seats) if not may_know(moment.hidden, (seat,))] if moment.hidden else []
            )
            news.append(News("played", who, move=move, events=events, hidden=hidden, views=seen))
        else:
            news.append(_notice(entry, moment.who))
        if looks == "all":
            news[-1] = replace(news[-1], views=views(moment.after, seats))
    return news


def _looker(moment: Moment, seats: Seats) -> int:
    """With whose eyes somebody with these seats looks at a move: the first of them that may know of it."""
    if not seats or not moment.after.position.setup.game.facts.secrets:
        return WATCHING
    return min(seat for seat in seats if may_know(moment.hidden, (seat,)))


def _notice(entry: AnyEntry, who: str) -> News:
    kind = entry.__struct_config__.tag
    assert isinstance(kind, str)
    match entry:
        case Sat(seat, name) | Said(seat, name):
            return News(kind, seat + 1, name)
        case StoodIn(seat, bot, lost):
            return News("replaced" if lost and who else kind, seat + 1, bot, who)
        case Left(seat):
            return News(kind, seat + 1, name=who)
        case Returned(seat) | TakenBack(seat) | HintAsked(seat):
            return News(kind, seat + 1)
        case Tutored(seat, on):
            return News("tutor-on" if on else "tutor-off", seat + 1)
        case Again(where):
            return News(kind, 0, where)
        case Ended(_, key) | Cleared(key):
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
                promise=seat.promise,
                luck=seat.luck,
                used=seat.used,
                since=table.clock(seat.since) if seat.since >= 0 else -1,
                tutor=seat.tutor,
            )
            for number, seat in enumerate(table.seats)
        ],
        host=host,
        public=opened.public,
        dice="real" if table.real_dice else "fair",
        first=opened.first + 1,
        commitment=opened.commitment,
        revealing=table.revealing,
        broken=table.broken,
        clock=opened.clock,
        status=status(table),
        again=table.again,
        after=opened.after,
        source=opened.source if seats else None,
        coach=opened.coach,
        made=table.made if table.over else 0,
    )


def status(table: Table) -> Any:
    """How far a table is, in a word."""
    if table.cleared:
        return "cleared"
    return "over" if table.ended else "playing" if table.began else "open"
