"""The tables that are in use in this process, and doing something at one."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import NoReturn

import msgspec

from croupier.kernel.shelf import find_game

from ..errors import Closed, InDoubt, NoTable
from ..log.entries import AnyEntry, Opened, Played, decode_entries, encode_entries
from ..log.fair import commitment, new_key
from ..log.fold import digest_of, fold, fold_on
from ..log.moments import follow
from ..log.snapshots import freeze, thaw
from ..log.table import Table
from ..metrics import FIGURES
from ..settings import Settings
from ..store.pen import Frozen, Listing
from ..store.store import Store
from .bots import Bots
from .client import Client
from .clocks import Clocks, now
from .draft import Draft, must_stand
from .errands import Errands
from .past import Past
from .room import Room, changes_seats
from .telling import status
from .warm import Warmth

ASK_AGAIN = 0.25
"""Seconds until a database that did not answer is asked again."""
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


class Rooms:
    """All tables in use."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.most = settings.limits.rooms
        self.patience, self.enough = settings.patience, settings.absence
        self.snapshot_every = settings.snapshot_every
        self.breath, reveal, coming = (
            round(1000 * each) for each in (settings.breath, settings.reveal, settings.coming)
        )
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.past = Past(store)
        self.games = Warmth()
        self.errands = Errands()
        self.bots = Bots(self.act, self.games, settings.bot_pause)
        self.clocks = Clocks(self.act, self.bots, self.errands, reveal, coming)

    async def close(self) -> None:
        """Stop bots and clocks, finish what is being written, and let everybody go."""
        self.games.close()
        self.bots.close()
        for room in self.rooms.values():
            room.silence()
            for task in room.thinking.values():
                task.cancel()
        for room in self.rooms.values():
            with suppress(Closed):
                async with room.lock:
                    pass
            for client in list(room.clients):
                client.hang_up()

    async def open(self, wished: Opened, fair: bool, name: str = "") -> Room:
        """Lay out a table, with fair dice or real ones; one that has a name already is laid out once."""
        if name and await self.store.listing(name) is not None:
            return await self.room(name)
        self.games.begin(find_game(wished.game))
        key, at, name = new_key() if fair else "", now(), name or new_id()
        opened = msgspec.structs.replace(
            wished,
            commitment=commitment(key) if fair else "",
            timed=not fair and wished.clock is not None,
            layout=digest_of(wished.game),
        )
        draft = Draft(Table.laid_out(name, key, opened, at), at)
        draft.settle()
        listing = _listing(draft.table, at, at)
        if not await self.store.append(name, 1, at, encode_entries([opened, *draft.entries]), listing):
            return await self.room(name)
        FIGURES.tables_opened += 1
        room = self._keep(Room(draft.table, listing, self.patience, self.enough, self.breath))
        room.ours = True
        self.stir(room)
        return room

    async def room(self, name: str) -> Room:
        """A table in use, folded from its log if it is not yet; one that is over may have been removed meanwhile."""
        room = self.rooms.get(name)
        if room is None or room.table.over:
            listing = await self.store.listing(name)
            if listing is None:
                self._miss(name)
        if name not in self.rooms:
            assert listing is not None
            self.games.begin(find_game(listing.game))
            table = await self._fold(listing)
            if name not in self.rooms:
                room = self._keep(Room(table, listing, self.patience, self.enough, self.breath))
                self.stir(room)
                if self.store.shared:
                    self._look(room)  # a notice that came while it was folded found no room
        self.rooms.move_to_end(name)
        self.rooms[name].used = time.monotonic()
        return self.rooms[name]

    def _keep(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        if len(self.rooms) > self.most:
            idle = next((other for other in self.rooms.values() if other.idle and other is not room), None)
            if idle is not None:
                self._let_go(idle)
        FIGURES.tables_in_use = len(self.rooms)
        return room

    def _let_go(self, room: Room) -> None:
        room.silence()
        self.rooms.pop(room.table.id, None)
        FIGURES.tables_in_use = len(self.rooms)

    def let_go_unused(self, seconds: float) -> None:
        """Keep no table in memory that nobody has used for so long, and where nothing happens by itself."""
        latest = time.monotonic() - seconds
        for room in [room for room in self.rooms.values() if room.quiet and room.used < latest]:
            self._let_go(room)

    def _miss(self, name: str) -> NoReturn:
        """A table is not in the database, or not any more: who asked is told so, then everybody there is let go."""
        room = self.rooms.get(name)
        if room is not None:
            self._let_go(room)
            for client in room.clients:
                asyncio.get_running_loop().call_soon(client.hang_up)
        raise NoTable("no-table", table=name)

    async def _fold(self, listing: Listing) -> Table:
        snapshot = await self.store.snapshot(listing.id)
        table = thaw(listing.id, listing.key, snapshot) if snapshot else None
        if table is None:
            steps = await self.store.read(listing.id)
            return fold(listing.id, listing.key, steps) if steps else self._miss(listing.id)
        fold_on(table, await self.store.read(listing.id, table.steps))
        return table

    async def act(
        self, room: Room, what: Callable[[Draft], None], actor: Client | None = None, ref: int = 0, at: int = 0
    ) -> bool:
        """Do something at a table: when this returns it is in the log, and everybody has been told.

        False if it changed nothing.
        """
        await room.lock.acquire()  # in place of `async with`, which takes two more coroutines for every move
        try:
            while True:
                if room.doubt:
                    await self._catch_up(room)
                must_stand(room.table)
                draft = Draft(room.table, at or now(), room.pause)
                what(draft)
                entries = draft.entries
                if not entries:
                    return False
                seated = changes_seats(entries)
                if await self._append(room, draft, entries, seated):
                    break
                if not await self._catch_up(room):
                    self._miss(room.table.id)
            room.move_on(draft.table, draft.moments, seated, actor, ref)
        finally:
            room.lock.release()
        FIGURES.steps += 1
        FIGURES.moves += [type(entry) for entry in entries].count(Played)
        self.stir(room)
        return True

    async def _append(self, room: Room, draft: Draft, entries: list[AnyEntry], seated: bool) -> bool:
        table = draft.table
        table.steps += 1
        listing = _listing(table, room.listing.opened_at, draft.at) if seated else None
        frozen = Frozen(table.entries, freeze(table)) if table.steps % self.snapshot_every == 0 else None
        written = encode_entries(entries)
        try:
            if not await self.store.append(table.id, table.steps, draft.at, written, listing, frozen):
                return False
        except InDoubt:
            room.doubt = True
            self._look(room)
            raise
        room.listing, room.ours = listing or room.listing, True
        return True

    def stir(self, room: Room) -> None:
        """Let the bots in turn think, and set the alarm for whoever runs out of time."""
        self.bots.wake(room)
        self.clocks.set(room)

    async def catch_up(self, room: Room) -> None:
        """Fold in what another process has written, and tell everybody.

        However long the database takes to answer: nobody may ever speak again of what was missed.
        """
        while True:
            try:
                async with room.lock:
                    room.looking = False
                    await self._catch_up(room)
                break
            except Closed:
                room.looking = True
                await asyncio.sleep(ASK_AGAIN)
        self.stir(room)

    def _look(self, room: Room) -> None:
        """Have the log of a table looked at, unless somebody is about to."""
        if not room.looking:
            room.looking = True
            self.errands.send(self.catch_up(room))

    async def _catch_up(self, room: Room) -> int:
        """Fold in what others have written; how many steps that was."""
        if room.doubt:
            await self.store.rest()
        steps = await self.store.read(room.table.id, room.table.steps)
        for step in steps:
            table = room.table.draft()
            moments = list(follow(table, [step]))
            room.ours = False
            room.move_on(table, moments, changes_seats([moment.entry for moment in moments]))
        room.doubt = False
        return len(steps)

    async def entries(self, room: Room) -> list[AnyEntry]:
        """The whole log of a table, as far as it is folded here."""
        found: list[AnyEntry] = []
        for number, _, entries in await self.store.read(room.table.id):
            if number <= room.table.steps:
                found += decode_entries(entries)
        return found

    def notice(self, words: str) -> None:
        """A process says which tables it has moved on, as `table:step`, or who is connected to it, as `table+seat`.

        Seat 0 is the host's token.
        """
        for word in words.split():
            name, present, seat = word.partition("+")
            if present and name in self.rooms:
                self.rooms[name].seen_elsewhere(int(seat))
            name, moved, number = word.partition(":")
            room = self.rooms.get(name)
            if moved and room is not None and int(number) > room.table.steps:
                self._look(room)

    async def keep_in_touch(self, sign: str) -> None:
        """Until cancelled: tell all processes that this one is there, and who is connected to it, and look around."""
        while True:
            present = [f"{name}+{who}" for name, room in self.rooms.items() for who in room.who_is_here()]
            await self.store.tell([sign, *present])
            await self._look_around()
            await asyncio.sleep(self.patience)

    def look_again(self) -> None:
        """Notices may have been missed: see which tables have moved on."""
        self.errands.send(self._look_around())

    async def _look_around(self) -> None:
        with suppress(Closed):
            for name, number in (await self.store.numbers(list(self.rooms))).items():
                room = self.rooms.get(name)
                if room is not None and number > room.table.steps:
                    self._look(room)


def new_id() -> str:
    """The name of a table, short enough to read out and long enough not to be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def _listing(table: Table, opened_at: int, touched_at: int) -> Listing:
    opened, free = table.opened, sum(not seat.taken for seat in table.seats)
    return Listing(table.id, opened.game, opened.public, status(table), free, opened_at, table.key, touched_at)
