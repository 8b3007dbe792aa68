"""A websocket as ASGI has it: events in and out, and what may follow what."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Any

import msgspec
from litestar.types import Receive, Scope, Send

from croupier.kernel.errors import CroupierError

from ..errors import BadRequest
from ..live.news import encode
from .line import AT_ONCE, ROUND_TRIP
from .messages import Answer, Request, decode_request, problem_of


class Phase(Enum):
    """How far a connection is."""

    CONNECTING = auto()
    OPEN = auto()
    CLOSED = auto()


class Gone(Exception):
    """Nobody is there any more."""


class Connection:
    """Somebody's line to the house."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.receive = receive
        self.send = send
        self.phase = Phase.CONNECTING
        extensions: Any = scope.get("extensions") or {}
        self.send_at_once: Callable[[bytes], bool] | None = extensions.get(AT_ONCE, {}).get("send")
        self.round_trip: Callable[[], float | None] = extensions.get(ROUND_TRIP, {}).get("ask", lambda: None)
        """Milliseconds that the system measures from this machine to the next and back, where it does."""

    @property
    def from_elsewhere(self) -> bool:
        """Whether a browser's page that is not this house's connects; other programs send no origin."""
        headers = dict(self.scope["headers"])
        origin = headers.get(b"origin")
        return origin is not None and origin.partition(b"://")[2] != headers.get(b"host")

    async def accept(self) -> None:
        """Shake hands."""
        event = await self.receive()
        if event["type"] == "websocket.connect":
            self.phase = Phase.OPEN
            await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def hear(self) -> Request:
        """The next message; `Gone` when there will be none."""
        event = await self.receive()
        if event["type"] != "websocket.receive":
            self.phase = Phase.CLOSED
            raise Gone
        try:
            return decode_request(event.get("bytes") or b"")
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BadRequest("unreadable", reason=error) from None

    def at_once(self, message: bytes) -> bool:
        """Send now where the server can, or say that somebody has to wait for the line."""
        if self.phase is Phase.OPEN:
            return self.send_at_once is not None and self.send_at_once(message)
        return True

    async def say(self, message: bytes) -> None:
        """Send when the line is free."""
        await self._send({"type": "websocket.send", "text": message.decode(), "bytes": None})

    async def tell(self, answer: Answer) -> None:
        """Send something that is not encoded yet."""
        await self.say(encode(answer))

    async def close(self, code: int) -> None:
        """Hang up."""
        await self._send({"type": "websocket.close", "code": code, "reason": None})
        self.phase = Phase.CLOSED

    async def refuse(self, error: CroupierError) -> None:
        """Say why, and hang up."""
        await self.tell(problem_of(error))
        await self.close(4000 + error.status)

    async def _send(self, event: Any) -> None:
        if self.phase is Phase.OPEN:
            try:
                await self.send(event)
            except OSError:
                self.phase = Phase.CLOSED
