"""How games went: analyses, made one after the other by the process beside the house, and kept once they are."""

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from typing import Literal

from croupier.kernel.errors import CroupierError
from croupier.lab.analysis.report import VERSION

from ..errors import Fault, NotNow, TooMany
from ..log.entries import AnyEntry
from ..log.records import moves_in, players_of
from ..log.table import Table
from ..store.reports import Reports
from .beside import Beside, CutShort, NoAnswer
from .branch import goes_on
from .draft import must_stand
from .news import Making
from .questions import Agreed, Analyse
from .room import Room
from .rooms import Rooms

LOG = logging.getLogger("croupier.house")
MOST_ENTRIES = 5000
"""In the log of a game that is analysed."""
LONGEST = 600.0
"""Seconds that an analysis may take."""
TIMES = 2
"""How often the process beside the house may end with a game before that is given up."""
MOST_LOST = 1000
"""Games given up or failed that are remembered; the others may be tried again."""
SHARE = 4
"""An address may have this part of all games that wait."""


class Wanted:
    """A game that waits to be analysed, or is."""

    def __init__(self, address: str, entries: int) -> None:
        self.address = address
        self.entries = entries
        self.done = 0
        self.working = False

    def further(self, entries: int) -> None:
        """So many more entries are done."""
        self.done += entries


class Analyses:
    """Those that are there, and those that are wanted."""

    def __init__(self, rooms: Rooms, beside: Beside, most: int) -> None:
        self.rooms = rooms
        self.beside = beside
        self.most = most
        self.reports = Reports(rooms.store)
        self.wanted: dict[str, Wanted] = {}
        """By table, in the order in which they are made."""
        self.lost: OrderedDict[str, None] = OrderedDict()
        """Tables whose games could not be analysed."""
        self.failed: OrderedDict[str, None] = OrderedDict()
        """Tables whose analysis failed for no fault of their games: told once, then tried again."""
        self.work: asyncio.Task[None] | None = None

    async def of(self, room: Room, address: str) -> bytes | Making:
        """The analysis of a table's game, as JSON; while there is none it is made, since somebody has asked for it."""
        table = room.table
        must_stand(table)
        if not table.ended:
            raise NotNow("game-not-over")
        entries = len(table.opened.given) + table.made
        if entries > MOST_ENTRIES:
            raise NotNow("analysis-long", entries=entries, most=MOST_ENTRIES)
        if table.id not in self.wanted and (found := await self.reports.find(table.id, VERSION)) is not None:
            return found
        if table.id in self.lost:
            raise Fault("analysis-lost")
        if table.id in self.failed:
            del self.failed[table.id]
            raise Fault("analysis-failed")
        if table.id not in self.wanted and await goes_on(self.rooms, table):
            raise NotNow("source-not-over")
        wanted = self.wanted.get(table.id) or self._want(table.id, address, entries)
        state: Literal["waiting", "working"] = "working" if wanted.working else "waiting"
        return Making(state, list(self.wanted).index(table.id), wanted.done, wanted.entries)

    def close(self) -> None:
        """Make no more."""
        if self.work is not None:
            self.work.cancel()

    def _want(self, table: str, address: str, entries: int) -> Wanted:
        if len(self.wanted) >= self.most:
            raise TooMany("many-analyses", most=self.most)
        share = max(1, self.most // SHARE)
        if sum(one.address == address for one in self.wanted.values()) >= share:
            raise TooMany("your-analyses", most=share)
        wanted = self.wanted[table] = Wanted(address, entries)
        if self.work is None or self.work.done():
            self.work = asyncio.create_task(self._work())
        return wanted

    async def _work(self) -> None:
        """Make all that are wanted; what the database does not answer is made when it is asked for again."""
        while self.wanted:
            table, wanted = next(iter(self.wanted.items()))
            wanted.working = True
            try:
                with suppress(CroupierError):
                    await self._make(table, wanted)
            except Exception as error:
                LOG.exception("a game could not be analysed", extra={"error": repr(error)})
                remember(self.failed, table)
            finally:
                del self.wanted[table]

    async def _make(self, name: str, wanted: Wanted) -> None:
        if await self.reports.find(name, VERSION) is not None:
            return
        room = await self.rooms.room(name)
        async with room.lock:
            question = question_of(room.table, await self.rooms.entries(room))
        for _ in range(TIMES):
            wanted.done = 0
            try:
                async with asyncio.timeout(LONGEST):
                    analysis = await self.beside.ask(question, wanted.further)
            except CutShort:
                continue
            except TimeoutError:
                self.beside.kill()
                break
            except NoAnswer:
                break
            await self.reports.keep(name, VERSION, analysis)
            return
        remember(self.lost, name)


def remember(tables: OrderedDict[str, None], name: str) -> None:
    """Add a table to those remembered; the oldest is forgotten where they are too many."""
    tables[name] = None
    if len(tables) > MOST_LOST:
        tables.popitem(last=False)


def question_of(table: Table, entries: list[AnyEntry]) -> Analyse:
    """What is asked of a game that is over."""
    log = (*table.opened.given, *moves_in(entries))
    return Analyse(Agreed.at(table, table.opened.first), log, players_of(table))
