"""Gymnasium's own checks, and what learners rely on."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import croupier
import croupier.adapters.gymnasium as adapter
from croupier.kernel.errors import BadOption, CroupierError
from croupier.kernel.game import Game
from croupier.kernel.shelf import games

LONG_COMPILED = ("dicetto", "fini", "finish_line")


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[pytest.mark.lasting] * (game.id in LONG_COMPILED)) for game in games()],
    ids=lambda game: game.id,
)
def test_a_table_passes_gymnasiums_own_checks(game: Game) -> None:
    env = gymnasium.make(f"croupier/{game.id}-v0", render_mode="ansi", bots=["random"])
    check_env(env.unwrapped)


def test_a_first_game_of_every_id_can_be_won() -> None:
    env = gymnasium.make("croupier/pig-v0", bots=["random"], options={"target": 20})
    _, info = env.reset(seed=1)
    rewards: list[Any] = []
    while len(rewards) < 20:
        action = 1 if info["action_mask"][1] else 0
        _, reward, over, broken, info = env.step(action)
        assert not broken
        if over:
            rewards.append(reward)
            _, info = env.reset()
    assert set(rewards) == {0.0, 1.0}


def test_what_cannot_be_done_changes_nothing_and_is_said() -> None:
    env = gymnasium.make("croupier/pig-v0")
    before, info = env.reset(seed=3)
    assert info["action_mask"].tolist() == [1, 0]
    after, reward, over, broken, info = env.step(1)
    assert "action 1 cannot be made" in info["refused"]
    assert np.array_equal(before, after)
    assert (reward, over, broken) == (0.0, False, False)


def test_whoever_only_does_what_cannot_be_done_is_broken_off_at_the_limit() -> None:
    env = gymnasium.make("croupier/pig-v0", limit=40)
    env.reset(seed=1)
    ends: list[bool] = []
    while not any(ends) and len(ends) < 200:
        _, reward, over, broken, info = env.step(1)
        assert (reward, over, bool(info["refused"])) == (0.0, False, True)
        ends.append(broken)
    assert any(ends)
    assert len(ends) <= 40
    with pytest.raises(BadOption, match=r"reset\(\) begins one"):
        env.step(1)
    env.reset(seed=1)
    assert not env.step(0)[3]


def test_refused_steps_count_with_those_that_are_made() -> None:
    def steps(refused: int) -> int:
        env = gymnasium.make("croupier/pig-v0", limit=30, bots="random", options={"target": 1000})
        _, info = env.reset(seed=3)
        assert info["action_mask"].tolist() == [1, 0]
        assert not any(env.step(1)[3] for _ in range(refused))
        made, broken = 0, False
        while not broken:
            _, _, over, broken, info = env.step(int(info["action_mask"][1]))
            assert not over
            made += 1
        return made

    assert steps(refused=10) < steps(refused=0)


@pytest.mark.parametrize("action", [np.array([0]), 0.0, None, True, np.True_, float("nan"), "0", [0]], ids=repr)
def test_what_is_no_action_at_all_is_an_error_at_one_table_as_at_many(action: Any) -> None:
    env = gymnasium.make("croupier/pig-v0").unwrapped
    env.reset(seed=1)
    with pytest.raises(BadOption, match="an action is one whole number, not"):
        env.step(action)
    many = adapter.Tables("pig", 1)
    many.reset(seed=1)
    with pytest.raises(BadOption, match="actions must be 1 whole numbers"):
        many.step(np.array([action]))


@pytest.mark.parametrize("action", [0, np.int64(0), np.uint8(0), np.array(0)], ids=repr)
def test_whole_numbers_of_every_kind_are_actions(action: Any) -> None:
    env = gymnasium.make("croupier/pig-v0")
    env.reset(seed=1)
    assert "refused" not in env.step(action)[4]


def test_an_action_beyond_all_numbers_is_refused_as_any_other() -> None:
    env = gymnasium.make("croupier/pig-v0").unwrapped
    env.reset(seed=1)
    for action in (-1, 2, 1 << 63, 1 << 70):
        assert f"action {action} cannot be made" in env.step(action)[4]["refused"]


def test_after_the_end_nothing_is_played_before_the_next_game_begins() -> None:
    env = gymnasium.make("croupier/pig-v0", bots="random", options={"target": 10}).unwrapped
    with pytest.raises(BadOption, match=r"reset\(\) begins one"):
        env.step(0)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(info["action_mask"][1]))
    with pytest.raises(BadOption, match=r"reset\(\) begins one"):
        env.step(0)
    env.reset()
    env.step(0)


@pytest.mark.parametrize("mark", [croupier.bot, lambda function: function], ids=["compiled", "plain"])
def test_somebody_s_own_bots_are_opponents(mark: Callable[..., Any]) -> None:
    def holding(state: Any, seat: int, moves: Any, count: int, rng: Any, lore: Any) -> int:
        return 1 if state.gathered >= 20 or state.score[seat] + state.gathered >= state.target else 0

    courses = []
    for bots in (mark(holding), ["hold-at-20"]):
        envs = gymnasium.make_vec("croupier/pig-v0", num_envs=3, bots=bots)
        _, info = envs.reset(seed=2)
        course = []
        for _ in range(40):
            seen, *_, info = envs.step(info["action_mask"][:, 1])
            course.append(seen.tolist())
        courses.append(course)
    assert courses[0] == courses[1]


def test_a_table_is_shown_as_text() -> None:
    env = gymnasium.make("croupier/pig-v0", render_mode="ansi")
    env.reset(seed=3)
    assert "100 points win" in str(env.render())


def test_what_is_shown_at_the_end_is_the_game_that_ended() -> None:
    env: Any = gymnasium.make("croupier/pig-v0", bots="random", options={"target": 10}).unwrapped
    for seed in range(4):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            seen, _, over, _, info = env.step(int(info["action_mask"][1]))
        assert not info["action_mask"].any()
        position = env.batch.ended(0)
        assert position.over
        assert np.array_equal(env.batch.encoding.observe(position, env.seat), seen)
        assert env.render() == str(position)
        _, info = env.reset()
        assert info["action_mask"].tolist() == [1, 0]
        assert env.render() != str(position)


def test_a_game_that_is_broken_off_shows_what_could_have_been_done() -> None:
    env: Any = gymnasium.make("croupier/pig-v0", bots="random", limit=1).unwrapped
    env.reset(seed=1)
    for seed in range(20):
        env.reset(seed=seed)
        _, _, _, broken, info = env.step(0)
        assert broken
        position = env.batch.ended(0)
        assert not position.over
        assert info["action_mask"].tolist() == env.batch.encoding.mask(position, 0).astype(int).tolist()
        assert env.render() == str(position)


@pytest.mark.parametrize("name", ["pig", "fini"])
def test_tables_tell_of_the_games_that_ended(name: str) -> None:
    envs: Any = gymnasium.make_vec(f"croupier/{name}-v0", num_envs=4, bots=["random"], limit=30)
    _, info = envs.reset(seed=5)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(200):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        _, _, over, broken, info = envs.step(actions)
        for env in np.flatnonzero(over | broken):
            final = info["final_info"]
            position = envs.batch.ended(env)
            assert info["_final_info"][env]
            assert final["number"][env] == info["number"][env] - 4
            assert np.array_equal(final["action_mask"][env], envs.batch.encoding.mask(position, 0))
            assert position.over == over[env]
            assert np.array_equal(info["final_obs"][env], envs.batch.encoding.observe(position, 0))
            ended += 1
    assert ended > 3


def test_tables_are_stepped_together_and_begin_again_by_themselves() -> None:
    envs = RecordEpisodeStatistics(gymnasium.make_vec("croupier/tutto-v0", num_envs=8, bots=["random"]))
    _, info = envs.reset(seed=5)
    ended = 0
    for _ in range(3000):
        actions = [envs.single_action_space.sample(mask) for mask in info["action_mask"]]
        seen, reward, over, broken, info = envs.step(np.array(actions))
        assert envs.observation_space.contains(seen)
        for env in np.flatnonzero(over | broken):
            assert info["_final_obs"][env]
            assert info["episode"]["r"][env] == reward[env]
            ended += 1
        if ended > 3:
            break
    assert ended > 3


def test_one_table_is_the_first_of_many() -> None:
    one = gymnasium.make("croupier/dicetto-v0", bots=["random"])
    many = adapter.Tables("dicetto", 3, bots=["random"])
    alone, info = one.reset(seed=9)
    together, _ = many.reset(seed=9)
    for _ in range(30):
        assert np.array_equal(alone, together[0])
        action = int(np.argmax(info["action_mask"]))
        alone, _, over, _, info = one.step(action)
        assert not over
        others = many.batch.seen.action_mask.argmax(axis=1)
        together, *_ = many.step(others)


@pytest.mark.parametrize(
    ("agreed", "says"),
    [
        ({"seat": 2}, "2 must be a whole number from 0 to 1"),
        ({"bots": ["nobody"]}, 'there is no bot "nobody"'),
        ({"bots": [], "players": 2}, "0 bots for 2 players"),
        ({"options": {"target": 5}}, "target"),
    ],
)
def test_what_cannot_be_agreed_is_said_in_a_line(agreed: dict[str, Any], says: str) -> None:
    with pytest.raises(CroupierError, match=says):
        gymnasium.make("croupier/pig-v0", **agreed)
    with pytest.raises(CroupierError, match=says):
        adapter.Tables("pig", 2, **agreed)


def test_an_action_that_cannot_be_made_at_many_tables_is_refused() -> None:
    envs = gymnasium.make_vec("croupier/pig-v0", num_envs=2)
    envs.reset(seed=1)
    with pytest.raises(BadOption, match="action 1 cannot be made in game 0"):
        envs.step(np.array([1, 0]))
