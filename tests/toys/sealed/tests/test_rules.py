"""Every clause of Sealed."""

from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.seats import CHANCE

GAME = Game(__package__.removesuffix(".tests"))


def test_S1_S2_S3_the_nearest_number_wins() -> None:
    match = Match(GAME.setup(2))
    for seat, move in [(1, 12), (0, 49), (CHANCE, 50)]:
        match.play(seat, move)
    assert match.payoff() == [1, 0]
