"""TUTTO in numbers: what an action does, and what a seat sees."""

import numpy as np
import pytest

from croupier.kernel.encoding import encoding
from croupier.kernel.game import Game
from croupier.kernel.position import Position

from ..cards import CARDS, Card
from ..encode import ACTIONS, FEATURES, GOING_ON, HEAD, ROUND, STOPPING
from ..rules import SEATS

GAME = Game(__package__.removesuffix(".tests"))
TOLD = encoding(GAME)
TURNS = FEATURES - SEATS - ROUND
NOBODY = [0] * (SEATS - 3)


def choosing(card: str, roll: str, rest: str = "rolled 0") -> Position:
    """The first seat has rolled and chooses."""
    return Position.from_text(GAME, f"scores 3000 0 500; phase choice; card {card}; roll {roll}; {rest}")


def action(position: Position, words: str) -> int:
    return TOLD.action_of(position, 0, position.parse(0, words))


def test_keeping_the_same_dice_is_the_same_action_whatever_else_was_rolled() -> None:
    assert action(choosing("bonus-200", "1 1 5 2 3 4"), "keep 1 5") == action(choosing("x2", "1 5 2 2 2 6"), "keep 1 5")
    assert action(choosing("bonus-200", "1 1 5 2 3 4"), "stop") == STOPPING


def test_all_dice_that_can_be_kept_have_actions_of_their_own() -> None:
    """Every roll under a Bonus and a Straight: no action is missed, and none means two things."""
    kept: dict[int, str] = {}
    rolling = {card: Position.from_text(GAME, f"scores 0 0; phase roll; card {card}") for card in ("x2", "straight")}
    for card, at in rolling.items():
        for roll, _ in at.outcomes():
            after = at.after(31, roll)
            if after.seats != (0,):
                continue
            for number, move in TOLD.listed(after, 0).items():
                words = f"{card} {after.words(0, move)}" if number != STOPPING else "stop"
                assert kept.setdefault(number, words) == words
    assert set(kept) == set(range(ACTIONS)) - {GOING_ON}


def test_the_cards_left_are_told() -> None:
    seen = TOLD.observe(choosing("x2", "1 2 3 4 6 6", "deck 1 0 0 0 0 0 3 0 0 0 100"), 0)
    left = seen[HEAD : HEAD + CARDS]
    assert left[Card.BONUS_200] == 1 / 64
    assert left[Card.STOP] == 3 / 64
    assert left.tolist().count(0) == CARDS - 3
    assert left[CARDS - 1] == 1


def test_a_deck_that_is_shuffled_before_every_card_is_told() -> None:
    used_up, reshuffled = (TOLD.observe(choosing("x2", "1 2 3 4 6 6", f"reshuffled {how}"), 0) for how in (0, 1))
    assert np.flatnonzero(used_up != reshuffled).tolist() == [HEAD + CARDS + 3]


def test_everybody_sees_himself_first() -> None:
    at = choosing("x2", "1 2 3 4 6 6", "first 2")
    first, second, third = (TOLD.observe(at, seat)[TURNS:].tolist() for seat in range(3))
    points = [3000 / 12000, 0, 500 / 12000]
    assert first == pytest.approx([0.3, 0, 0.1, *points, *NOBODY])
    assert second == pytest.approx([0.3, 0.2, 0, *points[1:], *points[:1], *NOBODY])
    assert third == pytest.approx([0.3, 0.1, 0.2, *points[2:], *points[:2], *NOBODY])
    for seat in (1, 2):
        assert np.array_equal(TOLD.observe(at, seat)[:TURNS], TOLD.observe(at, 0)[:TURNS])
