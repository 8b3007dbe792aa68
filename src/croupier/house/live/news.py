"""What a table tells its clients."""

from typing import Any, Literal

import msgspec

from croupier.lab.analysis.hint import Advice
from croupier.lab.analysis.report import Considered

from ..log.entries import Clock, Source
from ..log.sight import encode as encode

MOST_NEWS = 60
"""In one message; who missed more asks for the pages before it."""


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    kind: Literal["person", "bot", "open"]
    bot: str
    """The bot that plays here, its own seat or a person's."""
    mine: bool
    here: bool
    """Whether its holder is connected to this process."""
    promise: str
    """The hash of its luck, once that is promised; the luck itself is shown when all are."""
    luck: str
    used: int
    since: int
    """Since when it thinks, in milliseconds since the game began; -1 while it does not."""
    tutor: bool = False
    """Whether the tutor asks before a move of this seat that costs it much."""


class TableView(msgspec.Struct, frozen=True):
    """What does not change with every move."""

    id: str
    game: str
    options: dict[str, str]
    edition: str
    assumed: tuple[str, ...]
    seats: list[SeatView]
    host: bool
    public: bool
    dice: Literal["fair", "real"]
    first: int
    """The seat that begins, as it was agreed; 0 where that is drawn."""
    commitment: str
    revealing: bool
    """Whether all luck is promised, and has to be shown."""
    broken: int
    """How often somebody did not show his."""
    clock: Clock | None
    status: Literal["open", "playing", "over", "cleared"]
    again: str
    after: str
    source: Source | None
    """The game from which this one is played on, for those who sit here."""
    coach: bool = False
    """Whether seats may ask for hints here, and have a tutor."""
    made: int = 0
    """Moves and outcomes made here, when the game is over: before that their number could tell of secrets."""
    now: int = 0
    """Milliseconds since the game began; this and what follows where it is asked for over HTTP."""
    turn: list[int] = []
    """The seats that may act, 0 for chance."""
    scores: list[int] = []
    """How far everybody has come, in seat order, as somebody who only watches knows it."""
    waits: int = 0
    """Before the game, the milliseconds until it begins without those who have not come."""


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the log as this client may see it; seat 0 is chance, the others are counted from 1."""

    kind: str
    seat: int = 0
    words: str = ""
    name: str = ""
    """Who left, or was replaced."""
    move: Any = None
    """What was played, as data: a move or an outcome of the game."""
    events: list[Any] = []
    """What it did: events of the game, then who is in turn, or how it ended."""
    hidden: list[int] = []
    """The seats of this client that may not know of it yet: people around one screen."""
    views: dict[str, Any] = {}
    """How the table looked after what was played, as `0` for everybody where nothing is hidden.

    Left out in the last of the news, and in pages where it is not asked for.
    """


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that is offered: as data, in words, and what it would do as far as its seat can know."""

    move: Any
    words: str
    events: list[Any] = []
    slip: str = ""
    """Why to think twice: the name of a text of the game, without `slip-`."""


class Field(msgspec.Struct, frozen=True):
    """A field of an outcome: what it may hold, one of it or a list of so many."""

    values: list[Any]
    count: int = 0


class Due(msgspec.Struct, frozen=True):
    """A kind of outcome that real dice or cards may show now, field by field."""

    outcome: str
    fields: dict[str, Field]


class Update(msgspec.Struct, frozen=True, tag_field="kind", tag="update", omit_defaults=True):
    """What has happened up to a number, and how the table looks now to each seat of this client.

    Views are keyed by seat, `0` for somebody who only watches; `moves` has the seats of this client that may act.
    """

    number: int
    news: list[News]
    views: dict[str, Any]
    turn: list[int]
    moves: dict[str, list[Choice]]
    ref: int = 0
    table: TableView | None = None
    result: tuple[float, ...] = ()
    since: int = 0
    """The number before the first of the news."""
    dice_in: int = 0
    """In real time: milliseconds until the dice fall, or, where real ones lie, until hands may move."""
    due: list[Due] = []
    """Where real dice are rolled: what may be rolled or drawn now, as far as that can be listed."""
    scores: tuple[int, ...] = ()
    """In seat order, as somebody who only watches knows them."""


class Page(msgspec.Struct, frozen=True, tag_field="kind", tag="page"):
    """News of before, in answer to `history`: those after number `since`."""

    since: int
    news: list[News]
    ref: int


class Tried(msgspec.Struct, frozen=True, tag_field="kind", tag="tried"):
    """What a move would do, as far as its seat can know."""

    events: list[Any]
    ref: int


class Hinted(msgspec.Struct, frozen=True, tag_field="kind", tag="hinted"):
    """What would be good for a seat, in answer to `hint`, told to who asked alone."""

    seat: int
    after: int
    """The number this client had reached when it was asked."""
    advice: tuple[Advice, ...]
    """The best moves, the best first, with their chances to win and what the dice due after them may do."""
    ref: int


class Doubt(msgspec.Struct, frozen=True, tag_field="kind", tag="doubt"):
    """The tutor's answer to a move that was not made: it costs much; made when it is sent again with `sure`."""

    seat: int
    move: Any
    """As data."""
    chance: float
    """To win with it."""
    better: Considered
    ref: int


class Late(msgspec.Struct, frozen=True, tag_field="kind", tag="late"):
    """The tutor had not looked at a move in time, or could not: it was made without him."""

    seat: int


class Making(msgspec.Struct, frozen=True):
    """How far an analysis is that is not there yet; ask again."""

    state: Literal["waiting", "working"]
    ahead: int
    """Analyses that are made before."""
    done: int
    """Entries of the log that are analysed."""
    of: int


class Here(msgspec.Struct, frozen=True, tag_field="kind", tag="here"):
    """Who is connected to the table now."""

    seats: list[int]
    watching: int = 0
    """How many look on without a seat."""
    learning: bool = False
    """Whether a bot waits for its game to be compiled, as once on every machine."""
    away: list[int] = []
    """Those who have been away for so long that a bot may stand in for them."""
    absence: int = 0
    """Seconds after which that is so."""
    waits: int = 0
    """Before the game: milliseconds until it goes on without those who have not come, or not shown their luck."""
