"""Where logs are kept. What is acknowledged is on disk; what waits while one commit is under way shares the next."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from ..errors import BadSetting, Closed
from .engines import migrate
from .pen import Frozen, Listing, Pen, Step, Taken
from .postgres import PostgresPen, notify
from .schema import listings, snapshots, steps
from .sqlite import SqlitePen

MOST_AT_ONCE = 1000
"""Steps in one statement; databases have a limit."""
GATHER = 0.002
"""Seconds that a step waits at most for others to be written with."""


class Store:
    """The logs of all tables."""

    def __init__(self, engine: AsyncEngine, failed: Callable[[Exception], None] = lambda error: None) -> None:
        self.engine = engine
        self.failed = failed
        self.pen: Pen = PostgresPen(engine) if engine.dialect.name == "postgresql" else SqlitePen(engine)
        self.waiting: list[Step] = []
        self.wake = asyncio.Event()
        self.closing = False
        self.writer: asyncio.Task[None] | None = None

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same logs."""
        return self.pen.shared

    async def open(self) -> None:
        """Connect, migrate, and begin to write."""
        try:
            if not self.shared:  # the driver's thread would answer when nobody listens any more, with a traceback
                sqlite3.connect(self.engine.url.database or "").close()
            async with self.engine.connect() as connection:
                await connection.run_sync(migrate)
        except (DBAPIError, OSError, sqlite3.Error) as error:
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
        await self.pen.lift()
        await self.engine.dispose()

    def append(
        self,
        table: str,
        number: int,
        at: int,
        entries: bytes,
        listing: Listing | None = None,
        snapshot: Frozen | None = None,
    ) -> "asyncio.Future[bool]":
        """Done when this step of a log is on disk; false if another process has written one with its number."""
        written: asyncio.Future[bool] = self.loop.create_future()
        self.waiting.append(Step(table, number, at, entries, listing, snapshot, written))
        self.wake.set()
        return written

    async def _write(self) -> None:
        while self.waiting or not self.closing:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
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
        """Write a group at once; if a step of it was written by another process, each on its own."""
        try:
            await self.pen.write(group)
        except Taken:
            if len(group) > 1:
                for step in group:
                    await self._commit([step])
            else:
                _settle(group, False)
        except (DBAPIError, OSError) as error:
            self.failed(error)
            await self.pen.lift()
            _settle(group, Closed("cannot-write"))
        else:
            _settle(group, True)

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

    async def tell(self, words: list[str]) -> None:
        """Tell the other processes something; who does not hear it will hear it the next time."""
        with suppress(DBAPIError, OSError):
            async with self.engine.begin() as connection:
                await connection.run_sync(notify, words)

    async def ping(self) -> None:
        """Raise `Closed` unless the database answers."""
        await self._rows(sa.select(sa.literal(1)))

    async def _rows(self, query: Any) -> Any:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()
        except (DBAPIError, OSError) as error:
            self.failed(error)
            raise Closed("cannot-read") from None


def _offered(seen: int) -> list[sa.ColumnElement[bool]]:
    """Public tables that wait for players, and where somebody was seen since then."""
    return [listings.c.public, listings.c.status == "open", listings.c.touched_at > seen]


def _settle(group: list[Step], result: bool | Closed) -> None:
    for step in group:
        if step.written.done():
            continue
        if isinstance(result, Closed):
            step.written.set_exception(result)
        else:
            step.written.set_result(result)
