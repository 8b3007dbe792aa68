"""One process of the house: its store, its rooms, its limits."""

import logging

from ..live.analyses import Analyses
from ..live.attendant import Attendant
from ..live.beside import Beside
from ..live.coach import Coach
from ..live.rooms import Rooms
from ..metrics import FIGURES
from ..settings import Settings
from ..store.engines import database_url, open_engine
from ..store.store import Store
from .addresses import Addresses
from .limits import Accounts
from .offers import Offers

LOG = logging.getLogger("croupier.house")


class House:
    """What every handler needs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.addresses = Addresses(settings.proxies)
        engine = open_engine(database_url(settings.database), settings.patience)
        self.store = Store(engine, self._fault, settings.patience)
        self.rooms = Rooms(self.store, settings)
        self.attendant = Attendant(self.rooms, settings)
        self.beside = Beside()
        self.coach = Coach(self.beside)
        self.analyses = Analyses(self.rooms, self.beside, settings.analyses)
        self.accounts = Accounts(settings.limits)
        self.offers = Offers(self.store, settings)

    async def close(self) -> None:
        """Finish what was begun; what was being judged can be asked again."""
        self.coach.close()
        self.analyses.close()
        await self.beside.close()
        await self.rooms.close()
        await self.store.close()

    def _fault(self, error: Exception) -> None:
        FIGURES.database_faults += 1
        LOG.error("the database does not answer", extra={"error": _first_line(getattr(error, "orig", None) or error)})


def _first_line(error: object) -> str:
    return f"{type(error).__name__}: {error}".splitlines()[0]
