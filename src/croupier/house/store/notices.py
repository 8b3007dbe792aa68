"""Word from the other processes of a house: which tables they have moved on, through PostgreSQL."""

import asyncio
import secrets
from collections.abc import Callable

import asyncpg

from .engines import database_url
from .postgres import BROKEN, NOTICES, connect

ASK_AGAIN = 0.25
"""Seconds until a PostgreSQL that is not there is asked again."""
DEAF_AFTER = 3
"""Times the patience after which a process that has not heard itself takes its connection for dead."""


class Notices:
    """Listens on a connection of its own, and on another one when that is lost or has gone silent."""

    def __init__(
        self, url: str, heard: Callable[[str], None], missed: Callable[[], None], patience: float = 5.0
    ) -> None:
        self.url = database_url(url)
        self.heard = heard
        self.missed = missed
        """Called whenever listening begins: what was said before was not heard."""
        self.patience = patience
        self.sign = secrets.token_hex(8)
        """What this process says again and again, to hear itself."""
        self.alive = asyncio.Event()

    async def listen(self) -> None:
        """Follow the other processes until cancelled."""
        while True:
            try:
                line = await connect(self.url, self.patience)
                try:
                    await self._follow(line)
                finally:
                    line.terminate()
            except BROKEN:
                await asyncio.sleep(ASK_AGAIN)

    async def _follow(self, line: asyncpg.Connection) -> None:
        line.add_termination_listener(lambda _: self.alive.set())
        async with asyncio.timeout(self.patience):
            await line.add_listener(NOTICES, lambda _line, _pid, _channel, words: self._hear(words))
        self.missed()
        while not line.is_closed():
            self.alive.clear()
            async with asyncio.timeout(DEAF_AFTER * self.patience):
                await self.alive.wait()

    def _hear(self, words: str) -> None:
        if words.startswith(self.sign):
            self.alive.set()
        self.heard(words)
