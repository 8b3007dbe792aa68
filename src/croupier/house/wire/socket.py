"""The websocket of a table: who is let in, and who is not."""

import re

from litestar.types import Receive, Scope, Send

from croupier.kernel.errors import CroupierError

from ..errors import NoTable, NotYours
from .connection import Connection, Gone
from .guest import Guest, hello_to
from .house import House

ADDRESS = re.compile(r"/api/tables/([^/]+)/socket")


async def let_in(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """Somebody connects: an ASGI application for websockets."""
    line = Connection(scope, receive, send)
    await line.accept()
    try:
        found = ADDRESS.fullmatch(scope["path"])
        if not found:
            raise NoTable("no-table", table=scope["path"])
        if line.from_elsewhere:
            raise NotYours("strange-page")
        account = house.accounts.of(house.addresses.of(scope))
        with account.guest():
            await house.rooms.room(found[1])
            hello = await hello_to(line, house.settings.limits.stall)
            await Guest(house, line, await house.rooms.room(found[1]), account, hello).stay()
    except Gone:
        return
    except CroupierError as error:
        await line.refuse(error)
