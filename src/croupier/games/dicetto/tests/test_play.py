"""The bots of DICETTO, the table in words, and what an edition may say."""

import pytest

from croupier.kernel.dice import new_rng
from croupier.kernel.errors import BadNotation, BadOption
from croupier.kernel.game import Game
from croupier.kernel.options import parse_options, read_edition
from croupier.kernel.position import Position
from croupier.kernel.simulating import simulate

from ..views import view

GAME = Game(__package__.removesuffix(".tests"))
STANDARD = GAME.editions["standard"].read_text(encoding="utf-8")


def at(position: str) -> Position:
    return Position.from_text(GAME, f"won - / -; {position}")


def choice(match: Position, bot: str) -> str:
    return GAME.notation.move_text(match.state, 0, match.ask(0, bot, new_rng()))


@pytest.mark.parametrize(
    ("position", "bot", "move"),
    [
        ("phase choice; rolls 2; roll 1 5 5 5; table 4-of-a-kind pair - -", "casual", "roll 1"),
        ("phase choice; rolls 2; roll 1 3 4 5; table large-straight 1s - -", "casual", "roll 1"),
        ("phase choice; rolls 2; roll 2 2 5 5; table 2-pairs 1s - -", "casual", "stop"),
        ("phase choice; rolls 2; roll 1 2 4 6; table chance - - -", "casual", "roll 1 2"),
        ("phase place; roll 2 2 5 5; table 2-pairs pair 5s -", "casual", "put 2 2 on b, 5 on c, 5 on x"),
        ("phase place; roll 2 2 5 5; table 2-pairs pair 1s -", "casual", "put 2 2 5 5 on a"),
        ("phase choice; rolls 1; roll 3 3 3 3; table 4-of-a-kind pair - -", "steady", "stop"),
        ("phase choice; rolls 1; roll 1 3 3 3; table 4-of-a-kind - - -", "steady", "roll 1"),
        ("phase choice; rolls 1; roll 1 3 4 5; table large-straight - - -", "steady", "roll 1"),
        ("phase place; roll 1 2 5 5; table pair - - -; dice 2:44 - - - -", "steady", "put 5 5 on a, 1 2 on x"),
    ],
)
def test_what_bots_choose(position: str, bot: str, move: str) -> None:
    assert choice(at(position), bot) == move


def test_steady_holds_dice_that_nobody_beats() -> None:
    """A pair of ones is soon pushed off by another player, a pair of sixes only fought for."""
    table = "phase choice; rolls 2; table pair - - -"
    assert choice(at(f"{table}; roll 1 1 3 6"), "steady") != "roll 3 6"
    assert choice(at(f"{table}; roll 1 3 6 6"), "steady") == "roll 1 3"


def test_steady_beats_casual_and_both_beat_random_with_paired_dice() -> None:
    for better, worse, margin in [("steady", "casual", 0.8), ("steady", "random", 0.98), ("casual", "random", 0.95)]:
        assert simulate(GAME, 500, [better, worse], paired=True).mean_payoff[0] > margin


@pytest.mark.parametrize("rule", ["cards=3", "bonus=yes"])
def test_bots_know_the_house_rules(rule: str) -> None:
    options = parse_options(GAME.option_type, dict([rule.split("=")]))
    assert simulate(GAME.setup(2, options), 300, ["steady", "casual"], paired=True).mean_payoff[0] > 0.6


def test_four_players_and_a_small_deck_come_to_an_end() -> None:
    text = STANDARD.replace("copies = [3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4]", f"copies = {[1] * 13}")
    edition = read_edition(GAME.edition_type, text, "mine.toml")
    result = simulate(GAME.setup(4, edition=edition), 100, ["steady", "casual", "casual", "random"])
    assert sum(result.mean_payoff) == pytest.approx(1)


def test_the_table_in_words() -> None:
    match = Position.from_text(
        GAME,
        "won pair 5s+ 5s / chance; phase choice; rolls 2; roll 1 2 5 5; table pair chance+ 5s -; dice 2:44 - - - 2:1; "
        "bonuses most-cards",
    )
    text = match.show(0, ("Left", "Right"))
    for words in (
        "Chance +", "⚃ 4 ⚃ 4  Right [dim](8)", "Extra Roll Card", "6 points, 3 cards, 1 logo", "10 cards end the game",
        "2 × 5s, Pair", "2 rolls left", "⚀ 1 ⚁ 2 ⚄ 5 ⚄ 5", "bonus card Most Cards",
    ):  # fmt: skip
        assert words in text, words


