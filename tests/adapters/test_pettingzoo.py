"""PettingZoo's own tests pass on every game, and what it is told is right."""

import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any
from warnings import catch_warnings, filterwarnings

import numpy as np
import pytest
from pettingzoo.utils import BaseParallelWrapper
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from croupier.adapters.pettingzoo import AllAtOnce, TurnByTurn, aec, parallel
from croupier.kernel.errors import BadOption, CroupierError
from croupier.kernel.game import Game
from croupier.kernel.shelf import games

with catch_warnings():
    filterwarnings("ignore", "The old environment creation API", DeprecationWarning)  # its own, where there is pygame
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test, state_test

pytestmark = pytest.mark.long
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
TOYS = {game.id: game for game in games("toys")}
BY_THE_WAY = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
    "Observation numpy array is all zeros",
    "State numpy array is all zeros",
    "The `TerminateIllegalWrapper`",
)
"""What PettingZoo says of dictionaries with masks, of seats that are not in turn, and of tables nothing lies on."""


@contextmanager
def unsurprised() -> Iterator[None]:
    """Every other warning stays an error."""
    with catch_warnings():
        for said in BY_THE_WAY:
            filterwarnings("ignore", said)
        yield


class Folded(BaseParallelWrapper[str, Any, int]):  # type: ignore[misc]
    """Takes any number for one of the actions that a seat has: some tests do not look at masks."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        """Begin, and remember the masks."""
        self.seen, infos = self.env.reset(seed, options)
        return self.seen, infos

    def step(self, actions: dict[str, int]) -> Any:
        """Act, and remember the masks."""
        legal = {agent: np.flatnonzero(seen["action_mask"]) for agent, seen in self.seen.items()}
        told = self.env.step({agent: legal[agent][action % len(legal[agent])] for agent, action in actions.items()})
        self.seen = told[0]
        return told


def picked(seen: Any, random: np.random.Generator) -> int:
    """One of the actions that a seat has."""
    return int(random.choice(np.flatnonzero(seen["action_mask"])))


def played(env: TurnByTurn, seed: int) -> dict[str, float]:
    """Everybody's rewards of a random game, added up."""
    random, rewards = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, over, truncated, _ = env.last()
        rewards[agent] += reward
        env.step(None if over or truncated else picked(seen, random))
    return rewards


@every_game
def test_one_after_the_other(game: Game) -> None:
    with unsurprised():
        api_test(aec(game.id), num_cycles=60)
        api_test(aec(game.id, players=game.facts.seats[1], first=-1), num_cycles=20)


@every_game
def test_all_at_once(game: Game) -> None:
    with unsurprised():
        parallel_api_test(parallel(game.id, players=game.facts.seats[1]), num_cycles=60)


@every_game
def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    with unsurprised():
        seed_test(lambda: aec(game.id, first=-1), num_cycles=60)
        parallel_seed_test(lambda: Folded(parallel(game.id, first=-1)), num_cycles=60)


@every_game
def test_the_table_is_shown(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: aec(game.id, render_mode=render_mode))
    shown = capsys.readouterr().out
    env = aec(game.id, render_mode="ansi")
    assert env.render() == str(env.turns.at)
    assert len(shown) > 5 * 10


@every_game
def test_the_whole_table_is_a_state(game: Game) -> None:
    with unsurprised():
        state_test(TerminateIllegalWrapper(aec(game.id), illegal_reward=-1), parallel(game.id))


@every_game
def test_shares_of_the_victory_are_the_only_rewards(game: Game) -> None:
    rewards = played(aec(game.id), 1)
    assert sum(rewards.values()) == pytest.approx(1)


@every_game
def test_an_action_that_a_seat_has_not_is_named_and_changes_nothing(game: Game) -> None:
    env = aec(game.id)
    env.reset(seed=3)
    before, agent, steps = env.state(), env.agent_selection, env.turns.steps
    missing = [int(action) for action in np.flatnonzero(env.observe(agent)["action_mask"] == 0)]
    for action in [*missing[:3], -1, 10_000, "roll", None, 0.5]:
        with pytest.raises(BadOption, match=rf"^seat {agent[5:]} has no action {action} now$"):
            env.step(action)
    assert np.array_equal(env.state(), before)
    assert (env.agent_selection, env.turns.steps) == (agent, steps)


def test_agents_are_the_seats_in_their_order() -> None:
    assert aec("tutto", players=3, options={"target": 2000}).possible_agents == ["seat_1", "seat_2", "seat_3"]


def test_the_one_that_begins_is_asked_first() -> None:
    assert aec("pig", players=3, first=2).agent_selection == "seat_3"


def test_a_secret_is_not_seen_before_its_time() -> None:
    """Sealed: the second seat sees the same, whatever the first has chosen; the state of the table tells."""
    seen, states = set(), set()
    for action in range(3):
        env = TurnByTurn(TOYS["sealed"].setup(2))
        env.step(action)
        assert env.agent_selection == "seat_2"
        seen.add(env.observe("seat_2")["observation"].tobytes())
        states.add(env.state().tobytes())
    assert (len(seen), len(states)) == (1, 3)


