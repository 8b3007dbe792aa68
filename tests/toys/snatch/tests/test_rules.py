"""Every clause of Snatch."""

from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.seats import CHANCE, stamp
from croupier.testkit.talk import clause_of, say

GAME = Game(__package__.removesuffix(".tests"))


def test_N1_N2_N3_the_most_chips_win() -> None:
    match = Match(GAME.setup(2))
    for seat, move in [(CHANCE, 3), (1, stamp(1, 400)), (0, stamp(1, 500)), (1, stamp(1, 600))]:
        match.play(seat, move)
    assert match.payoff() == [0, 1]
    assert match.state.clock == 600


def test_N4_the_house_sweeps_after_two_seconds_and_not_before() -> None:
    match = say(Match(GAME.setup(2)), "* 3", "2: take @400")
    assert match.seats == (0, 1, CHANCE)
    assert clause_of(match, "* sweep @2399") == "N4"
    assert say(match, "* sweep @2400").payoff() == [0, 1]
