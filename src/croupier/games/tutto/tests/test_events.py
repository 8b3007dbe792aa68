"""What is told of a game of TUTTO, and what a client may send."""

import pytest

from croupier.kernel.dice import new_rng
from croupier.kernel.errors import BadNotation
from croupier.kernel.game import Game
from croupier.kernel.options import parse_options
from croupier.kernel.position import Position, story, would
from croupier.kernel.seats import CHANCE
from croupier.kernel.speech import Texts
from croupier.testkit.talk import clause_of, say

from ..events import (
    Banked,
    Dared,
    Events,
    Fined,
    GameOver,
    Kept,
    LastRound,
    Lost,
    NobodyFined,
    Rolled,
    Shuffled,
    Turned,
    Tutto,
)
from ..moves import Card, Dice, Keep, Moves, Next, Outcomes, Stop
from ..rules import STOP

GAME = Game(__package__.removesuffix(".tests"))


def at(rest: str, scores: str = "0 0") -> Position:
    return Position.from_text(GAME, f"scores {scores}; {rest}")


def told(match: Position, *lines: str) -> list[Events]:
    """What the last of some moves in words does."""
    say(match, *lines[:-1])
    seat = CHANCE if lines[-1].startswith("* ") else match.seats[0]
    move = match.parse(seat, lines[-1].removeprefix("* "))
    return [event for event in story(match, seat, move, match.after(seat, move)) if isinstance(event, Events)]


def test_points_are_told_in_one_piece_as_the_board_shows_them() -> None:
    assert (
        Texts([GAME.folder]).tell(Banked(0, "stop", 2450, 12450), ("Left",)) == "Left stops, banks 2450 and has 12450."
    )


def test_T3_a_deck_shuffled_anew_is_told_before_the_next_card() -> None:
    match = at("phase tutto; card x2; rolled 400; deck 0 0 0 0 0 0 0 0 0 0 0")
    assert told(match, "next") == [Dared(0, 400), Shuffled(56)]
    match = at("phase card; deck 0 0 0 0 0 0 1 0 0 0 0")
    assert told(match, "* stop") == [Turned(0, "stop"), Lost(0, 0), Shuffled(56)]


def test_T8_a_card_and_a_roll_are_told() -> None:
    assert told(at("phase card"), "* bonus-300") == [Turned(0, "bonus-300")]
    assert told(at("phase card"), "* bonus-300", "* 6 1 2 3 4 6") == [Rolled(0, (1, 2, 3, 4, 6, 6), False)]


def test_T9_a_null_tells_what_it_takes() -> None:
    assert told(at("phase roll; rolled 450; earlier 300"), "* 2 2 3 4 6 6") == [
        Rolled(0, (2, 2, 3, 4, 6, 6), True),
        Lost(0, 750),
    ]


def test_T10_keeping_tells_its_points_and_how_many_dice_roll_on() -> None:
    match = at("phase choice; roll 1 5 5 2 3 4; rolled 0; earlier 200")
    assert told(match, "keep 1 5") == [Kept(0, (1, 5), 150, 350, 4, "bonus-200", 2)]


def test_T13_stopping_scores_all_valid_dice_and_banks_the_turn() -> None:
    match = at("phase choice; roll 1 1 1 5 2 3; earlier 200", "1000 0")
    assert told(match, "stop") == [Kept(0, (1, 1, 1, 5), 1050, 1250, 0, "bonus-200", 4), Banked(0, "stop", 1250, 2250)]


def test_T13_stopping_with_all_six_dice_is_a_tutto_first() -> None:
    match = at("phase choice; card bonus-300; roll 1 5; aside 1 1 5 5; rolled 300")
    assert told(match, "stop") == [
        Kept(0, (1, 5), 150, 450, 0, "bonus-300", 6),
        Tutto(0, "bonus-300", 300, 750, 0),
        Banked(0, "stop", 750, 750),
    ]


def test_T14_after_a_tutto_the_player_banks_or_dares() -> None:
    match = at("phase tutto; earlier 450; extras 200", "100 0")
    assert told(match, "next") == [Dared(0, 650)]
    assert told(match, "stop") == [Banked(0, "stop", 650, 750)]


def test_T16_an_x2_tells_what_it_brings() -> None:
    match = at("phase choice; card x2; roll 1; aside 1 1 5 5 5; rolled 700; earlier 200; x2 card_only")
    assert told(match, "keep 1") == [Kept(0, (1,), 100, 1000, 0, "x2", 6), Tutto(0, "x2", 800, 1800, 0)]


def test_T17_a_stop_card_takes_the_points_of_the_turn() -> None:
    assert told(at("phase tutto; earlier 1200"), "next", "* stop") == [Turned(0, "stop"), Lost(0, 1200)]


def test_T18_the_null_of_fireworks_banks() -> None:
    match = at("phase roll; card fireworks; aside 1 1 1; rolled 1000; earlier 300", "50 0")
    assert told(match, "* 2 3 4") == [Rolled(0, (2, 3, 4), True), Banked(0, "fireworks", 1300, 1350)]


def test_T18_a_tutto_of_fireworks_goes_on() -> None:
    match = at("phase choice; card fireworks; roll 1; aside 1 1 5 5 5; rolled 700")
    assert told(match, "keep 1") == [Kept(0, (1,), 100, 800, 0, "fireworks", 6), Tutto(0, "fireworks", 0, 800, 0)]


def test_T19_plus_minus_makes_it_exactly_1000_and_may_end_the_turn() -> None:
    rest = "phase choice; card plus-minus; roll 1; aside 1 1 1 1 1; rolled 1200; earlier 300"
    kept = Kept(0, (1,), 100, 1600, 0, "plus-minus", 6)
    assert told(at(rest), "keep 1") == [kept, Tutto(0, "plus-minus", 1000, 1300, 0), NobodyFined()]
    assert told(at(f"{rest}; plus_minus ends_turn"), "keep 1") == [
        kept,
        Tutto(0, "plus-minus", 1000, 1000, 0),
        NobodyFined(),
        Banked(0, "plus-minus", 1000, 1000),
    ]


