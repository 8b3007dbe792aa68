"""FINI! in numbers: what an action does, what a seat sees, and a cast dealt die by die."""

import itertools

import numpy as np

from croupier.kernel.dice import new_rng
from croupier.kernel.encoding import encoding
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE

from ..dice import COLOURS
from ..encode import ANNOUNCING, CALLING, COPIES, FEATURES, HEAD, PLAYER, PUTS, TALLIES

GAME = Game(__package__.removesuffix(".tests"))
TOLD = encoding(GAME)


def at(position: str) -> Position:
    return Position.from_text(GAME, f"phase duel; {position}" if "phase" not in position else position)


def actions(position: Position, seat: int = 0) -> dict[int, str]:
    return {action: position.words(seat, move) for action, move in TOLD.listed(position, seat).items()}


def test_a_coloured_die_is_taken_by_its_number_whatever_its_colour() -> None:
    assert actions(at("area r4 o2 y4 sa4 sb4")) == {
        CALLING: "FINI!",
        COLOURS * 3: "take red 4",
        COLOURS * 3 + 1: "take yellow 4",
        COLOURS: "take orange 2",
        COPIES + 3: "take silver 4",
    }
    assert actions(at("area t4"))[COLOURS * 3] == "take turquoise 4"


def test_a_die_in_the_hand_is_put_into_a_gap_of_a_row() -> None:
    assert actions(at("hands 3 / -; rows 2 4 / 5")) == {
        CALLING: "FINI!",
        PUTS: "put 1 left",
        PUTS + 1: "put 1 after 1",
        PUTS + 2: "put 1 right",
        PUTS + 15: "put 2",
    }
    assert actions(at("phase announce; round 3")) == {ANNOUNCING: "straights", ANNOUNCING + 1: "matching"}


def test_the_area_is_told_by_numbers_and_nothing_by_colours() -> None:
    seen = TOLD.observe(at("area r4 o2 y4 sa4; hands k1 / -"), 0)
    same = TOLD.observe(at("area b2 v4 p4 sb4; hands t1 / -"), 0)
    assert np.array_equal(seen, same)
    assert np.allclose(seen[HEAD : HEAD + TALLIES] * ([11] * 6 + [4] * 6), [0, 1, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0])


def test_each_player_sees_himself_first() -> None:
    duel = at("area 1; rows 2 3 / 5; hands - / s5; chips 1 4; score 3 2; starter 2")
    first, second = TOLD.observe(duel, 0), TOLD.observe(duel, 1)
    mine, other = slice(FEATURES - 2 * PLAYER, FEATURES - PLAYER), slice(FEATURES - PLAYER, FEATURES)
    assert np.array_equal(first[mine], second[other])
    assert np.array_equal(first[other], second[mine])
    assert not np.array_equal(first[mine], first[other])


def test_a_premature_call_is_told_beforehand() -> None:
    assert TOLD.observe(at("area 4; rows 2 3 / -"), 0)[HEAD - 1] == 1
    assert TOLD.observe(at("area 5; rows 2 3 / -"), 0)[HEAD - 1] == 0


def test_I4_a_cast_is_dealt_die_by_die() -> None:
    dealer, match = GAME.dealer, Match(GAME.setup(2))
    assert dealer is not None
    assert match.outcomes() == []
    assert (dealer.parts(match.state), dealer.SIDES) == (11, 6)
    code = 0
    for die, face in enumerate((0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4)):
        code = dealer.joined(match.state, code, die, face)
    assert match.words(CHANCE, code) == "1 2 3 4 5 6 1 2 3 4 5"
    match.play(CHANCE, code)
    assert dealer.parts(match.state) == 0
    assert len(match.outcomes()) == 126
    match.play(CHANCE, match.draw(new_rng(1)))
    assert dealer.parts(match.state) == 0


def test_I4_dealing_reaches_every_cast_once_and_nothing_else() -> None:
    """Each die is a digit of the code, the highest code is allowed and no higher one: so all 6 ** 11 are dealt once."""
    dealer, match = GAME.dealer, Match(GAME.setup(2))
    assert dealer is not None
    dice, faces = range(dealer.parts(match.state)), range(dealer.SIDES)
    alone = {(die, face): dealer.joined(match.state, 0, die, face) for die in dice for face in faces}
    assert all(dealer.joined(match.state, 12345, *part) == 12345 + code for part, code in alone.items())
    assert [alone[die, face] for die in dice for face in faces] == [6**die * face for die in dice for face in faces]
    highest = sum(alone[die, 5] for die in dice)
    assert GAME.rules.refusal(match.state, CHANCE, highest) == 0
    assert GAME.rules.refusal(match.state, CHANCE, highest + 1) != 0


def test_I4_a_drawn_cast_is_as_likely_as_a_dealt_one() -> None:
    """Every die of 20,000 drawn casts shows every face as often as the next, alone and beside its neighbour."""
    match, rng, casts = Match(GAME.setup(2)), new_rng(3), 20_000
    drawn = np.array([match.draw(rng) for _ in range(casts)])
    digits = np.array([drawn // 6**die % 6 for die in range(COLOURS)])
    for one, two in itertools.pairwise(range(COLOURS)):
        pairs = np.bincount(digits[one] * 6 + digits[two], minlength=36)
        chi = ((pairs - casts / 36) ** 2 / (casts / 36)).sum()
        assert chi < 80, f"dice {one} and {two} are not fair: {chi}"
