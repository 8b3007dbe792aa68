"""Clauses L36 to L46: the end of a race, its money, and the end of the game."""

import pytest

from croupier.kernel.dice import below, new_rng
from croupier.kernel.errors import BadNotation
from croupier.kernel.match import Match
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE, WATCHING
from croupier.kernel.simulating import simulate
from croupier.testkit.talk import clause_of, listed, say
from croupier.testkit.trials import step

from ..state import Phase
from .positions import BLANKS, GAME, START, gone, last, pairs, row, using

SHEET = "18 200, 3 100, 11 400, 18+11 200, 11+20 100"
"""The bets of the rulebook's example."""


def finish(match: Position) -> str:
    """How the first race ended, the winner last."""
    return pairs(match)["finish1"]


def money(match: Position) -> list[int]:
    """Everybody's capital before the second race, without what was added."""
    return [int(sum_) - 2000 for sum_ in match.state.money[: match.players]]


def paid(line: str, bets: str, option: str = "winning_only 0", players: int = 2) -> list[int]:
    """What everybody has after a race that ends with this row."""
    match = last(BLANKS, line, f"bets1 {bets}; {option}", " ".join(["1000"] * players))
    return money(say(match, "put away white"))


def turns_of(match: Position, seed: int, tips: bool) -> int:
    """The turns of a random first race, with or without uses of inside tips."""
    rng = new_rng(seed)
    turns = 0
    while match.state.race == 0 and not match.over:
        if match.state.phase == Phase.USE:
            turns += 1
            seat = match.seats[0]
            words = [word for word in sorted(listed(match, seat)) if tips or not word.startswith("tip")]
            say(match, words[below(rng, len(words))])
        else:
            step(match, rng)
    return turns


@pytest.mark.parametrize(("players", "turns"), [(2, 21), (3, 25), (4, 25)])
def test_L36_a_race_without_inside_tips_takes_25_turns_or_21(players: int, turns: int) -> None:
    for seed in range(40):
        assert turns_of(Match(GAME.setup(players)), seed, tips=False) == turns


def test_L36_inside_tips_lengthen_a_race_and_nothing_shortens_it() -> None:
    turns = [turns_of(Match(GAME.setup(2)), seed, tips=True) for seed in range(60)]
    assert min(turns) == 21
    assert max(turns) > 21


def test_L36_the_race_ends_when_a_turn_leaves_the_pool_empty() -> None:
    assert say(using(BLANKS, pool="1 0 0 0 0"), "put away white").state.phase == Phase.TAKE
    assert finish(say(last(), "put away white")) == START


def test_L36_a_tip_on_the_last_turn_prolongs_the_race() -> None:
    match = say(last("white-blank red-blank inside-tip", rest="home 1"), "tip white yellow")
    assert match.state.phase == Phase.TAKE
    assert match.seats == (1,)
    say(match, "take white", "* horseshoe white-blank red-blank", "put away red")
    say(match, "take yellow", "* horseshoe white-blank helmet", "put away yellow")
    assert finish(match) == START


def test_L37_extra_moves_are_made_around_the_circle_after_the_last_turn() -> None:
    match = last(row="8 22:o 3 5 18 11 20", rest="kept 1 0 1", money="1000 1000 1000")
    say(match, "put away white")
    assert match.seats == (2,)
    assert listed(match, 2) == {"decline", *(f"extra-move on {tile}" for tile in START.split())}
    assert gone(match, "extra-move on 22") == {"white": 1, "black": 1}
    say(match, "extra-move on 22")
    assert (row(match), match.seats) == ("8 3 22 5 18 11 20", (0,))
    say(match, "extra-move on 8")
    assert finish(match) == "3 8 22 5 18 11 20"


def test_L37_an_extra_move_names_its_horse() -> None:
    match = say(last("extra-move white-blank red-blank"), "extra-move")
    with pytest.raises(BadNotation, match="say extra-move on and a horse"):
        match.parse(0, "extra-move")


