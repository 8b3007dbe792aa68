"""What an author can get wrong in a game folder, each told in one line: the game, the file, where, and what."""

import importlib
import inspect
import re
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

import numba

from .errors import BadGame
from .interrupting import unbroken
from .plain import NotCompiled

MEMORY = "asks for memory of its own (a list, a dict, an array); rules allocate nothing"
MEMORY_SIGNS = ("NRT required", "Only accept returning of array", "numba/typed/dictobject")
NUMBA_SAYS = "Failed in nopython mode pipeline"


def load(package: str, name: str = "") -> ModuleType:
    """A module of a game folder, or the folder itself; whatever goes wrong in it is a `BadGame`."""
    path = f"{package}.{name}" if name else package
    game, file = package.rpartition(".")[2], f"{name or '__init__'}.py"
    try:
        return importlib.import_module(path)
    except BadGame:
        raise
    except ModuleNotFoundError as error:
        if error.name == path:
            raise BadGame(f"{game}: there is no {file if name else f'package {package}'}") from None
        raise BadGame(f"{game}: {_place(error, game, file)}: {error}") from None
    except (Exception, SystemExit) as error:
        said = error.msg if isinstance(error, SyntaxError) else f"{type(error).__name__}: {error}"
        raise BadGame(f"{game}: {_place(error, game, file)}: {said}") from None


def demand(module: ModuleType, names: Iterable[str], functions: type = object) -> None:
    """Make sure that a module has all that its contract names, and that its functions take what they are given."""
    game, _, file = module.__name__.rpartition(".")
    where = f"{game.rpartition('.')[2]}: {file}.py"
    for name in names:
        if not hasattr(module, name):
            raise BadGame(f"{where}: there is no {name}")
    for name, wanted in _functions(functions).items():
        takes = ", ".join(list(inspect.signature(wanted).parameters)[1:])
        found: Any = getattr(module, name, None)
        if not callable(found):
            raise BadGame(f"{where}: there is no function {name}({takes})")
        if file in ("rules", "encode") and not hasattr(found, "py_func") and not numba.config.DISABLE_JIT:
            raise BadGame(f"{where}: {name} is not compiled; write @rule above it")
        has = list(inspect.signature(getattr(found, "py_func", found)).parameters)
        if len(has) != takes.count(",") + 1:
            raise BadGame(f"{where}: {name} takes ({', '.join(has)}), it must take ({takes})")


def _functions(contract: type) -> dict[str, Callable[..., object]]:
    return {
        name: function
        for name, function in vars(contract).items()
        if inspect.isfunction(function) and not name.startswith("_")
    }


def explained(compiler: Callable[..., object], function: Callable[..., object], *signature: object) -> object:
    """Compile a rule; where Numba cannot, say in one line where the author went wrong instead of in pages."""
    try:
        with unbroken():
            return compiler(*signature)
    except (BadGame, NotCompiled, OSError):
        raise
    except Exception as error:
        folder = Path(function.__code__.co_filename).parent.name
        raise BadGame(f"{folder}: {compiling_failed(error, function)}") from None


def compiling_failed(error: Exception, function: Callable[..., object]) -> str:
    """Where in a function Numba could not go on, and why, in one line."""
    file = Path(function.__code__.co_filename).name
    return f"{file}, line {_line(error, function)}, {function.__name__}: {_said(error)}"


def _said(error: Exception) -> str:
    """The one line that matters of what Numba says."""
    text = str(error)
    if isinstance(error, KeyError):
        return f"there is no field {error} in the record"
    if found := re.search(r"Unknown attribute ('\w+') of type Record", text):
        return f"there is no field {found[1]} in the record"
    if any(sign in text for sign in MEMORY_SIGNS):
        return MEMORY
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith(NUMBA_SAYS)]
    return re.sub(r"Record\(\[.*\], \d+, (True|False)\)", "the record", (lines or [type(error).__name__])[0])[:300]


def _line(error: Exception, function: Callable[..., object]) -> int:
    """Where in the function it is: as Numba says, or where the name it misses stands."""
    code = function.__code__
    loc = getattr(error, "loc", None)
    if loc is not None and Path(loc.filename).name == Path(code.co_filename).name:
        return int(loc.line)
    if found := re.search(rf"at {re.escape(code.co_filename)} \((\d+)\)", str(error)):
        return int(found[1])
    try:
        lines, first = inspect.getsourcelines(function)
    except OSError:  # typed at a prompt
        return code.co_firstlineno
    name = str(error).strip("'\"")
    return next((first + number for number, text in enumerate(lines) if name and f".{name}" in text), first)


def line_of(error: BaseException) -> str:
    """Where an error came up, for whoever wrote that file."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f", {Path(last.filename).name}, line {last.lineno}"


def _place(error: BaseException, game: str, file: str) -> str:
    """The last line of the game's own folder that an error came through."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{Path(error.filename).name}, line {error.lineno}"
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename).parent.name == game]
    return f"{Path(frames[-1].filename).name}, line {frames[-1].lineno}" if frames else file
