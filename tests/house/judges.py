"""The process beside a house that judges games, as tests find it."""

import os
import signal
from contextlib import suppress
from pathlib import Path

from .houses import Process
from .test_ends import until


def judges(house: Process) -> list[int]:
    """The processes of a house that judge games; one, or none."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == house.process.pid and b"judging" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


def judge_of(house: Process, *gone: int) -> int:
    """The process that judges, once there is another one than those before."""
    until(lambda: any(one not in gone for one in judges(house)))
    return next(one for one in judges(house) if one not in gone)


def signalled(number: signal.Signals, judge: int) -> int:
    """Stop a process, let it go on, or end it."""
    os.kill(judge, number)
    return judge


def has_ended(pid: int) -> bool:
    """Whether a process is no more."""
    try:
        return (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True
