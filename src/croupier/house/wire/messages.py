"""What is said over the wire between a browser and a table."""

from typing import Annotated, TypeAlias

import msgspec

from croupier.kernel.errors import BadGame, CroupierError, Refused, plain

from ..live.news import Doubt, Here, Hinted, Late, Page, Tried, Update
from ..metrics import FIGURES

MOST_TOKENS = 20


class Message(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Anything a client says; `ref` comes back with the answer."""


class Hello(Message, frozen=True, tag="hello"):
    """First of all: the tokens of the seats this client holds, and the last number it has seen."""

    tokens: list[str] = []
    seen: int | None = None


class Move(Message, frozen=True, tag="move"):
    """A move, as data or in words, made after seeing number `seen`."""

    seat: int
    seen: int
    move: msgspec.Raw = msgspec.field(default_factory=msgspec.Raw)
    words: str = ""
    sure: bool = False
    """Whether it is made whatever the tutor thinks of it."""
    ref: int = 0


class Try(Message, frozen=True, tag="try"):
    """What a move would do; nothing is changed."""

    seat: int
    move: msgspec.Raw = msgspec.field(default_factory=msgspec.Raw)
    words: str = ""
    ref: int = 0


class Hint(Message, frozen=True, tag="hint"):
    """Where there is a coach: what would be good now for a seat in turn? Everybody learns that it asked."""

    seat: int
    ref: int = 0


class Tutor(Message, frozen=True, tag="tutor"):
    """Where there is a coach: whether a seat is asked before a move that costs it much; everybody sees it."""

    seat: int
    on: bool
    ref: int = 0


class Roll(Message, frozen=True, tag="roll"):
    """What real dice show, as data or in words; with what the others of the same cast show after them, all or none."""

    seat: int
    move: msgspec.Raw = msgspec.field(default_factory=msgspec.Raw)
    words: str = ""
    rest: Annotated[list[msgspec.Raw], msgspec.Meta(max_length=8)] = []
    ref: int = 0


class TakeBack(Message, frozen=True, tag="take-back"):
    """The last outcome typed was a slip."""

    seat: int
    ref: int = 0


class Promise(Message, frozen=True, tag="promise"):
    """The SHA-256, in hexadecimal digits, of a seat's share in the luck of the dice."""

    seat: int
    promise: str
    ref: int = 0


class Wish(Message, frozen=True, tag="wish"):
    """A seat's share in the luck of the dice, when everybody has promised his."""

    seat: int
    luck: str
    ref: int = 0


class HandOn(Message, frozen=True, tag="hand-on"):
    """The SHA-256, in hexadecimal digits, of a key that takes a seat to another device, once."""

    seat: int
    key: str
    ref: int = 0


class Leave(Message, frozen=True, tag="leave"):
    """Give a seat up."""

    seat: int
    ref: int = 0


class StandIn(Message, frozen=True, tag="stand-in"):
    """From the host: a bot plays for a person who has been away; the best one where none is named."""

    seat: int
    bot: str = ""
    ref: int = 0


class Empty(Message, frozen=True, tag="empty"):
    """From the host, before the game: open a seat again that somebody holds."""

    seat: int
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


class History(Message, frozen=True, tag="history"):
    """The page of news up to a number; with how the table looked after each of them where `views` are wanted."""

    before: int
    views: bool = False
    ref: int = 0


class Hurry(Message, frozen=True, tag="hurry"):
    """From somebody who sits there: he has seen enough, bots need not wait for him, nor dice once all have said so."""


class Who(Message, frozen=True, tag="who"):
    """Who is here? Asked again and again by a page that wants to know whether the house still answers."""


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a ping."""

    nonce: int


Request: TypeAlias = (
    Hello
    | Move
    | Try
    | Hint
    | Tutor
    | Roll
    | TakeBack
    | Hurry
    | Who
    | Promise
    | Wish
    | HandOn
    | Leave
    | StandIn
    | Empty
    | GiveBack
    | Say
    | Rematch
    | History
    | Pong
)


class Problem(msgspec.Struct, frozen=True, tag_field="kind", tag="problem", omit_defaults=True):
    """Why something was refused; `clause` where a rule forbids it."""

    code: str
    words: str
    """In English, for programs."""
    clause: str = ""
    ref: int = 0
    text: str = ""
    """The name of the text that tells it in every language, without `error-`; none where a rule forbids it."""
    values: "dict[str, str | int | list[str] | Problem]" = {}
    """What stands in that text: words and numbers, a list of words, or another problem."""


def problem_of(error: CroupierError, ref: int = 0) -> Problem:
    """What a client is told of an error, which is counted."""
    FIGURES.refusals[error.code] += 1
    return words_of(error, ref)


def words_of(error: CroupierError, ref: int = 0) -> Problem:
    """An error as a message."""
    text = "" if isinstance(error, Refused | BadGame) else error.text
    return Problem(error.code, error.words(), error.clause, ref, text, _data_of(error))


def _data_of(error: CroupierError) -> dict[str, str | int | list[str] | Problem]:
    """What stands in an error, in no language."""
    told: dict[str, str | int | list[str] | Problem] = {**error.told()}
    for name, value in error.values.items():
        match value:
            case CroupierError():
                told[name] = words_of(value)
            case list() | tuple():
                told[name] = [plain(str(one)) for one in value]
    return told


class Ping(msgspec.Struct, frozen=True, tag_field="kind", tag="ping"):
    """Measures the delay of a connection; to be answered with a `pong` of the same nonce at once."""

    nonce: int


Answer: TypeAlias = Update | Tried | Hinted | Doubt | Late | Page | Problem | Ping | Here

decode_request = msgspec.json.Decoder(Request).decode
