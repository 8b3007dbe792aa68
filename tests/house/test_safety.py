"""What strangers may try: nonsense, guesses, floods, and pages from elsewhere."""

import json
import random
import socket
import urllib.error
import urllib.request
from contextlib import suppress

import pytest
import schemathesis
from hypothesis import given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from .houses import OPEN_HANDED, Process
from .people import Json, Person, ask, at_tables, lay_out

NONSENSE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '{"kind":"dance"}',
    '{"kind":"move"}',
    '{"kind":"move","seat":"one","words":"roll","seen":0}',
    '{"kind":"move","seat":1,"words":"roll","seen":0,"extra":1}',
    '{"kind":"move","seat":-1,"words":"roll","seen":0}',
    '{"kind":"move","seat":99,"words":"roll","seen":99999999999999999999}',
    '{"kind":"move","seat":1,"words":"' + "x" * 3000 + '","seen":0}',
    '{"kind":"hello","tokens":[]}',
    '{"kind":"wish","seat":1,"luck":"no spaces"}',
    '{"kind":"stand-in","seat":1,"bot":"nobody"}',
    '{"kind":"roll","seat":1,"words":"6"}',
    '{"kind":"pong","nonce":1e308}',
    "[" * 4000,
    "\ud83c\udfb2",
]


def test_the_openapi_description_is_true(house: Process) -> None:
    """Schemathesis sends what the description allows and what it does not, and checks every answer against it.

    That a described request may still be refused is left out: which options a game has is beyond a description.
    """
    schema = schemathesis.openapi.from_url(f"{house.url}/api/schema/openapi.json")
    seen = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(max_examples=20, deadline=None, derandomize=True, database=None)
        @given(case=operation.as_strategy())
        def probe(case: Json) -> None:
            case.call_and_validate(base_url=house.url, timeout=30, excluded_checks=[positive_data_acceptance])

        probe()
        seen += 1
    assert seen >= 9


def test_nonsense_over_the_websocket_is_answered_and_changes_nothing(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "pig", "person", "person")
        person = await Person(house.url, keys["table"], list(keys["seats"].values())).come()
        await person.wish(1, 2)
        before = person.number
        rng = random.Random(1)
        whole = json.dumps({"kind": "move", "seat": 1, "words": "roll", "seen": 3, "ref": 7})
        cut = [whole[: rng.randrange(len(whole))] for _ in range(30)]
        for message in [*NONSENSE, *cut]:
            await person.say(
                message.encode("utf-8", "surrogatepass").decode("utf-8", "replace")
                if isinstance(message, str)
                else message
            )
        await person.say(b"\xff\xfe\x00")
        assert (await person.move(1, "roll"))["number"] == (before or 0) + 2
        assert all(
            heard["code"] in ("bad-request", "not-yours", "not-now")
            for heard in person.heard
            if heard["kind"] == "problem"
        )

    at_tables(play())


def test_before_hello_nothing_is_heard(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "pig", "person", "person")
        async with connect(f"ws{house.url[4:]}/api/tables/{keys['table']}/socket") as line:
            await line.send('{"kind":"move","seat":1,"words":"roll","seen":0}')
            assert json.loads(await line.recv())["words"] == "say hello first"
            with pytest.raises(ConnectionClosed):
                await line.recv()

    at_tables(play())


def test_a_table_that_is_not_there_says_so(house: Process) -> None:
    async def play() -> None:
        async with connect(f"ws{house.url[4:]}/api/tables/zzzzzzzzzzzz/socket") as line:
            assert json.loads(await line.recv())["code"] == "no-table"

    at_tables(play())
    assert ask(f"{house.url}/api/tables/zzzzzzzzzzzz")[1]["code"] == "no-table"
    assert ask(f"{house.url}/api/tables/zzzzzzzzzzzz/record")[1]["code"] == "no-table"


