"""Batches: many games stepped at once are the very games that anybody else would play."""

import copy
import pickle
import threading
from collections import defaultdict
from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest

import croupier
from croupier.kernel.batch import Batch, Seen
from croupier.kernel.contract import Codes, Lore, State
from croupier.kernel.counts import FACES
from croupier.kernel.dice import Rng, new_rng
from croupier.kernel.encoding import encoding
from croupier.kernel.errors import BadBot, BadOption, CroupierError
from croupier.kernel.game import Game
from croupier.kernel.seats import CHANCE
from croupier.kernel.shelf import find_game, games

PIG = find_game("pig")
TOYS = [Game(f"toys.{name}") for name in ("cups", "sealed", "snatch")]
ENOUGH = 3000


def same(one: Seen, two: Seen) -> bool:
    """Whether two batches tell the same."""
    return all(np.array_equal(cast("Any", its), cast("Any", others)) for its, others in zip(one, two, strict=True))


def hold_at_20(batch: Batch) -> np.ndarray:
    """What the bot of that name does, seen in numbers alone."""
    seen = batch.seen.observation * 100
    return ((seen[:, 0] > 19.5) | (seen[:, 2] + seen[:, 0] > 99.5)).astype(np.int64)


KINDS = [
    *[("alone", game) for game in [*games(), *TOYS]],
    *[(kind, game) for kind in ("bots", "exposed") for game in [PIG, *TOYS]],
    ("exposed", find_game("fini")),
]


@pytest.mark.parametrize(("kind", "game"), KINDS, ids=lambda one: one if isinstance(one, str) else one.id)
def test_every_episode_is_a_match_that_can_be_replayed(kind: str, game: Game) -> None:
    players = game.facts.seats[0]
    bots = [None, *[game.quick[-1]] * (players - 1)] if kind == "bots" else []
    batch = Batch(game, 8, bots=bots, seed=5, exposed=kind == "exposed", limit=4000)
    rng, made, ended = new_rng(9), defaultdict[int, list[int]](list), 0
    for _ in range(ENOUGH):
        numbers, actions = batch.number.tolist(), batch.sample(rng)
        seen = batch.step(actions)
        for number, action in zip(numbers, actions.tolist(), strict=True):
            made[number].append(action)
        over = np.flatnonzero(seen.terminated | seen.truncated)
        for env in over.tolist():
            match = batch.replay(numbers[env], made[numbers[env]])
            assert match.over == seen.terminated[env]
            expected = match.payoff() if match.over else [0.0] * players
            assert seen.reward[env].tolist() == pytest.approx(expected)
        ended += len(over)
        if ended >= 3:
            break
    env = 0
    match = batch.replay(int(batch.number[env]), made[int(batch.number[env])])
    seat = int(batch.seen.seat[env])
    assert seat in match.seats
    if seat != CHANCE:
        told = encoding(game)
        assert np.array_equal(batch.seen.observation[env], told.observe(match, seat))
        assert np.array_equal(batch.seen.action_mask[env][: told.actions], told.mask(match, seat))


def test_a_game_of_a_seed_is_the_one_that_simulate_plays() -> None:
    for deals in (1, 40):
        simulated = croupier.simulate(PIG.setup(2, first=-1), deals, ["hold-at-20"] * 2, seed=11)
        batch = Batch(PIG, deals, bots=[None, "hold-at-20"], seed=11)
        shares = np.zeros((deals, 2))
        while not shares.any(axis=1).all():
            first = batch.number < deals
            seen = batch.step(hold_at_20(batch))
            shares[seen.terminated & first] = seen.reward[seen.terminated & first]
        assert tuple(shares.sum(axis=0)) == simulated.wins


def test_a_seed_decides_and_another_is_another() -> None:
    def course(batch: Batch) -> list[list[float]]:
        rng = new_rng(1)
        return [batch.step(batch.sample(rng)).observation.tolist() for _ in range(50)]

    batch = Batch("tutto", 16, players=3, seed=1)
    first = course(batch)
    batch.reset()
    assert course(batch) == first
    batch.reset(2)
    assert course(batch) != first


def test_an_action_that_cannot_be_is_named_and_nothing_changes() -> None:
    batch = Batch("pig", 3)
    before = copy.deepcopy(batch.seen)
    for action in (1, 2, -1):
        with pytest.raises(BadOption, match=f"action {action} cannot be made in game 1, where seat"):
            batch.step([0, action, 0])
        assert same(batch.seen, before)
    for nonsense in ([0, 0], [[0, 0, 0]], [0.0, 0.0, 0.0], ["roll"] * 3):
        with pytest.raises(BadOption, match="actions must be 3 whole numbers, one for each game"):
            batch.step(nonsense)


