"""A guest at a table, from his hello until he hangs up."""

import asyncio
import time
from contextlib import suppress

import msgspec

from croupier.kernel.errors import CroupierError

from ..errors import BadRequest, Silent
from ..live.client import Client, Seats
from ..live.clocks import now
from ..live.draft import Draft
from ..live.errands import Errands
from ..live.news import Doubt, encode
from ..live.rematch import lay_out_again
from ..live.room import Room
from ..live.telling import update
from ..metrics import FIGURES
from .asking import asked, tried
from .coaching import Coaching
from .connection import Connection, Gone
from .delays import Delays, even_out
from .house import House
from .limits import Account
from .messages import (
    MOST_TOKENS,
    GiveBack,
    HandOn,
    Hello,
    Hint,
    History,
    Hurry,
    Move,
    Pong,
    Promise,
    Rematch,
    Request,
    Say,
    StandIn,
    TakeBack,
    Try,
    Tutor,
    Who,
    problem_of,
)
from .safety import token_hash

COSTS: dict[type, int] = {
    Say: 20,
    Hint: 20,
    Tutor: 10,
    Promise: 10,
    HandOn: 10,
    TakeBack: 10,
    StandIn: 10,
    GiveBack: 10,
}
"""Messages that one counts for beside itself: everybody hears of it and the log keeps it, but no game goes on by it."""
PAGE_COSTS, VIEWS_COST = 10, 30
"""The same for looking back, which is more work than to move, and more with how the table looked."""


def cost_of(request: Request) -> int:
    """How many messages a request counts for beside itself."""
    if isinstance(request, History):
        return VIEWS_COST if request.views else PAGE_COSTS
    return COSTS.get(type(request), 0)


async def hello_to(line: Connection, within: float) -> Hello:
    """The first message of a guest."""
    try:
        hello = await asyncio.wait_for(line.hear(), within)
    except TimeoutError:
        raise Silent("silent") from None
    if not isinstance(hello, Hello):
        raise BadRequest("hello-first")
    return hello


class Guest:
    """Somebody at a table: what he says, and what he is told."""

    def __init__(self, house: House, line: Connection, room: Room, account: Account, hello: Hello) -> None:
        self.house = house
        self.line = line
        self.room = room
        self.account = account
        tokens = frozenset(token_hash(token) for token in hello.tokens[:MOST_TOKENS])
        self.client = Client(tokens, line.at_once)
        self.seen = hello.seen
        direct = house.addresses.direct(line.scope)
        self.delays = Delays(self.client, line.round_trip, direct, house.settings.most_delay)
        self.held = Errands()
        self.coaching = Coaching(house, room, self.client, account)

    @property
    def seats(self) -> Seats:
        """The seats that this guest holds now."""
        return self.room.table.held_by(self.client.tokens)

    async def stay(self) -> None:
        """From the first update to the last."""
        room = self.room
        async with room.lock:
            self.client.push(await self._missed(self.seen))
            room.enter(self.client)
        self.house.rooms.stir(room)
        self.house.attendant.greet(room)
        sending = asyncio.create_task(self._send())
        measuring = asyncio.create_task(self.delays.measure()) if room.table.realtime else None
        try:
            await self._listen()
        finally:
            room.depart(self.client)
            self.client.hang_up()
            if measuring:
                measuring.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    async def _missed(self, seen: int | None) -> bytes:
        """An update with everything since a number."""
        room, seats = self.room, self.seats
        news = await self.house.rooms.past.missed(room, seats, max(0, seen or 0))
        return encode(update(room.table, seats, news, 0, room.here, room.hosts(self.client), room.dice_in))

    async def _listen(self) -> None:
        with suppress(Gone):
            while True:
                try:
                    request = await self.line.hear()
                    if self.room.table.realtime and isinstance(request, Move):
                        self._hold(request)
                    else:
                        await self._do(request)
                except CroupierError as error:
                    self._refuse(error)

    async def _do(self, request: Request, at: int = 0) -> None:
        arrived = time.perf_counter()
        try:
            if cost := cost_of(request):
                self.account.charge(cost)
            if isinstance(request, Pong):
                self.delays.note(request)
            elif isinstance(request, Hurry):
                if self.seats and self.room.hurry(self.seats):
                    self.house.rooms.stir(self.room)
            elif isinstance(request, Who):
                self.client.push(encode(self.room.company()))
            elif isinstance(request, Rematch):
                await lay_out_again(self.house.rooms, self.room, self.client)
            elif isinstance(request, History):
                page = await self.house.rooms.past.page(
                    self.room, self.seats, request.before, request.ref, request.views
                )
                self.client.push(encode(page))
            elif isinstance(request, Try):
                self.client.push(encode(tried(request, self.client, self.room)))
            elif isinstance(request, Hint):
                self.coaching.begin(request)
                self.held.send(self._hint(request))
            elif isinstance(request, Move) and self.coaching.watches(request):
                self.held.send(self._weigh(request, self.coaching.weigh(request)))
            elif isinstance(request, Hello):
                raise BadRequest("hello-again")
            else:
                what = asked(request, self.client, self.room)
                if not await self.house.rooms.act(self.room, what, self.client, request.ref, at):
                    self.client.push(
                        encode(update(self.room.table, self.seats, [], request.ref, dice_in=self.room.dice_in))
                    )
                FIGURES.took(time.perf_counter() - arrived)
                if isinstance(request, Tutor) and request.on:
                    self.held.send(self.house.coach.prepare(self.room))
        except CroupierError as error:
            self._refuse(error, getattr(request, "ref", 0))

    def _hold(self, move: Move) -> None:
        """Let a move wait for those that may be under way on slower lines."""
        delays = [client.delay for client in self.room.clients if client.seats or client is self.client]
        wait, lag = even_out(self.client.delay, delays, self.house.settings.most_delay)
        self.delays.moved()
        self.held.send(self._later(move, wait, lag))

    async def _later(self, move: Move, wait: float, lag: float) -> None:
        await asyncio.sleep(wait / 1000)
        await self._do(move, now() - round(lag))

    async def _hint(self, hint: Hint) -> None:
        """Have everybody know that a seat asks the coach, and tell this guest alone what he says."""
        try:
            await self.house.rooms.act(self.room, asked(hint, self.client, self.room), self.client)
            self.client.push(encode(await self.coaching.hint(hint)))
        except CroupierError as error:
            self._refuse(error, hint.ref)
        finally:
            self.coaching.end()

    async def _weigh(self, move: Move, draft: Draft) -> None:
        """Make a move, unless the tutor doubts it; who has made it without him is told so."""
        doubt = await self.coaching.doubt(move, draft)
        if not isinstance(doubt, Doubt):
            await self._do(msgspec.structs.replace(move, sure=True))
        if doubt is not None:
            self.client.push(encode(doubt))

    def _refuse(self, error: CroupierError, ref: int = 0) -> None:
        self.client.push(encode(problem_of(error, ref)))

    async def _send(self) -> None:
        await self.client.empty(self.line.say)
        await self.line.close(1001)
