"""Bots of somebody's own on the command line: `FILE.py:name`."""

import importlib.util
import sys
import traceback
from pathlib import Path
from typing import Any

import msgspec

from croupier.kernel.likeness import Origin
from croupier.kernel.simulating import BotName

from .words import BadCommand


def find_bot(word: str) -> BotName:
    """The name of a bot as it is, or the function that `FILE.py:name` names."""
    file, colon, name = word.rpartition(":")
    if not (colon and file.endswith(".py")):
        return word
    found: Any = getattr(_run(Path(file)), name, None)
    if not callable(found):
        raise BadCommand("no-function", file=file, name=name)
    return found


def found_at(word: str, origin: Origin) -> Origin:
    """Where a bot comes from, as `FILE.py:name` names it: so it is found again."""
    file, _, name = word.rpartition(":")
    return msgspec.structs.replace(origin, file=str(Path(file).resolve()), name=name)


def _run(file: Path) -> object:
    """The module in a file."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if not file.is_file() or spec is None or spec.loader is None:
        raise BadCommand("no-file", file=file, why="there is no such file")
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(file.parent.resolve()))
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        why = f"{type(error).__name__}: {error}"
        raise BadCommand("bad-file", file=file, line=_line(error, file), why=why) from None
    return module


def _line(error: BaseException, file: Path) -> int:
    if isinstance(error, SyntaxError):
        return error.lineno or 1
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(file)]
    return (frames[-1].lineno or 1) if frames else 1
