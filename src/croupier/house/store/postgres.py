"""Writing to PostgreSQL: a group and the notice of it to other processes are one transaction."""

from contextlib import suppress

import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .pen import Statements, Step, Taken

NOTICES = "croupier_tables"
"""The channel on which processes tell each other which tables have moved on, and who is connected to them."""

NOTIFY = sa.text("SELECT pg_notify(:channel, :tables)").bindparams(channel=NOTICES)
MOST_IN_A_NOTICE = 150


def notify(connection: Connection, words: list[str]) -> None:
    """Tell the other processes something, as soon as the transaction is committed."""
    for first in range(0, len(words), MOST_IN_A_NOTICE):
        connection.execute(NOTIFY, {"tables": " ".join(words[first : first + MOST_IN_A_NOTICE])})


class PostgresPen:
    """Writes on one connection of the engine's."""

    shared = True

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.statements = Statements(engine)
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
            if listed := [asdict(step.listing) for step in group if step.listing and step.number == 1]:
                connection.execute(self.statements.listing, listed)
            if relisted := [step.listing.changes() for step in group if step.listing and step.number > 1]:
                connection.execute(self.statements.relisting, relisted)
            values = [(step.table, step.number, step.at, step.entries) for step in group]
            connection.exec_driver_sql(self.statements.steps, values)
            if kept := [
                {"table_id": step.table, "number": step.number, **step.snapshot._asdict()}
                for step in group
                if step.snapshot
            ]:
                connection.execute(self.statements.snapshot, kept)
            notify(connection, [f"{step.table}:{step.number}" for step in group])
            connection.commit()
        except IntegrityError:
            connection.rollback()
            raise Taken from None
