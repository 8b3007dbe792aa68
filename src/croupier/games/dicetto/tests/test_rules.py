"""Every clause of DICETTO, by its number."""

import pytest

from croupier.kernel.counts import dice_text
from croupier.kernel.dice import DECK, HOUSE, new_rng
from croupier.kernel.errors import BadNotation, BadOption, Refused
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.options import read_edition
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE
from croupier.testkit.talk import clause_of, listed, say
from croupier.testkit.trials import positions, step

from ..cards import Bonus, Kind
from ..state import PUT, STOP, Phase

GAME = Game(__package__.removesuffix(".tests"))
HARD = "4-of-a-kind large-straight 2-pairs 3-of-a-kind"


def at(position: str) -> Position:
    return Position.from_text(GAME, position)


def placing(roll: str, table: str = HARD, dice: str = "- - - - -", rest: str = "", won: str = "- / -") -> Position:
    """The first seat has rolled and places dice."""
    return at(f"won {won}; phase place; roll {roll}; table {table}; dice {dice}; {rest or 'rolls 0'}")


def on_cards(match: Position) -> str:
    """The dice on the cards, as a position says it."""
    pairs = dict(part.strip().split(" ", 1) for part in GAME.notation.state_text(match.state).split(";"))
    return pairs.get("dice", "- - - - -")


def amounts(match: Position) -> list[int]:
    return match.state.amount[: match.players].tolist()


def scores(match: Position) -> list[int]:
    return match.state.score[: match.players].tolist()


def test_D1_everybody_has_four_dice_and_who_begins_is_agreed() -> None:
    for players in (2, 3, 4):
        match = Match(GAME.setup(players))
        assert match.state.hand[:players].tolist() == [4] * players
        assert amounts(match) == scores(match) == [0] * players
        assert match.state.active == 0
    third = say(Match(GAME.setup(4, first=2)), "* pair", "* chance+", "* 5s", "* 2-pairs", "* 1 2 3 4")
    assert third.seats == (2,)


def test_D2_the_deck_has_46_cards_of_13_kinds() -> None:
    deck = dict(Match(GAME.setup(2)).outcomes())
    assert sum(deck.values()) == 46
    kinds = {Kind(kind): deck[2 * kind] + deck[2 * kind + 1] for kind in range(13)}
    assert kinds == {kind: 3 if kind <= Kind.SIXES else 4 for kind in kinds}
    assert all(deck[2 * kind + 1] == 1 for kind in kinds)
    assert Match(GAME.setup(2)).state.points.tolist() == [2, 2, 2, 2, 2, 2, 1, 2, 2, 3, 4, 4, 6]


def test_D3_four_cards_are_turned_up_beside_the_extra_roll_card() -> None:
    match = say(Match(GAME.setup(2)), "* pair", "* chance+", "* 5s", "* 2-pairs")
    assert match.state.card.tolist() == [2 * Kind.PAIR, 2 * Kind.CHANCE + 1, 2 * Kind.FIVES, 20, 2 * Kind.EXTRA_ROLL]
    assert match.state.phase == Phase.ROLL
    assert match.state.cards == 42


def test_D3_a_place_without_a_card_takes_no_dice() -> None:
    match = placing("1 2 3 4", "- chance - -")
    assert clause_of(match, "put 1 on a") == "D3"
    say(match, "put 1 on b")


def test_D4_only_the_player_in_turn_acts_and_not_while_dice_roll() -> None:
    match = placing("1 2 3 4")
    assert clause_of(match, "2: put nothing") == "D4"
    assert clause_of(match, "* 1 2 3 4") == "D4"
    assert clause_of(at(f"won - / -; phase roll; rolls 3; table {HARD}"), "1: stop") == "D4"
    assert say(match, "put nothing").state.active == 1
    say(match, "* 1 2 3 4", "stop", "put nothing")
    assert match.state.active == 0


