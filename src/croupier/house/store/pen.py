"""What is written, and what writes it: one transaction for a whole group of steps."""

import asyncio
from typing import NamedTuple, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from .schema import listings, pulse, snapshots, steps


class Listing(msgspec.Struct, frozen=True):
    """A table as the lobby lists it, and the key of its dice."""

    id: str
    game: str
    public: bool
    status: str
    free: int
    opened_at: int
    key: str
    touched_at: int = 0
    """When anything but a move last happened to it, or somebody was last seen there."""

    def changes(self) -> tuple[str, int, int, str]:
        """What is written of it again after the first step; a table that was removed stays so."""
        return self.status, self.free, self.touched_at, self.id


class Frozen(NamedTuple):
    """A snapshot of a table: how many entries of its log it has folded, and the table."""

    entries: int
    data: bytes


class Step(msgspec.Struct):
    """One step of a log that waits to be written, with the table's listing or a snapshot where those change."""

    table: str
    number: int
    at: int
    entries: bytes
    listing: Listing | None
    snapshot: Frozen | None
    written: "asyncio.Future[bool]"


class Taken(Exception):
    """A step of this number had been written before."""


class Pen(Protocol):
    """Writes groups of steps on a connection of its own."""

    shared: bool
    """Whether other processes may write to the same logs."""
    doubt: bool
    """Whether the last group may have been written although that was not heard."""

    async def write(self, group: list[Step]) -> None:
        """Return when a group is on disk; `Taken` if a step of it had been written before, `OSError` if it was not."""

    async def beat(self) -> None:
        """Return when something was written that leaves no trace."""

    async def rest(self) -> None:
        """Return when nothing is under way any more that nobody waits for."""

    def lift(self) -> None:
        """Let the connection go, broken or not, without waiting for it; the next group makes a new one."""


class Statements:
    """What a pen says to its database."""

    def __init__(self, engine: AsyncEngine) -> None:
        mine = pulse.c.process == sa.bindparam("process")
        self.listing, self.steps, self.snapshot, self.beat, self.still = (
            str(statement.compile(dialect=engine.dialect))
            for statement in (
                sa.insert(listings),
                sa.insert(steps),
                sa.insert(snapshots),
                sa.insert(pulse),
                sa.delete(pulse).where(mine),
            )
        )
        again = sa.update(listings).where(listings.c.id == sa.bindparam("table"))
        self.relisting = str(again.compile(engine, column_keys=["status", "free", "touched_at"]))
