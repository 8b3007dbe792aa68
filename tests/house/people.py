"""People at tables: a small client over HTTP and websockets, as any program could be one."""

import asyncio
import hashlib
import json
import urllib.error
import urllib.request
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = Any
T = TypeVar("T")


def ask(
    url: str,
    body: Json = None,
    method: str | None = None,
    seconds: float = 60,
    headers: dict[str, str] | None = None,
) -> tuple[int, Json]:
    """One HTTP request: its status and what came back."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json", **(headers or {})}, method=method)
    try:
        with urllib.request.urlopen(request, timeout=seconds) as answer:
            status, text = answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        status, text = error.code, error.read().decode()
    try:
        return status, json.loads(text)
    except json.JSONDecodeError:
        return status, text


def lay_out(house: str, game: str, *chairs: str, **wishes: Json) -> Json:
    """The keys of a new table where seat 1 begins; chairs are `person`, `open`, or the name of a bot."""
    wanted = [{"kind": chair} if chair in ("person", "open") else {"kind": "bot", "name": chair} for chair in chairs]
    status, keys = ask(f"{house}/api/tables", {"game": game, "chairs": wanted, "first": 1, **wishes})
    assert status == 201, keys
    return keys


PRESENT: list["Person"] = []
"""Everybody who is connected in a test."""


def at_tables(story: Coroutine[Any, Any, T], seconds: int = 90) -> T:
    """Let a story at some tables happen, and see everybody off."""

    async def whole() -> T:
        try:
            return await asyncio.wait_for(story, seconds)
        finally:
            for person in PRESENT:
                await person.go()
            PRESENT.clear()

    return asyncio.run(whole())


class Person:
    """Somebody connected to a table, who remembers what he was told."""

    def __init__(self, house: str, table: str, tokens: list[str], address: str = "127.0.0.1") -> None:
        self.url = f"ws{house.removeprefix('http')}/api/tables/{table}/socket"
        self.table = table
        self.tokens = tokens
        self.address = address
        """The machine that connects; all of 127.0.0.0/8 is this one."""
        self.number: int | None = None
        self.unread: deque[str] = deque()
        """What came while a page was waited for."""
        self.heard: list[Json] = []
        self.letters: list[str] = []
        """What was heard, to the letter."""
        self.news: list[Json] = []
        """All of it, but for how the table looked after each."""
        self.last: Json = {}
        self.ref = 0
        self.socket: ClientConnection | None = None
        self.luck: dict[int, str] = {}
        """What was promised, by seat."""

    async def come(self) -> "Person":
        """Connect, or connect again with the last number seen."""
        self.socket = await connect(self.url, max_size=None, local_addr=(self.address, 0))
        if self not in PRESENT:
            PRESENT.append(self)
        await self.say({"kind": "hello", "tokens": self.tokens, "seen": self.number})
        await self.hear()
        return self

    async def go(self) -> None:
        """Hang up."""
        assert self.socket
        await self.socket.close()

    async def drop(self) -> None:
        """Lose the connection without a word."""
        assert self.socket
        self.socket.transport.abort()
        await self.socket.wait_closed()

    async def say(self, message: Json) -> None:
        """Send something."""
        assert self.socket
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def hear(self) -> Json:
        """The next thing told."""
        assert self.socket
        letters = self.unread.popleft() if self.unread else str(await self.socket.recv())
        message = json.loads(letters)
        if message["kind"] == "ping":
            await self.pong(message["nonce"])
            return await self.hear()
        if message["kind"] == "here":
            return await self.hear()
        self.heard.append(message)
        self.letters.append(letters)
        if message["kind"] == "update":
            seen, since = self.number or 0, message.get("since", 0)
            news = (await self.pages(seen, since) + message["news"])[max(0, seen - since) :]
            self.news += [{name: value for name, value in one.items() if name != "views"} for one in news]
            self.number = message["number"]
            self.last = {**self.last, **message}
            for gone in ("ref", "result"):
                if gone not in message:
                    self.last.pop(gone, None)
        return message

    async def pong(self, nonce: int) -> None:
        """Answer a ping."""
        await self.say({"kind": "pong", "nonce": nonce})

    async def pages(self, since: int, before: int) -> list[Json]:
        """The news from one number to another, asked for page by page; whatever comes meanwhile is heard later."""
        assert self.socket
        news: list[Json] = []
        while before > since:
            await self.say({"kind": "history", "before": before, "ref": -before})
            while (page := json.loads(letters := str(await self.socket.recv()))).get("ref") != -before:
                self.unread.append(letters)
            assert page["kind"] == "page", page
            news = page["news"] + news
            assert page["since"] == before - len(page["news"]), "something was left out"
            before = page["since"]
        return news[since - before :] if before < since else news

    async def who_is_here(self) -> list[int]:
        """The seats that are connected, when the house tells the next time."""
        assert self.socket
        while True:
            message = json.loads(await self.socket.recv())
            if message["kind"] == "here":
                return list(message["seats"])

    async def company(self) -> Json:
        """Who is here and who is away, asked now; whatever comes meanwhile is heard later."""
        assert self.socket
        await self.say({"kind": "who"})
        while (message := json.loads(letters := str(await self.socket.recv())))["kind"] != "here":
            self.unread.append(letters)
        return message

    async def listen_to_the_end(self) -> None:
        """Hear until the house hangs up."""
        with suppress(ConnectionClosed):
            while True:
                await self.hear()

    async def hear_for(self, seconds: float) -> None:
        """Listen for a while, answering pings."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    await self.hear()

    async def answer(self, message: Json) -> Json:
        """Say something and hear until it is answered."""
        self.ref += 1
        await self.say({**message, "ref": self.ref})
        while True:
            heard = await self.hear()
            if heard.get("ref") == self.ref:
                return heard

    async def promise(self, *seats: int) -> None:
        """Promise luck for the dice."""
        for seat in seats:
            self.luck[seat] = f"luck-of-{seat}" + "-anew" * self.last["table"]["broken"]
            promise = hashlib.sha256(self.luck[seat].encode()).hexdigest()
            assert (await self.answer({"kind": "promise", "seat": seat, "promise": promise}))["kind"] == "update"

    async def show(self) -> None:
        """Show the luck that was promised."""
        for seat, luck in self.luck.items():
            await self.say({"kind": "wish", "seat": seat, "luck": luck})

    async def wish(self, *seats: int) -> None:
        """Add to the luck of the dice; who is last lets everybody at the table show his."""
        await self.promise(*seats)
        if self.last["table"]["revealing"]:
            for person in PRESENT:
                if person.table == self.table and person.luck:
                    while not person.last["table"]["revealing"]:  # his process may not have heard of it yet
                        await person.hear()
                    await person.show()
            while self.last["table"]["status"] == "open":
                await self.hear()

    async def move(self, seat: int, move: str | Json) -> Json:
        """Make a move for what was last seen, in words or as data."""
        said = {"words": move} if isinstance(move, str) else {"move": move}
        return await self.answer({"kind": "move", "seat": seat, "seen": self.number, **said})

    async def until(self, seat: int) -> bool:
        """Hear until a seat may act; False if the game ends before."""
        while str(seat) not in self.last["moves"]:
            if self.last.get("result"):
                return False
            await self.hear()
        return True


async def sit(url: str, table: str, seat: int) -> Person:
    """Somebody who takes an open seat and connects."""
    status, keys = ask(f"{url}/api/tables/{table}/seats", {"seat": seat})
    assert status == 201, keys
    return await Person(url, table, [keys["seats"][str(seat)]]).come()


async def seated(house: str, keys: Json, *seats: int) -> Person:
    """Somebody who holds these seats and has wished for luck."""
    person = await Person(house, keys["table"], [keys["seats"][str(seat)] for seat in seats]).come()
    await person.wish(*seats)
    return person


async def play_on(person: Person, seat: int) -> None:
    """Play the last move that is offered until the game is over."""
    while await person.until(seat):
        answer = await person.move(seat, person.last["moves"][str(seat)][-1]["words"])
        assert answer["kind"] == "update", answer
