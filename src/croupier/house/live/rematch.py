"""The same game again, everybody one seat further; the same tokens hold the new seats."""

import msgspec

from ..errors import NotNow, NotYours
from ..log.entries import Chair
from ..log.fair import commitment, new_secret
from ..wire.safety import new_id
from .room import Client, Room
from .rooms import Rooms


async def lay_out_again(rooms: Rooms, room: Room, client: Client) -> None:
    """Lay out a rematch and tell everybody where it is; the first to ask decides."""
    table = room.table
    if not (client.seats or client.host):
        raise NotYours("only who played can ask for a rematch")
    if not table.ended:
        raise NotNow("the game is not over")
    if table.again:
        return
    chairs = [
        Chair("person", seat.name, seat.token) if seat.token else Chair("bot", seat.bot)
        for seat in (*table.seats[1:], table.seats[0])
    ]
    secret = "" if table.real_dice else new_secret()
    opened = msgspec.structs.replace(
        table.opened, chairs=tuple(chairs), commitment=commitment(secret) if secret else "", after=table.id
    )
    name = new_id()
    await rooms.open(name, secret, opened)
    await rooms.act(room, lambda draft: draft.play_again(name))
