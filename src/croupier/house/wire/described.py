"""What goes over the websocket as JSON schema, so that programs in any language can be generated from it."""

from functools import cache
from typing import Any

import msgspec
from litestar import get

from croupier.kernel.data import Began, Begins, Over, Turn
from croupier.kernel.shelf import find_game, told_types

from .messages import Answer, Request
from .problems import problems

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PLACE = "#/$defs/{name}"
Schema = dict[str, Any]


@get("/api/wire", responses=problems())
async def wire() -> Schema:
    """All messages of a table's websocket as JSON schema: `Request` is said to the house, `Answer` by it."""
    return messages()


@get("/api/games/{game:str}/wire", responses=problems(404))
async def game_wire(game: str) -> Schema:
    """A game's own data in these messages as JSON schema: its `View`, `Moves`, `Outcomes` and `Events`."""
    return data_of(find_game(game).id)


@cache
def messages() -> Schema:
    """What is said to a house, and by it."""
    return _described("What goes over the websocket of a table", {"Request": Request, "Answer": Answer})


@cache
def data_of(name: str) -> Schema:
    """What a game puts into messages."""
    game = find_game(name)
    view, moves, outcomes, events, *_ = told_types(game)
    kinds = {"View": view, "Moves": moves, "Outcomes": outcomes | Begins, "Events": events | Began | Turn | Over}
    return _described(f"Views, moves, outcomes and events of {game.facts.title}", kinds)


def _described(title: str, kinds: dict[str, Any]) -> Schema:
    """A schema of one of these kinds, each under its name among the definitions."""
    found, parts = msgspec.json.schema_components(list(kinds.values()), ref_template=PLACE)
    named = {name: schema for name, schema in zip(kinds, found, strict=True) if name not in parts}
    ways = [{"$ref": PLACE.format(name=name)} for name in kinds]
    return {"$schema": DIALECT, "title": title, "anyOf": ways, "$defs": {**parts, **named}}


DESCRIBED = [wire, game_wire]
