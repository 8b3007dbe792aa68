"""What is told of Sealed, and what is not."""

import pytest

from croupier.kernel.errors import BadNotation
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import story
from croupier.kernel.seats import CHANCE
from croupier.testkit.talk import say

from ..events import Chose, Shown, Turned
from ..moves import Card, Choose

GAME = Game(__package__.removesuffix(".tests"))


def test_S1_a_choice_is_told_alone_until_all_have_chosen() -> None:
    match = Match(GAME.setup(2))
    assert story(match, 0, 49, match.after(0, 49), looker=0)[0] == Chose(0, 49)
    say(match, "1: 49")
    assert story(match, 1, 12, match.after(1, 12))[:2] == [Chose(1, 12), Shown((49, 12))]


def test_S2_the_card_is_told() -> None:
    match = say(Match(GAME.setup(2)), "1: 49", "2: 12")
    assert story(match, CHANCE, 50, match.after(CHANCE, 50))[0] == Turned(50)


@pytest.mark.parametrize(
    ("seat", "data"), [(0, Choose(0)), (0, Choose(2**80)), (0, Card(50)), (CHANCE, Choose(50)), (CHANCE, Card(-1))]
)
def test_nonsense_has_no_code(seat: int, data: Choose | Card) -> None:
    with pytest.raises(BadNotation, match="1 to 99"):
        Match(GAME.setup(2)).code(seat, data)
