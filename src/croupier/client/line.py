"""The line to a table: a websocket that comes back by itself."""

import asyncio
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from croupier.kernel.errors import system

from .errors import Away, ClientError, error_of
from .wire import Answer, Page, Ping, Problem, Update, encode, read_answer

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

FIRST_WAIT, LONGEST_WAIT = 0.1, 4.0
"""Seconds before a house is called again."""
ANSWERS_WITHIN = 10.0
"""Seconds after which a house that is silent is taken to be away."""
FOR_GOOD = (4404, 4410)
"""How the house hangs up where there is no such table, or none that it can go on with."""

Said = dict[str, Any]


class Line:
    """A line that says hello whenever it is connected anew, and hands on every update, each complete with its news."""

    def __init__(
        self, url: str, hello: Callable[[], Said], heard: Callable[[Update], Awaitable[None]], patience: float
    ) -> None:
        self.url = url
        self.hello = hello
        self.heard = heard
        self.patience = patience
        self.fault: Exception | None = None
        """Why there is no line any more, and none will come."""
        self._socket: ClientConnection | None = None
        self._up = False
        """Whether the house has answered to hello."""
        self._unread: deque[Answer] = deque()
        self._asking: dict[int, asyncio.Future[Answer | None]] = {}
        self._ref = 0
        self._bell = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, and hear the first update; refused where that does not work at once."""
        await self._connect()
        self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Hang up for good."""
        self.fault = self.fault or ClientError("got-up")
        if self._listening:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._socket:
            await self._socket.close()

    def ring(self) -> None:
        """Let everybody look who waits for something."""
        self._bell.set()
        self._bell = asyncio.Event()

    async def change(self) -> None:
        """Wait until something is different; the fault, where there is one."""
        if self.fault:
            raise self.fault
        await self._bell.wait()

    async def ask(self, message: Said) -> Answer | None:
        """Say something when the line is there; the answer, or nothing where the line was lost before it came."""
        while not self._up:
            await self.change()
        self._ref += 1
        answer = self._asking[self._ref] = asyncio.get_running_loop().create_future()
        await self._say({**message, "ref": self._ref})
        return await answer

    async def _say(self, message: Said) -> None:
        """Send something; whether the line still holds is noticed by who listens."""
        from websockets.exceptions import ConnectionClosed

        if self._socket:
            with suppress(ConnectionClosed):
                await self._socket.send(encode(message).decode())

    async def _listen(self) -> None:
        from websockets.exceptions import ConnectionClosed

        try:
            while True:
                try:
                    while True:
                        await self._take(await self._next())
                except ConnectionClosed:
                    self._lost()
                await self._connect_again()
        except Exception as error:
            self.fault = error
        finally:
            self._lost()

    async def _connect(self) -> None:
        """Shake hands, say hello, and hear how the table is."""
        connect, failures = _websockets()
        try:
            self._socket = await connect(
                self.url, max_size=None, ping_interval=ANSWERS_WITHIN, ping_timeout=ANSWERS_WITHIN, close_timeout=1
            )
            await self._say(self.hello())
            await self._take(await self._next())
        except failures as error:
            raise Away("house-away", url=self.url, reason=system(error)) from None
        self._up = True
        self.ring()

    async def _connect_again(self) -> None:
        """As often as it takes, for as long as there is patience."""
        wait, latest = FIRST_WAIT, time.monotonic() + self.patience
        while True:
            await asyncio.sleep(wait * (0.75 + random.random() / 2))
            wait = min(LONGEST_WAIT, 2 * wait)
            try:
                return await self._connect()
            except Away as error:
                self._lost()
                if time.monotonic() > latest:
                    raise Away("house-gone", url=self.url, seconds=round(self.patience), reason=error) from None

    def _lost(self) -> None:
        """Nothing that was asked will be answered."""
        self._up = False
        self._unread.clear()
        for answer in self._asking.values():
            if not answer.done():
                answer.set_result(None)
        self._asking.clear()
        self.ring()

    async def _next(self) -> Answer:
        return self._unread.popleft() if self._unread else await self._receive()

    async def _receive(self) -> Answer:
        """The next thing that the house says; pings are answered on the way."""
        from websockets.exceptions import ConnectionClosed

        assert self._socket
        problem = None
        while True:
            try:
                answer = read_answer(await self._socket.recv())
            except ConnectionClosed as closed:
                if problem and closed.rcvd and closed.rcvd.code in FOR_GOOD:
                    raise error_of(problem) from None
                if problem and closed.rcvd and closed.rcvd.code >= 4000:
                    raise Away("house-away", url=self.url, reason=problem.words) from None
                raise
            except msgspec.MsgspecError:
                raise ClientError("no-house", url=self.url) from None
            if isinstance(answer, Ping):
                await self._say({"kind": "pong", "nonce": answer.nonce})
            elif isinstance(answer, Problem) and not answer.ref:
                problem = answer
            elif answer is not None:
                return answer

    async def _take(self, answer: Answer) -> None:
        if isinstance(answer, Update):
            await self.heard(answer)
        asked = self._asking.pop(getattr(answer, "ref", 0), None)
        if asked and not asked.done():
            asked.set_result(answer)
        self.ring()

    async def pages(self, since: int, before: int) -> list[Page]:
        """The pages of news from one number to another, the oldest first; what comes meanwhile is heard later."""
        found: list[Page] = []
        while before > since:
            await self._say({"kind": "history", "before": before, "ref": -before})
            while getattr(answer := await self._receive(), "ref", 0) != -before:
                self._unread.append(answer)
            if not isinstance(answer, Page):
                await asyncio.sleep(1)
                continue
            found.insert(0, answer)
            before = answer.since
        return found


def _websockets() -> Any:
    """What connects, and how that fails; one line where the package is missing."""
    try:
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException
    except ModuleNotFoundError:
        raise ClientError("no-websockets") from None
    return connect, (OSError, TimeoutError, WebSocketException)
