"""Every clause of FINI! but the scoring, by its number."""

import pytest

from croupier.kernel.dice import new_rng
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE, WATCHING
from croupier.testkit.talk import clause_of, listed, say
from croupier.testkit.trials import positions, step

from ..state import Ending, Phase

GAME = Game(__package__.removesuffix(".tests"))
CAST = ("* 1 2 3 4 5 6 1 2 3 4 5", "* silver 6 5 4 4")


def new(**options: str) -> Match:
    return Match(GAME.setup(2, options))


def at(position: str) -> Position:
    """A duel, unless the position says something else."""
    return Position.from_text(GAME, f"phase duel; {position}" if "phase" not in position else position)


def part(match: Position, name: str) -> str:
    """One part of a position in words, or nothing if it is as usual."""
    pairs = dict(pair.split(" ", 1) for pair in GAME.notation.state_text(match.state).split("; "))
    return pairs.get(name, "")


def chips(match: Position) -> tuple[int, int, int]:
    """Those of the first and the second player, and the stock."""
    return (*match.state.chips.tolist(), int(match.state.stock))


def test_I1_eleven_coloured_and_four_silver_dice_and_eleven_chips() -> None:
    match = say(new(), *CAST)
    assert part(match, "area") == "r1 o2 y3 g4 b5 v6 p1 n2 k3 w4 t5 sa4 sb4 sc5 sd6"
    assert chips(match) == (0, 0, 11)
    assert chips(new(chips="3")) == (0, 0, 3)


@pytest.mark.parametrize("seat", [WATCHING, 2, 3, 16, 30])
def test_I1_nobody_else_plays(seat: int) -> None:
    for match in (at("area 1 2 3"), at("phase announce; round 3")):
        assert {GAME.rules.refusal(match.state, seat, move) for move in match.moves(match.seats[0])} == {1}


def test_I2_straights_then_matching_dice_then_what_the_starter_announces() -> None:
    match = at("rows 2 3 / 5; stock 1; chips 4 6")
    say(match, "FINI!")
    assert (part(match, "round"), part(match, "kind"), match.state.phase) == ("2", "matching", Phase.CAST)
    match = at("round 2; kind matching; rows 2 2 / 5; stock 1; chips 4 6; starter 2")
    say(match, "FINI!")
    assert (part(match, "round"), match.state.phase) == ("3", Phase.ANNOUNCE)
    assert listed(match) == {"straights", "matching"}
    say(match, "matching")
    assert (part(match, "kind"), match.state.phase) == ("matching", Phase.CAST)
    say(match, *CAST)
    assert clause_of(match, "2: straights") == "I2"
    say(match, "FINI!")
    assert match.state.phase == Phase.ANNOUNCE


def test_I3_who_starts_is_agreed() -> None:
    match = say(Match(GAME.setup(2, {"chips": "1"}, first=1)), *CAST)
    assert match.state.starter == 1
    assert say(match, "FINI!").state.starter == 0


def test_I3_players_take_turns_at_starting_on_across_the_rounds() -> None:
    match = say(new(chips="1"), *CAST)
    starters = [int(match.state.starter)]
    while len(starters) < 7 and not match.over:
        say(match, "FINI!")
        starters.append(int(match.state.starter))
        if match.state.phase == Phase.ANNOUNCE:
            assert match.seats == (match.state.starter,)
            assert clause_of(match, f"{2 - match.state.starter}: straights") == "I3"
            assert clause_of(match, f"* {'1' * 11}") == "I3"
            say(match, "straights")
        if not match.over:
            say(match, *CAST)
    assert starters == [0, 1, 0, 1]


def test_I4_all_dice_are_cast_and_nobody_acts_before_they_lie() -> None:
    match = new()
    assert match.dice_due
    assert clause_of(match, "1: FINI!") == "I4"
    say(match, CAST[0])
    assert match.dice_due
    assert clause_of(match, "2: FINI!") == "I4"
    assert sum(weight for _, weight in match.outcomes()) == 6**4
    say(match, CAST[1])
    assert match.seats == (0, 1, CHANCE)


def test_I4_every_coloured_die_shows_every_number_as_often() -> None:
    rng = new_rng(5)
    seen = [[0] * 7 for _ in range(15)]
    for _ in range(3000):
        match = new()
        match.roll(rng)
        match.roll(rng)
        for die in range(15):
            seen[die][(int(match.state.faces) >> (3 * die)) & 7] += 1
    assert all(420 < count < 580 for die in seen[:11] for count in die[1:])
    assert all(1800 < sum(die[number] for die in seen[11:]) < 2200 for number in range(1, 7))


