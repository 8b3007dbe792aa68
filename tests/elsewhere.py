"""Games that other packages bring: made of a copy, or built and installed, into a folder of their own."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

EXAMPLE = Path(__file__).parent.parent / "examples" / "liars_dice"
CROUPIER = [sys.executable, "-c", "from croupier.cli import main; main()"]


Changes = Mapping[str, tuple[str, str]]
"""For each file what stands there, and what shall stand there instead."""


def bring(folder: Path, source: Path, name: str, changes: Changes | None = None, owner: str = "") -> Path:
    """A copy of a game as an installed package would have it, with changes in its files."""
    target = folder / name
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    for file, (old, new) in (changes or {}).items():
        path = target / (file if "." in file else f"{file}.py")
        assert old in path.read_text(encoding="utf-8"), f"{path} does not say {old}"
        path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    announce(folder, owner or name, f"{name} = {name}")
    return target


def announce(folder: Path, owner: str, *entries: str) -> None:
    """What an installer writes about a package with games."""
    info = folder / f"{owner}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {owner}\nVersion: 1\n")
    (info / "entry_points.txt").write_text("\n".join(["[croupier.games]", *entries]) + "\n")


def beside(folder: Path) -> dict[str, str]:
    """The environment of a process that finds the packages of a folder."""
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}


def croupier(folder: Path, *words: object, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command line, beside the packages of a folder."""
    line = [*CROUPIER, *map(str, words)]
    return subprocess.run(line, env=beside(folder), input=typed, capture_output=True, text=True, check=False)


def install(folder: Path, source: Path = EXAMPLE) -> Path:
    """Build a package and install it into a folder, without a network."""
    copy = folder / "source"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
    words = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--no-compile"]
    target = folder / "site"
    subprocess.run([sys.executable, "-m", "pip", "install", *words, "--target", target, copy], check=True)
    shutil.rmtree(copy)
    return target