def test_D5_cards_with_dice_still_on_them_are_collected_and_all_dice_come_back() -> None:
    table = "pair chance 5s 2-pairs"
    match = placing("1 2 3 4", table, "2:66 - 2:5 - -")
    say(match, "put 4 on b")
    assert match.state.active == 1
    assert amounts(match) == [0, 2]
    assert scores(match) == [0, 4]
    assert match.state.hand.tolist()[:2] == [3, 4]
    assert on_cards(match) == "- 1:4 - - -"
    assert match.state.card.tolist()[:4] == [-1, 2 * Kind.CHANCE, -1, 2 * Kind.TWO_PAIRS]


def test_D6_free_places_are_filled_before_the_roll() -> None:
    match = say(placing("1 2 3 4", "pair chance 5s 2-pairs", "2:66 - 2:5 - -"), "put nothing")
    assert match.state.phase == Phase.CARD
    assert sum(weight for _, weight in match.outcomes()) == 42
    say(match, "* pair", "* 4-of-a-kind")
    assert match.state.card.tolist()[:4] == [14, 12, 24, 20]
    assert match.dice_due
    assert len(match.outcomes()) == 126


def test_D6_cards_are_not_put_back_and_an_empty_deck_leaves_places_free() -> None:
    box = "0 0 " * 6 + "1 0 3 0" + " 0 0" * 5
    match = placing("1 2 3 4", "pair pair chance -", "2:66 2:55 - - -", f"box {box}")
    say(match, "put nothing")
    assert clause_of(match, "* chance") == "D6"
    assert match.outcomes() == [(2 * Kind.PAIR, 1)]
    say(match, "* pair")
    assert match.state.phase == Phase.ROLL
    assert match.state.card.tolist()[:4] == [14, -1, 12, -1]


def test_D7_the_first_roll_uses_all_four_dice() -> None:
    match = at(f"won - / -; phase roll; rolls 3; table {HARD}")
    assert sum(weight for _, weight in match.outcomes()) == 6**4
    assert clause_of(match, "* 1 2 3") == "D7"
    with pytest.raises(BadNotation):
        say(match, "* 1 2 3 4 5")
    assert say(match, "* 1 2 3 4").state.rolls == 2


def test_D8_up_to_three_rolls_with_any_dice_again_or_stop() -> None:
    match = say(at(f"won - / -; phase roll; rolls 3; table {HARD}"), "* 1 2 2 6")
    assert listed(match) == {
        "stop", "roll 1", "roll 2", "roll 6", "roll 2 2", "roll 1 2", "roll 1 6", "roll 2 6", "roll 1 2 2",
        "roll 1 2 6", "roll 2 2 6", "roll 1 2 2 6",
    }  # fmt: skip
    assert clause_of(match, "roll 3") == "D8"
    assert clause_of(match, "roll 1 1") == "D8"
    assert clause_of(match, "roll -") == "D8"
    assert clause_of(match, "put nothing") == "D8"
    say(match.copy(), "stop", "put nothing")
    say(match, "roll 1 6", "* 3 3")
    assert "roll 2 2" in listed(match)
    say(match, "roll 2 2", "* 4 5")
    assert match.state.phase == Phase.PLACE
    assert dice_text(match.state.roll) == "3 3 4 5"


def test_D9_who_has_stopped_does_not_roll_again() -> None:
    match = say(at(f"won - / -; phase choice; rolls 2; roll 1 2 3 4; table {HARD}"), "stop")
    assert clause_of(match, "roll 1") == "D9"
    assert clause_of(match, "stop") == "D9"
    assert clause_of(placing("1 2 3 4"), "roll 1 2") == "D9"


def test_D10_dice_are_placed_all_at_once_on_as_many_cards_as_wanted() -> None:
    match = placing("2 5 5 6", "pair chance 5s 6s")
    say(match.copy(), "put nothing")
    say(match, "put 5 5 on a, 2 on b, 6 on d")
    assert on_cards(match) == "1:55 1:2 - 1:6 -"
    assert match.state.hand[0] == 0


def test_D10_each_die_stands_on_one_card() -> None:
    with pytest.raises(BadNotation, match="not that many 5s"):
        say(placing("2 5 5 6", "pair chance 5s 6s"), "put 5 5 on a, 5 on c")


