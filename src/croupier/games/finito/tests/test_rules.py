"""Every clause of FINITO!, by its number."""

import pytest

from croupier.kernel.dice import ANEW, HOUSE, new_rng
from croupier.kernel.errors import BadNotation, Refused
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE
from croupier.testkit.talk import clause_of, listed, say
from croupier.testkit.trials import positions, step

from ..rules import FACES, PASS, SPACES, TILES, Phase, longest_run

GAME = Game(__package__.removesuffix(".tests"))
SORTED = "1@1 2@3a 3@4a 4@5a 5@6a 6@7a 7@8a 8@9a 9@10a 10@11a 11@12a 12@13a"
OTHER = "open 1 2 3 points 0"


def at(number: int, board: str, rest: str = "owing 3; rolled 5", other: str = OTHER) -> Position:
    """The first seat has this board, and the die shows a number."""
    return Position.from_text(GAME, f"phase place; number {number}; {rest} | {board} | {other}")


def rules(**values: int) -> str:
    usual = {"next_number": 0, "may_pass": 0, "series": 12, "all_placed": 0, "rounds": 1, "rolls": 300}
    return "owing 3; rolled 5; rules " + " ".join(str(value) for value in (usual | values).values())


def spaces(match: Position) -> set[str]:
    return {words.split(" to ")[1] for words in listed(match)}


def test_F1_everybody_turns_up_three_of_twelve_tiles() -> None:
    match = Match(GAME.setup(3))
    rng = new_rng(1)
    assert match.outcomes() == [(tile, 1) for tile in range(1, 13)]
    for _ in range(9):
        assert match.state.phase == Phase.TILE
        step(match, rng)
    assert match.state.phase == Phase.ROLL
    assert [int(tiles).bit_count() for tiles in match.state.open[:3]] == [3, 3, 3]
    assert [int(tiles).bit_count() for tiles in match.state.closed[:3]] == [9, 9, 9]


def test_F2_the_board() -> None:
    names = GAME.views.view(Match(GAME.setup(2)).state, 0).spaces  # type: ignore[attr-defined]
    assert len(names) == SPACES
    assert names[:7] == ("1", "2", "3a", "3b", "4a", "4b", "5a")
    assert names[-4:] == ("18a", "18b", "19", "20")
    with pytest.raises(Refused, match="F2"):
        at(5, "open 1 2 3").play(0, 1 | 40 << 4)


@pytest.mark.parametrize(
    ("phase", "words"),
    [("tile", "seat 2 turns 5"), ("tile", "seat 0 turns 5"), ("roll", "seat 1 turns 7"), ("place", "seat 1 turns 7")],
)
def test_F8_only_the_seat_that_has_to_turns_up_a_tile(phase: str, words: str) -> None:
    match = Position.from_text(GAME, f"phase {phase}; number 3; owing 3 | open 1 2 | open 1 2")
    with pytest.raises(BadNotation, match="turn"):
        match.parse(CHANCE, words)
    assert match.parse(CHANCE, "7") == 7


def test_F3_the_die_counts_for_everybody() -> None:
    match = Position.from_text(GAME, f"phase roll | {OTHER} | open 7 8 9")
    assert match.outcomes() == [(face, 1) for face in range(1, FACES + 1)]
    assert clause_of(match, "* 21") == "F3"
    say(match, "* 15")
    assert listed(match) == {f"{tile} to 15{twin}" for tile in (1, 2, 3) for twin in "ab"}
    assert listed(match, 1) == {f"{tile} to 15{twin}" for tile in (7, 8, 9) for twin in "ab"}


def test_F4_all_act_once_in_any_order() -> None:
    for order in (["1: 3 to 15b", "2: 1 to 15a"], ["2: 1 to 15a", "1: 3 to 15b"]):
        match = at(15, OTHER)
        assert list(match.seats) == [0, 1]
        say(match, order[0])
        assert clause_of(match, order[0]) == "F4"
        assert clause_of(match, "* 3") == "F4"
        say(match, order[1])
        assert match.dice_due
    assert clause_of(Position.from_text(GAME, f"phase roll | {OTHER} | {OTHER}"), "1: 3 to 15b") == "F4"


def test_F5_one_of_the_open_tiles_must_be_placed() -> None:
    match = at(15, "5@6a open 1 2 3")
    assert clause_of(match, "1: 4 to 15a") == "F5"
    assert clause_of(match, "1: 5 to 15a") == "F5"
    assert clause_of(match, "1: pass") == "F5"
    assert clause_of(at(15, OTHER, rules(may_pass=1)), "1: pass") == "F5"


