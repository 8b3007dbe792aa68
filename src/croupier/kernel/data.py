"""Moves, outcomes and events as data: small tagged structs, the same in a program, over the wire and in a browser."""

import re
from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

import msgspec
from msgspec import inspect


def slug(name: str) -> str:
    """How a struct is tagged: `RaceOver` as `race-over`."""
    return re.sub(r"(?<=.)(?=[A-Z])", "-", name).lower()


Seat: TypeAlias = Annotated[int, msgspec.Meta(extra={"seat": True})]
"""A number that is a seat, counted from 0; -1 for nobody."""


class Move(msgspec.Struct, frozen=True, tag_field="kind", tag=slug, forbid_unknown_fields=True):
    """What a seat does."""

    ENDS: ClassVar[bool] = False
    """Whether it ends or gives something up: where moves are numbered it stands last, so that no slip makes it."""


class Outcome(msgspec.Struct, frozen=True, tag_field="kind", tag=slug, forbid_unknown_fields=True):
    """What dice or cards decide."""


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=slug):
    """What a move or an outcome did; a field `total` beside a `seat` is that seat's score from then on."""

    DWELL: ClassVar[float] = 0.0
    """Seconds that people need to take it in before the next thing happens."""
    SOUND: ClassVar[Literal["", "card", "tile", "bank", "bust"]] = ""
    """What it sounds like at a table, beside dice that roll."""
    WAITS: ClassVar[Literal["", "turn", "look"]] = ""
    """What waits for a person, on his own screen: at the beginning of his `turn`, or before the next thing happens."""
    BEGINS: ClassVar[bool] = False
    """Whether the turn of its seat begins with it, unless the game ends: from then on nobody else's is shown."""
    OPENS: ClassVar[bool] = False
    """Whether a part of the log begins with it: all that follows stands there until the next, whoever does it."""
    HOUSE: ClassVar[bool] = False
    """Whether the house does it, whoever moved before: in the log it belongs to nobody's turn."""


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

    HOUSE = True

    winners: tuple[Seat, ...]
    shares: tuple[float, ...]


def seat_fields(*kinds: Any) -> set[str]:
    """The names of all fields of some types, those within them too, that hold seats or lists of them."""
    return {field.name for kind in kinds for field in _fields(inspect.type_info(kind)) if is_seat(field.type)}


def other_fields(*kinds: Any) -> set[str]:
    """The names of all other fields."""
    return {field.name for kind in kinds for field in _fields(inspect.type_info(kind)) if not is_seat(field.type)}


def is_seat(kind: inspect.Type) -> bool:
    """Whether a type is a seat, or a list of seats."""
    match kind:
        case inspect.Metadata(extra={"seat": True}):
            return True
        case inspect.VarTupleType(item_type=item) | inspect.Metadata(type=item):
            return is_seat(item)
        case inspect.UnionType(types=several):
            return any(map(is_seat, several))
    return False


def _fields(kind: inspect.Type) -> Iterator[inspect.Field]:
    match kind:
        case inspect.StructType(fields=own):
            for field in own:
                yield field
                yield from _fields(field.type)
        case inspect.Metadata(type=inner) | inspect.VarTupleType(item_type=inner) | inspect.DictType(value_type=inner):
            yield from _fields(inner)
        case inspect.UnionType(types=several) | inspect.TupleType(item_types=several):
            for one in several:
                yield from _fields(one)