def test_L37_the_roller_comes_last_and_a_second_extra_move_waits_for_its_turn() -> None:
    match = say(last(rest="kept 1 1"), "put away white")
    assert match.seats == (1,)
    say(match, "decline")
    assert match.seats == (0,)
    both = say(last(rest="kept 2 0"), "put away white")
    say(both, "1: extra-move on 11")
    assert row(both) == "8 22 3 5 18 11:b 20"
    say(both, "1: extra-move on 11")
    assert finish(both) == "8 22 3 5 18 20 11"


def test_L37_an_extra_move_rolled_on_the_last_turn_is_made_too() -> None:
    match = say(last("extra-move white-blank red-blank"), "extra-move")
    assert match.seats == (0,)
    assert clause_of(match, "horseshoe on 8") == "L37"
    assert clause_of(match, "2: decline") == "L13"
    assert finish(say(match, "extra-move on 8")) == "22 8 3 5 18 11 20"


def test_L37_a_favourite_moves_and_a_dead_even_pair_parts() -> None:
    match = say(last(row="8 22 3 5 18 11:o=20", rest="kept 1 0; was_level 1"), "put away white")
    assert finish(say(match.copy(), "extra-move on 11")) == "8 22 3 5 18 20 11"
    assert finish(say(match.copy(), "extra-move on 20")) == "8 22 3 5 18 11 20"
    assert say(match.copy(), "extra-move on 3").state.phase == Phase.PHOTO


def test_L37_declined_extra_moves_go_to_the_pile() -> None:
    match = say(last(rest="kept 1 1"), "put away white")
    assert gone(match, "decline") == {"black": 1}
    out = say(last(row="8 22 3", rest="kept 1 0"), "put away white")
    assert clause_of(out, "extra-move on 20") == "L19"


def test_L38_a_photo_decides_and_ties_are_rolled_again() -> None:
    match = say(last(row="8 22 3 5 18 11=20", rest="was_level 1"), "put away white")
    assert match.dice_due
    say(match, "* 3 for 11, 3 for 20")
    assert match.dice_due
    assert clause_of(match, "1: decline") == "L13"
    assert finish(say(match.copy(), "* 5 for 11, 4 for 20")) == "8 22 3 5 18 20 11"
    assert finish(say(match.copy(), "* 0 for 11, 1 for 20")) == "8 22 3 5 18 11 20"
    assert GAME.rules.refusal(match.state, CHANCE, 7) == 38
    weights = dict(match.outcomes())
    assert sum(weights.values()) == 6**12
    assert weights[6 | 6 << 3] == 4**12


def test_L39_the_first_two_of_the_rulebooks_race() -> None:
    """11 wins before 5, 20 and 18."""
    match = say(last(row="18 20 5 11"), "put away white")
    sheet = match.view(-1).sheets[0]  # type: ignore[attr-defined]
    assert sheet.finish == (11, 5, 20, 18)


def test_L39_a_single_horse_wins_and_nobody_is_second() -> None:
    assert paid("22", "22 100, 22+8 100, 8 100 / -") == [1000 - 300 + 900, 1000]


def test_L40_the_rulebooks_account_to_the_euro() -> None:
    """1200 for the winner bet on 11, nothing for place bets; then 3200 for the second race."""
    match = say(last(row="18 20 5 11", rest=f"bets1 {SHEET} / -"), "put away white")
    assert match.state.money[0] == 3200
    account = match.view(1).sheets[0].accounts[0]  # type: ignore[attr-defined]
    assert (account.staked, account.paid, account.bonus) == (1000, 1200, 0)
    assert [(line.odds, line.pays) for line in account.lines] == [(4, 0), (7, 0), (3, 1200), (7, 0), (5, 0)]


def test_L40_what_was_not_bet_is_kept_and_what_was_bet_is_gone() -> None:
    assert paid(START, "8 300 / 20 100") == [700, 900 + 200]


def test_L41_the_rulebooks_place_bet_pays_7_times_in_either_order() -> None:
    assert paid("5 20 18 11", f"{SHEET} / -")[0] == 1200 + 1400
    assert paid("5 20 11 18", "18+11 200 / -")[0] == 800 + 1400


