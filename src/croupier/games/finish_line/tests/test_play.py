"""The bots of FINISH LINE, the veil, the dice in play, the table in words, and what an edition may say."""

import pytest
from rich.text import Text

from croupier.kernel.dice import below, new_rng
from croupier.kernel.errors import BadNotation, BadOption
from croupier.kernel.match import Match
from croupier.kernel.options import parse_options, read_edition
from croupier.kernel.position import Position
from croupier.kernel.seats import WATCHING
from croupier.kernel.simulating import simulate
from croupier.testkit.talk import say
from croupier.testkit.trials import step

from ..betting import LINES, sheet
from ..options import COLOURS
from ..state import Phase
from .positions import GAME, START, betting, last, using

STANDARD = GAME.editions["standard"].read_text(encoding="utf-8")


def choice(match: Position, bot: str) -> str:
    """What a bot does on the seat in turn."""
    seat = match.seats[0]
    return GAME.notation.move_text(match.state, seat, match.ask(seat, bot, new_rng()))


def shuffled_bets(match: Position, seat: int, seed: int) -> Position:
    """The same game, but for the secret bets of the other seats."""
    state, rng = match.state.copy(), new_rng(seed)
    for rival in range(match.players):
        if rival != seat:
            for line in range(LINES):
                pick = below(rng, 3) | (7 if line < 3 else 3 + below(rng, 4)) << 3
                start = sheet(int(state.race), rival)
                state.bets[start + line] = (pick | (1 + below(rng, 9)) << 6) if below(rng, 2) else 0
    return Position(match.setup, state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_secret_bets_change_nothing_another_seat_can_observe(players: int) -> None:
    """Views, veiled states, listed moves and what every bot does are the same, whatever the others have bet."""
    rng = new_rng(players)
    match = Match(GAME.setup(players))
    looked = 0
    while match.state.race < 2:
        if Phase.BET <= match.state.phase <= Phase.PHOTO and below(rng, 4) == 0:
            for seat in range(players):
                other = shuffled_bets(match, seat, below(rng, 1000))
                assert other.veiled(seat).tobytes() == match.veiled(seat).tobytes()
                if seat in match.seats:
                    assert other.moves(seat) == match.moves(seat)
                    for bot in GAME.bots if below(rng, 20) == 0 else GAME.quick:
                        assert other.ask(seat, bot, new_rng(7)) == match.ask(seat, bot, new_rng(7))
                        looked += 1
            assert shuffled_bets(match, -1, 5).veiled(-1).tobytes() == match.veiled(-1).tobytes()
        step(match, rng)
    assert looked > 50


@pytest.mark.parametrize(("players", "dice"), [(2, 23), (3, 27), (4, 27)])
def test_dice_are_always_somewhere(players: int, dice: int) -> None:
    rng = new_rng(players)
    match = Match(GAME.setup(players))
    while not match.over:
        census = GAME.views.census(match.state)
        assert sum(census[name] for name in COLOURS) == 27
        assert (
            sum(census[name] for name in COLOURS)
            - sum(int(match.state.spare >> (5 * colour)) & 31 for colour in range(5))
            == dice
        )
        step(match, rng)


@pytest.mark.parametrize(
    ("position", "bot", "move"),
    [
        (using("horseshoe red-blank green-blank", rest="bets1 22 1000 / -"), "casual", "horseshoe on 22"),
        (using("horseshoe double white-blank", rest="bets1 22 1000 / -"), "casual", "double on 22"),
        (using("losing-speed white-blank red-blank", rest="bets1 11 1000 / -"), "casual", "losing-speed on 20"),
        (last("double white-blank red-blank", rest="bets1 11 1000 / -"), "steady", "double on 11"),
        (last("losing-speed white-blank red-blank", rest="bets1 11 1000 / -"), "steady", "losing-speed on 20"),
        (last("double white-blank red-blank", rest="bets1 20+18 1000 / -"), "steady", "double on 18"),
        (last("disqualified double white-blank", rest="bets1 18+11 1000 / -"), "steady", "disqualified on 20"),
        (last("dead-even white-blank red-blank", rest="bets1 11 1000 / -"), "steady", "dead-even"),
        (betting("0 1000"), "steady", "done"),
    ],
)  # fmt: skip
def test_what_bots_choose(position: Position, bot: str, move: str) -> None:
    assert choice(position, bot) == move


def test_steady_bets_on_favourites_far_behind() -> None:
    """8 starts last at 11x and moves with every horseshoe; nothing else here is expected to pay as much."""
    match = betting()
    while match.seats[0] == 0:
        say(match, choice(match, "steady"))
    assert 8 in {horse for line in match.view(0).bets for horse in line.horses}  # type: ignore[attr-defined]


def test_steady_holds_back_the_horses_that_others_help() -> None:
    """Without a bet of its own on either, it slows the horse that the other player has pushed."""
    bets = "bets1 8 1000 / -"
    for tile in (11, 20):
        match = using("losing-speed white-blank red-blank", pool="2 0 0 0 0", rest=f"{bets}; aided - / {tile}:6")
        assert choice(match, "steady") == f"losing-speed on {tile}"


def test_steady_beats_casual_and_both_beat_random_with_paired_dice() -> None:
    for better, worse, margin in [("steady", "casual", 0.8), ("steady", "random", 0.95), ("casual", "random", 0.9)]:
        assert simulate(GAME, 300, [better, worse], paired=True).mean_payoff[0] > margin


@pytest.mark.parametrize("rule", ["races=1", "outsider=winning-bet"])
def test_bots_know_the_house_rules(rule: str) -> None:
    options = parse_options(GAME.option_type, dict([rule.split("=")]))
    assert simulate(GAME.setup(2, options), 200, ["steady", "casual"], paired=True).mean_payoff[0] > 0.6


def test_four_players_and_a_small_box_come_to_an_end() -> None:
    text = STANDARD.replace("dice = [12, 6, 5, 2, 2]", "dice = [3, 1, 1, 1, 2]").replace(
        "[2, 1, 1, 0, 0]", "[0, 0, 0, 0, 0]"
    )
    edition = read_edition(GAME.edition_type, text, "mine.toml")
    result = simulate(GAME.setup(4, edition=edition), 60, ["steady", "casual", "casual", "random"])
    assert sum(result.mean_payoff) == pytest.approx(1)


def test_the_table_in_words() -> None:
    match = using(
        "horseshoe white-blank side-bet",
        "8 22:ow 3 5:2 18 11=20",
        rest="was_level 1; home 1; kept 0 1; side 500 -500; bets1 11 300, 8+20 200 / 20 900",
    )
    text = match.show(0, ("Left", "Right"))
    for words in (
        "Race 1 of 3", "home stretch", "dead even", "Inkwell", "11x", "€2000", "Ω", "4 white", "extra move", "+500",
        "your bets", "300 on Larkspur (11)", "200 on Inkwell (8) and Umber (20)", "13x", "side bet",
    ):  # fmt: skip
        assert words in text, words
    assert "900" not in text
    assert max(len(line) for line in plain(text)) <= 80


def test_a_horse_that_is_out_is_named() -> None:
    match = using("horseshoe white-blank red-blank", "22 3 5 18 11")
    assert "out of the race: Inkwell (8) and Umber (20)" in match.show(0, ("Left", "Right"))


def test_who_may_bet_sees_what_is_left_for_it() -> None:
    match = say(betting(), "1: bet 300 on 8")
    assert "700 € left to bet" in match.show(0, ("Left", "Right"))
    assert "1,000 €" in match.show(0, ("Left", "Right"))
    assert "left to bet" not in match.show(WATCHING, ("Left", "Right"))


def plain(text: str) -> list[str]:
    """Lines without console markup."""
    return Text.from_markup(text).plain.split("\n")


def test_accounts_stay_readable_through_the_next_betting_and_at_the_end() -> None:
    bets = "bets1 18 200, 3 100, 11 400, 18+11 200, 11+20 100 / 20 1000"
    match = say(last(row="18 20 5 11:2", rest=bets), "put away white")
    say(match, *(f"* {tile}" for tile in (1, 2, 4, 6, 7, 9, 10)))
    text = "\n".join(plain(match.show(1, ("Left", "Right"))))
    assert "Race 1: Larkspur (11) won before Foxglove (5), Umber (20)" in text
    assert "Left   bet 1,000, got 4,200 with an outsider's bonus of 3,000" in text
    assert "400 on Larkspur (11) 3x pays 1,200" in text
    assert "1,000 on Umber (20) 2x" in text
    ended = say(last(row="22", rest=f"{bets}; races 1"), "put away white")
    text = "\n".join(plain(ended.show(WATCHING, ("Left", "Right"))))
    assert "Race 1: Whistler (22) won\n" in text


@pytest.mark.parametrize(
    "text",
    ["", "bet", "bet 100", "bet on 8", "bet -100 on 8", "take", "take pink", "tip", "horseshoe on 7", "interfere 8 22"],
)
def test_words_that_mean_nothing(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.notation.parse_move(using("horseshoe double tempo").state, 0, text)


def test_words_are_read_generously() -> None:
    parse = GAME.notation.parse_move
    state = betting().state
    assert parse(state, 0, "Bet 300 on 11 18") == parse(state, 0, "bet 300 on 18 and 11")
    use = using("losing-speed double tempo", "8 22:o 3").state
    assert parse(use, 0, "losing speed on 3") == parse(use, 0, "losing-speed on 3")
    assert parse(use, 0, "tempo change from 22 to 8") == parse(use, 0, "tempo from 22 to 8")


@pytest.mark.parametrize(
    "position",
    [
        "money 1000; phase bet",
        "money 1000 1000; phase nowhere",
        "money 1000 1000; phase take; seat 3",
        "money 1000 1000; phase take; hats 3",
        f"money 1000 1000; phase take; start1 {START}; row 8 8",
        f"money 1000 1000; phase take; start1 {START}; row 8:x",
        f"money 1000 1000; phase take; start1 {START}; row 7",
        f"money 1000 1000; phase take; start1 {START}; hand 9 0 0 0 0",
        f"money 1000 1000; phase bet; start1 {START}; bets1 8 150 / -",
        f"money 1000 1000; phase bet; start1 {START}; bets1 8 100, 22 100, 3 100, 5 100 / -",
        "money 1000 1000; phase bet; start1 8 8",
        "money 1000 1000; phase bet; races 99999999999",
    ],
)
def test_positions_that_cannot_be(position: str) -> None:
    with pytest.raises(BadNotation):
        GAME.notation.parse_state(position)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("white = [4, 2]", "white = [6, 0]", "photo finish would never end"),
        ("red = [2, 1, 1, 2]", "red = [2, 1, 1, 1]", "a red die has 5 sides"),
        ("left_out = [2, 1, 1, 0, 0]", "left_out = [2, 1, 1, 3, 0]", "only 2"),
        ("dice = [12, 6, 5, 2, 2]", "dice = [12, 6, 6, 2, 2]", "too few to begin with"),
        ("dice = [12, 6, 5, 2, 2]", "dice = [20, 6, 5, 2, 2]", "3 to 30 dice"),
        ("odds_1 = [11,", "odds_1 = [0,", ">= 1"),
        ("odds_1 = [11,", "odds_1 = [", "7"),
        ("capital = [1000,", "capital = [1050,", "multiple"),
    ],
)
def test_an_edition_without_sense_is_refused(old: str, new: str, words: str) -> None:
    assert old in STANDARD
    with pytest.raises(BadOption, match=words):
        read_edition(GAME.edition_type, STANDARD.replace(old, new), "mine.toml")


def test_marks_and_odds_of_another_edition_are_played() -> None:
    text = STANDARD.replace("favourites = [\n    0,", "favourites = [\n    1,").replace(
        "odds_1 = [11,", "odds_1 = [13,"
    )
    match = Match(GAME.setup(2, edition=read_edition(GAME.edition_type, text, "mine.toml")))
    say(match, *(f"* {tile}" for tile in (1, 2, 3, 5, 6, 7, 9)))
    first = match.view(0).row[0]  # type: ignore[attr-defined]
    assert (first.number, first.favourite, first.odds) == (1, True, 13)
