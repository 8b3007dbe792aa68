"""`croupier new`: a game of your own to begin with, copied from one that works, in a package of its own."""

import importlib.util
import keyword
import re
import shutil
import sys
from pathlib import Path

import msgspec

from croupier.kernel.game import Game
from croupier.kernel.record import Record
from croupier.kernel.shelf import find_game, games

from .words import BadCommand, say

PROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "croupier-{dashed}"
version = "0.1.0"
description = "{title} for Croupier."
readme = "README.md"
requires-python = ">=3.11"
dependencies = ["croupier"]

[project.entry-points."croupier.games"]
{name} = "{name}"

[tool.hatch.build.targets.wheel]
packages = ["{name}"]
"""
README = """\
# {title}

A game for Croupier, begun as a copy of {like}. Everything that belongs to it is in `{name}/`: begin with `RULES.md`,
then clause by clause a test and the code.

    pip install -e .
    croupier play {name}
    pytest
"""
LAWS = '''\
"""{title} keeps the laws that every game keeps."""

from collections.abc import Callable

import pytest

from croupier.kernel.game import Game
from croupier.testkit import LAWS

GAME = Game(__package__.removesuffix(".tests"))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Game], None]) -> None:
    law(GAME)
'''
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.svelte", "*.ts", "README.md", "report.*")
"""Compiled files, a board that only our own build can build, and what is told of the other game."""
TEXTS = (".py", ".md", ".toml", ".record", ".ftl", ".js")


NAME = re.compile(r"[a-z_][a-z0-9_]{0,59}")
"""What a game can be called."""


def new_game(name: str, like: str) -> None:
    """Copy a game into a package of its own, under a name of its own."""
    project = Path(name)
    _check_name(name, project)
    source = _source(like)
    title = name.replace("_", " ").title()
    folder = project / name
    shutil.copytree(source.folder, folder, ignore=LEFT_OUT)
    for path in sorted(path for path in folder.rglob("*") if path.suffix in TEXTS):
        path.write_text(_renamed(path.read_text(encoding="utf-8"), source, name, title), encoding="utf-8")
    for path in sorted(folder.glob("golden/*.record")):
        _seal(path, name)
    words = {"name": name, "dashed": name.replace("_", "-"), "title": title, "like": source.facts.title}
    (project / "pyproject.toml").write_text(PROJECT.format(**words), encoding="utf-8")
    (project / "README.md").write_text(README.format(**words), encoding="utf-8")
    (folder / "tests" / "test_laws.py").write_text(LAWS.format(**words), encoding="utf-8")
    print(say("copied", title=title, folder=f"{project}/", like=source.facts.title) + "\n")
    print(f"  pip install -e {project}\n  croupier play {name}\n  pytest {project}")


def _check_name(name: str, project: Path) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadCommand("no-name", name=name)
    if name in {game.id for game in games()}:
        raise BadCommand("game-exists", name=name)
    if project.exists():
        raise BadCommand("folder-exists", folder=project)
    if importlib.util.find_spec(name) is not None:
        raise BadCommand("package-exists", name=name)


def _source(like: str) -> Game:
    """A game on the shelf, a folder of one, or the one with the shortest rules."""
    if not like:
        return min(games(), key=lambda game: (game.folder / "rules.py").stat().st_size).checked
    folder = Path(like)
    if "/" not in like or not (folder / "rules.py").is_file():
        return find_game(like)
    sys.path.insert(0, str(folder.resolve().parent))
    return Game(folder.resolve().name).checked


def _renamed(text: str, source: Game, name: str, title: str) -> str:
    """A file of the game under its new name, title and prefix of clauses."""
    prefix = re.sub(r"\d+", "", next(iter(source.clauses.values())).name)
    most = len(source.clauses)

    def clause(found: re.Match[str]) -> str:
        return f"{name[0].upper()}{found[1]}" if int(found[1]) <= most else found[0]

    text = re.sub(rf"(?<![A-Za-z0-9]){prefix}(\d+)(?![A-Za-z0-9])", clause, text)
    text = re.sub(rf"(?<!\w){re.escape(source.facts.title)}(?!\w)", title, text)
    return re.sub(rf"(?<![\w.]){re.escape(source.package)}(?!\w)", name, text) if "." in source.package else text


def _seal(path: Path, name: str) -> None:
    """A playthrough as one of the new game, below the words that explain it."""
    text = path.read_text(encoding="utf-8")
    explained = text[: text.index("croupier record")]
    record = msgspec.structs.replace(Record.from_text(text), game=name)
    path.write_text(explained + record.text(), encoding="utf-8")