def test_D10_equal_dice_are_alike_and_every_result_is_listed_once() -> None:
    match = placing("5 5 5 5", "5s - - -")
    expected = {(five, extra) for five in range(5) for extra in range(5 - five)}
    assert len(listed(match)) == len(expected)
    for nonsense in (PUT | 0o1000, PUT | 0o0101, PUT | 0o0015, PUT | 0o6, PUT | 0o7777, PUT | 0o10000):
        with pytest.raises(Refused, match="D10"):
            match.play(0, nonsense)


def test_D10_the_most_assignments_there_can_be_are_listed() -> None:
    """Four different dice, each on one of five cards that take anything, or on none: 6**4."""
    match = placing("1 2 3 4", "chance chance chance chance+")
    assert len(set(match.moves(0))) == 6**4 == GAME.rules.MOST_MOVES


@pytest.mark.parametrize("seed", range(4))
def test_D10_the_list_has_every_legal_assignment_and_no_other(seed: int) -> None:
    """All 4096 ways to name a place or a nonsense for each die, in every placement of a random game."""
    match, rng = Match(GAME.setup(2 + seed % 3)), new_rng(seed)
    for _ in range(200):
        if match.state.phase == Phase.PLACE:
            seat = match.seats[0]
            legal = {PUT | code for code in range(1 << 12) if GAME.rules.refusal(match.state, seat, PUT | code) == 0}
            assert legal == set(match.moves(seat))
        if match.over:
            break
        step(match, rng)


@pytest.mark.parametrize(
    ("clause", "card", "right", "wrong"),
    [
        ("D11", "5s", ["5", "5 5", "5 5 5"], ["4", "5 6"]),
        ("D12", "chance", ["1", "1 6", "2 3 5", "1 1 3 6"], []),
        ("D13", "pair", ["1 1", "6 6"], ["1", "1 2", "1 1 1", "1 1 2 2"]),
        (
            "D14",
            "small-straight",
            ["1 2 3", "2 3 4", "3 4 5", "4 5 6"],
            ["1 2", "1 2 4", "1 2 3 4", "1 1 2", "2 2 3 4"],
        ),
        ("D15", "3-of-a-kind", ["1 1 1", "6 6 6"], ["1 1", "1 1 2", "1 1 1 1"]),
        ("D16", "2-pairs", ["1 1 2 2", "3 3 6 6", "5 5 5 5"], ["1 1", "1 1 1 2", "1 2 2 3", "1 1 2 3"]),
        ("D17", "large-straight", ["1 2 3 4", "2 3 4 5", "3 4 5 6"], ["1 2 3", "1 2 3 5", "1 2 2 3", "1 3 4 5"]),
        ("D18", "4-of-a-kind", ["1 1 1 1", "6 6 6 6"], ["1 1 1", "1 1 1 2", "1 1 2 2"]),
        ("D19", "-", ["1", "1 6", "2 3 5", "1 1 3 6"], []),
    ],
)
def test_D11_D12_D13_D14_D15_D16_D17_D18_D19_what_a_card_takes(
    clause: str, card: str, right: list[str], wrong: list[str]
) -> None:
    place = "x" if card == "-" else "a"
    for dice in right + wrong:
        roll = (dice + " 6 5 4 3")[:7]
        match = placing(roll, f"{card} - - -")
        if dice in right:
            assert f"put {dice} on {place}" in listed(match)
            say(match, f"put {dice} on {place}")
            assert match.state.owner[4 if place == "x" else 0] == 1
        else:
            assert f"put {dice} on {place}" not in listed(match)
            assert clause_of(match, f"put {dice} on {place}") == clause


def test_D14_a_small_straight_may_leave_out_any_die() -> None:
    match = placing("2 3 3 4", "small-straight - - 3s")
    assert {"put 2 3 4 on a", "put 2 3 4 on a, 3 on d", "put 3 3 on d", "put 2 3 4 on a, 3 on x"} <= listed(match)
    assert {"put 1 2 3 on a", "put 2 3 4 on a, 1 on x"} <= listed(placing("1 2 3 4", "small-straight - - -"))


