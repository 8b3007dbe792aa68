"""What a solved game comes to."""

import msgspec
import numpy as np
from numpy.typing import NDArray


class Chart(msgspec.Struct, frozen=True):
    """When to stop, as a table: the text `chart-NAME` of the game heads it, `chart-COLUMN` each column but numbers."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    """Scores, and points to stop with, as `spans` has them."""


def spans(better: NDArray[np.bool_], step: int, most: int) -> str:
    """The points with which stopping is better, as in `250–400, 550+`; whoever could have `most` always stops."""
    edges = np.flatnonzero(np.diff(np.concatenate([[False], better, [False]]).astype(np.int8))).reshape(-1, 2) * step
    told = [
        f"{begin}+" if end > most else str(begin) if begin + step == end else f"{begin}–{end - step}"
        for begin, end in edges.tolist()
    ]
    return ", ".join(told)


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """How it was found, and what can be told of it beside the one number."""

    error: float
    """No chance, and no mean, is further off than this."""
    positions: int
    sweeps: int
    tables: dict[str, NDArray[np.float64]] = {}
    """The chances of whoever has the turn, by what the game counts them by."""
    charts: tuple[Chart, ...] = ()
    options: dict[str, str] = {}
    """What must be agreed for the solution to be exact, where that is not the default."""
    note: str = ""
    """The text of the game that says what was taken for granted."""


class Solution(Found, frozen=True, kw_only=True):
    """The chance of who begins, if both play as well as can be."""

    first: float


class Alone(Found, frozen=True, kw_only=True):
    """The mean number of rolls that one player alone needs who plays as well as can be, and how many bots need."""

    rolls: float
    bots: dict[str, float] = {}
