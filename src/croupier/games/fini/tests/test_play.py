"""The bots of FINI! and their tempo, the table in words, and what may be typed."""

from itertools import pairwise

import pytest

from croupier.kernel.contract import Codes, Lore, State
from croupier.kernel.dice import Rng, new_rng
from croupier.kernel.errors import BadGame, BadNotation, BadOption
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.options import parse_options
from croupier.kernel.own import Own, bot
from croupier.kernel.perft import perft
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE
from croupier.kernel.simulating import simulate
from croupier.testkit.talk import say

from ..bots import CALM, LIGHTNING, QUICK, SLOW, Temper, duellist
from ..plans import Planning
from ..state import CALL
from ..views import view

GAME = Game(__package__.removesuffix(".tests"))
STEADY = 7
"""A seed with which no bot errs in its first decision."""


def at(position: str) -> Position:
    return Position.from_text(GAME, f"phase duel; {position}")


def choice(match: Position, bot: str, seat: int = 0) -> str:
    return GAME.notation.move_text(match.state, seat, match.ask(seat, bot, new_rng(STEADY)))


@pytest.mark.parametrize(
    ("position", "bot", "move"),
    [
        ("area 1 1 2 2 3 4 4 5 5 6 6", "lightning", "take blue 3"),
        ("area 1 1 2 2 3 4 4 5 5 6 6", "slow", "take red 1"),
        ("area 1 1 2 3 4 4 5 6 6; rows 5 / -", "slow", "take blue 4"),
        ("hands 3 / -; rows 1 2 5 / -", "quick", "put 1 after 2"),
        ("hands 3 / -; rows 6 5 2 / -", "quick", "put 1 after 2"),
        ("hands 3 / -; rows 6 5 / -", "slow", "put 2"),
        ("hands 3 / -; rows 6 5 | 1 2 / -", "slow", "put 2 right"),
        ("area s3 1; rows 4 5 / 3 2", "lightning", "take silver 3"),
        ("area s3 1; rows 4 5 / 2", "lightning", "FINI!"),
        ("area 5 6; rows 1 2 3 / -", "lightning", "take red 5"),
        ("area 2 2 2 5 5; kind matching", "quick", "take red 2"),
        ("area 2 2 5; kind matching; rows 5 5 / -", "slow", "take yellow 5"),
        ("area 2 s5; kind matching; rows 5 5 / 5 3", "quick", "take silver 5"),
        ("hands 5 / -; kind matching; rows 2 2 | 5 / -", "slow", "put 2 left"),
        ("hands 5 / -; kind matching; rows 2 2 | 3 / -", "quick", "put 3"),
        ("area 5 5; kind matching; rows 1 1 1 1 2 2 / 5 5", "lightning", "FINI!"),
        ("area 1 1 2 3 5 5 6 6; rows 4 / 5", "calm", "take yellow 2"),
        ("area 1 1 2 3 5 5 6 6; rows 4 / 2 1", "calm", "take yellow 2"),
        ("area 1 1 2 3 5 5 6 6; rows 4 / 2 1", "quick", "take green 3"),
        ("area 2 2 5 5; kind matching; rows - / 5", "calm", "take red 2"),
        ("area 2 2 5 5; kind matching; rows - / 5", "quick", "take yellow 5"),
        ("area 2 2 5 5; kind matching; hands - / 5", "quick", "take yellow 5"),
        ("area 2; hands 2 / -; kind matching; rows 1 1 1 / -", "quick", "put 2"),
        ("area 2; hands 2 / -; kind matching; rows 1 1 1 / -", "lightning", "put 1 left"),
        ("area 2; kind matching; rows 2 1 1 1 / -", "quick", "take red 2"),
        ("area 2; kind matching; rows 2 1 1 1 / -", "lightning", "FINI!"),
        ("area 2 2 2; hands 2 / -; kind matching; rows 1 1 1 / -", "lightning", "put 2"),
    ],
)
def test_what_bots_choose(position: str, bot: str, move: str) -> None:
    assert choice(at(position), bot) == move


def test_each_bot_beats_the_one_before_it() -> None:
    names = list(GAME.bots)
    assert names == ["random", "still", "slow", "calm", "quick", "lightning"]
    for worse, better in pairwise(names):
        assert simulate(GAME, 60, [better, worse], paired=True).mean_payoff[0] > 0.9


