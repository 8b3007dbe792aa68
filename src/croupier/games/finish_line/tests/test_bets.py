"""Clauses L1 to L12: the box, the horses and the bets."""

import pytest

from croupier.kernel.dice import new_rng
from croupier.kernel.errors import BadNotation
from croupier.kernel.match import Match
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE, WATCHING
from croupier.testkit.talk import clause_of, listed, say

from ..notation import FACE_NAMES
from ..options import COLOURS
from ..state import Phase
from .positions import GAME, START, all_done, betting, last, pairs


def drawn(players: int = 2, **options: str) -> Position:
    """A match whose first seven horses are those of the rulebook's example."""
    match = Match(GAME.setup(players, options))
    return say(match, *(f"* {tile}" for tile in START.split()))


def test_L1_two_to_four_players_and_who_begins_is_agreed() -> None:
    for players in (2, 3, 4):
        match = all_done(drawn(players))
        assert match.seats == (0,)
        assert pairs(match)["phase"] == "take"
    match = Match(GAME.setup(3, first=1))
    for horse in START.split():
        say(match, f"* {horse}")
    assert all_done(match).seats == (1,)


def test_L2_27_dice_in_five_colours() -> None:
    census = GAME.views.census(Match(GAME.setup(3)).state)
    assert {name: census[name] for name in COLOURS} == {"white": 12, "red": 6, "yellow": 5, "green": 2, "black": 2}


@pytest.mark.parametrize(
    ("hand", "faces"),
    [
        ("3 0 0 0 0", {"horseshoe": 4, "white-blank": 2}),
        ("0 3 0 0 0", {"double": 2, "whipping": 1, "tempo": 1, "red-blank": 2}),
        ("0 0 3 0 0", {"helmet": 2, "interference": 2, "dead-even": 1, "losing-speed": 1}),
        ("0 0 0 2 1", {"outsider-1000": 2, "outsider-2000": 1, "outsider-3000": 1, "green-blank": 2}),
        ("0 0 0 1 2", {"side-bet": 2, "extra-move": 2, "disqualified": 1, "inside-tip": 1}),
    ],
)
def test_L2_what_the_sides_of_each_colour_show(hand: str, faces: dict[str, int]) -> None:
    rolling = Position.from_text(GAME, f"money 1 1; phase roll; start1 {START}; pool 0 0 0 0 0; hand {hand}")
    seen: dict[str, int] = dict.fromkeys(FACE_NAMES.values(), 0)
    for roll, weight in rolling.outcomes():
        for name in rolling.words(CHANCE, roll).split():
            seen[name] += weight
    dice = max(int(count) for count in hand.split())
    assert sum(weight for _, weight in rolling.outcomes()) == 216
    assert {name: seen[name] for name in faces} == {name: count * 36 * dice for name, count in faces.items()}


def test_L3_two_players_leave_four_dice_out() -> None:
    two, three = Match(GAME.setup(2)), Match(GAME.setup(3))
    assert GAME.views.census(two.state) == GAME.views.census(three.state)
    assert GAME.views.view(two.state, 0).pool == {  # type: ignore[attr-defined]
        "white": 10, "red": 5, "yellow": 4, "green": 2, "black": 2,
    }  # fmt: skip


def test_L4_24_tiles_six_favourites_six_steady_runners() -> None:
    match = Match(GAME.setup(2))
    assert [outcome for outcome, _ in match.outcomes()] == list(range(1, 25))
    rows = [match.after(CHANCE, tile).view().row[0] for tile in range(1, 25)]  # type: ignore[attr-defined]
    assert [horse.number for horse in rows if horse.favourite] == [4, 8, 12, 16, 20, 24]
    assert [horse.number for horse in rows if horse.steady] == [3, 6, 9, 15, 18, 21]


def test_L5_seven_horses_one_by_one_and_the_last_drawn_leads() -> None:
    match = drawn()
    assert pairs(match)["start1"] == START
    view = match.view(0)
    assert [horse.number for horse in view.row] == [8, 22, 3, 5, 18, 11, 20]  # type: ignore[attr-defined]
    assert match.state.phase == Phase.BET


def test_L5_no_horse_runs_twice_in_a_game() -> None:
    match = Match(GAME.setup(2))
    say(match, "* 8")
    assert clause_of(match, "* 8") == "L5"
    later = last(rest="races 3")
    say(later, "put away white")
    assert clause_of(later, "* 8") == "L5"
    assert len(later.outcomes()) == 17


