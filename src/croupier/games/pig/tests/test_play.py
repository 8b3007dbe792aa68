"""Counts and bots of Pig."""

from croupier.kernel.dice import new_rng
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.perft import divide, perft
from croupier.kernel.position import Position
from croupier.kernel.simulating import simulate

GAME = Game(__package__.removesuffix(".tests"))


def test_perft_by_hand() -> None:
    """Roll; 6 faces; 1 answer to a 1 and 2 to each of 5 faces; then 6 + 5 x 6 faces, and 5 first rolls after holds."""
    levels = perft(Match(GAME.setup(2)), 4)
    assert [level.lines for level in levels] == [1, 1, 6, 11, 41], divide(Match(GAME.setup(2)), 4)
    assert [level.weighted for level in levels] == [1, 1, 6, 11, 41]


def test_perft_counts_lines_that_end() -> None:
    match = Position.from_text(GAME, "scores 96 0, seat 1, gathered 5, target 100, faces 6")
    assert [level.ended for level in perft(match, 2)] == [0, 1, 0]


def test_divide_splits_a_count_by_first_move() -> None:
    match = Position.from_text(GAME, "scores 0 0, seat 1, gathered 5, target 100, faces 6")
    assert divide(match, 2) == {"roll": 6, "hold": 1}


def test_hold_at_20_holds_at_twenty_or_when_it_wins() -> None:
    for gathered, score, choice in [(19, 0, "roll"), (20, 0, "hold"), (4, 96, "hold"), (3, 96, "roll")]:
        match = Position.from_text(GAME, f"scores {score} 0, seat 1, gathered {gathered}, target 100, faces 6")
        move = match.ask(0, "hold-at-20", new_rng())
        assert GAME.notation.move_text(match.state, 0, move) == choice


def test_hold_at_20_beats_random_from_the_second_seat() -> None:
    assert simulate(GAME, 2000, ["random", "hold-at-20"]).mean_payoff[1] > 0.8


def test_rolling_where_a_hold_wins_is_a_slip() -> None:
    for gathered, moves in [(3, {"roll": "", "hold": ""}), (4, {"roll": "won", "hold": ""})]:
        match = Position.from_text(GAME, f"scores 96 0, seat 1, gathered {gathered}, target 100, faces 6")
        assert {words: match.slip(0, match.parse(0, words)) for words in moves} == moves
