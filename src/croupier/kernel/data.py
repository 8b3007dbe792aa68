"""Moves, outcomes and events as data: small tagged structs, the same in a program, over the wire and in a browser."""

import re
from typing import Annotated, TypeAlias

import msgspec


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
