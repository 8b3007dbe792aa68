"""A copy of everything a house keeps, taken while it is open."""

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from ..errors import BadSetting
from .engines import database_url, migrate, must_be_there, open_engine
from .schema import metadata

ROWS = 1000


async def copy_database(url: str, file: Path) -> tuple[int, int]:
    """Copy a database, as it is at one moment, into a new SQLite file; how many tables and steps there were."""
    must_be_there(database_url(url))
    source, target = open_engine(database_url(url)), open_engine(database_url(f"sqlite:///{file}"))
    counts = {}
    try:
        async with source.connect() as reading, target.connect() as writing:
            await writing.run_sync(migrate)
            if source.dialect.name == "postgresql":
                await reading.execution_options(isolation_level="REPEATABLE READ")
            else:
                await reading.execute(sa.text("BEGIN"))
            for relation in metadata.sorted_tables:
                counts[relation.name] = 0
                names = relation.columns.keys()
                rows = await reading.stream(sa.select(relation))
                async for some in rows.partitions(ROWS):
                    await writing.execute(sa.insert(relation), [dict(zip(names, row, strict=True)) for row in some])
                    counts[relation.name] += len(some)
            await writing.commit()
    except (DBAPIError, OSError) as error:
        words = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BadSetting("copy", reason=words) from None
    finally:
        await source.dispose()
        await target.dispose()
    return counts["tables"], counts["steps"]