def test_F6_a_free_space_of_the_number_the_player_chooses_which() -> None:
    match = at(15, OTHER)
    assert clause_of(match, "1: 3 to 14a") == "F6"
    say(match, "1: 3 to 15b")
    assert match.state.place[0, 3] == 28
    assert spaces(at(15, "9@15b open 1 2 3")) == {"15a"}
    assert spaces(at(20, OTHER)) == {"20"}


def test_F7_the_nearest_free_space_before_or_behind() -> None:
    """The rulebook's picture: both 12s and both 13s are taken, so the 11 beside them or the 14 in the next row."""
    match = at(12, "1@12a 2@12b 3@13a 4@13b open 5 6 7")
    assert spaces(match) == {"11b", "14a"}
    assert clause_of(match, "1: 5 to 11a") == "F7"


@pytest.mark.parametrize(
    ("number", "board", "free"),
    [
        (1, "1@1 2@2 open 3 4 5", {"3a"}),
        (20, "11@20 12@19 open 3 4 5", {"18b"}),
        (2, "1@2 open 3 4 5", {"1", "3a"}),
        (3, "1@1 2@2 3@3a 4@3b open 5 6 7", {"4a"}),
    ],
)
def test_F7_at_an_end_only_one_side_may_exist(number: int, board: str, free: set[str]) -> None:
    assert spaces(at(number, board)) == free


def test_F7_next_number_allows_all_spaces_of_the_next_numbers() -> None:
    board = "1@12a 2@12b 3@13a 4@13b 5@14a open 6 7 8"
    assert spaces(at(12, board, rules(next_number=1))) == {"11a", "11b", "14b"}
    assert spaces(at(20, "1@20 open 6 7 8", rules(next_number=1))) == {"19"}
    assert spaces(at(1, "1@1 open 6 7 8", rules(next_number=1))) == {"2"}


def test_F8_another_tile_is_turned_up_before_the_next_roll() -> None:
    match = say(at(15, OTHER), "1: 3 to 15b", "2: 1 to 15a")
    assert match.state.phase == Phase.TILE
    assert {tile for tile, _ in match.outcomes()} == set(range(4, 13))
    assert clause_of(match, "* 3") == "F8"
    say(match, "* seat 1 turns 12")
    assert {tile for tile, _ in match.outcomes()} == set(range(4, 13))
    say(match, "* 4")
    assert match.state.phase == Phase.ROLL


def test_F8_later_the_choice_is_among_those_still_open() -> None:
    board = " ".join(f"{tile}@{tile}a" for tile in range(3, 13))
    match = at(20, f"1@1 {board} open 2 points 0", other=f"1@1 {board} open 2 points 0")
    assert listed(match) == {"2 to 20"}
    say(match, "1: 2 to 20", "2: 2 to 20")
    assert match.state.phase == Phase.ROLL


def test_F9_once_all_lie_any_tile_moves() -> None:
    """The rulebook's picture: a 15 is rolled, and the 10 goes from the 12 to the 15."""
    board = SORTED.replace("10@11a", "10@12b").replace("11@12a", "11@18a")
    match = at(15, f"{board} open -")
    assert len(listed(match)) == 2 * TILES
    say(match, "1: 10 to 15a")
    assert match.state.place[0, 10] == 27
    assert not (match.state.taken[0] >> 22) & 1
    with pytest.raises(Refused, match="F9"):
        at(15, f"{board} open -").play(0, 13 | 27 << 4)


def test_F10_free_is_judged_before_lifting() -> None:
    board = SORTED.replace("12@13a", "12@20")
    match = at(20, f"{board} open -")
    assert spaces(match) == {"19"}
    assert clause_of(match, "1: 12 to 20") == "F10"
    twin = at(13, f"{SORTED} open -")
    assert spaces(twin) == {"13b"}
    say(twin, "1: 12 to 13b")


def test_F11_moving_cannot_be_left_out_unless_agreed() -> None:
    board = f"{SORTED.replace('12@13a', '12@2')} open -"
    assert clause_of(at(20, board), "1: pass") == "F11"
    match = at(20, board, rules(may_pass=1))
    assert "pass" in listed(match)
    before = match.state.place.tobytes()
    match.play(0, PASS)
    assert match.state.place.tobytes() == before
    assert list(match.seats) == [1]


@pytest.mark.parametrize(
    ("board", "length"),
    [
        ("open 1 2 3", 0),
        ("7@1 open 1 2 3", 1),
        ("11@1 4@3a 6@5b 8@9a 9@9b 10@17a 2@18a open 1 3 5", 5),
        ("12@1 11@2 10@3a open 1 2 3", 1),
        (f"{SORTED} open -", 12),
        ("1@1 2@3a 5@4a 3@5a 4@6a 6@7a 7@8a open 8 9 10", 4),
    ],
)
def test_F12_runs_are_neighbouring_tiles_that_ascend(board: str, length: int) -> None:
    assert longest_run(at(5, board).state, 0) == length


