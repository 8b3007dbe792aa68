"""What stands in a table's log: everything that ever changes a table, one entry for each change."""

from typing import Literal, TypeAlias

import msgspec


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One change."""


class Clock(msgspec.Struct, frozen=True):
    """Time to think, and what happens when it has run out."""

    seconds: int
    per: Literal["move", "game"] = "move"
    expiry: Literal["bot", "lost"] = "bot"


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as it was laid out: for a person, for a bot of this level, or open to whoever comes."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    token: str = ""
    """The hash of the token that holds the seat."""


class Source(msgspec.Struct, frozen=True):
    """Where another game was when one was played on from it."""

    table: str
    number: int
    """Of the last that had been seen there."""
    move: int
    """How many moves had been made there."""


class Opened(Entry, frozen=True, tag="opened"):
    """The first entry: what is played, how, and by whom."""

    game: str
    edition: str
    """The components, as one line of JSON."""
    options: dict[str, str]
    chairs: tuple[Chair, ...]
    host: str
    """The hash of the host's token."""
    commitment: str = ""
    """The hash of the key that the dice will come from; empty where real dice are rolled."""
    clock: Clock | None = None
    public: bool = False
    after: str = ""
    """The table this is the rematch of."""
    first: int = 0
    """The seat that begins, or `DRAWN`."""
    given: tuple[tuple[int, int], ...] = ()
    """The moves and outcomes, each with its seat, of another game from which this one is played on."""
    source: Source | None = None
    """The game from which this one is played on."""
    timed: bool = False
    """Whether the clock of who has to type what real dice show runs on until he has; at older tables it does not."""
    coach: bool = False
    """Whether seats may ask for hints, and have a tutor."""
    layout: str = ""
    """The digest of the game's layout, by which a fold knows that the rulebook is still the same."""


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody took an open seat."""

    seat: int
    name: str
    token: str


class HandedOn(Entry, frozen=True, tag="handed-on"):
    """The hash of a key that takes a seat to another device, once; with `host`, what a host may goes along."""

    seat: int
    key: str
    host: bool = False


class Left(Entry, frozen=True, tag="left"):
    """Somebody gave his seat up: open again before the game, a bot's afterwards."""

    seat: int


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A bot plays for an absent person, or for one who ran out of time; `lost` if for good."""

    seat: int
    bot: str
    lost: bool = False


class Returned(Entry, frozen=True, tag="returned"):
    """The person plays again."""

    seat: int


class Promised(Entry, frozen=True, tag="promised"):
    """The hash of a seat's luck, before anybody shows his."""

    seat: int
    promise: str


class Broken(Entry, frozen=True, tag="broken"):
    """Some did not show the luck they had promised: their seats are open again, and everybody promises anew."""

    seats: tuple[int, ...]


class Wished(Entry, frozen=True, tag="wished"):
    """A seat's share in the luck of the dice, as it was promised."""

    seat: int
    luck: str


class Began(Entry, frozen=True, tag="began"):
    """All seats are taken and the first move is due."""


class Played(Entry, frozen=True, tag="played"):
    """A move, or an outcome on the chance seat."""

    seat: int
    move: int
    typed: int = -1
    """Where real dice are rolled: the seat that typed this outcome."""
    wait: int = 0
    """In real time: milliseconds from when it was typed until hands may move."""
    words: str = ""
    """What it meant, in logs that were written when words were kept."""


class TakenBack(Entry, frozen=True, tag="taken-back"):
    """The last outcome typed was a slip."""

    seat: int


class HintAsked(Entry, frozen=True, tag="hint-asked"):
    """A seat asked the coach what would be good now."""

    seat: int


class Tutored(Entry, frozen=True, tag="tutored"):
    """A seat has the tutor ask before a move that costs it much, or not any more."""

    seat: int
    on: bool


class Said(Entry, frozen=True, tag="said"):
    """Chat."""

    seat: int
    text: str


class Ended(Entry, frozen=True, tag="ended"):
    """The game is over; the key of the dice can be shown."""

    result: tuple[float, ...]
    key: str = msgspec.field(default="", name="secret")


class Cleared(Entry, frozen=True, tag="cleared"):
    """Nobody came any more, and the house ended it: without a winner; the key of dice that were rolled can be shown."""

    key: str = msgspec.field(default="", name="secret")


class Again(Entry, frozen=True, tag="again"):
    """A rematch is laid out at another table."""

    table: str


AnyEntry: TypeAlias = (
    Opened
    | Sat
    | HandedOn
    | Left
    | StoodIn
    | Returned
    | Promised
    | Broken
    | Wished
    | Began
    | Played
    | TakenBack
    | HintAsked
    | Tutored
    | Said
    | Ended
    | Cleared
    | Again
)  # fmt: skip

encode_entries = msgspec.json.Encoder().encode
decode_entries = msgspec.json.Decoder(tuple[AnyEntry, ...]).decode


def decode_opened(step: bytes) -> Opened:
    """The entry that a log begins with, from its first step."""
    opened = decode_entries(step)[0]
    assert isinstance(opened, Opened)
    return opened
