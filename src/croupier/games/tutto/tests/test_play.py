"""The rulebook's example, the bots, and the table in words."""

import pytest

from croupier.kernel.dice import new_rng
from croupier.kernel.errors import BadNotation, BadOption
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.options import parse_options, read_edition
from croupier.kernel.position import Position
from croupier.kernel.record import Player, Record
from croupier.kernel.simulating import simulate
from croupier.testkit.talk import say

GAME = Game(__package__.removesuffix(".tests"))


def choice(match: Position, bot: str) -> str:
    seat = match.seats[0]
    return GAME.notation.move_text(match.state, seat, match.ask(seat, bot, new_rng()))


def test_the_detailed_example_of_the_rulebook() -> None:
    match = say(Match(GAME.setup(2)), "* bonus-600", "* 1 2 3 4 6 6", "keep 1", "* 2 2 2 5 6")
    assert say(match.copy(), "stop").state.score[0] == 350
    say(match, "keep 5", "* 6 6 6 5")
    assert say(match.copy(), "stop").state.score[0] == 1400
    say(match, "keep 5 6 6 6")
    assert say(match.copy(), "stop").state.score[0] == 1400
    say(match, "next", "* straight", "* 1 1 2 2 6 6", "keep 1 2 6", "* 1 2 2")
    assert match.state.score[0] == 0
    assert match.state.active == 1


@pytest.mark.parametrize(
    ("position", "bot", "move"),
    [
        ("phase choice; card bonus-200; roll 1 1 2 3 4 6; rolled 150; aside -", "casual", "stop"),
        ("phase choice; card bonus-200; roll 1 5 2 3 4 6", "casual", "keep 1"),
        ("phase choice; card bonus-200; roll 2 2 2 3 4 6", "casual", "keep 2 2 2"),
        ("phase tutto; card bonus-200; extras 900", "casual", "next"),
        ("phase tutto; card bonus-200; extras 1000", "casual", "stop"),
        ("phase tutto; card bonus-200; extras 500", "steady", "next"),
        ("phase tutto; card bonus-200; extras 3000", "steady", "stop"),
        ("phase tutto; card bonus-200; extras 500; deck 0 0 0 0 0 0 9 0 0 0 1", "steady", "stop"),
        ("phase choice; card bonus-200; roll 1 5; aside 1 1 5 5; rolled 300", "steady", "keep 1 5"),
        ("phase choice; card bonus-200; roll 1 2; aside 1 1 1 5; rolled 1050", "steady", "stop"),
        ("phase choice; card straight; roll 1 2 3 4 5 6", "steady", "keep 1 2 3 4 5 6"),
        ("phase choice; card plus-minus; roll 5 5 1 2 3 4; rolled 0", "steady", "keep 1"),
    ],
)
def test_what_bots_choose(position: str, bot: str, move: str) -> None:
    assert choice(Position.from_text(GAME, f"scores 0 0; {position}"), bot) == move


def test_steady_beats_casual_and_both_beat_random_with_paired_dice() -> None:
    for better, worse, margin in [("steady", "casual", 0.515), ("steady", "random", 0.8), ("casual", "random", 0.8)]:
        assert simulate(GAME, 20_000, [better, worse], paired=True).mean_payoff[0] > margin


@pytest.mark.parametrize("rule", ["keep=all", "x2=rolled-only", "x2=card-only", "plus-minus=ends-turn", "target=1000"])
def test_steady_knows_the_house_rules(rule: str) -> None:
    options = parse_options(GAME.option_type, dict([rule.split("=")]))
    assert simulate(GAME.setup(2, options), 4000, ["steady", "random"], paired=True).mean_payoff[0] > 0.6


def test_the_table_in_words() -> None:
    match = Position.from_text(
        GAME, "scores 300 6000; phase choice; card x2; roll 1 5; aside 2 2 2 1; rolled 300; last_round 1"
    )
    text = match.show(0, ("Left", "Right"))
    for words in ("300", "6000", "Last round", "x2", "doubles", "900 points at stake", "⚀ 1  ⚄ 5"):
        assert words in text
    assert GAME.views.view(match.state, 0).deck["stop"] == 10  # type: ignore[attr-defined]


