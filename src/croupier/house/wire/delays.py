"""Delays of lines: in real time a quicker line waits for a slower one, so that hands decide.

Nobody's word about his own delay is believed. On a direct connection the system measures it. Behind a proxy it is half
of the time until a ping is answered, which a liar can make longer: so it counts only as far as a quota reaches, which
every move uses up and time fills again.
"""

import asyncio
import secrets
import time
from collections import OrderedDict, deque
from collections.abc import Callable

from ..live.client import Client
from ..live.news import encode
from .messages import Ping, Pong

PING_EVERY = 2.0
LATELY = 8
"""Round trips that are remembered."""
OUTSTANDING = 8
"""Pings that may still be answered."""
REFILL = 0.02
"""Of a quota, in milliseconds for every millisecond."""


class Delays:
    """What is known of a client's line."""

    def __init__(self, client: Client, round_trip: Callable[[], float | None], direct: bool, quota: float) -> None:
        self.client = client
        self.round_trip = round_trip
        self.direct = direct
        self.quota = quota
        self.left = quota
        self.at = time.monotonic()
        self.asked: OrderedDict[int, float] = OrderedDict()
        """When each ping that is not answered yet was sent."""
        self.measured: deque[float] = deque(maxlen=LATELY)

    async def measure(self) -> None:
        """Ask again and again until cancelled."""
        while True:
            self.client.push(encode(self.ping()))
            await asyncio.sleep(PING_EVERY)

    def ping(self) -> Ping:
        """One more question, which can be answered once."""
        nonce = secrets.randbits(48)
        self.asked[nonce] = time.monotonic()
        if len(self.asked) > OUTSTANDING:
            self.asked.popitem(last=False)
        self.look()
        return Ping(nonce)

    def note(self, pong: Pong) -> None:
        """Half a round trip is what the line takes; the shortest lately counts."""
        sent = self.asked.pop(pong.nonce, None)
        if sent is not None:
            self.measured.append((time.monotonic() - sent) * 500)
            self.look()

    def look(self) -> None:
        """What is to be made up for on this line now."""
        if self.direct and (measured := self.round_trip()) is not None:
            self.client.delay = measured / 2
        else:
            self.client.delay = min(self.left, min(self.measured, default=0.0))

    def moved(self) -> None:
        """A move was made up for: behind a proxy that costs as much of the quota."""
        now = time.monotonic()
        self.left = min(self.quota, self.left - self.client.delay + (now - self.at) * 1000 * REFILL)
        self.at = now
        self.look()


def even_out(own: float, delays: list[float], most: float) -> tuple[float, float]:
    """How long a move over this line has to wait, and how long ago the hand moved by then, in milliseconds."""
    slowest = min(most, max(delays))
    return slowest - min(slowest, own), slowest
