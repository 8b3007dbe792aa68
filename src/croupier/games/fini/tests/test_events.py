"""What is told of a game of FINI!, and its moves as data."""

import msgspec
import pytest

from croupier.kernel.data import Event, Move, Outcome, Over, Turn
from croupier.kernel.errors import BadNotation, Refused
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import Position, story
from croupier.kernel.seats import CHANCE

from .. import events, moves
from ..events import (
    Announced,
    Called,
    Cast,
    CastSilver,
    ChipReturned,
    ChipSpared,
    ChipTaken,
    Clashed,
    Compared,
    Die,
    Dropped,
    GameOver,
    Offended,
    Premature,
    PutDown,
    Removed,
    RoundOver,
    Scored,
    Took,
    Voided,
)
from ..moves import Announce, Call, Put, Take, Void

GAME = Game(__package__.removesuffix(".tests"))
RED = Die("red", 4)


def at(position: str) -> Position:
    return Position.from_text(GAME, position if "phase" in position else f"phase duel; {position}")


def told(match: Position, seat: int, words: str) -> list[Event]:
    """What the table hears of a move in words."""
    before, move = match.copy(), match.parse(seat, words)
    match.play(seat, move)
    found = [event for event in story(before, seat, move, match) if not isinstance(event, Turn | Over)]
    assert msgspec.json.decode(msgspec.json.encode(found), type=list[events.Events]) == found
    return found


def verdict(position: str, caller: int = 0) -> list[Event]:
    """What is told of a call, after the call itself."""
    called, *rest = told(at(position), caller, "FINI!")
    assert called == Called(caller)
    return rest


def test_I2_the_third_round_is_announced() -> None:
    assert told(at("phase announce; round 3; starter 2"), 1, "matching") == [Announced(1, "matching")]


def test_I4_the_cast() -> None:
    match = Match(GAME.setup(2, first=1))
    assert told(match, CHANCE, "1 2 3 4 5 6 1 2 3 4 5") == [Cast(1, 1, "straights", (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6))]
    assert told(match, CHANCE, "silver 6 5 4 4") == [CastSilver(1, (4, 4, 5, 6))]


def test_I6_I8_dice_are_taken_and_put_down() -> None:
    match = at("area r4 o4 sa3; rows y3 g5 / b3")
    assert told(match, 0, "take red 4 @500") == [Took(0, RED)]
    assert told(match, 0, "put 1 after 1 @700") == [PutDown(0, RED, 1, 1, (3, 4, 5))]
    assert told(match, 1, "take silver 3") == [Took(1, Die("silver", 3))]
    assert told(match, 1, "put 2") == [PutDown(1, Die("silver", 3), 2, 0, (3,))]


def test_I24_two_hands_at_one_die() -> None:
    match = at("area o2 sa3; hands - / r4; contested 200; grabbed - / r@500; clock 500; starter 2")
    assert told(match, 0, "take red 4 @600") == [Clashed(0, 1, RED), Voided("contested", 1, 0)]
    match = at("area o2; rows - / sa3; contested 200; grabbed - / s3@500; clock 500")
    assert told(match, 0, "s3 @600") == [Clashed(0, 1, Die("silver", 3)), Voided("contested", 0, 0)]


def test_I25_nobody_moves() -> None:
    assert told(at("area r4; patience 20"), CHANCE, "void @20000") == [Voided("idle", 0, 20)]


def test_I18_dice_in_hands_go_back_after_a_call() -> None:
    match = at("hands r4 / o2; kind matching; rows 1 1 | 2 2 | 3 3 / 5 5; chips 3 3; stock 5")
    assert told(match, 0, "FINI!")[:3] == [Called(0), Dropped(0, RED), Dropped(1, Die("orange", 2))]


def test_I19_I21_a_premature_call_costs_a_chip() -> None:
    rows = "area 3; rows 1 2 / 4 5"
    assert verdict(f"{rows}; chips 2 1; stock 8") == [Premature(0, (3,), ("I19",)), ChipReturned(0, 1, 9, ("I21",))]
    assert verdict(f"{rows}; chips 0 1; stock 10") == [
        Premature(0, (3,), ("I19",)),
        ChipTaken(1, "penalty", 0, 2, 9, ("I21",)),
    ]


def test_I11_I12_I21_repeated_numbers_go_before_the_order_is_judged() -> None:
    assert verdict("rows r1 o2 y1 / g3 b5 v4; repeated y1 / -; chips 0 2; stock 9") == [
        Removed(0, "repeated", (Die("yellow", 1),), ("I11",)),
        Offended(1, "wrong-order", ("I12",)),
        ChipReturned(1, 1, 10, ("I21",)),
    ]


@pytest.mark.parametrize(
    ("position", "offence", "clauses"),
    [
        ("kind matching; rows 1 1 1 1 2 2 2 / -", "too-many", ("I15",)),
        ("rows 1 2 sa3 / -; misused sa3 / -", "wrong-copier", ("I16",)),
        ("kind matching; rows 3 3 sa3 / -; misused sa3 / -", "wrong-copier", ("I16", "I17")),
    ],
)
def test_I15_I16_I17_offences_are_named(position: str, offence: str, clauses: tuple[str, ...]) -> None:
    assert verdict(position) == [Offended(0, offence, clauses), ChipTaken(1, "penalty", 0, 1, 10, ("I21",))]


