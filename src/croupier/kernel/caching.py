"""Where compiled rules are kept: a folder for every state of the sources they were made from."""

import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from llvmlite.binding import get_host_cpu_name
from platformdirs import user_cache_path

KERNEL = Path(__file__).parent
SHARED = (KERNEL, KERNEL.parent / "bots", KERNEL.parent / "solvers")
CACHE = "CROUPIER_CACHE"
"""The variable that names a folder for compiled rules in place of the user's."""
COMPILED = "compiled"
"""What the marks begin with that say of a game that all of it is kept."""
OURS = re.compile(r".+-[0-9a-f]{16}")
"""The name of a folder: what it belongs to, and the digest of its sources."""
KEPT = re.compile(rf".+\.nb[ic](\.tmp\..+)?|lock|{COMPILED}.*")
"""The names of the files in it: what Numba has compiled, or was about to write, and ours."""
OLD = 30 * 86_400
"""Seconds after which what nobody has used goes."""


def all_folders() -> Path:
    """The folder that has those of all games."""
    return Path(os.environ.get(CACHE) or user_cache_path("croupier"))


def sources(folder: Path) -> list[Path]:
    """The files that what is compiled for a game depends on."""
    return sorted(source for place in {*SHARED, folder} for source in place.glob("*.py"))


@cache
def cache_folder(folder: Path) -> Path:
    """One folder per state of the sources: Numba alone would not notice a change in a function that was inlined.

    Whenever there is a new one, those that nobody has used for long go.
    """
    digest = hashlib.sha256(repr(_machine()).encode())
    for source in sources(folder):
        digest.update(source.name.encode() + source.read_bytes())
    name = f"{folder.name}-{digest.hexdigest()[:16]}"
    path = all_folders() / name
    try:
        if not path.exists():
            forget(OLD)
        path.mkdir(parents=True, exist_ok=True)
        os.utime(path)
    except OSError:
        path = _own_folder() / name
        path.mkdir(exist_ok=True)
    return path


def kept() -> list[tuple[Path, int]]:
    """What is kept, with its bytes."""
    return [(path, _size(path)) for path in sorted(all_folders().glob("*-*")) if _is_ours(path)]


def _is_ours(path: Path) -> bool:
    """Whether a folder has the name of one of ours and nothing in it that anybody else has put there."""
    named = path.is_dir() and OURS.fullmatch(path.name)
    return bool(named) and all(KEPT.fullmatch(file.name) for file in path.rglob("*") if not file.is_dir())


def forget(older_than: float = 0) -> int:
    """Remove what nobody has used for so many seconds, and say how many bytes that were; rules are compiled again."""
    latest = time.time() - older_than
    gone = 0
    for path, size in kept():
        if path.stat().st_mtime <= latest:
            shutil.rmtree(path, ignore_errors=True)
            gone += size - _size(path)
    return gone


def _size(folder: Path) -> int:
    """The bytes of all files in a folder; another process may be taking some away."""
    size = 0
    for file in folder.rglob("*"):
        with suppress(OSError):
            size += file.stat().st_size if file.is_file() else 0
    return size


def _machine() -> tuple[object, ...]:
    """What compiled code depends on beside its sources."""
    config: Any = numba.config
    made_by = (sys.implementation.cache_tag, np.__version__, numba.__version__, get_host_cpu_name())
    return *made_by, config.CPU_NAME, config.CPU_FEATURES, config.OPT, config.BOUNDSCHECK


@cache
def _own_folder() -> Path:
    """A folder of this process, where the user's cannot be written."""
    _say_unkept()
    return Path(tempfile.mkdtemp(prefix="croupier-"))


@cache
def _say_unkept() -> None:
    """Say once that nothing is kept, for it costs a minute every time."""
    said = f"{all_folders()} cannot be written: rules are compiled for this process alone; {CACHE} names another folder"
    print(f"croupier: {said}", file=sys.stderr)


def all_kept() -> bool:
    """Whether everything that this process compiled could be kept."""
    return not _say_unkept.cache_info().currsize


def kept_or_said(keep: Callable[..., None], *compiled: object) -> None:
    """Keep what was compiled; where the disk is full it serves this process alone."""
    try:
        keep(*compiled)
    except OSError:
        _say_unkept()


def found_whole(find: Callable[..., Any], forget: Callable[[], None], *wanted: object) -> Any:
    """What is kept of a rule; nothing where it is damaged, as after a power cut, so that it is compiled anew."""
    try:
        return find(*wanted)
    except Exception:
        with suppress(OSError):
            forget()
            for path, _ in kept():
                for mark in path.glob(f"{COMPILED}-*"):
                    mark.unlink(missing_ok=True)
        return None
