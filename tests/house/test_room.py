"""Clients whose lines are busy: nothing is lost or overtaken, and who never listens is let go."""

import asyncio

from croupier.house.live.client import MOST_UNSENT, Client


class Line:
    """A line that is busy until it is freed."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.free = asyncio.Event()

    def at_once(self, message: bytes) -> bool:
        """Send if that is possible without waiting."""
        if self.free.is_set():
            self.sent.append(message)
        return self.free.is_set()

    async def send(self, message: bytes) -> None:
        """Send as soon as possible."""
        await self.free.wait()
        self.sent.append(message)


def test_what_had_to_wait_is_not_overtaken() -> None:
    async def story() -> list[bytes]:
        line = Line()
        client = Client(frozenset(), line.at_once)
        sender = asyncio.create_task(client.empty(line.send))
        client.push(b"first")
        client.push(b"second")
        await asyncio.sleep(0)  # the sender waits with the first one in its hand
        line.free.set()
        client.push(b"third")
        client.hang_up()
        await sender
        return line.sent

    assert asyncio.run(story()) == [b"first", b"second", b"third"]


def test_a_free_line_is_used_at_once() -> None:
    line = Line()
    line.free.set()
    Client(frozenset(), line.at_once).push(b"news")
    assert line.sent == [b"news"]


def test_who_does_not_listen_is_let_go() -> None:
    async def story() -> list[bytes]:
        line = Line()
        client = Client(frozenset(), line.at_once)
        sender = asyncio.create_task(client.empty(line.send))
        client.push(b"the last word heard")
        await asyncio.sleep(0)
        for number in range(MOST_UNSENT + 1):
            client.push(b"%d" % number)
        line.free.set()
        await sender
        return line.sent

    assert asyncio.run(story()) == [b"the last word heard"]
