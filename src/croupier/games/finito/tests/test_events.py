"""What is told of a game of FINITO!, and what a client may send."""

import pytest

from croupier.kernel.errors import BadNotation
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import Position, story
from croupier.kernel.seats import CHANCE
from croupier.testkit.talk import say

from ..events import (
    AllPlaced,
    Events,
    Finished,
    GameOver,
    Moved,
    NewRound,
    Passed,
    Placed,
    Rolled,
    RoundOver,
    Scored,
    TurnedUp,
)
from ..moves import Moves, Number, Outcomes, Pass, Put, Tile

GAME = Game(__package__.removesuffix(".tests"))
ELEVEN = "1@1 2@3a 3@4a 4@5a 5@6a 6@7a 7@8a 8@9a 9@10a 10@11a 11@12a"
LOW = "1@1 2@3a open 3 4 5"


def at(number: int, board: str, rest: str = "", other: str = LOW) -> Position:
    """The first seat is the last to act on a number."""
    return Position.from_text(GAME, f"phase place; number {number}; owing 1; rolled 5{rest} | {board} | {other}")


def told(match: Position, *lines: str) -> list[Events]:
    """What the last of some moves in words does."""
    say(match, *lines[:-1])
    seat = CHANCE if lines[-1].startswith("* ") else match.seats[0]
    move = match.parse(seat, lines[-1].removeprefix("* "))
    return [event for event in story(match, seat, move, match.after(seat, move)) if isinstance(event, Events)]


def test_F1_every_tile_turned_up_is_told_with_its_owner() -> None:
    match = Match(GAME.setup(2))
    assert told(match, "* 7") == [TurnedUp(0, 7)]
    assert told(match, "* 7", "* 8", "* 9", "* 7") == [TurnedUp(1, 7)]


def test_F3_the_roll_is_told_and_F14_that_it_is_the_last() -> None:
    boards = f"{LOW} | {LOW}"
    assert told(Position.from_text(GAME, f"phase roll; rolled 4 | {boards}"), "* 15") == [Rolled(15, 5, False)]
    assert told(Position.from_text(GAME, f"phase roll; rolled 299 | {boards}"), "* 15") == [Rolled(15, 300, True)]


def test_F12_how_far_somebody_has_come_is_the_longest_run_while_points_are_yet_to_come() -> None:
    position = at(15, f"{ELEVEN} open 12")
    assert (position.scores(), position.standing()) == ((0, 0), (11, 2))


def test_F6_a_tile_placed_is_told_with_the_run_it_makes() -> None:
    assert told(at(15, LOW), "4 to 15b") == [Placed(0, 4, "15b", False, 3)]


def test_F7_a_taken_number_is_told() -> None:
    assert told(at(1, LOW), "4 to 2") == [Placed(0, 4, "2", True, 2)]


def test_F9_moving_begins_when_all_tiles_lie() -> None:
    match = at(2, f"{ELEVEN} open 12")
    assert told(match, "12 to 2") == [Placed(0, 12, "2", False, 10), AllPlaced(0)]
    match = at(20, f"{ELEVEN.replace('5@6a', '5@18a')} 12@13a open -")
    assert told(match, "11 to 20") == [Moved(0, 11, "12a", "20", False, 10)]


def test_F11_passing_is_told() -> None:
    board = f"{ELEVEN} 12@2 open -"
    assert told(at(20, board, "; rules 0 1 12 0 1 300"), "pass") == [Passed(0)]


def test_F13_who_has_all_twelve_in_order_finishes_and_the_game_says_why_it_ends() -> None:
    assert told(at(20, f"{ELEVEN} open 12"), "12 to 20") == [
        Placed(0, 12, "20", False, 12),
        AllPlaced(0),
        Finished(0, 12),
        Scored(0, 12, 12),
        Scored(1, 2, 2),
        GameOver("in-order"),
    ]


def test_F13_nobody_finishes_before_all_have_acted() -> None:
    text = f"phase place; number 20; owing 3; rolled 5 | {ELEVEN} open 12 | {LOW}"
    assert told(Position.from_text(GAME, text), "12 to 20") == [Placed(0, 12, "20", False, 12), AllPlaced(0)]


def test_F14_the_last_roll_ends_the_game_without_a_finish() -> None:
    match = Position.from_text(GAME, f"phase place; number 15; owing 1; rolled 300 | {LOW} | {LOW}")
    assert told(match, "4 to 15b")[1:] == [Scored(0, 3, 3), Scored(1, 2, 2), GameOver("rolls")]


def test_F15_a_shorter_run_ends_the_game() -> None:
    assert told(at(15, LOW, "; rules 0 0 3 0 1 300"), "4 to 15b")[1:] == [
        Finished(0, 3),
        Scored(0, 3, 3),
        Scored(1, 2, 2),
        GameOver("run"),
    ]


def test_F16_a_round_of_several_scores_and_another_begins() -> None:
    first = "; rules 0 0 3 0 2 300"
    assert told(at(15, f"{LOW} points 4", first), "4 to 15b")[1:] == [
        Finished(0, 3),
        RoundOver(1, "run"),
        Scored(0, 3, 7),
        Scored(1, 2, 2),
        NewRound(2, 2),
    ]
    assert told(at(15, LOW, f"; past 1{first}"), "4 to 15b")[2:] == [
        RoundOver(2, "run"),
        Scored(0, 3, 3),
        Scored(1, 2, 2),
        GameOver("rounds"),
    ]


def test_spaces_and_tiles_that_are_not_there_are_not_understood() -> None:
    match = at(15, LOW)
    for data in [Put(13, "15a"), Put(0, "15a"), Put(-1, "15a"), Put(1 << 70, "15a"), Put(4, "21"), Put(4, "15")]:
        with pytest.raises(BadNotation, match="there is no"):
            match.code(0, data)


def test_only_who_turns_up_a_tile_is_understood() -> None:
    match = Match(GAME.setup(2))
    assert match.code(CHANCE, Tile(0, 7)) == 7
    with pytest.raises(BadNotation, match="seat 1 turns up"):
        match.code(CHANCE, Tile(1, 7))
    with pytest.raises(BadNotation, match="a tile is due"):
        match.code(CHANCE, Number(7))


def test_players_do_not_roll_and_dice_do_not_pass() -> None:
    sent: list[tuple[int, Moves | Outcomes]] = [
        (0, Number(7)),
        (0, Tile(0, 7)),
        (CHANCE, Pass()),
        (CHANCE, Put(4, "15a")),
    ]
    for seat, data in sent:
        with pytest.raises(BadNotation):
            at(15, LOW).code(seat, data)
