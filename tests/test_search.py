"""Bots that try their moves out: at any game, by the same code, with nothing but what their seat sees."""

import os
import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pytest

import croupier
from croupier.bots.search import beyond_chance, searching, thought
from croupier.bots.tree import looking_ahead
from croupier.kernel.contract import Bot, Codes, Lore, State
from croupier.kernel.dice import Rng
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.rule import rule
from croupier.kernel.scratch import row, rows, words_of
from croupier.kernel.shelf import find_game, games

PIG, TUTTO = find_game("pig"), find_game("tutto")
TOYS = [game for game in games("toys") if not game.facts.realtime]
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
    """With secrets, with choices made at once, and with chance of any kind: a listed move, and the same one again."""
    bot, rng = kind(game.rules, game.bots["random"], FEW), croupier.new_rng(1)
    match, asked = Match(game.setup(2)), 0
    while not match.over:
        if match.dice_due:
            match.roll(rng)
            continue
        for seat in match.seats:
            move = match.ask(seat, bot, croupier.new_rng(2))
            assert move in match.moves(seat)
            assert move == match.ask(seat, bot, croupier.new_rng(2))
        match.play(match.seats[0], match.ask(match.seats[0], bot, rng))
        asked += 1
    assert asked > 0


@pytest.mark.parametrize("kind", [searching, looking_ahead])
def test_a_search_beats_the_bot_that_it_plays_on_with(kind: Kind) -> None:
    bot = kind(PIG.rules, PIG.bots["random"], FEW)
    result = croupier.simulate(PIG, 50, [bot, "random"], paired=True, options={"target": 30})
    assert result.payoffs[0].mean - result.payoffs[0].margin > 0.5


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
    assert "sharp" not in TUTTO.quick
    assert TUTTO.row[: len(TUTTO.quick)] == TUTTO.quick
    assert set(TUTTO.row) == set(TUTTO.bots)
    assert TUTTO.searches(["steady", "sharp"])
    assert not TUTTO.searches(["steady", "best"])


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
