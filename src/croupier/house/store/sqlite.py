"""Writing to SQLite: in a thread of its own, straight through the driver.

That thread competes with everybody's moves for the interpreter: most groups are one statement in one call.
"""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import cast

import sqlalchemy as sa
from msgspec.structs import astuple
from sqlalchemy.ext.asyncio import AsyncEngine

from .engines import safe_sqlite
from .pen import Statements, Step, Taken


class SqlitePen:
    """Writes on a connection that only its thread uses."""

    shared = False

    def __init__(self, engine: AsyncEngine) -> None:
        self.url = engine.url.set(drivername="sqlite")
        statements = Statements(engine)
        self.listing, self.snapshot = (
            str(insert.compile(dialect=engine.dialect)) for insert in (statements.listing, statements.snapshot)
        )
        self.relisting = str(statements.relisting.compile(engine, column_keys=["status", "free", "touched_at"]))
        self.steps, _, self.values = statements.steps.partition(" VALUES ")
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
        listed = [astuple(step.listing) for step in group if step.listing and step.number == 1]
        relisted = [tuple(step.listing.changes().values()) for step in group if step.listing and step.number > 1]
        kept = [(step.table, step.number, *step.snapshot) for step in group if step.snapshot]
        values = [value for step in group for value in (step.table, step.number, step.at, step.entries)]
        statement = f"{self.steps} VALUES {', '.join([self.values] * len(group))}"
        if not (listed or relisted or kept):
            sheet.execute(statement, values)
            return
        sheet.execute("BEGIN IMMEDIATE")
        try:
            sheet.executemany(self.listing, listed)
            sheet.executemany(self.relisting, relisted)
            sheet.execute(statement, values)
            sheet.executemany(self.snapshot, kept)
            sheet.execute("COMMIT")
        except sqlite3.Error:
            sheet.rollback()
            raise
