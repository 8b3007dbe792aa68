"""One player of FINITO! alone on small boards, solved through the rulebook, and by a solver that knows no rulebook."""

from functools import cache
from itertools import combinations

import msgspec
import numpy as np
import pytest

from croupier.kernel.errors import BadOption
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.setup import Setup
from croupier.kernel.simulating import simulate
from croupier.solvers.alone import solve_alone
from croupier.solvers.listing import FREE, choices_of
from croupier.solvers.solution import Alone

from ..rules import ROLL
from ..solving import list_alone

GAME = Game(__package__.removesuffix(".tests"))
OPEN = 3
TINY, TILES = (1, 2, 2, 3, 3, 4), 4
"""The spaces of a tiny board, and its tiles."""


def tiny(**options: str) -> Setup:
    spaces = (*TINY, *[0] * (36 - len(TINY)))
    edition = msgspec.structs.replace(GAME.edition(), spaces=spaces, tiles=TILES)
    return GAME.setup(2, {name.replace("_", "-"): value for name, value in options.items()}, edition)


def solved(setup: Setup) -> Alone:
    assert GAME.solving is not None
    found = GAME.solving.solve(setup, lambda sweeps, moved, close: None)
    assert isinstance(found, Alone)
    return found


Board = tuple[int, ...]
"""The tile on each space, 0 for nothing."""


def spaces_for(board: Board, number: int) -> list[int]:
    """F6, F7 a second time: the free spaces of a number, else the nearest on either side."""
    same = [space for space, other in enumerate(TINY) if other == number]
    free = [space for space in range(len(TINY)) if not board[space]]
    if own := [space for space in same if space in free]:
        return own
    return [space for space in free if space < same[0]][-1:] + [space for space in free if space > same[-1]][:1]


def with_tile(board: Board, tile: int, space: int) -> Board:
    lifted = [0 if other == tile else other for other in board]
    return (*lifted[:space], tile, *lifted[space + 1 :])


def done(board: Board) -> bool:
    return [tile for tile in board if tile] == list(range(1, TILES + 1))


def moving() -> dict[Board, float]:
    """F9: the rolls to go from every full board on, swept until nothing moves."""
    boards: list[Board] = [(0,) * len(TINY)]
    for tile in range(1, TILES + 1):
        boards = [with_tile(board, tile, space) for board in boards for space in range(len(TINY)) if not board[space]]
    after = {
        board: [
            [with_tile(board, tile, space) for space in spaces_for(board, number) for tile in range(1, TILES + 1)]
            for number in sorted(set(TINY))
        ]
        for board in boards
        if not done(board)
    }
    togo = dict.fromkeys(boards, 0.0)
    moved = 1.0
    while moved > 1e-13:
        moved = 0.0
        for board, ways in after.items():
            now = 1 + sum(min(togo[each] for each in way) for way in ways) / len(ways)
            moved, togo[board] = max(moved, abs(now - togo[board])), now
    return togo


def plain_mean() -> float:
    """F5, F8: the rolls from the empty board on, over all tiles that may be turned up."""
    togo = moving()

    @cache
    def rolls(board: Board, up: frozenset[int]) -> float:
        numbers = sorted(set(TINY))
        total = 0.0
        for number in numbers:
            ways = [(tile, space) for tile in up for space in spaces_for(board, number)]
            total += min(turned(with_tile(board, tile, space), up - {tile}) for tile, space in ways)
        return 1 + total / len(numbers)

    def turned(board: Board, up: frozenset[int]) -> float:
        left = set(range(1, TILES + 1)) - set(board) - up
        if not left and not up:
            return togo[board]
        if not left:
            return rolls(board, up)
        return sum(rolls(board, up | {tile}) for tile in left) / len(left)

    first = [frozenset(up) for up in combinations(range(1, TILES + 1), OPEN)]
    return sum(rolls((0,) * len(TINY), up) for up in first) / len(first)


def test_a_solver_that_knows_no_rulebook_comes_to_the_same() -> None:
    found = solved(tiny())
    assert found.rolls == pytest.approx(plain_mean(), abs=1e-9)
    assert found.error < 1e-9


def test_no_bot_needs_fewer_rolls_than_the_best_play() -> None:
    found = solved(tiny())
    assert set(found.bots) == {"casual", "steady"}
    assert all(rolls >= found.rolls - found.error for rolls in found.bots.values())


def test_bots_need_as_many_rolls_as_they_are_said_to() -> None:
    """Alone: the positions that the solver listed, played through with the moves that it noted."""
    setup = tiny()
    listed = list_alone(setup)
    counted = listed.states["phase"] == ROLL
    chosen = choices_of(GAME, "steady", listed, setup.lore)
    rng, games, rolls = np.random.default_rng(1), 4000, []
    for _ in range(games):
        here = count = 0
        while listed.actor[here] >= 0:
            begin, end = listed.first[here], listed.first[here + 1]
            count += bool(counted[here])
            here = listed.after[begin + chosen[here] if listed.actor[here] == 0 else rng.integers(begin, end)]
        rolls.append(count)
    mean = solved(setup).bots["steady"]
    assert abs(np.mean(rolls) - mean) < 4 * np.std(rolls) / games**0.5


def test_more_freedom_never_costs_rolls() -> None:
    usual = solved(tiny()).rolls
    assert solved(tiny(may_pass="yes")).rolls <= usual + 1e-9
    assert solved(tiny(series="2")).rolls < usual - 1


def test_the_error_covers_what_sweeps_have_left_out() -> None:
    """Broken off early, the truth still lies within the error that is stated."""
    listed = list_alone(tiny())
    counted = listed.states["phase"] == ROLL
    truth = solve_alone(listed, counted).worth[0]
    for close in (1e-2, 1e-3, 1e-5):
        early = solve_alone(listed, counted, close=close)
        assert early.worth[0] <= truth <= early.worth[0] + 2 * early.error
        assert early.worth[0] < truth


def test_what_never_ends_is_said_to() -> None:
    """A player who passes for ever, though not all is in order."""
    edition = msgspec.structs.replace(GAME.edition(), spaces=(1, 2, 3, *[0] * 33), tiles=2)
    listed = list_alone(GAME.setup(2, {"may-pass": "yes"}, edition))
    counted = listed.states["phase"] == ROLL
    last = np.where(listed.actor == 0, np.diff(listed.first) - 1, FREE)
    assert solve_alone(listed, counted).worth[0] < 4
    with pytest.raises(BadOption, match="never ends"):
        solve_alone(listed, counted, last)


def test_a_small_board_is_played_to_its_end() -> None:
    setup = GAME.setup(2, {}, "small")
    assert simulate(setup, 400, ["steady", "random"], paired=True).mean_payoff[0] > 0.8
    match = Match(setup)
    assert match.show(0, ("Left", "Right")).count("\n") < 10
    assert "A run of 5 ends the round" in match.show(0, ("Left", "Right"))


def test_a_small_board_stands_in_a_position_as_it_stands_in_its_edition() -> None:
    state = Match(GAME.setup(3, {"rounds": "2"}, "small")).state
    text = GAME.notation.state_text(state)
    assert "spaces 1 2 2 3 3 4 4 5 5 6" in text
    assert "tiles 5" in text
    assert GAME.notation.parse_state(text).tobytes() == state.tobytes()
