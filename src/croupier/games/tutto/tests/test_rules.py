"""Every clause of TUTTO, by its number."""

import pytest

from croupier.kernel.dice import DECK, new_rng
from croupier.kernel.errors import BadNotation, Refused
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import Position, would
from croupier.kernel.seats import CHANCE
from croupier.testkit.talk import clause_of, listed, say
from croupier.testkit.trials import positions

from ..cards import Card
from ..events import Dared
from ..rules import MOST_POINTS, STOP, Phase

GAME = Game(__package__.removesuffix(".tests"))


def at(position: str) -> Position:
    return Position.from_text(GAME, position)


def choosing(card: str, roll: str, rest: str = "", scores: str = "0 0") -> Position:
    """The first seat has rolled and chooses."""
    return at(f"scores {scores}; phase choice; card {card}; roll {roll}; {rest or 'rolled 0'}")


def rolling(card: str, rest: str = "", scores: str = "0 0") -> Position:
    """The first seat has turned a card, and the dice are due."""
    return at(f"scores {scores}; phase roll; card {card}; {rest or 'rolled 0'}")


def scores(match: Position) -> list[int]:
    return match.state.score[: match.players].tolist()


def gathered(match: Position) -> int:
    return int(match.state.earlier + match.state.extras + match.state.rolled)


@pytest.mark.parametrize("x2", ["all", "rolled_only", "card_only"])
def test_T16_points_stop_growing_before_they_would_wrap(x2: str) -> None:
    full = f"earlier {MOST_POINTS}; extras {MOST_POINTS}; rolled {MOST_POINTS}; aside 1 1 1 1 1; x2 {x2}"
    match = say(choosing("x2", "1", full, scores=f"{MOST_POINTS} 0"), "keep 1")
    assert (match.state.earlier, match.state.extras, match.state.rolled) == (MOST_POINTS, MOST_POINTS, 0)
    assert would(match, 0, match.parse(0, "next")) == [Dared(0, 2 * MOST_POINTS)]
    assert all(match.ask(0, bot, new_rng()) in match.moves(0) for bot in GAME.bots)
    say(match, "stop")
    assert scores(match) == [MOST_POINTS, 0]
    assert at(match.text()).tobytes() == match.tobytes()


@pytest.mark.parametrize("card", ["bonus-600", "straight", "plus-minus", "fireworks"])
def test_T14_points_of_cards_stop_growing_too(card: str) -> None:
    aside = "2 3 4 5 6" if card == "straight" else "1 1 1 1 1"
    full = f"earlier {MOST_POINTS}; extras {MOST_POINTS}; rolled {MOST_POINTS}; aside {aside}"
    match = say(choosing(card, "1", full), "keep 1")
    assert max(match.state.earlier, match.state.extras, match.state.rolled) == MOST_POINTS


@pytest.mark.parametrize("part", ["earlier 200000001", "rolled -50", "extras 99999999999"])
def test_points_that_cannot_be(part: str) -> None:
    with pytest.raises(BadNotation, match="is not a position of TUTTO"):
        at(f"scores 0 0; phase tutto; {part}")
    with pytest.raises(BadNotation, match="is not a position of TUTTO"):
        at(f"scores 0 {part.partition(' ')[2]}; phase tutto")


def test_T1_everybody_begins_with_nothing_and_56_cards_lie_there() -> None:
    match = Match(GAME.setup(3))
    assert scores(match) == [0, 0, 0]
    assert match.state.active == 0
    deck = {Card(card).name: weight for card, weight in match.outcomes()}
    assert sum(deck.values()) == 56
    assert deck == dict.fromkeys(deck, 5) | {"STOP": 10, "CLOVERLEAF": 1}
    assert len(deck) == 11


def test_T2_only_the_player_in_turn_acts_and_not_while_dice_roll() -> None:
    assert clause_of(choosing("bonus-200", "1 2 3 4 6 6"), "2: stop") == "T2"
    assert clause_of(rolling("bonus-200"), "1: stop") == "T2"
    assert clause_of(choosing("bonus-200", "1 2 3 4 6 6"), "* 1 1 1 1 1 1") == "T2"
    match = say(choosing("bonus-200", "1 2 3 4 6 6"), "stop")
    assert match.state.active == 1
    assert say(at("scores 0 0; seat 2; phase roll"), "* 2 2 3 3 4 6").state.active == 0


