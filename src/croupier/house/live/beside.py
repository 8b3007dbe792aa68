"""The process beside the house that judges games: started when it is first asked, and again when it has ended.

It has the lowest priority, so that it only takes what nobody's table needs.
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from itertools import count

from ..metrics import FIGURES
from .questions import Advise, Analyse, Asking, Done, Failed, Further, Prepare, Weigh, encode, read_answer

LOG = logging.getLogger("croupier.house")
PROGRAM = "import os; hasattr(os, 'nice') and os.nice(19); from croupier.house.live.judging import main; main()"
LONGEST_LINE = 2**26
BROKEN = (OSError, RuntimeError)
"""What writing to a process that has ended fails with."""


class CutShort(Exception):
    """The process has ended before it answered."""


class NoAnswer(Exception):
    """It has no answer to this question."""


class Asked:
    """A question that waits for its answer."""

    def __init__(self, further: Callable[[int], None]) -> None:
        self.further = further
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def fail(self, error: Exception) -> None:
        """It will not be answered."""
        if not self.answer.done():
            self.answer.set_exception(error)


class Beside:
    """What a house knows of the process beside it."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.starting = asyncio.Lock()
        self.numbers = count(1)
        self.asked: dict[int, Asked] = {}
        self.following: asyncio.Task[None] | None = None
        self.closed = False

    async def ask(
        self, question: Analyse | Prepare | Advise | Weigh, further: Callable[[int], None] = lambda entries: None
    ) -> bytes:
        """The answer to a question; `further` hears how many more entries are analysed."""
        process = await self._running()
        number, asked = next(self.numbers), Asked(further)
        self.asked[number] = asked
        try:
            assert process.stdin
            process.stdin.write(encode(Asking(number, question)) + b"\n")
            await process.stdin.drain()
            return await asked.answer
        except BROKEN:
            raise CutShort from None
        finally:
            del self.asked[number]

    def kill(self) -> None:
        """End the process: it has thought for too long; whatever it is asked next starts another one."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()

    async def close(self) -> None:
        """Ask no more."""
        self.closed = True
        self.kill()
        if self.following is not None:
            await self.following

    async def _running(self) -> Process:
        async with self.starting:
            if self.closed:
                raise CutShort
            if self.process is None:
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-c",
                    PROGRAM,
                    stdin=PIPE,
                    stdout=PIPE,
                    stderr=asyncio.subprocess.DEVNULL,
                    env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
                    limit=LONGEST_LINE,
                    start_new_session=True,
                )
                self.following = asyncio.create_task(self._follow(self.process))
                FIGURES.judges_started += 1
            return self.process

    async def _follow(self, process: Process) -> None:
        """Hear the process until it ends."""
        assert process.stdout
        while line := await process.stdout.readline():
            self._hear(line)
        self.process = None
        for asked in self.asked.values():
            asked.fail(CutShort())
        status = await process.wait()
        if not self.closed:
            LOG.warning("the process that judges has ended", extra={"status": status})

    def _hear(self, line: bytes) -> None:
        match read_answer(line):
            case Done(number, data):
                if (asked := self.asked.get(number)) and not asked.answer.done():
                    asked.answer.set_result(data)
            case Further(number, entries):
                if asked := self.asked.get(number):
                    asked.further(entries)
            case Failed(number, reason):
                LOG.warning("a game cannot be judged", extra={"error": reason[:1000]})
                if asked := self.asked.get(number):
                    asked.fail(NoAnswer(reason))
