"""Databases: URLs, engines, and bringing a database up to this version."""

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.engine import Connection
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..errors import BadSetting

MIGRATIONS = Path(__file__).parent / "migrations"


def database_url(url: str) -> sa.URL:
    """A database URL with the driver we use."""
    try:
        parsed = sa.make_url(url)
    except ArgumentError:
        raise BadSetting("database-url", url=url) from None
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    kind = parsed.drivername.split("+")[0]
    if kind not in drivers:
        raise BadSetting("database-kind", kind=parsed.drivername)
    return parsed.set(drivername=drivers[kind])


def must_be_there(url: sa.URL) -> None:
    """Refuse an SQLite file that is not there, where it would be made anew and empty."""
    file = url.database
    if url.get_backend_name() == "sqlite" and not (file and Path(file).is_file()):
        raise BadSetting("no-database", file=file)


def open_engine(url: sa.URL, patience: float = 30) -> AsyncEngine:
    """An engine for a URL; every commit reaches the disk."""
    try:
        if url.get_backend_name() != "sqlite":
            return create_async_engine(url, pool_pre_ping=True, hide_parameters=True)
        engine = create_async_engine(url, connect_args=locked_for(patience), hide_parameters=True)
    except (ArgumentError, NoSuchModuleError) as error:
        raise BadSetting("database-engine", url=url.render_as_string(), reason=error) from None
    sa.event.listen(engine.sync_engine, "connect", safe_sqlite)
    return engine


def locked_for(patience: float) -> dict[str, float]:
    """How long an SQLite file may be locked: so long that who has patience is still there to hear of it."""
    return {"timeout": patience / 3}


def safe_sqlite(connection: Any, _: object) -> None:
    """Have every commit on disk before it is acknowledged."""
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
        raise BadSetting("database-newer", head=head, reason=error) from None
    connection.commit()
