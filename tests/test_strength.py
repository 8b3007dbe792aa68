"""Who is stronger, where a few games or exact play say it for certain; what takes hours is in bench/strength.md."""

from pathlib import Path

import pytest

import croupier
from croupier.kernel.finding import find_function
from croupier.kernel.game import Game
from croupier.kernel.shelf import GAMES, games

TUTTO = croupier.game("tutto")
RIVALS = Path(__file__).parents[1] / "bench" / "rivals.py"


def test_the_best_bot_of_tutto_makes_the_moves_of_the_solution() -> None:
    """On the same cards and dice two that never differ have every deal in halves."""
    optimum = find_function(RIVALS, "optimum")
    played = croupier.simulate("tutto", 25, ["best", optimum], paired=True, options={"deck": "reshuffled"})
    assert played.wins[0] == played.wins[1] == 25
    assert played.payoffs[0].margin < 0.15
    assert not played.plain


@pytest.mark.parametrize("game", [game for game in games(GAMES) if not game.facts.realtime], ids=lambda game: game.id)
def test_who_plays_casually_beats_random_play_at_every_table(game: Game) -> None:
    played = croupier.simulate(game, 50, [game.levels["casual"], "random"], paired=True).payoffs[0]
    assert played.mean - played.margin > 0.5


def test_in_the_last_round_of_tutto_sharp_wins_as_often_as_can_be_and_steady_does_not() -> None:
    """With 1500 points less than who began, and nobody to play after."""
    at = croupier.Position.from_text(TUTTO, "scores 6500 5000; seat 2; first 1; last_round 1; phase card; reshuffled 1")
    steady, sharp = (
        croupier.simulate(TUTTO, 4000, ["steady", bot], seed=1, start=at).payoffs[1] for bot in ("steady", "sharp")
    )
    assert abs(sharp.mean - at.setup.lore.last[100, 130]) < sharp.margin
    assert sharp.mean - sharp.margin > steady.mean + steady.margin
