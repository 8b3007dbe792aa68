"""Where logs are kept: SQLite or PostgreSQL, through SQLAlchemy. What is acknowledged is on disk."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from croupier.kernel.errors import BadOption

from .errors import Closed
from .schema import snapshots, steps, tables

MIGRATIONS = Path(__file__).parent / "migrations"
NOTICES = "croupier_tables"
"""The channel on which processes tell each other which tables have moved on."""


INSERT_STEPS = sa.insert(steps)
NOTIFY = sa.text("SELECT pg_notify(:channel, :tables)").bindparams(channel=NOTICES)


class Conflict(Exception):
    """Another process has written this step of the log first."""


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


def database_url(url: str) -> sa.URL:
    """A database URL with the driver we use."""
    try:
        parsed = sa.make_url(url)
    except ArgumentError:
        raise BadOption(f"{url!r} is not a database URL; say sqlite:///FILE or postgresql://HOST/NAME") from None
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    kind = parsed.drivername.split("+")[0]
    if kind not in drivers:
        raise BadOption(f"the house keeps its tables in sqlite or postgresql, not in {parsed.drivername}")
    return parsed.set(drivername=drivers[kind])


def open_engine(url: sa.URL) -> AsyncEngine:
    """An engine for a URL; every commit reaches the disk."""
    try:
        if url.get_backend_name() != "sqlite":
            return create_async_engine(url, pool_pre_ping=True, hide_parameters=True)
        engine = create_async_engine(url, connect_args={"timeout": 10}, hide_parameters=True)
    except (ArgumentError, NoSuchModuleError) as error:
        raise BadOption(f"the database {url.render_as_string()}: {error}") from None
    sa.event.listen(engine.sync_engine, "connect", _safe_sqlite)
    return engine


def _safe_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Bring a database up to this version of the house."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS))
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(2718281828)"))  # one process at a time
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        head = ScriptDirectory.from_config(config).get_current_head()
        raise BadOption(f"the database is of a newer version than this program, which knows {head}: {error}") from None
    connection.commit()


class Store:
    """Logs of tables, appended in groups: whatever waits while one commit is under way shares the next."""

    def __init__(self, engine: AsyncEngine, failed: Callable[[Exception], None] = lambda error: None) -> None:
        self.engine = engine
        self.failed = failed
        self.shared = engine.dialect.name == "postgresql"
        insert = (postgresql if self.shared else sqlite).insert
        fresh = insert(snapshots)
        self.keep_snapshot = fresh.on_conflict_do_update(
            index_elements=["table_id"], set_={"number": fresh.excluded.number, "data": fresh.excluded.data}
        )
        fresh = insert(tables)
        self.keep_row = fresh.on_conflict_do_update(
            index_elements=["id"], set_={"status": fresh.excluded.status, "free": fresh.excluded.free}
        )
        self.waiting: list[Step] = []
        self.wake = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self.writing: AsyncConnection | None = None

    async def open(self) -> None:
        """Connect, migrate, and begin to write."""
        try:
            async with self.engine.connect() as connection:
                await connection.run_sync(migrate)
        except (DBAPIError, OSError) as error:
            words = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            where = self.engine.url.render_as_string(hide_password=True)
            raise BadOption(f"the database {where} cannot be used: {words}") from None
        self.writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what waits, and let go."""
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
            if self.waiting:
                await self._commit(self.waiting)
        await self._hang_up()
        await self.engine.dispose()

    async def append(
        self, table: str, number: int, at: int, entries: bytes, row: Row | None = None, snapshot: bytes | None = None
    ) -> None:
        """Return when this step of a log is on disk; `Conflict` if there is one with its number already."""
        written = asyncio.get_running_loop().create_future()
        self.waiting.append(Step(table, number, at, entries, row, snapshot, written))
        self.wake.set()
        if not await written:
            raise Conflict

    async def _write(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            group, self.waiting = self.waiting, []
            if group:
                await asyncio.shield(self._commit(group))

    async def _commit(self, group: list[Step]) -> None:
        """Write a group at once; if a step of it was written by another process, each on its own."""
        try:
            await self._insert(group)
        except IntegrityError:
            if len(group) > 1:
                for step in group:
                    await self._commit([step])
            else:
                _settle(group, False)
        except (DBAPIError, OSError) as error:
            self.failed(error)
            await self._hang_up()
            _settle(group, Closed("the house cannot write to its database; nothing was changed"))
        else:
            _settle(group, True)

    async def _insert(self, group: list[Step]) -> None:
        if self.writing is None:
            self.writing = await self.engine.connect()
        connection = self.writing
        try:
            if rows := [msgspec.structs.asdict(step.row) for step in group if step.row]:
                await connection.execute(self.keep_row, rows)
            await connection.execute(
                INSERT_STEPS,
                [
                    {"table_id": step.table, "number": step.number, "at": step.at, "entries": step.entries}
                    for step in group
                ],
            )
            if kept := [step for step in group if step.snapshot]:
                values = [{"table_id": step.table, "number": step.number, "data": step.snapshot} for step in kept]
                await connection.execute(self.keep_snapshot, values)
            if self.shared:
                moved = [f"{step.table}:{step.number}" for step in group]
                await connection.execute(NOTIFY, [{"tables": " ".join(some)} for some in _bunches(moved)])
            await connection.commit()
        except IntegrityError:
            await connection.rollback()
            raise

    async def _hang_up(self) -> None:
        """Let a broken connection go; the next write makes a new one."""
        if self.writing is not None:
            with suppress(DBAPIError, OSError):
                await self.writing.invalidate()
                await self.writing.close()
            self.writing = None

    async def read(self, table: str, after: int = 0) -> list[tuple[int, int, bytes]]:
        """The steps of a log after one of them: number, time, entries."""
        query = sa.select(steps.c.number, steps.c.at, steps.c.entries)
        query = query.where(steps.c.table_id == table, steps.c.number > after).order_by(steps.c.number)
        return [(row[0], row[1], row[2]) for row in await self._rows(query)]

    async def row(self, table: str) -> Row | None:
        """What is kept about a table beside its log."""
        found = await self._rows(sa.select(tables).where(tables.c.id == table))
        return Row(*found[0]) if found else None

    async def lobby(self, most: int = 100) -> list[Row]:
        """Public tables with free seats, the newest first."""
        query = sa.select(tables).where(tables.c.public, tables.c.status == "open")
        return [Row(*row) for row in await self._rows(query.order_by(tables.c.opened_at.desc()).limit(most))]

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The last snapshot of a table."""
        query = sa.select(snapshots.c.number, snapshots.c.data).where(snapshots.c.table_id == table)
        found = await self._rows(query)
        return (found[0][0], found[0][1]) if found else None

    async def ping(self) -> None:
        """Raise `Closed` unless the database answers."""
        await self._rows(sa.select(sa.literal(1)))

    async def _rows(self, query: Any) -> Any:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()
        except (DBAPIError, OSError) as error:
            self.failed(error)
            raise Closed("the house cannot read its database; try again in a moment") from None


def _settle(group: list[Step], result: bool | Closed) -> None:
    for step in group:
        if step.written.done():
            continue
        if isinstance(result, Closed):
            step.written.set_exception(result)
        else:
            step.written.set_result(result)


def _bunches(words: list[str], most: int = 150) -> list[list[str]]:
    return [words[first : first + most] for first in range(0, len(words), most)]
