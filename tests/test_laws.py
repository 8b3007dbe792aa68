"""Every discovered game keeps every law."""

from collections.abc import Callable

import pytest

from croupier.kernel.game import Game
from croupier.kernel.shelf import games
from croupier.testkit import LAWS

pytestmark = pytest.mark.long


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_law(game: Game, law: Callable[[Game], None]) -> None:
    law(game)