def with_planning(planning: int, errors: Temper, hand: str) -> Own:
    """A head that plans so far and errs like a temper, with the hand of a bot."""
    temper = errors._replace(planning=planning)

    @bot(pace=hand)
    def head(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        return duellist(state, seat, moves, count, rng, temper)

    return head


@pytest.mark.lasting
@pytest.mark.parametrize(("less", "more"), list(pairwise(Planning)))
def test_for_equal_hands_and_equal_errors_who_plans_further_wins(less: Planning, more: Planning) -> None:
    """Levels differ in tempo and in planning both, and either is worth something alone."""
    heads = [with_planning(planning, SLOW, "slow") for planning in (more, less)]
    shares = simulate(GAME, 80, heads, paired=True).payoffs[0]
    assert shares.mean - shares.margin > 0.5


def test_the_head_of_the_best_bot_beats_the_slowest_with_its_very_hand() -> None:
    best = LIGHTNING.planning
    shares = simulate(GAME, 60, [with_planning(best, LIGHTNING, "slow"), "slow"], paired=True).payoffs[0]
    assert shares.mean - shares.margin > 0.8


def test_who_leaves_the_seat_alone_only_announces() -> None:
    wits = new_rng(3)
    for position in ("area 1 2 3", "area 3; rows 1 2 / -", "rows 1 2 / 4 5"):
        assert at(position).pause(1, GAME.practice, wits) < 0
    assert Position.from_text(GAME, "phase announce; round 3; starter 2").pause(1, GAME.practice, wits) > 0


def test_a_game_between_two_who_leave_their_seats_alone_is_refused_in_one_line() -> None:
    with pytest.raises(BadGame, match=r"^game 0 of seed 0 did not end within \d+ steps$"):
        simulate(GAME, 1, [GAME.practice] * 2)


@pytest.mark.parametrize(
    ("bot", "temper"), [("slow", SLOW), ("calm", CALM), ("quick", QUICK), ("lightning", LIGHTNING)]
)
def test_hands_have_a_tempo_with_spread(bot: str, temper: Temper) -> None:
    wits = new_rng(2)
    for position, usual in [
        ("area 1 2 3", temper.see + temper.grab),
        ("area 3; rows 1 2 / -", temper.grab),
        ("hands 3 / -; rows 1 2 / -", temper.put),
        ("rows 1 2 / 4 5", temper.call),
        ("rows 1 2 / 4 5 6", 5 * temper.call),
    ]:
        times = [at(position).pause(0, bot, wits) for _ in range(300)]
        assert min(times) >= usual // 2
        assert max(times) < usual + usual // 2
        assert abs(sum(times) / 300 - usual) < usual / 10


def test_bots_err_and_assisted_ones_cannot() -> None:
    """A hurried call or an offence gives a chip back, so games with mistakes take more duels."""
    options = {"assisted": "yes"}
    assert (
        simulate(GAME, 60, ["slow"] * 2).length.mean
        > 1.3 * simulate(GAME.setup(2, options), 60, ["slow"] * 2).length.mean
    )


def test_the_table_in_words() -> None:
    match = at("area r4 o1 sa3; hands - / g5; rows y1 b2 | p6 / k4; chips 2 1; stock 8; score 7 4; round 2; starter 2")
    text = match.show(0, ("Left", "Right"))
    for words in (
        "Round 2: straights, started by Right", "stock[/dim] ●●●●●●●●", "Left[/bold]  7 points  [yellow]●●[",
        "1[/dim]  [yellow]yellow 1[/]  [blue]blue 2[/]", "2[/dim]  [hot_pink]pink 6[/]",
        "in hand[/dim] [green]green 5[/]",
        "area[/dim]\n    [dark_orange]orange 1[/]  [red]red 4[/]\n    [reverse]silver 3[/]",
    ):  # fmt: skip
        assert words in text, words
    announcing = Position.from_text(GAME, "phase announce; round 3; starter 2")
    assert "Right announces straights or matching" in announcing.show(0, ("Left", "Right"))


def test_the_verdict_as_data_outlives_the_next_cast() -> None:
    match = say(at("rows r1 o2 y4 / g6 b5 k1 | p3"), "1: FINI!", "* 1 1 1 1 1 1 1 1 1 1 1", "* silver 1 1 1 1")
    seen = view(match.state, 0)
    verdict = seen.verdict
    assert verdict is not None
    assert (verdict.ending, verdict.caller, verdict.offences) == ("decided", 0, ((), ()))
    assert [[(die.colour, die.number) for die in dice] for dice in verdict.removed] == [
        [("yellow", 4)],
        [("pink", 3), ("black", 1)],
    ]
    assert (verdict.longest, verdict.change) == ((2, 2), (1, 0))
    assert {die.number for die in seen.area} == {1}


def test_an_offence_as_data() -> None:
    verdict = view(say(at("rows r1 o2 y4 / g3 b5 v4"), "1: FINI!").state, 0).verdict
    assert verdict is not None
    assert (verdict.ending, verdict.offences, verdict.removed) == ("offence", ((), ("wrong-order",)), ((), ()))


@pytest.mark.parametrize(
    ("short", "words"),
    [
        ("4", "take red 4"),
        ("take 4", "take red 4"),
        ("ORANGE", "take orange 4"),
        ("orange 4", "take orange 4"),
        ("s3", "take silver 3"),
        ("s 3", "take silver 3"),
        ("silver 3", "take silver 3"),
        ("take s3 @70", "take silver 3 @70"),
        ("fini", "FINI!"),
        ("f", "FINI!"),
        ("!", "FINI!"),
    ],
)
def test_short_words_with_an_empty_hand(short: str, words: str) -> None:
    parse = GAME.notation.parse_move
    state = at("area r4 o4 sa3; rows 1 2 | 5 / -").state
    assert parse(state, 0, short) == parse(state, 0, words)
    assert GAME.notation.move_text(state, 0, parse(state, 0, short)) == words


@pytest.mark.parametrize(
    ("short", "words"),
    [
        ("1", "put 1 right"),
        ("1>", "put 1 right"),
        ("1<", "put 1 left"),
        ("1 <", "put 1 left"),
        ("2 left", "put 2 left"),
        ("1.1", "put 1 after 1"),
        ("2<", "put 2 left"),
        ("put 2", "put 2 right"),
        ("put 1 <", "put 1 left"),
    ],
)
def test_short_words_with_a_die_in_the_hand(short: str, words: str) -> None:
    state = at("hands r4 / -; rows 1 2 | 5 / -").state
    assert GAME.notation.move_text(state, 0, GAME.notation.parse_move(state, 0, short)) == words


def test_a_bare_number_prefers_what_lies_there_then_what_was_just_taken() -> None:
    match = at("area o4; hands - / -; rows 1 / r4; contested 200; grabbed - / r@500; clock 500")
    assert match.parse(0, "4") == match.parse(0, "take orange 4")
    clash = at("hands - / o4; rows r4 / 1; contested 200; grabbed - / o@500; clock 500")
    assert clash.parse(0, "4 @600") == clash.parse(0, "take orange 4 @600")


@pytest.mark.parametrize(
    "text",
    ["", "take", "take 7", "take mauve 4", "take red 5", "take 6", "put", "put 4", "put 1 after", "put 1 after 99",
     "s7", "go", "fini @soon", "fini @-1", "fini @99999999999"],
)  # fmt: skip
def test_words_that_mean_nothing(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.notation.parse_move(at("area r4 o4 sa3").state, 0, text)


@pytest.mark.parametrize("text", ["1 2 3", "silver 1 2 3", "silver 1 2 3 7", "1 2 3 4 5 6 1 2 3 4 7", "void"])
def test_casts_that_cannot_be(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.notation.parse_move(Match(GAME.setup(2)).state, CHANCE, text)


def test_announcing_in_words() -> None:
    at = Position.from_text(GAME, "phase announce; round 3")
    assert [at.parse(0, words) for words in ("s", "m")] == [at.parse(0, words) for words in ("straights", "Matching")]
    with pytest.raises(BadNotation, match="say straights or matching"):
        at.parse(0, "4")


@pytest.mark.parametrize(
    "position",
    [
        "phase nowhere",
        "kind poker",
        "round 9",
        "starter 3",
        "stock -1",
        "area r7",
        "area x4",
        "area r4; rows r4 / -",
        "area 1 1 1 1 1 1 1 1 1 1 1 1",
        "area s1 s1 s1 s1 s1",
        "hands r1 o2 / -",
        "rows 1 2",
        "rows 1 | 2 | 3 | 4 / -",
        "chips 1",
        "hats 3",
        "clock 99999999999999999999",
    ],
)
def test_positions_that_cannot_be(position: str) -> None:
    with pytest.raises(BadNotation):
        GAME.notation.parse_state(position)


@pytest.mark.parametrize("rule", ["contested=1001", "patience=4", "chips=0", "assisted=maybe"])
def test_house_rules_have_bounds(rule: str) -> None:
    with pytest.raises(BadOption):
        parse_options(GAME.option_type, dict([rule.split("=")]))


def test_casts_are_too_many_to_count_every_line_of_play() -> None:
    with pytest.raises(BadOption, match="FINI! has outcomes that are too many to list within 1 moves"):
        perft(Match(GAME.setup(2)), 1)


@pytest.mark.parametrize(("position", "seat"), [("phase cast", 0), ("phase announce; round 3; starter 2", 1),
                                                ("phase announce; round 3; starter 2", 0)])  # fmt: skip
def test_who_calls_after_the_duel_reads_why_not_in_one_line(position: str, seat: int) -> None:
    clause = GAME.rules.refusal(Position.from_text(GAME, position).state, seat, CALL)
    assert GAME.texts("en").has(f"refused-{GAME.clauses[clause].name}")
