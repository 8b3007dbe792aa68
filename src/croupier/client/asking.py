"""What is asked over plain HTTP: laying out a table, sitting down, the record; with the standard library alone."""

import http.client
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from croupier.kernel.errors import system

from .errors import Away, ClientError, HouseSays, error_of
from .links import Link
from .wire import Problem, TableView, encode

SECONDS = 30.0
"""That an answer may take."""
T = TypeVar("T")


class Keys(msgspec.Struct, frozen=True):
    """The tokens of seats, by seat number from 1, and the host's."""

    table: str
    seats: dict[str, str]
    host: str = ""


class LaidOut(msgspec.Struct, frozen=True):
    """A table that was laid out."""

    invitation: str
    """The link for whoever shall take an open seat."""
    seats: dict[int, str]
    """The links of the host's own seats, counted from 0; each holds its seat, so it is kept to oneself."""
    host: str
    """The token of who laid it out."""


def lay_out(
    house: str,
    game: str,
    chairs: Sequence[str],
    *,
    options: Mapping[str, object] | None = None,
    edition: str = "standard",
    first: int | None = None,
    public: bool = False,
) -> LaidOut:
    """Ask a house for a table; chairs are `person`, `person:NAME`, `open`, or a bot by its name or level.

    Seat `first` begins, counted from 0; where none is named, that is drawn.
    """
    house = str(house).rstrip("/")
    wish = {
        "game": game,
        "chairs": [_chair(chair) for chair in chairs],
        "options": {name: _option(value) for name, value in (options or {}).items()},
        "edition": edition,
        "first": 0 if first is None else first + 1,
        "public": public,
    }
    keys = ask(f"{house}/api/tables", Keys, wish)
    links = {int(seat) - 1: Link(house, keys.table, token=token).own for seat, token in keys.seats.items()}
    return LaidOut(Link(house, keys.table).invitation, links, keys.host)


def take_seat(link: Link, name: str, seat: int | None) -> Link:
    """The link of a seat that is held: the one given, or that of a key, or of an open seat, which is taken."""
    if link.token:
        return link
    if link.key:
        keys = ask(f"{link.address}/key", Keys, {"key": link.key})
        return link._replace(key="", token=next(iter(keys.seats.values())))
    table = ask(link.address, TableView)
    if table.dice != "fair":
        raise ClientError("real-dice")
    free = [number for number, held in enumerate(table.seats) if held.kind == "open"]
    for number in free if seat is None else [seat]:
        try:
            keys = ask(f"{link.address}/seats", Keys, {"seat": number + 1, "name": name})
        except HouseSays as error:
            if seat is None and error.text == "seat-taken":
                continue
            raise
        return link._replace(token=keys.seats[str(number + 1)])
    raise ClientError("no-open-seat", table=link.table)


def record_of(link: Link) -> str:
    """The record of a game, as text."""
    return _asked(f"{link.address}/record").decode()


def ask(url: str, kind: type[T], body: Any = None) -> T:
    """One request, and its answer read as what it should be."""
    try:
        return msgspec.json.decode(_asked(url, body), type=kind)
    except msgspec.MsgspecError:
        raise ClientError("no-house", url=url) from None


def _asked(url: str, body: Any = None) -> bytes:
    data = None if body is None else encode(body)
    try:
        request = urllib.request.Request(url, data, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            return bytes(answer.read())
    except urllib.error.HTTPError as error:
        raise _refusal(url, error.read()) from None
    except (OSError, http.client.HTTPException) as error:
        raise Away("house-away", url=url, reason=system(getattr(error, "reason", error))) from None
    except ValueError:
        raise ClientError("no-house", url=url) from None


def _refusal(url: str, body: bytes) -> HouseSays | ClientError:
    try:
        return error_of(msgspec.json.decode(body, type=Problem))
    except msgspec.MsgspecError:
        return ClientError("no-house", url=url)


def _chair(words: str) -> dict[str, str]:
    kind, _, name = words.partition(":")
    if kind in ("person", "open"):
        return {"kind": kind, "name": name}
    return {"kind": "bot", "name": words}


def _option(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
