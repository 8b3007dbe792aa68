"""Tables that nobody plays at any more: which they are, and how they are removed.

Nothing here waits for a row that somebody else is writing, so that no two writers ever wait for each other.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from .engines import database_url, must_be_there, open_engine
from .pen import Listing
from .schema import analyses, listings, snapshots, steps
from .store import Store

OVER = ("over", "cleared")
PORTION = 100
"""Tables in one transaction."""
PATIENCE = 600.0
"""Seconds that `croupier prune` waits for the database."""
PAUSE = 0.1
"""Seconds between two portions: whoever else writes to an SQLite file asks again at least as often."""


class Abandoned(NamedTuple):
    """A table that nobody comes to any more, and the number of its last step."""

    listing: Listing
    number: int


class Freed(NamedTuple):
    """What goes with some tables."""

    tables: int = 0
    steps: int = 0
    bytes: int = 0


class Upkeep:
    """Finds tables that were abandoned, and removes those that are over."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def touch(self, tables: Sequence[str], at: int) -> None:
        """Note that somebody was seen at these tables."""
        mine = sa.select(listings.c.id).where(listings.c.id.in_(tables))
        free = mine.with_for_update(key_share=True, skip_locked=True)

        async def note(line: AsyncConnection) -> None:
            await line.execute(sa.update(listings).where(listings.c.id.in_(free)).values(touched_at=at))

        await self.store.do(note, writing=True)

    async def abandoned(self, status: str, before: int, after: tuple[int, str]) -> list[Abandoned]:
        """A portion of the tables of a status where nothing has happened since a time, in order from one of them on."""
        query = (
            _abandoned([status], before, listings, steps.c.number)
            .where(listings.c.touched_at >= after[0], sa.tuple_(listings.c.touched_at, listings.c.id) > after)
            .order_by(listings.c.touched_at, listings.c.id)
            .limit(PORTION)
        )

        async def find(line: AsyncConnection) -> list[Abandoned]:
            return [Abandoned(Listing(*row[:-1]), row[-1]) for row in await line.execute(query)]

        return await self.store.do(find)

    async def measure(self, before: int) -> Freed:
        """What would go with the tables that have been over since a time."""
        return await self.store.do(lambda line: _measure(line, _abandoned(OVER, before, listings.c.id)))

    async def remove(self, before: int) -> Freed:
        """Remove the tables that have been over since a time, portion by portion; what went with them."""
        freed = Freed()
        while (portion := await self._remove(before)).tables:
            freed = Freed(*map(sum, zip(freed, portion, strict=True)))
            await asyncio.sleep(PAUSE)
        return freed

    async def _remove(self, before: int) -> Freed:
        due = _abandoned(OVER, before, listings.c.id).order_by(listings.c.touched_at).limit(PORTION)

        async def remove(line: AsyncConnection) -> Freed:
            tables = list(await line.scalars(due.with_for_update(of=listings, skip_locked=True)))
            freed = await _measure(line, tables)
            for name in (analyses.c.table_id, snapshots.c.table_id, steps.c.table_id, listings.c.id):
                await line.execute(sa.delete(name.table).where(name.in_(tables)))
            return freed

        return await self.store.do(remove, writing=True)


def _abandoned(
    statuses: Sequence[str], before: int, *wanted: sa.Table | sa.Column[int] | sa.Column[str]
) -> sa.Select[Any]:
    """Tables of these statuses where nothing has happened since a time: not to their seats, and not in their logs."""
    log = steps.alias("log")
    last = sa.select(sa.func.max(log.c.number)).where(log.c.table_id == listings.c.id).scalar_subquery()
    return (
        sa.select(*wanted)
        .select_from(listings.join(steps, sa.and_(steps.c.table_id == listings.c.id, steps.c.number == last)))
        .correlate(None)
        .where(listings.c.status.in_(statuses), listings.c.touched_at < before, steps.c.at < before)
    )


async def _measure(line: AsyncConnection, tables: sa.Select[Any] | list[str]) -> Freed:
    """How many tables these are, their steps, and the bytes of those, of their snapshots and of their analyses."""
    letters = sa.func.sum(sa.func.length(steps.c.entries))
    count = await line.scalar(sa.select(sa.func.count()).where(listings.c.id.in_(tables)))
    log = (await line.execute(sa.select(sa.func.count(), letters).where(steps.c.table_id.in_(tables)))).one()
    more = 0
    for kept in (snapshots, analyses):
        more += (
            await line.scalar(sa.select(sa.func.sum(sa.func.length(kept.c.data))).where(kept.c.table_id.in_(tables)))
            or 0
        )
    return Freed(count or 0, log[0], int(log[1] or 0) + int(more))


async def prune(url: str, seconds: float, dry_run: bool) -> Freed:
    """Remove the tables of a database that have been over for so long, or only measure them."""
    must_be_there(database_url(url))
    store = Store(open_engine(database_url(url)), patience=PATIENCE)
    await store.open()
    try:
        before = time.time_ns() // 1_000_000 - round(1000 * seconds)
        upkeep = Upkeep(store)
        return await (upkeep.measure(before) if dry_run else upkeep.remove(before))
    finally:
        await store.close()