def test_all_choose_at_once_and_those_who_have_chosen_do_nothing() -> None:
    env = AllAtOnce(TOYS["sealed"].setup(3))
    seen, _ = env.reset(seed=1)
    assert [mask["action_mask"].tolist() for mask in seen.values()] == [[1, 1, 1, 0]] * 3
    _, rewards, over, _, _ = env.step({"seat_1": 0, "seat_2": 1, "seat_3": 2})
    assert sum(rewards.values()) == 1
    assert all(over.values())
    assert env.agents == []


def test_who_is_not_in_turn_can_only_do_nothing() -> None:
    env = parallel("pig")
    seen, _ = env.reset(seed=1)
    assert seen["seat_2"]["action_mask"].tolist() == [0, 0, 1]
    before = env.state()
    for actions, reason in [
        ({"seat_1": 0, "seat_2": 0}, "seat 2 has no action 0 now"),
        ({"seat_1": env.nothing}, "seat 1 has no action 2 now"),
        ({"seat_1": 0, "seat_9": 0}, "seat seat_9 may not act now"),
    ]:
        with pytest.raises(BadOption, match=f"^{reason}$"):
            env.step(actions)
    assert np.array_equal(env.state(), before)


def test_in_real_time_whoever_is_first_changes_from_beat_to_beat() -> None:
    env = TurnByTurn(TOYS["snatch"].setup(2), beat=500)
    env.reset(seed=1)
    asked = []
    for _ in range(8):
        asked.append(env.agent_selection)
        env.step(1)
    assert asked == [f"seat_{seat}" for seat in (1, 2, 2, 1, 1, 2, 2, 1)]
    assert env.terminations == {"seat_1": True, "seat_2": True}
    assert env.turns.clock == 2000


def test_in_real_time_a_move_carries_the_time_of_its_beat() -> None:
    env = TurnByTurn(TOYS["snatch"].setup(2), beat=300)
    env.reset(seed=1)
    for action in (1, 1, 1, 0):
        env.step(action)
    assert env.turns.at.state.clock == 300
    assert env.turns.at.state.chips.tolist() == [1, 0]


def test_who_grabs_for_the_last_one_second_gets_nothing() -> None:
    """Snatch with an odd number of chips: both take in every beat, and the last one goes to who was first then."""
    env = AllAtOnce(TOYS["snatch"].setup(2))
    for seed in range(20):
        env.reset(seed=seed)
        thrown = int(env.turns.at.state.thrown)
        while env.agents:
            env.step(dict.fromkeys(env.agents, 0))
        assert sum(env.turns.at.state.chips.tolist()) == thrown
        assert abs(int(env.turns.at.state.chips[0]) - int(env.turns.at.state.chips[1])) == thrown % 2


def test_a_game_that_lasts_too_long_is_truncated() -> None:
    env = aec("pig", limit=20)
    assert sum(played(env, 1).values()) == 0
    env.reset(seed=1)
    while not any(env.truncations.values()):
        env.step(0)
    assert not any(env.terminations.values())
    assert env.turns.steps in (20, 21)
    together = parallel("pig", limit=1)
    *_, over, truncated, _ = together.step({"seat_1": 0})
    assert (set(over.values()), set(truncated.values()), together.agents) == ({False}, {True}, [])


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"players": 99}, "players, not 99"),
        ({"options": {"nonsense": 1}}, "nonsense"),
        ({"render_mode": "rgb_array"}, "render_mode.*rgb_array"),
        ({"beat": 0}, "beat"),
    ],
)
def test_bad_words_are_told_in_a_line(said: dict[str, Any], reason: str) -> None:
    with pytest.raises(CroupierError, match=reason):
        aec("pig", **said)


@pytest.mark.parametrize(("adapter", "absent"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")])
def test_a_missing_extra_is_named(adapter: str, absent: str) -> None:
    program = f"import sys; sys.modules[{absent!r}] = None; import croupier.adapters.{adapter}"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.stderr.splitlines()[-1].endswith(f"pip install croupier[{adapter}]")
    assert "During handling" not in ran.stderr


def course(env: TurnByTurn, steps: int) -> list[str]:
    """The table after each of some steps, in which everybody takes his first action."""
    tables = []
    for _ in range(steps):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        tables.append(env.turns.at.text())
    return tables


@pytest.mark.parametrize("game", ["pig", "fini"])
@pytest.mark.parametrize("again", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_a_copied_table_goes_on_with_the_same_dice_and_leaves_the_first_alone(
    game: str, again: Callable[[Any], Any]
) -> None:
    env = aec(game)
    env.reset(seed=1)
    course(env, 5)
    before, copied = env.turns.at.text(), again(env)
    there = course(copied, 12)
    assert env.turns.at.text() == before
    assert there == course(env, 12)
    assert again(parallel(game)).possible_agents == ["seat_1", "seat_2"]
