"""Telling people why the first start takes a few seconds."""

import sys
from typing import Any

from numba.core import event

from .words import say


class _Announcer(event.Listener):  # type: ignore[misc]
    def __init__(self, text: str, title: str) -> None:
        self.text = text
        self.title: str | None = title

    def on_start(self, event: Any) -> None:
        if self.title is not None:
            print(say(self.text, title=self.title), file=sys.stderr, flush=True)
            self.title = None

    def on_end(self, event: Any) -> None:
        pass


def announce_compiling(title: str, own: bool = False) -> None:
    """Say so on stderr if rules have to be compiled, which happens once after an install, or somebody's own bot."""
    event.register("numba:compile", _Announcer("compiling-own" if own else "compiling", title))
