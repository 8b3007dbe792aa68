"""Writing logs: one transaction for a whole group of steps, on a connection of its own."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import msgspec
import sqlalchemy as sa
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
MOST_AT_ONCE = 1000


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


class Pen:
    """Writes groups of steps; on SQLite in a thread of its own, since a driver's hop for every call would cost more."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        self.line: AsyncConnection | None = None
        self.sheet: Connection | None = None
        self.thread = None if self.shared else ThreadPoolExecutor(1, "pen")
        self.insert_steps = str(sa.insert(steps).compile(dialect=engine.dialect))  # without the detours of every row
        insert = (postgresql if self.shared else sqlite).insert
        fresh = insert(snapshots)
        self.keep_snapshot = fresh.on_conflict_do_update(
            index_elements=["table_id"], set_={"number": fresh.excluded.number, "data": fresh.excluded.data}
        )
        fresh = insert(tables)
        self.keep_row = fresh.on_conflict_do_update(
            index_elements=["id"], set_={"status": fresh.excluded.status, "free": fresh.excluded.free}
        )

    async def write(self, group: list[Step]) -> None:
        """Return when a group is on disk; `IntegrityError` if a step of it had been written before."""
        if self.thread:
            await asyncio.get_running_loop().run_in_executor(self.thread, self._write_here, group)
            return
        if self.line is None:
            self.line = await self.engine.connect()
        await self.line.run_sync(self._insert, group)

    async def lift(self) -> None:
        """Let the connection go, broken or not; the next group makes a new one."""
        with suppress(DBAPIError, OSError):
            if self.line is not None:
                await self.line.invalidate()
                await self.line.close()
            if self.sheet is not None and self.thread:
                await asyncio.get_running_loop().run_in_executor(self.thread, self.sheet.close)
        self.line = self.sheet = None

    def _write_here(self, group: list[Step]) -> None:
        if self.sheet is None:
            engine = sa.create_engine(self.engine.url.set(drivername="sqlite"), hide_parameters=True)
            sa.event.listen(engine, "connect", safe_sqlite)
            self.sheet = engine.connect()
        self._insert(self.sheet, group)

    def _insert_at_once(self, connection: Connection, values: list[tuple[str, int, int, bytes]]) -> None:
        """One statement for many rows: the thread has to ask for the interpreter once, not for every row."""
        head, _, row = self.insert_steps.partition(" VALUES ")
        for first in range(0, len(values), MOST_AT_ONCE):
            some = values[first : first + MOST_AT_ONCE]
            flat = tuple(value for row_values in some for value in row_values)
            connection.exec_driver_sql(f"{head} VALUES {', '.join([row] * len(some))}", flat)

    def _insert(self, connection: Connection, group: list[Step]) -> None:
        try:
            if rows := [msgspec.structs.asdict(step.row) for step in group if step.row]:
                connection.execute(self.keep_row, rows)
            values = [(step.table, step.number, step.at, step.entries) for step in group]
            if self.shared:
                connection.exec_driver_sql(self.insert_steps, values)
            else:
                self._insert_at_once(connection, values)
            if kept := [step for step in group if step.snapshot]:
                frozen = [{"table_id": step.table, "number": step.number, "data": step.snapshot} for step in kept]
                connection.execute(self.keep_snapshot, frozen)
            if self.shared:
                moved = [f"{step.table}:{step.number}" for step in group]
                for first in range(0, len(moved), MOST_IN_A_NOTICE):
                    connection.execute(NOTIFY, {"tables": " ".join(moved[first : first + MOST_IN_A_NOTICE])})
            connection.commit()
        except IntegrityError:
            connection.rollback()
            raise
