"""What is said over the wire between a browser and a table."""

from typing import Any, Literal, TypeAlias

import msgspec

from ..log.entries import Clock

MOST_TOKENS = 20


class Message(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Anything a client says; `ref` comes back with the answer."""


class Hello(Message, frozen=True, tag="hello"):
    """First of all: the tokens of the seats this client holds, and the last number it has seen."""

    tokens: list[str] = []
    seen: int | None = None


class Move(Message, frozen=True, tag="move"):
    """A move in words, made after seeing number `seen`."""

    seat: int
    words: str
    seen: int
    ref: int = 0


class Roll(Message, frozen=True, tag="roll"):
    """What real dice show."""

    seat: int
    words: str
    ref: int = 0


class TakeBack(Message, frozen=True, tag="take-back"):
    """The last outcome typed was a slip."""

    seat: int
    ref: int = 0


class Wish(Message, frozen=True, tag="wish"):
    """A seat's share in the luck of the dice."""

    seat: int
    luck: str
    ref: int = 0


class Leave(Message, frozen=True, tag="leave"):
    """Give a seat up."""

    seat: int
    ref: int = 0


class StandIn(Message, frozen=True, tag="stand-in"):
    """From the host: a bot plays for an absent person; the best one where none is named."""

    seat: int
    bot: str = ""
    ref: int = 0


class GiveBack(Message, frozen=True, tag="give-back"):
    """From the host or the holder: the person plays again."""

    seat: int
    ref: int = 0


class Say(Message, frozen=True, tag="say"):
    """Chat."""

    seat: int
    text: str
    ref: int = 0


class Rematch(Message, frozen=True, tag="rematch"):
    """Lay out the same game again, everybody one seat further."""

    ref: int = 0


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a ping."""

    sent: float


Request: TypeAlias = Hello | Move | Roll | TakeBack | Wish | Leave | StandIn | GiveBack | Say | Rematch | Pong


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    kind: Literal["person", "bot", "open"]
    bot: str
    """The bot that plays here, its own seat or a person's."""
    mine: bool
    here: bool
    """Whether its holder is connected to this process."""
    used: int
    since: int
    """Since when it thinks, in milliseconds since the game began; -1 while it does not."""


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
    commitment: str
    clock: Clock | None
    status: Literal["open", "playing", "over"]
    again: str
    after: str
    now: int = 0
    """Milliseconds since the game began, where that is asked for over HTTP."""


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the log as this client may see it; seat 0 is the house, the others are counted from 1."""

    kind: str
    seat: int = 0
    words: str = ""
    remark: str = ""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that is offered."""

    words: str
    remark: str = ""


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


class Problem(msgspec.Struct, frozen=True, tag_field="kind", tag="problem", omit_defaults=True):
    """Why something was refused; `clause` where a rule forbids it."""

    code: str
    words: str
    clause: str = ""
    ref: int = 0


class Ping(msgspec.Struct, frozen=True, tag_field="kind", tag="ping"):
    """Measures the delay of a connection; to be answered with `pong` at once."""

    sent: float


class Here(msgspec.Struct, frozen=True, tag_field="kind", tag="here"):
    """Who is connected to the table now."""

    seats: list[int]


Answer: TypeAlias = Update | Problem | Ping | Here

decode_request = msgspec.json.Decoder(Request).decode
encode = msgspec.json.Encoder().encode
