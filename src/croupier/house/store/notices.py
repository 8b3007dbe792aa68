"""Word from the other processes of a house: which tables they have moved on, through PostgreSQL."""

import asyncio
from collections.abc import Callable

import asyncpg

from .engines import database_url
from .postgres import NOTICES

ASK_AGAIN = 0.25
"""Seconds until a PostgreSQL that is not there is asked again."""
BROKEN = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Notices:
    """Listens on a connection of its own, and on another one when that is lost."""

    def __init__(self, url: str, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self.url = database_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.heard = heard
        self.missed = missed
        """Called whenever listening begins: what was said before was not heard."""

    async def listen(self) -> None:
        """Follow the other processes until cancelled."""
        while True:
            try:
                await self._follow(await asyncpg.connect(self.url))
            except BROKEN:
                await asyncio.sleep(ASK_AGAIN)

    async def _follow(self, line: asyncpg.Connection) -> None:
        lost = asyncio.Event()
        try:
            line.add_termination_listener(lambda _: lost.set())
            await line.add_listener(NOTICES, lambda _line, _pid, _channel, words: self.heard(words))
            self.missed()
            await lost.wait()
        finally:
            line.terminate()
