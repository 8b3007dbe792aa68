"""How duels are judged: every example and every offence, by clause."""

import pytest

from croupier.kernel.game import Game
from croupier.kernel.languages import ENGLISH
from croupier.kernel.position import Position
from croupier.testkit.talk import clause_of, say

from ..names import dice_of, dice_text
from ..state import Ending, Phase

GAME = Game(__package__.removesuffix(".tests"))


def called(position: str, caller: int = 1) -> Position:
    """The duel at this position, ended by a player."""
    return say(Position.from_text(GAME, f"phase duel; {position}"), f"{caller}: FINI!")


def longest(rows: str, kind: str = "straights", repeated: str = "-") -> int:
    """How long the first player's best combination is; nothing else lies on the table, and there is no offence."""
    match = called(f"kind {kind}; rows {rows} / -; repeated {repeated} / -")
    assert match.state.offence.tolist() == [0, 0]
    return int(match.state.longest[0])


def removed(match: Position, seat: int = 0) -> str:
    return dice_text(match.state.removed_faces, dice_of(match.state.removed[seat]))


def words(position: str) -> str:
    """What the table hears when the first player calls."""
    before = Position.from_text(GAME, f"phase duel; {position}")
    move = before.parse(0, "FINI!")
    events = GAME.story.events(before.state, 0, move, before.after(0, move).state)
    return " ".join(GAME.texts(ENGLISH).tell(event, ("Left", "Right")) for event in events)


def changes(match: Position) -> tuple[int, int]:
    before, after = match.state.change.tolist()
    return before, after


@pytest.mark.parametrize(
    ("rows", "length"),
    [
        ("1 2 3 4", 4),
        ("6 5 4", 3),
        ("1 2 3 4 5 6", 6),
        ("6 5 4 3 2 1", 6),
        ("3 4", 2),
        ("5", 0),
        ("-", 0),
        ("1 2 | 6 5 4", 3),
        ("1 2 3 | 4 5", 3),
    ],
)
def test_I10_straights_rise_or_fall_by_one_and_rows_are_never_joined(rows: str, length: int) -> None:
    assert longest(rows) == length


def test_I11_of_equal_numbers_the_one_put_down_later_is_removed() -> None:
    for order, gone, length in ((("1 right", "2 left"), "o2", 2), (("2 left", "1 right"), "o2 y1", 3)):
        match = Position.from_text(GAME, "phase duel; area r2 o2; rows y1 | g3 b4 / -")
        say(match, "1: take red", f"1: put {order[0]}", "1: take orange", f"1: put {order[1]}", "1: FINI!")
        assert (removed(match), match.state.longest[0]) == (gone, length)
    match = called("rows r1 o2 | y2 g3 b4 / -; repeated y2 / -")
    assert (removed(match), match.state.longest[0], match.state.ending) == ("y2", 2, Ending.DECIDED)
    match = called("rows r1 o2 | y2 g3 b4 / -; repeated o2 / -")
    assert (removed(match), match.state.longest[0]) == ("r1 o2", 3), "what is left of the first row is no straight"


def test_I11_a_die_removed_from_between_splits_its_row() -> None:
    match = called("rows r2 o3 y3 g4 b5 / -; repeated y3 / -")
    assert (removed(match), match.state.longest[0]) == ("y3", 2)
    match = called("rows r2 o3 y3 g4 b5 v6 / -; repeated y3 / -")
    assert match.state.longest[0] == 3, "3 and 4 do not touch any more"
    assert longest("r3 o4 y3 g2 b1", repeated="y3") == 2, "3 4 and 2 1 are judged on their own"


@pytest.mark.parametrize("rows", ["1 3 2", "6 4 5", "1 2 | 3 5 4", "1 2 3 6 5 4", "3 1 2"])
def test_I12_a_row_that_neither_rises_nor_falls_is_an_offence(rows: str) -> None:
    match = called(f"rows {rows} / -")
    assert (match.state.ending, match.state.offence.tolist()) == (Ending.OFFENCE, [1, 0])


def test_I12_what_is_left_after_repeated_numbers_are_removed_must_be_in_order() -> None:
    assert called("rows r1 o2 y3 g2 / -; repeated g2 / -").state.ending == Ending.DECIDED
    assert called("rows r1 o2 y3 g2 b5 v4 p6 / -; repeated g2 / -").state.offence[0] & 1


def test_I12_gaps_are_no_offence() -> None:
    assert longest("1 2 4 6") == 2
    assert longest("6 3 2 1") == 3


