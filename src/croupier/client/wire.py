"""What a house says over the wire, as far as a player needs it; what else is in a message is passed over."""

from typing import TypeAlias

import msgspec


class Heard(msgspec.Struct, frozen=True, tag_field="kind"):
    """A message of the house."""


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    kind: str
    bot: str
    mine: bool
    promise: str
    luck: str


class TableView(msgspec.Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    seats: list[SeatView]
    dice: str
    commitment: str
    revealing: bool
    broken: int
    status: str


class News(msgspec.Struct, frozen=True):
    """Something that happened; seat 0 is chance, the others are counted from 1."""

    kind: str
    seat: int = 0
    words: str = ""
    name: str = ""
    move: msgspec.Raw = msgspec.field(default_factory=msgspec.Raw)
    events: list[msgspec.Raw] = []


class Choice(msgspec.Struct, frozen=True):
    """A move that is offered."""

    move: msgspec.Raw
    words: str
    events: list[msgspec.Raw] = []
    slip: str = ""


class Update(Heard, frozen=True, tag="update"):
    """How the table looks now, and what has happened up to a number."""

    number: int
    news: list[News]
    views: dict[str, msgspec.Raw]
    turn: list[int]
    moves: dict[str, msgspec.Raw]
    ref: int = 0
    table: TableView | None = None
    result: tuple[float, ...] = ()
    since: int = 0
    scores: tuple[int, ...] = ()


class Page(Heard, frozen=True, tag="page"):
    """News of before."""

    since: int
    news: list[News]
    ref: int


class Problem(Heard, frozen=True, tag="problem"):
    """Why something was refused."""

    code: str
    words: str
    clause: str = ""
    ref: int = 0
    text: str = ""
    values: "dict[str, str | int | list[str] | Problem]" = {}


class Ping(Heard, frozen=True, tag="ping"):
    """To be answered at once."""

    nonce: int


Answer: TypeAlias = Update | Page | Problem | Ping

_answer = msgspec.json.Decoder(Answer)
read_choices = msgspec.json.Decoder(list[Choice]).decode
encode = msgspec.json.encode


class _Tagged(msgspec.Struct):
    kind: str


_tagged = msgspec.json.Decoder(_Tagged)
KINDS = {str(kind.__struct_config__.tag) for kind in (Update, Page, Problem, Ping)}


def read_answer(letters: str | bytes) -> Answer | None:
    """A message of the house; nothing where it is of a kind that a player does not need."""
    return _answer.decode(letters) if _tagged.decode(letters).kind in KINDS else None
