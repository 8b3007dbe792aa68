"""What has happened at a table, for those who come late or look back."""

import asyncio

from ..errors import NoTable
from ..log.moments import Moment, follow, from_the_first
from ..log.snapshots import thaw
from ..store.store import Store
from .client import NOBODY, Seats
from .news import MOST_NEWS, News, Page
from .room import Room
from .telling import Looks, told

BREATH = 8
"""After so many moments of a long log others may act."""


class Past:
    """The logs of all tables, moment by moment."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.turn = asyncio.Lock()
        """Pages are made one after the other, and let everybody else act between two moments."""

    async def missed(self, room: Room, seats: Seats, seen: int) -> list[News]:
        """The news after the one that had number `seen` for somebody with these seats; none if they are too many."""
        table = room.table
        if table.number(seats) - seen > MOST_NEWS:
            return []
        return await self._told(room, seats, seen, table.number(seats), "between")

    async def page(self, room: Room, seats: Seats, before: int, ref: int, views: bool = False) -> Page:
        """The news up to a number that somebody with these seats has seen."""
        before = max(0, min(before, room.table.number(seats)))
        since = max(0, before - MOST_NEWS)
        async with self.turn:
            return Page(since, await self._told(room, seats, since, before, "all" if views else "none"), ref)

    async def _told(self, room: Room, seats: Seats, since: int, before: int, looks: Looks) -> list[News]:
        table = room.table
        moments = await self.moments(room, table.entry_of(since, seats) + 1, table.entry_of(before, seats))
        eyes = seats if table.game.facts.secrets else NOBODY
        if looks == "between":
            return told(moments, eyes)
        news = []
        for moment in moments:
            news += told([moment], eyes, looks)
            await asyncio.sleep(0)
        return news

    async def moments(self, room: Room, first: int, last: int) -> list[Moment]:
        """The entries of a log from one number to another, each with the table as it was before and after.

        They are folded from the nearest snapshot: a table that remembered them would be slower at every move.
        """
        if first > last:
            return []
        name, key = room.table.id, room.table.key
        snapshot = await self.store.snapshot(name, first - 1)
        table = thaw(name, key, snapshot) if snapshot else None
        if table is None:
            steps = await self.store.read(name, most=last)
            if not steps:
                raise NoTable("no-table", table=name)
            whole = from_the_first(name, key, steps)
        else:
            whole = follow(table, await self.store.read(name, table.steps, last - table.entries))
        found = []
        for moment in whole:
            if moment.number > last:
                break
            if moment.number >= first:
                found.append(moment)
            if moment.number % BREATH == 0:
                await asyncio.sleep(0)
        return found
