"""Every clause of Cups."""

import pytest

from croupier.kernel.errors import Refused
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.seats import CHANCE

GAME = Game(__package__.removesuffix(".tests"))


def table(*steps: tuple[int, str]) -> Match:
    """Cups after some moves and rolls."""
    match = Match(GAME.setup(2, first=1))
    for seat, words in steps:
        match.play(seat, match.parse(seat, words))
    return match


def test_C1_only_its_owner_sees_what_lies_under_a_cup() -> None:
    match = table((CHANCE, "3"), (CHANCE, "5"))
    assert [match.veiled(seat).state.die[:2].tolist() for seat in (0, 1, -1)] == [[3, 0], [0, 5], [0, 0]]
    assert table().secret(CHANCE, 3) == 0b10


def test_C2_everybody_speaks_once_from_the_seat_that_begins_on() -> None:
    match = table((CHANCE, "3"), (CHANCE, "5"))
    assert match.seats == (1,)
    match.play(1, match.parse(1, "fold"))
    assert match.seats == (0,)
    with pytest.raises(Refused, match="C2"):
        match.play(1, match.parse(1, "lower"))


def test_C3_a_cup_is_shaken_once() -> None:
    match = table((CHANCE, "3"), (CHANCE, "5"), (1, "shake"), (CHANCE, "1"))
    assert match.state.die[1] == 1
    with pytest.raises(Refused, match="C3"):
        match.play(1, match.parse(1, "shake"))


@pytest.mark.parametrize(
    ("left", "right", "shares"),
    [("higher", "lower", [0.5, 0.5]), ("lower", "lower", [0, 1]), ("fold", "higher", [0.5, 0.5])],
)
def test_C4_who_was_right_shares_the_victory(left: str, right: str, shares: list[float]) -> None:
    assert table((CHANCE, "3"), (CHANCE, "5"), (1, right), (0, left)).payoff() == shares