@pytest.mark.parametrize(
    ("position", "reach", "high"),
    [
        ("phase place; roll 2 2 5 5; table 2-pairs pair 1s -; dice - 2:66 - - 2:66", [14, 10, 0, 0, 14], "ax"),
        ("phase choice; rolls 1; roll 2 3 4 5; table small-straight 3s pair chance", [12, 3, 0, 14, 14], "abdx"),
        ("phase choice; rolls 1; roll 2 3 4 5; table 3s chance - -; dice 2:3 2:366 - - -", [3, 14, 0, 0, 14], "ax"),
        ("phase roll; rolls 1; roll 5 5; table pair - - -", [0, 0, 0, 0, 0], ""),
    ],
)
def test_the_highest_sum_that_each_card_takes_is_told(position: str, reach: list[int], high: str) -> None:
    spots = view(at(position).state, 0).spots
    assert [spot.reach for spot in spots] == reach
    assert "".join(spot.spot for spot in spots if spot.open) == high


def test_rounds_in_which_nobody_collects_are_counted_aloud() -> None:
    match = at("phase choice; rolls 2; roll 1 2 5 5; idle 5")
    assert "Nobody has collected a card for 2 rounds" in match.show(0, ("Left", "Right"))


def test_a_battle_in_words() -> None:
    match = at("phase battle; table pair - - -; dice 2:44 - - - -; rivals 44 - - - -")
    text = match.show(0, ("Left", "Right"))
    assert "against" in text


@pytest.mark.parametrize(
    "text",
    ["", "put", "put 5", "put 5 on", "put 5 on e", "put on a", "put 7 on a", "roll", "roll 7", "roll 11111", "go"],
)
def test_words_that_mean_nothing(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.notation.parse_move(at("phase place; roll 4 4 5 6").state, 0, text)


def test_words_are_read_generously() -> None:
    state = at("phase place; roll 4 4 5 6; table pair chance - -").state
    parse = GAME.notation.parse_move
    assert parse(state, 0, "Put 65 on X,  44 on a") == parse(state, 0, "put 4 4 on a, 5 6 on x")


@pytest.mark.parametrize(
    "position",
    [
        "won -; phase place",
        "won - / - / - / - / -; phase place",
        "won - / -; phase nowhere",
        "won - / -; phase place; seat 3",
        "won - / -; phase place; table pair",
        "won pair+ / pair+; phase place",
        "won - / -; phase place; dice 3:5 - - - -",
        "won - / -; phase place; dice 2:555 2:55 - - -",
        "won - / -; phase place; hats 3",
        "won - / -; phase place; goal 99999999999",
    ],
)
def test_positions_that_cannot_be(position: str) -> None:
    with pytest.raises(BadNotation):
        GAME.notation.parse_state(position)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("copies = [3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4]", f"copies = {[3] + [0] * 12}", "cannot fill the table"),
        ("logos = [1,", "logos = [4,", "have the logo, and there are only 3"),
        ("points = [2, 2, 2, 2, 2, 2, 1, 2, 2, 3, 4, 4, 6]", f"points = {[0] * 13}", "worth a point"),
        ("points = [2,", "points = [-2,", ">= 0"),
        ("bonus = [3,", "bonus = [", "8"),
    ],
)
def test_an_edition_without_sense_is_refused(old: str, new: str, words: str) -> None:
    assert old in STANDARD
    with pytest.raises(BadOption, match=words):
        read_edition(GAME.edition_type, STANDARD.replace(old, new), "mine.toml")


def test_placing_no_dice_is_a_slip_where_some_fit() -> None:
    table = "phase place; roll 1 2 4 6; table 1s 2s - -"
    assert [at(table).slip(0, at(table).parse(0, move)) for move in ("put nothing", "put 1 on A")] == [
        "none-placed",
        "",
    ]
