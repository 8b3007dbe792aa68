"""The line between a house and its PostgreSQL, which can be held up, cut, or lose what is said on it."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple

from .houses import free_port
from .postgres import Postgres

LISTENING, WRITING = b"LISTEN", b"INSERT INTO steps"
"""What tells a line that listens for notices, and one that steps are written on."""


class Line:
    """One connection of a house to its database."""

    def __init__(self) -> None:
        self.said: set[bytes] = set()
        """What kind of line it is."""
        self.speaks, self.hears = True, True
        """Whether anything still passes from the house, and to it."""


class Loss(NamedTuple):
    """What becomes of a line of some kind when it says something."""

    kind: bytes
    words: bytes
    answer_only: bool
    and_hold: bool


class Forwarder:
    """Passes on what a house and its database say to each other, in a thread of its own."""

    def __init__(self, postgres: Postgres) -> None:
        self.there = postgres.port
        self.port = free_port()
        self.url = postgres.url.replace(f":{postgres.port}/", f":{self.port}/")
        self.lines: dict[asyncio.StreamWriter, Line] = {}
        self.loss: Loss | None = None
        self.lost = 0
        """How many lines have lost something."""
        ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self._stand(ready)))
        self.thread.start()
        ready.wait()

    async def _stand(self, ready: threading.Event) -> None:
        self.loop = asyncio.get_running_loop()
        self.free, self.over = asyncio.Event(), asyncio.Event()
        self.free.set()
        server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)
        ready.set()
        await self.over.wait()
        server.close()
        self._cut()

    def hold(self) -> None:
        """Let nothing pass until it is released; connections are accepted all the same."""
        self._have_done(self.free.clear)

    def release(self) -> None:
        """Let everything pass, and lose nothing more."""
        self.loss = None
        self._have_done(self.free.set)

    def cut(self) -> None:
        """End all connections."""
        self._have_done(self._cut)

    def _cut(self) -> None:
        for writer in list(self.lines):
            writer.transport.abort()

    def lose(self, kind: bytes, words: bytes, answer_only: bool = False, and_hold: bool = False) -> None:
        """The next line of a kind that says these words goes dead without a word, before they pass or after."""
        self.loss = Loss(kind, words, answer_only, and_hold)

    def deafen(self, kind: bytes) -> None:
        """Let nothing pass any more on the lines of a kind that there are now."""
        for line in self.lines.values():
            if kind in line.said:
                line.speaks = line.hears = False

    def _have_done(self, what: Callable[[], object]) -> None:
        async def doing() -> None:
            what()

        asyncio.run_coroutine_threadsafe(doing(), self.loop).result()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line, back = Line(), None
        self.lines[writer] = line
        try:
            answers, back = await asyncio.open_connection("127.0.0.1", self.there)
            self.lines[back] = line
            await asyncio.gather(self._say(reader, back, line), self._hear(answers, writer, line))
        except OSError:
            pass
        finally:
            for end in (writer, back):
                if end:
                    end.close()
                    self.lines.pop(end, None)

    async def _say(self, house: asyncio.StreamReader, database: asyncio.StreamWriter, line: Line) -> None:
        with suppress(ConnectionError):
            while data := await house.read(65536):
                await self.free.wait()
                line.said |= {kind for kind in (LISTENING, WRITING) if kind in data}
                loss = self.loss
                if loss and loss.kind in line.said and loss.words in data:
                    self.loss = None
                    line.speaks, line.hears = loss.answer_only, False
                    if loss.and_hold:
                        self.free.clear()
                    self.lost += 1
                if line.speaks:
                    database.write(data)
                    await database.drain()
        database.close()

    async def _hear(self, database: asyncio.StreamReader, house: asyncio.StreamWriter, line: Line) -> None:
        with suppress(ConnectionError):
            while data := await database.read(65536):
                await self.free.wait()
                if line.hears:
                    house.write(data)
                    await house.drain()
        if line.hears:
            house.close()


@contextmanager
def forwarded(postgres: Postgres) -> Iterator[Forwarder]:
    """A line to a database, for a while."""
    forwarder = Forwarder(postgres)
    try:
        yield forwarder
    finally:
        forwarder.loop.call_soon_threadsafe(forwarder.over.set)
        forwarder.thread.join()
