"""Houses to test in: real server processes on free ports of this machine."""

import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Self
from uuid import uuid4

import msgspec

from croupier.house.settings import Limits

from .nursery import Child, nursery
from .people import ask

CROUPIER = [sys.executable, "-c", "from croupier.cli import main; main()"]
OPEN_HANDED = Limits(
    messages_per_second=10_000,
    burst=50_000,
    tables_per_hour=100_000,
    requests_per_minute=100_000,
    sockets=5000,
    offers=100_000,
)
Setting = float | str | list[str]
OPEN_WITHIN = 60
"""Seconds that a house may take to open its doors."""


BLOCK = 100
"""Ports that one test process has to itself, below those that any connection may be given."""
FLAG = socket.socket()
"""Holds the first port of this process's block as long as it runs."""


def is_free(door: socket.socket, port: int) -> bool:
    """Whether a port could be taken; then it is."""
    try:
        door.bind(("127.0.0.1", port))
    except OSError:
        return False
    return True


@cache
def ports() -> Iterator[int]:
    """The ports of this process, over and over: no house of another test run stands where one has just been stopped."""
    first = next(block for block in range(10_000, 32_000, BLOCK) if is_free(FLAG, block))
    return cycle(range(first + 1, first + BLOCK))


def free_port() -> int:
    """A port nobody listens on, and nobody else will."""
    while True:
        port = next(ports())
        with socket.socket() as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if is_free(door, port):
                return port


def settings_text(limits: Limits, settings: dict[str, Setting]) -> str:
    """Settings as a TOML file has them."""
    top = [f"{name} = {json.dumps(value)}" for name, value in settings.items()]
    return "\n".join(
        [*top, "[limits]", *(f"{name} = {value}" for name, value in msgspec.structs.asdict(limits).items())]
    )


class Process:
    """One process of a house."""

    def __init__(
        self,
        database: str,
        folder: Path,
        limits: Limits = OPEN_HANDED,
        workers: int = 1,
        env: dict[str, str] | None = None,
        **settings: Setting,
    ) -> None:
        self.env = env
        self.database = database
        self.workers = workers
        self.port = free_port()
        self.settings = folder / f"settings-{self.port}.toml"
        self.settings.write_text(
            settings_text(limits, {"bot_pause": 0.0, "breath": 0.0, "absence": 0.1, "warm": False, **settings})
        )
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Open the doors, and wait until they are."""
        self.process = self._exec() if self.env or self.workers > 1 else self._fork()
        for _ in range(OPEN_WITHIN * 50):
            if self._is_open():
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.02)
        raise AssertionError(f"the house did not open; its log:\n{self.kill()}")

    def _exec(self) -> "subprocess.Popen[str]":
        words = ["serve", "--port", str(self.port), "--database", self.database, "--settings", str(self.settings)]
        words += ["--workers", str(self.workers)]
        return subprocess.Popen(
            [*CROUPIER, *words], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=self.env
        )

    def _fork(self) -> Child:
        log = self.settings.with_suffix(f".{uuid4().hex}.log")
        return nursery().bear(log, settings=str(self.settings), database=self.database, port=self.port)

    def memory(self) -> float:
        """What it holds in memory, in megabytes."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8").splitlines()
        return int(next(line.split()[1] for line in lines if line.startswith("VmRSS"))) / 1024

    def _is_open(self) -> bool:
        try:
            return ask(f"{self.url}/ready", seconds=OPEN_WITHIN)[0] == 200
        except OSError:
            return False

    def kill(self) -> str:
        """As a power cut would; what it had written to its log."""
        self.process.kill()
        return self.process.communicate()[1]

    def stop(self) -> str:
        """As an operator would; what it had written to its log."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.communicate(timeout=30)[1]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def sqlite_in(folder: Path) -> str:
    """A database file in a folder."""
    return f"sqlite:///{folder / 'house.db'}"
