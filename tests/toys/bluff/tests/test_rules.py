"""Every clause of Bluff."""

import pytest

from croupier.kernel.errors import BadNotation, Refused
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import story, would
from croupier.kernel.seats import CHANCE
from croupier.testkit.talk import say

from ..events import Dealt, Shown, Spoke
from ..moves import Bet, Card, Moves, Outcomes

GAME = Game(__package__.removesuffix(".tests"))


def test_B1_a_card_is_told_to_its_owner_and_is_not_dealt_twice() -> None:
    match = Match(GAME.setup(2))
    assert match.secret(CHANCE, 2) == 0b10
    assert story(match, CHANCE, 2, match.after(CHANCE, 2), looker=0)[0] == Dealt(0, 2)
    match.play(CHANCE, 2)
    assert match.outcomes() == [(1, 1), (3, 1)]
    with pytest.raises(Refused, match="B1"):
        match.play(CHANCE, 2)


def test_B1_nobody_sees_the_other_card() -> None:
    match = say(Match(GAME.setup(2)), "* 2", "* 3", "bet")
    assert match.veiled(1).state.card.tolist() == [0, 3]


def test_B2_the_one_that_begins_speaks_first() -> None:
    match = say(Match(GAME.setup(2, first=1)), "* 2", "* 3")
    assert match.seats == (1,)
    with pytest.raises(Refused, match="B2"):
        match.play(0, 0)


@pytest.mark.parametrize(
    ("words", "shares"),
    [
        (("pass", "pass"), [0.25, 0.75]),
        (("bet", "bet"), [0.0, 1.0]),
        (("pass", "bet", "bet"), [0.0, 1.0]),
        (("bet", "pass"), [0.75, 0.25]),
        (("pass", "bet", "pass"), [0.25, 0.75]),
    ],
)
def test_B3_what_the_victory_is_worth(words: tuple[str, ...], shares: list[float]) -> None:
    match = say(Match(GAME.setup(2)), "* 1", "* 3", *words)
    assert match.payoff() == shares


def test_B3_the_cards_are_shown_when_it_is_over_and_not_known_before() -> None:
    match = say(Match(GAME.setup(2)), "* 1", "* 3", "bet")
    assert story(match, 1, 1, match.after(1, 1))[:2] == [Spoke(1, True), Shown((1, 3))]
    assert would(match.veiled(1), 1, 1) == [Spoke(1, True)]


@pytest.mark.parametrize(("seat", "data"), [(0, Card(3)), (CHANCE, Bet()), (CHANCE, Card(4))])
def test_nonsense_has_no_code(seat: int, data: Moves | Outcomes) -> None:
    with pytest.raises(BadNotation, match="pass or bet"):
        Match(GAME.setup(2)).code(seat, data)
