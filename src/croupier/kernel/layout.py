"""Flat records: compiled rules work on them in place, plain Python reads and sets their fields as attributes."""

import hashlib
from collections import namedtuple
from collections.abc import Sequence
from functools import cache
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import numpy as np

if TYPE_CHECKING:
    Flat: TypeAlias = np.record
else:

    class Flat(np.void):
        """One flat record, like `np.record`, but quicker to read and to hand to a rule, as every move does."""

        __slots__ = ()

        data = property(lambda record: record)
        """Where Numba finds the memory; the record itself will do, and needs no description of its fields."""

        def copy(self) -> "Flat":
            """Another one like it."""
            return np.frombuffer(bytearray(self.tobytes()), self.dtype)[0]

        def __reduce__(self) -> tuple[object, ...]:
            return _again, (_fields(self.dtype), self.tobytes())

        def __deepcopy__(self, memo: object) -> "Flat":
            return self.copy()


def layout(parts: Sequence[tuple[Any, ...]]) -> "np.dtype[Flat]":
    """The type of a record with these fields: name, type of number, and shape where it is more than one."""
    return _layout(_fields(np.dtype(list(parts))))


def _fields(kind: "np.dtype[Any]") -> tuple[tuple[str, str, tuple[int, ...]], ...]:
    return tuple((name, kind[name].base.str, kind[name].shape) for name in kind.names or ())


@cache
def _layout(fields: tuple[tuple[str, str, tuple[int, ...]], ...]) -> "np.dtype[Flat]":
    packed, padded = np.dtype(list(fields)), np.dtype(list(fields), align=True)
    plain = padded if padded == packed else packed  # where nothing moves, compiled code may know that all lies well
    names = plain.names or ()
    if taken := [name for name in names if hasattr(Flat, name)]:
        raise ValueError(f"a field cannot be named {taken[0]}: every record has something else of that name")
    properties = {name: _field(name) for name in names}
    kind = type("Flat", (Flat,), {"__slots__": (), "plain": namedtuple("Plain", names), **properties})
    return cast("np.dtype[Flat]", np.dtype((kind, plain)))


def read(record: "Flat") -> Any:
    """A record as a tuple of plain numbers and arrays: where many fields are read, quicker than one by one."""
    return record.plain._make(record.item())


def layout_digest(kind: "np.dtype[Flat]") -> str:
    """What two layouts share only if their fields have the same names, types and shapes in the same order."""
    return hashlib.sha256(repr(list(_fields(kind))).encode()).hexdigest()[:16]


def _again(fields: tuple[tuple[str, str, tuple[int, ...]], ...], data: bytes) -> "Flat":
    """A record that was taken to pieces."""
    return np.frombuffer(bytearray(data), _layout(fields))[0]


def _field(name: str) -> property:
    def put(record: Flat, value: Any) -> None:
        record[name] = value

    return property(itemgetter(name), put)
