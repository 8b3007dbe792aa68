"""Programs at tables: what tests of `croupier.client` share."""

import asyncio
from contextlib import suppress
from typing import Any

from croupier import client
from croupier.games.pig.moves import Hold, Roll
from croupier.games.pig.views import View as PigView

from .houses import Process, free_port
from .people import ask


def hold_at_20(turn: client.Turn) -> Roll | Hold:
    """A player of Pig, who looks at the view."""
    view = turn.view
    assert isinstance(view, PigView)
    assert turn.moves[0] == Roll()
    return Hold() if view.gathered >= min(20, view.target - view.scores[turn.seat]) else Roll()


async def last_offered(seat: client.Seat) -> None:
    """Play the last move that is offered until the game is over."""
    async for turn in seat:
        await turn.play(turn.moves[-1])


def pig_with(house: Process, *chairs: str, **wishes: Any) -> client.LaidOut:
    """A short game of Pig."""
    return client.lay_out(house.url, "pig", chairs, options={"target": 30}, first=0, **wishes)


def seat_kinds(table: client.LaidOut) -> list[str]:
    """Who sits at a table."""
    status, view = ask(table.invitation.replace("/tables/", "/api/tables/"))
    assert status == 200
    return [seat["kind"] for seat in view["seats"]]


def token_of(link: str) -> str:
    """The token in a link."""
    return link.partition("#token=")[2]


class Tap:
    """A line to a house that can be cut when the house has answered and nobody has heard it."""

    def __init__(self, house: Process) -> None:
        self.there, self.port = house.port, free_port()
        self.cutting = self.cut = 0
        self.shut = False
        """Whether nobody gets through."""

    async def open(self) -> asyncio.Server:
        """Stand between the house and whoever connects."""
        return await asyncio.start_server(self._accept, "127.0.0.1", self.port)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.shut:
            writer.transport.abort()
            return
        answers, back = await asyncio.open_connection("127.0.0.1", self.there)
        await asyncio.gather(self._pass(reader, back, False), self._pass(answers, writer, True))
        for end in (writer, back):
            end.close()

    async def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, answers: bool) -> None:
        with suppress(ConnectionError):
            while data := await source.read(65536):
                if answers and self.cutting:
                    self.cutting, self.cut = 0, self.cut + 1
                    break
                sink.write(data)
                await sink.drain()
        sink.transport.abort()