def test_D19_who_still_stands_on_the_extra_roll_card_rolls_four_times() -> None:
    match = say(placing("1 2 3 4", HARD, "- - - - 2:6"), "put nothing")
    assert match.state.rolls == 4
    assert amounts(match) == [0, 0]
    assert match.dice_due
    say(match, "* 1 2 3 4", "roll 1", "* 1", "roll 1", "* 1", "roll 1", "* 6")
    assert match.state.phase == Phase.PLACE
    say(match, "put 6 on x")
    assert on_cards(match) == "- - - - 2:6"
    assert match.state.rolls == 3


def test_D20_a_lower_sum_may_not_be_placed() -> None:
    match = placing("3 3 4 6", "pair chance - -", "2:44 2:6 - - 2:1")
    assert clause_of(match, "put 3 3 on a") == "D20"
    assert clause_of(match, "put 4 on b") == "D20"
    assert "put 3 3 on a" not in listed(match)
    assert "put 3 4 on b" in listed(match)


def test_D20_a_higher_sum_pushes_dice_off_which_wait_for_their_owner() -> None:
    match = say(placing("3 5 5 6", "pair 5s - -", "2:44 3:5 - - -", won="- / - / -"), "put 5 5 on a")
    assert on_cards(match) == "1:55 3:5 - - -"
    assert match.state.hand.tolist()[:3] == [2, 4, 3]
    assert amounts(match) == [0, 0, 0]


def test_D20_sums_count_not_the_number_of_dice() -> None:
    assert "put 6 on a" in listed(placing("1 2 2 6", "chance - - -", "2:1112 - - - -"))
    assert clause_of(placing("1 2 2 6", "chance - - -", "2:116 - - - -"), "put 6 on a") == "D20"


def test_D21_equal_sums_are_fought_over_once_all_dice_are_placed_in_table_order() -> None:
    match = placing("3 4 4 6", "pair chance - -", "2:44 2:6 - - -")
    say(match, "put 4 4 on a, 6 on b, 3 on x")
    assert match.state.phase == Phase.BATTLE
    assert on_cards(match) == "2:44 2:6 - - 1:3"
    assert match.state.rival.tolist() == [0o2000, 0o100000, 0, 0, 0]
    assert match.state.hand[0] == 0
    say(match, "* 6 against 1")
    assert on_cards(match) == "1:44 2:6 - - 1:3"
    assert match.state.phase == Phase.BATTLE
    assert match.state.active == 0


def test_D22_both_roll_one_die_and_a_tie_rolls_again() -> None:
    match = say(placing("3 4 4 6", "pair - - -", "2:44 - - - -"), "put 4 4 on a")
    assert len(match.outcomes()) == 36
    assert {weight for _, weight in match.outcomes()} == {1}
    with pytest.raises(Refused, match="D22"):
        match.play(CHANCE, 7)
    before = match.state.tobytes()
    assert say(match, "* 3 against 3").state.tobytes() == before
    assert say(match, "* 3 against 2").state.phase != Phase.BATTLE


def test_D23_the_higher_die_keeps_the_card_and_the_loser_takes_dice_back() -> None:
    table, dice = "pair - - 2-pairs", "2:44 - - - -"
    won = say(placing("3 4 4 6", table, dice), "put 4 4 on a", "* 5 against 2")
    assert on_cards(won) == "1:44 - - - -"
    assert won.state.hand.tolist()[:2] == [2, 4]
    lost = say(placing("3 4 4 6", table, dice), "put 4 4 on a", "* 2 against 5")
    assert lost.state.active == 1
    assert lost.state.hand.tolist()[:2] == [4, 4]
    assert amounts(lost) == [0, 1]


def test_D24_the_tenth_card_ends_the_game_at_once() -> None:
    nine = "1s 1s 2s 2s 3s 3s 4s 4s 5s"
    match = say(placing("1 2 3 4", "pair chance 6s -", "2:66 - 2:6 - -", won=f"- / {nine}"), "put nothing")
    assert match.over
    assert amounts(match) == [0, 11]
    assert match.state.card.tolist()[:4] == [-1, 12, -1, -1]
    assert match.payoff() == [0, 1]


