"""One process of the house: its store, its rooms, its limits."""

import asyncio
import logging
from collections import Counter

from litestar.types import Scope

from croupier.kernel.dice import below, new_rng
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.seats import CHANCE
from croupier.kernel.shelf import find_game

from ..live.room import Room
from ..live.rooms import Rooms
from ..metrics import FIGURES
from ..settings import Settings
from ..store.engines import database_url, open_engine
from ..store.store import Store
from .safety import Guard

LOG = logging.getLogger("croupier.house")


class House:
    """What every handler needs."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.store = Store(open_engine(database_url(settings.database)), self._fault)
        self.rooms = Rooms(self.store, settings)
        self.requests = Guard(limits.requests_per_minute, limits.requests_per_minute / 60, "requests")
        self.new_tables = Guard(limits.tables_per_hour, limits.tables_per_hour / 3600, "new tables")
        self.sockets: Counter[str] = Counter()
        self.warmed: dict[str, asyncio.Task[None]] = {}

    async def open(self) -> None:
        """Open the database."""
        await self.store.open()

    async def close(self) -> None:
        """Finish what was begun."""
        await self.rooms.close()
        await self.store.close()

    async def warm(self, game: Game) -> None:
        """Have a game's rules ready, loaded or compiled once, without holding up the other tables."""
        if game.id not in self.warmed:
            self.warmed[game.id] = asyncio.get_running_loop().create_task(asyncio.to_thread(play_a_little, game))
            self.warmed[game.id].add_done_callback(self._count_warm)
        await asyncio.shield(self.warmed[game.id])

    def _count_warm(self, _: object) -> None:
        FIGURES.games_ready = sum(task.done() for task in self.warmed.values())

    async def room(self, table: str) -> Room:
        """A table in use."""
        if table not in self.rooms.rooms:
            row = await self.store.row(table)
            if row is not None:
                await self.warm(find_game(row.game))
        return await self.rooms.room(table)

    def address(self, scope: Scope) -> str:
        """Where a request comes from."""
        client = scope.get("client")
        return client[0] if client else ""

    def _fault(self, error: Exception) -> None:
        FIGURES.database_faults += 1
        LOG.error("the database does not answer", extra={"error": _first_line(getattr(error, "orig", None) or error)})


def _first_line(error: object) -> str:
    return f"{type(error).__name__}: {error}".splitlines()[0]


def play_a_little(game: Game) -> None:
    """Use every rule and every bot of a game once."""
    match, rng = Match(game.setup(game.facts.seats[0])), new_rng(1)
    for _ in range(20):
        if match.over:
            return
        seat = match.seats[0]
        if seat == CHANCE:
            match.roll(rng)
            continue
        for bot in game.bots:
            match.ask(seat, bot, rng)
            if game.facts.realtime:
                match.pause(seat, bot, rng)
        moves = match.moves(seat)
        move = moves[below(rng, len(moves))]
        match.secret(seat, move)
        match.play(seat, move)
        match.payoff()
