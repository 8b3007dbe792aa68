"""A table in use: who is connected to it, and telling them."""

import asyncio
import time
from collections import deque
from collections.abc import Iterable, Sequence

from ..log.entries import AnyEntry, Played, Said, TakenBack
from ..log.moments import Moment
from ..log.table import Table
from ..store.pen import Listing
from .client import NOBODY, Client, Seats
from .news import MOST_NEWS, Here, News, encode
from .telling import looks_different, status, told, update

MOVES_AND_WORDS = (Played, Said, TakenBack)
ELSEWHERE = 2.0
"""Seconds that this process leaves bots and clocks to the process that made the last step."""


class Room:
    """A table in use."""

    def __init__(self, table: Table, listing: Listing) -> None:
        self.table = table
        self.listing = listing
        self.recent: deque[Moment] = deque(maxlen=MOST_NEWS)
        """The last moments, as far as they are known here."""
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """The bots that think about a move, by seat."""
        self.alarm: asyncio.TimerHandle | None = None
        """Rings when somebody's time is up."""
        self.ours = False
        """Whether this process made the last step."""
        self.seen: dict[str, float] = {}
        """When somebody who had shown a token was last known to be connected, here or elsewhere."""
        self.opened = self.used = time.monotonic()
        """When it was folded, and when somebody last asked for it or hung up."""

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
    def idle(self) -> bool:
        """Whether nobody would miss it."""
        return not (self.clients or self.thinking or self.lock.locked())

    @property
    def quiet(self) -> bool:
        """Whether it is idle and nothing happens by itself."""
        return self.idle and self.alarm is None

    def silence(self) -> None:
        """Let no alarm ring."""
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None

    def here(self, seat: int) -> bool:
        """Whether the holder of a seat is connected."""
        token = self.table.seats[seat].token
        return bool(token) and any(token in client.tokens for client in self.clients)

    def absence(self, seat: int) -> float:
        """For how many seconds the holder of a seat has been away, as far as this process can know."""
        if self.here(seat):
            return 0.0
        return time.monotonic() - self.seen.get(self.table.seats[seat].token, self.opened)

    def seen_elsewhere(self, seat: int) -> None:
        """Another process says that the holder of a seat is connected there."""
        if seat < len(self.table.seats):
            self.seen[self.table.seats[seat].token] = time.monotonic()

    def enter(self, client: Client) -> None:
        """Somebody is there from now on; the others are told if that matters to them."""
        before = self.present()
        self.clients.add(client)
        client.seats = self.table.held_by(client.tokens)
        self._tell_presence(before, client)

    def depart(self, client: Client) -> None:
        """Somebody is gone."""
        before = self.present()
        self.clients.discard(client)
        self.used = time.monotonic()
        self.seen |= dict.fromkeys(client.tokens, self.used)
        self._tell_presence(before, client)

    def present(self) -> Seats:
        """The seats whose holders are connected to this process."""
        return frozenset().union(*(self.table.held_by(client.tokens) for client in self.clients))

    def _tell_presence(self, before: Seats, whose: Client) -> None:
        present = self.present()
        if present != before:
            message = encode(Here([seat + 1 for seat in sorted(present)]))
            for client in self.clients - {whose}:
                client.push(message)

    def move_on(
        self, table: Table, moments: Sequence[Moment], seated: bool, actor: Client | None = None, ref: int = 0
    ) -> None:
        """Take these moments in, and tell everybody what has happened; the same to clients of the same seats.

        Where it concerns the seats, with everything about the table; to somebody who holds other seats than before it
        is another table, so he hears no news of this one. Who may know nothing of it is told only if something looks
        different to him; otherwise not even that something happened.
        """
        before, self.table = self.table, table
        here = self.here if seated else None
        said: dict[tuple[Seats, Seats, bool, int], bytes] = {}
        heard_by: dict[Seats, list[News]] = {}
        for client in self.clients:
            had = client.seats
            if seated:
                client.seats = table.held_by(client.tokens)
            seats, host = client.seats, seated and table.hosted_by(client.tokens)
            key = (had, seats, host, ref if client is actor else 0)
            if key not in said:
                eyes = seats if table.game.facts.secrets else NOBODY
                if eyes not in heard_by:
                    heard_by[eyes] = told(moments, eyes)
                news = heard_by[eyes] if seats == had else []
                heard = bool(news) or client is actor or seats != had or looks_different(before, table, seats)
                said[key] = encode(update(table, seats, news, key[3], here, host)) if heard else b""
            if said[key]:
                client.push(said[key])
        self.recent.extend(moments)
        for moment in moments:
            moment.forget()


def changes_seats(entries: Iterable[AnyEntry]) -> bool:
    """Whether more has happened than moves and words: something that everybody and the lobby have to know."""
    return not all(isinstance(entry, MOVES_AND_WORDS) for entry in entries)
