"""`croupier new`: a copy of any game in a package of its own is playable, and keeps every law, at once."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from elsewhere import CROUPIER, EXAMPLE, croupier, install

pytestmark = pytest.mark.long

SECRETS = EXAMPLE / "liars_dice"
TOYS = Path(__file__).parent / "toys"


def new(folder: Path, *words: object) -> subprocess.CompletedProcess[str]:
    """`croupier new`, said in a folder."""
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    line = [*CROUPIER, "new", *map(str, words)]
    return subprocess.run(line, cwd=folder, env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "like",
    ["", SECRETS, pytest.param(TOYS / "snatch", marks=pytest.mark.lasting)],
    ids=["shortest", "secrets", "realtime"],
)
def test_a_new_game_is_a_package_that_plays_and_keeps_the_laws(tmp_path: Path, like: Path | str) -> None:
    done = new(tmp_path, "my_dice", *(["--like", like] if like else []))
    assert done.returncode == 0, done.stderr
    if like != SECRETS:  # it is tested and played in test_elsewhere.py, and takes long
        tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
        passed = subprocess.run(tests, cwd=tmp_path / "my_dice", env=env, capture_output=True, text=True, check=False)
        assert passed.returncode == 0, passed.stdout
    (tmp_path / "installed").mkdir()
    site = install(tmp_path / "installed", tmp_path / "my_dice")
    assert croupier(site, "games", "my_dice").stdout.startswith("My Dice ")
    assert croupier(site, "rules", "my_dice", "M1").stdout.startswith("M1 ")
    if like != SECRETS:
        assert croupier(site, "simulate", "my_dice", "--games", 10).returncode == 0
        assert "The game is kept" in croupier(site, "play", "my_dice", "--save", tmp_path / "game.record").stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["My_Dice"], '"My_Dice" is no name for a game'),
        (["my-dice"], '"my-dice" is no name for a game'),
        (["class"], '"class" is no name for a game'),
        (["pig"], "there is a game pig already"),
        (["json"], "there is a Python package json already"),
        (["taken"], "taken is there already"),
        (["my_dice", "--like", "chess"], 'there is no game "chess"'),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, list) else "",
)
def test_a_bad_wish_is_one_line_and_leaves_nothing(tmp_path: Path, words: list[str], says: str) -> None:
    (tmp_path / "taken").mkdir()
    done = new(tmp_path, *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert says in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]
