"""The bound that nobody's rolls can be below, held against boards whose best play is known."""

import msgspec
import pytest

from croupier.kernel.game import Game
from croupier.kernel.setup import Setup
from croupier.solvers.solution import Alone

from ..least import cut_board, least_rolls

GAME = Game(__package__.removesuffix(".tests"))


def board(tiles: int, *numbers: int) -> Setup:
    spaces = (*numbers, *[0] * (36 - len(numbers)))
    return GAME.setup(2, {}, msgspec.structs.replace(GAME.edition(), spaces=spaces, tiles=tiles))


def solved(setup: Setup) -> Alone:
    assert GAME.solving is not None
    found = GAME.solving.solve(setup, lambda sweeps, moved, close: None)
    assert isinstance(found, Alone)
    return found


@pytest.mark.parametrize(
    ("tiles", "numbers"),
    [(2, (1, 2, 3)), (2, (1, 2, 2, 3)), (3, (1, 2, 2, 3)), (3, (1, 1, 2, 2, 3, 3)), (4, (1, 2, 2, 3, 3, 4))],
)
def test_the_bound_is_never_above_the_best_play(tiles: int, numbers: tuple[int, ...]) -> None:
    setup = board(tiles, *numbers)
    best = solved(setup)
    bounds = [least_rolls(setup, blocks) for blocks in (1, 2, 3)]
    assert all(tiles <= bound <= best.rolls + best.error for bound in bounds)


def test_more_blocks_make_a_better_bound() -> None:
    setup = GAME.setup(2, {}, "small")
    bounds = [least_rolls(setup, blocks) for blocks in (1, 2, 3)]
    assert bounds[0] + 0.01 < bounds[1] < bounds[2] - 0.1


def test_blocks_of_one_space_each_make_the_game_no_easier() -> None:
    setup = board(2, 1, 2, 3)
    assert least_rolls(setup, 3) == pytest.approx(solved(setup).rolls, abs=1e-8)


def test_in_one_block_every_tile_lies_well() -> None:
    assert least_rolls(GAME.setup(2, {}, "small"), 1) == 5


def test_the_board_is_cut_into_blocks_of_as_many_spaces() -> None:
    cut = cut_board([1, 2, 2, 3, 3, 4, 4, 5, 5, 6], 2)
    assert cut.of.tolist() == [0, 0, 0, 1, 1, 1]
    assert cut.before.tolist() == [1, 3, 5, 2, 4, 5]
    assert cut.behind.tolist() == [5, 4, 2, 5, 3, 1]
    assert cut.room.tolist() == [5, 5]
