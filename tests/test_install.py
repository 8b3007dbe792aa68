"""`import croupier`, and what an install brings: all of the library at the top, the house only where it is wanted."""

import email
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import croupier
from croupier.kernel.languages import languages
from croupier.kernel.shelf import games

ROOT = Path(__file__).parents[1]
HOUSE = ("aiosqlite", "alembic", "asyncpg", "litestar", "prometheus_client", "sqlalchemy", "uvicorn", "websockets")
BARE = f"""
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {HOUSE!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Nothing())
"""


def python(*lines: str, words: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    """A program of its own."""
    return subprocess.run([sys.executable, "-c", "\n".join(lines), *words], capture_output=True, text=True, check=False)


def test_everything_at_the_top_is_there() -> None:
    assert {"Match", "Position", "Record", "Setup", "game", "games", "simulate"} <= set(croupier.__all__)
    assert all(hasattr(croupier, name) for name in croupier.__all__)
    assert croupier.game("pig") in croupier.games()
    with pytest.raises(AttributeError, match="nonsense"):
        croupier.nonsense  # noqa: B018


def test_the_games_are_a_list_and_a_package() -> None:
    ran = python(
        "import croupier, croupier.games.pig.rules",
        "print(croupier.games.pig.rules.MOST_MOVES, len(croupier.games()) > 1)",
    )
    assert ran.stdout.split() == ["2", "True"], ran.stderr


def test_a_bare_import_is_quick_to_answer() -> None:
    ran = python("import croupier, sys", "print(croupier.__version__, 'numba' in sys.modules)")
    assert ran.stdout.split() == [croupier.__version__, "False"], ran.stderr


@pytest.mark.parametrize("words", [("games",), ("simulate", "pig", "--games", "50"), ("rules", "pig", "P3")])
def test_without_the_house_the_rest_works(words: tuple[str, ...]) -> None:
    ran = python(BARE, "from croupier.cli import main; main()", words=words)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("words", [("serve",), ("backup", "copy.db")])
def test_without_the_house_one_line_says_how_to_get_it(words: tuple[str, ...]) -> None:
    ran = python(BARE, "from croupier.cli import main; main()", words=words)
    assert ran.returncode == 2
    assert re.fullmatch(r"croupier: the house is not installed .*: pip install 'croupier\[house\]'\n", ran.stderr)


def test_a_client_without_websockets_says_how_to_get_them_in_one_line() -> None:
    program = (
        "import croupier",
        "try: croupier.client.play('http://127.0.0.1:9/tables/k3x9#token=t', print)",
        "except croupier.CroupierError as error: print(error)",
    )
    ran = python(BARE, *program)
    assert ran.stdout == "a seat at a table needs the package websockets: pip install 'croupier[client]'\n", ran.stderr


def test_a_client_needs_neither_the_house_nor_the_compiler() -> None:
    ran = python("import croupier.client, sys", "print({'numba', 'litestar', 'croupier.house'} & set(sys.modules))")
    assert ran.stdout == "set()\n", ran.stderr


def test_the_wheel_says_what_it_is(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    package = zipfile.ZipFile(wheel)
    (about,) = (name for name in package.namelist() if name.endswith("/METADATA"))
    said = email.message_from_bytes(package.read(about))
    needed = [line for line in said.get_all("Requires-Dist", []) if "extra ==" not in line]
    assert not [line for line in needed if line.startswith(HOUSE)], needed
    assert "Typing :: Typed" in said.get_all("Classifier", [])
    assert "croupier/py.typed" in package.namelist()
    ours = games("croupier.games")
    pages = {game.report_file(language).relative_to(ROOT / "src") for game in ours for language in languages()}
    assert {page.as_posix() for page in pages} <= set(package.namelist())
    licences = [name for name in package.namelist() if name.endswith("/licenses/LICENSE")]
    assert len(licences) == 1
    assert b"MIT" in package.read(licences[0])
