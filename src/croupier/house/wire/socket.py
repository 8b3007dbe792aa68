"""The websocket of a table: who is let in, and who is not."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from litestar.types import Receive, Scope, Send

from croupier.kernel.errors import CroupierError

from ..errors import NoTable, NotYours, TooMany
from ..metrics import FIGURES
from .connection import Connection, Gone
from .guest import Guest, hello_to
from .house import House

ADDRESS = re.compile(r"/api/tables/([^/]+)/socket")


async def let_in(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """Somebody connects: an ASGI application for websockets."""
    line = Connection(scope, receive, send, house.settings.limits)
    await line.accept()
    try:
        found = ADDRESS.fullmatch(scope["path"])
        if not found:
            raise NoTable("no-table", table=scope["path"])
        if line.from_elsewhere:
            raise NotYours("strange-page")
        with _counted(house, house.addresses.of(scope)):
            await house.rooms.room(found[1])
            hello = await hello_to(line)
            await Guest(house, line, await house.rooms.room(found[1]), hello).stay()
    except Gone:
        return
    except CroupierError as error:
        await line.refuse(error)


@contextmanager
def _counted(house: House, address: str) -> Iterator[None]:
    """One more connection of an address, while it lasts."""
    if house.sockets[address] >= house.settings.limits.sockets:
        raise TooMany("many-connections")
    house.sockets[address] += 1
    FIGURES.seats_connected += 1
    try:
        yield
    finally:
        FIGURES.seats_connected -= 1
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]
