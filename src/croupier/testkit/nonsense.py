"""Structs that no honest client would send."""

from typing import Any

import msgspec
from msgspec import inspect

from croupier.kernel.dice import Rng, below

NUMBERS = (-(1 << 70), -1, 0, 1, 2, 3, 4, 6, 7, 13, 20, 21, 64, 1 << 12, (1 << 32) + 1, 1 << 62, 1 << 63, 1 << 70)
WORDS = ("", "-", "stop", "1", "７", "no such thing", "\n", "x" * 99)
LENGTHS = (0, 1, 2, 3, 6, 7, 99)


def filled(kind: type[msgspec.Struct], rng: Rng) -> msgspec.Struct:
    """A struct of a kind with anything in its fields that its types allow."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return kind(**{field.name: _anything(field.type, rng) for field in info.fields})


def spoiled(data: Any, rng: Rng) -> Any:
    """A struct with anything in one of its fields."""
    if not data.__struct_fields__:
        return data
    field = data.__struct_fields__[below(rng, len(data.__struct_fields__))]
    return msgspec.structs.replace(data, **{field: getattr(filled(type(data), rng), field)})


def _anything(kind: inspect.Type, rng: Rng) -> Any:
    match kind:
        case inspect.Metadata(type=inner):
            return _anything(inner, rng)
        case inspect.IntType():
            return NUMBERS[below(rng, len(NUMBERS))]
        case inspect.BoolType():
            return bool(below(rng, 2))
        case inspect.StrType():
            return WORDS[below(rng, len(WORDS))]
        case inspect.LiteralType(values=values) | inspect.EnumType(cls=values):
            return list(values)[below(rng, len(list(values)))]
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return tuple(_anything(item, rng) for _ in range(LENGTHS[below(rng, len(LENGTHS))]))
        case inspect.TupleType(item_types=items):
            return tuple(_anything(item, rng) for item in items)
        case inspect.StructType(cls=cls):
            return filled(cls, rng)
        case inspect.UnionType(types=types):
            return _anything(types[below(rng, len(types))], rng)
    return None


def unordered(data: Any) -> Any:
    """Data whose lists may stand in any order."""
    match data:
        case tuple() | list():
            return sorted(map(unordered, data), key=repr)
        case msgspec.Struct():
            return type(data), [unordered(getattr(data, name)) for name in data.__struct_fields__]
    return data
