"""DICETTO in numbers: what an action does, and what a seat sees."""

import numpy as np
import pytest

from croupier.kernel.encoding import encoding
from croupier.kernel.game import Game
from croupier.kernel.position import Position

from ..cards import KINDS, Kind
from ..encode import CARD_POINTS, FEATURES, GAME_POINTS, HEAD, ON_CARD, PLAYER, ROLLING, STOPPING
from ..options import TABLE
from ..state import SEATS

GAME = Game(__package__.removesuffix(".tests"))
TOLD = encoding(GAME)
PLAYERS = FEATURES - SEATS * PLAYER


def at(position: str) -> Position:
    return Position.from_text(GAME, position)


def action(position: Position, words: str) -> int:
    return TOLD.action_of(position, 0, position.parse(0, words))


def test_dice_are_rolled_again_by_their_places_in_the_row() -> None:
    for roll, words in (("1 3 4 6", "roll 1 4"), ("2 2 5 5", "roll 2 5")):
        position = at(f"won - / -; phase choice; rolls 2; roll {roll}; table pair chance 5s 2-pairs")
        assert action(position, words) == ROLLING + 0b0101 - 1
        assert action(position, "stop") == STOPPING


def test_placing_has_a_digit_for_every_die_of_the_row() -> None:
    position = at("won - / -; phase place; roll 2 5 5 6; table pair chance 5s 2-pairs")
    assert action(position, "put 5 5 on a, 6 on x") == 0 + 6 * 1 + 36 * 1 + 216 * 5
    assert action(position, "put 2 on b, 5 on c") == 2 + 6 * 3
    assert position.words(0, TOLD.move_of(position, 0, 0)) == "put nothing"


def test_the_most_moves_of_all_have_actions_of_their_own() -> None:
    position = at("won - / -; phase place; roll 1 2 3 4; table chance chance chance chance+")
    assert sorted(TOLD.listed(position, 0)) == list(range(1296))


def test_a_card_is_told_with_its_points_and_whose_dice_stand_on_it() -> None:
    position = at("won - / -; phase place; roll 2 5 5 6; table pair+ chance - 2-pairs; dice 2:66 - - - 1:3")
    seen = TOLD.observe(position, 0)
    first, _, third, _ = seen[HEAD : HEAD + TABLE * ON_CARD].reshape(TABLE, ON_CARD)
    assert first[:KINDS].nonzero()[0].tolist() == [Kind.PAIR]
    assert first[KINDS:].tolist() == [1, pytest.approx(2 / (2 + CARD_POINTS)), 0, 1, 0, 0, 0.5, 0.5, 0]
    assert not third.any()
    assert seen[HEAD + TABLE * ON_CARD :][:7].tolist() == [1, 0, 0, 0, 0.125, 0.25, 0]


def test_everybody_sees_himself_first() -> None:
    position = at("won pair+ chance / 5s / -; phase place; roll 2 5 5 6; table pair - - -; dice 2:66 - - - 1:3")
    seen = [TOLD.observe(position, seat) for seat in range(3)]
    players = [numbers[PLAYERS:].reshape(SEATS, PLAYER) for numbers in seen]
    for seat in (1, 2):
        assert np.array_equal(players[seat][:3], np.roll(players[0][:3], -seat, axis=0))
        own = seen[seat][HEAD + KINDS + 2 :][:3]
        assert np.array_equal(own, np.roll([0, 1, 0], -seat))
    assert players[0][0].tolist() == pytest.approx([1, 1, 3 / (3 + GAME_POINTS), 0.2, 0.1, 0, 0.1, 0])