def test_I5_both_act_at_any_moment_and_time_never_runs_backwards() -> None:
    match = say(new(), *CAST, "2: take red 1 @400", "1: take 2 @400", "1: put 1 @650")
    assert match.state.clock == 650
    assert clause_of(match, "2: put 1 @649") == "I5"
    say(match, "2: put 1")
    assert match.state.clock == 650
    assert [move >> 32 for _, move in match.log[2:]] == [400, 400, 650, 0]


def test_I5_time_may_be_counted_anew_from_every_cast() -> None:
    match = say(new(), *CAST, "1: FINI! @5000")
    assert match.dice_due
    assert clause_of(match, "1: FINI! @100") == "I4"
    say(match, *CAST)
    assert match.state.clock == 0
    say(match, "2: take red 1 @100")
    assert clause_of(match, "1: take 2 @99") == "I5"


def test_I6_one_die_at_a_time_with_an_empty_hand_and_never_back() -> None:
    match = say(new(), *CAST, "1: take red 1")
    assert part(match, "hands") == "r1 / -"
    assert clause_of(match, "1: take orange 2") == "I6"
    assert all(words.startswith("put") or words == "FINI!" for words in listed(match))


def test_I7_only_what_lies_in_the_area_is_taken() -> None:
    match = say(new(), *CAST, "1: take red 1")
    assert clause_of(match, "2: take red 1") == "I7"
    say(match, "1: put 1")
    assert clause_of(match, "2: take red 1") == "I7"
    assert clause_of(match, "2: take silver 3") == "I7"
    say(match, "2: take silver 4", "2: put 1", "2: take silver 4", "2: put 1")
    assert clause_of(match, "2: take silver 4") == "I7"


def test_I7_a_die_in_a_hand_is_no_original_and_bars_no_copier() -> None:
    match = at("area s4; hands 4 / -; rows - / 3")
    assert part(say(match, "2: take silver 4", "2: put 1 right"), "misused") == "- / sa4"
    match = at("area s4; hands 4 / -; rows 4 / 3")
    assert part(say(match, "2: take silver 4"), "misused") == ""


def test_I8_a_die_goes_to_an_end_of_a_row_or_between_two_dice() -> None:
    match = at("area 3; rows r1 o2 | y5 / -")
    say(match, "1: take 3")
    assert listed(match) == {"put 1 left", "put 1 after 1", "put 1 right", "put 2 left", "put 2 right", "FINI!"}
    assert part(say(match.copy(), "1: put 1 left"), "rows") == "g3 r1 o2 | y5 / -"
    assert part(say(match.copy(), "1: put 1 after 1"), "rows") == "r1 g3 o2 | y5 / -"
    assert part(say(match.copy(), "1: put 2 right"), "rows") == "r1 o2 | y5 g3 / -"
    assert clause_of(match, "1: put 3") == "I8"
    assert clause_of(match, "1: put 1 after 3") == "I8"
    say(match, "1: put 1 after 1")
    assert clause_of(match, "1: put 1 left") == "I8", "the hand is empty"


def test_I8_matching_dice_have_three_rows() -> None:
    match = say(at("kind matching; area 3"), "1: take 3")
    assert listed(match) == {"put 1", "put 2", "put 3", "FINI!"}


def test_I9_mistakes_can_be_made() -> None:
    match = at("area 1 2 3 4 5 6 1 2 s3")
    say(match, "1: take silver 3", "1: put 1", "1: take 1", "1: put 1 right", "1: take 6", "1: put 1 right")
    say(match, "1: take 5", "1: put 1", "1: take 4", "1: put 1", "1: take 1", "1: put 1", "1: take 2", "1: put 2")
    assert match.state.down[0] == 7
    assert GAME.rules.refusal(match.state, 0, match.parse(0, "FINI!")) == 0


@pytest.mark.parametrize(
    ("position", "words", "clause"),
    [
        ("area 2 3; rows 1 2 / -", "take 2", "I11"),
        ("hands 3 / -; rows 1 2 | 6 5 / -", "put 1 left", "I12"),
        ("hands 3 / -; rows 1 2 | 6 5 / -", "put 2 after 1", "I12"),
        ("area 1; kind matching; rows 1 1 1 1 1 1 / -", "take 1", "I15"),
        ("area s3; rows 1 2 / 4 5", "take s3", "I16"),
        ("area s3 3; rows 1 2 / 3 4", "take s3", "I16"),
        ("area s3; kind matching; rows 3 s3 / 3", "take s3", "I17"),
        ("area 3; rows 1 2 / -", "FINI!", "I19"),
    ],
)
def test_I9_an_assisted_player_is_refused_mistakes(position: str, words: str, clause: str) -> None:
    assisted = at(f"assisted yes; {position}")
    assert clause_of(assisted, f"1: {words}") == clause
    assert GAME.notation.move_text(assisted.state, 0, GAME.notation.parse_move(assisted.state, 0, words)) not in listed(
        assisted
    )
    say(at(position), f"1: {words}")


