"""Finding games, and reading their clauses."""

from pathlib import Path

import pytest

from croupier.kernel.clauses import read_clauses
from croupier.kernel.errors import BadGame, BadOption, Unknown
from croupier.kernel.shelf import GAMES, find_game, games


def test_every_folder_is_a_game() -> None:
    ours = games(GAMES)
    shelf = Path(ours[0].folder).parent
    assert {game.id for game in ours} == {path.parent.name for path in shelf.glob("*/rules.py")}


def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(Unknown, match=r"there is no game 'chess'; there is: .*pig"):
        find_game("chess")


def test_clauses_know_the_heading_they_stand_under() -> None:
    sections = {clause.name: clause.section for clause in find_game("pig").clauses.values()}
    assert (sections["P1"], sections["P2"], sections["P10"]) == ("What is needed", "A turn", "The end")


@pytest.mark.parametrize("players", [-1, 0, 1, 11])
def test_a_number_of_players_out_of_bounds_is_named(players: int) -> None:
    with pytest.raises(BadOption, match=f"Pig is for 2 to 10 players, not {players}"):
        find_game("pig").check_players(players)


def test_clauses_are_read_with_their_words(tmp_path: Path) -> None:
    path = tmp_path / "RULES.md"
    path.write_text("# X\n\n**X1** First\nand more.\n\nNo clause.\n\n- **X2** Second.\n- **X3** Third.\n")
    assert {number: clause.words for number, clause in read_clauses(path).items()} == {
        1: "First and more.",
        2: "Second.",
        3: "Third.",
    }


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nothing", "no clause"),
        ("**X1** One.\n\n**X3** Three.", "X3 follows clause 1"),
        ("**X1** One.\n\n**Y2** Two.", "one prefix"),
    ],
)
def test_clauses_that_do_not_count_are_named(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "RULES.md"
    path.write_text(text)
    with pytest.raises(BadGame, match=words):
        read_clauses(path)
