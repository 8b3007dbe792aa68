"""Work that nobody waits for."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from croupier.kernel.errors import CroupierError


class Errands:
    """Tasks under way; what is refused to one of them has been overtaken, and nobody has to know."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def send(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done."""
        task = asyncio.get_running_loop().create_task(self._calmly(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    @staticmethod
    async def _calmly(work: Coroutine[Any, Any, None]) -> None:
        with suppress(CroupierError):
            await work
