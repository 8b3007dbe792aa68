"""Bots that try their moves out: at any game, by the same code, with nothing but what their seat sees."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import croupier
from croupier.bots.search import beyond_chance, searching, thought
from croupier.bots.tree import looking_ahead
from croupier.kernel.contract import Bot, Codes, Lore, Shares, State
from croupier.kernel.dice import Rng
from croupier.kernel.errors import BadBot
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.rule import rule
from croupier.kernel.scratch import row, rows, words_of
from croupier.kernel.seats import CHANCE
from croupier.kernel.shelf import find_game, games
from elsewhere import bring

PIG, FINITO = find_game("pig"), find_game("finito")
TOYS = games("toys")
SNATCH = next(game for game in TOYS if game.id == "snatch")
Kind = Callable[..., Bot]
FEW = 2000
"""Steps of a search that takes no time."""


@rule
def summed(number: int) -> float:
    """Uses rooms of both kinds."""
    one, many = row(np.float64, 3), rows(np.int64, 2, 4)
    for place in range(3):
        one[place] = number
    for place in range(8):
        many[place // 4, place % 4] = place
    return one[0] + one[1] + one[2] + many[1, 3]


@rule
def elsewhere(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """A bot from a file that is no game's."""
    return moves[0]


def test_there_is_room_to_think_in_without_memory() -> None:
    assert summed(5) == 22
    assert summed(7) == 28


@rule
def rewritten(number: int) -> int:
    """The same memory by another name."""
    whole = row(np.int64, 2)
    whole[0], whole[1] = number, 0
    halves = words_of(whole)
    halves[2] = 9
    return len(halves) + halves[0] + whole[1]


def test_memory_can_be_looked_at_word_by_word() -> None:
    assert rewritten(100) == 113


@pytest.mark.parametrize("kind", [searching, looking_ahead])
@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_the_same_search_plays_any_game(game: Game, kind: Kind) -> None:
    """With secrets, with choices made at once, in real time, and with chance of any kind: a listed move, and again."""
    bot, rng = kind(game.rules, game.bots["random"], FEW), croupier.new_rng(1)
    match, asked = Match(game.setup(2)), 0
    while not match.over:
        seats = [seat for seat in match.seats if seat != CHANCE]
        if not seats:
            match.roll(rng)
            continue
        for seat in seats:
            move = match.ask(seat, bot, croupier.new_rng(2))
            assert move in match.moves(seat)
            assert move == match.ask(seat, bot, croupier.new_rng(2))
        match.play(seats[0], match.ask(seats[0], bot, rng))
        asked += 1
    assert asked > 0


@pytest.mark.parametrize("kind", [searching, looking_ahead])
def test_a_search_beats_the_bot_that_it_plays_on_with(kind: Kind) -> None:
    bot = kind(PIG.rules, PIG.bots["random"], FEW)
    result = croupier.simulate(PIG, 50, [bot, "random"], paired=True, options={"target": 30})
    assert result.payoffs[0].mean - result.payoffs[0].margin > 0.5


@pytest.fixture
def greedy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Snatch in a new folder, where a hand may take two chips at once."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = bring(tmp_path, SNATCH.folder, "greedy")
    said = (folder / "rules.py").read_text(encoding="utf-8")
    for old, new in (
        ("MOST_MOVES = 1", "MOST_MOVES = 2"),
        ("    out[0] = TAKE\n    return 1", "    out[0] = TAKE\n    out[1] = 2\n    return min(2, state.left)"),
        ("unstamped(move) == TAKE", "1 <= unstamped(move) <= min(2, state.left)"),
        ("state.left -= 1", "state.left -= unstamped(move)"),
        ("state.chips[seat] += 1", "state.chips[seat] += unstamped(move)"),
    ):
        assert old in said
        said = said.replace(old, new)
    (folder / "rules.py").write_text(said, encoding="utf-8")
    yield Game("greedy")
    for name in [name for name in sys.modules if name.partition(".")[0] == "greedy"]:
        del sys.modules[name]


