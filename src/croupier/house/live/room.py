"""A table in use: who is connected to it, and telling them."""

import asyncio
import time
from collections.abc import Coroutine, Iterable, Sequence
from typing import Any, Literal

import msgspec

from croupier.kernel.position import Position

from ..errors import Closed
from ..log.entries import AnyEntry, HandedOn, HintAsked, Played, Said, TakenBack
from ..log.moments import Moment
from ..log.table import Table
from ..store.pen import Listing
from .client import NOBODY, Client, Seats
from .news import Here, News, encode
from .telling import looks_different, status, told, update

MOVES_AND_WORDS = {Played, Said, TakenBack, HandedOn, HintAsked}
GLANCE = LAST_LOOK = 1000
"""Milliseconds in which nobody has seen enough yet of how a duel ended, and from when all have to the next cast."""
ELSEWHERE = 2.0
"""Seconds that this process leaves bots and clocks to the process that made the last step."""


class Lock(asyncio.Lock):
    """A lock that nobody waits for longer than a database is waited for: who holds it may wait for that."""

    def __init__(self, patience: float) -> None:
        super().__init__()
        self.patience = patience
        self.queue = 0

    def acquire(self) -> Coroutine[Any, Any, Literal[True]]:
        """Wait for the lock, or be refused."""
        return self._patiently() if self.locked() or self.queue else super().acquire()

    async def _patiently(self) -> Literal[True]:
        self.queue += 1
        try:
            async with asyncio.timeout(self.patience):
                return await super().acquire()
        except TimeoutError:
            raise Closed("table-waits") from None
        finally:
            self.queue -= 1


