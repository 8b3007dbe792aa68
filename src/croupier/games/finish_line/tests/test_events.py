"""What is told of FINISH LINE, and moves as data."""

import pytest

from croupier.kernel.errors import BadNotation
from croupier.kernel.match import Match
from croupier.kernel.position import Position, story
from croupier.kernel.seats import CHANCE, WATCHING
from croupier.testkit.talk import say

from .. import moves
from ..accounts import GameOver, NextRace, OutsiderPays, RaceOver, Settled, SideBetsSettled, Ticket
from ..effects import (
    DrewLevel,
    ExtraDeclined,
    ExtraKept,
    FellBack,
    Interfered,
    Leads,
    Moved,
    Out,
    Runner,
    SideBetWon,
    Stayed,
    TempoChanged,
    ThrownAway,
    Tipped,
    Used,
)
from ..events import (
    BetMade,
    BettingOpens,
    DoneBetting,
    Drawn,
    Events,
    HomeStretch,
    Off,
    PhotoDue,
    PhotoTaken,
    PoolEmpty,
    RaceCalled,
    Rolled,
    Took,
)
from ..horses import NAMES
from .positions import BLANKS, GAME, START, all_done, at, betting, last, using

PAIR = "8 22 3 5 18 11=20"


def horse(number: int) -> Runner:
    """A horse by its number."""
    return Runner(number, NAMES[number - 1])


def told(position: Position, line: str, looker: int = WATCHING) -> list[Events]:
    """What this game's own events say of a move in words."""
    after = position.copy()
    if line.startswith("* "):
        seat, words = CHANCE, line.removeprefix("* ")
    elif ": " in line:
        seat, words = int(line[0]) - 1, line[3:]
    else:
        seat, words = position.seats[0], line
    move = position.parse(seat, words)
    after.play(seat, move)
    return [event for event in story(position, seat, move, after, looker) if isinstance(event, Events)]


def test_L5_L7_horses_are_announced_with_their_odds_and_marks() -> None:
    match = Match(GAME.setup(2))
    assert told(match, "* 8") == [RaceCalled(1, 3), Drawn(horse(8), 1, 11, favourite=True, steady=False)]
    say(match, "* 8", "* 22")
    assert told(match, "* 3") == [Drawn(horse(3), 3, 7, favourite=False, steady=True)]
    say(match, "* 3", "* 5", "* 18", "* 11")
    assert told(match, "* 20")[1:] == [BettingOpens()]


def test_L8_a_bet_is_told_with_what_it_would_pay_and_what_is_left() -> None:
    match = betting()
    assert told(match, "1: bet 300 on 18", 0) == [BetMade(0, (horse(18),), 300, 1200, 700)]
    say(match, "1: bet 300 on 18")
    assert told(match, "1: bet 200 on 18 and 11", 0) == [BetMade(0, (horse(18), horse(11)), 200, 1400, 500)]
    assert told(match, "1: bet 0 on 18", 0) == [BetMade(0, (horse(18),), 0, 0, 1000)]


def test_L8_that_somebody_is_done_is_for_all_to_hear_and_the_last_one_starts_the_race() -> None:
    match = betting(rest="starter 2")
    assert told(match, "1: done") == [DoneBetting(0)]
    assert told(say(match, "1: done"), "2: done") == [DoneBetting(1), Off(1)]


def test_L14_L17_dice_taken_and_rolled_are_told() -> None:
    match = all_done(betting())
    assert told(match, "take white white black") == [Took(0, ("white", "white", "black"))]
    say(match, "take white white black")
    roll = "horseshoe white-blank side-bet"
    assert told(match, f"* {roll}") == [Rolled(0, tuple(roll.split()), usable=True)]


def test_L16_the_home_stretch_is_announced_once() -> None:
    match = using(BLANKS, pool="4 1 1 1 0", rest="home 0")
    assert told(match, "put away white") == [ThrownAway(0, "white"), HomeStretch()]
    assert told(using(BLANKS), "put away red") == [ThrownAway(0, "red")]


def test_L18_a_roll_that_nothing_can_be_done_with_is_told_as_such() -> None:
    match = at("money 1000 1000; phase roll; pool 4 1 1 0 0; hand 2 0 1 0 0; home 1; was_level 1")
    assert told(match, "* white-blank white-blank dead-even") == [
        Rolled(0, ("white-blank", "white-blank", "dead-even"), usable=False)
    ]


def test_L19_a_sole_leader_stays() -> None:
    match = using("double horseshoe white-blank")
    assert told(match, "double on 20") == [Used(0, "double", horse(20), rests=False), Stayed(horse(20))]
    assert told(match, "horseshoe on 20") == [Used(0, "horseshoe", horse(20), rests=False), Stayed(horse(20))]


