"""The same game again, everybody one seat further; the same tokens hold the new seats."""

import hashlib

import msgspec

from ..errors import NotNow, NotYours
from ..log.entries import Chair
from ..log.table import FIRST_HOST, Table
from .client import Client
from .draft import must_stand
from .room import Room
from .rooms import ALPHABET, Rooms
from .seating import play_again


async def lay_out_again(rooms: Rooms, room: Room, client: Client) -> None:
    """Lay out a rematch and tell everybody where it is; however many ask at once, there is only one.

    The same seat begins as before, so another player does; where it was drawn who begins, it is drawn again.
    """
    table = room.table
    if not (table.held_by(client.tokens) or table.hosted_by(client.tokens)):
        raise NotYours("players-only")
    must_stand(table)
    if not table.ended:
        raise NotNow("game-not-over")
    chairs = tuple(
        Chair("person", seat.name, seat.token) if seat.token else Chair("bot", seat.bot)
        for seat in (*table.seats[1:], table.seats[0])
    )
    if table.again:
        return
    await rooms.room(table.id)
    wished = msgspec.structs.replace(
        table.opened, chairs=chairs, host=host_after(table), after=table.id, given=(), source=None
    )
    again = await rooms.open(wished, not table.real_dice, name_after(table))
    await rooms.act(room, lambda draft: play_again(draft, again.table.id))


def host_after(table: Table) -> str:
    """Who is the host of a rematch: the host, if he still holds a seat or never did, and else the first who holds one.

    The seats laid out for people are the host's own; at a rematch, where all are, his is the one of his token.
    """
    seated = [seat.token for seat in table.seats if seat.token]
    chairs = [chair.token for chair in table.opened.chairs if chair.token]
    if table.hosting != FIRST_HOST:
        own = [table.host]
    elif table.opened.after:
        own = [table.host] if table.host in chairs else []
    else:
        own = chairs
    held = [token for token in own if token in seated]
    return next(iter(held or (seated if own else [])), table.host)


def name_after(table: Table) -> str:
    """The name of a table's rematch: the same whoever asks, and none that others could guess."""
    digest = hashlib.sha256(f"{table.id} {table.opened.host}".encode()).digest()
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[: len(table.id)])