def test_D24_fewer_cards_can_be_agreed() -> None:
    match = Match(GAME.setup(2, {"cards": "3"}))
    assert match.state.goal == 3
    assert not say(placing("1 2 3 4", "pair - - -", "2:66 - - - -", "goal 3", "- / 1s"), "put nothing").over
    assert say(placing("1 2 3 4", "pair - - -", "2:66 - - - -", "goal 3", "- / 1s 2s"), "put nothing").over


def test_D25_an_empty_table_and_an_empty_deck_end_the_game() -> None:
    box = "0 0 " * 7 + "1 0" + " 0 0" * 5
    match = say(placing("1 2 3 4", "pair - - -", "2:66 - - - 1:4", f"box {box}"), "put nothing")
    assert match.over
    assert match.payoff() == [0, 1]


def test_D26_ten_full_rounds_without_a_card_end_the_game() -> None:
    match = at(f"won 1s / -; phase roll; rolls 3; idle 1; table {HARD}")
    for turn in range(20):
        assert not match.over, turn
        say(match, "* 1 1 2 3", "stop", "put nothing")
    assert match.over
    assert match.payoff() == [1, 0]
    first = say(Match(GAME.setup(2)), "* pair", "* pair", "* pair", "* pair+")
    assert first.state.idle == 1


def test_D26_a_collected_card_begins_the_count_again() -> None:
    match = placing("1 2 3 4", "pair chance 6s 5s", "2:66 - - - -", "idle 19")
    assert say(match, "put nothing").state.idle == 0
    extra = say(placing("1 2 3 4", HARD, "- - - - 2:6", "idle 18"), "put nothing")
    assert extra.state.idle == 19
    assert say(placing("1 2 3 4", HARD, "2:6666 - - - -", "idle 20"), "put nothing").over


def test_D26_another_number_of_rounds_can_be_agreed() -> None:
    assert Match(GAME.setup(2)).state.idle_rounds == 10
    assert Match(GAME.setup(2, {"idle-rounds": "3"})).state.idle_rounds == 3
    for rounds in (1, 101):
        with pytest.raises(BadOption, match="2 to 100"):
            GAME.setup(2, {"idle-rounds": str(rounds)})
    assert not say(placing("1 2 3 4", rest="idle_rounds 3; idle 5"), "put nothing").over
    assert say(placing("1 2 3 4", rest="idle_rounds 3; idle 6"), "put nothing").over
    assert not say(placing("1 2 3 4", rest="idle_rounds 11; idle 20"), "put nothing").over


def test_D26_positions_say_only_an_unusual_number_of_rounds() -> None:
    text = GAME.notation.state_text(placing("1 2 3 4").state)
    assert "idle_rounds" not in text
    assert GAME.notation.parse_state(text).idle_rounds == 10
    assert "idle_rounds 3" in GAME.notation.state_text(placing("1 2 3 4", rest="idle_rounds 3").state)


def test_D27_four_of_eight_bonus_cards_are_dealt_only_if_agreed() -> None:
    assert Match(GAME.setup(2)).state.phase == Phase.CARD
    match = Match(GAME.setup(2, {"bonus": "yes"}))
    for left, name in zip((8, 7, 6, 5), ("most-cards", "least-points", "least-logos", "most-numbers"), strict=True):
        assert match.outcomes() == [(bonus, 1) for bonus, _ in match.outcomes()]
        assert len(match.outcomes()) == left
        say(match, f"* {name}")
        if left > 5:
            assert clause_of(match, f"* {name}") == "D27"
    assert match.state.phase == Phase.CARD
    assert match.state.bonuses == sum(
        1 << bonus for bonus in (Bonus.MOST_CARDS, Bonus.LEAST_POINTS, Bonus.LEAST_LOGOS, Bonus.MOST_NUMBERS)
    )


