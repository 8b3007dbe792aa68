"""Telling people why the first start takes a few seconds."""

import sys
from typing import Any

from numba.core import event

from .words import say


class _Announcer(event.Listener):  # type: ignore[misc]
    def __init__(self, title: str) -> None:
        self.title: str | None = title

    def on_start(self, event: Any) -> None:
        if self.title is not None:
            print(say("compiling", title=self.title), file=sys.stderr, flush=True)
            self.title = None

    def on_end(self, event: Any) -> None:
        pass


def announce_compiling(title: str) -> None:
    """Say so on stderr if rules have to be compiled, which happens once after an install."""
    event.register("numba:compile", _Announcer(title))
