"""Bots of somebody's own: any callable that chooses a move, compiled where that is asked for and can be done.

Numba freezes what a function names outside itself, so a compiled bot is kept under all of that: who changes the
function, a helper, or a number it reads, gets another one.
"""

import inspect
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from types import CellType, CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple, cast, overload

import numba
import numpy as np
from numba import types

from .contract import Codes, Lore, Pace, State
from .dice import Rng
from .errors import BadBot, BadGame
from .game import Game
from .mistakes import compiling_failed
from .playout import Hand, Tray

KEPT_BOTS = 256
TAKES = ("state", "seat", "moves", "count", "rng", "lore")


class Own:
    """A function that plays, and is to be compiled; called, it is that function."""

    def __init__(self, function: Callable[..., Any], pace: Pace | str = "") -> None:
        self.function = function
        self.pace = pace
        """In real time: how fast its hand is, or the name of a bot that is as fast."""
        if not callable(function):
            raise BadBot(f"a bot is a function, not {function!r}")
        self.__name__ = getattr(function, "__name__", type(function).__name__)
        self.__qualname__ = getattr(function, "__qualname__", self.__name__)
        self.__module__ = function.__module__
        self.__doc__ = function.__doc__
        self.__wrapped__ = function

    def __reduce__(self) -> str:
        """Found again by its name, as a function is."""
        return self.__qualname__

    def __call__(self, state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        """Choose a move."""
        return cast(int, self.function(state, seat, moves, count, rng, lore))


@overload
def bot(function: Callable[..., Any]) -> Own: ...
@overload
def bot(*, pace: Pace | str = "") -> Callable[[Callable[..., Any]], Own]: ...
def bot(function: Callable[..., Any] | None = None, *, pace: Pace | str = "") -> Any:
    """A bot to be compiled: `@croupier.bot` above a function of state, seat, moves, count, rng and lore."""
    return Own(function, pace) if function else lambda function: Own(function, pace)


class Seated(NamedTuple):
    """A bot of somebody's own, ready to play."""

    hand: Hand
    plain: str | None = None
    """Why it is not compiled; None if it is."""


def seat_own(player: Callable[..., Any], game: Game, tray: Tray) -> Seated:
    """Make a callable ready for a game: compiled if it is marked so and can be."""
    name = getattr(player, "__name__", type(player).__name__)
    _check(player, name)
    pace = _pace(player, game)
    function = player.function if isinstance(player, Own) else getattr(player, "py_func", None)
    if function is None:
        return Seated(Hand(name, player, pace), "@croupier.bot above it has it compiled")
    try:
        return Seated(Hand(name, compiled(function, tray), pace))
    except BadBot as error:
        return Seated(Hand(name, function, pace), error.text)


def _check(player: Callable[..., Any], name: str) -> None:
    try:
        inspect.signature(player).bind(*TAKES)
    except (TypeError, ValueError):
        raise BadBot(f"{name}: a bot takes ({', '.join(TAKES)})") from None


def _pace(player: Callable[..., Any], game: Game) -> Pace | None:
    if not game.facts.realtime:
        return None
    pace = getattr(player, "pace", "") or "steady"
    return game.paces[game.bot(pace)] if isinstance(pace, str) else pace


def compiled(function: Callable[..., Any], tray: Tray) -> Any:
    """A function compiled now, or before if nothing it depends on has changed since."""
    if not isinstance(function, FunctionType):
        raise BadBot("only a function can be compiled")
    given = (tray.states[1], 0, tray.moves, 0, tray.wits[0], tray.lore)
    return _compiled(_Frozen(function), tuple(numba.typeof(value) for value in given))


class _Frozen:
    """A function, the same as another one if Numba would make the same of both."""

    def __init__(self, function: FunctionType) -> None:
        self.function = function
        self.key = _key(function, ())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Frozen) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(KEPT_BOTS)
def _compiled(frozen: _Frozen, signature: tuple[Any, ...]) -> Any:
    if numba.config.DISABLE_JIT:
        return frozen.function
    function = frozen.function
    try:
        dispatcher: Any = numba.njit(nogil=True, boundscheck=True)(_with_helpers(function))
        dispatcher.compile(signature)
        gives = dispatcher.overloads[signature].signature.return_type
        if not isinstance(gives, types.Integer):
            raise TypeError(f"it must return a move, which is a whole number, not {gives}")
    except BadGame as error:
        raise BadBot(error.text) from None
    except Exception as error:
        raise BadBot(compiling_failed(error, function)) from None
    return dispatcher


def _with_helpers(function: FunctionType) -> FunctionType:
    """A copy of a function that calls compiled copies of the plain functions it names."""
    names = {
        name: numba.njit(nogil=True, boundscheck=True)(_with_helpers(value))
        for name, value in _named(function).items()
        if isinstance(value, FunctionType) and value is not function
    }
    copy = FunctionType(
        function.__code__, function.__globals__ | names, function.__name__, function.__defaults__, function.__closure__
    )
    copy.__kwdefaults__ = function.__kwdefaults__
    return copy


def _named(function: FunctionType) -> dict[str, Any]:
    """What a function names outside itself."""
    return {name: function.__globals__[name] for name in _names(function.__code__) if name in function.__globals__}


def _names(code: CodeType) -> list[str]:
    """The names of globals and attributes in a piece of code and those within it."""
    inner = [part for part in code.co_consts if isinstance(part, CodeType)]
    return [*code.co_names, *(name for part in inner for name in _names(part))]


def _cell(cell: CellType) -> object:
    """What a closure holds, if anything yet."""
    try:
        return cell.cell_contents
    except ValueError:
        return None


def _key(value: Any, within: tuple[Any, ...], names: Sequence[str] = ()) -> Hashable:
    """What two values share only if compiled code cannot tell them apart."""
    if any(value is outer for outer in within):
        return "itself"
    deeper = (*within, value)
    match value:
        case Own():
            return _key(value.function, within)
        case FunctionType():
            cells = [_cell(cell) for cell in value.__closure__ or ()]
            outside = [*_named(value).items(), *enumerate(cells), *enumerate(value.__defaults__ or ())]
            names = _names(value.__code__)
            return value.__code__, tuple((name, _key(part, deeper, names)) for name, part in outside)
        case ModuleType():
            found = [(name, getattr(value, name)) for name in names if hasattr(value, name)]
            return value.__name__, tuple((name, _key(part, deeper, names)) for name, part in found)
        case np.ndarray() | np.void():
            return str(value.dtype), value.shape, value.tobytes()
        case tuple() | list():
            return type(value), tuple(_key(part, deeper) for part in value)
        case bool() | int() | float() | str() | np.generic():
            return type(value), repr(value)
    return value if isinstance(value, Hashable) else id(value)
