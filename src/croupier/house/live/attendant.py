"""Looking after tables that nobody is at: they leave the memory, come to an end, and leave the database."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from msgspec.structs import replace

from ..errors import Closed
from ..log.entries import Cleared, encode_entries
from ..metrics import FIGURES
from ..settings import Settings
from ..store.upkeep import PORTION, Abandoned, Upkeep
from .clocks import now
from .room import Room
from .rooms import Rooms

LONGEST_ROUND = 60.0
SHORTEST_ROUND = 0.05
"""Seconds from one round to the next: a quarter of the shortest time after which something is done."""


class Attendant:
    """Goes around in the house, again and again."""

    def __init__(self, rooms: Rooms, settings: Settings) -> None:
        self.rooms = rooms
        self.upkeep = Upkeep(rooms.store)
        self.unused_for = settings.unused_for
        self.abandoned_for = {"open": settings.open_for, "playing": settings.idle_for}
        self.keep_for = settings.keep_for
        self.noted_for = {
            "open": _quarter(settings.open_for, settings.offered_for),
            "playing": _quarter(settings.idle_for),
        }
        """Seconds after which it is noted again that somebody is at a table."""
        times = (*self.abandoned_for.values(), settings.keep_for, settings.offered_for, settings.unused_for)
        self.every = max(SHORTEST_ROUND, min(LONGEST_ROUND, _quarter(*times)))

    async def rounds(self) -> None:
        """Go around until cancelled; what the database does not answer is asked again the next time."""
        await asyncio.gather(*(self._again(work) for work in (self._see, self._clear, self._remove)))

    async def _again(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            with suppress(Closed):
                await work()
            await asyncio.sleep(self.every)

    def greet(self, room: Room) -> None:
        """Somebody has come to a table."""
        if self._unnoted(room):
            self.rooms.errands.send(self._note([room]))

    async def _see(self) -> None:
        """See which tables are used."""
        if self.unused_for:
            self.rooms.let_go_unused(self.unused_for)
        rooms = [room for room in self.rooms.rooms.values() if room.clients and self._unnoted(room)]
        for first in range(0, len(rooms), PORTION):
            await self._note(rooms[first : first + PORTION])

    def _unnoted(self, room: Room) -> bool:
        """Whether it has to be noted that somebody is at a table."""
        noted_for = self.noted_for.get(room.status)
        return noted_for is not None and room.listing.touched_at < now() - 1000 * noted_for

    async def _note(self, rooms: list[Room]) -> None:
        at = now()
        await self.upkeep.touch([room.table.id for room in rooms], at)
        for room in rooms:
            room.listing = replace(room.listing, touched_at=at)

    async def _clear(self) -> None:
        """Put an end to what nobody comes back to."""
        for status, seconds in self.abandoned_for.items():
            before, after = now() - round(1000 * seconds), (0, "")
            while seconds and (some := await self.upkeep.abandoned(status, before, after)):
                await asyncio.gather(*map(self._clear_one, some))
                after = some[-1].listing.touched_at, some[-1].listing.id

    async def _clear_one(self, table: Abandoned) -> None:
        """Clear a table, without folding it, unless somebody is there or was quicker."""
        listing, room, at = table.listing, self.rooms.rooms.get(table.listing.id), now()
        if room is not None and room.clients:
            return
        entries = encode_entries([Cleared(listing.key if listing.status == "playing" else "")])
        listed = replace(listing, status="cleared", touched_at=at)
        if await self.rooms.store.append(listing.id, table.number + 1, at, entries, listed):
            FIGURES.tables_cleared += 1
            if room is not None:
                await self.rooms.catch_up(room)

    async def _remove(self) -> None:
        """Remove what has been over for long enough."""
        if self.keep_for:
            freed = await self.upkeep.remove(now() - round(1000 * self.keep_for))
            FIGURES.tables_removed += freed.tables


def _quarter(*seconds: float) -> float:
    """A quarter of the shortest of these times; where all are 0 there is none."""
    return min((each / 4 for each in seconds if each), default=float("inf"))
