"""Compiling rules and drivers with Numba, cached on disk under the digest of the sources they were made from."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from threading import Lock
from types import FunctionType, ModuleType
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.core.dispatcher import Dispatcher

from .caching import cache_folder, found_whole, kept_or_said
from .mistakes import explained
from .plain import at_hand, compiled_here

P = ParamSpec("P")
R = TypeVar("R")

_ONE_AT_A_TIME = Lock()
"""Numba's folder is one for all threads."""
_INLINED: set[Callable[..., Any]] = set()
_COPIES: dict[Any, Any] = {}
"""Of each rule the copy that is compiled into others; while that is made the rule itself, which it may call."""
BOUND = "bound"
"""What marks a compiled driver: whether it is compiled into others, it says itself."""

if numba.config.DISABLE_JIT:
    np.seterr(over="ignore")  # the generator wraps around on purpose, as compiled code does silently


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function of a rulebook, a bot or the kernel; it must allocate nothing and call only its like."""
    return _compile(function, Path(function.__code__.co_filename).parent)


def bind(driver: Callable[P, R], folder: Path | None = None, label: str = "", **names: object) -> Callable[P, R]:
    """Compile a copy of `driver` for the game in `folder`, with `names` in place of its globals.

    Copies rather than closures, because Numba's cache recognises them again in the next process. Without a folder it
    is kept in this process alone.
    """
    copy = cast(FunctionType, plain(driver, **names))
    copy.__qualname__ = f"{copy.__name__}.{label}" if label else copy.__name__
    compiled = _compile(cast(Callable[P, R], copy), folder, driver in _INLINED)
    copy.__globals__[copy.__name__] = compiled
    setattr(compiled, BOUND, True)
    return compiled


def bind_whole(driver: Callable[P, R], folder: Path | None = None, label: str = "", **names: object) -> Callable[P, R]:
    """As `bind`, with all rules that it comes to compiled into it: a call costs as much as most of them do."""
    return bind(driver, folder, label, **names | _within(cast(FunctionType, plain(driver, **names))))


def inlined(driver: Callable[P, R]) -> Callable[P, R]:
    """Mark a driver that is compiled into those that call it: to hand a tray on costs more than most moves."""
    _INLINED.add(driver)
    return driver


def plain(driver: Callable[P, R], **names: object) -> Callable[P, R]:
    """A copy of `driver` as plain Python, with `names` in place of its globals."""
    source = cast(FunctionType, driver)
    copy = FunctionType(source.__code__, source.__globals__ | names, source.__name__, source.__defaults__)
    return cast(Callable[P, R], copy)


def _within(function: FunctionType) -> dict[str, Any]:
    """The rules that a function names and the modules that it takes some from, with copies in place of the rules."""
    known, names = function.__globals__, function.__code__.co_names
    within = _copies(known, names)
    for name in names:
        if isinstance(module := known.get(name), ModuleType) and (copies := _copies(vars(module), names)):
            within[name] = ModuleType(module.__name__)
            vars(within[name]).update(vars(module) | copies)
    return within


def _copies(known: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {name: _copy(known[name]) for name in names if isinstance(known.get(name), Dispatcher)}


def _copy(rule: Any) -> Any:
    """A copy of a rule that is compiled into whoever calls it, as are the rules that it calls; a driver is none."""
    if rule not in _COPIES and not hasattr(rule, BOUND):
        _COPIES[rule] = rule
        _COPIES[rule] = _compile(plain(rule.py_func, **_within(rule.py_func)), None, within=True)
    return _COPIES.get(rule, rule)


def entrance(compiled: Callable[P, R]) -> Callable[P, R]:
    """The way into what is compiled for one kind of values, for whoever has no other: nobody looks at them again."""
    found = [*getattr(compiled, "overloads", {}).values()]
    return cast(Callable[P, R], found[0].entry_point) if len(found) == 1 else compiled


def _compile(function: Callable[P, R], folder: Path | None, within: bool = False) -> Callable[P, R]:
    """Without Numba's run-time for memory: nothing can be allocated, and no time is lost counting references."""
    with _cached_under(str(cache_folder(folder))) if folder else nullcontext():
        options = {"nogil": True, "no_cfunc_wrapper": True, "_nrt": False, "forceinline": within}
        compiled: Any = numba.njit(cache=bool(folder), **options)(function)
    if not numba.config.DISABLE_JIT:
        if folder:
            cache = compiled._cache
            cache.load_overload = partial(found_whole, cache.load_overload, cache.flush)
            cache.save_overload = partial(kept_or_said, cache.save_overload)
        compiled.compile = partial(explained, compiled.compile, function)
        compiled._compiler.compile = partial(compiled_here, compiled._compiler.compile)
        compiled._compile_for_args = partial(at_hand, compiled._compile_for_args, function)
        compiled.get_call_template = partial(_wide_call, compiled.get_call_template, compiled.fold_argument_types)
    return cast(Callable[P, R], compiled)


def _wide_call(template: Callable[..., Any], fold: Callable[..., Any], args: Any, kws: Any) -> Any:
    """How a rule is called by another: whole numbers as 64 bits, or each constant and width would be compiled anew."""
    return template(tuple(wide(kind) for kind in fold(args, kws)[1]), {})


def wide(kind: Any) -> Any:
    """How a type is handed on between rules."""
    kind = numba.typeof(kind.value) if isinstance(kind, types.Omitted) else types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


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
