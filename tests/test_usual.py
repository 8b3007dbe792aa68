"""Rules that many games share."""

import numpy as np
import pytest

from croupier.kernel.dice import new_rng
from croupier.kernel.usual import card_outcomes, draw_card, share_victory

DECK = np.array([2, 0, 5, 1], np.int32)


def test_cards_of_a_counted_deck_come_as_often_as_there_are() -> None:
    rng = new_rng(1)
    drawn = [draw_card(DECK, 8, rng) for _ in range(8000)]
    assert [round(drawn.count(kind) / 1000) for kind in range(4)] == DECK.tolist()


def test_only_kinds_that_are_left_are_listed() -> None:
    out, weights = np.zeros((2, 4), np.int64)
    assert card_outcomes(DECK, out, weights) == 3
    assert (out[:3].tolist(), weights[:3].tolist()) == ([0, 2, 3], [2, 5, 1])


@pytest.mark.parametrize(
    ("scores", "shares"), [([3, 7, 5], [0, 1, 0]), ([-2, -1, -1], [0, 0.5, 0.5]), ([0, 0, 0], [1 / 3] * 3)]
)
def test_the_highest_score_wins_and_ties_share(scores: list[int], shares: list[float]) -> None:
    out = np.zeros(3)
    share_victory(np.array(scores, np.int32), 3, out)
    assert out.tolist() == shares
    out[:] = scores
    share_victory(out, 3, out)
    assert out.tolist() == shares
