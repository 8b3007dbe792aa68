"""A table in use: who is connected to it, and telling them."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable

from ..log.entries import AnyEntry, Played, Said, TakenBack
from ..log.table import Table
from ..store.pen import Row
from ..wire.messages import Here, encode
from .telling import NOBODY, Seats, is_secret, told, update

MOVES_AND_WORDS = (Played, Said, TakenBack)
MOST_UNSENT = 256


class Client:
    """Somebody connected to a table, with the seats he holds."""

    def __init__(self, seats: Seats, host: bool, at_once: Callable[[str], bool]) -> None:
        self.seats = seats
        self.host = host
        self.at_once = at_once
        """Sends a message now, or says that the line is busy."""
        self.delay = 0.0
        """Milliseconds from this client to the house, the shortest measured lately."""
        self.outbox: deque[str | None] = deque()
        """What could not be sent at once, in order; None ends the connection."""
        self.sending = False
        """Whether something from the outbox is on its way."""
        self.bell = asyncio.Event()
        """Rung when there is something in the outbox."""

    def push(self, message: str) -> None:
        """Send something; who does not listen is let go, and may come back for what he missed."""
        if not self.outbox and not self.sending and self.at_once(message):
            return
        if len(self.outbox) >= MOST_UNSENT:
            self.outbox.clear()
            self.hang_up()
        else:
            self._put(message)

    def hang_up(self) -> None:
        """End the connection after what is still to be said."""
        self._put(None)

    def _put(self, message: str | None) -> None:
        self.outbox.append(message)
        self.bell.set()

    async def empty(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is put into the outbox until the connection ends."""
        while True:
            await self.bell.wait()
            self.bell.clear()
            while self.outbox:
                message = self.outbox.popleft()
                if message is None:
                    return
                self.sending = True
                await send(message)
                self.sending = False


class Room:
    """A table in use."""

    def __init__(self, table: Table, row: Row) -> None:
        self.table = table
        self.row = row
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.ours = False
        """Whether this process made the last step."""

    def here(self, seat: int) -> bool:
        """Whether the holder of a seat is connected."""
        return any(seat in client.seats for client in self.clients)

    def enter(self, client: Client) -> None:
        """Somebody is there from now on; the others are told if that matters to them."""
        before = self._present()
        self.clients.add(client)
        self._tell_presence(before, client)

    def depart(self, client: Client) -> None:
        """Somebody is gone."""
        before = self._present()
        self.clients.discard(client)
        self._tell_presence(before, client)

    def _present(self) -> Seats:
        return frozenset().union(*(client.seats for client in self.clients))

    def _tell_presence(self, before: Seats, whose: Client) -> None:
        present = self._present()
        if present != before:
            message = encode(Here([seat + 1 for seat in sorted(present)])).decode()
            for client in self.clients - {whose}:
                client.push(message)

    def tell(self, entries: list[AnyEntry], seated: bool, actor: Client | None = None, ref: int = 0) -> None:
        """Tell everybody what has happened and how the table looks now; the same to clients of the same seats.

        Where it concerns the seats, with everything about the table.
        Who may not know of it hears nothing at all: not even that something happened.
        """
        here = self.here if seated else None
        secret = any(is_secret(entry) for entry in entries)
        public = told(entries, NOBODY)
        said: dict[tuple[Seats, bool, int], str] = {}
        for client in self.clients:
            key = (client.seats, client.host, ref if client is actor else 0)
            if key not in said:
                news = told(entries, client.seats) if secret else public
                if not news:
                    continue
                said[key] = encode(update(self.table, client.seats, news, key[2], here, client.host)).decode()
            client.push(said[key])


def changes_seats(entries: Iterable[AnyEntry]) -> bool:
    """Whether more has happened than moves and words: something that everybody and the lobby have to know."""
    return not all(isinstance(entry, MOVES_AND_WORDS) for entry in entries)
