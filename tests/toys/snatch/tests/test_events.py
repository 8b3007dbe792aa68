"""What is told of Snatch."""

import pytest

from croupier.kernel.errors import BadNotation
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import story
from croupier.kernel.seats import CHANCE, stamp
from croupier.testkit.talk import say

from ..events import GameOver, Taken, Thrown
from ..moves import Moves, Outcomes, Sweep, Take, Throw
from ..rules import SWEEP, TAKE

GAME = Game(__package__.removesuffix(".tests"))


def test_N1_N2_N3_chips_are_told_until_none_is_left() -> None:
    match = Match(GAME.setup(2))
    assert story(match, CHANCE, 3, match.after(CHANCE, 3))[0] == Thrown(3)
    say(match, "* 3", "2: take @400", "2: take @500")
    last = stamp(TAKE, 600)
    assert story(match, 0, last, match.after(0, last))[:2] == [Taken(0, 0, 1), GameOver("taken")]


def test_N4_a_sweep_ends_the_game() -> None:
    match = say(Match(GAME.setup(2)), "* 3", "2: take @400")
    sweep = stamp(SWEEP, 2400)
    assert story(match, CHANCE, sweep, match.after(CHANCE, sweep))[0] == GameOver("swept")


@pytest.mark.parametrize(
    ("seat", "data"),
    [(0, Take(-1)), (0, Take(2**31)), (0, Sweep(5)), (CHANCE, Take()), (CHANCE, Throw(2)), (CHANCE, Throw(2**40))],
)
def test_nonsense_has_no_code(seat: int, data: Moves | Outcomes) -> None:
    with pytest.raises(BadNotation):
        Match(GAME.setup(2)).code(seat, data)