def test_L42_a_winner_bet_on_an_outsider_gets_it_all() -> None:
    assert paid("8 22 3 5 18 20 11:2", "11 100 / 20 100") == [900 + 300 + 2000, 900]
    assert paid("8 22 3 5 18 11:2 20", "11 100 / 20 100") == [900, 900 + 200]


def test_L42_place_bets_get_half_for_the_first_and_for_the_second() -> None:
    assert paid("8 22 3 5 18 20:1 11:2", "20+11 100 / 11+8 100") == [900 + 500 + 500 + 1000, 900 + 1000]
    assert paid("8 22 3 5 18:3 20 11", "18+11 100 / -")[0] == 900


def test_L42_once_for_a_horse_and_besides_a_winner_bet() -> None:
    assert paid("8 22 3 5 18 20 11:3", "11 100, 11+8 100, 11+3 100 / -")[0] == 700 + 300 + 3000 + 1500


def test_L42_only_winning_place_bets_if_agreed() -> None:
    option = "winning_only 1"
    assert paid("8 22 3 5 18 20:1 11:2", "20+11 100 / 11+8 100", option) == [900 + 500 + 500 + 1000, 900]
    assert paid("8 22 3 5 18 20 11:2", "11 100, 11+8 100 / -", option)[0] == 800 + 300 + 2000
    assert Match(GAME.setup(2, {"outsider": "winning-bet"})).state.winning_only


def test_L43_side_bets_count_at_the_end_alone() -> None:
    match = say(last(rest="side 500 -500; bets1 - / 20 1000; races 1"), "put away white")
    assert match.state.money[:2].tolist() == [1000, 2000]
    assert match.payoff() == [0.5, 0.5]  # 1500 each
    close = say(last(rest="side 500 -500; bets1 - / 20 600; races 1"), "put away white")
    assert close.state.money[:2].tolist() == [1000, 1600]
    assert close.payoff() == [1, 0]  # 1500 against 1100
    broke = say(last(rest="side 500 -500; bets1 - / 8 1000; races 1"), "put away white")
    assert "-500" in broke.show(WATCHING, ("Left", "Right"))


@pytest.mark.parametrize(
    ("bets", "starter", "first"),
    [
        ("- / 20 100 / -", 1, 1),  # the richest
        ("20 100 / 20 100 / -", 2, 1),  # tied, from the last starter on: seat 2 himself
        ("20 100 / 8 100 / 20 100", 2, 2),  # tied, the nearest after seat 2 is seat 3
        ("20 100 / 8 100 / 8 100", 3, 0),
        ("- / - / -", 3, 2),
    ],
)
def test_L44_the_richest_begins_the_next_race(bets: str, starter: int, first: int) -> None:
    rest = f"starter {starter}; bets1 {bets}; side 500 -500 0; was_level 1"
    match = say(last(rest=rest, money="1000 1000 1000"), "put away white")
    say(match, *(f"* {tile}" for tile in (1, 2, 4, 6, 7, 9, 10)), "1: done", "2: done", "3: done")
    assert match.seats == (first,)
    assert match.state.was_level == 0
    assert match.state.pool == match.state.box


def test_L45_the_richest_wins_and_ties_share() -> None:
    for rest, shares in (
        ("bets1 20 100 / 8 100", [1, 0]),
        ("bets1 20 100 / 20 100", [0.5, 0.5]),
        ("bets1 20 500 / -; side -500 500", [0, 1]),
    ):
        match = say(last(rest=f"{rest}; races 1"), "put away white")
        assert match.payoff() == shares
    result = simulate(GAME, 300, ["random", "random"], seed=5)
    assert sum(result.mean_payoff) == pytest.approx(1)


def test_L46_nobody_acts_after_the_end() -> None:
    match = say(last(rest="races 1"), "put away white")
    assert match.over
    for seat in (0, 1, CHANCE):
        assert GAME.rules.refusal(match.state, seat, 8) == 46