def test_what_is_asked_for_in_vain_is_told_by_a_text(house: Process) -> None:
    status, problem = ask(f"{house.url}/api/nothing")
    assert (status, problem["code"], problem["text"]) == (404, "no-page", "no-page")
    status, problem = ask(f"{house.url}/api/tables", {"game": 7})
    assert (status, problem["code"], problem["text"]) == (400, "bad-request", "unreadable")
    assert problem["words"] == f"this message cannot be read: {problem['values']['reason']}"
    nothing = urllib.request.Request(f"{house.url}/api/tables", b"", {"content-type": "application/json"})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(nothing)
    assert json.load(refused.value)["words"] == "this message cannot be read: it lacks body"


def test_a_page_from_elsewhere_cannot_connect(house: Process) -> None:
    async def play(origin: Origin) -> Json:
        keys = lay_out(house.url, "pig", "person", "person")
        async with connect(f"ws{house.url[4:]}/api/tables/{keys['table']}/socket", origin=origin) as line:
            with suppress(ConnectionClosed):
                await line.send('{"kind":"hello"}')
            return json.loads(await line.recv())

    assert at_tables(play(Origin("https://elsewhere.example")))["code"] == "not-yours"
    assert at_tables(play(Origin(house.url)))["kind"] == "update"


def test_every_answer_carries_the_usual_headers(house: Process) -> None:
    import urllib.request

    with urllib.request.urlopen(f"{house.url}/api/games") as answer:
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["server"] is None


def test_tokens_are_kept_as_hashes_only(house: Process) -> None:
    keys = lay_out(house.url, "pig", "person", "person")
    kept = b"".join(path.read_bytes() for path in house.settings.parent.glob("house.db*"))
    assert keys["table"].encode() in kept
    for token in [keys["host"], *keys["seats"].values()]:
        assert token.encode() not in kept


def test_a_message_that_is_too_long_ends_the_connection(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "pig", "person", "person")
        person = await Person(house.url, keys["table"], [keys["seats"]["1"]]).come()
        await person.say("x" * (OPEN_HANDED.message_bytes + 1))
        await person.listen_to_the_end()

    at_tables(play())


def test_figures_say_how_much_and_never_what(house: Process) -> None:
    keys = lay_out(house.url, "pig", "person", "person")
    figures = ask(f"{house.url}/metrics")[1]
    assert "croupier_tables_opened_total" in figures
    assert "croupier_move_seconds_bucket" in figures
    assert keys["table"] not in figures


UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
AS_JSON = "Content-Type: application/json\r\n"
MALFORMED = {
    "nested list": ("POST /api/tables", AS_JSON, b"[" * 20_000),
    "nested chairs": ("POST /api/tables", AS_JSON, b'{"game":"pig","chairs":' + b"[" * 30_000),
    "nested seat": ("POST /api/tables/abc/seats", AS_JSON, b'{"seat":' * 4000),
    "no text": ("POST /api/tables", AS_JSON, b'{"game":"\xff"}'),
    "zero in an asset": ("GET /assets/%00", "", b""),
    "zero in a table": ("GET /api/tables/%00", "", b""),
    "long asset": ("GET /assets/" + "a" * 5000, "", b""),
    "long game": ("GET /api/games/" + "a" * 5000 + "/rules", "", b""),
    "long board": ("GET /boards/" + "a" * 3000 + "/x", "", b""),
    "form": ("POST /api/tables", "Content-Type: application/x-www-form-urlencoded\r\n", b"game=pig"),
    "plain text": ("POST /api/tables", "Content-Type: text/plain\r\n", b'{"game":"pig","chairs":[]}'),
    "no type": ("POST /api/tables", "", b'{"game":"pig","chairs":[]}'),
    "another method": ("PUT /api/tables", AS_JSON, b"{}"),
    "a climb": ("GET /assets/../../../../etc/passwd", "", b""),
}


