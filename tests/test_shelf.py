"""Games of other packages: found by their entry points; a broken one is named, and the others go on."""

import json
from pathlib import Path

import pytest

from croupier.kernel.shelf import GAMES, games
from elsewhere import announce, bring, croupier

PIG = next(game for game in games(GAMES) if game.id == "pig").folder


def listed(folder: Path) -> tuple[set[str], list[str]]:
    """The games that are listed beside the packages of a folder, and what is said besides."""
    done = croupier(folder, "games", "--json")
    assert done.returncode == 0
    return {box["id"] for box in json.loads(done.stdout)}, done.stderr.splitlines()


def ours() -> set[str]:
    return {game.id for game in games(GAMES)}


def test_a_game_of_another_package_is_one_more_game(tmp_path: Path) -> None:
    bring(tmp_path, PIG, "hog")
    assert listed(tmp_path) == (ours() | {"hog"}, [])
    assert croupier(tmp_path, "rules", "hog", "P3").stdout.startswith("P3 A turn begins with a roll")


@pytest.mark.parametrize(
    ("entries", "says"),
    [
        (
            ["hog = nowhere"],
            "hog: the entry point leads to nowhere, but a game's id is its folder's name (package farm)",
        ),
        (["hog = hog"], "hog: there is no package hog (package farm)"),
        (["pig = pig"], "pig: package farm has a game of this id, and so has croupier"),
    ],
)
def test_a_package_that_brings_no_game_is_named_and_the_others_are_there(
    tmp_path: Path, entries: list[str], says: str
) -> None:
    announce(tmp_path, "farm", *entries)
    found, said = listed(tmp_path)
    assert found == ours()
    assert said == [f"croupier: {says}"]


def test_a_package_that_cannot_be_imported_says_why_also_when_it_is_asked_for(tmp_path: Path) -> None:
    bring(tmp_path, PIG, "hog", {"__init__": ("FACTS = ", "import truffles\n\nFACTS = ")}, "farm")
    says = "croupier: hog: __init__.py, line 5: No module named 'truffles' (package farm)"
    assert listed(tmp_path) == (ours(), [says])
    for words in (["games", "hog"], ["play", "hog"], ["simulate", "hog"], ["rules", "hog"]):
        done = croupier(tmp_path, *words)
        assert (done.returncode, done.stdout, done.stderr.splitlines()) == (2, "", [says])


def test_of_two_games_with_one_id_neither_is_taken(tmp_path: Path) -> None:
    bring(tmp_path, PIG, "hog", owner="farm")
    announce(tmp_path, "sty", "hog = hog")
    says = {
        "croupier: hog: package farm has a game of this id, and so has sty",
        "croupier: hog: package sty has a game of this id, and so has farm",
    }
    found, said = listed(tmp_path)
    assert found == ours()
    assert len(said) == 1
    assert said[0] in says
    assert croupier(tmp_path, "play", "hog").stderr.strip() in says
