"""FINITO! in numbers: what an action does, and what a seat sees."""

import numpy as np

from croupier.kernel.encoding import encoding
from croupier.kernel.game import Game
from croupier.kernel.position import Position

from ..encode import BOARD, FEATURES, PASSING
from ..rules import SEATS, SPACES, TILES

GAME = Game(__package__.removesuffix(".tests"))
TOLD = encoding(GAME)
BOARDS = FEATURES - SEATS * BOARD
FULL = "2@1 1@2 3@4a 4@5a 5@6a 6@7a 7@8a 8@9a 9@10a 10@11a 11@12a 12@13a open - points 0"


def at(number: int, boards: str, rest: str = "owing 3; rolled 5") -> Position:
    return Position.from_text(GAME, f"phase place; number {number}; {rest} | {boards}")


def actions(position: Position, seat: int) -> dict[int, str]:
    return {action: position.words(seat, move) for action, move in TOLD.listed(position, seat).items()}


def test_an_action_is_a_tile_and_a_space() -> None:
    position = at(3, "open 1 7 12 points 0 | 7@3a open 1 2 points 0")
    assert actions(position, 0) == {
        TILES * (space - 1) + tile - 1: f"{tile} to {name}"
        for tile in (1, 7, 12)
        for space, name in ((3, "3a"), (4, "3b"))
    }
    assert actions(position, 1) == {TILES * 3: "1 to 3b", TILES * 3 + 1: "2 to 3b"}
    passing = at(20, f"{FULL} | open 1 2 3 points 0", "owing 3; rolled 20; rules 0 1 12 0 1 300")
    assert actions(passing, 0)[PASSING] == "pass"


def test_a_board_is_told_by_its_tiles_and_by_its_spaces() -> None:
    seen = TOLD.observe(at(3, "7@3a 9@20 open 1 2 points 0 | open 1 2 3 points 0"), 0)
    spaces = seen[BOARDS - SPACES : BOARDS]
    there, owes, points = seen[BOARDS : BOARDS + 3]
    opened, places = np.split(seen[BOARDS + 3 : BOARDS + BOARD], 2)
    assert (there, owes, points) == (1, 1, 0)
    assert opened.nonzero()[0].tolist() == [0, 1]
    assert {tile + 1: round(places[tile] * SPACES) for tile in places.nonzero()[0]} == {7: 3, 9: 36}
    assert {space + 1: round(spaces[space] * TILES) for space in spaces.nonzero()[0]} == {3: 7, 36: 9}


def test_everybody_sees_himself_first() -> None:
    position = at(3, "7@3a open 1 2 points 0 | 4@9a open 5 points 2 | open 3 4 5 points 1", "owing 6; rolled 5")
    seen = [TOLD.observe(position, seat) for seat in range(3)]
    boards = [numbers[BOARDS:].reshape(SEATS, BOARD) for numbers in seen]
    for seat in (1, 2):
        assert np.array_equal(seen[seat][: BOARDS - SPACES], seen[0][: BOARDS - SPACES])
        assert np.array_equal(boards[seat][:3], np.roll(boards[0][:3], -seat, axis=0))
    assert boards[0][:, 0].tolist() == [1, 1, 1, 0]
    assert boards[0][:, 1].tolist() == [0, 1, 1, 0]
