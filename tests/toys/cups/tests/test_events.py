"""What is told of Cups, and to whom."""

import pytest

from croupier.kernel.errors import BadNotation
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import Position, story, would
from croupier.kernel.seats import CHANCE
from croupier.testkit.talk import say

from ..events import Fell, Lifted, Shaken, Spoke
from ..moves import Die, Moves, Outcomes, Say, Shake

GAME = Game(__package__.removesuffix(".tests"))


def spoken() -> Position:
    """A game in which the last word is still to be said, by the second seat."""
    return say(Match(GAME.setup(2)), "* 3", "* 5", "fold")


def test_C1_a_die_is_told_to_its_owner() -> None:
    match = Match(GAME.setup(2))
    assert story(match, CHANCE, 3, match.after(CHANCE, 3), looker=0)[0] == Fell(0, 3)


def test_C3_a_shaken_cup_is_told() -> None:
    match = spoken()
    assert story(match, 1, 4, match.after(1, 4))[0] == Shaken(1)


def test_C4_the_last_word_lifts_the_cups() -> None:
    match = spoken()
    assert story(match, 1, 2, match.after(1, 2))[:2] == [Spoke(1, "lower"), Lifted((3, 5))]


def test_C4_what_the_cups_would_show_is_not_known_before() -> None:
    assert would(spoken().veiled(1), 1, 2) == [Spoke(1, "lower")]


@pytest.mark.parametrize(
    ("seat", "data"), [(0, Say("shake")), (0, Say("")), (0, Die(3)), (CHANCE, Shake()), (CHANCE, Die(7))]
)
def test_nonsense_has_no_code(seat: int, data: Moves | Outcomes) -> None:
    with pytest.raises(BadNotation, match="higher, lower or fold"):
        Match(GAME.setup(2)).code(seat, data)
