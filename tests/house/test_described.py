"""The JSON schema of the wire: strangers can generate a client from it, and ours reads what it describes."""

import json
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from croupier.client import wire
from croupier.house.wire import messages
from croupier.house.wire.described import data_of
from croupier.kernel.game import Game
from croupier.kernel.shelf import GAMES, games

from .houses import Process
from .people import Json, ask, at_tables, lay_out, seated


def validator(schema: Json, name: str) -> Any:
    """What checks data against one of the definitions of a schema."""
    return jsonschema_rs.validator_for(
        {**{key: schema[key] for key in ("$schema", "$defs")}, "$ref": f"#/$defs/{name}"}
    )


def data_in(heard: list[Json]) -> Iterator[tuple[str, Json]]:
    """A game's own data in messages, each by what it is."""
    for update in heard:
        for one in update.get("news", []):
            yield from (("Views", view) for view in one.get("views", {}).values())
            yield from (("Events", event) for event in one.get("events", []))
            if "move" in one:
                yield "Moves" if one.get("seat") else "Outcomes", one["move"]
        yield from (("View", view) for view in update.get("views", {}).values())
        for choice in (choice for choices in update.get("moves", {}).values() for choice in choices):
            yield "Moves", choice["move"]
            yield from (("Events", event) for event in choice.get("events", []))


@pytest.mark.parametrize("game", [game for game in games(GAMES) if not game.facts.realtime], ids=lambda game: game.id)
def test_all_that_a_table_says_is_as_described(house: Process, game: Game) -> None:
    async def play() -> list[Json]:
        keys = lay_out(house.url, game.id, "person", "random")
        person = await seated(house.url, keys, 1)
        for _ in range(10):
            if not await person.until(1):
                break
            await person.move(1, person.last["moves"]["1"][-1]["move"])
        await person.move(1, "nonsense")
        await person.company()
        await person.answer({"kind": "history", "before": person.number})
        return person.heard

    _, schema = ask(f"{house.url}/api/wire")
    _, own = ask(f"{house.url}/api/games/{game.id}/wire")
    heard = at_tables(play())
    assert {"update", "problem", "page"} <= {message["kind"] for message in heard}
    answers = validator(schema, "Answer")
    for message in heard:
        answers.validate(message)
    checks = {kind: validator(own, kind) for kind in ("View", "Moves", "Outcomes", "Events")}
    seen = set()
    for kind, data in {(kind, json.dumps(data)) for kind, data in data_in(heard)}:
        checks["View" if kind == "Views" else kind].validate(json.loads(data))
        seen.add(kind)
    assert {"View", "Moves", "Outcomes", "Events"} <= seen
    assert not answers.is_valid({"kind": "update", "number": "one"})


@pytest.mark.parametrize("game", games(GAMES), ids=lambda game: game.id)
def test_every_game_has_its_data_described_under_four_names(game: Game) -> None:
    schema = data_of(game.id)
    for name, kinds in (("Moves", game.codec.Moves), ("Events", game.story.Events)):
        tags = set(json.dumps(schema["$defs"][name]).split('"'))
        assert {each.__name__ for each in getattr(kinds, "__args__", (kinds,))} <= {
            tag.split("/")[-1].split(".")[-1] for tag in tags
        }
        assert validator(schema, name)
    assert not validator(schema, "Moves").is_valid({"kind": "cheat"})


def test_what_is_said_to_a_house_is_described(house: Process) -> None:
    requests = validator(ask(f"{house.url}/api/wire")[1], "Request")
    for said in (
        {"kind": "hello", "tokens": ["t"], "seen": None},
        {"kind": "move", "seat": 1, "seen": 7, "move": {"kind": "roll"}, "ref": 3},
        {"kind": "promise", "seat": 1, "promise": "00", "ref": 4},
        {"kind": "pong", "nonce": 5},
    ):
        requests.validate(said)
        messages.decode_request(msgspec.json.encode(said))
    assert not requests.is_valid({"kind": "move", "seat": 1})
    assert not requests.is_valid({"kind": "pong", "nonce": 5, "more": 1})


@pytest.mark.parametrize("kind", [wire.Update, wire.Page, wire.Problem, wire.Ping])
def test_the_client_reads_what_the_house_writes(kind: type[msgspec.Struct]) -> None:
    """Every field that our client reads is one of the house's, of the same type, and there where ours needs it."""
    (_,), theirs = msgspec.json.schema_components([messages.Answer])
    (_,), ours = msgspec.json.schema_components([kind])
    for name, schema in ours.items():
        told = theirs[name]
        assert set(schema["required"]) <= set(told["required"])
        for field, of in schema["properties"].items():
            assert same(of, told["properties"][field]), f"{name}.{field}"


def same(read: Json, told: Json) -> bool:
    """Whether one schema takes in all that another one allows; what is read later or as any words does."""
    if not read or (read.get("type") == "string" and all(isinstance(word, str) for word in told.get("enum", [0]))):
        return True
    inner = ("items", "additionalProperties")
    outer = [{key: of[key] for key in of if key not in (*inner, "default", "description")} for of in (read, told)]
    return outer[0] == outer[1] and all(same(read[key], told.get(key, {})) for key in inner if key in read)
