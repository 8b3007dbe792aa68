"""Compiling rules and drivers with Numba, cached on disk under the digest of the sources they were made from."""

import hashlib
import os
import sys
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
from llvmlite.binding import get_host_cpu_name
from numba import types
from platformdirs import user_cache_path

from .mistakes import explained
from .plain import at_hand, compiled_here

P = ParamSpec("P")
R = TypeVar("R")

KERNEL = Path(__file__).parent
SHARED = (KERNEL, KERNEL.parent / "bots")
CACHE = "CROUPIER_CACHE"
"""The variable that names a folder for compiled rules in place of the user's."""
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
    with _cached_under(str(cache_folder(folder))):
        compiled: Any = numba.njit(cache=True, nogil=True, no_cfunc_wrapper=True, _nrt=False)(function)
    if not numba.config.DISABLE_JIT:
        compiled.compile = partial(explained, compiled.compile, function)
        compiled._compiler.compile = partial(compiled_here, compiled._compiler.compile)
        compiled._compile_for_args = partial(at_hand, compiled._compile_for_args, function)
        compiled.get_call_template = partial(_wide_call, compiled.get_call_template, compiled.fold_argument_types)
    return cast(Callable[P, R], compiled)


def _wide_call(template: Callable[..., Any], fold: Callable[..., Any], args: Any, kws: Any) -> Any:
    """How a rule is called by another: whole numbers as 64 bits, or each constant and width would be compiled anew."""
    return template(tuple(_wide(kind) for kind in fold(args, kws)[1]), {})


def _wide(kind: Any) -> Any:
    kind = numba.typeof(kind.value) if isinstance(kind, types.Omitted) else types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


def sources(folder: Path) -> list[Path]:
    """The files that what is compiled for a game depends on."""
    return sorted(source for place in {*SHARED, folder} for source in place.glob("*.py"))


@cache
def cache_folder(folder: Path) -> Path:
    """One folder per state of the sources: Numba alone would not notice a change in a function that was inlined."""
    digest = hashlib.sha256(repr(_machine()).encode())
    for source in sources(folder):
        digest.update(source.name.encode() + source.read_bytes())
    name = f"{folder.name}-{digest.hexdigest()[:16]}"
    path = Path(os.environ.get(CACHE) or user_cache_path("croupier")) / name
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError:
        path = _own_folder() / name
        path.mkdir()
    return path


def _machine() -> tuple[object, ...]:
    """What compiled code depends on beside its sources."""
    config: Any = numba.config
    made_by = (sys.implementation.cache_tag, np.__version__, numba.__version__, get_host_cpu_name())
    return *made_by, config.CPU_NAME, config.CPU_FEATURES, config.OPT, config.BOUNDSCHECK


@cache
def _own_folder() -> Path:
    """A folder of this process, where the user's cannot be written."""
    return Path(tempfile.mkdtemp(prefix="croupier-"))


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