def test_I13_dice_outside_the_longest_run_are_removed() -> None:
    match = called("rows r1 o2 y4 g5 b6 / -")
    assert (removed(match), match.state.longest[0]) == ("r1 o2", 3)
    match = called("rows r1 o2 y4 g5 / -")
    assert (removed(match), match.state.longest[0]) == ("y4 g5", 2)


def test_I13_one_die_is_no_straight() -> None:
    match = called("rows r1 o3 / y2 g5")
    assert (removed(match), removed(match, 1)) == ("r1 o3", "y2 g5")
    assert match.state.longest.tolist() == [0, 0]


@pytest.mark.parametrize(
    ("rows", "length"),
    [
        ("4 4", 2),
        ("1 1 1 1 1 1", 6),
        ("3 3 | 5 5 | 1 1", 2),
        ("3 3 3 | 3 3", 3),
        ("3 5 3", 0),
        ("5 5 2 2 2", 3),
        ("3 3 | 5 5 5", 3),
        ("1 | 2 | 3", 0),
    ],
)
def test_I14_the_largest_block_of_equal_neighbours_counts(rows: str, length: int) -> None:
    assert longest(rows, "matching") == length


def test_I14_dice_that_do_not_match_are_removed() -> None:
    match = called("kind matching; rows r5 o5 y2 | g1 b3 / -")
    assert removed(match) == "y2 g1 b3"
    assert removed(called("kind matching; rows r5 o5 y2 g2 / -")) == "y2 g2"


def test_I15_a_seventh_die_is_an_offence_even_if_it_is_removed() -> None:
    position = "rows 1 2 3 4 5 6 | p6 / -; repeated p6 / -"
    assert called(position).state.ending == Ending.OFFENCE
    assert words(position) == (
        "Left calls FINI! Left has a number twice: out with pink 6. "
        "Left has put down more than six dice. "
        "Left has no chip to return, so Right takes one from the stock and has 1, with 10 left in the stock."
    )
    assert called("kind matching; rows 1 1 1 1 1 1 1 / -").state.offence[0]
    assert called("kind matching; rows 1 1 1 1 1 1 / -").state.ending == Ending.DECIDED


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ("area s3; rows 1 2 / 3 4", False),
        ("area s3; rows 1 2 / 4 5", True),
        ("area s3 3; rows 1 2 / 3 4", True),
        ("area s3; rows 1 2 / s3 4", True),
        ("area s3; hands - / 3; rows 1 2 / 4", True),
        ("area s3; rows 1 2 | 3 / 4 5", True),
    ],
)
def test_I16_a_copier_needs_an_original_and_no_coloured_die_in_the_area(position: str, fault: bool) -> None:
    match = Position.from_text(GAME, f"phase duel; {position}")
    say(match, "1: take s3", "1: put 1 right", "1: FINI!")
    assert match.state.offence.tolist() == [4 if fault else 0, 0]
    assert match.state.ending == (Ending.OFFENCE if fault else Ending.DECIDED)


def test_I16_a_wrong_copier_stays_wrong_when_an_original_comes_later() -> None:
    match = Position.from_text(GAME, "phase duel; area 3 s3; rows 1 2 / 4 5 6")
    say(match, "1: take s3", "1: put 1 right", "2: take 3", "2: put 1 left", "2: FINI!")
    assert match.state.offence.tolist() == [4, 0]
    assert changes(match) == (0, 1)


def test_I16_a_copier_stays_right_when_a_coloured_die_comes_back() -> None:
    """The opponent's die in hand goes back into the area with the call; the copier was taken before."""
    match = Position.from_text(GAME, "phase duel; area s3; hands - / 3; rows 1 2 / 3 4")
    say(match, "1: take s3", "1: put 1 right", "1: FINI!")
    assert (match.state.ending, changes(match)) == (Ending.DECIDED, (1, 0))


def test_I17_each_copier_of_matching_dice_needs_an_original_of_its_own() -> None:
    for originals, offence in (("3 3", 0), ("3", 4)):
        match = Position.from_text(GAME, f"phase duel; kind matching; area s3; rows 3 s3 / {originals}")
        say(match, "1: take s3", "1: put 1 right", "1: FINI!")
        assert match.state.offence[0] == offence
    straights = Position.from_text(GAME, "phase duel; area s3; rows 2 s3 / 3 4")
    say(straights, "1: take s3", "1: put 1 right", "1: FINI!")
    assert straights.state.offence[0] == 0, "a number that lies twice is removed, and that is all"