def test_T3_cards_are_not_put_back() -> None:
    match = at("scores 0 0; phase card; deck 0 0 0 0 0 1 0 0 0 1 0")
    assert match.outcomes() == [(Card.X2, 1), (Card.CLOVERLEAF, 1)]
    assert clause_of(match, "* stop") == "T3"
    say(match, "* x2")
    assert match.state.deck.sum() == 1


def test_T3_an_empty_deck_is_shuffled_anew_with_the_card_in_front_of_the_player() -> None:
    match = at("scores 0 0; phase card; deck 0 0 0 0 0 1 0 0 0 0 0")
    say(match, "* x2", "* 1 1 1 5 5 5", "keep 1 1 1 5 5 5")
    assert match.state.deck.sum() == 0
    say(match, "next")
    assert sum(weight for _, weight in match.outcomes()) == 56


def test_T3_all_cards_are_shuffled_again_before_every_card_if_agreed() -> None:
    match = Match(GAME.setup(2, {"deck": "reshuffled"}))
    whole = match.outcomes()
    say(match, "* x2", "* 1 1 1 5 5 5", "keep 1 1 1 5 5 5", "next")
    assert match.outcomes() == whole
    assert sum(weight for _, weight in whole) == 56


@pytest.mark.parametrize("roll", ["1 2 3 4 5", "1 2 3 4 5 6 6"])
def test_T4_all_dice_that_are_left_are_rolled(roll: str) -> None:
    match = rolling("bonus-200")
    assert match.outcomes()[0][0] >= 0
    with pytest.raises((Refused, BadNotation)):
        say(match, f"* {roll}")
    assert clause_of(rolling("bonus-200", "aside 1 5"), "* 1 2 3 4 5") == "T4"
    say(rolling("bonus-200", "aside 1 5"), "* 1 2 3 4")


@pytest.mark.parametrize(("kept", "worth"), [("1", 100), ("5", 50), ("1 1", 200), ("5 5", 100), ("1 5", 150)])
def test_T5_single_dice(kept: str, worth: int) -> None:
    match = say(choosing("bonus-200", "1 1 5 5 3 4"), f"keep {kept}")
    assert gathered(match) == worth


@pytest.mark.parametrize(("face", "worth"), [(1, 1000), (2, 200), (3, 300), (4, 400), (5, 500), (6, 600)])
def test_T6_triplets(face: int, worth: int) -> None:
    other = "2 3 6" if face == 4 else "4 4 6" if face != 6 else "4 4 3"
    match = say(choosing("bonus-200", f"{face} {face} {face} {other}"), f"keep {face} {face} {face}")
    assert gathered(match) == worth


@pytest.mark.parametrize(
    ("kept", "worth"),
    [
        ("1 1 1 1", 1100), ("1 1 1 1 1", 1200), ("5 5 5 5", 550), ("5 5 5 5 5", 600), ("1 1 1", 1000), ("5 5 5", 500),
        ("1 1", 200), ("5 5", 100),
    ],
)  # fmt: skip
def test_T7_a_die_counts_once(kept: str, worth: int) -> None:
    roll = kept + " 2 3 4 6"[: 2 * (6 - len(kept.split()))]
    assert gathered(say(choosing("x2", roll), f"keep {kept}")) == worth


@pytest.mark.parametrize(("face", "worth"), [(1, 2000), (2, 400), (3, 600), (4, 800), (5, 1000), (6, 1200)])
def test_T7_six_equal_dice_are_two_triplets(face: int, worth: int) -> None:
    match = say(choosing("bonus-200", " ".join(str(face) * 6)), "stop")
    assert scores(match)[0] == worth + 200


def test_T7_four_equal_dice_leave_one_over() -> None:
    match = choosing("bonus-200", "4 4 4 4 2 3")
    assert listed(match) == {"stop", "keep 4 4 4"}
    assert say(match, "stop").state.score[0] == 400


def test_T7_dice_put_aside_earlier_make_no_triplet() -> None:
    match = choosing("bonus-200", "1 2 3 4", "aside 1 1; rolled 200")
    assert gathered(say(match, "keep 1")) == 300


def test_T8_once_a_card_is_turned_the_dice_must_be_rolled() -> None:
    match = say(Match(GAME.setup(2)), "* bonus-300")
    assert clause_of(match, "1: stop") == "T2"
    assert match.dice_due
    again = say(at("scores 0 0; phase tutto; card bonus-200; aside 1 1 1 5 5 5; extras 1700"), "next", "* x2")
    assert again.dice_due
    assert len(again.outcomes()) == 462


