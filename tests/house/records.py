"""Records and tables: what a record says, as people at its table were told it, and tables made of records."""

from collections.abc import Mapping

import msgspec

from croupier.house.log.entries import AnyEntry, Began, Chair, Ended, Opened, Played, encode_entries
from croupier.house.log.fold import digest_of
from croupier.house.store.engines import database_url, open_engine
from croupier.house.store.pen import Listing
from croupier.house.store.store import Store
from croupier.house.wire.safety import token_hash
from croupier.kernel.match import Match
from croupier.kernel.record import Record
from croupier.kernel.shelf import find_game

from .people import Json, Person, ask


def record_of(house: str, table: str) -> Record:
    """The record of a table."""
    status, text = ask(f"{house}/api/tables/{table}/record")
    assert status == 200, text
    return Record.from_text(text)


def moves_of(record: Record) -> list[Json]:
    """The moves and outcomes of a record as data."""
    whole = record.replay(find_game(record.game))
    match = Match(whole.began)
    moves = []
    for seat, move in whole.log:
        moves.append(msgspec.to_builtins(match.data(seat, move)))
        match.play(seat, move)
    return moves


def played(person: Person) -> list[Json]:
    """The moves and outcomes somebody was told of, as data."""
    return [news["move"] for news in person.news if news["kind"] == "played"]


def log_of(record: Record) -> list[AnyEntry]:
    """The log of a table where people rolled real dice, and it came out as in a record that is whole.

    All seats are people's, and their names are their tokens.
    """
    match = record.replay(find_game(record.game))
    chairs = [Chair("person", one.name, token_hash(one.name)) for one in record.players]
    opened = Opened(record.game, record.edition, record.options, tuple(chairs), "", first=record.first)
    return [
        msgspec.structs.replace(opened, layout=digest_of(record.game)),
        Began(),
        *(Played(seat, move) for seat, move in match.log),
        Ended(tuple(match.payoff())),
    ]


async def lay_down(database: str, records: Mapping[str, Record]) -> None:
    """Write records into a database that no house has open: each is a table of this name, whose game is over."""
    store = Store(open_engine(database_url(database)))
    await store.open()
    for name, record in records.items():
        listing = Listing(name, record.game, False, "over", 0, 1, "", 1)
        assert await store.append(name, 1, 1, encode_entries(log_of(record)), listing)
    await store.close()
