"""The same game again, everybody one seat further; the same tokens hold the new seats."""

import msgspec

from ..errors import NotNow, NotYours
from ..log.entries import Chair
from .client import Client
from .room import Room
from .rooms import Rooms
from .seating import play_again


async def lay_out_again(rooms: Rooms, room: Room, client: Client) -> None:
    """Lay out a rematch and tell everybody where it is; the first to ask decides.

    The same seat begins as before, so another player does; where it was drawn who begins, it is drawn again.
    """
    table = room.table
    if not (table.held_by(client.tokens) or table.hosted_by(client.tokens)):
        raise NotYours("players-only")
    if not table.ended:
        raise NotNow("game-not-over")
    if table.again:
        return
    chairs = tuple(
        Chair("person", seat.name, seat.token) if seat.token else Chair("bot", seat.bot)
        for seat in (*table.seats[1:], table.seats[0])
    )
    again = await rooms.open(msgspec.structs.replace(table.opened, chairs=chairs, after=table.id), not table.real_dice)
    await rooms.act(room, lambda draft: play_again(draft, again.table.id))
