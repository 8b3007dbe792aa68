"""Analyses of games, kept with their tables."""

import zlib

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import analyses
from .store import Store


class Reports:
    """What is kept of how games went, compressed."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, table: str, version: int) -> bytes | None:
        """A table's report of a version, as JSON."""
        mine = (analyses.c.table_id == table) & (analyses.c.version == version)

        async def read(line: AsyncConnection) -> bytes | None:
            found: bytes | None = await line.scalar(sa.select(analyses.c.data).where(mine))
            return found

        found = await self.store.do(read)
        return None if found is None else zlib.decompress(found)

    async def keep(self, table: str, version: int, data: bytes) -> None:
        """Keep a compressed report, unless another process was quicker or the table was removed meanwhile."""

        async def write(line: AsyncConnection) -> None:
            try:
                await line.execute(sa.insert(analyses).values(table_id=table, version=version, data=data))
            except IntegrityError:
                await line.rollback()

        await self.store.do(write, writing=True)
