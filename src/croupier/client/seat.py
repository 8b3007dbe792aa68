"""A seat at a live table."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from croupier.kernel.errors import CroupierError

from .asking import record_of, take_seat
from .errors import ClientError, SeatLost, error_of
from .line import Line, Said
from .links import Link, read_link
from .luck import Luck
from .meaning import Meaning
from .turn import Answer, Ended, Turn
from .wire import News, Problem, TableView, Update

PATIENCE = 60.0
"""Seconds that a house which has stopped answering is waited for."""
FAREWELL = 5.0
"""Seconds to give a seat up in."""
SAY_AGAIN = 0.5
"""Seconds until something is said again to a house that could not write it down."""
LATER = ("closed", "unknown")
"""How a house refuses what it could not write down, or does not know whether it has."""


class Seat:
    """A seat that this program holds: iterate over its turns until the game is over."""

    def __init__(self, link: Link, patience: float = PATIENCE, typed: bool = True) -> None:
        self._link = link
        self._typed = typed
        self._line = Line(link.socket, self._hello, self._hear, patience)
        self._luck = Luck()
        self._errands: set[asyncio.Task[None]] = set()
        self._saying: Said | None = None
        self._number: int | None = None
        self._news: list[News] = []
        self._acted = 0
        """The number of the seat's last move, whoever made it."""
        self._missed = 0
        """How many turns were gone when they were answered."""
        self._shown: object = None
        """What the player was asked about last."""
        self._latest: Update
        self._table: TableView
        self._meaning: Meaning
        self._left = False
        self.seat = -1
        """Counted from 0."""

    @property
    def link(self) -> str:
        """What this seat is held with, to come back to it later: to be kept to oneself."""
        return self._link.own

    @property
    def invitation(self) -> str:
        """The link for others."""
        return self._link.invitation

    @property
    def game(self) -> str:
        """The game's id."""
        return self._table.game

    @property
    def names(self) -> list[str]:
        """Who sits where: a person's name, a bot's, or nothing."""
        return [seat.name or seat.bot for seat in self._table.seats]

    @property
    def over(self) -> bool:
        """Whether nothing more happens at the table."""
        return bool(self._latest.result) or self._table.status in ("over", "cleared")

    @property
    def result(self) -> tuple[float, ...]:
        """Each seat's share of the victory, when the game is over."""
        return self._latest.result

    @property
    def scores(self) -> tuple[int, ...]:
        """Everybody's, as somebody who only watches knows them."""
        return self._latest.scores

    @property
    def view(self) -> Any:
        """What the seat sees now."""
        return self._meaning.view(self._latest.views[str(self.seat + 1)])

    def __aiter__(self) -> AsyncIterator[Turn]:
        return self

    async def __anext__(self) -> Turn:
        while not (self.over or self._left):
            seat = str(self.seat + 1)
            if seat in self._latest.moves:
                data = self._latest.views[seat], self._latest.moves[seat]
                shown = self._acted, self._missed, *map(bytes, data)
                if shown != self._shown:
                    self._shown = shown
                    news, self._news = self._news, []
                    assert self._number is not None
                    return Turn(self.seat, self._number, data, news, self.scores, self._meaning, self._play)
            await self._line.change()
        raise StopAsyncIteration

    def moved_on(self, turn: Turn) -> bool:
        """Whether anything has happened since a turn began."""
        return self._number != turn.number

    async def say(self, text: str) -> None:
        """Chat."""
        await self._insist({"kind": "say", "seat": self.seat + 1, "text": text})

    async def leave(self) -> None:
        """Give the seat up: it is open again before the game, a bot's during it."""
        self._left = True
        with suppress(SeatLost):
            await self._insist({"kind": "leave", "seat": self.seat + 1})

    async def ended(self) -> Ended:
        """How the game ended, with its record, held against what was noted before it began."""
        from croupier.kernel.record import Record

        if not self.over:
            raise ClientError("not-over")
        text = await asyncio.to_thread(record_of, self._link)
        self._luck.check(Record.from_text(text), self.seat)
        luck, commitment = self._luck.words, self._luck.commitment
        return Ended(self.game, self.seat, self.result, self.scores, self.view, text, commitment, luck)

    async def come(self) -> None:
        """Connect to the table."""
        await self._line.open()

    async def go(self, keep: bool = False) -> None:
        """Hang up; who goes before the end gives the seat up, unless he wants to come back."""
        try:
            if not (keep or self.over or self._left or self._line.fault):
                with suppress(CroupierError, TimeoutError):
                    await asyncio.wait_for(self.leave(), FAREWELL)
        finally:
            for errand in self._errands:
                errand.cancel()
            await self._line.close()

    def _hello(self) -> Said:
        self._saying = None
        return {"kind": "hello", "tokens": [self._link.token], "seen": self._number}

    async def _hear(self, update: Update) -> None:
        """Everything that the house tells of the table."""
        known = self._number
        if known is None or update.number < known:
            since, news = update.since, update.news
        else:
            pages = await self._line.pages(known, update.since)
            since = pages[0].since if pages else update.since
            news = [one for page in pages for one in page.news] + update.news
            news, since = news[max(0, known - since) :], max(known, since)
        own = [
            number for number, one in enumerate(news, since + 1) if one.kind == "played" and one.seat == self.seat + 1
        ]
        self._acted = own[-1] if own else self._acted
        self._news += news
        self._number, self._latest = update.number, update
        if update.table:
            if self.seat < 0:
                self._meaning = await asyncio.to_thread(Meaning, update.table.game, self._typed)
            self._look(update.table)

    def _look(self, table: TableView) -> None:
        """Who sits where, and what has to be said about that: luck, or that a bot need not stand in any longer."""
        self._table = table
        held = next((number for number, seat in enumerate(table.seats) if seat.mine), -1)
        if held < 0 and table.status not in ("over", "cleared"):
            raise SeatLost("token-holds-nothing") if self.seat < 0 else SeatLost("seat-lost", seat=self.seat + 1)
        self.seat = held if held >= 0 else self.seat
        if self.seat < 0:
            raise SeatLost("token-holds-nothing")
        self._speak()

    def _speak(self) -> None:
        due = self._luck.due(self._table, self.seat)
        if due is None and self._table.status == "playing" and self._table.seats[self.seat].bot:
            due = {"kind": "give-back", "seat": self.seat + 1}
        said, self._saying = self._saying, due
        if due and due != said:
            errand = asyncio.create_task(self._run(due))
            self._errands.add(errand)
            errand.add_done_callback(self._errands.discard)

    async def _run(self, errand: Said) -> None:
        """Say what is due; a house that could not write it down hears it again if it still is."""
        with suppress(CroupierError):
            answer = await self._line.ask(errand)
            if isinstance(answer, Problem) and answer.code in LATER:
                await asyncio.sleep(SAY_AGAIN)
                self._saying = None
                self._speak()

    async def _insist(self, message: Said) -> None:
        """Say something until it is answered; an error where it is refused."""
        while True:
            answer = await self._line.ask(message)
            if isinstance(answer, Problem):
                if answer.code not in LATER:
                    raise error_of(answer)
                await asyncio.sleep(SAY_AGAIN)
            elif answer is not None:
                return

    async def _play(self, turn: Turn, move: Answer) -> bool:
        """Make a move for what was seen: said again after an outage, it is played once all the same."""
        said = {"words": move} if isinstance(move, str) else {"move": move}
        message = {"kind": "move", "seat": self.seat + 1, "seen": turn.number, **said}
        in_doubt, latest = False, time.monotonic() + self._line.patience
        while not (in_doubt and self._acted > turn.number):
            answer = await self._line.ask(message)
            if isinstance(answer, Update):
                break
            if isinstance(answer, Problem) and answer.code in ("stale", "not-now"):
                self._missed += 1
                return in_doubt and self._acted > turn.number
            if isinstance(answer, Problem) and answer.code not in LATER:
                raise self._meaning.refusal(answer)
            in_doubt = True
            if isinstance(answer, Problem):
                if time.monotonic() > latest:
                    raise error_of(answer)
                await asyncio.sleep(SAY_AGAIN)
        return True


async def sat_down(link: str, name: str, seat: int | None, patience: float, typed: bool) -> Seat:
    """A seat, taken if need be, and connected."""
    held = Seat(await asyncio.to_thread(take_seat, read_link(link), name, seat), patience, typed)
    try:
        await held.come()
    except BaseException:
        await held.go(keep=True)
        raise
    return held


@asynccontextmanager
async def sit(
    link: str,
    name: str = "",
    *,
    seat: int | None = None,
    keep: bool = False,
    patience: float = PATIENCE,
    typed: bool = True,
) -> AsyncIterator[Seat]:
    """Sit down at a table: by its invitation, by the link of a seat that is held, or by one that hands a seat on.

    Who goes before the game is over gives the seat up, so that nobody waits for a program that is gone; with `keep` it
    is held, and `link` of the seat leads back to it. A house that stops answering is called for `patience` seconds.
    """
    held = await sat_down(link, name, seat, patience, typed)
    try:
        yield held
    finally:
        await held.go(keep)
