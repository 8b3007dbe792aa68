"""What keeps the house open for everybody: how much an address, or a connection, may do."""

import time
from collections import OrderedDict

from ..errors import TooMany

MOST_ADDRESSES = 10_000


class Bucket:
    """How much an address, or a connection, may still do: so many at once, and so many more each second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is all right."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Guard:
    """A bucket for each address, the least recently used forgotten."""

    def __init__(self, burst: float, per_second: float, what: str) -> None:
        self.burst = burst
        self.per_second = per_second
        self.what = what
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        """Refuse an address that does too much."""
        bucket = self.buckets.setdefault(address, Bucket(self.burst, self.per_second))
        self.buckets.move_to_end(address)
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        if not bucket.take():
            raise TooMany("many-from-address", what=self.what)
