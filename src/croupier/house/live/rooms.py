"""The tables that are in use in this process: acting on them, bots and clocks."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from croupier.kernel.dice import new_rng
from croupier.kernel.errors import CroupierError
from croupier.kernel.seats import CHANCE, clock_of

from ..errors import Closed, NoTable, Stale
from ..log.entries import AnyEntry, Opened, Played, decode_entries, encode_entries
from ..log.fair import dice_of
from ..log.table import Table
from ..metrics import FIGURES
from ..settings import Settings
from ..store.pen import Row
from ..store.store import Store
from .acts import Draft
from .room import Client, Room, changes_seats
from .telling import Seats, status

ELSEWHERE = 2.0
"""Seconds that this process leaves a bot to the process that made the last step."""

ASK_AGAIN = 0.25
"""Seconds until a database that did not answer is asked again."""


def now() -> int:
    """The house's clock, in milliseconds."""
    return time.time_ns() // 1_000_000


class Rooms:
    """All tables in use."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.breath = round(settings.breath * 1000)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.thinkers = ThreadPoolExecutor(2, "bot")
        self.wits = new_rng(secrets.randbits(64))
        self.tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Stop bots and clocks, finish what is being written, and let everybody go."""
        for room in self.rooms.values():
            if room.alarm:
                room.alarm.cancel()
            for task in room.thinking.values():
                task.cancel()
        for room in self.rooms.values():
            async with room.lock:
                for client in list(room.clients):
                    client.hang_up()
        self.thinkers.shutdown(wait=False, cancel_futures=True)

    async def open(self, name: str, secret: str, opened: Opened) -> Room:
        """Lay out a new table."""
        at = now()
        table = Table(name, secret, opened, at)
        draft = Draft(table, at)
        draft.settle()
        row = Row(name, opened.game, opened.public, status(draft.table), _free(draft.table), at, secret)
        await self.store.append(name, 1, at, encode_entries([opened, *draft.entries]), row)
        room = self._keep(Room(draft.table, row))
        room.ours = True
        self._arm(room)
        return room

    async def room(self, name: str) -> Room:
        """A table in use, folded from its log if it is not yet."""
        if name not in self.rooms:
            row = await self.store.row(name)
            if row is None:
                raise NoTable(name)
            table = await self._fold(row)
            if name not in self.rooms:
                self._keep(Room(table, row))
                self._arm(self.rooms[name])
        self.rooms.move_to_end(name)
        return self.rooms[name]

    def _keep(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        FIGURES.tables_in_use = len(self.rooms)
        if len(self.rooms) > self.settings.limits.rooms:
            for name, idle in self.rooms.items():
                if not idle.clients and not idle.lock.locked() and not idle.thinking and idle is not room:
                    if idle.alarm:
                        idle.alarm.cancel()
                    del self.rooms[name]
                    break
        return room

    async def _fold(self, row: Row) -> Table:
        snapshot = await self.store.snapshot(row.id)
        steps = await self.store.read(row.id, snapshot[0] if snapshot else 0)
        if snapshot:
            table = Table.thaw(row.id, row.secret, snapshot[1])
        else:
            number, at, entries = steps.pop(0)
            opened, *others = decode_entries(entries)
            assert isinstance(opened, Opened)
            table = Table(row.id, row.secret, opened, at)
            for entry in others:
                table.apply(entry, at)
        for number, at, entries in steps:
            for entry in decode_entries(entries):
                table.apply(entry, at)
            table.steps = number
        return table

    async def act(
        self, room: Room, what: Callable[[Draft], None], actor: Client | None = None, ref: int = 0, at: int = 0
    ) -> None:
        """Do something at a table: when this returns it is in the log, and everybody has been told."""
        await room.lock.acquire()  # in place of `async with`, which takes two more coroutines for every move
        try:
            while True:
                draft = Draft(room.table, at or now(), self.breath)
                what(draft)
                if not draft.entries:
                    return
                seated = changes_seats(draft.entries)
                if await self._append(room, draft, seated):
                    break
                await self._catch_up(room)
            room.tell(draft.entries, seated, actor, ref)
        finally:
            room.lock.release()
        FIGURES.steps += 1
        FIGURES.moves += sum([isinstance(entry, Played) for entry in draft.entries])
        self._arm(room)

    async def _append(self, room: Room, draft: Draft, seated: bool) -> bool:
        table = draft.table
        table.steps += 1
        row = None
        if seated:
            row = Row(table.id, room.row.game, room.row.public, status(table), _free(table), 0, table.secret)
        frozen = table.freeze() if table.steps % self.settings.snapshot_every == 0 else None
        if not await self.store.append(table.id, table.steps, draft.at, encode_entries(draft.entries), row, frozen):
            return False
        room.table, room.row, room.ours = table, row or room.row, True
        return True

    async def catch_up(self, room: Room) -> None:
        """Fold in what another process has written, and tell everybody.

        However long the database takes to answer: nobody may ever speak again of what was missed.
        """
        while True:
            try:
                async with room.lock:
                    await self._catch_up(room)
                break
            except Closed:
                await asyncio.sleep(ASK_AGAIN)
        self._arm(room)

    async def _catch_up(self, room: Room) -> None:
        for number, at, entries in await self.store.read(room.table.id, room.table.steps):
            news = decode_entries(entries)
            for entry in news:
                room.table.apply(entry, at)
            room.table.steps = number
            room.ours = False
            room.tell(list(news), changes_seats(news))

    async def news_since(self, room: Room, seats: Seats, seen: int) -> list[AnyEntry]:
        """The entries after the one that had number `seen` for somebody with these seats."""
        first = room.table.entry_of(seen, seats)
        found: list[AnyEntry] = []
        for number, _, entries in await self.store.read(room.table.id):
            if number <= room.table.steps:
                found += decode_entries(entries)
        return found[first : room.table.entries]

    def notice(self, words: str) -> None:
        """Another process says which tables it has moved on, as `table:step`."""
        for word in words.split():
            name, _, number = word.partition(":")
            room = self.rooms.get(name)
            if room is not None and int(number) > room.table.steps:
                self._spawn(self.catch_up(room))

    def resume(self) -> None:
        """Notices may have been missed: look at every table again."""
        for room in self.rooms.values():
            self._spawn(self.catch_up(room))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._calmly(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    @staticmethod
    async def _calmly(work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except CroupierError:
            return

    def _arm(self, room: Room) -> None:
        """Let the bots in turn think, and set the alarm for whoever runs out of time."""
        table = room.table
        for seat in table.turn:
            if seat != CHANCE and table.seats[seat].bot and seat not in room.thinking:
                task = asyncio.get_running_loop().create_task(self._think(room, seat))
                room.thinking[seat] = task
                task.add_done_callback(partial(self._thought, room, seat))
        if room.alarm:
            room.alarm.cancel()
            room.alarm = None
        if not table.playing or (table.opened.clock is None and not table.position.game.facts.realtime):
            return
        due = [at for seat in range(len(table.seats)) if (at := table.deadline(seat)) is not None]
        if table.dice_due and not table.real_dice:
            due.append(table.moved + self.breath)
        elif CHANCE in table.turn:
            outcome = table.position.draw(dice_of(table.secret, table.luck, table.rolls))
            due.append(table.began + clock_of(outcome))
        if due:
            wait = max(0, min(due) - now()) / 1000 + (0.001 if room.ours else ELSEWHERE)
            room.alarm = asyncio.get_running_loop().call_later(wait, lambda: self._spawn(self._ring(room)))

    def _thought(self, room: Room, seat: int, _: object) -> None:
        room.thinking.pop(seat, None)
        if self.rooms.get(room.table.id) is room and not self.thinkers._shutdown:
            self._arm(room)

    async def _think(self, room: Room, seat: int) -> None:
        """One move of a bot, at a pace people can follow."""
        position, bot = room.table.position, room.table.seats[seat].bot
        pause = self.settings.bot_pause
        if position.game.facts.realtime:
            pause = position.pause(seat, bot, self.wits) / 1000 if self.settings.bot_pause else 0
        await asyncio.sleep(pause + (0 if room.ours else ELSEWHERE))
        try:
            await self._bot_move(room, seat, room.table.seats[seat].bot)
        except CroupierError:
            await asyncio.sleep(0.2)

    async def _bot_move(self, room: Room, seat: int, bot: str) -> None:
        table = room.table
        if seat not in table.turn or not bot:
            return
        seen, position = table.entries, table.position.copy()
        move = await asyncio.get_running_loop().run_in_executor(self.thinkers, position.ask, seat, bot, self.wits)
        FIGURES.bot_moves += 1
        await self.act(room, lambda draft: draft.bot_move(seat, move, seen))

    async def _ring(self, room: Room) -> None:
        """Somebody's time is up, or the house acts because nobody else did."""
        table = room.table
        for seat in range(len(table.seats)):
            deadline = table.deadline(seat)
            if deadline is not None and deadline <= now():
                await self._out_of_time(room, seat)
        if table.position.game.facts.realtime:
            await self.act(room, Draft.alarm)
        self._arm(room)

    async def _out_of_time(self, room: Room, seat: int) -> None:
        table = room.table
        seen, move = table.entries, None
        clock = table.opened.clock
        if clock is not None and clock.expiry == "bot" and seat in table.turn:
            best = list(table.position.game.bots)[-1]
            move = await asyncio.get_running_loop().run_in_executor(
                self.thinkers, table.position.copy().ask, seat, best, self.wits
            )
        try:
            await self.act(room, lambda draft: draft.out_of_time(seat, seen, move))
        except Stale:
            return


def _free(table: Table) -> int:
    return sum(not seat.taken for seat in table.seats)
