"""What keeps the house open for everybody: how much one address may do."""

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from ..errors import TooMany
from ..metrics import FIGURES
from ..settings import Limits

MOST_ADDRESSES = 10_000
MOST_ADVICE = 10
"""Answers of the coach that an address may wait for."""
ALL_AT_ONCE = 10
"""Seconds in which an address may make all its connections anew."""


class Bucket:
    """How much may still be done: so much at once, and so much more each second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.left = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1, spare: float = 0) -> bool:
        """Whether one more is all right, and so much is left then."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < cost + spare:
            return False
        self.left -= cost
        return True


class Account:
    """What an address has open and may do; who connects again finds it as he left it."""

    def __init__(self, limits: Limits) -> None:
        self.most = limits.sockets
        self.open = 0
        self.advice = 0
        """Answers of the coach that are awaited."""
        self.arrivals = Bucket(limits.sockets, limits.sockets / ALL_AT_ONCE)
        self.requests = Bucket(limits.requests_per_minute, limits.requests_per_minute / 60)
        self.messages = Bucket(limits.burst, limits.messages_per_second)
        self.tables = Bucket(limits.tables_per_hour, limits.tables_per_hour / 3600)

    def charge(self, cost: float) -> None:
        """Have a message count for more than one, or refuse it; a quarter is left for what costs nothing more."""
        if not self.messages.take(cost, self.messages.burst / 4):
            raise TooMany("many-messages")

    def check_advice(self) -> None:
        """Refuse one more answer of the coach where enough are awaited."""
        if self.advice >= MOST_ADVICE:
            raise TooMany("coach-busy")

    @contextmanager
    def advised(self) -> Iterator[None]:
        """One more answer of the coach, while it is awaited."""
        self.check_advice()
        self.advice += 1
        try:
            yield
        finally:
            self.advice -= 1

    @contextmanager
    def guest(self) -> Iterator[None]:
        """One more connection to a table, while it lasts."""
        if self.open >= self.most:
            raise TooMany("many-connections")
        self.open += 1
        FIGURES.seats_connected += 1
        try:
            yield
        finally:
            self.open -= 1
            FIGURES.seats_connected -= 1


class Accounts:
    """The accounts of all addresses; of those that have nothing open, the least recently used are forgotten."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.accounts: OrderedDict[str, Account] = OrderedDict()

    def of(self, address: str) -> Account:
        """The account of an address."""
        account = self.accounts.get(address)
        if account is None:
            account = self.accounts[address] = Account(self.limits)
            if len(self.accounts) > MOST_ADDRESSES:
                self._forget()
        self.accounts.move_to_end(address)
        return account

    def _forget(self) -> None:
        idle = next((address for address, account in self.accounts.items() if not account.open), None)
        if idle is not None:
            del self.accounts[idle]
