"""Every clause of Pig, by its number."""

import pytest

from croupier.kernel.errors import Refused
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE

from ..rules import HOLD, ROLL

GAME = Game(__package__.removesuffix(".tests"))
REST = "target 100, faces 6"


def at(position: str) -> Position:
    return Position.from_text(GAME, f"{position}, {REST}")


def text(match: Position) -> str:
    return GAME.notation.state_text(match.state).removesuffix(f", {REST}")


def clause_of(match: Position, seat: int, move: int) -> str:
    before = match.state.tobytes()
    with pytest.raises(Refused) as refused:
        match.play(seat, move)
    assert match.state.tobytes() == before
    return refused.value.clause


def test_P1_everybody_begins_with_nothing_and_who_begins_is_agreed() -> None:
    match = Match(GAME.setup(3))
    assert text(match) == "scores 0 0 0, seat 1, gathered 0"
    assert match.seats == (0,)
    assert Match(GAME.setup(3, first=2)).seats == (2,)


def test_P2_the_active_player_rolls_or_holds_and_nobody_else_acts() -> None:
    match = at("scores 0 0, seat 2, gathered 5")
    assert match.moves(1) == [ROLL, HOLD]
    assert match.moves(0) == []
    assert clause_of(match, 0, ROLL) == "P2"
    assert clause_of(match, 1, 2) == "P2"
    assert clause_of(match, CHANCE, 3) == "P2"


def test_P2_nobody_acts_while_the_die_rolls() -> None:
    assert clause_of(at("scores 0 0, seat 1, gathered 5, rolling"), 0, HOLD) == "P2"


def test_P3_a_turn_begins_with_a_roll() -> None:
    match = at("scores 10 0, seat 1, gathered 0")
    assert match.moves(0) == [ROLL]
    assert clause_of(match, 0, HOLD) == "P3"


def test_P4_the_die_shows_each_of_its_faces_as_likely() -> None:
    match = at("scores 0 0, seat 1, gathered 0, rolling")
    assert match.outcomes() == [(face, 1) for face in (1, 2, 3, 4, 5, 6)]
    assert clause_of(match, CHANCE, 7) == "P4"
    assert clause_of(match, CHANCE, 0) == "P4"


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_P5_a_face_adds_to_what_is_gathered(face: int) -> None:
    match = at("scores 10 20, seat 1, gathered 8, rolling")
    match.play(CHANCE, face)
    assert text(match) == f"scores 10 20, seat 1, gathered {8 + face}"


def test_P6_a_one_ends_the_turn_and_takes_what_was_gathered() -> None:
    match = at("scores 10 20, seat 1, gathered 18, rolling")
    match.play(CHANCE, 1)
    assert text(match) == "scores 10 20, seat 2, gathered 0"


def test_P7_holding_banks_what_was_gathered() -> None:
    match = at("scores 10 20, seat 1, gathered 18")
    match.play(0, HOLD)
    assert text(match) == "scores 28 20, seat 2, gathered 0"


def test_P8_after_the_last_seat_comes_the_first() -> None:
    match = at("scores 10 20, seat 2, gathered 4")
    match.play(1, HOLD)
    assert match.seats == (0,)


def test_P9_banking_the_target_wins_at_once() -> None:
    match = at("scores 90 95, seat 1, gathered 10")
    assert not match.over
    match.play(0, HOLD)
    assert match.over
    assert match.payoff() == [1, 0]


def test_P9_one_point_short_goes_on() -> None:
    match = at("scores 90 95, seat 1, gathered 9")
    match.play(0, HOLD)
    assert match.seats == (1,)


def test_P9_the_target_can_be_agreed() -> None:
    match = Match(GAME.setup(2, {"target": "10"}))
    for seat, move in [(0, ROLL), (CHANCE, 5), (0, ROLL), (CHANCE, 5), (0, HOLD)]:
        match.play(seat, move)
    assert match.payoff() == [1, 0]


def test_P10_after_the_end_nobody_acts() -> None:
    match = at("scores 100 95, seat 1, gathered 0, over")
    assert match.seats == ()
    assert clause_of(match, 0, ROLL) == "P10"
    assert clause_of(match, CHANCE, 3) == "P10"


def test_P4_everybody_rolls_dice_of_his_own() -> None:
    """Nobody's next face depends on how often others roll."""
    for seat in range(3):
        assert GAME.stream(at(f"scores 0 0 0, seat {seat + 1}, gathered 5, rolling").state) == seat
