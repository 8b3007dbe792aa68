"""Word from the other processes of a house: which tables they have moved on, through PostgreSQL."""

import asyncio

import asyncpg
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from ..live.rooms import Rooms
from .engines import database_url
from .pen import NOTICES

MISSED = b"*"
"""The notice that notices may have been missed."""


class Notices(AsyncPgChannelsBackend):
    """Litestar's channels over LISTEN and NOTIFY, which also outlive a restart of PostgreSQL."""

    def __init__(self, url: str) -> None:
        super().__init__(database_url(url).set(drivername="postgresql").render_as_string(hide_password=False))
        self.closing = False
        self.recovery: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        """Connect, and notice when the connection is lost."""
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        """Let go for good."""
        self.closing = True
        if self.recovery:
            self.recovery.cancel()
        await super().on_shutdown()

    def _lost(self, _: object) -> None:
        if not self.closing:
            self.recovery = asyncio.get_running_loop().create_task(self._recover())

    async def _recover(self) -> None:
        while True:
            try:
                connection = await self._connect()
                break
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(0.25)
        async with self._listener_lock:
            self._listener_conn = connection
            connection.add_termination_listener(self._lost)
            for channel in self._subscribed_channels:
                await connection.add_listener(channel, self._listener)
        if self._queue is not None:
            self._queue.put_nowait((NOTICES, MISSED))


def channels_for(url: str) -> ChannelsPlugin:
    """The channel on which this house's processes hear of each other."""
    return ChannelsPlugin(Notices(url), channels=[NOTICES])


async def listen(channels: ChannelsPlugin, rooms: Rooms) -> None:
    """Follow the other processes."""
    async with channels.start_subscription([NOTICES]) as subscriber:
        async for words in subscriber.iter_events():
            if words == MISSED:
                rooms.resume()
            else:
                rooms.notice(words.decode())
