"""Somebody connected to a table."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST_UNSENT = 256

Seats = frozenset[int]
"""The seats somebody holds; none where he only watches."""
NOBODY: Seats = frozenset()
Tokens = frozenset[str]
"""The hashes of the tokens somebody has shown."""


class Client:
    """Somebody connected to a table, with his tokens; which seats they hold, only the table knows."""

    def __init__(self, tokens: Tokens, at_once: Callable[[bytes], bool]) -> None:
        self.tokens = tokens
        self.seats = NOBODY
        """What they held when anybody last sat down or left: for telling, not for acting."""
        self.at_once = at_once
        """Sends a message now, or says that the line is busy."""
        self.delay = 0.0
        """Milliseconds from this client to the house, the shortest measured lately."""
        self.outbox: deque[bytes | None] = deque()
        """What could not be sent at once, in order; None ends the connection."""
        self.sending = False
        """Whether something from the outbox is on its way."""
        self.bell = asyncio.Event()
        """Rung when there is something in the outbox."""

    def push(self, message: bytes) -> None:
        """Send something; who does not listen is let go, and may come back for what he missed."""
        if not self.outbox and not self.sending and self.at_once(message):
            return
        if len(self.outbox) >= MOST_UNSENT:
            self.outbox.clear()
            self.hang_up()
        else:
            self._put(message)

    def hang_up(self) -> None:
        """End the connection after what is still to be said."""
        self._put(None)

    def _put(self, message: bytes | None) -> None:
        self.outbox.append(message)
        self.bell.set()

    async def empty(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what is put into the outbox until the connection ends."""
        while True:
            await self.bell.wait()
            self.bell.clear()
            while self.outbox:
                message = self.outbox.popleft()
                if message is None:
                    return
                self.sending = True
                await send(message)
                self.sending = False
