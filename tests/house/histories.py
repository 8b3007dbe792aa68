"""Histories of tables in trouble: what everybody did and was told, held against the log; a bench may run more."""

import asyncio
import itertools
import signal
from collections import Counter
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any

import asyncpg
import msgspec
from websockets.exceptions import WebSocketException

from croupier.kernel.seats import CHANCE

from .forwarder import WRITING, Forwarder
from .houses import Process
from .people import Json, Person, lay_out

CUT_OFF = (WebSocketException, OSError)
THINKING = 0.05
"""Seconds; a table bears only so much chat."""
UNSURE = ("unknown", "cut off")
"""Answers after which something may be in the log or not."""


async def log_of(url: str, table: str) -> list[Json]:
    """The log of a table as PostgreSQL has it, entry by entry."""
    connection = await asyncpg.connect(url)
    rows = await connection.fetch("SELECT entries FROM steps WHERE table_id = $1 ORDER BY number", table)
    await connection.close()
    return [entry for row in rows for entry in msgspec.json.decode(row["entries"])]


class Player(Person):
    """Somebody on a seat who moves when he can, chats when he cannot, and comes back when he is cut off."""

    def __init__(self, house: Process, keys: Json, seat: int) -> None:
        super().__init__(house.url, keys["table"], [keys["seats"][str(seat)]])
        self.seat = seat
        self.name = f"{house.port}-{seat}"
        self.done: list[tuple[str, str]] = []
        """What he said, or nothing for a move, and the answer: `update` or the code of a problem."""

    @property
    def acknowledged(self) -> int:
        """How often he was told that something is done."""
        return sum(answer == "update" for _, answer in self.done)

    async def play(self, over: asyncio.Event) -> None:
        """Act until it is over."""
        for number in itertools.count():
            if over.is_set():
                return
            if number % 3 and str(self.seat) in self.last["moves"]:
                await self._do("", self.move(self.seat, self.last["moves"][str(self.seat)][-1]["move"]))
            elif number % 4:
                await asyncio.sleep(THINKING)
            else:
                words = f"{self.name}-{number}"
                await self._do(words, self.answer({"kind": "say", "seat": self.seat, "text": words}))

    async def _do(self, words: str, act: Awaitable[Json]) -> None:
        try:
            answer = await act
            self.done.append((words, answer.get("code") or "update"))
        except CUT_OFF:
            self.done.append((words, "cut off"))
            await self.come_back()

    async def come_back(self) -> None:
        """Connect anew until he is let in."""
        while True:
            with suppress(*CUT_OFF):
                await self.go()
                await self.come()
                if self.heard[-1]["kind"] == "update":
                    return


async def trouble(houses: list[Process], lines: list[Forwarder], players: list[list[Player]]) -> None:
    """Everything that can happen to a process and its line, once to each; play goes on after each of them."""

    async def goes_on(of: list[Player], least: int = 1) -> None:
        before = [player.acknowledged for player in of]
        while any(player.acknowledged < least + had for player, had in zip(of, before, strict=True)):
            await asyncio.sleep(0.005)

    async def until_lost(line: Forwarder, before: int) -> None:
        while line.lost == before:
            await asyncio.sleep(0.005)

    for house, line, here, there in zip(houses, lines, players, reversed(players), strict=True):
        house.process.send_signal(signal.SIGSTOP)
        await goes_on(there, 8)
        house.process.send_signal(signal.SIGCONT)
        await goes_on(here)
        line.cut()
        await goes_on(here)
        for answer_only, and_hold in itertools.product((True, False), (False, True)):
            lost, problems = line.lost, sum(len(player.done) - player.acknowledged for player in here)
            line.lose(WRITING, b"COMMIT", answer_only, and_hold)
            await until_lost(line, lost)
            while and_hold and sum(len(player.done) - player.acknowledged for player in here) == problems:
                await asyncio.sleep(0.005)
            line.release()
            await goes_on(here)


def happened(entries: list[Json], nobody: int, words: str) -> list[Any]:
    """Moves, outcomes and words in order; seats are counted from 1, and 0 is chance."""
    first = 1 if nobody == CHANCE else 0
    found: list[Any] = []
    for entry in entries:
        seat = entry.get("seat", nobody)
        seat = 0 if seat == nobody else seat + first
        if entry["kind"] == "played":
            found.append(seat)
        elif entry["kind"] == "said":
            found.append((seat, entry[words]))
    return found


def check(players: list[Player], log: list[Any]) -> None:
    """Whether all at a table were told what its log says, and what they did is in it as they were answered."""
    count, moves = Counter(log), Counter[tuple[int, str]]()
    for player in players:
        told = happened(player.news, 0, "words")
        assert told == log, (player.name, told, log)
        for words, answer in player.done:
            if words:
                times = count[player.seat, words]
                assert times <= 1, (words, "is there twice")
                assert answer in UNSURE or times == (answer == "update"), (words, answer, times)
            else:
                moves[player.seat, answer] += 1
    for seat in (1, 2):
        surely = moves[seat, "update"]
        assert surely <= count[seat] <= surely + sum(moves[seat, answer] for answer in UNSURE), (seat, moves)


async def history(houses: list[Process], lines: list[Forwarder], url: str, tables: int) -> Counter[str]:
    """Let people at new tables play on two houses through all trouble, and check; how often all were answered what.

    The last step of one house may still be on its way to the other: what is told then is heard before the check.
    """
    keys = [lay_out(houses[0].url, "pig", "person", "person", options={"target": "1000"}) for _ in range(tables)]
    players = [[Player(house, one, seat) for one in keys for seat in (1, 2)] for house in houses]
    everybody = [player for some in players for player in some]
    for player in everybody:
        await player.come()
    for player in players[0]:
        await player.wish(player.seat)
    over = asyncio.Event()
    work = [asyncio.create_task(player.play(over)) for player in everybody]
    await trouble(houses, lines, players)
    over.set()
    await asyncio.gather(*work)
    for player in everybody:
        await player.come_back()
    for one in keys:
        log = happened(await log_of(url, one["table"]), CHANCE, "text")
        here = [player for player in everybody if player.table == one["table"]]
        for player in here:
            while len(happened(player.news, 0, "words")) < len(log):
                await player.hear()
        check(here, log)
    return Counter(answer for player in everybody for _, answer in player.done)