@pytest.mark.parametrize("races", [1, 2, 3])
def test_L5_one_to_three_races(races: int) -> None:
    match = Match(GAME.setup(2, {"races": str(races)}))
    rng = new_rng(1)
    while not match.over:
        if match.dice_due:
            match.roll(rng)
        else:
            match.play(match.seats[0], match.moves(match.seats[0])[0])
    assert len(GAME.views.view(match.state, -1).sheets) == races  # type: ignore[attr-defined]


def test_L6_1000_then_2000_then_3000_euros() -> None:
    match = Match(GAME.setup(2, {}))
    rng = new_rng(3)
    seen = []
    while not match.over:
        if match.dice_due:
            match.roll(rng)
            continue
        if match.state.phase == Phase.BET and len(match.seats) == 2:
            seen.append(match.state.money[:2].tolist())
        match.play(match.seats[0], match.moves(match.seats[0])[0])  # nobody bets
    assert seen == [[1000, 1000], [3000, 3000], [6000, 6000]]


def test_L6_accounts_lead_from_one_race_to_the_next() -> None:
    match = Match(GAME.setup(2, {}))
    rng = new_rng(5)
    while not match.over:
        if match.dice_due:
            match.roll(rng)
        else:
            match.play(match.seats[0], match.moves(match.seats[0])[-1])  # all of the money is bet
    view = GAME.views.view(match.state, 0)
    for seat, money in enumerate(view.money):  # type: ignore[attr-defined]
        had = 1000
        for sheet in view.sheets:  # type: ignore[attr-defined]
            account = sheet.accounts[seat]
            assert account.before == had
            assert account.after == had - account.staked + account.paid
            had = account.after + sheet.capital
        assert had == money


@pytest.mark.parametrize(
    ("race", "odds"),
    [(1, [11, 9, 7, 5, 4, 3, 2]), (2, [15, 12, 8, 6, 5, 4, 2]), (3, [20, 15, 10, 8, 6, 5, 3])],
)
def test_L7_odds_by_starting_place_and_race(race: int, odds: list[int]) -> None:
    position = f"money 9000 9000; phase bet; race {race}; start{race} {START}"
    view = GAME.views.view(GAME.notation.parse_state(position), 0)
    assert [horse.odds for horse in view.row] == odds  # type: ignore[attr-defined]


def test_L7_odds_stay_with_the_horse() -> None:
    match = last("double white-blank white-blank", rest="bets1 8 100 / -")
    view = say(match, "double on 8").view(0)
    assert view.sheets[0].accounts[0].lines[0].odds == 11  # type: ignore[attr-defined]


def test_L8_all_bet_at_once_in_any_order_and_the_race_waits_for_all() -> None:
    match = drawn(3)
    assert len(match.seats) == 3
    say(match, "3: bet 100 on 8", "1: bet 200 on 20", "3: done", "2: done")
    assert list(match.seats) == [0]
    assert clause_of(match, "3: bet 200 on 8") == "L8"
    assert clause_of(match, "3: done") == "L8"
    assert clause_of(match, "1: take white white red") == "L8"
    assert say(match, "1: bet 300 on 20", "1: done").state.phase == Phase.TAKE


def test_L8_only_who_plays_bets() -> None:
    match = betting()
    for move in (match.parse(0, "done"), match.parse(0, "bet 100 on 8")):
        assert {GAME.rules.refusal(match.state, seat, move) for seat in (WATCHING, 2, 3, 16, 30)} == {8}


def test_L8_a_bet_is_secret_and_being_done_is_not() -> None:
    match = drawn(2)
    bet = match.parse(0, "bet 100 on 8")
    assert GAME.rules.secret(match.state, 0, bet)
    assert not GAME.rules.secret(match.state, 0, match.parse(0, "done"))
    before = [match.veiled(seat).tobytes() for seat in (0, 1, -1)]
    match.play(0, bet)
    then = [match.veiled(seat).tobytes() for seat in (0, 1, -1)]
    assert [one == two for one, two in zip(before, then, strict=True)] == [False, True, True]