@pytest.mark.parametrize("kind", [searching, looking_ahead])
def test_in_real_time_a_search_plays_on_with_hands_and_beats_its_bot_in_a_new_folder(greedy: Game, kind: Kind) -> None:
    """Either seat may be first, and whoever takes two at once wins; to take one of the last two gives that away."""
    bot = kind(greedy.rules, greedy.bots["random"], FEW)
    for seat, chips in ((0, "0 1"), (1, "1 0")):
        position = greedy.notation.parse_state(f"90000 3 2 0 {chips}")
        assert croupier.Position(greedy.setup(2), position).ask(seat, bot, croupier.new_rng(1)) == 2
    result = croupier.simulate(greedy, 40, [bot, "random"], paired=True)
    assert result.payoffs[0].mean - result.payoffs[0].margin > 0.5


def test_in_real_time_a_search_has_the_hand_of_the_bot_it_plays_on_with_and_needs_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    quick = SNATCH.bots["quick"]
    assert searching(SNATCH.rules, quick, FEW).pace is SNATCH.paces["random"]  # type: ignore[attr-defined]
    with pytest.raises(BadBot, match=r"^elsewhere has no hand to play on with: give it a pace$"):
        searching(SNATCH.rules, elsewhere, FEW)
    monkeypatch.setattr(elsewhere, "pace", SNATCH.paces["slow"], raising=False)
    assert searching(SNATCH.rules, elsewhere, FEW).pace is SNATCH.paces["slow"]  # type: ignore[attr-defined]


@rule
def chips_so_far(state: State, shares: Shares) -> None:
    """Of Snatch, by the chips that everybody has."""
    shares[0] = 0.5 + (state.chips[0] - state.chips[1]) / 20.0
    shares[1] = 1.0 - shares[0]


@pytest.mark.parametrize("kind", [searching, looking_ahead])
def test_what_is_tried_out_may_be_broken_off_and_judged(greedy: Game, kind: Kind) -> None:
    """A step further nobody has won yet; who has most chips by then stands best."""
    bot = kind(greedy.rules, greedy.bots["random"], FEW, worth=chips_so_far, far=1)
    position = croupier.Position(greedy.setup(2), greedy.notation.parse_state("0 9 9 0 0 0"))
    assert [position.ask(seat, bot, croupier.new_rng(1)) for seat in (0, 1)] == [2, 2]


def test_a_game_in_real_time_goes_on_from_the_time_of_its_last_event() -> None:
    """Hands that are too slow at the beginning are as slow later on: now and then the last chip is swept away."""
    late = croupier.Position(SNATCH.setup(2), SNATCH.notation.parse_state("100000 3 1 0 1 1"))
    assert croupier.simulate(SNATCH, 200, "random", start=late).sums.shared > 0


def test_who_chooses_at_once_with_others_chooses_well_from_any_seat() -> None:
    """Sealed: against any choice at random 50 is nearest most often; whoever may choose well never chooses 10."""
    sealed = next(game for game in TOYS if game.id == "sealed")
    position = croupier.Position(sealed.setup(2))
    for kind, good in ((searching, {50}), (looking_ahead, {50, 90})):
        bot = kind(sealed.rules, sealed.bots["random"], 20 * FEW)
        assert {position.ask(seat, bot, croupier.new_rng(1)) for seat in (0, 1)} <= good


