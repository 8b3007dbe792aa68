"""FINISH LINE in numbers: what an action does, what a seat sees, and that it sees no bets but its own."""

import numpy as np
import pytest

from croupier.kernel.encoding import encoding
from croupier.kernel.position import Position
from croupier.testkit.talk import say

from ..actions import (
    AIMING,
    CHANGING,
    LAYING,
    ORDERS,
    PLACED,
    PUTTING_AWAY,
    SPENDING,
    TAKING,
    TAKING_THREE,
    TIPPING_TWO,
    WINNER,
)
from ..betting import SEATS
from ..dice import BLACK, RED, WHITE
from ..encode import AHEAD, BETS, BOX, FEATURES, FORTUNE, HEAD, HORSE, PLAYER
from ..options import FIELD
from .positions import GAME, at, betting, last, using

TOLD = encoding(GAME)
HORSES = HEAD + BOX + AHEAD
PLAYERS = FEATURES - SEATS * PLAYER


def action(position: Position, words: str, seat: int = 0) -> int:
    return TOLD.action_of(position, seat, position.parse(seat, words))


def told(position: Position, seat: int) -> tuple[np.ndarray, np.ndarray]:
    """What a seat sees of the horses and of the players."""
    seen = TOLD.observe(position, seat)
    return seen[HORSES : HORSES + FIELD * HORSE].reshape(FIELD, HORSE), seen[PLAYERS:].reshape(SEATS, PLAYER)


def test_a_bet_is_half_of_what_is_left_whatever_that_is() -> None:
    for money, half, quarter in (("1000 1000", 500, 300), ("6000 1000", 3000, 1500)):
        match = betting(money)
        assert action(match, f"bet {half} on 3") == WINNER + 2
        assert action(match, f"bet {half} on 8 and 22") == PLACED
        assert action(match, f"bet {half} on 11 and 20") == PLACED + 20
        assert action(match, "done") == 0
        say(match, f"bet {half} on 8")
        assert action(match, f"bet {quarter} on 3") == WINNER + 2


def test_dice_are_taken_by_their_colours() -> None:
    match = at("money 1000 1000; phase take")
    assert action(match, "take white white red") == TAKING_THREE + 1
    later = at("money 1000 1000; phase take; pool 4 1 1 0 1; hand 1 1 0 0 0; home 1")
    assert [action(later, f"take {colour}") for colour in ("white", "red", "black")] == [
        TAKING + colour for colour in (WHITE, RED, BLACK)
    ]


def test_a_use_is_a_face_and_a_starting_place() -> None:
    match = using("horseshoe double tempo", "22 8:o 3 5 18 11 20")
    assert action(match, "horseshoe on 8") == AIMING
    assert action(match, "double on 22") == AIMING + FIELD + 1
    assert action(match, "tempo from 8 to 20") == CHANGING + 5
    assert action(match, "put away red") == PUTTING_AWAY + RED


def test_an_interference_is_told_by_the_tiles_in_front_and_the_new_order() -> None:
    match = using("interference white-blank red-blank")
    assert action(match, "interfere 18 20 11") == LAYING + 1
    assert action(match, "interfere 20 11 18") == LAYING + 5
    assert action(match, "interfere 5 11 18") == LAYING + ORDERS + 1
    assert action(match, "interfere 3 22 8") == LAYING + 4 * ORDERS + 5


def test_a_tip_names_colours_and_a_kept_extra_move_a_horse() -> None:
    tip = using("inside-tip white-blank white-blank", pool="2 1 1 0 0")
    assert action(tip, "tip white white") == TIPPING_TWO
    extra = say(last("extra-move white-blank white-blank"), "extra-move")
    assert action(extra, "extra-move on 20") == SPENDING + 6
    assert action(extra, "decline") == PUTTING_AWAY + BLACK


def test_a_horse_is_told_by_its_place_its_marks_and_what_lies_on_it() -> None:
    horses, _ = told(using("horseshoe double tempo", "22:ow 8 3 5 18 20 11:2", rest="bets1 11 200 / -"), 0)
    assert horses[5].tolist() == pytest.approx(
        [1, *(1, 0, 0, 0, 0, 0, 0), *(0, 0, 0, 0, 0), 2 / 3, *(0.06, 0.08, 0.1), 0.2]
    )
    assert horses[1].tolist() == pytest.approx([1, *(0, 0, 0, 0, 0, 0, 1), *(0, 0, 1, 0, 1), 0, *(0.18, 0.24, 0.3), 0])
    assert horses[:, 8].nonzero()[0].tolist() == [0, 6]
    assert horses[:, 9].nonzero()[0].tolist() == [2, 4]


def test_L8_bets_of_others_are_not_told() -> None:
    race = "horseshoe double tempo"
    seen = TOLD.observe(using(race, rest="bets1 11 200, 11+20 300 / 8 100"), 0)
    assert np.array_equal(seen, TOLD.observe(using(race, rest="bets1 11 200, 11+20 300 / 20+3 900"), 0))
    assert not np.array_equal(seen, TOLD.observe(using(race, rest="bets1 11 100, 11+20 300 / 8 100"), 0))
    bets = seen[PLAYERS - BETS : PLAYERS]
    assert bets.nonzero()[0].tolist() == [0, 21]
    assert bets[[0, 21]].tolist() == pytest.approx([0.5, 0.3])


def test_everybody_sees_himself_first() -> None:
    match = using("horseshoe double tempo", rest="starter 2; side 500 -500 0; kept 0 0 1", money="1000 4000 0")
    players = [told(match, seat)[1] for seat in range(3)]
    for seat in (1, 2):
        assert np.array_equal(players[seat][:3], np.roll(players[0][:3], -seat, axis=0))
    assert players[0][0][:7].tolist() == pytest.approx([1, 1, 0, 0, 1000 / (1000 + FORTUNE), 0.55, 0])
    assert players[0][2][:7].tolist() == pytest.approx([1, 0, 0, 0, 0, 0.5, 0.5])
    assert not players[0][3].any()
