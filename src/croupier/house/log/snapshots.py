"""Snapshots: a table as it was after some step, so that a long log need not be folded from its first."""

import msgspec

from croupier.kernel.errors import BadNotation
from croupier.kernel.position import Position

from .entries import Opened
from .fold import digest_of
from .sight import Sight
from .table import Standing, Table


class Placed(msgspec.Struct, frozen=True):
    """A position in a snapshot: who begins, and the state."""

    first: int
    state: bytes

    @classmethod
    def of(cls, position: Position) -> "Placed":
        """A position to keep."""
        return cls(position.setup.first, position.tobytes())

    def at(self, table: Table) -> Position:
        """The position again, at its table."""
        return Position.from_bytes(table.position.setup.begun_by(self.first), self.state)


class Snapshot(msgspec.Struct, frozen=True):
    """All of a table but its key."""

    layout: str
    opened: Opened
    standing: Standing
    position: Placed
    before: tuple[Placed, ...]


def freeze(table: Table) -> bytes:
    """A table, to fold on from later."""
    standing = Standing(**{name: getattr(table, name) for name in Standing.__struct_fields__})
    before = tuple(map(Placed.of, table.before))
    snapshot = Snapshot(digest_of(table.opened.game), table.opened, standing, Placed.of(table.position), before)
    return msgspec.msgpack.encode(snapshot)


def thaw(name: str, key: str, data: bytes) -> Table | None:
    """The table that was frozen; None if another version did so, or it holds no position: its log is folded anew."""
    try:
        kept = msgspec.msgpack.decode(data, type=Snapshot)
    except msgspec.MsgspecError:
        return None
    if kept.layout != digest_of(kept.opened.game):
        return None
    table = Table.laid_out(name, key, kept.opened, kept.standing.at)
    for field in Standing.__struct_fields__:
        setattr(table, field, getattr(kept.standing, field))
    try:
        table.sight = Sight(kept.position.at(table))
        table.before = tuple(placed.at(table) for placed in kept.before)
    except BadNotation:
        return None
    table.look()
    return table
