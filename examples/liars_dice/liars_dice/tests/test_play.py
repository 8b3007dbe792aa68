"""Views and bots of Liar's Dice."""

from typing import Any

import pytest

from croupier.kernel.dice import new_rng
from croupier.kernel.game import Game
from croupier.kernel.position import Position
from croupier.kernel.seats import WATCHING
from croupier.kernel.simulating import simulate
from croupier.testkit.talk import say

from ..bots import chance_of, holds

GAME = Game(__package__.removesuffix(".tests"))
REST = "aside 0, wild, spot-on"


def test_a_seat_sees_its_own_dice_and_how_many_the_others_have() -> None:
    match = Position.from_text(GAME, f"cups 16 233 -, seat 1, bid 2 threes by 2, {REST}")
    seen: Any = match.view(0)
    assert [(player.dice, player.faces) for player in seen.players] == [(2, (1, 6)), (3, ()), (0, ())]
    watched: Any = match.view(WATCHING)
    assert [player.faces for player in watched.players] == [(), (), ()]


def test_lifted_cups_are_shown_to_everybody_and_the_terminal_says_who_lost() -> None:
    match = say(Position.from_text(GAME, f"cups 16 233 4, seat 1, bid 3 threes by 2, {REST}"), "spot on")
    seen: Any = match.view(WATCHING)
    assert seen.last.cups == ((1, 6), (2, 3, 3), (4,))
    assert (seen.last.found, seen.last.losers) == (3, (1, 2))
    shown = match.show(WATCHING, ("Left", "Right", "Across"))
    assert "Left called 3 threes of Right spot on. There were 3. One die less: Right and Across." in shown


def test_the_bot_reckons_with_the_binomial_distribution() -> None:
    assert chance_of(2, 3, 1 / 3) == pytest.approx(2 / 9)
    match = Position.from_text(GAME, f"cups 155 ?? ?, seat 1, {REST}")
    assert holds(match.state, 0, 35, False) == 1
    assert holds(match.state, 0, 45, False) == pytest.approx(1 - (2 / 3) ** 3)
    assert holds(match.state, 0, 45, True) == pytest.approx(3 * (1 / 3) * (2 / 3) ** 2)
    assert holds(match.state, 0, 21, False) == pytest.approx(1 - (5 / 6) ** 3)
    assert holds(match.state, 0, 75, False) == 0


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ("cups 15556 ?????, seat 1", "4 fives"),
        ("cups 15556 ?????, seat 1, bid 7 twos by 2", "liar"),
        ("cups 15556 ?????, seat 1, bid 3 twos by 2", "4 fives"),
        ("cups 1 2 5, seat 1, bid 1 five by 2", "1 six"),
        ("cups 6 ?, seat 1, bid 2 fives by 2", "liar"),
    ],
)
def test_steady_does_what_is_likeliest_to_be_right(position: str, words: str) -> None:
    match = Position.from_text(GAME, f"{position}, aside 0, wild")
    assert match.words(0, match.ask(0, "steady", new_rng())) == words


def test_steady_beats_random_from_any_seat() -> None:
    assert simulate(GAME, 500, ["random", "steady"]).mean_payoff[1] > 0.9
    assert simulate(GAME, 500, ["steady", "random", "random"]).mean_payoff[0] > 0.8