class Room:
    """A table in use."""

    def __init__(
        self, table: Table, listing: Listing, patience: float = 5.0, enough: float = 30.0, breath: int = 0
    ) -> None:
        self.table = table
        self.listing = listing
        self.lock = Lock(patience)
        self.clients: set[Client] = set()
        self.thinking: dict[int, asyncio.Task[Position | None]] = {}
        """The bots that think about a move, by seat."""
        self.alarm: asyncio.TimerHandle | None = None
        """Rings when somebody's time is up."""
        self.ours = False
        """Whether this process made the last step."""
        self.dwell = 0.0
        """Seconds that people need to take in what they have just been told."""
        self.counted = Here([])
        """Who was connected when anybody last came, went or changed seats."""
        self.learning = False
        """Whether a bot waits for its game to be compiled."""
        self.hurried = asyncio.Event()
        """Set when somebody has seen enough."""
        self.content: Seats = NOBODY
        """In real time: the seats that have seen enough before the dice fall."""
        self.hastened = 0
        """When the dice fall because everybody has, on the house's clock; 0 where somebody has not."""
        self.doubt = False
        """Whether the log may have a step that nobody here has heard of: it is looked at before anything else."""
        self.looking = False
        """Whether somebody is about to look at the log."""
        self.seen: dict[str, float] = {}
        """When somebody who had shown a token was last known to be connected, here or elsewhere."""
        self.opened = self.used = time.monotonic()
        """When it was folded, and when somebody last asked for it or hung up."""
        self.enough = enough
        """Seconds after which somebody who is not connected is away."""
        self.breath = breath
        """Milliseconds in real time to see how the table lies before the dice fall."""
        self.woken = 0
        """When somebody came to the table while nobody was there, on the house's clock."""

    @property
    def status(self) -> str:
        """How far its table is, in a word."""
        return str(status(self.table))

    @property
    def grace(self) -> float:
        """Seconds that bots and clocks of this process wait beside what they have to."""
        return 0.0 if self.ours else ELSEWHERE

    @property
    def resting(self) -> bool:
        """Whether a table in real time waits for somebody to look at it."""
        return self.table.realtime and not self.clients

    @property
    def has_bots(self) -> bool:
        """Whether anybody here may have to be waited for by a bot."""
        return any(seat.bot for seat in self.table.seats)

    @property
    def falls(self) -> int:
        """When dice that are due in real time fall: those too who come to a table that rests see how it lies first."""
        since = time.time_ns() // 1_000_000 if self.resting else max(self.table.still, self.woken)
        return self.hastened or since + self.pause

    @property
    def pause(self) -> int:
        """Milliseconds from what there is to see to the dice: a breath, and what people need to take it in."""
        if self.hastened:
            return self.hastened - self.table.still
        return self.breath + round(1000 * self.dwell) if self.breath else 0

    @property
    def dice_in(self) -> int:
        """Milliseconds in real time until the dice fall, or, where real ones lie, until hands may move."""
        table = self.table
        if not table.realtime or table.dice_due == table.real_dice:
            return 0
        return max(0, (table.cast if table.real_dice else self.falls) - time.time_ns() // 1_000_000)

    def hurry(self, seats: Seats) -> bool:
        """Somebody has seen enough; whether the dice fall earlier for it.

        Bots need not wait for him. In real time nobody shortens another's look: dice fall when all people have seen
        enough, and what was pressed in the heat of a duel that has just ended was not meant for it.
        """
        self.hurried.set()
        table, at = self.table, time.time_ns() // 1_000_000
        waits = table.realtime and table.dice_due and not table.real_dice and not self.hastened
        if not waits or at < table.still + GLANCE:
            return False
        self.content |= seats
        people = [seat for seat, held in enumerate(table.seats) if held.token and not held.bot]
        if not self.content.issuperset(people) or at + LAST_LOOK >= self.falls:
            return False
        self.hastened = at + LAST_LOOK
        self._tell_anew()
        return True

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it."""
        return not (self.clients or self.thinking or self.lock.locked())

    @property
    def quiet(self) -> bool:
        """Whether it is idle and nothing happens by itself."""
        return self.idle and not (self.alarm or self.doubt or self.looking)

    def silence(self) -> None:
        """Let no alarm ring."""
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None

    def here(self, seat: int) -> bool:
        """Whether the holder of a seat is connected."""
        return self._shown(self.table.seats[seat].token)

    def _shown(self, token: str) -> bool:
        return bool(token) and any(token in client.tokens for client in self.clients)

    def absence(self, seat: int) -> float:
        """For how many seconds the holder of a seat has been away, as far as this process can know."""
        return self._away(self.table.seats[seat].token)

    def _away(self, token: str) -> float:
        return 0.0 if self._shown(token) else time.monotonic() - self.seen.get(token, self.opened)

    def hosts(self, client: Client) -> bool:
        """Whether somebody may do what a host may: he is one, or he sits here and the host is away."""
        table = self.table
        if table.hosted_by(client.tokens):
            return True
        return bool(table.held_by(client.tokens)) and self._away(table.host) >= self.enough

    def _watch_host(self) -> None:
        """See to it that everybody hears when the host has been away for long enough."""
        left = self.enough - self._away(self.table.host)
        if self.clients and 0 < left < self.enough:
            asyncio.get_running_loop().call_later(left + 0.01, self._tell_anew)

    def _tell_anew(self) -> None:
        for client in self.clients:
            seats = self.table.held_by(client.tokens)
            client.push(encode(update(self.table, seats, [], 0, self.here, self.hosts(client), self.dice_in)))

    def who_is_here(self) -> list[int]:
        """The seats whose holders are connected to this process, counted from 1, and 0 for the host."""
        host = [0] if self._shown(self.table.host) else []
        return host + [seat + 1 for seat in self.present()]

    def seen_elsewhere(self, who: int) -> None:
        """Another process says that the holder of a seat, counted from 1, or the host is connected there."""
        if who <= len(self.table.seats):
            token = self.table.seats[who - 1].token if who else self.table.host
            self.seen[token] = time.monotonic()

    def enter(self, client: Client) -> None:
        """Somebody is there from now on; the others are told if that matters to them."""
        if not self.clients:
            self.woken = time.time_ns() // 1_000_000
        self.clients.add(client)
        client.seats = self.table.held_by(client.tokens)
        self._tell_presence(client)
        self._watch_host()

    def depart(self, client: Client) -> None:
        """Somebody is gone."""
        self.clients.discard(client)
        self.used = time.monotonic()
        self.seen |= dict.fromkeys(client.tokens, self.used)
        self._tell_presence(client)
        self._watch_host()

    def present(self) -> Seats:
        """The seats whose holders are connected to this process."""
        return frozenset().union(*(self.table.held_by(client.tokens) for client in self.clients))

    def company(self) -> Here:
        """Who is connected to this process, as counted when anybody last came, went or changed seats."""
        return msgspec.structs.replace(
            self.counted,
            learning=self.learning,
            away=self._missed(),
            absence=round(self.enough),
            waits=self._patience(),
        )

    def _missed(self) -> list[int]:
        """The seats, counted from 1, whose holders have been away for long enough to be replaced."""
        seats = () if self.table.over else enumerate(self.table.seats, 1)
        absent = [(number, seat.token) for number, seat in seats if seat.wishes and number not in self.counted.seats]
        return [number for number, token in absent if self._away(token) >= self.enough]

    def _patience(self) -> int:
        """Milliseconds until a game begins without somebody."""
        if self.table.began or not self.alarm:
            return 0
        return max(0, round(1000 * (self.alarm.when() - asyncio.get_running_loop().time())))

    def _count(self) -> None:
        watching = sum([not client.seats for client in self.clients])
        self.counted = Here([seat + 1 for seat in sorted(self.present())], watching)

    def _tell_presence(self, whose: Client) -> None:
        """Tell the others who is here, if that is another one now; who only looks on is counted for those who ask."""
        before = self.counted.seats
        self._count()
        if self.counted.seats != before:
            for client in self.clients - {whose}:
                client.push(encode(self.company()))

    def move_on(
        self, table: Table, moments: Sequence[Moment], seated: bool, actor: Client | None = None, ref: int = 0
    ) -> None:
        """Go on to a table, and tell everybody what these moments were; the same to clients of the same seats.

        Where it concerns the seats, with everything about the table; to somebody who holds other seats than before it
        is another table, so he hears no news of this one. Who may know nothing of it is told only if something looks
        different to him; otherwise not even that something happened.
        """
        before, self.table = self.table, table
        self.content, self.hastened = NOBODY, 0
        if table.realtime:
            self.dwell = dwell_of(told(moments, NOBODY)) if table.dice_due else 0.0
        dice_in = self.dice_in
        here = self.here if seated else None
        said: dict[tuple[Seats, Seats, bool, int], bytes] = {}
        heard_by: dict[Seats, list[News]] = {}
        for client in self.clients:
            had = client.seats
            if seated:
                client.seats = table.held_by(client.tokens)
            seats, host = client.seats, seated and self.hosts(client)
            key = (had, seats, host, ref if client is actor else 0)
            if key not in said:
                eyes = seats if table.game.facts.secrets else NOBODY
                if eyes not in heard_by:
                    heard_by[eyes] = told(moments, eyes)
                news = heard_by[eyes] if seats == had else []
                heard = bool(news) or client is actor or seats != had or looks_different(before, table, seats)
                said[key] = encode(update(table, seats, news, key[3], here, host, dice_in)) if heard else b""
            if said[key]:
                client.push(said[key])
        if seated:
            self._count()
        if self.has_bots and not table.realtime:
            self.dwell = max([dwell_of(news) for news in heard_by.values()], default=0.0)
            self.hurried.clear()


def changes_seats(entries: Iterable[AnyEntry]) -> bool:
    """Whether more has happened than moves and words: something that everybody and the lobby have to know."""
    return not MOVES_AND_WORDS.issuperset([type(entry) for entry in entries])


def dwell_of(news: Iterable[News]) -> float:
    """Seconds that people need to take some news in."""
    return sum([max([event.DWELL for event in one.events], default=0.0) for one in news])
