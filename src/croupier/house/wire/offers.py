"""Who offers which tables in the lobby: nobody may fill it alone."""

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..errors import TooMany
from ..live.clocks import now
from ..settings import Settings
from ..store.store import Store
from .limits import MOST_ADDRESSES


class Offers:
    """The tables that each address has in the lobby, the address that offered least recently forgotten."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.most = settings.limits.offers
        self.seconds = settings.offered_for
        self.tables: OrderedDict[str, set[str]] = OrderedDict()
        self.coming: Counter[str] = Counter()
        """How many each address is laying out right now."""

    @property
    def since(self) -> int:
        """Since when somebody has to have been seen at a table that is offered."""
        return now() - round(1000 * self.seconds) if self.seconds else 0

    @asynccontextmanager
    async def one_more(self, address: str) -> AsyncIterator[set[str]]:
        """The tables that an address offers, to put another one among; refused if it may not."""
        tables = self.tables.setdefault(address, set())
        self.tables.move_to_end(address)
        if len(self.tables) > MOST_ADDRESSES:
            self.tables.popitem(last=False)
        known = list(tables)
        tables.difference_update(set(known) - await self.store.offered(known, self.since))
        if len(tables) + self.coming[address] >= self.most:
            raise TooMany("many-offers", most=self.most)
        self.coming[address] += 1
        try:
            yield tables
        finally:
            self.coming -= Counter([address])
