"""Delays of lines: in real time a quicker line waits for a slower one, so that hands decide."""

import asyncio
import time
from collections import deque

from ..live.client import Client
from ..live.news import encode
from .messages import Ping, Pong

PING_EVERY = 2.0
LATELY = 8
"""Round trips that are remembered."""


class Delays:
    """What is measured of a client's line."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.measured: deque[float] = deque(maxlen=LATELY)

    async def measure(self) -> None:
        """Ask again and again until cancelled."""
        while True:
            self.client.push(encode(Ping(time.monotonic())))
            await asyncio.sleep(PING_EVERY)

    def note(self, pong: Pong) -> None:
        """Half a round trip is what the line takes; the shortest lately counts."""
        self.measured.append(max(0.0, (time.monotonic() - pong.sent) * 500))
        self.client.delay = min(self.measured)


def even_out(own: float, delays: list[float], most: float) -> tuple[float, float]:
    """How long a move over this line has to wait, and how long ago the hand moved by then, in milliseconds."""
    slowest = min(most, max(delays))
    return slowest - min(slowest, own), slowest