class Asked:
    """A bot that chooses what it is told, one after the other, and counts."""

    def __init__(self, *chosen: int) -> None:
        self.chosen = chosen
        self.times = 0

    def __call__(self, state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        """The next one."""
        self.times += 1
        return self.chosen[(self.times - 1) % len(self.chosen)]


def test_who_thinks_longer_asks_more_often_and_takes_what_comes_most_often() -> None:
    position = croupier.Position.from_text(PIG, "scores 30 12, seat 1, gathered 7, target 100, faces 6")
    roll, hold = position.parse(0, "roll"), position.parse(0, "hold")
    for times, move in ((1, roll), (2, roll), (3, hold), (4, roll), (5, hold)):
        bot = Asked(roll, hold, hold)
        assert position.think(0, bot, croupier.new_rng(1), times=times) == move
        assert bot.times == times


def test_a_time_in_seconds_is_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a second at every look; however short the time is, one answer there is."""
    position = croupier.Position.from_text(PIG, "scores 30 12, seat 1, gathered 7, target 100, faces 6")
    looks = iter(range(1000))
    monkeypatch.setattr("croupier.kernel.position.monotonic", lambda: next(looks))
    for seconds, asked in ((0.0, 1), (1.0, 1), (5.0, 5), (10.0, 10)):
        bot = Asked(position.parse(0, "hold"))
        assert position.think(0, bot, croupier.new_rng(1), seconds=seconds) == position.parse(0, "hold")
        assert bot.times == asked


def test_a_forced_move_takes_no_thinking() -> None:
    position = croupier.Position.from_text(PIG, "scores 30 12, seat 1, gathered 0, target 100, faces 6")
    bot = Asked(position.parse(0, "roll"))
    assert position.think(0, bot, croupier.new_rng(1), times=9) == position.moves(0)[0]
    assert bot.times == 1


@pytest.mark.parametrize("limit", [{"times": 3}, {"seconds": 0.01}])
def test_a_search_with_either_limit_makes_a_legal_move(limit: dict[str, Any]) -> None:
    bot = searching(PIG.rules, PIG.bots["random"], FEW)
    position = croupier.Position.from_text(PIG, "scores 30 12, seat 1, gathered 7, target 100, faces 6")
    assert position.think(0, bot, croupier.new_rng(1), **limit) in position.moves(0)


def test_a_search_is_kept_under_all_that_it_is_made_of_and_only_with_its_game() -> None:
    """Two that differ in a bot alone are two; one with a bot from elsewhere is compiled for this process."""
    random, steady = PIG.bots["random"], PIG.bots["hold-at-20"]
    names = {
        searching(PIG.rules, policy, FEW, guided_by=guide).__qualname__  # type: ignore[attr-defined]
        for policy in (random, steady)
        for guide in (random, steady)
    }
    assert len(names) == 4
    assert thought(PIG.rules, steady, random, None).folder == PIG.folder
    assert thought(PIG.rules, elsewhere, None, None).folder is None


def test_a_gain_that_never_varies_is_no_chance() -> None:
    """A third, three times over: the square of the mean is more than the mean of the squares, in the last digit."""
    for tries in range(2, 50):
        total = squares = 0.0
        for _ in range(tries):
            total, squares = total + 1 / 3, squares + 1 / 9
        assert beyond_chance(total, squares, tries)
        assert not beyond_chance(-total, squares, tries)


def test_bots_that_search_are_compiled_only_where_one_plays() -> None:
    assert "sharp" not in FINITO.quick
    assert FINITO.row[: len(FINITO.quick)] == FINITO.quick
    assert set(FINITO.row) == set(FINITO.bots)
    assert FINITO.searches(["steady", "sharp"])
    assert not FINITO.searches(["steady", "casual"])


@pytest.mark.parametrize(("file", "kind"), [("search", "searching"), ("tree", "looking_ahead")])
def test_a_search_that_is_not_compiled_does_the_same(file: str, kind: str) -> None:
    asks = (
        f"import croupier; from croupier.bots.{file} import {kind}\n"
        f"game = croupier.game('pig'); bot = {kind}(game.rules, game.bots['hold-at-20'], 300)\n"
        "match, rng = croupier.Match(game.setup(2, first=0)), croupier.new_rng(4)\n"
        "for _ in range(30):\n"
        "    if match.dice_due: match.roll(rng)\n"
        "    else: match.play(match.seats[0], match.ask(match.seats[0], bot, rng))\n"
        "print(match.text())"
    )
    said = []
    for off in ("0", "1"):
        env = os.environ | {"NUMBA_DISABLE_JIT": off, "PYTHONPATH": os.pathsep.join(sys.path)}
        ran = subprocess.run([sys.executable, "-c", asks], env=env, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
        said.append(ran.stdout)
    assert said[0] == said[1]
