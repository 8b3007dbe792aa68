"""What is written, and what writes it: one transaction for a whole group of steps."""

import asyncio
from typing import NamedTuple, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from .schema import listings, snapshots, steps


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

    def changes(self) -> dict[str, str | int]:
        """What is written of it again after the first step: a table that was removed stays so."""
        return {"status": self.status, "free": self.free, "touched_at": self.touched_at, "table": self.id}


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

    async def write(self, group: list[Step]) -> None:
        """Return when a group is on disk; `Taken` if a step of it had been written before."""

    async def lift(self) -> None:
        """Let the connection go, broken or not; the next group makes a new one."""


class Statements:
    """What a pen says to its database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.snapshot = sa.insert(snapshots)
        self.listing = sa.insert(listings)
        self.relisting = sa.update(listings).where(listings.c.id == sa.bindparam("table"))
        self.steps = str(sa.insert(steps).compile(dialect=engine.dialect))
