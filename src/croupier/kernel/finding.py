"""Functions of somebody's own, found again by file and name."""

import importlib.util
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .errors import BadOption


def find_function(file: Path, name: str) -> Callable[..., Any]:
    """What a name means in a file of Python; `outer.inner` is looked up step by step."""
    found: Any = _run(file)
    for part in name.split("."):
        found = getattr(found, part, None)
    if not callable(found):
        raise BadOption("no-function", file=file, name=name)
    return found


def _run(file: Path) -> object:
    """The module in a file."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if not file.is_file() or spec is None or spec.loader is None:
        raise BadOption("no-python", file=file)
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(file.parent.resolve()))
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        why = f"{type(error).__name__}: {error}"
        raise BadOption("bad-file", file=file, line=_line(error, file), why=why) from None
    return module


def _line(error: BaseException, file: Path) -> int:
    if isinstance(error, SyntaxError):
        return error.lineno or 1
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(file)]
    return (frames[-1].lineno or 1) if frames else 1
