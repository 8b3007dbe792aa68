"""What one address may do to a house while others play on."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count

import pytest
from websockets.frames import Frame, Opcode

from croupier.house.settings import Limits

from .houses import Process, sqlite_in
from .people import Person, at_tables, lay_out

NARROW = Limits(messages_per_second=5, burst=30, requests_per_minute=200, sockets=8, stall=1.0, tables_per_hour=3)
ADDRESSES = count(1)
HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house that bears little."""
    folder = tmp_path_factory.mktemp("narrow")
    house = Process(sqlite_in(folder), folder, NARROW)
    yield house
    assert '"error"' not in house.stop()


@pytest.fixture(scope="module")
def table(narrow: Process) -> str:
    """A table in it."""
    return str(lay_out(narrow.url, "pig", "person", "person")["table"])


@pytest.fixture
def address() -> str:
    """An address of this machine that nobody has come from yet."""
    return f"127.0.1.{next(ADDRESSES)}"


def dial(house: Process, address: str) -> socket.socket:
    """A connection from an address."""
    return socket.create_connection(("127.0.0.1", house.port), timeout=20, source_address=(address, 0))


def heard(line: socket.socket) -> bytes | None:
    """What the house says until it lets go of a connection; None if it does not."""
    words = b""
    try:
        while more := line.recv(65536):
            words += more
    except TimeoutError:
        return None
    except ConnectionError:
        pass
    return words


def status(house: Process, address: str, path: str = "/health") -> bytes:
    """The first line of an answer."""
    with dial(house, address) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n".encode())
        return (heard(line) or b"").partition(b"\r\n")[0]


def test_messages_count_for_an_address_however_often_it_connects(narrow: Process, table: str, address: str) -> None:
    async def story() -> tuple[str, str]:
        for _ in range(2):
            flooder = await Person(narrow.url, table, [], address).come()
            for _ in range(20):
                await flooder.say({"kind": "pong", "nonce": 1})
            await flooder.say({"kind": "hello"})
            await flooder.hear()
            await flooder.drop()
        neighbour = await Person(narrow.url, table, [], "127.0.2.1").come()
        return flooder.heard[-1]["code"], (await neighbour.answer({"kind": "history", "before": 1}))["kind"]

    assert at_tables(story()) == ("too-many", "page")


def test_only_so_many_connections_of_an_address_are_let_in(narrow: Process, address: str) -> None:
    with ExitStack() as lines:
        for _ in range(NARROW.sockets):
            lines.enter_context(dial(narrow, address))
        assert heard(lines.enter_context(dial(narrow, address))) == b""
        assert status(narrow, "127.0.2.2") == b"HTTP/1.1 200 OK"


def test_who_comes_again_and_again_is_not_let_in_for_a_while(narrow: Process, address: str) -> None:
    answers = [status(narrow, address) for _ in range(NARROW.sockets + 2)]
    assert answers[0] == b"HTTP/1.1 200 OK"
    assert answers[-1] == b""
    assert status(narrow, "127.0.2.3") == b"HTTP/1.1 200 OK"


@pytest.mark.parametrize("path", ["/health", "/nothing/here", "/api/tables/nowhere"])
def test_requests_count_whatever_they_ask_for(narrow: Process, address: str, path: str) -> None:
    with dial(narrow, address) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nhost: here\r\n\r\n".encode() * (NARROW.requests_per_minute + 20))
        answer = (heard(line) or b"").rpartition(b"HTTP/1.1 ")[2]
    assert answer.startswith(b"429")
    assert b"x-content-type-options: nosniff" in answer
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["text"] == "many-from-address"


@pytest.mark.parametrize(
    "words",
    [
        "",
        "GET /health HT",
        "GET /health HTTP/1.1\r\nhost: here\r\nx: ",
        "POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{",
    ],
)
def test_who_does_not_finish_his_request_is_let_go(narrow: Process, address: str, words: str) -> None:
    with dial(narrow, address) as line:
        line.sendall(words.encode())
        assert heard(line) is not None


def test_the_second_request_has_to_come_in_time_too(narrow: Process, address: str) -> None:
    with dial(narrow, address) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nhost: here\r\n\r\nGET /health HT")
        assert (heard(line) or b"").count(b"HTTP/1.1 200") == 1


def test_who_does_not_read_his_answers_is_let_go(narrow: Process, address: str) -> None:
    with dial(narrow, address) as line:
        page = b"GET /api/schema/openapi.json HTTP/1.1\r\nhost: here\r\n\r\n"
        line.sendall(page * (NARROW.requests_per_minute - 1))
        with pytest.raises(ConnectionError):
            line.sendall(page * 1_000_000)


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.CONT, b"", fin=False),
        Frame(Opcode.PING, b"are you there?"),
        Frame(Opcode.PONG, b"nobody asked"),
        Frame(Opcode.TEXT, b"{}"),
        Frame(Opcode.BINARY, b"{}"),
    ],
    ids=lambda frame: frame.opcode.name.lower(),
)
def test_every_frame_counts(narrow: Process, table: str, address: str, frame: Frame) -> None:
    def bytes_of(one: Frame) -> bytes:
        return one.serialize(mask=True, extensions=[])

    with dial(narrow, address) as line:
        line.sendall(HANDSHAKE.format(table=table).encode())
        assert line.recv(1000).startswith(b"HTTP/1.1 101 ")
        line.sendall(bytes_of(Frame(Opcode.TEXT, b'{"kind":"hello"}')))
        if frame.opcode is Opcode.CONT:
            line.sendall(bytes_of(Frame(Opcode.TEXT, b'{"kind":', fin=False)))
        line.sendall(bytes_of(frame) * 500)
        assert b"many-messages" in (heard(line) or b"")


def test_who_says_nothing_at_a_table_is_let_go(narrow: Process, table: str, address: str) -> None:
    with dial(narrow, address) as line:
        line.settimeout(NARROW.stall + 8)
        line.sendall(HANDSHAKE.format(table=table).encode())
        assert b"silent" in (heard(line) or b"")


def test_a_message_does_not_come_in_endless_parts(narrow: Process, table: str, address: str) -> None:
    with dial(narrow, address) as line:
        line.sendall(HANDSHAKE.format(table=table).encode())
        assert line.recv(1000).startswith(b"HTTP/1.1 101 ")
        line.sendall(Frame(Opcode.TEXT, b'{"kind":', fin=False).serialize(mask=True, extensions=[]))
        line.sendall(Frame(Opcode.CONT, b"", fin=False).serialize(mask=True, extensions=[]) * 20)
        assert b"many-messages" in (heard(line) or b"")


@pytest.mark.parametrize(
    "words",
    [
        "\x16\x03\x01 no http at all\r\n\r\n",
        HANDSHAKE.replace("AAAAAAAAAAAAAAAAAAAAAA==", "short"),
        HANDSHAKE.replace(": 13", ": 12"),
        HANDSHAKE.replace("GET", "POST"),
    ],
)
def test_what_is_no_http_is_refused_with_the_usual_headers(narrow: Process, address: str, words: str) -> None:
    with dial(narrow, address) as line:
        line.sendall(words.encode())
        answer = heard(line) or b""
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"x-content-type-options: nosniff" in answer
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["text"] == "no-http"
