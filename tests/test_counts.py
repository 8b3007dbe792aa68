"""Six-sided dice counted by face."""

import numpy as np
import pytest

from croupier.kernel.counts import CODES, FACES, ROLLS_OF, dice_in, dice_text, one_die, parse_dice, roll_outcomes
from croupier.kernel.errors import BadNotation


@pytest.mark.parametrize("dice", range(FACES + 1))
def test_all_rolls_with_all_their_weights(dice: int) -> None:
    out, weights = np.zeros((2, ROLLS_OF[-1]), np.int64)
    count = roll_outcomes(dice, out, weights)
    rolls = out[:count].tolist()
    assert count == len(set(rolls)) == ROLLS_OF[dice]
    assert all(dice_in(roll) == dice and roll < CODES for roll in rolls)
    assert weights[:count].sum() == FACES**dice


def test_dice_in_words() -> None:
    assert dice_text(0) == "-"
    assert parse_dice("5 1 5", 4) == parse_dice("155", 4) == one_die(0) + 2 * one_die(4)
    assert dice_text(parse_dice("5 1 5", 4)) == "1 5 5"


@pytest.mark.parametrize("text", ["", "7", "1 2 3 4 5", "one"])
def test_what_are_no_dice(text: str) -> None:
    with pytest.raises(BadNotation, match="up to 4"):
        parse_dice(text, 4)
