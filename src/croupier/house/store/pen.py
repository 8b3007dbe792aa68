"""Writing logs: one transaction for a whole group of steps, on a connection of its own."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Protocol, cast

import msgspec
import sqlalchemy as sa
from msgspec.structs import asdict, astuple
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .engines import safe_sqlite
from .schema import snapshots, steps, tables

NOTICES = "croupier_tables"
"""The channel on which processes tell each other which tables have moved on."""

NOTIFY = sa.text("SELECT pg_notify(:channel, :tables)").bindparams(channel=NOTICES)
MOST_IN_A_NOTICE = 150


class Row(msgspec.Struct, frozen=True):
    """What the lobby says of a table."""

    id: str
    game: str
    public: bool
    status: str
    free: int
    opened_at: int
    secret: str


class Step(msgspec.Struct):
    """One step of a log that waits to be written, with the table's row or a snapshot where those change."""

    table: str
    number: int
    at: int
    entries: bytes
    row: Row | None
    snapshot: bytes | None
    written: "asyncio.Future[bool]"


class Taken(Exception):
    """A step of this number had been written before."""


class Pen(Protocol):
    """Writes groups of steps on a connection of its own."""

    shared: bool
    """Whether other processes may write to the same logs."""

    async def write(self, group: list[Step]) -> None:
        """Return when a group is on disk; `Taken` if a step of it had been written before."""

    async def lift(self) -> None:
        """Let the connection go, broken or not; the next group makes a new one."""


def pen_for(engine: AsyncEngine) -> Pen:
    """The pen for a database."""
    return PostgresPen(engine) if engine.dialect.name == "postgresql" else SqlitePen(engine)


class _Words:
    """The statements of a pen."""

    def __init__(self, engine: AsyncEngine) -> None:
        insert = (postgresql if engine.dialect.name == "postgresql" else sqlite).insert
        fresh = insert(snapshots)
        self.snapshot = fresh.on_conflict_do_update(
            index_elements=["table_id"], set_={"number": fresh.excluded.number, "data": fresh.excluded.data}
        )
        fresh = insert(tables)
        self.row = fresh.on_conflict_do_update(
            index_elements=["id"], set_={"status": fresh.excluded.status, "free": fresh.excluded.free}
        )
        self.steps = str(sa.insert(steps).compile(dialect=engine.dialect))


class PostgresPen:
    """A group and the notice of it to other processes are one transaction."""

    shared = True

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.words = _Words(engine)
        self.line: AsyncConnection | None = None

    async def write(self, group: list[Step]) -> None:
        """Return when a group is on disk; `Taken` if a step of it had been written before."""
        if self.line is None:
            self.line = await self.engine.connect()
        await self.line.run_sync(self._insert, group)

    async def lift(self) -> None:
        """Let the connection go, broken or not; the next group makes a new one."""
        with suppress(DBAPIError, OSError):
            if self.line is not None:
                await self.line.invalidate()
                await self.line.close()
        self.line = None

    def _insert(self, connection: Connection, group: list[Step]) -> None:
        try:
            if rows := [asdict(step.row) for step in group if step.row]:
                connection.execute(self.words.row, rows)
            values = [(step.table, step.number, step.at, step.entries) for step in group]
            connection.exec_driver_sql(self.words.steps, values)
            if kept := [step for step in group if step.snapshot]:
                frozen = [{"table_id": step.table, "number": step.number, "data": step.snapshot} for step in kept]
                connection.execute(self.words.snapshot, frozen)
            moved = [f"{step.table}:{step.number}" for step in group]
            for first in range(0, len(moved), MOST_IN_A_NOTICE):
                connection.execute(NOTIFY, {"tables": " ".join(moved[first : first + MOST_IN_A_NOTICE])})
            connection.commit()
        except IntegrityError:
            connection.rollback()
            raise Taken from None


class SqlitePen:
    """Writes in a thread of its own, straight through the driver.

    That thread competes with everybody's moves for the interpreter: most groups are one statement in one call.
    """

    shared = False

    def __init__(self, engine: AsyncEngine) -> None:
        self.url = engine.url.set(drivername="sqlite")
        words = _Words(engine)
        self.row, self.snapshot = (
            str(insert.compile(dialect=engine.dialect)) for insert in (words.row, words.snapshot)
        )
        self.steps, _, self.values = words.steps.partition(" VALUES ")
        self.thread = ThreadPoolExecutor(1, "pen")
        self.sheet: sqlite3.Connection | None = None

    async def write(self, group: list[Step]) -> None:
        """Return when a group is on disk; `Taken` if a step of it had been written before."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._write, group)

    async def lift(self) -> None:
        """Let the connection go, broken or not; the next group makes a new one."""
        if self.sheet is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.sheet.close)
        self.sheet = None

    def _write(self, group: list[Step]) -> None:
        if self.sheet is None:
            engine = sa.create_engine(self.url, hide_parameters=True, poolclass=sa.NullPool)
            sa.event.listen(engine, "connect", safe_sqlite)
            line = engine.raw_connection()
            self.sheet = cast(sqlite3.Connection, line.driver_connection)
            line.detach()
            self.sheet.isolation_level = None  # a statement outside BEGIN and COMMIT commits itself
        try:
            self._insert(self.sheet, group)
        except sqlite3.IntegrityError:
            raise Taken from None
        except sqlite3.Error as error:
            raise OSError(str(error)) from None

    def _insert(self, sheet: sqlite3.Connection, group: list[Step]) -> None:
        rows = [astuple(step.row) for step in group if step.row]
        kept = [(step.table, step.number, step.snapshot) for step in group if step.snapshot]
        values = [value for step in group for value in (step.table, step.number, step.at, step.entries)]
        statement = f"{self.steps} VALUES {', '.join([self.values] * len(group))}"
        if not rows and not kept:
            sheet.execute(statement, values)
            return
        sheet.execute("BEGIN IMMEDIATE")
        try:
            sheet.executemany(self.row, rows)
            sheet.execute(statement, values)
            sheet.executemany(self.snapshot, kept)
            sheet.execute("COMMIT")
        except sqlite3.Error:
            sheet.rollback()
            raise
