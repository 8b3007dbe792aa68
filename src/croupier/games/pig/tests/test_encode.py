"""Pig in numbers: what an action does, and what a seat sees."""

import numpy as np
import pytest

from croupier.kernel.encoding import encoding
from croupier.kernel.game import Game
from croupier.kernel.position import Position

GAME = Game(__package__.removesuffix(".tests"))
TOLD = encoding(GAME)
NOBODY = [0] * 7


def at(position: str, target: int = 50) -> Position:
    return Position.from_text(GAME, f"{position}, target {target}, faces 6")


def test_to_roll_is_0_and_to_hold_is_1() -> None:
    begun, gathered = at("scores 0 0, seat 1, gathered 0"), at("scores 0 0, seat 1, gathered 5")
    assert TOLD.actions == 2
    assert [TOLD.action_of(gathered, 0, gathered.parse(0, words)) for words in ("roll", "hold")] == [0, 1]
    assert [TOLD.mask(one, 0).tolist() for one in (begun, gathered)] == [[True, False], [True, True]]


def test_everybody_sees_the_turn_and_himself_first() -> None:
    position = at("scores 30 0 10, seat 2, gathered 5")
    seen = [TOLD.observe(position, seat).tolist() for seat in range(3)]
    assert seen[0] == pytest.approx([0.1, 0, 0.6, 0, 0.2, *NOBODY])
    assert seen[1] == pytest.approx([0.1, 1, 0, 0.2, 0.6, *NOBODY])
    assert seen[2] == pytest.approx([0.1, 0, 0.2, 0.6, 0, *NOBODY])


def test_no_number_is_above_1() -> None:
    far = TOLD.observe(at("scores 9 0, seat 1, gathered 14", target=10), 0)
    assert np.all(far <= 1)
    assert far[:3].tolist() == pytest.approx([1, 1, 0.9])
