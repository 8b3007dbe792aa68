"""Threads that work off parts, and can be left behind: nobody has to wait for one that does not come back."""

import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from types import TracebackType
from typing import Any, TypeVar

T = TypeVar("T")
PATIENCE = 0.5
"""Seconds that whoever breaks off waits for parts that are being worked on."""


class Workers:
    """Some threads; those that are still at work when they are no longer wanted end with their part, or the process."""

    def __init__(self, count: int) -> None:
        self._parts: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()
        self._threads = [threading.Thread(target=self._work, daemon=True) for _ in range(count)]
        self._wanted = True

    def submit(self, part: Callable[[], T]) -> "Future[T]":
        """Hand in a part."""
        done: Future[T] = Future()
        self._parts.put((done, part))
        return done

    def __enter__(self) -> "Workers":
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self._wanted = False
        for _ in self._threads:
            self._parts.put(None)
        until = time.monotonic() + PATIENCE
        for thread in self._threads:
            thread.join(max(0.0, until - time.monotonic()))

    def _work(self) -> None:
        while (given := self._parts.get()) is not None and self._wanted:
            done, part = given
            try:
                done.set_result(part())
            except BaseException as error:
                done.set_exception(error)
