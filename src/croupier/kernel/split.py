"""Lore as the threads of a GPU have it: what is known is one for all of them, the room to think is each one's own.

Rules read and write its fields as ever, and need not know which part has them.
"""

from typing import Any

from numba.core import types
from numba.cuda import cgutils
from numba.cuda.cudadecl import registry as typed
from numba.cuda.cudaimpl import registry as built
from numba.cuda.datamodel import models
from numba.cuda.extending import intrinsic
from numba.cuda.models import register_model
from numba.cuda.np import arrayobj
from numba.cuda.typing.templates import AttributeTemplate

BYTES: Any = types.CPointer(types.uint8)  # type: ignore[attr-defined]


class Split(types.Type):
    """A record in two places."""

    def __init__(self, known: Any, room: Any) -> None:
        self.parts = {"known": known, "room": room}
        super().__init__(f"Split({known}, {room})")

    def part(self, field: str) -> str | None:
        """The part that has a field."""
        return next((name for name, record in self.parts.items() if field in record.fields), None)


@register_model(Split)
class SplitModel(models.StructModel):  # type: ignore[misc]
    """Where both parts begin."""

    def __init__(self, manager: Any, kind: Split) -> None:
        super().__init__(manager, kind, [(part, BYTES) for part in kind.parts])


@typed.register_attr
class SplitFields(AttributeTemplate):  # type: ignore[misc]
    """Its fields are those of both parts."""

    key = Split

    def generic_resolve(self, kind: Split, field: str) -> Any:
        """The type of a field."""
        part = kind.part(field)
        return kind.parts[part].typeof(field) if part else None


@built.lower_getattr_generic(Split)  # type: ignore[untyped-decorator]
def read_field(context: Any, builder: Any, kind: Split, value: Any, field: str) -> Any:
    """A field of the part that has it."""
    record, at = _part(context, builder, kind, value, field)
    return context.get_getattr(record, field)(context, builder, record, at, field)


@built.lower_setattr_generic(Split)  # type: ignore[untyped-decorator]
def write_field(context: Any, builder: Any, signature: Any, given: Any, field: str) -> None:
    """Set a field of the part that has it."""
    kind, of = signature.args
    record, at = _part(context, builder, kind, given[0], field)
    context.get_setattr(field, types.void(record, of))(builder, (at, given[1]))


def _part(context: Any, builder: Any, kind: Split, value: Any, field: str) -> tuple[Any, Any]:
    part = str(kind.part(field))
    whole = cgutils.create_struct_proxy(kind)(context, builder, value=value)
    record = kind.parts[part]
    return record, builder.bitcast(getattr(whole, part), context.get_value_type(record))


@intrinsic  # type: ignore[untyped-decorator]
def split(typing: Any, known_kind: Any, known: Any, room_kind: Any, room: Any) -> Any:
    """`split(KNOWN, known, ROOM, room)`: one record of two kinds, that lie in these rows of 64-bit words."""
    kind = Split(known_kind.dtype, room_kind.dtype)

    def build(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        made = cgutils.create_struct_proxy(kind)(context, builder)
        for name, row, value in zip(kind.parts, (known, room), (given[1], given[3]), strict=True):
            data = cgutils.create_struct_proxy(row)(context, builder, value=value).data
            setattr(made, name, builder.bitcast(data, context.get_value_type(BYTES)))
        return made._getvalue()

    return kind(known_kind, known, room_kind, room), build


@intrinsic  # type: ignore[untyped-decorator]
def records(typing: Any, kind: Any, words: Any) -> Any:
    """`records(KIND, words)`: the records that lie in a row of 64-bit words, which begins where any number may."""
    row = types.Array(kind.dtype, 1, "C")

    def build(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        made, whole = arrayobj.make_array(row)(context, builder), arrayobj.make_array(words)(context, builder, given[1])
        size = context.get_constant(types.intp, kind.dtype.size)
        count = builder.sdiv(builder.mul(whole.nitems, context.get_constant(types.intp, 8)), size)
        arrayobj.populate_array(
            made,
            data=builder.bitcast(whole.data, made.data.type),
            shape=cgutils.pack_array(builder, [count]),
            strides=cgutils.pack_array(builder, [size]),
            itemsize=size,
            meminfo=None,
        )
        return made._getvalue()

    return row(kind, words), build