def test_I18_a_call_ends_the_duel_and_hands_are_emptied() -> None:
    match = Position.from_text(GAME, "phase duel; area o6; hands r6 / y5; rows 1 2 / 3 4")
    say(match, "1: FINI!")
    assert match.state.hand.tolist() == [0, 0]
    assert dice_text(match.state.faces, dice_of(match.state.area)) == "r6 o6 y5"
    assert match.state.phase == Phase.CAST
    assert clause_of(match, "2: FINI!") == "I4"
    assert clause_of(match, "2: put 1 right") == "I4"
    assert match.state.caller == 1
    assert match.state.length.tolist() == [[2, 0, 0], [2, 0, 0]], "rows stay until the next cast"


@pytest.mark.parametrize(
    ("position", "numbers"),
    [
        ("area 3; rows 1 2 / -", "3"),
        ("area 3; hands - / -; rows 2 1 / -", "3"),
        ("area 4; rows 1 2 / -", ""),
        ("area 3; rows 1 2 | 6 5 / -", "3"),
        ("area 4; rows 1 2 | 6 5 / -", "4"),
        ("area 5 6; rows 1 2 / -", "56"),
        ("area 6; rows 1 2 | 4 / -", ""),
        ("area 5; rows 1 2 | 4 / -", "5"),
        ("rows 1 2 3 | 5 6 / 4", ""),
        ("area s4; rows 1 2 3 | 5 6 / 4", "4"),
        ("area s4; rows 1 2 3 | 5 6 / s4", ""),
        ("area s4; rows 1 2 3 | 5 6 / -", ""),
        ("hands 3 / -; rows 1 2 / -", "3"),
        ("hands - / 3; rows 1 2 / -", ""),
        ("hands - / 3; area s3; rows 1 2 / 3 4", "3"),
        ("area 1 2; rows - / -", "12"),
        ("area 1 3 5; rows - / -", ""),
        ("area 3; rows 1 2 4 5 / -", "3"),
        ("area 5; rows r1 o2 y2 / -; repeated y2 / -", ""),
        ("area 5; rows 1 3 2 / -", ""),
        ("area 5; rows 1 3 2 | 6 / -", "5"),
        ("area 4 5; rows 1 3 2 | 6 / -", "5"),
        ("area 4 5; rows 1 3 2 / -", "45"),
        ("kind matching; area 3; rows 1 1 | 5 5 | 3 3 / -", ""),
        ("kind matching; area 3; rows 1 1 | 5 5 | 3 / -", "3"),
        ("kind matching; area 3 3; rows 1 1 | 5 5 / -", "3"),
        ("kind matching; area 3; rows 1 1 | 5 5 / -", ""),
        ("kind matching; area 1; rows 1 1 | 5 5 / -", "1"),
        ("kind matching; area 1 s1; rows - / 1 2", "1"),
        ("kind matching; area 1 s1; rows - / 2 2", ""),
        ("kind matching; area s1 s1; rows - / 1 2", ""),
        ("kind matching; area s1 s1; rows - / 1 1", "1"),
        ("kind matching; area s1; rows 1 s1 / 1 2", ""),
        ("kind matching; area s1; rows 1 s1 / 1 1", "1"),
        ("kind matching; area 5; rows 3 3 5 / -", ""),
        ("kind matching; area 5 5; rows 3 3 5 / -", "5"),
        ("kind matching; area 2; rows 1 | 3 | 5 / -", ""),
    ],
)
def test_I19_a_call_is_premature_while_dice_could_be_added_with_gain(position: str, numbers: str) -> None:
    match = called(position)
    assert match.state.missed == sum(1 << int(number) for number in numbers)
    assert (match.state.ending == Ending.PREMATURE) == (numbers != "")


def test_I19_three_pairs_are_six_dice_so_a_third_3_does_not_matter() -> None:
    match = called("kind matching; area 3; rows 1 1 | 3 3 | 6 6 / 4 4")
    assert (match.state.ending, match.state.longest.tolist(), changes(match)) == (Ending.DECIDED, [2, 2], (1, 0))


def test_I19_two_straights_that_nothing_in_the_area_could_expand() -> None:
    match = called("area 1 2 5 6 s3; rows 1 2 | 6 5 / 4 4")
    assert match.state.ending == Ending.DECIDED