@pytest.mark.parametrize("text", ["keep", "keep 7", "keep 1111111", "draw", "", "keep one"])
def test_words_that_mean_nothing(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.notation.parse_move(Position.from_text(GAME, "scores 0 0; phase choice; roll 1").state, 0, text)


def test_words_are_read_generously() -> None:
    state = Position.from_text(GAME, "scores 0 0; phase choice; roll 1 5 5").state
    assert GAME.notation.parse_move(state, 0, "Keep 515") == GAME.notation.parse_move(state, 0, "keep 1 5 5")


def test_a_deck_without_decisions_is_refused() -> None:
    others = "\n".join(f"{card} = 1" for card in ("stop", "fireworks", "plus_minus", "cloverleaf", "straight"))
    text = f'title = "x"\nbonus = [0, 0, 0, 0, 0]\nx2 = 0\n{others}\n'
    with pytest.raises(BadOption, match="needs Bonus or x2"):
        read_edition(GAME.edition_type, text, "mine.toml")


@pytest.mark.parametrize(
    ("turn", "words"),
    [
        ("card straight; roll 2 4; aside 1 3 5 6", "4 of the six numbers"),
        ("card plus-minus; roll 1; aside 1 1 5 5 5; rolled 700", "5 of six dice for the TUTTO"),
        ("card cloverleaf; roll 1 5; aside 1 1 5 5; rolled 300", "4 of six dice for the first TUTTO"),
        ("card cloverleaf; leaves 1; roll 1 2 3 4 6 6", "0 of six dice for the second TUTTO, which wins the game"),
        ("card fireworks; roll 1; aside 1 1 5 5 5; rolled 700", "800 points, which the null will bank"),
    ],
)
def test_a_card_that_forbids_stopping_shows_how_far_it_is(turn: str, words: str) -> None:
    assert words in Position.from_text(GAME, f"scores 0 0; phase choice; {turn}").show(0, ("Left", "Right"))


@pytest.mark.parametrize(
    ("position", "move", "slip"),
    [
        ("scores 0 0; phase choice; card bonus-200; roll 1 1 2 3 4 6", "stop", ""),
        ("scores 0 0; phase choice; card bonus-200; roll 1 1 2 3 4 6", "keep 1", ""),
        ("scores 0 0; phase choice; card bonus-200; roll 1 1 5 2 3 4", "stop", ""),
        ("scores 0 0; phase choice; card bonus-200; roll 1 2 3 4 6; aside 5; rolled 50", "stop", ""),
        ("scores 0 0; phase choice; card bonus-200; roll 1 2 3 4; aside 5 5; rolled 100", "stop", ""),
        ("scores 0 0; phase choice; card bonus-400; roll 5 3; aside 2 2 2 5; rolled 250", "stop", "short"),
        ("scores 0 0; phase choice; card bonus-200; roll 5 3; aside 2 2 2 5; rolled 250", "stop", ""),
        ("scores 0 0; phase choice; card x2; roll 5 3; aside 2 2 2 5; rolled 250", "stop", ""),
        ("scores 5900 0; phase choice; card bonus-200; roll 1 2 3 4 6 6", "stop", ""),
        ("scores 5000 6000; last_round 1; phase choice; card x2; roll 1 1 1 2 3 4", "stop", ""),
        ("scores 5000 6050; last_round 1; phase choice; card x2; roll 1 1 1 2 3 4", "stop", "behind"),
        ("scores 5000 9000; last_round 1; phase tutto; card bonus-200; extras 900", "stop", "behind"),
        ("scores 5000 9000; last_round 1; phase tutto; card bonus-200; extras 900", "next", ""),
    ],
)
def test_stopping_for_nothing_is_a_slip(position: str, move: str, slip: str) -> None:
    match = Position.from_text(GAME, position)
    assert match.slip(0, match.parse(0, move)) == slip


def test_a_record_from_before_an_option_is_played_by_its_default() -> None:
    match = Match(GAME.setup(2))
    match.roll(new_rng(1))
    record = Record.of(match, (Player("person", "Left"), Player("bot", "steady")))
    assert record.options.pop("deck") == "used-up"
    assert "option deck" not in record.text()
    assert Record.from_text(record.text()).replay(GAME).setup == match.setup


def test_a_deck_that_is_shuffled_before_every_card_says_so() -> None:
    shown = Position(GAME.setup(2, {"deck": "reshuffled"})).show(0, ("Left", "Right"))
    assert "56 cards, shuffled before every card" in shown