@pytest.mark.parametrize("roll", ["2 2 3 3 4 6", "2 3 4 6 6 4"])
def test_T9_a_null_takes_everything(roll: str) -> None:
    match = say(rolling("bonus-600", "earlier 500; extras 600", scores="300 0"), f"* {roll}")
    assert scores(match) == [300, 0]
    assert match.state.active == 1
    assert gathered(match) == 0


def test_T10_stop_or_keep_and_roll_is_one_decision() -> None:
    match = choosing("bonus-600", "1 3 3 4 6 6")
    assert listed(match) == {"stop", "keep 1"}
    say(match, "keep 1")
    assert match.dice_due
    assert len(match.outcomes()) == 252
    match = choosing("bonus-600", "1 3 3 4 6 6")
    with pytest.raises(Refused, match="T10"):
        match.play(0, 1 << 40)


def test_T11_any_choice_of_valid_dice_each_listed_once() -> None:
    match = choosing("bonus-600", "1 1 5 2 2 2")
    assert listed(match) == {
        "stop", "keep 1", "keep 1 1", "keep 5", "keep 1 5", "keep 1 1 5", "keep 2 2 2", "keep 1 2 2 2",
        "keep 1 1 2 2 2", "keep 2 2 2 5", "keep 1 2 2 2 5", "keep 1 1 2 2 2 5",
    }  # fmt: skip
    assert len(match.moves(0)) == 12
    assert clause_of(match, "keep -") == "T11"


def test_T11_keep_all_leaves_no_choice() -> None:
    match = choosing("bonus-600", "1 1 5 2 2 2", "keep all")
    assert listed(match) == {"stop", "keep 1 1 2 2 2 5"}
    assert clause_of(match, "keep 1 1") == "T11"


@pytest.mark.parametrize("kept", ["2", "3 3", "1 3", "5", "6 6 6", "1 1"])
def test_T12_only_valid_dice_of_this_roll(kept: str) -> None:
    assert clause_of(choosing("bonus-600", "1 2 3 3 4 6"), f"keep {kept}") == "T12"


def test_T12_a_triplet_is_kept_whole() -> None:
    assert clause_of(choosing("bonus-600", "2 2 2 3 4 6"), "keep 2 2") == "T12"


def test_T13_who_stops_scores_every_valid_die() -> None:
    match = say(choosing("bonus-600", "2 2 2 3 5", "aside 1; rolled 100", scores="50 0"), "stop")
    assert scores(match) == [50 + 100 + 200 + 50, 0]


def test_T13_stopping_with_all_dice_aside_is_a_tutto_first() -> None:
    match = say(choosing("bonus-600", "6 6 6 5", "aside 1 5; rolled 150"), "stop")
    assert scores(match) == [150 + 650 + 600, 0]


def test_T14_after_a_tutto_stop_or_turn_the_next_card() -> None:
    match = say(choosing("bonus-600", "6 6 6 5", "aside 1 5; rolled 150"), "keep 5 6 6 6")
    assert match.state.phase == Phase.TUTTO
    assert gathered(match) == 1400
    assert listed(match) == {"stop", "next"}
    assert clause_of(match, "keep 1") == "T14"
    on = say(match.copy(), "next", "* bonus-200", "* 1 3 3 4 6 6")
    assert gathered(on) == 1400
    assert scores(say(on, "stop")) == [1500, 0]
    assert scores(say(match.copy(), "stop")) == [1400, 0]
    assert scores(say(match.copy(), "next", "* stop")) == [0, 0]
    assert scores(say(match, "next", "* bonus-200", "* 2 2 3 3 4 6")) == [0, 0]


def test_T14_there_is_no_next_card_before_a_tutto() -> None:
    assert clause_of(choosing("bonus-600", "1 3 3 4 6 6"), "next") == "T14"


@pytest.mark.parametrize("bonus", [200, 300, 400, 500, 600])
def test_T15_a_tutto_adds_the_bonus(bonus: int) -> None:
    match = choosing(f"bonus-{bonus}", "1", "aside 5 2 2 2 1; rolled 350")
    assert scores(say(match, "stop")) == [450 + bonus, 0]
    assert scores(say(choosing(f"bonus-{bonus}", "1 2", "aside 5 2 2 2; rolled 250"), "stop")) == [350, 0]


