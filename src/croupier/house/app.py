"""The house as an ASGI application."""

import asyncio
import gc
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from croupier import __version__
from croupier.kernel.errors import CroupierError, Refused, Unknown
from croupier.kernel.shelf import boxes, games

from .api import ROUTES
from .boards import BOARDS
from .errors import HouseError, code_of
from .house import House
from .messages import Problem
from .metrics import FIGURES, REGISTRY
from .notices import channels_for, listen
from .pages import client_page, pages
from .safety import with_headers
from .settings import Settings
from .socket import LINE, table_socket

LOG = logging.getLogger("croupier.house")
SETTINGS = "CROUPIER_SETTINGS"
"""The environment variable through which worker processes get their settings, as JSON."""


class App(Litestar):
    """Litestar, but a websocket also gets the server's own line, without all that lies between."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let somebody in."""
        if scope["type"] == "websocket":
            scope[LINE] = (receive, send)
        await super().__call__(scope, receive, send)


def create_app(settings: Settings) -> Litestar:
    """The application for one process of a house."""
    house = House(settings)
    channels = channels_for(settings.database) if house.store.shared else None

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        work = [asyncio.create_task(_warm_all(house))]
        if channels:
            work.append(asyncio.create_task(listen(channels, house.rooms)))
        try:
            yield
        finally:
            for task in work:
                task.cancel()
            await house.close()

    return App(
        route_handlers=[*ROUTES, *BOARDS, table_socket, figures, *pages()],
        lifespan=[life],
        plugins=[channels] if channels else [],
        state=State({"house": house}),
        middleware=[with_headers],
        before_request=_limit,
        exception_handlers={CroupierError: _refusal, HTTPException: _http_problem, Exception: _fault},
        openapi_config=OpenAPIConfig(title="Croupier", version=__version__, path="/api/schema"),
        request_max_body_size=settings.limits.message_bytes * 4,
        compression_config=CompressionConfig("gzip", exclude=["/api", "/metrics"]),
        logging_config=None,
    )


def from_environment() -> Litestar:
    """The application for a worker process."""
    return create_app(msgspec.json.decode(os.environ[SETTINGS], type=Settings))


@get("/metrics", include_in_schema=False)
async def figures() -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


async def _warm_all(house: House) -> None:
    for error in boxes()[1]:
        LOG.warning("a game cannot be offered", extra={"error": str(error)})
    for game in games():
        try:
            await house.warm(game)
        except CroupierError as error:
            LOG.warning("a game cannot be played", extra={"error": str(error)})
    gc.collect()
    gc.freeze()  # what is loaded now stays: looking through it again and again made pauses of half a second
    gc.set_threshold(100_000, 50, 100)
    sys.setswitchinterval(0.0001)  # the thread that writes shall not wait long for its turn


async def _limit(request: Request[None, None, State]) -> None:
    house: House = request.app.state.house
    house.requests.check(house.address(request.scope))


def _problem(status: int, code: str, words: str, clause: str = "") -> Response[Problem]:
    FIGURES.refusals[code] += 1
    return Response(Problem(code, words, clause), status_code=status)


def _refusal(_: object, error: CroupierError) -> Response[Problem]:
    if isinstance(error, Refused):
        return _problem(409, "rule", error.words, error.clause)
    status = error.status if isinstance(error, HouseError) else 404 if isinstance(error, Unknown) else 400
    return _problem(status, code_of(error), str(error))


def _http_problem(request: Request[None, None, State], error: HTTPException) -> Response[Problem] | Response[str]:
    """A browser that is lost gets the page, which shows the way on; programs get the problem."""
    lost = error.status_code == 404 and not request.url.path.startswith(("/api", "/assets"))
    if lost and "text/html" in request.headers.get("accept", ""):
        return client_page(404)
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(
        f"{item.get('key', 'it')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)
    )
    code = "no-page" if error.status_code == 404 else "bad-request"
    return _problem(error.status_code, code, details or error.detail)


def _fault(_: object, error: Exception) -> Response[Problem]:
    LOG.error("a request failed", exc_info=error)
    return _problem(500, "fault", "something went wrong in the house; it has been written down")
