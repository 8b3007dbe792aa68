"""What is told of Liar's Dice, and to whom."""

import pytest

from croupier.kernel.errors import BadNotation
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import Position, story, would
from croupier.kernel.seats import CHANCE

from ..events import Called, Claimed, GameOver, Lifted, Lost, Rolled
from ..moves import Bid, Dice, Liar, Moves, Outcomes
from ..rules import LIAR, SPOT_ON

GAME = Game(__package__.removesuffix(".tests"))


def at(position: str) -> Position:
    return Position.from_text(GAME, f"{position}, aside 0, wild, spot-on")


def test_L2_what_falls_under_a_cup_is_told_to_its_owner() -> None:
    match = Match(GAME.setup(2, {"dice": "2"}))
    roll = match.parse(CHANCE, "6 1")
    assert story(match, CHANCE, roll, match.after(CHANCE, roll), looker=0) == [Rolled(0, (1, 6))]


def test_L4_a_bid_is_told() -> None:
    match = at("cups 16 25, seat 1")
    assert story(match, 0, 34, match.after(0, 34))[0] == Claimed(0, 3, 4)


def test_L8_a_call_tells_what_was_found_and_who_lost_a_die() -> None:
    match = at("cups 16 25, seat 1, bid 3 fives by 2")
    assert story(match, 0, LIAR, match.after(0, LIAR), looker=0)[:3] == [
        Called(0, "liar", 1, 3, 5),
        Lifted(2, 3, 5),
        Lost(1, 1),
    ]


def test_L8_what_a_call_would_show_is_not_known_before_it_is_made() -> None:
    match = at("cups 16 25, seat 1, bid 3 fives by 2")
    assert would(match.veiled(0), 0, LIAR) == [Called(0, "liar", 1, 3, 5)]


def test_L9_spot_on_costs_everybody_else_a_die() -> None:
    match = at("cups 16 25 4, seat 1, bid 2 fives by 2")
    assert story(match, 0, SPOT_ON, match.after(0, SPOT_ON))[2:4] == [Lost(1, 1), Lost(2, 0)]


def test_L12_the_end_says_why() -> None:
    match = at("cups 6 25, seat 1, bid 1 five by 2")
    assert GameOver("last") in story(match, 0, LIAR, match.after(0, LIAR))


@pytest.mark.parametrize(
    ("seat", "data"), [(0, Bid(0, 3)), (0, Bid(3, 7)), (0, Bid(2**70, 1)), (0, Dice((1,))), (CHANCE, Liar())]
)
def test_nonsense_has_no_code(seat: int, data: Moves | Outcomes) -> None:
    with pytest.raises(BadNotation, match=r"bid|cups"):
        at("cups 16 25, seat 1").code(seat, data)


@pytest.mark.parametrize("faces", [(), (7,), (1,) * 7, (0, 1)])
def test_no_cup_has_such_dice(faces: tuple[int, ...]) -> None:
    with pytest.raises(BadNotation, match="1 to 6 dice"):
        Match(GAME.setup(2)).code(CHANCE, Dice(faces))