def test_F13_all_twelve_in_order_win_even_with_the_last_tile_placed() -> None:
    match = at(14, f"{SORTED.replace(' 12@13a', '')} open 12")
    say(match, "2: 1 to 14a")
    assert not match.over
    say(match, "1: 12 to 14b")
    assert match.over
    assert match.payoff() == [1, 0]


def test_F13_several_who_finish_on_one_roll_share() -> None:
    almost = f"{SORTED.replace('12@13a', '12@2')} open -"
    match = say(at(20, almost, other=almost), "1: 12 to 20", "2: 12 to 20")
    assert match.payoff() == [0.5, 0.5]


def test_F13_nobody_has_won_before_all_have_acted() -> None:
    match = say(at(20, f"{SORTED.replace('12@13a', '12@2')} open -"), "1: 12 to 20")
    assert not match.over
    assert list(match.seats) == [1]


def test_F14_after_the_last_roll_the_longest_run_wins() -> None:
    match = at(14, "1@1 2@2 open 3 4 5", "owing 3; rolled 300", other="2@1 1@2 open 3 4 5")
    say(match, "1: 3 to 14a", "2: 3 to 14a")
    assert match.over
    assert match.state.points[:2].tolist() == [3, 2]
    assert match.payoff() == [1, 0]
    assert not say(at(14, "1@1 2@2 open 3 4 5", "owing 3; rolled 299"), "1: 3 to 14a", "2: 3 to 14a").over


def test_F15_a_shorter_run_ends_a_round_from_the_first_roll_on() -> None:
    board = "1@1 2@2 3@3a 4@4a open 5 6 7"
    assert say(at(14, board, rules(series=5)), "1: 5 to 14a", "2: 3 to 14a").over
    assert not say(at(14, board, rules(series=6)), "1: 5 to 14a", "2: 3 to 14a").over


def test_F15_all_placed_lets_it_count_only_when_all_tiles_lie() -> None:
    board = "1@1 2@2 3@3a 4@4a open 5 6 7"
    assert not say(at(14, board, rules(series=5, all_placed=1)), "1: 5 to 14a", "2: 3 to 14a").over
    late = f"{SORTED.replace('12@13a', '12@2')} open -"
    assert say(at(20, late, rules(series=5, all_placed=1), other=late), "1: 12 to 20", "2: 1 to 20").over


def test_F16_a_round_scores_the_longest_runs_and_the_next_begins_anew() -> None:
    board = "1@1 2@2 3@3a 4@4a open 5 6 7 points 3"
    match = at(14, board, rules(series=5, rounds=3), other="9@1 open 1 2 3 points 6")
    say(match, "1: 5 to 14a", "2: 1 to 14a")
    assert match.state.points[:2].tolist() == [8, 7]
    assert match.state.phase == Phase.TILE
    assert not match.state.taken.any()
    assert [int(tiles).bit_count() for tiles in match.state.closed[:2]] == [12, 12]


def test_F16_after_the_last_round_the_total_wins() -> None:
    match = at(14, "1@1 2@2 3@3a 4@4a open 5 6 7", rules(series=5), other="9@1 open 1 2 3 points 9")
    say(match, "1: 5 to 14a", "2: 1 to 14a")
    assert match.state.points[:2].tolist() == [5, 10]
    assert match.payoff() == [0, 1]


def test_F16_rounds_are_played_as_agreed() -> None:
    match = Match(GAME.setup(2, {"rounds": "3", "series": "4"}))
    rng = new_rng(3)
    while not match.over:
        step(match, rng)
    assert match.state.past == 3


def test_F17_after_the_end_nobody_acts() -> None:
    match = Position.from_text(GAME, f"phase over | {OTHER} | {OTHER}")
    assert match.seats == ()
    assert clause_of(match, "1: 3 to 15b") == "F17"
    assert clause_of(match, "* 3") == "F17"


def test_F3_tiles_are_turned_by_one_s_own_luck_and_one_die_serves_two() -> None:
    """Among more, what would favour one way of playing from every seat falls anew from each."""
    for players, shared in ((2, HOUSE), (3, ANEW)):
        found, turned = set(), set()
        for match in positions(Match(GAME.setup(players)), new_rng(1)):
            if match.dice_due and match.state.phase == Phase.ROLL:
                found.add(GAME.stream(match.state))
            elif match.dice_due:
                few = [seat for seat in range(players) if int(match.state.open[seat]).bit_count() < 3]
                assert GAME.stream(match.state) == few[0]
                turned.add(few[0])
        assert found == {shared}
        assert turned == set(range(players))
