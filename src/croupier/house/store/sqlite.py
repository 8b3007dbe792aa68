"""Writing to SQLite: in a thread of its own, straight through the driver.

That thread competes with everybody's moves for the interpreter: most groups are one statement in one call.
"""

import asyncio
import os
import sqlite3
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import sqlalchemy as sa
from msgspec.structs import astuple
from sqlalchemy.ext.asyncio import AsyncEngine

from ..errors import BadSetting
from .engines import locked_for, safe_sqlite
from .pen import Statements, Step, Taken


@contextmanager
def sole_house(url: sa.URL) -> Iterator[None]:
    """Keep other houses from a file while this one is open: they would not hear of each other's moves.

    The system lets the lock go with the process, however that ends.
    """
    if not url.database or url.database == ":memory:" or sys.platform == "win32":
        yield
        return
    import fcntl

    try:
        lock = os.open(f"{Path(url.database).resolve()}-house", os.O_RDONLY | os.O_CREAT)
    except OSError:  # what is wrong with the folder is told by SQLite
        yield
        return
    with os.fdopen(lock):
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadSetting("database-held", file=url.database) from None
        yield


class SqlitePen:
    """Writes on a connection that only its thread uses."""

    shared = False

    def __init__(self, engine: AsyncEngine, patience: float) -> None:
        self.url = engine.url.set(drivername="sqlite")
        self.patience = patience
        self.statements = Statements(engine)
        self.steps, _, self.values = self.statements.steps.partition(" VALUES ")
        self.thread = ThreadPoolExecutor(1, "pen")
        self.sheet: sqlite3.Connection | None = None
        self.doubt = False

    async def write(self, group: list[Step]) -> None:
        """Return when a group is on disk; `Taken` if a step of it had been written before, `OSError` if it was not."""
        self.doubt = False
        writing = self.thread.submit(self._write, group)
        try:
            await asyncio.wrap_future(writing)
        except asyncio.CancelledError:
            self.doubt = not writing.cancel()  # the thread may be stuck with it
            raise

    async def beat(self) -> None:
        """Return when something was written that leaves no trace."""
        await asyncio.wrap_future(self.thread.submit(self._beat))

    async def rest(self) -> None:
        """Return when the thread has done everything."""
        await asyncio.wrap_future(self.thread.submit(lambda: None))

    def lift(self) -> None:
        """Let the connection go, broken or not, without waiting for it; the next group makes a new one."""
        self.thread.submit(self._close)

    def _close(self) -> None:
        sheet, self.sheet = self.sheet, None
        if sheet is not None:
            sheet.close()

    def _open(self) -> sqlite3.Connection:
        if self.sheet is None:
            engine = sa.create_engine(
                self.url, connect_args=locked_for(self.patience), hide_parameters=True, poolclass=sa.NullPool
            )
            sa.event.listen(engine, "connect", safe_sqlite)
            line = engine.raw_connection()
            self.sheet = cast(sqlite3.Connection, line.driver_connection)
            line.detach()
            self.sheet.isolation_level = None  # a statement outside BEGIN and COMMIT commits itself
        return self.sheet

    def _write(self, group: list[Step]) -> None:
        try:
            self._insert(self.sheet or self._open(), group)
        except sqlite3.IntegrityError:
            raise Taken from None
        except sqlite3.Error as error:
            raise OSError(str(error)) from None

    def _insert(self, sheet: sqlite3.Connection, group: list[Step]) -> None:
        listed = [astuple(step.listing) for step in group if step.listing and step.number == 1]
        relisted = [step.listing.changes() for step in group if step.listing and step.number > 1]
        kept = [(step.table, step.number, *step.snapshot) for step in group if step.snapshot]
        values = [value for step in group for value in (step.table, step.number, step.at, step.entries)]
        statement = f"{self.steps} VALUES {', '.join([self.values] * len(group))}"
        if not (listed or relisted or kept):
            sheet.execute(statement, values)
            return
        with _transaction(sheet):
            sheet.executemany(self.statements.listing, listed)
            sheet.executemany(self.statements.relisting, relisted)
            sheet.execute(statement, values)
            sheet.executemany(self.statements.snapshot, kept)

    def _beat(self) -> None:
        try:
            with _transaction(sheet := self._open()):
                sheet.execute(self.statements.beat, ["house"])
                sheet.execute(self.statements.still, ["house"])
        except sqlite3.Error as error:
            raise OSError(str(error)) from None


@contextmanager
def _transaction(sheet: sqlite3.Connection) -> Iterator[None]:
    sheet.execute("BEGIN IMMEDIATE")
    try:
        yield
        sheet.execute("COMMIT")
    except sqlite3.Error:
        sheet.rollback()
        raise
