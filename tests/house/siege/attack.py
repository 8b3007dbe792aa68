"""An attacker: a program of its own, from one address, for a while and at a bounded rate."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from websockets.frames import Frame, Opcode

FROM = "127.0.3.1"
"""The address it comes from."""
A_SECOND = 10_000
"""Requests or frames that it tries to send at most, all lines together; new lines take their time."""
AT_ONCE = 10
LINES = 100
MANY = 500
"""Lines of an attack that only holds them."""
HANDSHAKE = (
    b"GET /api/tables/%s/socket HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
Line: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def frame(kind: Opcode, words: bytes = b"", whole: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(kind, words, fin=whole).serialize(mask=True, extensions=[])


ONCE = {
    "empty continuations": frame(Opcode.TEXT, b"{", whole=False),
}
"""What comes before an attack by frames."""
FRAMES = {
    "messages": frame(Opcode.TEXT, b'{"kind":"pong","nonce":1}'),
    "pages of the past": frame(Opcode.TEXT, b'{"kind":"history","before":500,"ref":1}'),
    "empty continuations": frame(Opcode.CONT, whole=False),
    "pings never read": frame(Opcode.PING, b"x" * 125),
    "pongs": frame(Opcode.PONG, b"x" * 125),
}
REQUESTS = {
    "requests": b"GET / HTTP/1.1\r\nhost: here\r\n\r\n",
    "requests for nothing": b"GET /nowhere HTTP/1.1\r\nhost: here\r\n\r\n",
    "tables": b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 56\r\n\r\n"
    b'{"game":"pig","chairs":[{"kind":"open"},{"kind":"open"}]}',
    "no requests at all": b"\x00\r\n\r\n",
}
HELD = {"silent lines": b"", "half a request": b"GET / HTTP/1.1\r\nhost: he"}
KINDS = [*HELD, *REQUESTS, *FRAMES, "new lines"]


class Attack:
    """One attack on the house at a port."""

    def __init__(self, kind: str, port: int, table: str) -> None:
        self.kind = kind
        self.port = port
        self.table = table
        self.tried = 0
        """Lines, requests or frames sent, as the kind has it."""

    async def dial(self) -> Line:
        """One more line."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(FROM, 0))

    async def hold(self) -> None:
        """Keep a line open for as long as the house does, and make another one."""
        reader, writer = await self.dial()
        self.tried += 1
        writer.write(HELD[self.kind])
        await reader.read(1)
        writer.transport.abort()

    async def knock(self) -> None:
        """Make a line, and drop it."""
        _, writer = await self.dial()
        self.tried += 1
        writer.transport.abort()
        await asyncio.sleep(LINES / A_SECOND)

    async def flood(self) -> None:
        """Send as much as the rate allows over one line, until it is closed."""
        reader, writer = await self.dial()
        reading = None
        try:
            if self.kind in FRAMES:
                writer.write(HANDSHAKE % self.table.encode())
                if not (await reader.readline()).startswith(b"HTTP/1.1 101"):
                    return
                writer.write(frame(Opcode.TEXT, b'{"kind":"hello"}') + ONCE.get(self.kind, b""))
            if self.kind != "pings never read":
                reading = asyncio.create_task(swallow(reader))
            while not writer.is_closing() and not (reading and reading.done()):
                writer.write((REQUESTS | FRAMES)[self.kind] * AT_ONCE)
                self.tried += AT_ONCE
                await asyncio.wait_for(writer.drain(), 5)
                await asyncio.sleep(AT_ONCE * LINES / A_SECOND)
        finally:
            writer.transport.abort()
            if reading:
                reading.cancel()

    async def again(self, what: Callable[[], Awaitable[None]]) -> None:
        """Do it again and again."""
        while True:
            try:
                await what()
            except (OSError, TimeoutError):
                await asyncio.sleep(0.01)

    async def go_on(self, seconds: float) -> None:
        """All of it, for a while."""
        what = self.hold if self.kind in HELD else self.knock if self.kind == "new lines" else self.flood
        lines = MANY if self.kind in HELD else LINES
        work = [asyncio.create_task(self.again(what)) for _ in range(lines)]
        await asyncio.wait(work, timeout=seconds)
        for task in work:
            task.cancel()


async def swallow(reader: asyncio.StreamReader) -> None:
    """Read, and forget it."""
    while await reader.read(65536):
        pass


def main() -> None:
    """KIND PORT TABLE SECONDS: attack, and say how much was tried."""
    kind, port, table, seconds = sys.argv[1:]
    attack = Attack(kind, int(port), table)
    asyncio.run(attack.go_on(float(seconds)))
    print(attack.tried)


if __name__ == "__main__":
    main()
