"""Writing to PostgreSQL: a group and the notice of it to other processes are one transaction."""

import secrets
from collections.abc import Iterable
from typing import Any

import asyncpg
import sqlalchemy as sa
from msgspec.structs import astuple
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from .pen import Statements, Step, Taken

NOTICES = "croupier_tables"
"""The channel on which processes tell each other which tables have moved on, and who is connected to them."""

NOTIFY = sa.text("SELECT pg_notify(:channel, :tables)").bindparams(channel=NOTICES)
MOST_IN_A_NOTICE = 150
BROKEN = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What a connection fails with."""


def notices(words: list[str]) -> list[str]:
    """What is told to the other processes, in pieces that PostgreSQL takes."""
    return [" ".join(words[first : first + MOST_IN_A_NOTICE]) for first in range(0, len(words), MOST_IN_A_NOTICE)]


def notify(connection: Connection, words: list[str]) -> None:
    """Tell the other processes something, as soon as the transaction is committed."""
    for some in notices(words):
        connection.execute(NOTIFY, {"tables": some})


async def connect(url: sa.URL, patience: float) -> asyncpg.Connection:
    """A new connection; a transaction that it leaves half done is given up soon, so that nobody waits for it."""
    _, wishes = url.get_dialect()().create_connect_args(url)
    idle = {"idle_in_transaction_session_timeout": str(round(500 * patience))}
    return await asyncpg.connect(**wishes, timeout=patience, server_settings=idle)


class PostgresPen:
    """Writes on one connection of its own."""

    shared = True

    def __init__(self, engine: AsyncEngine, patience: float) -> None:
        self.url = engine.url
        self.patience = patience
        self.statements = Statements(engine)
        self.process = secrets.token_hex(8)
        self.line: asyncpg.Connection | None = None
        self.doubt = False

    async def write(self, group: list[Step]) -> None:
        """Return when a group is on disk; `Taken` if a step of it had been written before, `OSError` if it was not."""
        group = sorted(group, key=lambda step: step.table)  # who writes in one order cannot wait for each other
        listed = [astuple(step.listing) for step in group if step.listing and step.number == 1]
        relisted = [step.listing.changes() for step in group if step.listing and step.number > 1]
        values = [(step.table, step.number, step.at, step.entries) for step in group]
        kept = [(step.table, step.number, *step.snapshot) for step in group if step.snapshot]
        said = [(NOTICES, some) for some in notices([f"{step.table}:{step.number}" for step in group])]
        await self._write(
            (self.statements.listing, listed),
            (self.statements.relisting, relisted),
            (self.statements.steps, values),
            (self.statements.snapshot, kept),
            ("SELECT pg_notify($1, $2)", said),
        )

    async def beat(self) -> None:
        """Return when something was written that leaves no trace."""
        await self._write((self.statements.beat, [(self.process,)]), (self.statements.still, [(self.process,)]))

    async def rest(self) -> None:
        """Return at once: whoever writes the same step again waits for a transaction that is under way."""

    def lift(self) -> None:
        """Let the connection go, broken or not, without waiting for it; the next group makes a new one."""
        if self.line is not None:
            self.line.terminate()
        self.line = None

    async def _write(self, *work: tuple[str, list[tuple[Any, ...]]]) -> None:
        self.doubt = False
        try:
            if self.line is None:
                self.line = await connect(self.url, self.patience)
            await self._commit(self.line, work)
        except BROKEN as error:
            raise OSError(f"{type(error).__name__}: {error}") from None

    async def _commit(self, line: asyncpg.Connection, work: Iterable[tuple[str, list[tuple[Any, ...]]]]) -> None:
        await line.execute("BEGIN")
        try:
            for statement, values in work:
                if values:
                    await line.executemany(statement, values)
        except asyncpg.IntegrityConstraintViolationError:
            await line.execute("ROLLBACK")
            raise Taken from None
        self.doubt = True
        await line.execute("COMMIT")
        self.doubt = False
