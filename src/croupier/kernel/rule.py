"""Compiling rules and drivers with Numba, cached on disk under the digest of the sources they were made from."""

import hashlib
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from threading import Lock
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
from platformdirs import user_cache_path

from .mistakes import explained

P = ParamSpec("P")
R = TypeVar("R")

KERNEL = Path(__file__).parent
SHARED = (KERNEL, KERNEL.parent / "bots")
_ONE_AT_A_TIME = Lock()
"""Numba's folder is one for all threads."""

if numba.config.DISABLE_JIT:
    np.seterr(over="ignore")  # the generator wraps around on purpose, as compiled code does silently


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function of a rulebook, a bot or the kernel; it must allocate nothing and call only its like."""
    return _compile(function, Path(function.__code__.co_filename).parent)


def bind(driver: Callable[P, R], folder: Path, label: str = "", **names: object) -> Callable[P, R]:
    """Compile a copy of `driver` for the game in `folder`, with `names` in place of its globals.

    Copies rather than closures, because Numba's cache recognises them again in the next process.
    """
    source = cast(FunctionType, driver)
    copy = FunctionType(source.__code__, source.__globals__ | names, source.__name__, source.__defaults__)
    copy.__qualname__ = f"{source.__name__}.{label}" if label else source.__name__
    compiled = _compile(copy, folder)
    copy.__globals__[source.__name__] = compiled
    return cast(Callable[P, R], compiled)


def _compile(function: Callable[P, R], folder: Path) -> Callable[P, R]:
    """Without Numba's run-time for memory: nothing can be allocated, and no time is lost counting references."""
    with _cached_under(_cache_folder(folder)):
        compiled: Any = numba.njit(cache=True, nogil=True, _nrt=False)(function)
    if not numba.config.DISABLE_JIT:
        compiled.compile = partial(explained, compiled.compile, function)
    return cast(Callable[P, R], compiled)


@cache
def _cache_folder(folder: Path) -> str:
    """One folder per state of the sources: Numba alone would not notice a change in a function that was inlined."""
    digest = hashlib.sha256(f"{np.__version__} {numba.config.BOUNDSCHECK}".encode())
    for source in sorted(source for place in {*SHARED, folder} for source in place.glob("*.py")):
        digest.update(source.name.encode() + source.read_bytes())
    path = user_cache_path("croupier") / f"{folder.name}-{digest.hexdigest()[:16]}"
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError:
        return tempfile.mkdtemp(prefix="croupier-")
    return str(path)


@contextmanager
def _cached_under(folder: str) -> Iterator[None]:
    config: Any = numba.config
    with _ONE_AT_A_TIME:
        before = config.CACHE_DIR
        config.CACHE_DIR = folder
        try:
            yield
        finally:
            config.CACHE_DIR = before
