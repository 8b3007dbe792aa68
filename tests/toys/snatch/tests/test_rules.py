"""Every clause of Snatch."""

from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.seats import CHANCE, stamp

GAME = Game(__package__.removesuffix(".tests"))


def test_N1_N2_N3_the_most_chips_win() -> None:
    match = Match(GAME, 2)
    for seat, move in [(CHANCE, 3), (1, stamp(1, 400)), (0, stamp(1, 500)), (1, stamp(1, 600))]:
        match.play(seat, move)
    assert match.payoff() == [0, 1]
    assert match.state.clock == 600
