"""What makes one function another: its code, and all that it names outside itself."""

import hashlib
import inspect
import pickle
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from pathlib import Path
from types import CellType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any

import msgspec
import numpy as np
from numba.core.dispatcher import Dispatcher


class Origin(msgspec.Struct, frozen=True):
    """Where a bot of somebody's own comes from."""

    file: str
    """Empty where it was typed."""
    name: str
    digest: str
    """Of its code and all that it names: bots of one name that play differently differ here."""


def origin(player: Callable[..., Any]) -> Origin:
    """Where a function comes from."""
    function = inspect.unwrap(player)
    code = getattr(function, "__code__", None)
    file = Path(code.co_filename) if code else None
    name = getattr(function, "__qualname__", type(function).__qualname__)
    there = str(file.resolve()) if file and file.is_file() else ""
    made_of = likeness((player, getattr(player, "pace", "")))
    return Origin(there, name, hashlib.sha256(repr(_lasting(made_of)).encode()).hexdigest()[:16])


def _lasting(part: Any) -> Any:
    """A likeness in words and numbers, the same in every process."""
    match part:
        case tuple() | list():
            return [_lasting(each) for each in part]
        case CodeType():
            names = (part.co_names, part.co_varnames, part.co_freevars)
            return part.co_code.hex(), _lasting(part.co_consts), names
        case frozenset():
            return sorted(map(repr, part))
        case bytes():
            return part.hex()
        case type() | str() | int() | float() | None:
            return repr(part)
        case Dispatcher():
            return part.py_func.__module__, part.py_func.__qualname__, _lasting(part.py_func.__code__)
    try:
        return pickle.dumps(part).hex()
    except Exception:
        return f"{type(part)} {id(part)}"


def named(function: FunctionType) -> dict[str, Any]:
    """What a function names outside itself."""
    return {name: function.__globals__[name] for name in _names(function.__code__) if name in function.__globals__}


def _names(code: CodeType) -> list[str]:
    """The names of globals and attributes in a piece of code and those within it."""
    inner = [part for part in code.co_consts if isinstance(part, CodeType)]
    return [*code.co_names, *(name for part in inner for name in _names(part))]


def held(cell: CellType) -> object:
    """What a closure holds, if anything yet."""
    try:
        return cell.cell_contents
    except ValueError:
        return None


def _methods(called: MethodType) -> dict[str, object]:
    """A method, and those of the same object that it names, and those that they name."""
    found: dict[str, object] = {}
    ahead = [called.__func__]
    while ahead:
        function = ahead.pop()
        found[function.__name__] = function
        there = [getattr(type(called.__self__), name, None) for name in _names(function.__code__)]
        ahead += [one for one in there if isinstance(one, FunctionType) and one.__name__ not in found]
    return found


def likeness(value: Any, within: tuple[Any, ...] = (), names: Sequence[str] = ()) -> Hashable:
    """What two values share only if compiled code cannot tell them apart."""
    if any(value is outer for outer in within):
        return "itself"
    deeper = (*within, value)
    match value:
        case object(__wrapped__=FunctionType() as function) if not isinstance(value, FunctionType):
            return likeness(function, within)
        case FunctionType():
            cells = [held(cell) for cell in value.__closure__ or ()]
            usual = [*enumerate(value.__defaults__ or ()), *sorted((value.__kwdefaults__ or {}).items())]
            outside = [*named(value).items(), *enumerate(cells), *usual]
            names = _names(value.__code__)
            return value.__code__, tuple((name, likeness(part, deeper, names)) for name, part in outside)
        case ModuleType():
            found = [(name, getattr(value, name)) for name in names if hasattr(value, name)]
            return value.__name__, tuple((name, likeness(part, deeper, names)) for name, part in found)
        case np.ndarray() | np.void():
            return str(value.dtype), value.shape, value.tobytes()
        case tuple() | list():
            return type(value), tuple(likeness(part, deeper) for part in value)
        case dict():
            return tuple((likeness(key, deeper), likeness(part, deeper)) for key, part in value.items())
        case set() | frozenset():
            return tuple(sorted(map(repr, value)))
        case bool() | int() | float() | str() | np.generic():
            return type(value), repr(value)
        case MethodType() if not isinstance(value.__self__, type):
            made_of = type(value.__self__).__qualname__, _methods(value), object.__getstate__(value.__self__)
            return likeness(made_of, deeper)
        case partial():
            return likeness((value.func, value.args, value.keywords), deeper)
        case object(__call__=MethodType() as call):
            return likeness(call, deeper)
    return value if isinstance(value, Hashable) else id(value)
