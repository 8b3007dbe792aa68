"""Clauses L13 to L19: taking dice, rolling, and what stands in front of the dice."""

import pytest

from croupier.kernel.dice import new_rng
from croupier.kernel.errors import BadNotation
from croupier.kernel.match import Match
from croupier.kernel.position import Position
from croupier.testkit.talk import clause_of, listed, say
from croupier.testkit.trials import step

from ..dice import size
from ..state import Phase
from .positions import GAME, START, after, all_done, at, betting, gone, pairs, using


def taking(pool: str, hand: str = "0 0 0 0 0", rest: str = "seat 1", money: str = "1000 1000") -> Position:
    return at(f"money {money}; phase take; pool {pool}; hand {hand}; {rest}")


def test_L13_turns_go_around_the_circle() -> None:
    match = using("horseshoe red-blank green-blank", money="1000 1000 1000", rest="seat 3")
    say(match, "horseshoe on 22")
    assert match.seats == (0,)
    assert clause_of(match, "2: take white") == "L13"
    assert clause_of(match, "* horseshoe horseshoe horseshoe") == "L13"
    say(match, "take white")
    assert clause_of(match, "1: put away white") == "L13"


def test_L14_three_dice_to_begin_with_then_one_to_the_two_passed_on() -> None:
    match = all_done(betting())
    assert clause_of(match, "take white") == "L14"
    assert clause_of(match, "take white green") == "L14"
    say(match, "take white white red", "* horseshoe white-blank red-blank", "horseshoe on 22")
    assert match.seats == (1,)
    assert pairs(match)["hand"] == "1 1 0 0 0"
    assert clause_of(match, "take white red") == "L14"
    assert listed(match, 1) == {"take white", "take red", "take green", "take black"}


def test_L14_only_dice_that_lie_in_the_pool() -> None:
    assert clause_of(taking("3 0 1 0 0", "1 1 0 0 0"), "take green") == "L14"


def test_L15_at_least_two_colours() -> None:
    match = all_done(betting())
    assert clause_of(match, "take white white white") == "L15"
    assert len(listed(match)) == 16
    two_white = taking("3 2 0 1 0", "2 0 0 0 0")
    assert clause_of(two_white, "take white") == "L15"
    assert listed(two_white) == {"take red", "take green"}


def test_L15_one_colour_where_there_is_no_other() -> None:
    assert listed(taking("3 0 0 0 0", "2 0 0 0 0")) == {"take white"}
    assert listed(taking("7 0 0 0 0")) == {"take white white white"}
    assert listed(taking("2 1 0 0 0")) == {"take white white red"}


def test_L15_yellow_dice_that_may_not_be_taken_yet_are_no_other_colour() -> None:
    assert listed(taking("6 0 4 0 0", "2 0 0 0 0")) == {"take white"}


@pytest.mark.parametrize(("pool", "home"), [("6 0 2 0 0", False), ("5 0 2 0 0", True)])
def test_L16_yellow_on_the_home_stretch_with_seven_dice_in_the_pool(pool: str, home: bool) -> None:
    match = say(using("white-blank red-blank red-blank", pool=pool, rest="home 0"), "put away red")
    assert ("take yellow" in listed(match, 1)) == home
    if not home:
        assert clause_of(match, "take yellow") == "L16"


def test_L16_the_home_stretch_stays_reached_and_yellow_counts_as_a_colour() -> None:
    match = using("white-blank white-blank inside-tip", pool="3 1 3 0 0", rest="home 1")
    say(match, "tip red red")
    assert size(match.state.pool) == 9
    assert "take yellow" in listed(match, 1)
    assert clause_of(taking("3 0 1 0 0", "2 0 0 0 0", "home 1"), "take white") == "L15"


def test_L16_yellow_dice_are_there_for_the_last_seven_turns() -> None:
    rng = new_rng(8)
    for players in (2, 3, 4):
        match = Match(GAME.setup(players))
        while match.state.race == 0:
            if match.state.phase == Phase.TAKE and not match.state.home:
                assert size(match.state.pool) > 7
            step(match, rng)


def test_L17_three_dice_show_faces_of_their_colours() -> None:
    match = say(all_done(betting()), "take white white red")
    assert clause_of(match, "* horseshoe double double") == "L17"
    assert clause_of(match, "* horseshoe horseshoe helmet") == "L17"
    weights = {GAME.notation.move_text(match.state, 31, roll): weight for roll, weight in match.outcomes()}
    assert weights["horseshoe horseshoe double"] == 4 * 4 * 2
    assert weights["horseshoe white-blank whipping"] == 2 * 4 * 2 * 1
    assert sum(weights.values()) == 216


def test_L18_one_die_is_used_and_two_pass_on() -> None:
    match = using("horseshoe red-blank side-bet", money="1000 1000 1000")
    say(match, "horseshoe on 22")
    assert pairs(match)["hand"] == "0 1 0 0 1"
    assert match.seats == (1,)


def test_L18_any_die_may_be_put_away_whatever_it_shows() -> None:
    match = using("horseshoe red-blank outsider-3000")
    assert {words for words in listed(match) if "away" in words} == {"put away white", "put away red", "put away green"}
    assert gone(match, "put away white") == {"white": 1}
    assert after(match, "put away green") == START
    assert clause_of(match, "put away black") == "L18"


def test_L18_only_blanks_leave_nothing_but_putting_away() -> None:
    match = using("white-blank red-blank green-blank")
    assert listed(match) == {"put away white", "put away red", "put away green"}
    assert clause_of(match, "white-blank on 22") == "L18"
    assert clause_of(match, "horseshoe on 22") == "L18"


def test_L18_dice_of_one_colour_and_face_are_one_choice() -> None:
    match = using("horseshoe horseshoe double")
    assert len(listed(match)) == 7 + 7 + 2


def test_L19_the_row_of_the_rulebook_with_four_horses() -> None:
    """A horseshoe lies on 11; the second one moves it ahead, both go out, two dice pass on."""
    match = using("horseshoe white-blank red-blank", "18 5 11:o 20")
    assert gone(match, "horseshoe on 11") == {"white": 2}
    say(match, "horseshoe on 11")
    assert pairs(match)["row"] == "18 5 20 11"
    assert pairs(match)["hand"] == "1 1 0 0 0"


def test_L19_a_sole_leader_stays_and_the_dice_are_spent() -> None:
    assert after(using("double red-blank horseshoe"), "double on 20") == START
    assert gone(using("double red-blank horseshoe"), "double on 20") == {"red": 1}
    leader = using("horseshoe red-blank white-blank", "8 22 3 5 18 20 11:o")
    assert after(leader, "horseshoe on 11") == "8 22 3 5 18 20 11"
    assert gone(leader, "horseshoe on 11") == {"white": 2}


def test_L19_horses_that_are_out_cannot_be_named() -> None:
    match = using("horseshoe double tempo", "8 22:o 3 5")
    for words in ("horseshoe on 20", "double on 11", "tempo from 22 to 20", "tempo from 20 to 22"):
        assert clause_of(match, words) == "L19"
    yellow = using("interference helmet losing-speed", "8 22 3 5")
    for words in ("interfere 8 22 20", "helmet on 20", "losing-speed on 20"):
        assert clause_of(yellow, words) == "L19"


def test_L14_words_for_taking_dice_are_not_read_as_the_use_of_one() -> None:
    match = using("horseshoe red-blank green-blank")
    with pytest.raises(BadNotation, match='"take white" is not a move here; say a face and a horse'):
        match.parse(0, "take white")
