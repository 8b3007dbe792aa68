"""Every error is told by a text of its package, and every such text tells an error; so is every command."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer
from typer.main import get_command

from croupier import cli
from croupier.cli.usage import text_of
from croupier.kernel.speech import Texts

ROOT = Path(__file__).parents[1]
CROUPIER = ROOT / "src" / "croupier"
KERNEL = CROUPIER / "kernel"
SHELVES = (CROUPIER / "games", ROOT / "examples", ROOT / "tests" / "toys")
GAMES = sorted(rules.parent for shelf in SHELVES for rules in shelf.rglob("rules.py"))
PACKAGES = [
    CROUPIER / name for name in ("kernel", "bots", "solvers", "testkit", "lab", "adapters", "client", "house", "cli")
] + GAMES
IN_PLACE = {"BadBot", "BadGame", "Endless", "HouseSays", "Refused", "RefusedThere"}
"""Errors that need no text: who reads them writes Python, or they have the words of a clause, or of a house."""


TEXT = re.compile(r"^(error-[\w-]+) = (.*(?:\n +.*)*)", re.MULTILINE)


class Made(NamedTuple):
    """An error that is made somewhere."""

    place: str
    kind: str
    text: str
    """The name of its text; empty where that is not written there."""
    values: set[str]


def trees(package: Path) -> Iterator[tuple[Path, ast.Module]]:
    """The code of a package, without its tests."""
    for file in sorted(package.rglob("*.py")):
        if "tests" not in file.relative_to(package).parts:
            yield file, ast.parse(file.read_text("utf-8"))


@cache
def homes() -> dict[str, Path]:
    """The package of every kind of error."""
    classes = [
        (node.name, {base.id for base in node.bases if isinstance(base, ast.Name)}, package)
        for package in PACKAGES
        for _, tree in trees(package)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    ]
    found = {"CroupierError": KERNEL}
    while more := {name: home for name, bases, home in classes if name not in found and bases & found.keys()}:
        found |= more
    return found


@cache
def made(package: Path) -> list[Made]:
    """The errors that are made in a package."""
    found = []
    for file, tree in trees(package):
        for node in ast.walk(tree):
            match node:
                case ast.Call(ast.Name(kind), arguments, named) if kind in homes() and kind not in IN_PLACE:
                    text = f"error-{ast.literal_eval(arguments[0])}" if _is_name(arguments) else ""
                    values = {value.arg for value in named if value.arg}
                    found.append(Made(f"{file.relative_to(ROOT)}:{node.lineno}", kind, text, values))
    return found


def _is_name(arguments: list[ast.expr]) -> bool:
    return [type(argument) for argument in arguments] == [ast.Constant]


@cache
def texts(package: Path) -> dict[str, set[str]]:
    """The texts of errors of a package, each with the names of what stands in it."""
    file = package / "texts" / "en.ftl"
    found = TEXT.findall(file.read_text("utf-8")) if file.exists() else []
    return {name: set(re.findall(r"\$([\w-]+)", words)) for name, words in found}


def teller(error: Made, package: Path) -> Path:
    """The package whose text tells an error: the game's, or that of its kind; where that has none, the kernel."""
    own = package if package in GAMES else homes()[error.kind]
    return own if error.text in texts(own) else KERNEL


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: str(package.name))
def test_every_error_is_told_by_a_text(package: Path) -> None:
    for error in made(package):
        assert error.text, f"{error.place}: {error.kind} needs the name of a text"
        known = texts(teller(error, package))
        assert error.text in known, f"{error.place}: there is no text {error.text}"
        missing = known[error.text] - error.values
        assert not missing, f"{error.place}: {error.text} needs {', '.join(sorted(missing))}"


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: str(package.name))
def test_every_text_of_an_error_tells_one(package: Path) -> None:
    told = {error.text for one in PACKAGES for error in made(one) if error.text and teller(error, one) == package}
    assert set(texts(package)) - told == set()


def test_the_errors_of_every_package_are_found() -> None:
    assert {KERNEL, CROUPIER / "house", *GAMES} <= {package for package in PACKAGES if made(package)}
    assert len(GAMES) == 11


def test_every_command_and_all_that_it_takes_is_told_by_a_text_of_its_own() -> None:
    root: Any = get_command(cli.app)
    context = typer.Context(root)
    of = {("croupier", root), *root.commands.items()}
    told = {text_of(name, str(taken.name)) for name, command in of for taken in command.get_params(context)}
    told |= {f"command-{name}" for name, _ in of}
    words = (CROUPIER / "cli" / "texts" / "en.ftl").read_text("utf-8")
    assert told == set(re.findall(r"^(command-[\w-]+) =", words, re.MULTILINE))


def test_a_command_says_of_itself_what_its_function_does() -> None:
    english = Texts([CROUPIER / "cli"])
    for command in cli.app.registered_commands:
        assert command.callback is not None
        assert english.say(f"command-{command.callback.__name__}") == command.callback.__doc__
