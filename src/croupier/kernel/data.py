"""Moves, outcomes and events as data: small tagged structs, the same in a program, over the wire and in a browser."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import inspect


def slug(name: str) -> str:
    """How a struct is tagged: `RaceOver` as `race-over`."""
    return re.sub(r"(?<=.)(?=[A-Z])", "-", name).lower()


Seat: TypeAlias = Annotated[int, msgspec.Meta(extra={"seat": True})]
"""A number that is a seat, counted from 0; -1 for nobody."""


class Move(msgspec.Struct, frozen=True, tag_field="kind", tag=slug, forbid_unknown_fields=True):
    """What a seat does."""


class Outcome(msgspec.Struct, frozen=True, tag_field="kind", tag=slug, forbid_unknown_fields=True):
    """What dice or cards decide."""


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=slug):
    """What a move or an outcome did; a field `total` beside a `seat` is that seat's score from then on."""


class Reveal(Event, frozen=True):
    """An event that tells what was hidden from some until then: before the move is made nobody can know it."""


class Begins(Outcome, frozen=True):
    """Who begins, where that is drawn."""

    seat: Seat


class Began(Event, frozen=True):
    """It was drawn who begins."""

    seat: Seat


class Turn(Event, frozen=True):
    """Who may act from now on: nobody while dice are due."""

    seats: tuple[Seat, ...]


class Over(Event, frozen=True):
    """The game has ended: who has won, and each seat's share of the victory."""

    winners: tuple[Seat, ...]
    shares: tuple[float, ...]


@cache
def seat_fields(kind: Any) -> frozenset[str]:
    """The names of fields that hold a seat, or several and nothing else, in a type and all that lies in it."""
    return frozenset(_seats_in(inspect.type_info(kind)))


def _seats_in(kind: inspect.Type) -> Iterator[str]:
    match kind:
        case inspect.StructType(fields=fields):
            for field in fields:
                if is_seat(field.type):
                    yield field.name
                yield from _seats_in(field.type)
        case _:
            for inner in _parts(kind):
                yield from _seats_in(inner)


def is_seat(kind: inspect.Type) -> bool:
    """Whether all that a type holds are seats."""
    if isinstance(kind, inspect.Metadata) and (kind.extra or {}).get("seat"):
        return True
    parts = _parts(kind)
    return bool(parts) and all(map(is_seat, parts))


def _parts(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    match kind:
        case inspect.Metadata(type=inner):
            return (inner,)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return (item,)
        case inspect.DictType(value_type=item):
            return (item,)
        case inspect.TupleType(item_types=items):
            return items
        case inspect.UnionType(types=types):
            return tuple(one for one in types if not isinstance(one, inspect.NoneType))
    return ()
