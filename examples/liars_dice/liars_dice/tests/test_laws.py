"""Liar's Dice keeps the laws that every game keeps."""

from collections.abc import Callable

import pytest

from croupier.kernel.game import Game
from croupier.testkit import LAWS

GAME = Game(__package__.removesuffix(".tests"))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Game], None]) -> None:
    law(GAME)
