"""What a record says, as people at the table were told it."""

import msgspec

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
        match.make(seat, move)
    return moves


def played(person: Person) -> list[Json]:
    """The moves and outcomes somebody was told of, as data."""
    return [news["move"] for news in person.news if news["kind"] == "played"]
