"""Starting a house: the checks before the door opens, and the server behind it."""

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import nullcontext

import msgspec
import uvicorn

from croupier.kernel.errors import system
from croupier.kernel.plain import leave_compiling

from .errors import BadSetting
from .logs import log_config
from .settings import Settings
from .store.engines import database_url, open_engine
from .store.sqlite import sole_house
from .store.store import Store
from .wire.app import SETTINGS, Application
from .wire.door import Door
from .wire.line import Line

MOST_WORKERS = 64


def check_port(host: str, port: int) -> None:
    """Whether the door is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, port))
        except OSError as error:
            raise BadSetting("port", port=port, host=host, reason=system(error)) from None


async def prepare(settings: Settings) -> None:
    """Whether the database is there, brought up to this version."""
    engine = open_engine(database_url(settings.database), settings.patience)
    store = Store(engine, patience=settings.patience)
    await store.open()
    await store.close()


def serve(settings: Settings, host: str, port: int, workers: int, ready: Callable[[], None]) -> None:
    """Open the house until it is told to stop, calling `ready` at the door; what was acknowledged is finished first."""
    if not 1 <= workers <= MOST_WORKERS:
        raise BadSetting("workers", most=MOST_WORKERS, workers=workers)
    url = database_url(settings.database)
    alone = url.get_backend_name() == "sqlite"
    if workers > 1 and alone:
        raise BadSetting("workers-sqlite")
    check_port(host, port)
    with sole_house(url) if alone else nullcontext():
        _serve(settings, host, port, workers, ready)


def _serve(settings: Settings, host: str, port: int, workers: int, ready: Callable[[], None]) -> None:
    leave_compiling()
    asyncio.run(prepare(settings))
    app: Application | str = Application(settings)
    ready()
    if workers > 1:
        os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
        app = "croupier.house.wire.app:from_environment"
    uvicorn.run(
        app,
        factory=workers > 1,
        workers=workers,
        host=host,
        port=port,
        log_config=log_config(),
        access_log=False,
        server_header=False,
        proxy_headers=False,
        http=Door,
        ws=Line,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
    )
