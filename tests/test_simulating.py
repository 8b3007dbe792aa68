"""Simulations: the seed decides, not the workers."""

import msgspec
import numpy as np
import pytest

from croupier.kernel.errors import BadOption, Unknown
from croupier.kernel.game import Game
from croupier.kernel.shelf import find_game, games
from croupier.kernel.simulating import seat_bots, simulate

PIG = find_game("pig")
BOTS = ["random", "hold-at-20"]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_number_of_workers_changes_nothing(game: Game) -> None:
    bots = seat_bots(game, None, [])
    results = [simulate(game, 300, bots, seed=5, workers=workers) for workers in (1, 2, 5)]
    same = [msgspec.structs.replace(result, seconds=0) for result in results]
    assert same[0] == same[1] == same[2]


def test_another_seed_plays_other_games() -> None:
    bots = ["random", "random"]
    assert simulate(PIG, 500, bots, seed=1).steps != simulate(PIG, 500, bots, seed=2).steps


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(PIG, 1000, ["random", "random"], progress=heard.append)
    assert sum(heard) == 1000


def test_options_reach_the_rules() -> None:
    short = simulate(PIG.setup(2, {"target": "10"}), 200, ["random", "random"])
    assert short.steps < simulate(PIG, 200, ["random", "random"]).steps / 2


def test_bots_are_repeated_around_the_table() -> None:
    assert seat_bots(PIG, 3, ["hold-at-20", "random"]) == ["hold-at-20", "random", "hold-at-20"]
    assert seat_bots(PIG, None, []) == ["random", "random"]


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"games": 0}, BadOption, "number of games"),
        ({"workers": 0}, BadOption, "number of workers"),
        ({"seed": -1}, BadOption, "seed"),
        ({"bots": ["random"]}, BadOption, "2 to 10 players, not 1"),
        ({"bots": ["random", "nobody"]}, Unknown, 'no bot "nobody"'),
    ],
)
def test_bad_requests_are_named(arguments: dict[str, object], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        simulate(PIG, **{"games": 10, "bots": ["random", "random"]} | arguments)  # type: ignore[arg-type]


def test_more_bots_than_players_are_refused() -> None:
    with pytest.raises(BadOption, match="3 bots for 2 players"):
        seat_bots(PIG, 2, ["random"] * 3)


def test_paired_games_give_every_bot_every_seat_and_the_same_dice() -> None:
    """Two copies of one bot then fare exactly alike, though the first seat is better."""
    result = simulate(PIG, 2000, ["hold-at-20", "hold-at-20"], paired=True)
    assert result.games == 4000
    assert result.wins == (2000, 2000)
    three = simulate(PIG, 500, ["random", "hold-at-20", "random"], seed=3, paired=True)
    turned = [simulate(PIG, 500, bots, seed=3) for bots in (
        ["random", "hold-at-20", "random"], ["random", "random", "hold-at-20"], ["hold-at-20", "random", "random"],
    )]  # fmt: skip
    assert three.wins[1] == turned[0].wins[1] + turned[1].wins[2] + turned[2].wins[0]


def test_the_mean_length_of_a_game_comes_with_its_margin() -> None:
    """Of 40 such simulations nearly all lie within the margin."""
    result = simulate(PIG, 400, ["random", "random"], seed=9)
    assert result.length.mean == result.steps / 400
    again = [simulate(PIG, 400, ["random", "random"], seed=seed).length.mean for seed in range(40)]
    assert sum(abs(mean - sum(again) / 40) <= result.length.margin for mean in again) >= 34


@pytest.mark.parametrize("paired", [False, True])
def test_every_game_can_be_told_in_order(paired: bool) -> None:
    """What each game gave adds up to the sums, and is the same whoever played it."""
    told: dict[int, list[np.ndarray[tuple[int, ...], np.dtype[np.int64]]]] = {1: [], 3: []}
    for workers, heard in told.items():
        result = simulate(PIG, 700, BOTS, seed=4, workers=workers, paired=paired, each=heard.append)
    one, other = (np.concatenate(heard) for heard in told.values())
    assert one.shape == (700, 2 if paired else 1, 2)
    assert (one == other).all()
    assert tuple(one.sum(axis=(0, 1))) == result.sums.shares
    assert tuple((one.sum(axis=1) ** 2).sum(axis=0)) == result.sums.share_squares
    assert result.winners == (one.shape[0] * one.shape[1], 0)