def test_I22_both_offend_and_who_has_a_chip_returns_it() -> None:
    assert verdict("rows 1 3 2 / 3 5 4; chips 0 4; stock 7") == [
        Offended(0, "wrong-order", ("I12",)),
        Offended(1, "wrong-order", ("I12",)),
        ChipSpared(0, ("I22",)),
        ChipReturned(1, 3, 8, ("I22",)),
    ]


def test_I13_I14_I23_what_does_not_count_and_whose_combination_is_longest() -> None:
    assert verdict("rows r1 o2 y4 / g6 b5 v4; chips 2 1; stock 8") == [
        Removed(0, "loose", (Die("yellow", 4),), ("I13",)),
        Compared(0, 2, 1, 3),
        ChipTaken(1, "longest", 0, 2, 7, ("I23",)),
    ]
    assert verdict("kind matching; rows r1 o1 y4 / g6 b6; chips 2 1; stock 8", caller=1) == [
        Removed(0, "loose", (Die("yellow", 4),), ("I14",)),
        Compared(1, 2, 0, 2),
        ChipTaken(1, "caller", 0, 2, 7, ("I23",)),
    ]
    assert verdict("rows r1 / -") == [Removed(0, "loose", (Die("red", 1),), ("I13",)), Compared(0, 0, 1, 0)]


def test_I27_the_last_chip_ends_a_round() -> None:
    assert verdict("rows 1 2 / 4 5; stock 1; chips 5 5")[1:] == [
        ChipTaken(0, "caller", 1, 6, 0, ("I23",)),
        RoundOver(1),
        Scored(0, 6, 6),
        Scored(1, 5, 5),
    ]


def test_I28_three_rounds_end_the_game() -> None:
    assert verdict("round 3; rows 1 2 3 / 4 5; stock 1; chips 0 2; score 3 3")[1:] == [
        ChipTaken(0, "longest", 1, 1, 0, ("I23",)),
        RoundOver(3),
        Scored(0, 1, 4),
        Scored(1, 2, 5),
        GameOver("rounds"),
    ]


def test_moves_are_built_from_what_the_view_names() -> None:
    match = at("area r4 sa3; hands - / o2; rows 1 2 / -; clock 90")
    for seat, data, words in [
        (0, Take("red", 4, 100), "take red 4 @100"),
        (0, Take("silver", 3), "take silver 3"),
        (1, Put(2, 0, 100), "put 2 @100"),
        (1, Call(101), "FINI! @101"),
    ]:
        code = match.code(seat, data)
        match.check(seat, code)
        assert match.words(seat, code) == words
        assert match.data(seat, code) == data


def test_I24_a_grab_at_a_die_that_is_gone_can_be_sent() -> None:
    match = at("hands - / r4; contested 200; grabbed - / r@500; clock 500")
    match.play(0, match.code(0, Take("red", 4, 650)))
    assert match.dice_due


@pytest.mark.parametrize(
    ("position", "seat", "data"),
    [
        ("area r4", 0, Take("red", 5)),
        ("area r4", 0, Take("red", 0)),
        ("area r4", 0, Take("mauve", 4)),
        ("area r4", 0, Take("", 4)),
        ("area r4", 0, Take("orange", 4)),
        ("area r4", 0, Take("silver", 4)),
        ("area r4", 0, Take("silver", 86)),
        ("area r4", 0, Take("silver", -11)),
        ("area r4", 0, Take("red", 4, -1)),
        ("area r4", 0, Take("red", 4, 1 << 31)),
        ("area r4", 0, Take("red", 4, 1 << 70)),
        ("area r4; clock 50", 0, Take("red", 4, 49)),
        ("area r4", 0, Put(1, 0)),
        ("hands r4 / -", 0, Put(0, 0)),
        ("hands r4 / -", 0, Put(3, 0)),
        ("hands r4 / -", 0, Put(4, 0)),
        ("hands r4 / -", 0, Put(1, -1)),
        ("hands r4 / -", 0, Put(1, 1)),
        ("hands r4 / -", 0, Put(1, 16)),
        ("hands r4 / -", 0, Put(1 << 62, 1 << 62)),
        ("hands r4 / -", 0, Announce("straights")),
        ("hands r4 / -", 0, Void()),
        ("hands r4 / -", CHANCE, Call()),
        ("hands r4 / -", CHANCE, Void(100)),
        ("hands r4 / -", CHANCE, moves.Cast((1,) * 11)),
        ("phase announce; round 3", 0, Announce("poker")),
        ("phase announce; round 3", 1, Announce("straights")),
        ("phase announce; round 3", 0, Take("red", 4)),
        ("phase cast", 0, Take("red", 4)),
        ("phase cast", CHANCE, Void()),
        ("phase cast", CHANCE, moves.CastSilver((1, 2, 3, 4))),
        ("phase cast", CHANCE, moves.Cast((1,) * 10)),
        ("phase cast", CHANCE, moves.Cast((1,) * 10 + (7,))),
        ("phase silver", CHANCE, moves.CastSilver((1, 2, 3, 0))),
        ("phase silver", CHANCE, moves.CastSilver((1,) * 99)),
        ("phase silver", CHANCE, moves.Cast((5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1))),
        ("phase silver", CHANCE, Void()),
        ("phase over; round 4", 0, Call()),
    ],
)
def test_data_that_is_no_move_now_changes_nothing(position: str, seat: int, data: Move | Outcome) -> None:
    match = at(position)
    before = match.tobytes()
    with pytest.raises((BadNotation, Refused)):
        match.play(seat, match.code(seat, data))
    assert match.tobytes() == before
