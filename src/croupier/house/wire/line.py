"""The websocket of a server that can also send at once, and bears no floods.

The class that uvicorn is handed for its setting `ws`.
"""

import asyncio
import socket
import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from ..errors import TooMany
from ..live.news import encode
from .limits import Account
from .messages import problem_of
from .stall import Stalling

AT_ONCE = "croupier.at_once"
"""The extension of a websocket's scope that sends without waiting."""
ROUND_TRIP = "croupier.round_trip"
"""The extension that asks the system for the delay of the connection."""
RTT = struct.Struct("68xI")
"""Where Linux's `tcp_info` has the smoothed round-trip time, in microseconds."""
HEAR_WITHIN = 2.0
"""Seconds to read why one is let go."""
TEXT, SHORT, LONG = 0x81, struct.Struct("!BBH"), struct.Struct("!BBQ")
"""The first byte of a text in one frame, and what follows it by the length of the text."""
MOST_WAITING = 8
"""Messages of one guest that wait for their turn before no more is read from him."""
MOST_PARTS = 16
"""Frames of one message."""
PIECE = 1024
"""Bytes that are read at once, so that a flood of tiny frames is noticed early."""


class Line(Stalling, WebSocketsSansIOProtocol):
    """uvicorn's own websocket; where its line is free, an update needs no task and no waiting."""

    account: Account | None = None
    """Of the guest's address, which pays for every frame."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody comes in from the door."""
        super().connection_made(transport)
        self.house = self.app.house
        self.close_timeout = HEAR_WITHIN

    def handle_connect(self, event: Request) -> None:
        """Let somebody in, with a way to send to him at once."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.account = self.house.accounts.of(self.house.addresses.of(self.scope))
            extensions: Any = self.scope["extensions"]
            extensions[AT_ONCE] = {"send": self.send_at_once}
            extensions[ROUND_TRIP] = {"ask": self.round_trip}

    def data_received(self, data: bytes) -> None:
        """Read a piece at a time."""
        if len(data) <= PIECE:
            super().data_received(data)
            return
        for first in range(0, len(data), PIECE):
            if self.close_sent or self.transport.is_closing():
                break
            super().data_received(data[first : first + PIECE])

    def handle_text(self, event: Frame) -> None:
        """A message, or the first part of one, which is read as it is."""
        if self._paid():
            super().handle_bytes(event)

    def handle_bytes(self, event: Frame) -> None:
        """The same, whatever it calls itself."""
        self.handle_text(event)

    def handle_cont(self, event: Frame) -> None:
        """More of a message, which may come in a few parts."""
        if len(self.frames) >= MOST_PARTS:
            self._let_go()
        elif self._paid():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A whole message; reading goes on meanwhile, which saves two calls of the system for each."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if self.queue.qsize() >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        """Answer, unless the answers are not read."""
        if self.writable.is_set() and self._paid():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """An answer, asked for or not."""
        if self._paid():
            super().handle_pong(event)

    def keepalive_timeout(self) -> None:
        """Nobody is there any more, or he does not read: there is nothing to wait for."""
        super().keepalive_timeout()
        self.transport.abort()

    def _paid(self) -> bool:
        """Whether one more frame is all right; who sends too many is told so, and let go."""
        if self.close_sent or self.account is None:
            return False
        if self.account.messages.take():
            return True
        self._let_go()
        return False

    def _let_go(self) -> None:
        """Say that it was too much, and hear no more."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 4429})
        self.conn.send_text(encode(problem_of(TooMany("many-messages"))))
        self.conn.send_close(4429)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.pause_reading()
        self.read_paused = False  # not to be resumed: what still comes costs nothing, and he can read why
        self.close_timer = self.loop.call_later(HEAR_WITHIN, self.transport.abort)

    def round_trip(self) -> float | None:
        """The round-trip time that the system measures on this connection, in milliseconds; None where it does not."""
        line = self.transport.get_extra_info("socket")
        if line is None or not hasattr(socket, "TCP_INFO"):
            return None
        try:
            info = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, RTT.size)
        except OSError:
            return None
        return float(RTT.unpack(info)[0]) / 1000 if len(info) == RTT.size else None

    def send_at_once(self, message: bytes) -> bool:
        """Send a text, or say that the line is busy; to whoever has hung up it counts as sent."""
        if not self.writable.is_set():
            return False
        if not (self.disconnected or self.close_sent) and self.conn.state is State.OPEN:
            self.transport.write(head_of(message) + message)
        return True


def head_of(message: bytes) -> bytes:
    """What goes before a text that is sent in one frame (RFC 6455, 5.2)."""
    length = len(message)
    if length < 126:
        return bytes((TEXT, length))
    return SHORT.pack(TEXT, 126, length) if length < 65536 else LONG.pack(TEXT, 127, length)