def test_T20_everybody_who_leads_is_told_to_pay() -> None:
    rest = "phase choice; card plus-minus; roll 1; aside 1 1 5 5 5; rolled 700"
    assert told(at(rest, "100 2500 400 2500"), "keep 1")[2:] == [Fined(1, 1000, 1500), Fined(3, 1000, 1500)]
    assert told(at(rest, "100 600"), "keep 1")[2:] == [Fined(1, 600, 0)]
    assert told(at(rest, "700 600"), "keep 1")[2:] == [NobodyFined()]


def test_T21_the_cloverleaf_wins_on_no_points_at_all() -> None:
    rest = "phase choice; card cloverleaf; roll 1; aside 1 1 5 5 5; rolled 700"
    assert told(at(rest, "0 5000"), "keep 1")[1:] == [Tutto(0, "cloverleaf", 0, 800, 1)]
    assert told(at(f"{rest}; leaves 1", "0 5000"), "keep 1")[1:] == [
        Tutto(0, "cloverleaf", 0, 800, 2),
        GameOver("cloverleaf", 0),
    ]


def test_T23_a_straight_brings_its_points_with_the_last_die() -> None:
    match = at("phase choice; card straight; roll 2 4; aside 1 3 5 6")
    assert told(match, "keep 2") == [Kept(0, (2,), 0, 0, 1, "straight", 5)]
    assert told(match, "keep 2 4") == [Kept(0, (2, 4), 0, 0, 0, "straight", 6), Tutto(0, "straight", 2000, 2000, 0)]


def test_T24_the_last_round_is_told_and_so_is_its_end() -> None:
    match = at("phase tutto; earlier 1000", "5500 6400")
    assert told(match, "stop") == [Banked(0, "stop", 1000, 6500), LastRound(0, 6000, 1)]
    assert told(match, "stop", "* stop") == [Turned(1, "stop"), Lost(1, 0), GameOver("target", 6500)]


def test_T24_a_last_round_that_ends_with_the_turn_that_begins_it_is_told_too() -> None:
    match = at("seat 2; phase tutto; earlier 1000", "100 5500")
    assert told(match, "stop") == [Banked(1, "stop", 1000, 6500), LastRound(1, 6000, 0), GameOver("target", 6500)]


def test_faces_may_be_sent_in_any_order() -> None:
    match = at("phase choice; roll 1 5 5 2 3 4")
    assert match.code(0, Keep((5, 1))) == match.code(0, Keep((1, 5))) == match.parse(0, "keep 1 5")


@pytest.mark.parametrize("faces", [(7,), (0,), (-1,), (1 << 70,), (1,) * 7])
def test_dice_that_are_not_there_are_not_understood(faces: tuple[int, ...]) -> None:
    with pytest.raises(BadNotation, match=r"no die|6 dice"):
        at("phase choice; roll 1 5 5 2 3 4").code(0, Keep(faces))


def test_T12_dice_that_were_not_rolled_are_refused() -> None:
    match = at("phase choice; roll 1 5 5 2 3 4")
    assert clause_of(match, "keep 1 1 1") == "T12"


def test_players_do_not_roll_and_dice_do_not_stop() -> None:
    sent: list[tuple[int, Moves | Outcomes]] = [
        (0, Dice((1,))),
        (0, Card("stop")),
        (CHANCE, Stop()),
        (CHANCE, Next()),
        (CHANCE, Keep((1,))),
    ]
    for seat, data in sent:
        with pytest.raises(BadNotation):
            at("phase choice; roll 1 5 5 2 3 4").code(seat, data)
    with pytest.raises(BadNotation, match="a card is due"):
        at("phase card").code(CHANCE, Dice((1,)))
    with pytest.raises(BadNotation, match="is not a card"):
        at("phase card").code(CHANCE, Card("joker"))


@pytest.mark.parametrize("rule", ["keep=free", "keep=all", "x2=rolled-only", "x2=card-only", "plus-minus=ends-turn"])
def test_T13_the_points_shown_are_those_that_a_stop_banks(rule: str) -> None:
    options = parse_options(GAME.option_type, {"target": "20000", **dict([rule.split("=")])})
    match, dice, tuttos = Position(GAME.setup(2, options)), new_rng(13), 0
    while not match.over:
        if match.dice_due:
            match.roll(dice)
            continue
        seat, moves = match.seats[0], match.choices(match.seats[0])
        if STOP in moves:
            events = would(match, seat, STOP)
            assert [match.view().points] == [one.points for one in events if isinstance(one, Banked)]  # type: ignore[attr-defined]
            tuttos += any(isinstance(one, Tutto) for one in events)
        match.play(seat, match.ask(seat, "random", dice))
    assert tuttos


def test_T18_under_fireworks_the_points_shown_are_those_that_the_null_banks() -> None:
    match = at("phase choice; card fireworks; roll 1 5 2 2 2 4; earlier 300")
    assert match.view().points == 650  # type: ignore[attr-defined]
    assert told(match, "keep 1 2 2 2 5", "* 2")[-1] == Banked(0, "fireworks", 650, 650)


@pytest.mark.parametrize("card", ["plus-minus", "cloverleaf", "straight"])
def test_T19_T21_T22_dice_that_bring_nothing_yet_are_not_among_the_points_shown(card: str) -> None:
    assert at(f"phase choice; card {card}; roll 1 5 2 2 2 4; earlier 300").view().points == 300  # type: ignore[attr-defined]