def test_I9_an_assisted_player_never_errs_and_never_gets_stuck() -> None:
    for seed in range(5):
        match = new(assisted="yes", chips="3")
        for here in positions(match, new_rng(seed), most=3000):
            assert here.state.ending not in (Ending.PREMATURE, Ending.OFFENCE)
        assert match.over


def test_I9_what_is_not_listed_is_refused() -> None:
    """But for contested grabs every legal move is listed, assisted or not."""
    for options in ({}, {"assisted": "yes"}):
        match = new(**options)
        rng = new_rng(3)
        for here in positions(match, rng, most=300):
            for seat in set(here.seats) - {CHANCE}:
                legal = {move for move in range(128) if GAME.rules.refusal(here.state, seat, move) == 0}
                assert legal == set(here.moves(seat))


def test_I15_I16_only_dice_put_down_are_counted() -> None:
    """A wrong copier in the hand at the end of a duel is no offence, nor is a seventh die there."""
    match = at("area s2; rows 1 2 3 4 5 6 / -")
    say(match, "1: take s2", "1: FINI!")
    assert (match.state.ending, chips(match)) == (Ending.DECIDED, (1, 0, 10))


def test_I24_grabs_of_one_die_close_together_void_the_duel() -> None:
    cast = say(new(contested="150"), *CAST, "1: take red 1 @1000")
    match = say(cast.copy(), "2: take red 1 @1149")
    assert (match.state.ending, match.dice_due) == (Ending.CONTESTED, True)
    assert chips(match) == (0, 0, 11)
    assert clause_of(cast, "2: take red 1 @1150") == "I7"
    assert clause_of(cast, "1: take red 1 @1100") == "I6"
    assert clause_of(say(cast.copy(), "1: put 1 @1050"), "1: take red 1 @1100") == "I7", "nobody clashes with himself"
    put_down = say(cast.copy(), "1: put 1 @1050")
    assert say(put_down, "2: take red 1 @1100").state.ending == Ending.CONTESTED
    assert say(cast.copy(), "2: take 1 @1100").state.ending == Ending.NONE, "pink shows 1, too"
    assert clause_of(say(new(), *CAST, "1: take red 1 @1000"), "2: take red 1 @1000") == "I7"


def test_I24_of_equal_copiers_another_will_do() -> None:
    match = say(new(contested="150"), *CAST, "1: take s4 @1000", "2: take s4 @1010")
    assert match.state.ending == Ending.NONE
    assert part(match, "hands") == "sa4 / sb4"
    match = say(new(contested="150"), *CAST, "1: take s5 @1000", "2: take s5 @1010")
    assert match.state.ending == Ending.CONTESTED


def test_I25_a_duel_in_which_nobody_moves_is_void() -> None:
    match = say(new(patience="10"), *CAST, "1: take red 1 @700")
    assert clause_of(match, "* void @10699") == "I25"
    say(match, "* void @10700")
    assert (match.state.ending, match.state.clock, match.dice_due) == (Ending.IDLE, 10_700, True)
    assert say(new(), *CAST).outcomes() == [(30_000 << 32, 1)]


def test_I26_a_void_duel_is_cast_again_by_the_same_starter_with_the_same_announcement() -> None:
    match = at("phase announce; round 3; starter 2; chips 2 3; stock 6; contested 100")
    say(match, "matching", *CAST, "1: take red 1 @50", "2: take red 1 @60")
    assert (part(match, "starter"), part(match, "kind"), match.state.phase) == ("2", "matching", Phase.CAST)
    assert chips(match) == (2, 3, 6)
    say(match, "* 66666666666", "* silver 1111")
    assert part(match, "hands") == part(match, "rows") == ""
    assert part(match, "area").startswith("r6 o6")


def test_I29_after_the_end_nobody_acts() -> None:
    match = at("phase over; round 4; score 20 13")
    assert match.over
    for line in ("1: FINI!", "2: take red", "* 11111111111"):
        assert clause_of(match, line) == "I29"


def test_rounds_end_and_chips_are_conserved_in_random_games() -> None:
    match = new()
    rng = new_rng(11)
    while not match.over:
        assert sum(chips(match)) == 11
        step(match, rng)
    assert match.state.score.sum() == 33
    assert match.state.stage == 3
