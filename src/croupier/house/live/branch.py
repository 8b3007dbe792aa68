"""A game that is played on from any position of another one, against bots."""

from msgspec.structs import replace

from croupier.kernel.seats import CHANCE

from ..errors import BadRequest, NoTable, NotNow, OldTable
from ..log.entries import Chair, Opened, Source
from ..log.records import moves_in, must_be_known
from ..log.table import Table
from .client import Seats
from .room import Room
from .rooms import Rooms
from .seating import BEST


async def branch(
    rooms: Rooms, room: Room, eyes: Seats, number: int, person: tuple[int, Chair], coach: bool = False
) -> Opened:
    """What a table opens with that goes on from where another one was when these seats had seen a number.

    One seat is a person's, who is its host; on the others play the bots that did, and the best for people. A move of
    that seat whose dice had not fallen yet is taken back: it can be made again, or another. There is no coach while the
    other game goes on: he would think for somebody who plays there.
    """
    table = room.table
    must_be_known(table)
    if table.realtime:
        raise NotNow("branch-realtime")
    if not table.began:
        raise NotNow("branch-early")
    seat, chair = person
    if not 0 <= seat < len(table.seats):
        raise BadRequest("no-such-seat", seats=len(table.seats))
    coach = coach and not await goes_on(rooms, table)
    async with room.lock:
        entries = await rooms.entries(room)
    chairs = [Chair("bot", one.bot or BEST) for one in table.seats]
    chairs[seat] = chair
    moves = moves_in(entries[: table.entry_of(max(0, number), eyes)])
    opened = Opened(
        game=table.opened.game,
        edition=table.opened.edition,
        options=table.opened.options,
        chairs=tuple(chairs),
        host=chair.token,
        first=table.opened.first,
        given=(*table.opened.given, *moves),
        coach=coach,
    )
    position = Table.laid_out("", "", opened, 0).position
    if position.over:
        raise NotNow("game-over")
    if position.dice_due and moves and moves[-1][0] == seat:
        moves = moves[:-1]
    made = sum(mover != CHANCE for mover, _ in moves)
    source = Source(table.id, max(0, number), made)
    return replace(opened, given=(*table.opened.given, *moves), source=source)


async def goes_on(rooms: Rooms, table: Table) -> bool:
    """Whether a game goes on, or one that it was played on from."""
    while table.over:
        if table.opened.source is None:
            return False
        try:
            table = (await rooms.room(table.opened.source.table)).table
        except (NoTable, OldTable):
            return False
    return True
