"""Houses that open at once: forked from a process that has loaded what every house needs."""

import atexit
import json
import os
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

MOTHER = """
import json, os, signal, sys
from pathlib import Path
from croupier.house.serve import serve
from croupier.house.settings import Settings, read_settings
from croupier.house.wire.app import Application
from croupier.kernel.dice import new_rng
from croupier.kernel.errors import CroupierError
from croupier.kernel.match import Match
from croupier.kernel.shelf import find_game
match = Match(find_game("pig").setup(2))
for _ in range(20):
    match.play(0, match.moves(0)[0]) if not match.dice_due else match.roll(new_rng(1))
Application(Settings(database="sqlite://"))
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    born = json.loads(line)
    child = os.fork()
    if not child:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.dup2(os.open(os.devnull, os.O_RDWR), 0)
        os.dup2(0, 1)
        os.dup2(os.open(born["log"], os.O_WRONLY | os.O_CREAT), 2)
        try:
            serve(read_settings(Path(born["settings"]), born["database"]), "127.0.0.1", born["port"], 1, lambda: None)
        except CroupierError as error:
            print(error, file=sys.stderr, flush=True)
        os._exit(0)
    print(child, flush=True)
"""


class Child:
    """A house that was forked: as much of `subprocess.Popen` as tests ask for."""

    def __init__(self, pid: int, log: Path) -> None:
        self.pid = pid
        self.log = log

    def poll(self) -> int | None:
        """Nothing while it lives."""
        return None if Path(f"/proc/{self.pid}").exists() else 0

    def send_signal(self, number: int) -> None:
        """Stop it, let it go on, or end it."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        """End it as a power cut would."""
        os.kill(self.pid, signal.SIGKILL)

    def communicate(self, timeout: float = 60) -> tuple[str, str]:
        """What it wrote to its log, when it has ended."""
        latest = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > latest:
                raise subprocess.TimeoutExpired("a house", timeout)
            time.sleep(0.002)
        return "", self.log.read_text(encoding="utf-8")


class Nursery:
    """The process that houses are forked from."""

    def __init__(self) -> None:
        self.mother = subprocess.Popen(
            [sys.executable, "-c", MOTHER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def bear(self, log: Path, **wishes: str | int) -> Child:
        """Fork a house."""
        assert self.mother.stdin
        assert self.mother.stdout
        self.mother.stdin.write(json.dumps({"log": str(log), **wishes}) + "\n")
        self.mother.stdin.flush()
        return Child(int(self.mother.stdout.readline()), log)

    def close(self) -> None:
        """No more of them."""
        self.mother.communicate()


@cache
def nursery() -> Nursery:
    """The one of this test run."""
    one = Nursery()
    atexit.register(one.close)
    return one
