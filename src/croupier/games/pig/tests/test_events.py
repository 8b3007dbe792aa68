"""What is told of Pig."""

import pytest

from croupier.kernel.data import Event, Over, Turn
from croupier.kernel.errors import BadNotation
from croupier.kernel.game import Game
from croupier.kernel.position import Position, story, would
from croupier.kernel.seats import CHANCE

from ..events import Banked, Lost, Rolled
from ..moves import Face, Hold, Moves, Outcomes, Roll

GAME = Game(__package__.removesuffix(".tests"))


def at(position: str) -> Position:
    return Position.from_text(GAME, f"{position}, target 100, faces 6")


def told(match: Position, seat: int, words: str) -> list[Event]:
    """All that a move or an outcome did."""
    move = match.parse(seat, words)
    return story(match, seat, move, match.after(seat, move))


def test_P4_who_rolls_waits_for_the_die() -> None:
    assert told(at("scores 0 0, seat 1, gathered 0"), 0, "roll") == [Turn(())]


def test_P5_a_face_tells_what_is_gathered() -> None:
    assert told(at("scores 0 0, seat 1, gathered 5, rolling"), CHANCE, "6") == [Rolled(0, 6, 11), Turn((0,))]


@pytest.mark.parametrize("gathered", [0, 5])
def test_P6_a_1_tells_what_it_takes(gathered: int) -> None:
    match = at(f"scores 0 0, seat 1, gathered {gathered}, rolling")
    assert told(match, CHANCE, "1") == [Lost(0, gathered), Turn((1,))]


def test_P7_holding_tells_what_is_banked_before_and_after() -> None:
    match = at("scores 20 0, seat 1, gathered 5")
    assert told(match, 0, "hold") == [Banked(0, 5, 25), Turn((1,))]
    assert would(match, 0, match.parse(0, "hold")) == [Banked(0, 5, 25)]


def test_P9_the_end_tells_who_has_won() -> None:
    assert told(at("scores 96 0, seat 1, gathered 5"), 0, "hold") == [Banked(0, 5, 101), Over((0,), (1.0, 0.0))]


@pytest.mark.parametrize(("seat", "data"), [(0, Face(3)), (CHANCE, Roll()), (CHANCE, Hold()), (CHANCE, Face(7))])
def test_nonsense_has_no_code(seat: int, data: Moves | Outcomes) -> None:
    with pytest.raises(BadNotation):
        at("scores 0 0, seat 1, gathered 0").code(seat, data)
