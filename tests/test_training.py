"""Learning from games: a network that comes near what it is told, and `croupier train` as people use it."""

from pathlib import Path

import numpy as np
import pytest

import croupier as library
from commands import croupier, refusal
from croupier.bots.judging import UNITS, correct, judge, weights_for
from croupier.games.dicetto.features import FEATURES, features
from croupier.kernel.rule import rule
from croupier.lab.training import Plan, School, read, train

SHORT = ("--watched", "1024", "--games", "1024", "--players", "2")


@rule
def lesson(told, wanted, weights, units, rounds):  # type: ignore[no-untyped-def]
    """Correct the judgement of some positions again and again; how far off it is in the end."""
    off = 0.0
    for number in range(rounds * len(told)):
        row = number % len(told)
        off = wanted[row] - judge(told[row], told.shape[1], weights, units)
        correct(told[row], told.shape[1], weights, units, 0.1 * off)
    off = 0.0
    for row in range(len(told)):
        off = max(off, abs(wanted[row] - judge(told[row], told.shape[1], weights, units)))
    return off


def test_a_judgement_learns_what_no_sum_of_its_parts_tells() -> None:
    told = np.array([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])
    wanted = np.array([0.1, 0.9, 0.9, 0.1])
    weights = np.random.default_rng(1).normal(0, 0.7, weights_for(2))
    before = lesson(told, wanted, weights, np.zeros(UNITS), 0)
    assert before > 0.3
    assert lesson(told, wanted, weights, np.zeros(UNITS), 4000) < 0.02


def schools(plan: Plan, begun: School | None = None, workers: int = 2) -> list[School]:
    return list(train(library.game("dicetto"), plan, begun, workers))


def test_what_is_learned_depends_on_the_plan_alone() -> None:
    plan = Plan(watched=2048, played=1024, seed=5, players=2)
    whole = schools(plan)
    assert [school.terms for school in whole] == [1, 2, 3]
    resumed = schools(plan, whole[0], workers=1)
    assert np.array_equal(resumed[-1].judgement, whole[-1].judgement)
    assert not np.array_equal(whole[-1].judgement, whole[0].judgement)


def test_a_judgement_of_few_games_already_knows_who_is_ahead() -> None:
    learned = schools(Plan(watched=8192, played=0, players=2))[-1]
    game = library.game("dicetto")
    setup = game.setup(2)
    ahead = library.Match(setup)
    rng = library.new_rng(3)
    while ahead.dice_due:
        ahead.roll(rng)
    judged = []
    for score, amount in ((18, 8), (2, 2)):
        state = ahead.state.copy()
        state.score[0], state.amount[0], state.score[1], state.amount[1] = score, amount, 10, 5
        told = np.zeros(FEATURES)
        features(state, 0, told, setup.lore)
        judged.append(judge(told, FEATURES, learned.judgement, np.zeros(UNITS)))
    assert judged[0] > 0.75 > 0.25 > judged[1]


def test_training_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "learned.npz"
    told = croupier("train", "dicetto", *SHORT, "--out", file).stdout
    assert "Learned from 2,048 games" in told
    first = read(file)
    croupier("train", "dicetto", *SHORT, "--out", file)
    assert np.array_equal(read(file).judgement, first.judgement)
    assert "another file is needed" in refusal("train", "dicetto", *SHORT, "--seed", "2", "--out", file)


def test_whoever_learns_against_a_rival_is_examined(tmp_path: Path) -> None:
    file = tmp_path / "rival.npz"
    told = croupier("train", "dicetto", *SHORT, "--against", "casual", "--out", file).stdout
    share = float(told.split("it then had ")[1].split(" ")[0])
    assert share > 0.6
    assert read(file).exam[2] == 20_480


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["pig"], "Pig has no bot that learns; there is: dicetto"),
        (["dicetto", "--against", "nobody"], "nobody"),
        (["dicetto", "--players", "7"], "7"),
        (["dicetto", "--games", "-5"], "-5"),
        (["dicetto", "--seed", "-1", "--out", "nothing.npz"], "-1"),
        (["dicetto", "--workers", "0", "--out", "nothing.npz"], "not 0"),
        (["dicetto", "--games", "0", "--watched", "0", "--out", "nothing.npz"], "no games are to be played"),
        (["dicetto", *SHORT, "--out", "/nowhere/x.npz"], "/nowhere/x.npz cannot be written"),
        (["dicetto", "--out", __file__], "does not hold what `croupier train` has learned"),
    ],
)
def test_what_cannot_be_trained_is_one_line(words: list[str], says: str) -> None:
    assert says in refusal("train", *words)
