"""Exact numbers, counted through the rulebook's own outcomes and moves, and by brute force."""

from fractions import Fraction
from itertools import product

import pytest

from croupier.kernel.contract import State
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.perft import perft
from croupier.kernel.position import Position
from croupier.solvers.turn import solve

from ..cards import Kind
from ..lore import GROUPS, chance_to_beat, chances, group_lore
from ..state import LAYOUT

GAME = Game(__package__.removesuffix(".tests"))
ONE_ROLL = {
    Kind.ONES: 671,
    Kind.SIXES: 671,
    Kind.CHANCE: 1296,
    Kind.PAIR: 936,
    Kind.SMALL_STRAIGHT: 360,
    Kind.THREE_OF_A_KIND: 126,
    Kind.TWO_PAIRS: 96,
    Kind.LARGE_STRAIGHT: 72,
    Kind.FOUR_OF_A_KIND: 6,
}
THREE_ROLLS = {
    Kind.ONES: 0.887843,
    Kind.CHANCE: 1.0,
    Kind.PAIR: 0.978567,
    Kind.SMALL_STRAIGHT: 0.773673,
    Kind.THREE_OF_A_KIND: 0.508370,
    Kind.TWO_PAIRS: 0.328418,
    Kind.LARGE_STRAIGHT: 0.339372,
    Kind.FOUR_OF_A_KIND: 0.102027,
}


def rolling(kind: Kind, rolls: int) -> Position:
    card = GAME.notation.card_name(2 * kind)  # type: ignore[attr-defined]
    return Position.from_text(GAME, f"won - / -; phase roll; rolls {rolls}; table {card} - - -")


def stands_on_a(state: State) -> int | None:
    """Whether the first seat's dice stand on place A once its turn is over; a battle is solved to its end."""
    if state.active == 0:
        return None
    return int(state.owner[0] == 1)


def makes(kind: Kind, dice: tuple[int, ...]) -> bool:
    """Whether dice in order hold a combination, said without any code of the game."""
    counts = sorted((dice.count(face) for face in set(dice)), reverse=True)
    faces = set(dice)
    if kind <= Kind.SIXES:
        return kind + 1 in faces
    windows = {Kind.SMALL_STRAIGHT: 3, Kind.LARGE_STRAIGHT: 4}
    if kind in windows:
        return any(set(range(low, low + windows[kind])) <= faces for low in range(1, 7))
    return {
        Kind.CHANCE: True,
        Kind.PAIR: counts[0] >= 2,
        Kind.THREE_OF_A_KIND: counts[0] >= 3,
        Kind.TWO_PAIRS: counts in ([2, 2], [4]),
        Kind.FOUR_OF_A_KIND: counts[0] == 4,
    }[kind]


@pytest.mark.parametrize(("kind", "ways"), ONE_ROLL.items())
def test_chances_in_one_roll(kind: Kind, ways: int) -> None:
    """By hand of 1296: a number 1296 - 5**4; a pair 1296 - 6*5*4*3; three equal 6*4*5 + 6; two pairs 15*6 + 6."""
    assert sum(makes(kind, dice) for dice in product(range(1, 7), repeat=4)) == ways
    assert chances(1)[kind] == pytest.approx(ways / 1296, abs=1e-12)


@pytest.mark.parametrize(("kind", "chance"), THREE_ROLLS.items())
def test_chances_in_three_rolls_with_best_dice_rolled_again(kind: Kind, chance: float) -> None:
    """The worth of a roll is the best of all dice held, the worth of dice held the mean over the others' faces."""
    assert chances(3)[kind] == pytest.approx(chance, abs=5e-7)


def test_chance_of_a_number_by_hand() -> None:
    """Twelve dice all miss a number with (5/6)**12, since nothing is held before it shows."""
    assert chances(3)[Kind.FOURS] == pytest.approx(1 - (5 / 6) ** 12, abs=1e-12)


@pytest.mark.parametrize("kind", [Kind.PAIR, Kind.THREE_OF_A_KIND, Kind.TWO_PAIRS, Kind.LARGE_STRAIGHT])
def test_the_solver_agrees_with_the_rulebook_over_two_rolls(kind: Kind) -> None:
    exact = solve(rolling(kind, 2), stands_on_a)
    assert float(exact) == pytest.approx(chances(2)[kind], abs=1e-12)


def test_the_solver_agrees_by_brute_force_over_three_rolls() -> None:
    """All ordered rolls and all choices of positions to roll again, for four of a kind."""
    rolls = list(product(range(1, 7), repeat=4))
    worth = {roll: Fraction(makes(Kind.FOUR_OF_A_KIND, roll)) for roll in rolls}
    for _ in range(2):
        held: dict[tuple[int, ...], Fraction] = dict(worth)
        for missing in range(1, 5):
            for dice in product(range(7), repeat=4):
                if dice.count(0) == missing:
                    at = dice.index(0)
                    options = [(*dice[:at], face, *dice[at + 1 :]) for face in range(1, 7)]
                    held[dice] = sum((held[option] for option in options), Fraction(0)) / 6
        masks = list(product((0, 1), repeat=4))
        worth = {
            roll: max(held[tuple(die * keep for die, keep in zip(roll, mask, strict=True))] for mask in masks)
            for roll in rolls
        }
    exact = sum(worth.values(), Fraction(0)) / 6**4
    assert float(exact) == pytest.approx(chances(3)[Kind.FOUR_OF_A_KIND], abs=1e-12)


def test_a_sum_to_beat() -> None:
    """A single six on the 6s is beaten by two sixes and fought by one: in one roll 171/1296 and half of 500/1296."""
    assert chance_to_beat(group_lore(), Kind.SIXES, 6, 1) == pytest.approx((171 + 250) / 1296, abs=1e-12)
    assert chance_to_beat(group_lore(), Kind.FOUR_OF_A_KIND, 24, 3) < chances(3)[Kind.FOUR_OF_A_KIND] / 6


def test_there_are_210_groups() -> None:
    """Four numbers from 0 to 6 without order: 10 choose 4."""
    assert sorted(group_lore().order.tolist()) == list(range(GROUPS))


def test_perft_of_the_first_cards() -> None:
    """26 different cards of 46; then all again but the logo cards, of which there is one each."""
    levels = perft(Match(GAME.setup(2)), 2)
    assert (levels[1].lines, levels[1].weighted) == (26, 46)
    assert levels[2].lines == 13 * 26 + 13 * 25
    assert levels[2].weighted == 46 * 45


def test_a_state_fits_into_a_kilobyte() -> None:
    assert LAYOUT.itemsize <= 1024
