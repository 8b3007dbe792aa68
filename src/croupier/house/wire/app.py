"""The house as an ASGI application: websockets go to tables, everything else through Litestar."""

import asyncio
import gc
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Scope, Send

from croupier import __version__
from croupier.kernel.errors import CroupierError
from croupier.kernel.plain import leave_compiling
from croupier.kernel.shelf import boxes, games

from ..settings import Settings
from ..store.notices import Notices
from .api import ROUTES
from .boards import BOARDS
from .described import DESCRIBED
from .house import House
from .pages import COMPRESSED, pages
from .problems import fault, http_problem, refusal, unreadable
from .socket import let_in
from .threshold import threshold

LOG = logging.getLogger("croupier.house")
SETTINGS = "CROUPIER_SETTINGS"
"""The environment variable through which worker processes get their settings, as JSON."""


class Application:
    """One process of a house."""

    def __init__(self, settings: Settings) -> None:
        self.house = House(settings)
        litestar = Litestar(
            route_handlers=[*ROUTES, *BOARDS, *DESCRIBED, *pages()],
            lifespan=[self._life],
            state=State({"house": self.house}),
            exception_handlers={
                CroupierError: refusal,
                HTTPException: http_problem,
                RecursionError: unreadable,
                UnicodeDecodeError: unreadable,
                Exception: fault,
            },
            openapi_config=OpenAPIConfig(
                title="Croupier", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
            ),
            request_max_body_size=settings.limits.message_bytes * 4,
            compression_config=CompressionConfig(
                "gzip", gzip_compress_level=6, exclude=["/metrics"], exclude_opt_key=COMPRESSED
            ),
            logging_config=None,
        )
        self.http = threshold(litestar)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody in."""
        if scope["type"] == ScopeType.WEBSOCKET:
            await let_in(self.house, scope, receive, send)
        else:
            await self.http(scope, receive, send)

    @asynccontextmanager
    async def _life(self, _: Litestar) -> AsyncIterator[None]:
        house = self.house
        await house.store.open()
        work = [asyncio.create_task(_warm_all(house)), asyncio.create_task(house.attendant.rounds())]
        if house.store.shared:
            rooms, patience = house.rooms, house.settings.patience
            notices = Notices(house.settings.database, rooms.notice, rooms.look_again, patience)
            work.append(asyncio.create_task(notices.listen()))
            work.append(asyncio.create_task(rooms.keep_in_touch(notices.sign)))
        try:
            yield
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            await house.close()


def from_environment() -> Application:
    """The application for a worker process."""
    leave_compiling()
    return Application(msgspec.json.decode(os.environ[SETTINGS], type=Settings))


async def _warm_all(house: House) -> None:
    for error in boxes()[1]:
        LOG.warning("a game cannot be offered", extra={"error": str(error)})
    for game in games() if house.settings.warm else ():
        try:
            await house.rooms.games.warm(game)
        except CroupierError as error:
            LOG.warning("a game cannot be played", extra={"error": str(error)})
    gc.collect()
    gc.freeze()  # what is loaded now stays: looking through it again and again made pauses of half a second
    gc.set_threshold(100_000, 50, 100)
    sys.setswitchinterval(0.0001)  # the thread that writes shall not wait long for its turn