def test_L20_a_first_horseshoe_rests_and_a_second_one_moves() -> None:
    match = using("horseshoe white-blank red-blank", "8 22 3 5:o 18 11:o 20")
    assert told(match, "horseshoe on 22") == [Used(0, "horseshoe", horse(22), rests=True)]
    assert told(match, "horseshoe on 5") == [
        Used(0, "horseshoe", horse(5), rests=False),
        Moved(horse(5), (horse(18),), 3),
    ]
    assert told(match, "horseshoe on 11")[1:] == [Moved(horse(11), (horse(20),), 1), Leads(horse(11))]


def test_L23_L29_whipped_horses_are_warned_and_then_out() -> None:
    match = using("whipping disqualified white-blank", "8 22 3 5:w 18 11 20")
    assert told(match, "whipping on 8") == [Used(0, "whipping", horse(8), rests=True)]
    assert told(match, "whipping on 5") == [Used(0, "whipping", horse(5), rests=False), Out(horse(5))]
    assert told(match, "disqualified on 20") == [
        Used(0, "disqualified", horse(20), rests=False),
        Out(horse(20)),
        Leads(horse(11)),
    ]


def test_L25_a_tempo_change_tells_what_the_horseshoe_does() -> None:
    match = using("tempo white-blank red-blank", "8 22:o 3 5:o 18 11 20")
    assert told(match, "tempo from 22 to 11") == [TempoChanged(0, horse(22), horse(11), rests=True)]
    assert told(match, "tempo from 22 to 5") == [
        TempoChanged(0, horse(22), horse(5), rests=False),
        Moved(horse(5), (horse(18),), 3),
    ]


def test_L26_an_outsider_rests() -> None:
    match = using("outsider-2000 white-blank red-blank")
    assert told(match, "outsider-2000 on 11") == [Used(0, "outsider-2000", horse(11), rests=True)]


def test_L27_a_side_bet_names_who_owes_and_who_is_skipped() -> None:
    match = using("side-bet white-blank red-blank", money="1000 1000 1000", rest="seat 3; home 1")
    assert told(match, "side-bet") == [SideBetWon(2, 0, 500, skipped=True)]
    assert told(last("side-bet white-blank red-blank", rest="kept 0 1"), "side-bet") == [
        SideBetWon(0, 1, 500, skipped=False),
        PoolEmpty(1),
    ]


def test_L28_L30_extra_moves_are_kept_and_tips_return_dice() -> None:
    match = using("extra-move inside-tip red-blank", pool="4 1 1 0 0")
    assert told(match, "extra-move") == [ExtraKept(0)]
    assert told(match, "tip red white") == [Tipped(0, ("white", "red"))]


def test_L31_a_helmet_passes_two_places_and_both_of_a_pair() -> None:
    match = using("helmet white-blank red-blank", "8 22 3 5:o 18 11=20", rest="was_level 1; home 1")
    assert told(match, "helmet on 8")[1:] == [Moved(horse(8), (horse(22), horse(3)), 4)]
    assert told(match, "helmet on 5")[1:] == [
        Moved(horse(5), (horse(18), horse(11), horse(20)), 1),
        Leads(horse(5)),
    ]


def test_L32_an_interference_tells_the_new_order_and_who_leads() -> None:
    match = using("interference white-blank red-blank")
    assert told(match, "interfere 5 3 22") == [Interfered(0, horse(22), horse(3), horse(5))]
    assert told(match, "interfere 20 11 18") == [Interfered(0, horse(18), horse(11), horse(20)), Leads(horse(18))]
    pair = using("interference white-blank red-blank", PAIR, rest="was_level 1; home 1")
    assert told(pair, "interfere 18 11 20")[1:] == [Leads(horse(20))]  # alone


def test_L33_L34_dead_even_and_how_it_ends() -> None:
    match = using("dead-even white-blank red-blank")
    assert told(match, "dead-even") == [DrewLevel(0, horse(11), horse(20))]
    pair = using("double white-blank red-blank", PAIR, rest="was_level 1; home 1")
    assert told(pair, "double on 20")[1:] == [Moved(horse(20), (horse(11),), 1), Leads(horse(20))]
    assert told(pair, "double on 18")[1:] == [Moved(horse(18), (horse(11), horse(20)), 1), Leads(horse(18))]
    assert told(pair, "double on 5")[1:] == [Moved(horse(5), (horse(18),), 2)]


def test_L35_a_horse_falls_behind_two() -> None:
    match = using("losing-speed white-blank red-blank")
    assert told(match, "losing-speed on 20")[1:] == [FellBack(horse(20), (horse(11), horse(18)), 3), Leads(horse(11))]
    pair = using("losing-speed white-blank red-blank", PAIR, rest="was_level 1; home 1")
    assert told(pair, "losing-speed on 20")[1:] == [FellBack(horse(20), (horse(11), horse(18)), 3), Leads(horse(11))]


