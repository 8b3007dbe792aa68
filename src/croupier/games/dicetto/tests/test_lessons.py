"""What `best` is told of a table, and that it plays by it."""

import numpy as np
import pytest

from croupier.kernel.dice import new_rng
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import Position
from croupier.kernel.simulating import simulate

from ..dice import pips
from ..features import FEATURES, PLAYER, chance_to_stay, features
from ..judging import some_dice
from ..lessons import begins
from ..lore import SUMS

GAME = Game(__package__.removesuffix(".tests"))
LORE = GAME.setup(2).lore
STANDING = 11
"""Where what a player may expect of the cards he stands on begins."""


def at(position: str) -> Position:
    return Position.from_text(GAME, f"won - / -; {position}")


def told(position: Position, seat: int) -> list[float]:
    out = np.zeros(FEATURES)
    features(position.state, seat, out, LORE)
    return out.tolist()


def test_every_sum_has_dice() -> None:
    assert [pips(some_dice(total)) for total in range(1, SUMS)] == list(range(1, SUMS))


def test_a_turn_begins_before_its_first_roll_alone() -> None:
    match, rng, moments = Match(GAME.setup(2)), new_rng(4), 0
    while not match.over and len(match.log) < 200:
        if begins(match.state):
            moments += 1
            assert match.state.roll == 0
            assert match.state.rolls >= 3
        if match.dice_due:
            match.roll(rng)
        else:
            match.play(match.seats[0], match.moves(match.seats[0])[0])
    assert moments > 20


def test_dice_stay_for_certain_where_nobody_comes_before_their_owner() -> None:
    position = at("phase choice; rolls 2; roll 1 1 3 6; table pair - - -; dice 2:66 - - - -")
    assert chance_to_stay(position.state, 0, 0, 1.0, 0.0, LORE) == 1.0
    assert chance_to_stay(position.state, 0, 1, 1.0, 0.0, LORE) == pytest.approx(1 - LORE.beat[0, 7, 12])


def test_everybody_is_told_the_same_table_from_his_own_place() -> None:
    position = at("phase choice; rolls 2; roll 1 1 3 6; table pair - - -; dice 2:66 - - - -")
    first, second = told(position, 0), told(position, 1)
    assert first[:PLAYER] == second[PLAYER : 2 * PLAYER]
    assert first[PLAYER : 2 * PLAYER] == second[:PLAYER]
    assert first[2 * PLAYER : 4 * PLAYER] == [0.0] * 2 * PLAYER


def test_best_is_sharp_for_two() -> None:
    result = simulate(GAME, 200, ["best", "sharp"], seed=3, paired=True)
    assert result.mean_payoff == [0.5, 0.5]


def test_best_has_learned_to_beat_steady_at_a_table_for_three() -> None:
    assert simulate(GAME, 1200, ["best", "steady", "steady"], seed=2, paired=True).mean_payoff[0] > 0.34


def test_sharp_beats_steady() -> None:
    assert simulate(GAME, 4000, ["sharp", "steady"], seed=2, paired=True).mean_payoff[0] > 0.503
