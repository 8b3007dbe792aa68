"""Clocks at tables: one alarm for each, which rings when somebody's time is up or dice are due in real time."""

import asyncio
import time
from contextlib import suppress

from croupier.kernel.seats import CHANCE, clock_of

from ..errors import Closed, Stale
from .acts import alarm, out_of_time
from .bots import Act, Bots
from .errands import Errands
from .room import Room
from .seating import BEST, begin_without, break_off, waits_for_some

AGAIN = 0.2
"""Seconds until an alarm that rang while the database was away rings again."""


def now() -> int:
    """The house's clock, in milliseconds."""
    return time.time_ns() // 1_000_000


class Clocks:
    """The alarms of all tables in use."""

    def __init__(self, act: Act, bots: Bots, errands: Errands, reveal: int, coming: int) -> None:
        self.act = act
        self.bots = bots
        self.errands = errands
        self.reveal = reveal
        self.coming = coming

    def set(self, room: Room, later: float = 0.001) -> None:
        """Set the alarm of a table for whatever is due next, some seconds after that."""
        room.silence()
        if due := self._due(room):
            wait = max(0, min(due) - now()) / 1000 + later + room.grace
            room.alarm = asyncio.get_running_loop().call_later(wait, lambda: self.errands.send(self._ring(room)))

    def _due(self, room: Room) -> list[int]:
        """When something happens by itself at a table; in real time nothing does while nobody is there."""
        table = room.table
        if not table.began:
            if table.revealing:
                return [table.promised + self.reveal]
            return [table.promised + self.coming] if waits_for_some(table) else []
        if not table.playing or (table.opened.clock is None and not table.realtime) or room.resting:
            return []
        due = [at for seat in range(len(table.seats)) if (at := table.deadline(seat)) is not None]
        if table.dice_due and not table.real_dice:
            due.append(room.falls)
        elif CHANCE in table.turn and not table.dice_due and not table.asleep:
            due.append((table.cast or table.began) + clock_of(table.draw()))
        return due

    async def _ring(self, room: Room) -> None:
        try:
            await self._see_to(room)
        except Closed:
            self.set(room, AGAIN)
        else:
            self.set(room)

    async def _see_to(self, room: Room) -> None:
        """Do whatever is due at a table."""
        table = room.table
        late = [seat for seat in range(len(table.seats)) if (at := table.deadline(seat)) is not None and at <= now()]
        if late:
            await self._out_of_time(room, late)
        with suppress(Stale):
            if table.revealing:
                await self.act(room, lambda draft: break_off(draft, self.reveal))
            elif waits_for_some(table):
                await self.act(room, lambda draft: begin_without(draft, self.coming))
            elif table.realtime and not room.resting:
                await self.act(room, alarm)

    async def _out_of_time(self, room: Room, late: list[int]) -> None:
        table = room.table
        seen, clock, plans = table.entries, table.opened.clock, dict[int, list[int]]()
        for seat in late:
            asked = clock is not None and clock.expiry == "bot" and seat in table.turn
            plans[seat] = await self.bots.ask(table.position, seat, BEST) if asked else []
        with suppress(Stale):
            await self.act(room, lambda draft: out_of_time(draft, seen, plans))
