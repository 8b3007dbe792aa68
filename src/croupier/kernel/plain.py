"""Rules as plain Python: what a process runs that shall not wait for a compiler."""

from collections.abc import Callable
from functools import cache, partial
from types import FunctionType
from typing import Any

import numpy as np
from numba.core.dispatcher import Dispatcher, OmittedArg

from .bits import BITS
from .scratch import ROOMS

Function = Callable[..., Any]


_MODULES: dict[int, tuple[dict[str, Any], dict[str, Any]]] = {}
"""The names of modules as they are, and with plain rules."""


class NotCompiled(Exception):
    """A rule is not in the cache, and this process compiles nothing."""


class _Process:
    def __init__(self) -> None:
        self.compiles = True
        self.missed: set[Function] = set()
        """Rules that were looked for in the cache in vain."""


_PROCESS = _Process()


def leave_compiling() -> None:
    """From now on this process compiles nothing: what is not in the cache it runs as plain Python."""
    _PROCESS.compiles = False


def look_again() -> None:
    """Rules that were missed may be in the cache now."""
    _PROCESS.missed.clear()


def compiled_here(compiler: Function, *signature: Any) -> Any:
    """Compile a rule, unless that is left to another process."""
    if not _PROCESS.compiles:
        raise NotCompiled
    return compiler(*signature)


def at_hand(compiled: Function, function: Function, *values: Any) -> Function:
    """What is run when a rule is called that is not loaded: compiled where that can be had, else as plain Python."""
    if _PROCESS.compiles or function not in _PROCESS.missed:
        try:
            found: Function = compiled(*values)
            return found
        except NotCompiled:
            _PROCESS.missed.add(function)
    return partial(_run, function)


def _run(function: Function, *values: Any) -> Any:
    """Call a rule as plain Python, with what it returns as compiled code would return it."""
    given = [value.value if isinstance(value, OmittedArg) else value for value in values]
    with np.errstate(over="ignore"):
        result = _plain(function)(*given)
    return result.item() if isinstance(result, np.generic) else result


@cache
def _plain(function: FunctionType) -> Function:
    """A copy of a rule that calls plain copies of the rules it names."""
    code, names = function.__code__, _names(function.__globals__)
    copy = FunctionType(code, names, function.__name__, function.__defaults__, function.__closure__)
    copy.__kwdefaults__ = function.__kwdefaults__
    return copy


def _names(module: dict[str, Any]) -> dict[str, Any]:
    """The names of a module with plain rules in place of compiled ones."""
    if id(module) not in _MODULES:
        names = dict(module)
        _MODULES[id(module)] = module, names
        rules = {name: value for name, value in module.items() if isinstance(value, Dispatcher)}
        names.update({name: _plain(value.py_func) for name, value in rules.items()})
        others = {id(compiled): plain for compiled, plain in (*ROOMS, *BITS)}
        names.update({name: others[id(value)] for name, value in module.items() if id(value) in others})
    return _MODULES[id(module)][1]
