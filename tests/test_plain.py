"""Until its rules are compiled a game is played as plain Python, and nobody can tell."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from croupier.kernel import compiling
from croupier.kernel.caching import CACHE
from croupier.kernel.game import Game
from croupier.kernel.shelf import find_game, games

PIG = find_game("pig")
LEFT = "from croupier.kernel.plain import leave_compiling; leave_compiling()"
REPLAYED = """
import sys
from pathlib import Path
from croupier.kernel.game import Game
from croupier.kernel.record import Record
game = Game(sys.argv[1])
for path in sorted((game.folder / "golden").glob("*.record")):
    match = Record.from_text(path.read_text(encoding="utf-8")).replay(game)
    match.view(), match.payoff()
print(len(game.rules.play.signatures))
"""


def played(game: Game, cache: Path) -> int:
    """In a process that leaves compiling to others: replay a game's records; how many forms of `play` were loaded."""
    env = os.environ | {CACHE: str(cache), "PYTHONPATH": os.pathsep.join(sys.path)}
    words = [sys.executable, "-W", "error", "-c", LEFT + REPLAYED, game.package]
    ran = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return int(ran.stdout)


def hog_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A copy of Pig with a cache of its own."""
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv(CACHE, str(folder / "cache"))
    package = folder / f"shelf_{folder.name}"
    shutil.copytree(PIG.folder, package / "hog", ignore=shutil.ignore_patterns("__pycache__"))
    (package / "__init__.py").write_text('"""A shelf."""')
    return Game(f"{package.name}.hog")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_game_that_is_not_compiled_is_played_the_same_at_once(game: Game, tmp_path: Path) -> None:
    assert played(game, tmp_path) == 0
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


def test_what_another_process_has_compiled_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    assert played(PIG, tmp_path) == 0
    monkeypatch.setenv(CACHE, str(tmp_path))
    words = [sys.executable, "-m", "croupier.kernel.compiling", PIG.package]
    subprocess.run(words, check=True)
    assert played(PIG, tmp_path) == 1


def test_what_was_compiled_from_other_files_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "play_a_little", lambda _: None)
    game = hog_in(tmp_path, monkeypatch)
    assert not compiling.is_compiled(game)
    compiling.compile_game(game)
    assert compiling.is_compiled(game)
    os.utime(game.folder / "bots.py", (1, 1))
    assert not compiling.is_compiled(game)


def test_a_compiler_says_in_one_line_what_is_wrong_with_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = hog_in(tmp_path, monkeypatch)
    rules = game.folder / "rules.py"
    rules.write_text(rules.read_text().replace("state.gathered = 0", "state.gathered = [0]"))
    compiler = compiling.start_compiling(game)
    said, _ = compiler.communicate()
    assert compiler.returncode == compiling.BROKEN
    assert said.startswith("hog: rules.py, line ")
    assert said.count("\n") == 1
