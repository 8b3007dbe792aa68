"""Every text the client says is there, and none is there for nothing."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHELL = ROOT / "web" / "src"
BOARDS = sorted((ROOT / "src" / "croupier" / "games").glob("*/web"))
SAID = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*-?)(?:\$\{|["'`])""")


def texts(folder: Path) -> set[str]:
    """The names of the texts of a folder."""
    files = folder.glob("**/en.ftl")
    return {name for file in files for name in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)}


def words(folder: Path) -> set[str]:
    """Everything in the code of a folder that could be the name of a text, or the beginning of one."""
    files = [file for kind in ("*.svelte", "*.ts") for file in folder.rglob(kind) if "generated" not in file.parts]
    return {word for file in files for word in SAID.findall(file.read_text("utf-8"))}


def said(folder: Path) -> set[str]:
    """The names that are said in full."""
    files = [file for kind in ("*.svelte", "*.ts") for file in folder.rglob(kind)]
    return {name for file in files for name in re.findall(r"""\bsay\(\s*"([\w-]+)\"""", file.read_text("utf-8"))}


@pytest.mark.parametrize("folder", [SHELL, *BOARDS], ids=lambda folder: folder.parent.name)
def test_every_text_said_exists(folder: Path) -> None:
    assert said(folder) - texts(folder) - texts(SHELL) == set()


@pytest.mark.parametrize("folder", [SHELL, *BOARDS], ids=lambda folder: folder.parent.name)
def test_every_text_is_said_somewhere(folder: Path) -> None:
    used = words(folder)
    starts = (*[word for word in used if word.endswith("-")], "move", "chance")
    assert {name for name in texts(folder) if name not in used and not name.startswith(starts)} == set()