def test_L36_L37_the_pool_is_empty_and_extra_moves_are_made_or_declined() -> None:
    match = last(rest="kept 0 1; home 1")
    assert told(match, "put away white") == [ThrownAway(0, "white"), PoolEmpty(1)]
    say(match, "put away white")
    assert told(match, "decline")[:2] == [ExtraDeclined(1), RaceOver(1, horse(20), _finish(START))]
    assert told(match, "extra-move on 22")[0] == Used(1, "extra-move", horse(22), rests=True)
    assert told(match, "extra-move on 8")[:2] == [
        Used(1, "extra-move", horse(8), rests=False),
        Moved(horse(8), (horse(22),), 6),
    ]


def test_L38_a_photo_is_due_tied_and_won() -> None:
    match = last(row=PAIR, rest="was_level 1; home 1")
    assert told(match, "put away white")[1:] == [PoolEmpty(0), PhotoDue(horse(11), horse(20))]
    say(match, "put away white")
    assert told(match, "* 4 for 11, 4 for 20") == [PhotoTaken(horse(11), 4, horse(20), 4, tie=True)]
    lower = told(match, "* 3 for 11, 4 for 20")
    assert lower[:2] == [PhotoTaken(horse(20), 4, horse(11), 3, tie=False), RaceOver(1, horse(20), _finish(START))]
    assert told(match, "* 5 for 11, 4 for 20")[0] == PhotoTaken(horse(11), 5, horse(20), 4, tie=False)


def test_L39_to_L44_bets_are_shown_to_all_and_paid() -> None:
    match = last(row="8 22 3 5 18 20:1 11:2", rest="home 1; bets1 11 100, 11+8 200 / -")
    end = told(match, "put away white")[2:]
    assert end == [
        RaceOver(1, horse(11), _finish("8 22 3 5 18 20 11")),
        OutsiderPays(horse(11), 1, 2000, 1000, winning=False),
        OutsiderPays(horse(20), 2, 1000, 500, winning=False),
        Settled(
            seat=0,
            bets=(
                Ticket((horse(11),), pair=False, odds=3, amount=100, pays=300),
                Ticket((horse(11), horse(8)), pair=True, odds=14, amount=200, pays=0),
            ),
            staked=300,
            paid=3300,
            bonus=3000,
            capital=2000,
            total=6000,
        ),
        Settled(seat=1, bets=(), staked=0, paid=0, bonus=0, capital=2000, total=3000),
        NextRace(0, 2),
    ]


def test_L43_L45_side_bets_are_settled_last_and_the_races_end_the_game() -> None:
    match = last(rest="side 500 -500; bets1 - / 20 1000; races 1; home 1")
    end = told(match, "put away white")
    assert end[-3:] == [SideBetsSettled(0, True, 500, 1500), SideBetsSettled(1, False, 500, 1500), GameOver("races")]


def _finish(row: str) -> tuple[Runner, ...]:
    """A row from the last horse to the lead, the winner first."""
    return tuple(horse(int(number)) for number in reversed(row.split()))


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (moves.WinnerBet(9, 100), '"9" is not a horse of this race'),
        (moves.WinnerBet(0, 100), '"0" is not a horse of this race'),
        (moves.WinnerBet(8, -100), "-100 euros cannot be bet"),
        (moves.WinnerBet(8, 2**70), "cannot be bet"),
        (moves.PlaceBet((8, 8), 100), "two different horses"),
        (moves.Take(("white",)), "the table waits for: winner-bet, place-bet, done"),
        (moves.Roll(("horseshoe",)), "roll is a matter of chance"),
    ],
)
def test_bets_that_mean_nothing_have_no_code(data: moves.Moves, line: str) -> None:
    with pytest.raises(BadNotation, match=line):
        betting().code(0, data)


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (moves.Use("dead-even", 8), "dead-even is not used on a horse"),
        (moves.Use("white-blank", 8), "is not used on a horse"),
        (moves.Use("laurels", 8), 'no die shows "laurels"'),
        (moves.Use("horseshoe", 24), '"24" is not a horse of this race'),
        (moves.TempoChange(8, -1), '"-1" is not a horse'),
        (moves.InsideTip(()), "0 dice are named"),
        (moves.InsideTip(("white",) * 3), "3 dice are named"),
        (moves.PutAway("blue"), 'no "blue" dice'),
        (moves.Done(), "done is not for now"),
    ],
)
def test_uses_that_mean_nothing_have_no_code(data: moves.Moves, line: str) -> None:
    with pytest.raises(BadNotation, match=line):
        using("horseshoe white-blank red-blank").code(0, data)


def test_L9_to_L12_bets_that_are_not_listed_can_be_made() -> None:
    match = betting()
    match.play(0, match.code(0, moves.PlaceBet((11, 18), 700)))
    match.play(0, match.code(0, moves.WinnerBet(8, 100)))
    assert [(line.horses, line.amount) for line in match.view(0).bets] == [((8,), 100), ((18, 11), 700)]  # type: ignore[attr-defined]


def test_L14_taking_dice_is_not_mistaken_for_using_one() -> None:
    with pytest.raises(BadNotation, match="the table waits for: use"):
        using("horseshoe white-blank red-blank").code(0, moves.Take(("white",)))
