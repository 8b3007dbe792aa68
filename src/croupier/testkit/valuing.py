"""A law about what positions are worth."""

import numpy as np

from croupier.kernel.dice import Rng
from croupier.kernel.game import Game
from croupier.kernel.match import Match

from .trials import on_setups, positions

CLOSE = 1e-9
LOOKED_AT = 40
"""Positions of each game."""


def chances_to_win_are_shared_out(game: Game) -> None:
    """Where a game can be judged before it is over, everybody has a part of the victory, and all parts make one."""
    judging = game.judging
    if judging is None:
        return

    def check(match: Match, rng: Rng) -> None:
        if judging.leaves_out(match.setup) is None:
            return
        for at in positions(match, rng, LOOKED_AT):
            if at.over or not judging.known(at.state):
                continue
            chances = np.zeros(at.players)
            judging.worth(at.state.copy(), chances, at.setup.lore)
            assert np.all((chances >= 0) & (chances <= 1)), f"no chances to win: {chances}"
            assert abs(chances.sum() - 1) < CLOSE, f"chances to win that do not make a whole one: {chances}"

    on_setups(game, check)
