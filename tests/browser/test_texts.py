"""Every text the client says is there, and none is there for nothing."""

import re
import typing
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import inspect

from croupier.kernel.game import Game
from croupier.kernel.shelf import GAMES, games

ROOT = Path(__file__).parents[2]
SHELL = ROOT / "web" / "src"
SAID = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*-?)(?:\$?\{|["'`])""")
TOLD = (
    "waits",
    "event",
    "move",
    "view",
    "option",
    "agreed",
    "edition",
    "assumed",
    "bot",
    "part",
    "error",
    "slip",
    "learn",
    "tour",
    "refused",
    "real",
    "chart",
    "risk",
    "happening",
)
"""Texts of these families are found by a kind, a field or a name that stands in data."""

OF_EVERY_GAME = {"line", "standing", "your-turn"}
"""Texts of games that the shell says."""


def texts(file: Path) -> set[str]:
    """The names of the texts of a file."""
    return set(re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE))


def sources(folder: Path) -> list[Path]:
    """The code of a folder."""
    return [file for kind in ("*.svelte", "*.ts") for file in folder.rglob(kind) if "generated" not in file.parts]


def shown_by(game: Game) -> list[Path]:
    """The code that says something in the terminal."""
    return [file for name in ("views.py", "show.py", "solving.py") if (file := game.folder / name).is_file()]


def words(files: list[Path]) -> set[str]:
    """Everything in some code that could be the name of a text, or the beginning of one."""
    return {word for file in files for word in SAID.findall(file.read_text("utf-8"))}


def said(files: list[Path]) -> set[str]:
    """The names that are said in full."""
    found = (re.findall(r"""\bsay\(\s*["']([\w-]+)["']""", file.read_text("utf-8")) for file in files)
    return {name for names in found for name in names}


def fields(kind: inspect.Type) -> Iterator[str]:
    """The names of all fields of a type and of those within it."""
    match kind:
        case inspect.StructType(fields=own):
            for field in own:
                yield field.name
                yield from fields(field.type)
        case inspect.Metadata(type=inner) | inspect.VarTupleType(item_type=inner) | inspect.DictType(value_type=inner):
            yield from fields(inner)
        case inspect.UnionType(types=several) | inspect.TupleType(item_types=several):
            for one in several:
                yield from fields(one)


def families(game: Game) -> set[str]:
    """What stands before the dash where a text is found by a word in data: a field, or an option."""
    view = typing.get_type_hints(game.views.view)["return"]
    kinds = (view, game.codec.Moves, game.codec.Outcomes, game.story.Events, game.option_type)
    found = {name.replace("_", "-") for kind in kinds for name in fields(inspect.type_info(kind))}
    return found | set(TOLD)


def test_every_text_of_the_shell_exists_and_is_said_somewhere() -> None:
    written, used = texts(SHELL / "locales" / "en.ftl"), words(sources(SHELL))
    assert said(sources(SHELL)) - written - {*OF_EVERY_GAME, "nobody", "nothing"} == set()
    starts = tuple(word for word in used if word.endswith("-"))
    assert {name for name in written if name not in used and not name.startswith(starts)} == set()


@pytest.mark.parametrize("game", games(GAMES), ids=lambda game: game.id)
def test_every_text_of_a_game_exists_and_is_said_somewhere(game: Game) -> None:
    code, file = sources(game.folder / "web") + shown_by(game), game.folder / "texts" / "en.ftl"
    written, used = texts(file), words(code)
    assert said(code) - written == set()
    within = set(re.findall(r"\{ ([a-z][\w-]*) \}", file.read_text("utf-8")))
    starts = (*(word for word in used if word.endswith("-")), *(f"{name}-" for name in families(game)))
    idle = {name for name in written - used - within - OF_EVERY_GAME if not name.startswith(starts)}
    assert idle == set()


def test_every_text_of_the_command_line_exists_and_is_said_somewhere() -> None:
    folder = ROOT / "src" / "croupier" / "cli"
    written, code = texts(folder / "texts" / "en.ftl"), sorted(folder.glob("*.py"))
    used, errors = words(code), re.compile(r'BadCommand\("([\w-]+)"')
    raised = {f"error-{name}" for file in code for name in errors.findall(file.read_text("utf-8"))}
    of_games = {name for name in said(code) if name.startswith("show-")}
    assert (said(code) | raised) - written - of_games - {"line", "nothing"} == set()
    starts = tuple(word for word in used if word.endswith("-"))
    assert {name for name in written - used - raised if not name.startswith(starts)} == set()
