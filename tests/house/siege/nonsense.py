"""Nonsense: random messages and malformed requests, none of which may stop a house or get more than a refusal."""

import asyncio
import json
import random
import string
from collections import Counter
from contextlib import suppress

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from croupier.house.wire.messages import Request

from ..houses import Process
from ..people import ask, lay_out

KINDS = [kind.__struct_config__.tag for kind in Request.__args__]
FIELDS = sorted({name for kind in Request.__args__ for name in kind.__struct_fields__})
WORDS = ["roll", "hold", "", "\0", "💥", "seat 1 begins", "x" * 600, "null", "../..", "%00"]
LINES = 8
AT_ONCE = 100
"""Messages after which an answer is waited for: all of them have been read then."""


def any_value(chance: random.Random, depth: int = 0) -> object:
    """Anything that JSON can say."""
    pick = chance.randrange(9 if depth < 3 else 7)
    if pick == 0:
        return chance.choice([-1, 0, 1, 2, 3, 2**31, 2**63, -(2**63), 10**30])
    if pick == 1:
        return chance.choice(WORDS)
    if pick == 2:
        return chance.choice([True, False, None, 1e308, -0.5])
    if pick < 7:
        return chance.randrange(-2, 12)
    if pick == 7:
        return [any_value(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {chance.choice(FIELDS): any_value(chance, depth + 1) for _ in range(chance.randrange(4))}


def any_message(chance: random.Random) -> str | bytes:
    """Something that looks like a message, more or less."""
    message = {"kind": chance.choice(KINDS)} | {
        name: any_value(chance) for name in chance.sample(FIELDS, chance.randrange(5))
    }
    text = json.dumps(message)
    pick = chance.randrange(20)
    if pick == 0:
        place = chance.randrange(len(text))
        return text[:place] + chance.choice(string.printable) + text[place + 1 :]
    return chance.randbytes(chance.randrange(40)) if pick == 1 else text


async def random_messages(house: Process, count: int, seed: int) -> Counter[str]:
    """Send very many messages over some lines, each from a player of one table; what was answered, by kind."""
    chance, answers = random.Random(seed), Counter[str]()
    keys = lay_out(house.url, "pig", "person", "person", options={"target": "1000"})
    left = count

    async def talk(tokens: list[str]) -> None:
        nonlocal left
        url = f"ws{house.url.removeprefix('http')}/api/tables/{keys['table']}/socket"
        while left > 0:
            async with connect(url, max_size=None, max_queue=None) as line:
                await line.send(json.dumps({"kind": "hello", "tokens": tokens}))
                answered = asyncio.Event()
                listening = asyncio.create_task(listen(line, answered))
                try:
                    while left > 0:
                        for _ in range(min(AT_ONCE, left)):
                            left -= 1
                            await line.send(any_message(chance))
                        answered.clear()
                        await line.send('{"kind":"history","before":1}')
                        await answered.wait()
                except ConnectionClosed:
                    answers["closed"] += 1
                await line.close()
                await listening

    async def listen(line: object, answered: asyncio.Event) -> None:
        with suppress(ConnectionClosed):
            async for words in line:  # type: ignore[attr-defined]
                answer = msgspec.json.decode(words)
                answers[answer.get("code") or answer["kind"]] += 1
                if answer["kind"] == "page":
                    answered.set()
        answered.set()

    tokens = [keys["host"], *keys["seats"].values()]
    await asyncio.gather(*(talk(tokens[: 1 + number % 3]) for number in range(LINES)))
    assert "fault" not in answers, answers
    assert ask(f"{house.url}/health")[0] == 200
    return answers


METHODS = [b"GET", b"POST", b"PUT", b"HEAD", b"DELETE", b"OPTIONS", b"PATCH", b"BREW"]
PATHS = [b"/", b"/api/tables", b"/api/tables/xyz", b"/api/tables/xyz/seats", b"/api/games", b"/api/games/pig/rules"]
PATHS += [b"/api/tables/xyz/record", b"/api/tables/xyz/socket", b"/ready", b"/metrics", b"/assets/x.js", b"*", b""]
HEADERS = [
    b"host: here",
    b"content-type: application/json",
    b"content-type: text/plain",
    b"origin: ://",
    b"origin: \xff",
]
HEADERS += [b"connection: upgrade", b"upgrade: websocket", b"sec-websocket-key: x", b"transfer-encoding: chunked"]
HEADERS += [
    b"content-length: 3",
    b"content-length: -1",
    b"expect: 100-continue",
    b"accept-encoding: gzip",
    b": x",
    b"x",
]
BODIES = [
    b"",
    b"{}",
    b"[" * 3000,
    b"\xff\xfe",
    b'{"game":"pig"}',
    b'{"game":"pig","chairs":[{}]}',
    b"null",
    b"0\r\n\r\n",
]


def any_request(chance: random.Random) -> bytes:
    """Something that looks like a request, more or less."""
    path = chance.choice(PATHS) + chance.choice([b"", b"", b"?before=x", b"%00", b"/../..", b"\xf0", b"x" * 5000])
    body = chance.choice(BODIES)
    headers = chance.sample(HEADERS, chance.randrange(6))
    if chance.randrange(3):
        headers = [b"host: here", b"content-type: application/json", b"content-length: %d" % len(body), *headers[:1]]
    head = b" ".join([chance.choice(METHODS), path, chance.choice([b"HTTP/1.1"] * 5 + [b"HTTP/9.9", b""])])
    return b"\r\n".join([head, *headers, b"", body])


async def malformed_requests(house: Process, count: int, seed: int) -> Counter[str]:
    """Send very many requests, each over a line of its own; how they were answered."""
    chance, answers = random.Random(seed), Counter[str]()
    left = count

    async def ask_on() -> None:
        nonlocal left
        while left > 0:
            left -= 1
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            try:
                writer.write(any_request(chance))
                writer.write_eof()
                answers[(await reader.readline())[9:12].decode("latin-1") or "closed"] += 1
            except ConnectionError:
                answers["closed"] += 1
            writer.transport.abort()

    await asyncio.gather(*(ask_on() for _ in range(LINES)))
    assert not [status for status in answers if status.startswith("5")], answers
    assert ask(f"{house.url}/health")[0] == 200
    return answers
