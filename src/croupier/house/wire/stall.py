"""Who does not read what he is told is let go, at the door and at a table alike."""

import asyncio
from typing import Any


class Stalling(asyncio.Protocol):
    """What both of uvicorn's protocols do here beside their own."""

    house: Any
    """The `House`; uvicorn's scopes have other types than Litestar's."""
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    unread: asyncio.TimerHandle | None = None
    """Ends the connection if what was sent is not read by then."""

    def pause_writing(self) -> None:
        """He does not read."""
        super().pause_writing()
        self.unread = self.loop.call_later(self.house.settings.limits.stall, self.transport.abort)

    def resume_writing(self) -> None:
        """He does."""
        super().resume_writing()
        if self.unread:
            self.unread.cancel()
