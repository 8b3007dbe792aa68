"""Exact numbers, counted through the rulebook's own outcomes and moves."""

import pytest

from croupier.kernel.contract import Lore, State
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.perft import perft
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE
from croupier.solvers.turn import solve

from ..cards import Card
from ..lore import work_out
from ..odds import STEP, all_rolls, fireworks_points, straight_chances, tutto_chances
from ..options import Edition, Keep, Options
from ..rules import LAYOUT, Phase

GAME = Game(__package__.removesuffix(".tests"))
NULLS = [(1, 4), (2, 16), (3, 60), (4, 204), (5, 600), (6, 1440)]
ASIDE = {1: "1 1 1 5 5", 2: "1 1 1 5", 3: "1 1 1", 4: "1 1", 5: "1", 6: "-"}


def rolling(card: str, dice: int = 6, rest: str = "rolled 0") -> Position:
    return Position.from_text(GAME, f"scores 0 0; phase roll; card {card}; aside {ASIDE[dice]}; {rest}")


def lore_for(keep: Keep) -> Lore:
    edition = GAME.edition()
    assert isinstance(edition, Edition)
    return work_out(Options(keep=keep), edition)


def lost(state: State) -> bool:
    return bool(state.active != 0)


@pytest.mark.parametrize(("dice", "nulls"), NULLS)
def test_null_probabilities(dice: int, nulls: int) -> None:
    """All of 2, 3, 4, 6 and no triplet: 4**dice less those with one, of 6**dice rolls."""
    match = rolling("bonus-200", dice)
    weight = 0
    for outcome, ways in match.outcomes():
        after = match.copy()
        after.play(CHANCE, outcome)
        weight += ways if lost(after.state) else 0
    assert weight == nulls
    assert sum(ways for _, ways in match.outcomes()) == 6**dice


def test_null_probabilities_are_the_published_ones() -> None:
    known = [2 / 3, 4 / 9, 5 / 18, 0.157407, 0.077160, 1440 / 46656]
    assert [nulls / 6**dice for dice, nulls in NULLS] == pytest.approx(known, abs=5e-7)


def test_chance_of_a_tutto_from_six_dice() -> None:
    """Plus/Minus asks for nothing but the TUTTO, so its best play is the best chance: 0.2710."""
    exact = solve(rolling("plus-minus"), lambda state: 1 if state.phase == Phase.TUTTO else 0 if lost(state) else None)
    assert float(exact) == pytest.approx(0.2710, abs=5e-5)
    assert float(exact) == pytest.approx(tutto_chances(all_rolls(keep_all=False))[6], abs=1e-12)


def test_chance_of_a_straight() -> None:
    exact = solve(rolling("straight"), lambda state: 1 if state.phase == Phase.TUTTO else 0 if lost(state) else None)
    assert float(exact) == pytest.approx(straight_chances(keep_all=False)[0], abs=1e-12)


def test_expected_points_of_fireworks() -> None:
    """E = points until the null or a TUTTO + chance of the TUTTO x E, as six fresh dice follow it."""

    def again(state: State) -> bool:
        return bool(state.phase == Phase.ROLL and state.aside == 0 and state.earlier > 0)

    until = solve(
        rolling("fireworks"),
        lambda state: int(state.score[0]) if lost(state) else int(state.earlier) if again(state) else None,
    )
    tutto = solve(rolling("fireworks"), lambda state: 0 if lost(state) else 1 if again(state) else None)
    assert float(until / (1 - tutto)) == pytest.approx(fireworks_points(), abs=1e-9)
    assert float(until / (1 - tutto)) == pytest.approx(622.638, abs=5e-4)


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_the_turn_solver_agrees_with_the_rulebook_where_nobody_would_turn_another_card(dice: int) -> None:
    """With 5000 points at risk every TUTTO is banked, so the rulebook's own tree can be solved to its end."""
    lore = lore_for(Keep.FREE)

    def worth(state: State) -> int | None:
        if lost(state):
            return int(state.score[0])
        return int(state.earlier + state.extras + state.rolled) if state.phase == Phase.TUTTO else None

    exact = solve(rolling("bonus-600", dice, "rolled 5000"), worth)
    assert float(exact) == pytest.approx(lore.bonus[Card.BONUS_600, dice, 5000 // STEP], abs=1e-6)


def test_keep_all_makes_a_tutto_rarer() -> None:
    strict, free = lore_for(Keep.ALL), lore_for(Keep.FREE)
    assert strict.tutto[6] < free.tutto[6]
    assert strict.straight[0] < free.straight[0]


def test_perft_from_the_first_card() -> None:
    """11 kinds of 56 cards; then 462 different rolls of 46656, but after the 10 Stops another card is due."""
    levels = perft(Match(GAME.setup(2)), 2)
    assert (levels[1].lines, levels[1].weighted) == (11, 56)
    assert levels[2].lines == 10 * 462 + 11
    assert levels[2].weighted == 46 * 46656 + 10 * 55


def test_a_state_is_small() -> None:
    assert LAYOUT.itemsize <= 256