@pytest.mark.parametrize(
    ("bonus", "won", "prizes"),
    [
        ("least-logos", "1s+ 2s+ / 1s", [0, 3]),
        ("most-logos", "1s+ 2s+ / 1s", [3, 0]),
        ("least-cards", "1s 2s / 3s", [0, 4]),
        ("most-cards", "1s 2s / 3s", [3, 0]),
        ("most-straights", "small-straight large-straight / small-straight 1s 2s", [3, 0]),
        ("most-chances", "chance / chance chance", [0, 3]),
        ("least-points", "4-of-a-kind / pair pair", [0, 5]),
        ("most-numbers", "1s 6s / chance chance 3s", [3, 0]),
        ("most-cards", "1s 2s / 3s 4s", [0, 0]),
        ("most-chances", "1s 2s / 3s", [0, 0]),
        ("least-points", "1s / 2s / chance chance chance", [0, 0, 0]),
        ("least-cards", "1s / 2s 3s / chance 4s 5s", [4, 0, 0]),
        ("most-numbers most-cards", "1s 2s / 3s", [6, 0]),
    ],
)
def test_D28_bonus_cards_go_to_whom_they_name_and_on_a_tie_to_nobody(bonus: str, won: str, prizes: list[int]) -> None:
    match = placing("1 2 3 4", rest=f"idle 40; bonuses {bonus}", won=won)
    say(match, "put nothing")
    assert match.over
    assert match.state.prize[: match.players].tolist() == prizes


def test_D29_cards_with_dice_on_them_go_to_their_owners_however_the_game_ends() -> None:
    nine, other = "1s 1s 2s 2s 3s 3s 4s 4s 5s", "1s+ 2s+ 3s+ 4s+ 5s+ 6s+ small-straight small-straight pair+"
    match = placing("4 4 4 6", "pair chance 6s 3-of-a-kind", "2:66 3:66 - - -", won=f"{nine} / {other} / -")
    say(match, "put 4 4 4 on d, 6 on c")
    assert match.over
    assert amounts(match) == [11, 10, 1]
    assert scores(match) == [18 + 2 + 3, 18 + 2, 1]
    assert match.state.hand.tolist()[:3] == [4, 4, 4]
    idle = say(placing("1 2 3 4", "chance pair - -", rest="idle 20"), "put 4 on a")
    assert (idle.over, amounts(idle)) == (True, [1, 0])


def test_D29_bonus_points_count_for_the_victory() -> None:
    match = placing("1 2 3 4", rest="idle 40; bonuses least-points", won="4-of-a-kind / 3-of-a-kind")
    assert say(match, "put nothing").payoff() == [0, 1]


def test_D30_a_tie_shares_the_victory() -> None:
    match = say(placing("1 2 3 4", rest="idle 40", won="1s / 2s / chance"), "put nothing")
    assert match.payoff() == [0.5, 0.5, 0]


def test_D31_after_the_end_nobody_acts() -> None:
    match = at("won 1s / -; phase over")
    assert match.seats == ()
    assert clause_of(match, "1: stop") == "D31"
    with pytest.raises(Refused, match="D31"):
        match.play(CHANCE, STOP)


def test_D2_an_edition_can_say_something_else() -> None:
    text = GAME.editions["standard"].read_text(encoding="utf-8").replace("points = [2,", "points = [7,")
    edition = read_edition(GAME.edition_type, text, "mine.toml")
    assert Match(GAME.setup(2, edition=edition)).state.points[0] == 7


def test_D6_everybody_rolls_dice_of_his_own_all_cards_are_one_deck_s_and_battles_are_nobody_s() -> None:
    """Nobody's next roll depends on how many dice others roll, nor on their cards and battles."""
    found = set()
    for seed in range(8):
        for match in positions(Match(GAME.setup(2)), new_rng(seed)):
            if match.dice_due:
                whose = GAME.stream(match.state)
                found.add((Phase(match.state.phase), "own" if whose == match.state.active else whose))
    dealt = {(Phase.BONUS, HOUSE)} & found
    assert found - dealt == {(Phase.ROLL, "own"), (Phase.CARD, DECK), (Phase.BATTLE, HOUSE)}
