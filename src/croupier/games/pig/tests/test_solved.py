"""Pig for two solved, beside the figures of Neller and Presser and the solver that lists positions."""

import msgspec
import numpy as np
import pytest

from croupier.kernel.contract import State
from croupier.kernel.dice import new_rng
from croupier.kernel.game import Game
from croupier.kernel.position import Position
from croupier.kernel.rule import rule
from croupier.kernel.simulating import simulate
from croupier.solvers.exact import solve_exactly
from croupier.solvers.listing import list_positions
from croupier.solvers.solution import Solution

from ..lore import FAR, LORE, SOLVED_FACES, sweep_all
from ..solving import reduce, solve_scores

PIG = Game(__package__.removesuffix(".tests"))


def chance(mine: int, other: int, target: int = 100) -> float:
    """The chance to win of who begins a turn with these scores."""
    return float(PIG.setup(2, {"target": target}).lore.chance[target - mine, target - other])


def test_who_begins_wins_a_little_more_often() -> None:
    assert chance(0, 0) == pytest.approx(0.530593, abs=5e-7)
    assert chance(22, 0) == pytest.approx(0.694099, abs=5e-7)


def test_listing_every_position_comes_to_the_same() -> None:
    start = Position(PIG.setup(2, {"target": 30}, first=0))
    exact = solve_exactly(start, reduce)
    states, actor = exact.listed.states, exact.listed.actor
    begun = np.flatnonzero((actor >= 0) & (actor < 2) & (states["gathered"] == 0))
    assert len(begun) > 1000
    for place in begun:
        mine, other = states["score"][place][actor[place]], states["score"][place][1 - actor[place]]
        worth = exact.worth[place] if actor[place] == 0 else 1 - exact.worth[place]
        assert worth == pytest.approx(chance(int(mine), int(other), 30), abs=1e-9)
    assert exact.error < 1e-9


def test_the_solution_that_is_shipped_is_what_the_sweeps_come_to() -> None:
    lore = np.zeros(1, LORE)[0]
    sweep_all(lore, FAR, SOLVED_FACES)
    assert np.abs(lore.chance - PIG.setup(2).lore.chance).max() < 1e-9


def test_another_die_is_solved_for_itself() -> None:
    die = msgspec.structs.replace(PIG.edition(), faces=8)
    setup = PIG.setup(2, {"target": 20}, die)
    solution = PIG.solving.solve(setup, lambda sweeps, moved, close: None) if PIG.solving else None
    assert solution is not None
    assert setup.lore.chance[20, 20] == pytest.approx(solution.first, abs=1e-9)


def test_the_best_bots_win_as_often_as_the_solution_says() -> None:
    played = simulate(PIG, 40_000, "best", seed=1).payoffs[0]
    assert abs(played.mean - chance(0, 0)) < played.margin


@rule
def reduce_less(state: State) -> None:
    """As if nobody had any points yet."""
    state.gathered = min(state.gathered, state.target)


def test_each_way_to_reduce_positions_lists_its_own() -> None:
    start = Position(PIG.setup(2, {"target": 10}, first=0))
    more, fewer = list_positions(start, reduce_less), list_positions(start, reduce)
    assert len(more.actor) > len(fewer.actor)


@pytest.mark.parametrize(("gathered", "does"), [(20, "roll"), (21, "hold")])
def test_the_first_turn_holds_at_21(gathered: int, does: str) -> None:
    at = Position.from_text(PIG, f"scores 0 0, seat 1, gathered {gathered}, target 100, faces 6")
    assert at.words(0, at.ask(0, "best", new_rng(1))) == does


def test_weighing_scores_alone_comes_to_the_same_in_one_thread_or_more(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = PIG.setup(2, {"target": 30}, first=0)
    by_scores = solve_scores(setup, lambda sweeps, moved, close: None)
    assert by_scores.first == pytest.approx(chance(0, 0, 30), abs=1e-9)
    assert by_scores.tables["in_turn"][8, 30] == pytest.approx(chance(22, 0, 30), abs=1e-9)
    assert by_scores.error < 1e-11
    monkeypatch.setattr("croupier.games.pig.solving.usual_workers", lambda: 3)
    assert solve_scores(setup, lambda sweeps, moved, close: None).first == by_scores.first


def test_a_target_that_is_too_far_to_be_listed_is_solved_by_scores() -> None:
    assert PIG.solving is not None
    far = PIG.solving.solve(PIG.setup(2, {"target": 150}, first=0), lambda sweeps, moved, close: None)
    near = PIG.solving.solve(PIG.setup(2, {"target": 20}, first=0), lambda sweeps, moved, close: None)
    assert far.error < 1e-10
    assert isinstance(far, Solution)
    assert far.tables["in_turn"][20, 20] == pytest.approx(near.tables["in_turn"][20, 20], abs=1e-9)


def test_holding_at_20_on_both_seats_helps_who_begins() -> None:
    exact = solve_exactly(Position(PIG.setup(2, first=0)), reduce, bot="hold-at-20")
    assert exact.worth[0] == pytest.approx(0.534698, abs=5e-7)
    assert exact.error < 1e-9


def test_the_best_bot_on_both_seats_loses_nothing_from_any_position() -> None:
    start = Position(PIG.setup(2, {"target": 30}, first=0))
    best, played = solve_exactly(start, reduce), solve_exactly(start, reduce, bot="best")
    assert np.abs(best.worth - played.worth).max() < 1e-9
