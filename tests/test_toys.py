"""What Pig cannot show: secrets, chosen or dealt, choices made at once, weights and real time."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.perft import perft
from croupier.kernel.seats import CHANCE
from croupier.kernel.shelf import games
from croupier.kernel.simulating import simulate
from croupier.testkit import LAWS

pytestmark = pytest.mark.long

BLUFF, CUPS, SEALED, SNATCH = games("toys")


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", [BLUFF, CUPS, SEALED, SNATCH], ids=lambda game: game.id)
def test_toys_keep_the_laws(game: Game, law: Callable[[Game], None]) -> None:
    law(game)


def test_all_seats_choose_at_once_in_any_order() -> None:
    match = Match(SEALED.setup(3))
    assert list(match.seats) == [0, 1, 2]
    match.play(1, 50)
    assert list(match.seats) == [0, 2]
    match.play(2, 33)
    match.play(0, 90)
    assert list(match.seats) == [CHANCE]


def test_a_bot_cannot_peek_at_a_sealed_number() -> None:
    """It falls back on 10 and shares 4 of 9 victories; if it saw the other number it would copy it and share all."""
    result = simulate(SEALED, 3000, ["random", "peek"])
    assert abs(result.shared / 3000 - 4 / 9) < 0.04


def test_winners_are_counted_by_how_many_share() -> None:
    """With three at the table all may win: as many games as were played, and what each gave says the same."""
    told: list[Any] = []
    result = simulate(SEALED.setup(3), 300, "peek", each=lambda log: told.append(log.copy()))
    shared_by = (np.concatenate(told) > 0).sum(axis=(1, 2))
    assert result.winners == tuple(int((shared_by == count).sum()) for count in (1, 2, 3))
    assert result.winners[2] > 0
    assert (sum(result.winners), result.shared) == (300, sum(result.winners[1:]))
    assert result.report().winners == list(result.winners)


def test_perft_counts_outcomes_once_and_by_weight() -> None:
    """Two seats choose among three in either order: 2 x 9 lines; then one card of three, or of six by weight."""
    last = perft(Match(SEALED.setup(2)), 3)[-1]
    assert (last.lines, last.weighted, last.ended) == (2 * 9 * 3, 2 * 9 * 6, 2 * 9 * 3)


def test_the_earliest_acts() -> None:
    """A hand ten times as quick takes at least nine chips of ten, so it wins whatever was thrown."""
    assert simulate(SNATCH, 200, ["slow", "quick"]).wins == (0, 200)
    assert simulate(SNATCH, 200, ["quick", "slow"]).wins == (200, 0)


def test_equal_hands_win_equally_often() -> None:
    assert abs(simulate(SNATCH, 4000, ["quick", "quick"]).mean_payoff[0] - 0.5) < 0.03


def test_the_house_acts_when_nobody_did_in_time() -> None:
    """Two idle hands leave more than two seconds between them now and then, and the rest is swept away."""
    both = simulate(SNATCH, 300, ["random", "random"])
    assert both.length.mean < simulate(SNATCH, 300, ["quick", "quick"]).length.mean - 0.2