def test_L8_bets_are_hidden_until_the_race_is_over_and_open_after() -> None:
    bets = "bets1 8 100, 8+20 300 / 20 700"
    match = last(rest=bets)
    assert match.view(1).bets[0].horses == (20,)  # type: ignore[attr-defined]
    assert match.veiled(-1).tobytes() == last(rest="bets1 3 200 / 11+5 100").veiled(-1).tobytes()
    assert match.veiled(0).tobytes() == last(rest="bets1 8 100, 8+20 300 / -").veiled(0).tobytes()
    say(match, "put away white")
    for seat in (0, 1, -1):
        accounts = match.view(seat).sheets[0].accounts  # type: ignore[attr-defined]
        assert [line.amount for account in accounts for line in account.lines] == [100, 300, 700]


def test_L9_winner_bets_on_at_most_three_horses() -> None:
    match = say(betting(), "bet 100 on 8", "bet 100 on 22", "bet 100 on 3")
    assert clause_of(match, "bet 100 on 20") == "L9"
    assert not any(words.startswith("bet") and " and " not in words for words in listed(match))
    say(match, "bet 200 on 22", "bet 100 on 8 and 20")


def test_L9_only_horses_of_this_race() -> None:
    with pytest.raises(BadNotation, match=r'"7" is not a horse of this race; they began as: Inkwell \(8\), Whistler'):
        betting().parse(0, "bet 100 on 7")


def test_L10_at_most_two_different_pairs_in_no_order() -> None:
    match = say(betting(), "bet 100 on 18 and 11", "bet 100 on 11 and 20", "bet 100 on 11")
    assert clause_of(match, "bet 100 on 8 and 20") == "L10"
    say(match, "bet 200 on 20 and 11")
    assert pairs(match)["bets1"] == "11 100, 18+11 100, 11+20 200 / -"
    with pytest.raises(BadNotation, match="two different horses"):
        match.parse(0, "bet 100 on 8 and 8")


def test_L11_whole_hundreds_replaced_or_withdrawn() -> None:
    match = say(betting(), "bet 300 on 8")
    for euros in (50, 150, 301):
        assert clause_of(match, f"bet {euros} on 8") == "L11"
    assert pairs(say(match, "bet 400 on 8"))["bets1"] == "8 400 / -"
    assert clause_of(match, "bet 0 on 20") == "L11"
    say(match, "bet 100 on 20", "bet 0 on 8")
    assert pairs(match)["bets1"] == "20 100 / -"
    assert "bets1" not in pairs(say(match, "bet 0 on 20"))


def test_L11_withdrawn_lines_make_room_again() -> None:
    match = say(betting(), "bet 100 on 8", "bet 100 on 22", "bet 100 on 3", "bet 0 on 8", "bet 100 on 20")
    assert pairs(match)["bets1"] == "22 100, 3 100, 20 100 / -"


def test_L12_no_more_than_the_capital() -> None:
    match = betting("1200 1000")
    assert clause_of(match, "bet 1300 on 8") == "L12"
    say(match, "bet 800 on 8")
    assert clause_of(match, "bet 500 on 20 and 8") == "L12"
    say(match, "bet 400 on 20 and 8", "bet 700 on 8")
    assert clause_of(match, "bet 200 on 22") == "L12"
    say(match, "bet 100 on 22")
    assert listed(match) == {"done"}


def test_L12_side_bets_are_not_capital_and_nothing_must_be_bet() -> None:
    match = betting(rest="side 500 -500")
    assert clause_of(match, "bet 1100 on 8") == "L12"
    say(match, "2: bet 1000 on 8", "1: done", "2: done")
    assert match.state.phase == Phase.TAKE


def test_the_menu_offers_half_of_what_is_left() -> None:
    amounts = {int(words.split()[1]) for words in listed(betting("1300 1000")) - {"done"}}
    assert amounts == {700}
    assert len(listed(betting())) == 1 + 7 + 21
    assert listed(betting("0 1000")) == {"done"}


def test_being_done_without_a_bet_is_a_slip() -> None:
    match = drawn()
    assert match.slip(0, match.parse(0, "done")) == "no-bet"
    assert match.slip(0, match.parse(0, "bet 100 on 18")) == ""
    say(match, "1: bet 100 on 18")
    assert match.slip(0, match.parse(0, "done")) == ""
    assert match.veiled(1).slip(1, match.parse(1, "done")) == "no-bet"
