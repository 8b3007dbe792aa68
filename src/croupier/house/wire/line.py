"""The websocket of a server that can also send at once: the class that uvicorn is handed for its setting `ws`."""

import socket
import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

AT_ONCE = "croupier.at_once"
"""The extension of a websocket's scope that sends without waiting."""


ROUND_TRIP = "croupier.round_trip"
"""The extension that asks the system for the delay of the connection."""
RTT = struct.Struct("68xI")
"""Where Linux's `tcp_info` has the smoothed round-trip time, in microseconds."""


class Line(WebSocketsSansIOProtocol):
    """uvicorn's own websocket; where its line is free, an update needs no task and no waiting."""

    def handle_connect(self, event: Request) -> None:
        """Let somebody in, with a way to send to him at once."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[AT_ONCE] = {"send": self.send_at_once}
            extensions[ROUND_TRIP] = {"ask": self.round_trip}

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
        if not (self.disconnected or self.close_sent):
            try:
                self.conn.send_text(message)
            except InvalidState:
                return True
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True