@pytest.mark.parametrize(("x2", "total"), [("all", 2300), ("rolled_only", 1500), ("card_only", 1350)])
def test_T16_x2_doubles_what_was_agreed(x2: str, total: int) -> None:
    """150 rolled under an earlier card, 800 from cards, 200 rolled under this one with the last 1."""
    match = choosing("x2", "1", f"aside 1 5 5 5 5; earlier 150; extras 800; rolled 100; x2 {x2}")
    assert gathered(say(match, "keep 1")) == total


def test_T16_without_a_tutto_x2_doubles_nothing() -> None:
    assert scores(say(choosing("x2", "1 2 2 3 3 4", "earlier 500"), "stop")) == [600, 0]


def test_T17_stop_ends_the_turn_and_takes_everything() -> None:
    match = say(at("scores 400 0; phase card; earlier 500; extras 300"), "* stop")
    assert scores(match) == [400, 0]
    assert match.state.active == 1


def test_T18_fireworks_go_on_until_the_null_and_keep_everything() -> None:
    match = choosing("fireworks", "1 5 2 2 2 3")
    assert clause_of(match, "stop") == "T18"
    assert clause_of(match, "keep 1") == "T18"
    assert listed(match) == {"keep 1 2 2 2 5"}
    say(match, "keep 1 2 2 2 5", "* 1", "keep 1")
    assert match.dice_due
    assert match.state.card == Card.FIREWORKS
    assert len(match.outcomes()) == 462
    assert scores(say(match, "* 2 2 3 3 4 6")) == [450, 0]


def test_T18_even_a_first_null_banks_what_earlier_cards_brought() -> None:
    match = say(rolling("fireworks", "earlier 500; extras 300"), "* 2 2 3 3 4 6")
    assert scores(match) == [800, 0]


def test_T19_plus_minus_makes_the_points_exactly_1000() -> None:
    match = choosing("plus-minus", "1 5 2 2 2 3", "earlier 250; extras 200")
    assert clause_of(match, "stop") == "T19"
    say(match, "keep 1 5 2 2 2", "* 1", "keep 1")
    assert match.state.phase == Phase.TUTTO
    assert gathered(match) == 250 + 200 + 1000
    assert scores(say(match, "stop")) == [1450, 0]
    assert scores(say(choosing("plus-minus", "5", "aside 1 1 2 2 2"), "keep 5", "next", "* stop")) == [0, 0]


def test_T19_with_ends_turn_it_is_worth_exactly_1000() -> None:
    match = choosing("plus-minus", "5", "aside 1 1 2 2 2; earlier 900; extras 300; plus_minus ends_turn")
    assert scores(say(match, "keep 5")) == [1000, 0]
    assert match.state.active == 1


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("500 3000 2000", [500, 2000, 2000]),
        ("500 3000 3000", [500, 2000, 2000]),
        ("3000 3000 2000", [3000, 2000, 2000]),
        ("3500 3000 2000", [3500, 3000, 2000]),
        ("0 700 200", [0, 0, 200]),
    ],
)
def test_T20_the_leaders_lose_1000_at_once(before: str, after: list[int]) -> None:
    match = say(choosing("plus-minus", "5", "aside 1 1 2 2 2", scores=before), "keep 5")
    assert scores(match) == after
    assert scores(say(match, "next", "* stop")) == after


def test_T20_leaders_are_looked_at_anew_for_each_card() -> None:
    match = say(choosing("plus-minus", "5", "aside 1 1 2 2 2", scores="0 3000 2500"), "keep 5")
    say(match, "next", "* plus-minus", "* 1 1 1 5 5 5", "keep 1 1 1 5 5 5")
    assert scores(match) == [0, 2000, 1500]


def test_T21_two_tuttos_under_the_cloverleaf_win_at_once() -> None:
    match = choosing("cloverleaf", "1 5 2 2 2 1", scores="0 5000")
    assert clause_of(match, "stop") == "T21"
    say(match, "keep 1 1 2 2 2 5")
    assert match.dice_due
    say(match, "* 1 1 1 3 4 6", "keep 1 1 1", "* 5 5 5", "keep 5 5 5")
    assert match.over
    assert match.payoff() == [1, 0]


def test_T21_also_in_the_last_round_and_a_null_loses() -> None:
    last = "seat 2; phase choice; card cloverleaf; roll 1 1 1 1 1 1; leaves 1; last_round 1"
    match = at(f"scores 9000 0; {last}")
    say(match, "keep 1 1 1 1 1 1")
    assert match.payoff() == [0, 1]
    lost = say(rolling("cloverleaf", "leaves 1; earlier 2000"), "* 2 2 3 3 4 6")
    assert scores(lost) == [0, 0]


