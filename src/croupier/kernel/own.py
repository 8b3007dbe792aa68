"""Bots of somebody's own: any callable that chooses a move, compiled where that is asked for and can be done.

Numba freezes what a function names outside itself, so a compiled bot is kept under all of that: who changes the
function, a helper, or a number it reads, gets another one.
"""

import dis
import inspect
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import count
from types import CodeType, FunctionType
from typing import Any, NamedTuple, cast, overload

import numba
from numba import types
from numba.core.dispatcher import Dispatcher

from .contract import Codes, Lore, Pace, State
from .dice import Rng
from .errors import BadBot, BadGame
from .game import Game
from .interrupting import unbroken
from .likeness import Origin, held, likeness, named, origin
from .mistakes import compiling_failed
from .playout import Hand, Tray

KEPT_BOTS = 256
MOST_POWER = 1 << 10
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

    def __repr__(self) -> str:
        return f"<bot {self.__qualname__}>"

    def __call__(self, state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        """Choose a move."""
        return cast(int, self.function(state, seat, moves, count, rng, lore))


@overload
def bot(function: Callable[..., Any]) -> Own: ...
@overload
def bot(*, pace: Pace | str = "") -> Callable[[Callable[..., Any]], Own]: ...
def bot(function: Callable[..., Any] | None = None, *, pace: Pace | str = "") -> Any:
    """A bot to be compiled: `@croupier.bot` above a function of state, seat, moves, count, rng and lore.

    Helpers that it calls are compiled with it; one that `numba.njit` has compiled before keeps the numbers it had then.
    """
    return Own(function, pace) if function else lambda function: Own(function, pace)


class Seated(NamedTuple):
    """A bot of somebody's own, ready to play."""

    hand: Hand
    origin: Origin
    plain: str | None = None
    """Why it is not compiled; None if it is."""


def seat_all(bots: Iterable[Any], game: Game, tray: Tray) -> dict[int, Seated]:
    """Make all of somebody's own ready for a game, by their id; each has a name that no other bot there has."""
    players = {id(bot): bot for bot in bots}
    return {number: seat_own(players[number], name, game, tray) for number, name in own_names(bots).items()}


def check_bots(bots: Iterable[Any]) -> None:
    """Everywhere somebody must play."""
    if any(bot is None for bot in bots):
        raise BadBot("a bot is a name or a function, not None")


def own_names(bots: Iterable[Any]) -> dict[int, str]:
    """A name for each bot of somebody's own, by its id, that no other bot there has."""
    found: dict[int, str] = {}
    taken = {bot for bot in bots if isinstance(bot, str)}
    for bot in bots:
        if bot is not None and not isinstance(bot, str) and id(bot) not in found:
            called = getattr(bot, "__name__", type(bot).__name__)
            found[id(bot)] = next(name for name in _names(called) if name not in taken)
            taken.add(found[id(bot)])
    return found


def _names(name: str) -> Iterator[str]:
    yield name
    yield from (f"{name}-{number}" for number in count(2))


def seat_own(player: Callable[..., Any], name: str, game: Game, tray: Tray) -> Seated:
    """Make a callable ready for a game: compiled if it is marked so and can be."""
    _check(player, name)
    pace, where = _pace(player, game), origin(player)
    function = player.function if isinstance(player, Own) else getattr(player, "py_func", None)
    if function is None:
        return Seated(Hand(name, player, pace), where, "@croupier.bot above it has it compiled")
    state, lore = tray.states[1], tray.lore
    try:
        head = compiled(function, state, 0, tray.moves, 0, tray.wits[0], lore)
        if pace is not None and not isinstance(pace, Dispatcher):
            return Seated(Hand(name, head, compiled(pace, state, 0, tray.wits[0], lore)), where)
        return Seated(Hand(name, head, pace), where)
    except BadBot as error:
        return Seated(Hand(name, function, pace), where, error.text)


LATER = (inspect.isgeneratorfunction, inspect.iscoroutinefunction, inspect.isasyncgenfunction)
"""What tells functions that give nothing at once."""


def _check(player: Callable[..., Any], name: str) -> None:
    try:
        inspect.signature(player).bind(*TAKES)
    except (TypeError, ValueError):
        raise BadBot(f"{name}: a bot takes ({', '.join(TAKES)})") from None
    function = player.function if isinstance(player, Own) else getattr(player, "py_func", player)
    if any(gives_later(function) for gives_later in LATER):
        raise BadBot(f"{name} must return a whole number, and at once")


def _pace(player: Callable[..., Any], game: Game) -> Pace | None:
    if not game.facts.realtime:
        return None
    pace = getattr(player, "pace", "") or "steady"
    return game.paces[game.bot(pace)] if isinstance(pace, str) else pace


def compiled(function: Callable[..., Any], *given: object) -> Any:
    """A function compiled for what it is given, now or before if nothing it depends on has changed since."""
    if not isinstance(function, FunctionType):
        raise BadBot("only a function can be compiled")
    beyond = function.__code__.co_argcount - len(given)
    left_out = (function.__defaults__ or ())[-beyond:] if beyond > 0 else ()
    return _compiled(_Frozen(function), (*map(numba.typeof, given), *map(types.Omitted, left_out)))


class _Frozen:
    """A function, the same as another one if Numba would make the same of both."""

    def __init__(self, function: FunctionType) -> None:
        self.function = function
        self.key = likeness(function)

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
        with unbroken():
            dispatcher.compile(signature)
        gives = dispatcher.overloads[signature].signature.return_type
        if not isinstance(gives, types.Integer) or not gives.signed:
            raise TypeError(f"it must return a whole number, not {gives}")
    except BadGame as error:
        raise BadBot(error.text) from None
    except Exception as error:
        raise BadBot(compiling_failed(error, function)) from None
    return dispatcher


def _with_helpers(function: FunctionType) -> FunctionType:
    """A copy of a function that calls compiled copies of the plain functions it names."""
    for number in (*_numbers(function.__code__), *named(function).values(), *map(held, function.__closure__ or ())):
        if isinstance(number, int) and not -(1 << 63) <= number < 1 << 64:
            raise TypeError(f"{number} has more than 64 bits")
    names = {
        name: numba.njit(nogil=True, boundscheck=True)(_with_helpers(value))
        for name, value in named(function).items()
        if isinstance(value, FunctionType) and value is not function
    }
    copy = FunctionType(
        function.__code__, function.__globals__ | names, function.__name__, function.__defaults__, function.__closure__
    )
    copy.__kwdefaults__ = function.__kwdefaults__
    return copy


def _numbers(code: CodeType) -> list[object]:
    """The constants in a piece of code and those within it, and powers of them that are not worked out yet."""
    inner = [_numbers(part) for part in code.co_consts if isinstance(part, CodeType)]
    steps = list(dis.get_instructions(code))
    powers = [
        base.argval**exponent.argval
        for base, exponent, step in zip(steps, steps[1:], steps[2:], strict=False)
        if step.argrepr == "**" and _is_small(base) and _is_small(exponent)
    ]
    return [*code.co_consts, *powers, *(number for part in inner for number in part)]


def _is_small(step: dis.Instruction) -> bool:
    """Whether a step of a function names a number that is quickly raised to a power."""
    return step.opname.startswith("LOAD_") and isinstance(step.argval, int) and 0 <= step.argval < MOST_POWER
