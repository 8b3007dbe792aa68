"""The websocket of a table: who is there, what he says, and what he is told."""

import asyncio
import time
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.types import WebSocketSendEvent

from croupier.kernel.errors import CroupierError, Refused

from ..errors import HouseError, NotYours, Stale, TooMany, code_of
from ..live.acts import Draft
from ..live.rematch import lay_out_again
from ..live.room import Client
from ..live.rooms import now
from ..live.telling import told, update
from ..log.entries import AnyEntry
from ..metrics import FIGURES
from .house import House
from .messages import (
    MOST_TOKENS,
    GiveBack,
    Hello,
    Leave,
    Move,
    Ping,
    Pong,
    Problem,
    Rematch,
    Request,
    Roll,
    Say,
    StandIn,
    TakeBack,
    Wish,
    decode_request,
    encode,
)
from .safety import Bucket, clean, same_origin, token_hash

LINE = "croupier.line"
"""Where a websocket's scope has the server's own `receive` and `send`."""
MOST_CHAT = 300
MOST_WORDS = 500
HELLO_WITHIN = 15
PING_EVERY = 2.0
GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending raises when nobody is there any more."""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[None, None, State], table: str, state: State) -> None:
    """Somebody connects to a table."""
    house: House = state.house
    address = house.address(socket.scope)
    await socket.accept()
    socket.receive, socket.send = cast(Any, socket.scope)[LINE]
    if not same_origin(socket.headers):
        await _refuse(socket, NotYours("this page does not belong to the house"), 4403)
        return
    if house.sockets[address] >= house.settings.limits.sockets:
        await _refuse(socket, TooMany("too many connections from your address"), 4429)
        return
    house.sockets[address] += 1
    FIGURES.seats_connected += 1
    try:
        await _Guest(house, socket).stay(table)
    finally:
        FIGURES.seats_connected -= 1
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]


async def _refuse(socket: WebSocket[None, None, State], error: HouseError, code: int) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_data(encode(Problem(error.code, str(error))), mode="text")
        await socket.close(code)


class _Guest:
    """A connection and what it may do."""

    def __init__(self, house: House, socket: WebSocket[None, None, State]) -> None:
        self.house = house
        self.socket = socket
        self.bucket = Bucket(house.settings.limits.burst, house.settings.limits.messages_per_second)
        self.delays: deque[float] = deque(maxlen=8)
        self.pending: set[asyncio.Task[None]] = set()

    async def stay(self, table: str) -> None:
        """From the first word to the last."""
        try:
            self.room = await self.house.room(table)
            hello = await asyncio.wait_for(self._hear(), HELLO_WITHIN)
            if not isinstance(hello, Hello):
                raise HouseError("say hello first")
        except TimeoutError:
            await _refuse(self.socket, HouseError("nothing was said for too long"), 4408)
            return
        except WebSocketDisconnect:
            return
        except CroupierError as error:
            house_error = error if isinstance(error, HouseError) else HouseError(str(error))
            await _refuse(self.socket, house_error, 4404 if house_error.status == 404 else 4400)
            return
        room = self.room
        hashes = {token_hash(token) for token in hello.tokens[:MOST_TOKENS]}
        seats = frozenset(number for number, seat in enumerate(room.table.seats) if seat.token in hashes)
        self.client = Client(seats, room.table.opened.host in hashes, self._send_at_once)
        async with room.lock:
            first = await self._first(hello.seen)
            self.client.push(first)
            room.enter(self.client)
        work = [asyncio.create_task(self._send())]
        if room.table.position.game.facts.realtime:
            work.append(asyncio.create_task(self._measure()))
        try:
            await asyncio.create_task(self._listen())  # a task of its own is woken without all that lies around us
        finally:
            room.depart(self.client)
            self.client.hang_up()
            for task in work[1:]:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)

    async def _first(self, seen: int | None) -> str:
        room, seats = self.room, self.client.seats
        number = room.table.number(seats)
        news: list[AnyEntry] = []
        if seen is None or seen < number:
            news = await self.house.rooms.news_since(room, seats, max(0, seen or 0))
        return encode(update(room.table, seats, told(news, seats), 0, room.here, self.client.host)).decode()

    async def _listen(self) -> None:
        while True:
            try:
                request = await self._hear()
                if request is None:
                    return
                if self.room.table.position.game.facts.realtime and isinstance(request, Move):
                    self._hold(request)
                else:
                    await self._do(request)
            except WebSocketDisconnect:
                return
            except TooMany as error:
                self._problem(error, 0)
                self.client.hang_up()
                return
            except CroupierError as error:
                self._problem(error, 0)

    async def _hear(self) -> Request | None:
        event = await self.socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="nobody is there any more")
        data = event.get("text") or ""
        if len(data) > self.house.settings.limits.message_bytes:
            raise TooMany(f"a message may have {self.house.settings.limits.message_bytes} bytes")
        if not self.bucket.take():
            raise TooMany("too many messages; take your time")
        try:
            return decode_request(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise HouseError(f"this message cannot be read: {error}") from None

    async def _do(self, request: Request, at: int = 0) -> None:
        ref = getattr(request, "ref", 0)
        arrived = time.perf_counter()
        try:
            if isinstance(request, Pong):
                self.delays.append(max(0.0, (time.monotonic() - request.sent) * 500))
                self.client.delay = min(self.delays)
            elif isinstance(request, Rematch):
                await lay_out_again(self.house.rooms, self.room, self.client)
            elif isinstance(request, Hello):
                raise HouseError("hello was said before")
            else:
                self._check_seat(request)
                await self.house.rooms.act(self.room, lambda draft: self._act(draft, request), self.client, ref, at)
                FIGURES.took(time.perf_counter() - arrived)
        except Stale as error:
            self._problem(error, ref)
            await self._tell_missed(request)
        except CroupierError as error:
            self._problem(error, ref)

    async def _tell_missed(self, request: Request) -> None:
        if isinstance(request, Move):
            async with self.room.lock:
                self.client.push(await self._first(request.seen))

    def _check_seat(self, request: Request) -> None:
        seat = getattr(request, "seat", 0) - 1
        if not 0 <= seat < len(self.room.table.seats):
            raise HouseError(f"this table has seats 1 to {len(self.room.table.seats)}")
        mine = seat in self.client.seats and bool(self.room.table.seats[seat].token)
        if isinstance(request, StandIn) and not self.client.host:
            raise NotYours("only the host can hand a seat to a bot")
        if isinstance(request, GiveBack) and self.client.host:
            return
        if not mine and not isinstance(request, StandIn):
            raise NotYours(f"seat {seat + 1} is not yours")

    def _act(self, draft: Draft, request: Request) -> None:
        match request:
            case Move(seat, words, seen):
                entry = draft.table.entry_of(max(0, seen), self.client.seats)
                draft.move(seat - 1, _short(words), entry)
            case Roll(seat, words):
                draft.roll(seat - 1, _short(words))
            case TakeBack(seat):
                draft.take_back(seat - 1)
            case Wish(seat, luck):
                draft.wish(seat - 1, luck)
            case Leave(seat):
                draft.leave(seat - 1)
            case StandIn(seat, bot):
                draft.stand_in(seat - 1, bot)
            case GiveBack(seat):
                draft.give_back(seat - 1)
            case Say(seat, text):
                draft.say(seat - 1, clean(text, MOST_CHAT, "a message"))

    def _hold(self, request: Move) -> None:
        """In real time a quicker line waits for the slower ones, so that hands decide."""
        delays = [client.delay for client in self.room.clients]
        wait, lag = even_out(self.client.delay, delays, self.house.settings.most_delay)
        task = asyncio.create_task(self._later(request, wait, lag))
        self.pending.add(task)
        task.add_done_callback(self.pending.discard)

    async def _later(self, request: Move, wait: float, lag: float) -> None:
        await asyncio.sleep(wait / 1000)
        await self._do(request, now() - round(lag))

    def _problem(self, error: CroupierError, ref: int) -> None:
        FIGURES.refusals[code_of(error)] += 1
        clause = error.clause if isinstance(error, Refused) else ""
        words = error.words if isinstance(error, Refused) else str(error)
        self.client.push(encode(Problem(code_of(error), words, clause, ref)).decode())

    def _send_at_once(self, message: str) -> bool:
        """Send without a task where nothing has to be waited for: the server waits only before it writes, if at all."""
        sending = cast(Coroutine[object, None, None], self.socket.send(_text(message)))
        try:
            sending.send(None)
        except (StopIteration, *GONE):
            return True
        sending.close()
        return False

    async def _send(self) -> None:
        with suppress(*GONE):
            await self.client.empty(lambda message: self.socket.send(_text(message)))
            await self.socket.close(1001)

    async def _measure(self) -> None:
        while True:
            self.client.push(encode(Ping(time.monotonic())).decode())
            await asyncio.sleep(PING_EVERY)


def even_out(own: float, delays: list[float], most: float) -> tuple[float, float]:
    """How long a move over this line has to wait, and how long ago the hand moved by then, in milliseconds."""
    slowest = min(most, max(delays))
    return slowest - min(slowest, own), slowest


def _text(message: str) -> WebSocketSendEvent:
    return {"type": "websocket.send", "text": message, "bytes": None}


def _short(words: str) -> str:
    if len(words) > MOST_WORDS:
        raise HouseError(f"a move has at most {MOST_WORDS} letters")
    return words
