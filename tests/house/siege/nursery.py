"""Houses that open at once: forked from a process that has loaded everything, so that many can be killed."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from croupier.house.settings import Limits

from ..houses import OPEN_HANDED, OPEN_WITHIN, Process

MOTHER = """
import asyncio, json, os, signal, sys
from pathlib import Path
from croupier.house.serve import prepare, serve
from croupier.house.settings import Settings, read_settings
from croupier.house.wire.app import Application
from croupier.kernel.dice import new_rng
from croupier.kernel.match import Match
from croupier.kernel.shelf import find_game
match = Match(find_game("pig").setup(2))
for _ in range(20):
    match.make(0, match.moves(0)[0]) if not match.dice_due else match.roll(new_rng(1))
Application(Settings(database="sqlite://"))
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    born = json.loads(line)
    child = os.fork()
    if not child:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        log = os.open(born["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        for stream in (1, 2):
            os.dup2(log, stream)
        serve(read_settings(Path(born["settings"]), born["database"]), "127.0.0.1", born["port"], 1, lambda: None)
        os._exit(0)
    print(child, flush=True)
"""


class Nursery:
    """The process that houses are forked from."""

    def __init__(self) -> None:
        self.mother = subprocess.Popen(
            [sys.executable, "-c", MOTHER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def bear(self, **born: str | int) -> int:
        """Fork a house; the number of its process."""
        assert self.mother.stdin
        assert self.mother.stdout
        self.mother.stdin.write(json.dumps(born) + "\n")
        self.mother.stdin.flush()
        return int(self.mother.stdout.readline())

    def close(self) -> None:
        """No more of them."""
        self.mother.communicate()


@contextmanager
def nursery() -> Iterator[Nursery]:
    """A nursery, as long as it is needed."""
    one = Nursery()
    try:
        yield one
    finally:
        one.close()


class Forked(Process):
    """One process of a house, born in a nursery."""

    def __init__(self, mother: Nursery, database: str, folder: Path, limits: Limits = OPEN_HANDED) -> None:
        self.mother = mother
        self.log = folder / "log"
        super().__init__(database, folder, limits)

    def start(self) -> None:
        """Open the doors, and wait until they are."""
        self.pid = self.mother.bear(
            port=self.port, database=self.database, settings=str(self.settings), log=str(self.log)
        )
        for _ in range(OPEN_WITHIN * 50):
            if self._is_open():
                return
            time.sleep(0.02)
        raise AssertionError(f"the house did not open; its log:\n{self.kill()}")

    def kill(self) -> str:
        """As a power cut would."""
        return self._end(signal.SIGKILL)

    def stop(self) -> str:
        """As an operator would."""
        return self._end(signal.SIGTERM)

    def memory(self) -> float:
        """What it holds in memory, in megabytes."""
        lines = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8").splitlines()
        return int(next(line.split()[1] for line in lines if line.startswith("VmRSS"))) / 1024

    def _end(self, how: signal.Signals) -> str:
        os.kill(self.pid, how)
        while Path(f"/proc/{self.pid}").exists():
            time.sleep(0.002)
        return self.log.read_text(encoding="utf-8")