def test_T22_a_straight_counts_numbers_not_yet_put_aside() -> None:
    match = choosing("straight", "2 2 3 5 5 6")
    assert clause_of(match, "stop") == "T22"
    assert clause_of(match, "keep 2 2") == "T22"
    assert clause_of(match, "keep 1") == "T22"
    assert clause_of(match, "keep -") == "T11"
    assert len(listed(match)) == 15
    say(match, "keep 2 3 5", "* 2 4 4")
    assert listed(match) == {"keep 4"}
    assert clause_of(match, "keep 2") == "T22"
    assert gathered(match) == 0


def test_T22_a_roll_without_a_new_number_is_a_null() -> None:
    match = say(rolling("straight", "aside 1 5 6; earlier 1000"), "* 1 5 6")
    assert scores(match) == [0, 0]
    assert match.state.active == 1


def test_T22_keep_all_applies_to_the_straight() -> None:
    assert listed(choosing("straight", "2 2 3 5 5 6", "keep all")) == {"keep 2 3 5 6"}


def test_T23_a_straight_brings_2000_and_is_a_tutto() -> None:
    match = say(choosing("straight", "4", "aside 1 2 3 5 6; earlier 300"), "keep 4")
    assert gathered(match) == 2300
    assert listed(match) == {"stop", "next"}
    assert scores(say(match, "stop")) == [2300, 0]


def test_T24_the_round_is_played_out() -> None:
    match = say(choosing("bonus-200", "1 2 2 3 3 4", scores="5900 0 0"), "stop")
    assert not match.over
    say(match, "* stop")
    assert not match.over
    assert say(match, "* stop").over
    assert match.payoff() == [1, 0, 0]


def test_T24_a_later_seat_may_still_pass_and_that_round_is_the_last_even_if_the_score_drops() -> None:
    position = "scores 6000 5800; seat 2; phase choice; card bonus-200; roll 1 1 1 2 3 4; last_round 1"
    assert say(at(position), "stop").payoff() == [0, 1]
    dropped = at("scores 6000 0; seat 2; phase choice; card plus-minus; roll 5; aside 1 1 2 2 2; last_round 1")
    say(dropped, "keep 5", "stop")
    assert scores(dropped) == [5000, 1000]
    assert dropped.over


def test_T24_the_last_round_ends_with_the_seat_before_the_one_that_began() -> None:
    match = Match(GAME.setup(3, {"target": "500"}, first=1))
    say(match, "* stop", "* stop", "* bonus-200", "* 1 1 1 2 3 4", "stop")
    assert match.payoff() == [1, 0, 0]
    match = Match(GAME.setup(3, {"target": "500"}, first=1))
    say(match, "* bonus-200", "* 1 1 1 2 3 4", "stop", "* stop")
    assert not match.over
    assert say(match, "* stop").over


def test_T24_the_target_can_be_agreed() -> None:
    match = Match(GAME.setup(2, {"target": "500"}))
    say(match, "* bonus-200", "* 1 1 1 2 3 4", "stop", "* stop")
    assert match.over


def test_T25_a_tie_shares_the_victory() -> None:
    match = say(at("scores 6000 5900 0; seat 2; phase choice; roll 1 2 2 3 3 4; last_round 1"), "stop", "* stop")
    assert match.payoff() == [0.5, 0.5, 0]


def test_T26_after_the_end_nobody_acts() -> None:
    match = at("scores 6000 0; phase over; last_round 1")
    assert match.seats == ()
    assert clause_of(match, "1: stop") == "T26"
    with pytest.raises(Refused, match="T26"):
        match.play(CHANCE, STOP)


def test_T2_everybody_rolls_dice_of_his_own_and_all_draw_from_one_deck() -> None:
    """Nobody's next roll depends on how many dice others roll, nor on how many cards they draw."""
    seats = set()
    for match in positions(Match(GAME.setup(3)), new_rng(1)):
        if match.dice_due and match.state.phase == Phase.ROLL:
            assert GAME.stream(match.state) == match.state.active
            seats.add(int(match.state.active))
        elif match.dice_due:
            assert GAME.stream(match.state) == DECK
    assert seats == {0, 1, 2}