def raw(house: Process, asked: bytes) -> bytes:
    """What a house answers to these very bytes, as far as its first lines and what comes with them."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=30) as line:
        line.sendall(asked)
        answer = b""
        while b"\r\n\r\n" not in answer and (more := line.recv(65536)):
            answer += more
    return answer


@pytest.mark.parametrize("kind", MALFORMED)
def test_what_is_malformed_is_refused_with_the_usual_headers(house: Process, kind: str) -> None:
    line, headers, body = MALFORMED[kind]
    asked = f"{line} HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n{headers}Connection: close\r\n\r\n"
    answer = raw(house, asked.encode() + body)
    assert answer.startswith(b"HTTP/1.1 4"), answer[:200]
    assert b"default-src 'self'; connect-src 'self' ws://x wss://x;" in answer


@pytest.mark.parametrize("origin", [b"http://[", b"\xff\xfe", b"", b"null"])
def test_a_broken_origin_is_one_from_elsewhere(house: Process, origin: bytes) -> None:
    table = lay_out(house.url, "pig", "person", "person")["table"]
    asked = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\n{UPGRADE}Origin: ".encode() + origin + b"\r\n\r\n"
    with socket.create_connection(("127.0.0.1", house.port), timeout=30) as line:
        line.sendall(asked)
        heard = b""
        while b"not-yours" not in heard:
            more = line.recv(65536)
            assert more, heard
            heard += more


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u200b", "\u202e", "\u0301"])
def test_a_name_that_nobody_can_see_is_refused(house: Process, name: str) -> None:
    chairs = [{"kind": "person", "name": name}, {"kind": "open"}]
    assert ask(f"{house.url}/api/tables", {"game": "pig", "chairs": chairs})[1]["text"] == "name-invisible"


@pytest.mark.parametrize("name", ["Left", "left", " LEFT ", "Le\u200bft", "L\u00e9ft", "\uff2ceft", "Le ft"])
def test_a_name_of_somebody_else_at_the_table_is_refused(house: Process, name: str) -> None:
    chairs = [{"kind": "person", "name": "Left"}, {"kind": "open"}]
    keys = ask(f"{house.url}/api/tables", {"game": "pig", "chairs": chairs})[1]
    seats = f"{house.url}/api/tables/{keys['table']}/seats"
    assert ask(seats, {"seat": 2, "name": name})[1]["text"] == "name-taken"
    assert ask(f"{house.url}/api/tables", {"game": "pig", "chairs": [chairs[0]] * 2})[1]["text"] == "name-taken"
    assert ask(seats, {"seat": 2, "name": "Right"})[0] == 201


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/games/" + "x" * 250 + "/rules", None),
        ("/api/tables", {"game": "x" * 3000, "chairs": []}),
        ("/api/tables", {"game": "pig", "chairs": [], "y" * 3000: 1}),
        ("/api/tables", {"game": "pig", "chairs": [], "dice": "z" * 3000}),
    ],
)
def test_what_is_too_long_to_repeat_is_refused_all_the_same(house: Process, path: str, body: Json) -> None:
    status, problem = ask(f"{house.url}{path}", body)
    assert 400 <= status < 500
    assert len(problem["words"]) < 1200


def test_long_nonsense_over_the_websocket_is_answered(house: Process) -> None:
    async def play() -> list[Json]:
        keys = lay_out(house.url, "pig", "person", "random")
        person = await Person(house.url, keys["table"], [keys["seats"]["1"]]).come()
        await person.wish(1)
        await person.until(1)
        await person.say({"kind": "q" * 3000})
        await person.hear()
        await person.say({"kind": "say", "seat": 1, "text": "x", "y" * 3000: 1})
        await person.hear()
        tried = await person.answer({"kind": "try", "seat": 1, "move": {"kind": "q" * 3000}})
        silent = await person.answer({"kind": "say", "seat": 1, "text": "  "})
        ahead = await person.answer({"kind": "move", "seat": 1, "words": "roll", "seen": 10**9})
        return [tried, silent, ahead]

    assert [answer["code"] for answer in at_tables(play())] == ["bad-request"] * 3
