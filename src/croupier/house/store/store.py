"""Where logs are kept. What is acknowledged is on disk; what waits while one commit is under way shares the next."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..errors import BadSetting, Closed, InDoubt
from .engines import migrate
from .pen import Frozen, Listing, Pen, Step, Taken
from .postgres import PostgresPen, notify
from .schema import listings, snapshots, steps
from .sqlite import SqlitePen

T = TypeVar("T")
FAULTS = (SQLAlchemyError, OSError)
"""What a database fails with."""
MOST_AT_ONCE = 1000
"""Steps in one statement; databases have a limit."""
GATHER = 0.002
"""Seconds that a step waits at most for others to be written with."""
ASK_AGAIN = 0.05
"""Seconds until a database is asked again what has become of a group."""


class Store:
    """The logs of all tables."""

    def __init__(
        self, engine: AsyncEngine, failed: Callable[[Exception], None] = lambda error: None, patience: float = 5.0
    ) -> None:
        self.engine = engine
        self.failed = failed
        self.patience = patience
        """Seconds that anybody waits for the database."""
        pen = PostgresPen if engine.dialect.name == "postgresql" else SqlitePen
        self.pen: Pen = pen(engine, patience)
        self.waiting: list[Step] = []
        self.pings: list[asyncio.Future[bool]] = []
        """Those who ask whether anything can be written."""
        self.given_up: set[asyncio.Task[Any]] = set()
        """Work that took too long, and cleans up after itself."""
        self.wake = asyncio.Event()
        self.closing = False
        self.writer: asyncio.Task[None] | None = None

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same logs."""
        return self.pen.shared

    async def open(self) -> None:
        """Connect, migrate, and begin to write; a migration may take its time."""
        try:
            if not self.shared:  # the driver's thread would answer when nobody listens any more, with a traceback
                sqlite3.connect(self.engine.url.database or "").close()
            await self.in_time(self._ask(sa.select(sa.literal(1))))
            async with self.engine.connect() as connection:
                await connection.run_sync(migrate)
        except (*FAULTS, sqlite3.Error) as error:
            words = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            where = self.engine.url.render_as_string(hide_password=True)
            raise BadSetting("database-away", url=where, reason=words) from None
        self.loop = asyncio.get_running_loop()
        self.writer = self.loop.create_task(self._write())

    async def close(self) -> None:
        """Write what waits, and let go."""
        if self.writer is not None:
            self.closing = True
            self.wake.set()
            await self.writer
        self.pen.lift()
        with suppress(OSError):
            await self.in_time(self.pen.rest())
            await self.in_time(self.engine.dispose())

    def append(
        self,
        table: str,
        number: int,
        at: int,
        entries: bytes,
        listing: Listing | None = None,
        snapshot: Frozen | None = None,
    ) -> "asyncio.Future[bool]":
        """Done when this step of a log is on disk; false if another process has written one with its number.

        `Closed` if it could not be written, and `InDoubt` if nobody can say.
        """
        written: asyncio.Future[bool] = self.loop.create_future()
        self.waiting.append(Step(table, number, at, entries, listing, snapshot, written))
        self.wake.set()
        return written

    async def _write(self) -> None:
        while self.waiting or self.pings or not self.closing:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting or self.pings:
                if self.pings:
                    await self._beat()
                    continue
                await self._gather()
                group, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                await self._commit(group)

    async def _gather(self) -> None:
        """Let those who are about to move join the group: each pays less, and nobody is written while others move."""
        latest = self.loop.time() + GATHER
        seen, quiet = 0, 0
        while quiet < 3 and self.loop.time() < latest:
            await asyncio.sleep(0)
            quiet = quiet + 1 if len(self.waiting) == seen else 0
            seen = len(self.waiting)

    async def _commit(self, group: list[Step]) -> None:
        """Write a group; what hangs is tried once more on a fresh connection, and what may be written is looked for.

        When patience ends, who waits for the next group is not made to wait any longer.
        """
        until = self.loop.time() + self.patience
        limit, doubt = until - self.patience / 2, False
        while True:
            try:
                async with asyncio.timeout_at(limit):
                    await self._put(group, doubt)
                return
            except FAULTS as error:
                self.failed(error)
                doubt = doubt or self.pen.doubt
                self.pen.lift()
                again = doubt or isinstance(error, TimeoutError)
            over = self.loop.time() >= until
            if over or not again:
                break
            limit = until
            await asyncio.sleep(ASK_AGAIN)
        _settle(group, InDoubt("in-doubt") if doubt else Closed("cannot-write"))
        if over:
            _settle(self.waiting, Closed("cannot-write"))
            self.waiting = []

    async def _put(self, group: list[Step], again: bool) -> None:
        """Write a group, without those steps of it whose numbers are in the log; written again, ours may be there."""
        try:
            await self.pen.write(group)
        except Taken:
            found = await self._find(group)
        else:
            _settle(group, True)
            return
        for step in group:
            if (key := (step.table, step.number)) in found:
                _settle([step], again and found[key] == (step.at, step.entries))
        rest = [step for step in group if (step.table, step.number) not in found]
        if len(rest) == len(group):  # two of them have one number
            for step in rest:
                await self._put([step], again)
        elif rest:
            await self._put(rest, again)

    async def _find(self, group: list[Step]) -> dict[tuple[str, int], tuple[int, bytes] | None]:
        """What the log has under the numbers of these steps; None where the table was removed."""
        keys = [(step.table, step.number) for step in group]
        query = sa.select(steps).where(sa.tuple_(steps.c.table_id, steps.c.number).in_(keys))
        found = {(row[0], row[1]): (row[2], row[3]) for row in await self.in_time(self._ask(query))}
        known = sa.select(listings.c.id).where(listings.c.id.in_([step.table for step in group]))
        there = {row[0] for row in await self.in_time(self._ask(known))}
        removed = [key for key in keys if key[1] > 1 and key[0] not in there]
        if len(group) == 1 and not (found or removed):
            raise OSError("the database refuses a step that it has not")
        return {**dict.fromkeys(removed), **found}

    async def _beat(self) -> None:
        pings, self.pings = self.pings, []
        try:
            async with asyncio.timeout(self.patience / 2):
                await self.pen.beat()
        except FAULTS as error:
            self.failed(error)
            self.pen.lift()
            _answer(pings, Closed("cannot-write"))
        else:
            _answer(pings, True)

    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[tuple[int, int, bytes]]:
        """The steps of a log after one of them, or the first of those: number, time, entries."""
        query = sa.select(steps.c.number, steps.c.at, steps.c.entries)
        query = query.where(steps.c.table_id == table, steps.c.number > after).order_by(steps.c.number).limit(most)
        return [(row[0], row[1], row[2]) for row in await self._rows(query)]

    async def listing(self, table: str) -> Listing | None:
        """What is kept about a table beside its log."""
        found = await self._rows(sa.select(listings).where(listings.c.id == table))
        return Listing(*found[0]) if found else None

    async def lobby(self, most: int, seen: int, before: tuple[int, str] | None = None, game: str = "") -> list[Listing]:
        """Public tables with free seats where somebody was seen since then, the newest first, from one of them on."""
        table = listings.c
        query = sa.select(listings).where(table.free > 0, *_offered(seen))
        if before is not None:
            query = query.where(table.opened_at <= before[0], sa.tuple_(table.opened_at, table.id) < before)
        if game:
            query = query.where(table.game == game)
        query = query.order_by(table.opened_at.desc(), table.id.desc()).limit(most)
        return [Listing(*row) for row in await self._rows(query)]

    async def openings(self, tables: Sequence[Listing]) -> dict[str, bytes]:
        """The first steps of some tables' logs."""
        query = sa.select(steps.c.table_id, steps.c.entries)
        query = query.where(steps.c.table_id.in_([table.id for table in tables]), steps.c.number == 1)
        return {row[0]: row[1] for row in await self._rows(query)} if tables else {}

    async def offered(self, tables: Sequence[str], seen: int) -> set[str]:
        """Those of some tables that are in the lobby, or would be if a seat were free."""
        query = sa.select(listings.c.id).where(listings.c.id.in_(tables), *_offered(seen))
        return {row[0] for row in await self._rows(query)}

    async def snapshot(self, table: str, entries: int | None = None) -> bytes | None:
        """The last snapshot of a table, or the last that had folded no more than some entries."""
        query = sa.select(snapshots.c.data).where(snapshots.c.table_id == table)
        if entries is not None:
            query = query.where(snapshots.c.entries <= entries)
        found = await self._rows(query.order_by(snapshots.c.number.desc()).limit(1))
        return found[0][0] if found else None

    async def numbers(self, tables: list[str]) -> dict[str, int]:
        """How many steps the log of each of these tables has."""
        last = (
            sa.select(sa.func.coalesce(sa.func.max(steps.c.number), 0))
            .where(steps.c.table_id == listings.c.id)
            .scalar_subquery()
        )
        found: list[tuple[str, int]] = []
        for first in range(0, len(tables), MOST_AT_ONCE):
            some = listings.c.id.in_(tables[first : first + MOST_AT_ONCE])
            found += await self._rows(sa.select(listings.c.id, last).where(some))
        return dict(found)

    async def rest(self) -> None:
        """Wait for what is being written although nobody waits for it any more."""
        try:
            await self.in_time(self.pen.rest())
        except OSError:
            raise Closed("cannot-write") from None

    async def tell(self, words: list[str]) -> None:
        """Tell the other processes something; who does not hear it will hear it the next time."""
        with suppress(*FAULTS):
            await self.in_time(self._tell(words))

    async def _tell(self, words: list[str]) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(notify, words)

    async def ping(self) -> None:
        """Raise `Closed` unless something can be written."""
        written: asyncio.Future[bool] = self.loop.create_future()
        self.pings.append(written)
        self.wake.set()
        try:
            await asyncio.wait_for(written, self.patience)
        except TimeoutError:
            raise Closed("cannot-write") from None

    async def do(self, work: Callable[[AsyncConnection], Awaitable[T]], writing: bool = False) -> T:
        """Do something in one transaction, as far as the store has patience."""
        try:
            return await self.in_time(self._transact(work, writing))
        except FAULTS as error:
            self.failed(error)
            raise (Closed("cannot-write") if writing else Closed("cannot-read")) from None

    async def _transact(self, work: Callable[[AsyncConnection], Awaitable[T]], writing: bool) -> T:
        async with self.engine.connect() as line:
            if writing and not self.shared:
                await line.execute(sa.text("BEGIN IMMEDIATE"))
            done = await work(line)
            await line.commit()
            return done

    async def _rows(self, query: Any) -> Any:
        try:
            return await self.in_time(self._ask(query))
        except FAULTS as error:
            self.failed(error)
            raise Closed("cannot-read") from None

    async def _ask(self, query: Any) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def in_time(self, work: Coroutine[Any, Any, T]) -> T:
        """What some work comes to; its caller is free when patience ends, however long it takes to clean up."""
        task = asyncio.create_task(work)
        try:
            await asyncio.wait({task}, timeout=self.patience)
            if task.done():
                return task.result()
            raise TimeoutError(f"no answer within {self.patience:g} seconds")
        finally:
            if task.cancel():
                self.given_up.add(task)
                task.add_done_callback(self._cleaned_up)

    def _cleaned_up(self, task: asyncio.Task[Any]) -> None:
        self.given_up.discard(task)
        if not task.cancelled():
            task.exception()  # nobody has to know


def _offered(seen: int) -> list[sa.ColumnElement[bool]]:
    """Public tables that wait for players, and where somebody was seen since then."""
    return [listings.c.public, listings.c.status == "open", listings.c.touched_at > seen]


def _settle(group: list[Step], result: bool | Closed) -> None:
    _answer([step.written for step in group], result)


def _answer(askers: list[asyncio.Future[bool]], result: bool | Closed) -> None:
    for asker in askers:
        if asker.done():
            continue
        if isinstance(result, Closed):
            asker.set_exception(result)
        else:
            asker.set_result(result)
