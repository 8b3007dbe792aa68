"""Ctrl+C while something compiles: inside the compiler it would be swallowed, and leave a half behind."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class _Key:
    came = False


def _note(number: int, frame: FrameType | None) -> None:
    _Key.came = True


@contextmanager
def unbroken() -> Iterator[None]:
    """Have Ctrl+C wait while one function compiles; it is heard before and after each of those compiled within."""
    usual = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or usual not in (signal.default_int_handler, _note):
        yield
        return
    signal.signal(signal.SIGINT, _note)
    try:
        _hear()
        yield
    finally:
        try:
            _hear()
        finally:
            signal.signal(signal.SIGINT, usual)
            if usual is not _note:
                _Key.came = False


def _hear() -> None:
    if _Key.came:
        raise KeyboardInterrupt