def test_I20_only_the_caller_is_checked_for_haste_and_then_nothing_else() -> None:
    early = "area 3; rows 1 2 / 1 3 2; chips 2 2; stock 7"
    match = called(early)
    assert (match.state.ending, match.state.offence.tolist(), changes(match)) == (Ending.PREMATURE, [0, 0], (-1, 0))
    assert words(early) == (
        "Left calls FINI! Too early! Left could still have added a 3. Left returns a chip and has 1 now."
    )
    other = called("area 3; rows 1 2 / 6 5 4; chips 2 2; stock 7", caller=2)
    assert (other.state.ending, changes(other)) == (Ending.PREMATURE, (0, -1))
    fine = called("area 3; rows 1 2 / 6 5; chips 2 2; stock 7", caller=2)
    assert (fine.state.ending, changes(fine)) == (Ending.DECIDED, (0, 1)), "what the first player missed is no matter"


def test_I20_an_offence_outweighs_the_longest_straight() -> None:
    match = called("rows 1 2 3 4 6 5 / 3 4; chips 1 1; stock 9")
    assert (match.state.ending, changes(match)) == (Ending.OFFENCE, (-1, 0))
    match = called("rows 3 4 / 1 2 3 4 6 5; chips 1 1; stock 9")
    assert (match.state.ending, changes(match)) == (Ending.OFFENCE, (0, -1))


def test_I21_who_has_no_chip_lets_the_opponent_take_one() -> None:
    assert changes(called("area 3; rows 1 2 / -; chips 0 4; stock 7")) == (0, 1)
    assert changes(called("rows 3 4 / 1 3 2; chips 2 0; stock 9")) == (1, 0)
    assert changes(called("rows 3 4 / 1 3 2; chips 2 1; stock 8")) == (0, -1)


@pytest.mark.parametrize(
    ("chips", "change"),
    [("2 1; stock 8", (-1, -1)), ("2 0; stock 9", (-1, 0)), ("0 3; stock 8", (0, -1)), ("0 0; stock 11", (0, 0))],
)
def test_I22_if_both_offend_each_returns_a_chip_and_nobody_takes_one(chips: str, change: tuple[int, int]) -> None:
    position = f"rows 2 4 3 / 1 3 2; chips {chips}"
    match = called(position)
    assert match.state.offence.tolist() == [1, 1]
    assert changes(match) == change
    assert "Left has a row in the wrong order. Right has a row in the wrong order." in words(position)


@pytest.mark.parametrize(
    ("rows", "caller", "change"),
    [
        ("1 2 3 / 3 4", 1, (1, 0)),
        ("1 2 3 / 3 4", 2, (1, 0)),
        ("1 2 3 / 6 5 4", 1, (1, 0)),
        ("1 2 3 / 6 5 4", 2, (0, 1)),
        ("1 2 | 6 5 / 2 3 4", 1, (0, 1)),
        ("- / -", 1, (0, 0)),
        ("1 3 / 5", 1, (0, 0)),
        ("1 / 5 6", 1, (0, 1)),
    ],
)
def test_I23_the_longest_combination_takes_a_chip_and_the_caller_among_equals(
    rows: str, caller: int, change: tuple[int, int]
) -> None:
    match = called(f"rows {rows}", caller)
    assert (match.state.ending, changes(match)) == (Ending.DECIDED, change)
    assert match.state.stock == 11 - sum(change)


def test_I23_the_verdict_in_words() -> None:
    assert words("rows r1 o2 y3 b6 / p6 n5 k4") == (
        "Left calls FINI! Left has no use for blue 6. Longest combinations: 3 dice of Left, 3 of Right. "
        "The call decides: Left takes a chip and has 1, with 10 left in the stock."
    )
    assert "Neither Left nor Right has a combination: no chip moves." in words("rows - / -")


def test_I27_the_last_chip_ends_a_round_and_chips_are_points() -> None:
    match = called("rows 1 2 / -; stock 1; chips 6 4; score 0 0")
    assert match.state.score.tolist() == [7, 4]
    assert (match.state.stock, match.state.chips.tolist(), match.state.stage) == (11, [0, 0], 1)
    late = called("round 3; area 3; rows 1 2 / -; stock 1; chips 0 10; score 12 10")
    assert late.state.score.tolist() == [12, 21], "a premature call gives the last chip away, too"


def test_I28_most_points_win_and_equal_points_share() -> None:
    assert called("round 3; rows 1 2 / -; stock 1; chips 6 4; score 10 12").payoff() == [1, 0]
    assert called("round 3; rows 1 2 / -; stock 1; chips 6 4; score 9 12").payoff() == [0.5, 0.5]
    assert called("round 3; rows 1 2 / -; stock 1; chips 6 4; score 8 14").payoff() == [0, 1]
    assert called("round 3; rows 1 2 / -; stock 1; chips 6 4; score 8 14").over
