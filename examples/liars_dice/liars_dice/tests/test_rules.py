"""Every clause of Liar's Dice, by its number."""

import pytest

from croupier.kernel.errors import BadNotation
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE, WATCHING
from croupier.testkit.talk import clause_of, listed, say

GAME = Game(__package__.removesuffix(".tests"))


def at(position: str, options: str = ", wild") -> Position:
    return Position.from_text(GAME, f"{position}, aside 0{options}")


def dice(match: Position) -> list[int]:
    return [int(number) for number in match.state.dice[: match.players]]


def test_L1_everybody_begins_with_five_dice_or_as_many_as_were_agreed() -> None:
    assert dice(Match(GAME.setup(3))) == [5, 5, 5]
    assert dice(Match(GAME.setup(6, {"dice": "2"}))) == [2] * 6


def test_L2_everybody_rolls_all_of_his_dice_before_anybody_acts() -> None:
    match = Match(GAME.setup(2, {"dice": "2"}))
    assert match.seats == (CHANCE,)
    assert len(match.outcomes()) == 21
    assert sum(weight for _, weight in match.outcomes()) == 36
    assert clause_of(match, "1: 1 six") == "L2"
    assert clause_of(match, "* 1 2 3") == "L2"
    say(match, "* 6 1")
    assert match.seats == (CHANCE,)
    say(match, "* seat 2 rolls 3 3")
    assert match.text() == "cups 16 33, seat 1, aside 0, wild"
    assert clause_of(match, "* 1 2") == "L2"


def test_L2_a_seat_knows_its_own_dice_alone() -> None:
    match = at("cups 16 33 245, seat 1, bid 2 threes by 2")
    assert match.veiled(0).text() == "cups 16 ?? ???, seat 1, bid 2 threes by 2, aside 0, wild"
    assert match.veiled(WATCHING).text() == "cups ?? ?? ???, seat 1, bid 2 threes by 2, aside 0, wild"


def test_L2_who_does_not_own_a_cup_may_not_know_what_falls_under_it() -> None:
    match = at("cups ?? ?? ??, seat 1, rolling 2")
    assert match.secret(CHANCE, match.parse(CHANCE, "1 2")) == 0b101
    assert at("cups 16 33 25, seat 1, bid 1 six by 3").secret(0, 1) == 0


def test_L3_players_act_in_turn_around_the_table_those_with_dice() -> None:
    match = say(at("cups 16 - 25, seat 1"), "1 six")
    assert match.seats == (2,)
    assert clause_of(match, "1: 2 sixes") == "L3"
    assert clause_of(match, "2: 2 sixes") == "L3"
    assert say(match, "2 ones").seats == (0,)


def test_L3_the_seat_agreed_on_begins() -> None:
    match = Match(GAME.setup(3, {"dice": "1"}, first=2))
    assert say(match, "* 1", "* 2", "* 3").seats == (2,)


def test_L3_there_is_nothing_to_call_before_the_first_bid() -> None:
    match = at("cups 16 25, seat 1", ", wild, spot-on")
    assert not {"liar", "spot on"} & listed(match)
    assert clause_of(match, "liar") == "L3"
    assert clause_of(match, "spot on") == "L3"


def test_L4_a_bid_names_a_number_and_a_face() -> None:
    match = at("cups 16 25, seat 1")
    for move in (-1, 0, 3, 10, 17, 20):
        assert GAME.rules.refusal(match.state, 0, move) == 4
    assert match.parse(0, "3 fours") == match.parse(0, "3 4") == match.parse(0, "3 FOUR") == 34


@pytest.mark.parametrize("words", ["fours", "three fours", "3 sevens", "3 0", "-1 six", "liars", "3  by 4"])
def test_L4_what_is_no_bid_is_not_understood(words: str) -> None:
    with pytest.raises(BadNotation, match="is not a move in Liar's Dice"):
        at("cups 16 25, seat 1").parse(0, words)


