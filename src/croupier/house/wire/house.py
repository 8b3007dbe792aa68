"""One process of the house: its store, its rooms, its limits."""

import logging
from collections import Counter

from ..live.attendant import Attendant
from ..live.rooms import Rooms
from ..metrics import FIGURES
from ..settings import Settings
from ..store.engines import database_url, open_engine
from ..store.store import Store
from .addresses import Addresses
from .limits import Guard
from .offers import Offers

LOG = logging.getLogger("croupier.house")


class House:
    """What every handler needs."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.addresses = Addresses(settings.proxies)
        self.store = Store(open_engine(database_url(settings.database)), self._fault)
        self.rooms = Rooms(self.store, settings)
        self.attendant = Attendant(self.rooms, settings)
        self.offers = Offers(self.store, settings)
        self.requests = Guard(limits.requests_per_minute, limits.requests_per_minute / 60, "requests")
        self.new_tables = Guard(limits.tables_per_hour, limits.tables_per_hour / 3600, "tables")
        self.sockets: Counter[str] = Counter()
        """Open connections, by address."""

    async def close(self) -> None:
        """Finish what was begun."""
        await self.rooms.close()
        await self.store.close()

    def _fault(self, error: Exception) -> None:
        FIGURES.database_faults += 1
        LOG.error("the database does not answer", extra={"error": _first_line(getattr(error, "orig", None) or error)})


def _first_line(error: object) -> str:
    return f"{type(error).__name__}: {error}".splitlines()[0]
