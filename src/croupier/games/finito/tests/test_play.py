"""The bots of FINITO!, its solver, and the table in words."""

import pytest

from croupier.kernel.dice import new_rng
from croupier.kernel.errors import BadNotation, BadOption
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.options import parse_options, read_edition
from croupier.kernel.perft import perft
from croupier.kernel.position import Position
from croupier.kernel.simulating import simulate

from ..lore import work_out
from ..options import Edition, Options

GAME = Game(__package__.removesuffix(".tests"))


def at(number: int, board: str) -> Position:
    return Position.from_text(GAME, f"phase place; number {number}; owing 3 | {board} | open 1 2 3")


def choice(match: Position, bot: str) -> str:
    return GAME.notation.move_text(match.state, 0, match.ask(0, bot, new_rng()))


def edition_text(spaces: list[int]) -> str:
    return f'title = "x"\nspaces = {spaces}\n'


def test_casual_puts_a_tile_where_it_belongs_on_average() -> None:
    assert choice(at(10, "open 1 6 12"), "casual") == "6 to 10a"
    assert choice(at(1, "open 1 6 12"), "casual") == "1 to 1"


def test_steady_leaves_room() -> None:
    """Below the 4 on the 3a lie three spaces, enough for 1, 2, 3; on the 2 there would be one for three tiles."""
    assert choice(at(2, "open 4 5 6"), "steady") == "4 to 2"
    assert choice(at(12, "7@11b 8@13a open 6 9 12"), "steady") != "12 to 12a"


def test_steady_finishes_when_it_can() -> None:
    board = "1@1 2@3a 3@4a 4@5a 5@6a 6@7a 7@8a 8@9a 9@10a 10@11a 11@12a 12@2 open -"
    assert choice(at(20, board), "steady") == "12 to 20"


@pytest.mark.parametrize(
    ("tiles", "room", "rolls"),
    [(1, 1, 36), (1, 12, 3), (2, 2, 18 + 36), (2, 3, 36), (3, 3, 18 + 54)],
)
def test_rolls_needed_for_a_gap(tiles: int, room: int, rolls: float) -> None:
    """By hand: r spaces are hit every 36/r rolls, and what a hit leaves is added, two gaps apart as their sum."""
    edition = GAME.edition()
    assert isinstance(edition, Edition)
    assert work_out(Options(), edition).gaps[tiles, room] ** 0.5 == pytest.approx(rolls)


def test_steady_beats_casual_and_casual_beats_random_with_paired_dice() -> None:
    assert simulate(GAME, 2000, ["steady", "casual"], paired=True).mean_payoff[0] > 0.7
    assert simulate(GAME, 500, ["casual", "random"], paired=True).mean_payoff[0] > 0.99


def test_steady_needs_fewer_rolls() -> None:
    steady, casual = (simulate(GAME, 2000, [bot, bot]).length.mean for bot in ("steady", "casual"))
    assert steady < casual - 6


@pytest.mark.parametrize("rule", ["next-number=yes", "may-pass=yes", "series=5", "rounds=3"])
def test_bots_know_the_house_rules(rule: str) -> None:
    options = parse_options(GAME.option_type, dict([rule.split("=")]))
    assert simulate(GAME.setup(2, options), 300, ["steady", "random"], paired=True).mean_payoff[0] > 0.8


def test_perft_of_the_first_tiles() -> None:
    """12 x 11 x 10 tiles for the first seat, the same for the second, each draw as likely."""
    levels = perft(Match(GAME.setup(2)), 4)
    assert [level.lines for level in levels] == [1, 12, 12 * 11, 12 * 11 * 10, 12 * 11 * 10 * 12]


def test_the_table_in_words() -> None:
    match = at(15, "7@9a 12@10a 3@15b open 1 2 4")
    text = match.show(0, ("Left", "Right"))
    for words in (
        "Left",
        "Right",
        "15a",
        "order 7-12 3",
        "6 tiles face down",
        "The die shows 15",
        "All twelve in order win",
    ):
        assert words in text


@pytest.mark.parametrize("text", ["", "7", "7 to", "7 to 15", "7 to 20a", "99 to 1", "7 to 21", "seven to 1"])
def test_words_that_mean_nothing(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.notation.parse_move(at(15, "open 7 8 9").state, 0, text)


def test_a_number_with_two_spaces_asks_for_one() -> None:
    with pytest.raises(BadNotation, match="15a on the left and 15b on the right"):
        at(15, "open 7 8 9").parse(0, "7 to 15")


@pytest.mark.parametrize(
    ("spaces", "words"),
    [
        ([*range(1, 21), *range(5, 21)], "must ascend"),
        (sorted([*range(1, 10), *range(11, 21), *range(1, 10), *range(11, 19)]), "every number from 1 to the highest"),
        (sorted([*range(1, 22), *range(1, 16)]), "which may be 20"),
        ([1, 2, 0, *range(3, 21), *[0] * 15], "zeros"),
        ([*range(1, 12), *[0] * 25], "12 tiles need more than 11 spaces"),
        (sorted([*range(1, 21), *[5] * 16]), "more than two"),
        (list(range(1, 21)), "36"),
    ],
)
def test_a_board_without_sense_is_refused(spaces: list[int], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        read_edition(GAME.edition_type, edition_text(spaces), "mine.toml")


def test_another_board_can_be_played() -> None:
    spaces = sorted([*range(1, 21), *range(1, 17)])
    edition = read_edition(GAME.edition_type, edition_text(spaces), "mine.toml")
    assert simulate(GAME.setup(2, edition=edition), 50, ["steady", "casual"]).games == 50
    state = Match(GAME.setup(2, edition=edition)).state
    assert GAME.notation.parse_state(GAME.notation.state_text(state)).tobytes() == state.tobytes()


def test_a_position_that_waits_for_a_tile_needs_one_to_turn_up() -> None:
    with pytest.raises(BadNotation, match="nobody has a tile to turn up"):
        Position.from_text(GAME, "phase tile | open 1 2 3 | open 1 2 3")