def test_L5_a_bid_is_higher_by_its_number_or_with_the_same_number_by_its_face() -> None:
    match = at("cups 16 25, seat 1, bid 2 threes by 2")
    assert {"2 fours", "3 ones"} <= listed(match)
    assert not {"2 threes", "2 twos", "1 six"} & listed(match)
    for words in ("2 threes", "2 twos", "1 six"):
        assert clause_of(match, words) == "L5"


def test_L6_nobody_bids_more_dice_than_are_in_play() -> None:
    match = at("cups 16 25, seat 1, bid 4 fives by 2")
    assert listed(match) == {"4 sixes", "liar"}
    assert clause_of(match, "5 ones") == "L6"


@pytest.mark.parametrize(
    ("bid", "options", "found"),
    [("2 sixes", ", wild", 3), ("2 sixes", "", 1), ("2 ones", ", wild", 2), ("2 ones", "", 2)],
)
def test_L7_wild_ones_count_as_what_was_bid(bid: str, options: str, found: int) -> None:
    match = say(at(f"cups 16 15, seat 1, bid {bid} by 2", options), "liar")
    assert GAME.views.view(match.state, WATCHING).last.found == found  # type: ignore[attr-defined]


def test_L8_the_caller_loses_a_die_if_there_are_as_many_as_bid() -> None:
    match = say(at("cups 16 25, seat 1, bid 2 fives by 2"), "liar")
    assert dice(match) == [1, 2]
    assert match.text().endswith("aside 1, wild, last 16 25 liar by 1 on 2 fives of 2")


def test_L8_the_bidder_loses_a_die_if_there_are_fewer() -> None:
    assert dice(say(at("cups 16 25, seat 1, bid 3 fives by 2"), "liar")) == [2, 1]


def test_L9_spot_on_costs_everybody_else_a_die_if_it_is_right() -> None:
    assert dice(say(at("cups 16 25 - 4, seat 1, bid 2 fives by 2", ", wild, spot-on"), "spot on")) == [2, 1, 0, 0]


def test_L9_spot_on_costs_the_caller_a_die_if_it_is_wrong() -> None:
    for bid in ("1 five", "3 fives"):
        assert dice(say(at(f"cups 16 25 4, seat 1, bid {bid} by 2", ", wild, spot-on"), "spot on")) == [1, 2, 1]


def test_L9_spot_on_has_to_be_agreed() -> None:
    match = at("cups 16 25, seat 1, bid 2 fives by 2")
    assert clause_of(match, "spot on") == "L9"
    assert "spot on" not in listed(match)


def test_L10_whoever_lost_a_die_begins_the_next_round() -> None:
    match = say(at("cups 16 25 44, seat 1, bid 3 fives by 3"), "liar", "* 1 1", "* 2 2", "* 3")
    assert match.seats == (2,)


def test_L11_after_spot_on_the_caller_begins() -> None:
    match = say(at("cups 16 25 44, seat 2, bid 2 fives by 1", ", wild, spot-on"), "spot on", "* 1", "* 2 2", "* 3")
    assert match.seats == (1,)


def test_L11_the_next_seat_begins_for_a_player_without_dice() -> None:
    match = say(at("cups 6 25 44, seat 1, bid 1 five by 3"), "liar", "* 2 2", "* 3 3")
    assert match.text().startswith("cups - 22 33, seat 2, aside 1")


def test_L12_the_last_player_with_dice_wins() -> None:
    match = say(at("cups 6 25, seat 1, bid 1 five by 2"), "liar")
    assert match.over
    assert match.payoff() == [0, 1]
    assert clause_of(match, "2: 1 six") == "L12"
    assert clause_of(match, "* 1 2") == "L12"


@pytest.mark.parametrize(
    "text",
    [
        "cups 16",
        "cups 16 25, seat 3, aside 0",
        "cups 17 25, seat 1, aside 0",
        "cups 16 25, seat 1, aside 0, last 1 liar",
    ],
)
def test_what_is_no_position_is_not_understood(text: str) -> None:
    with pytest.raises(BadNotation, match="is not a position of Liar's Dice"):
        Position.from_text(GAME, text)