def test_actions_are_the_same_wherever_they_lie() -> None:
    one, other = Batch("pig", 3), Batch("pig", 3)
    for batch in (one, other):
        batch.step([0, 0, 0])
    apart = np.zeros(6, np.int32)
    apart[::2] = one.seen.action_mask[:, 1]
    assert apart.any()
    assert same(one.step(apart[::2]), other.step(apart[::2].tolist()))


def test_what_is_told_cannot_be_written_over() -> None:
    batch = Batch("pig", 3)
    for array in (*batch.seen, batch.number, batch.weights, batch.final_observation):
        assert not array.flags.writeable


def test_no_flag_makes_what_is_told_writable() -> None:
    batch = Batch("pig", 3)
    for array in (*batch.seen, batch.number, batch.weights, batch.final_observation):
        with pytest.raises(ValueError, match="cannot set WRITEABLE"):
            array.setflags(write=True)
    before = batch.seen.seat
    batch.step(batch.sample(new_rng(1)))
    assert np.array_equal(before, batch.seen.seat), "they are still the arrays of the batch"


@pytest.mark.parametrize("mark", [croupier.bot, lambda function: function], ids=["compiled", "plain"])
def test_a_bot_of_ones_own_plays_as_the_game_s_that_does_the_same(mark: Callable[..., Any]) -> None:
    """Also in replays and copies."""

    def holding(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        return 1 if state.gathered >= 20 or state.score[seat] + state.gathered >= state.target else 0

    mine, theirs = (Batch("pig", 4, bots=[None, bot], seed=3) for bot in (mark(holding), "hold-at-20"))
    rng, made = new_rng(1), list[int]()
    for _ in range(60):
        actions = mine.sample(rng)
        made += [int(actions[0])] if mine.number[0] == 0 else []
        assert same(mine.step(actions), theirs.step(actions))
    assert mine.replay(0, made[:9]).log == theirs.replay(0, made[:9]).log
    assert set(mine.plain) == (set() if mark is croupier.bot else {"holding"})
    assert mine.bots.tolist() == [-1, 0]


@pytest.mark.parametrize("mark", [croupier.bot, lambda function: function], ids=["compiled", "plain"])
@pytest.mark.parametrize(
    ("returns", "says"),
    [
        (lambda state, seat, moves, count, rng, lore: 17, "made a move that the rules forbid: 17 on seat 2, game 0"),
        (lambda state, seat, moves, count, rng, lore: moves[count + 50], "IndexError"),
        (lambda state: 1, r"a bot takes \(state, seat, moves, count, rng, lore\)"),
    ],
)
def test_what_a_bot_of_ones_own_does_wrong_is_one_line(
    mark: Callable[..., Any], returns: Callable[..., Any], says: str
) -> None:
    with pytest.raises(BadBot, match=says):
        Batch("pig", 1, bots=[None, mark(returns)], first=1)


def test_two_threads_cannot_spoil_a_batch() -> None:
    """One is told that the other is at it, or they come one after the other."""
    batch, errors = Batch("tutto", 5000, seed=1), list[str]()

    def stepping() -> None:
        rng = new_rng(1)
        for _ in range(20):
            try:
                batch.step(batch.sample(rng))
            except CroupierError as error:
                errors.append(str(error))

    threads = [threading.Thread(target=stepping) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all("another thread" in error or "cannot be made" in error for error in errors)
    told = encoding(batch.game)
    for env in range(0, 5000, 501):
        at, seat = batch.position(env), int(batch.seen.seat[env])
        assert np.array_equal(batch.seen.observation[env], told.observe(at, seat))
        assert np.array_equal(batch.seen.action_mask[env], told.mask(at, seat))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_any_action_that_there_is_is_as_likely(game: Game) -> None:
    batch = Batch(game, 2000, seed=2, limit=50)
    mask = batch.seen.action_mask[0]
    alike = np.flatnonzero((batch.seen.action_mask == mask).all(axis=1))
    drawn = np.zeros(batch.actions)
    rng = new_rng(4)
    for _ in range(20):
        actions = batch.sample(rng)
        assert batch.seen.action_mask[np.arange(2000), actions].all()
        np.add.at(drawn, actions[alike], 1)
    expected = 20 * len(alike) / mask.sum()
    off = ((drawn[mask] - expected) ** 2 / expected).sum()
    free = mask.sum() - 1
    assert off <= free + 12 * (2 * free) ** 0.5 + 12


def test_a_copy_goes_on_from_the_same_place() -> None:
    batch, rng = Batch("tutto", 8, bots=[None, "casual"], seed=4), new_rng(2)
    for _ in range(30):
        batch.step(batch.sample(rng))
    copies = [copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    for one in (batch, *copies):
        dice = rng.copy()
        for _ in range(30):
            one.step(one.sample(dice))
    for one in copies:
        assert same(one.seen, batch.seen)


def test_chance_is_settled_or_left_to_others() -> None:
    batch = Batch("pig", 2, exposed=True, first=0)
    seen = batch.step([0, 0])
    assert seen.seat.tolist() == [CHANCE, CHANCE]
    assert batch.weights[0].tolist() == [1] * 6 + [0] * 14
    seen = batch.step([5, 0])
    assert seen.seat.tolist() == [0, 1]
    assert seen.observation[0, 0] == pytest.approx(0.06)
    batch.step([0, 0])
    assert batch.step([-1, -1]).seat.tolist() != [CHANCE, CHANCE]


def test_where_chance_has_too_many_outcomes_to_list_it_deals_die_by_die() -> None:
    batch = Batch("fini", 8, exposed=True, seed=1)
    beginnings = [batch.position(env) for env in range(8)]
    dealer = batch.game.dealer
    assert dealer is not None
    parts = dealer.parts(beginnings[0].state)
    sides = np.arange(parts)[:, None] * np.arange(1, 9) % FACES
    codes = (sides.T * FACES ** np.arange(parts)).sum(axis=1).tolist()
    for dealt in sides:
        assert set(batch.seen.seat.tolist()) == {CHANCE}
        assert np.array_equal(batch.weights > 0, batch.seen.action_mask[:, : batch.weights.shape[1]])
        assert np.flatnonzero(batch.weights.any(axis=0)).tolist() == list(range(FACES))
        with pytest.raises(BadOption, match=r"action 6 cannot be made in game 0"):
            batch.step(np.full(8, FACES))
        batch.step(dealt)
    for env, (at, code) in enumerate(zip(beginnings, codes, strict=True)):
        at.play(CHANCE, code)
        assert batch.position(env).state == at.state
        assert batch.replay(env, sides[:, env].tolist()).log[-1] == (CHANCE, code)


def test_a_cast_that_is_begun_die_by_die_is_rolled_to_its_end() -> None:
    batch = Batch("fini", 8, exposed=True, seed=1)
    batch.step(np.full(8, 2))
    batch.step(np.full(8, -1))
    casts = [batch.replay(env, [2, -1]).log[-1][1] for env in range(8)]
    assert {cast % FACES for cast in casts} == {2}
    assert len(set(casts)) == 8


def test_chance_that_rolls_has_the_dice_of_settled_games() -> None:
    batch, settled = Batch("fini", 8, exposed=True, seed=1), Batch("fini", 8, seed=1)
    while CHANCE in batch.seen.seat:
        batch.step(np.full(8, -1))
    assert np.array_equal(batch.seen.observation, settled.seen.observation)


def test_a_game_that_lasts_too_long_is_broken_off() -> None:
    batch = Batch("pig", 4, limit=10)
    rng = new_rng(1)
    for _ in range(12):
        seen = batch.step(batch.sample(rng))
        if seen.truncated.any():
            break
    assert seen.truncated.any()
    assert not seen.terminated.any()
    assert not seen.reward.any()


def test_a_hand_in_real_time_may_let_a_moment_pass() -> None:
    batch = Batch("fini", 1, beat=100, first=1, bots=[None, "slow"])
    wait = batch.encoding.wait
    for _ in range(1500):
        assert batch.seen.action_mask[0, wait]
        batch.step([wait])
    match = batch.replay(0, [wait] * 1500)
    made = [(seat, match.game.codec.to_data(match.state, seat, move)) for seat, move in match.log if seat != CHANCE]
    assert {seat for seat, _ in made} == {1}
    assert any(type(move).__name__ == "Call" for _, move in made), "the other one has won the duel meanwhile"


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"envs": 0}, "0 must be a whole number from 1 to"),
        ({"envs": 2.5}, "2.5 must be a whole number"),
        ({"seed": -1}, "seed"),
        ({"limit": -4}, "-4 must be a whole number from 1"),
        ({"beat": 0}, "0 must be a whole number from 1 to 60,?000"),
        ({"players": 11}, "Pig is for 2 to 10 players, not 11"),
        ({"bots": ["random", "random"]}, "nobody is left to choose"),
        ({"bots": [None, "nobody"]}, 'there is no bot "nobody"'),
        ({"players": 3, "bots": [None, "random"]}, "2 bots for 3 players"),
        ({"options": {"target": -5}}, "target"),
    ],
)
def test_what_a_batch_cannot_be_is_said_in_a_line(given: dict[str, object], says: str) -> None:
    with pytest.raises(CroupierError, match=says):
        Batch("pig", **{"envs": 4} | given)  # type: ignore[arg-type]
