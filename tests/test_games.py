"""Finding games, and reading their clauses."""

from pathlib import Path

import pytest

from croupier.kernel.clauses import read_clauses
from croupier.kernel.dice import new_rng
from croupier.kernel.errors import BadGame, BadOption, Unknown
from croupier.kernel.game import LEVELS, Game
from croupier.kernel.match import Match
from croupier.kernel.shelf import GAMES, boxes, find_game, games


def test_every_folder_is_a_game() -> None:
    ours = games(GAMES)
    shelf = Path(ours[0].folder).parent
    assert {game.id for game in ours} == {path.parent.name for path in shelf.glob("*/rules.py")}


def test_boxes_stand_in_the_order_of_their_places() -> None:
    places = [find_game(box.id).facts.place for box in boxes()[0]]
    assert places == sorted(places)
    assert len(set(places)) > 1


@pytest.mark.parametrize("game", games(GAMES), ids=lambda game: game.id)
def test_every_level_is_a_bot_of_the_game_in_the_order_of_its_bots(game: Game) -> None:
    assert tuple(game.levels) == LEVELS
    strengths = [list(game.bots).index(bot) for bot in game.levels.values()]
    assert strengths == sorted(strengths)
    assert game.levels["casual"] != "random"


def test_a_bot_can_be_asked_by_its_level() -> None:
    match, rng = Match(find_game("tutto").setup(2)), new_rng(1)
    while match.seats[0] < 0:
        match.roll(rng)
    seat = match.seats[0]
    assert match.ask(seat, "sharp", rng) == match.ask(seat, "steady", rng)


def test_the_levels_of_a_game_that_names_none_are_its_bots_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("croupier.games.fini")
    monkeypatch.delattr("croupier.games.fini.bots.LEVELS")
    assert list(game.levels.values()) == ["slow", "calm", "quick", "lightning"]


def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(Unknown, match=r'there is no game "chess"; there is: .*pig'):
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
    path.write_text(
        "# X\n\n**X1** [rulebook, ours] First\nand more.\n\nNo clause.\n\n"
        "- **X2** [found] Second.\n- **X3** [ours] Third.\n"
    )
    assert {number: (clause.words, clause.sources) for number, clause in read_clauses(path).items()} == {
        1: ("First and more.", ("rulebook", "ours")),
        2: ("Second.", ("found",)),
        3: ("Third.", ("ours",)),
    }


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nothing", "no clause"),
        ("**X1** [ours] One.\n\n**X3** [ours] Three.", "X3 follows clause 1"),
        ("**X1** [ours] One.\n\n**Y2** [ours] Two.", "one prefix"),
    ],
)
def test_clauses_that_do_not_count_are_named(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "RULES.md"
    path.write_text(text)
    with pytest.raises(BadGame, match=words):
        read_clauses(path)


@pytest.mark.parametrize(
    ("mark", "words"),
    [
        ("", "has no mark"),
        ("[] ", "has no mark"),
        ("[seed] ", r"is marked \[seed\]"),
        ("[rulebook, us] ", r"is marked \[rulebook, us\]"),
        ("[ours, rulebook] ", r"is marked \[ours, rulebook\]"),
        ("[ours, ours] ", r"is marked \[ours, ours\]"),
    ],
)
def test_a_clause_without_a_mark_that_we_know_is_named(tmp_path: Path, mark: str, words: str) -> None:
    path = tmp_path / "RULES.md"
    path.write_text(f"**X1** [ours] One.\n\n**X2** {mark}Two.")
    allowed = r"one or more of \[rulebook, found, inferred, ours\]"
    with pytest.raises(BadGame, match=rf"RULES\.md: clause X2 {words}; .*{allowed}"):
        read_clauses(path)
