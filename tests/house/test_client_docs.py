"""What docs/client.md shows is so: its code runs in a live house, and a house answers as its session says."""

import json
import re
from pathlib import Path

import jsonschema_rs
import pytest
from websockets.asyncio.client import ClientConnection, connect

from .houses import Process
from .people import Json, ask, at_tables

PAGE = Path(__file__).parents[2] / "docs" / "client.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
BLOCKS = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
CODE = "\n".join(block for kind, block in BLOCKS if kind == "python")
SESSION = [line for kind, block in BLOCKS if kind == "session" for line in block.splitlines()]


def test_the_code_runs_as_it_stands(house: Process, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(CODE.replace("http://127.0.0.1:8300", house.url), str(PAGE), "exec"), {})
    assert re.fullmatch(r"\((1\.0, 0\.0|0\.0, 1\.0)\) \(\d+, \d+\)\n", capsys.readouterr().out)


def alike(shown: Json, heard: Json) -> bool:
    """Whether what was heard is of the form that is shown: names and words as they are, other values of their type."""
    if shown == "…":
        return True
    if isinstance(shown, dict):
        return isinstance(heard, dict) and all(
            key in heard
            and (
                shown[key] == heard[key]
                if key in ("kind", "code", "clause", "status")
                else alike(shown[key], heard[key])
            )
            for key in shown
        )
    if isinstance(shown, list):
        return isinstance(heard, list) and len(shown) == len(heard) and all(map(alike, shown, heard))
    return isinstance(heard, type(shown)) or (isinstance(shown, float) and isinstance(heard, int))


async def answer(socket: ClientConnection, ref: int) -> Json:
    """The next answer to a question; the first update where nothing was asked."""
    while True:
        message = json.loads(await socket.recv())
        if message.get("ref", 0) == ref and message["kind"] in ("update", "problem"):
            return message


async def the_end(socket: ClientConnection, last: Json) -> Json:
    """Play on as a program would that holds whenever it can."""
    while not last.get("result"):
        if "1" in last["moves"]:
            move = last["moves"]["1"][-1]["move"]
            await socket.send(json.dumps({"kind": "move", "seat": 1, "seen": last["number"], "move": move}))
        heard = json.loads(await socket.recv())
        last = heard if heard["kind"] == "update" else last
    return last


def test_a_house_answers_as_the_session_says(house: Process) -> None:
    _, schema = ask(f"{house.url}/api/wire")
    parts = {key: schema[key] for key in ("$schema", "$defs")}
    requests, answers = (
        jsonschema_rs.validator_for({**parts, "$ref": f"#/$defs/{name}"}) for name in ("Request", "Answer")
    )

    async def replay() -> int:
        posted, made, *lines = SESSION
        status, keys = ask(f"{house.url}/api/tables", json.loads(posted.removeprefix("POST /api/tables ")))
        assert status == int(made[:3])
        assert alike(json.loads(made[4:]), keys)
        async with connect(f"ws{house.url.removeprefix('http')}/api/tables/{keys['table']}/socket") as socket:
            last: Json = {}
            ref = 0
            for number, line in enumerate(lines, 1):
                words = json.loads(line[2:].replace("TOKEN", keys["seats"]["1"]))
                if line.startswith("> "):
                    requests.validate(words)
                    ref = words.get("ref", 0)
                    await socket.send(json.dumps(words))
                    continue
                heard = await (the_end(socket, last) if number == len(lines) else answer(socket, ref))
                answers.validate(heard)
                assert alike(words, heard), f"{line}\n{json.dumps(heard)}"
                last = heard if heard["kind"] == "update" else last
        return len(lines)

    assert at_tables(replay()) == 11
