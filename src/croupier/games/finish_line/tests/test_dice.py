"""Clauses L20 to L35: every face of the dice."""

import pytest

from croupier.kernel.dice import ANEW, new_rng
from croupier.kernel.errors import BadNotation
from croupier.kernel.match import Match
from croupier.kernel.position import Position
from croupier.testkit.talk import clause_of, listed, say
from croupier.testkit.trials import positions

from ..dice import BITS
from ..state import Phase
from .positions import GAME, START, after, gone, on_tiles, pairs, pile, row, using


def uses(match: Position, word: str) -> set[str]:
    """The listed moves that begin with a word."""
    return {words for words in listed(match) if words.startswith(word)}


def lying(match: Position) -> dict[str, int]:
    """The dice in the pile, by colours of which there are some."""
    return {name: count for name, count in pile(match).items() if count}


@pytest.mark.parametrize("face", ["extra-move", "side-bet", "dead-even"])
def test_L27_L28_L33_some_faces_name_no_horse(face: str) -> None:
    match = using(f"{face} red-blank red-blank")
    assert face in listed(match)
    for tile in START.split():
        with pytest.raises(BadNotation, match=f"{face} is not used on a horse"):
            match.parse(0, f"{face} on {tile}")
    code = match.parse(0, face)
    assert all(GAME.rules.refusal(match.state, 0, code | 1 << bit) in (18, 33) for bit in range(BITS, 62))


@pytest.mark.parametrize("words", ["tempo on 22", "inside-tip on 8", "interference on 8"])
def test_faces_that_name_more_than_one_thing_have_words_of_their_own(words: str) -> None:
    with pytest.raises(BadNotation):
        using("tempo inside-tip interference", "8 22:o 3 5 18 11 20").parse(0, words)


def test_L20_a_first_horseshoe_rests_on_any_tile_the_leader_too() -> None:
    match = using("horseshoe white-blank red-blank", "8 22 3 5 18 20 11")
    for tile in (22, 3, 5, 18, 11):
        assert after(match, f"horseshoe on {tile}") == "8 22 3 5 18 20 11 ".replace(f"{tile} ", f"{tile}:o ", 1).strip()
        assert gone(match, f"horseshoe on {tile}") == {}
    assert len(uses(match, "horseshoe")) == 7


def test_L20_a_second_horseshoe_moves_the_horse_and_other_dice_stay() -> None:
    match = using("horseshoe white-blank red-blank", "8 22:ow2 3 5 18 11 20")
    assert after(match, "horseshoe on 22") == "8 3 22:w2 5 18 11 20"
    assert gone(match, "horseshoe on 22") == {"white": 2}


def test_L21_a_favourite_moves_with_one_horseshoe() -> None:
    match = using("horseshoe white-blank red-blank", "8:w1 22 3 5 18 11 20")
    assert after(match, "horseshoe on 8") == "22 8:w1 3 5 18 11 20"
    assert gone(match, "horseshoe on 8") == {"white": 1}
    assert after(match, "horseshoe on 20") == "8:w1 22 3 5 18 11 20"
    assert gone(match, "horseshoe on 20") == {"white": 1}


def test_L22_double_horseshoes_move_any_horse_and_leave_its_dice() -> None:
    match = using("double white-blank red-blank", "8 22:ow3 3 5 18 11 20")
    assert after(match, "double on 22") == "8 3 22:ow3 5 18 11 20"
    assert gone(match, "double on 22") == {"red": 1}
    assert len(uses(match, "double")) == 7


def test_L23_a_first_whipping_rests_and_a_second_one_disqualifies() -> None:
    match = using("whipping white-blank red-blank", "8 22 3 5:ow1 18 11 20")
    assert after(match, "whipping on 22") == "8 22:w 3 5:ow1 18 11 20"
    assert gone(match, "whipping on 22") == {}
    assert after(match, "whipping on 5") == "8 22 3 18 11 20"
    assert gone(match, "whipping on 5") == {"white": 1, "red": 2, "green": 1}


def test_L24_steady_runners_are_not_whipped_nor_disqualified_and_keep_their_horseshoes() -> None:
    match = using("whipping tempo disqualified", "8 22 3:o 5:o 18 11 20")
    assert clause_of(match, "whipping on 3") == "L24"
    assert clause_of(match, "disqualified on 18") == "L24"
    assert clause_of(match, "tempo from 3 to 22") == "L24"
    assert uses(match, "whipping") == {f"whipping on {tile}" for tile in (8, 22, 5, 11, 20)}
    assert after(match, "tempo from 5 to 3") == "8 22 5 3 18 11 20"
    slow = using("losing-speed interference double", "8 22 3 5 18 11 20")
    assert after(slow, "losing-speed on 18") == "8 22 18 3 5 11 20"


def test_L25_a_tempo_change_takes_effect_at_once() -> None:
    match = using("tempo white-blank red-blank", "8 22:o 3 5:o 18 11 20")
    assert after(match, "tempo from 22 to 11") == "8 22 3 5:o 18 11:o 20"
    assert gone(match, "tempo from 22 to 11") == {"red": 1}
    assert after(match, "tempo from 22 to 5") == "8 22 3 18 5 11 20"
    assert gone(match, "tempo from 22 to 5") == {"red": 1, "white": 2}
    assert after(match, "tempo from 22 to 8") == "22 8 3 5:o 18 11 20"
    assert gone(match, "tempo from 22 to 8") == {"red": 1, "white": 1}
    assert len(uses(match, "tempo")) == 12


def test_L25_a_tempo_change_needs_a_horseshoe_and_another_tile() -> None:
    match = using("tempo white-blank red-blank", "8 22:o 3 5 18 11 20")
    assert clause_of(match, "tempo from 5 to 8") == "L25"
    assert clause_of(match, "tempo from 22 to 22") == "L25"
    assert not uses(using("tempo white-blank red-blank", "8 22 3:o 5 18 11 20"), "tempo")
    assert not uses(using("tempo white-blank red-blank", "22:o"), "tempo")


def test_L26_an_outsider_rests_on_a_tile_without_one() -> None:
    match = using("outsider-2000 white-blank red-blank", "8 22:1 3 5 18 11 20")
    assert after(match, "outsider-2000 on 20") == "8 22:1 3 5 18 11 20:2"
    assert clause_of(match, "outsider-2000 on 22") == "L26"
    assert len(uses(match, "outsider")) == 6
    full = using("outsider-2000 white-blank red-blank", "22:1")
    assert listed(full) == {"put away white", "put away red", "put away green"}


def test_L27_a_side_bet_skips_the_next_player_who_owes_500() -> None:
    match = using("side-bet white-blank red-blank", money="1000 1000 1000", rest="seat 2")
    assert gone(match, "side-bet") == {"black": 1}
    say(match, "side-bet")
    assert match.seats == (0,)
    assert match.state.side[:3].tolist() == [0, 500, -500]
    assert pairs(match)["hand"] == "1 1 0 0 0"
    assert match.state.money[:3].tolist() == [1000] * 3


def test_L27_with_two_players_the_roller_goes_on() -> None:
    match = say(using("side-bet white-blank red-blank"), "side-bet")
    assert match.seats == (0,)
    assert match.state.side[:2].tolist() == [500, -500]


def test_L27_on_the_last_turn_only_the_money_counts() -> None:
    match = say(using("side-bet white-blank red-blank", pool="0 0 0 0 0", rest="kept 0 1"), "side-bet")
    assert match.state.side[:2].tolist() == [500, -500]
    assert match.seats == (1,)  # who makes an extra move: nobody is skipped


def test_L28_an_extra_move_is_kept_and_no_tip_returns_it() -> None:
    match = using("extra-move white-blank red-blank", pool="9 4 4 2 0", rest="kept 0 1")
    assert gone(match, "extra-move") == {}
    say(match, "extra-move")
    assert pairs(match)["kept"] == "1 1"
    assert match.seats == (1,)


def test_L29_disqualified_takes_the_tile_and_its_dice_out() -> None:
    match = using("disqualified white-blank red-blank", "8 22 3 5:ow2 18 11 20")
    assert after(match, "disqualified on 5") == "8 22 3 18 11 20"
    assert gone(match, "disqualified on 5") == {"white": 1, "red": 1, "green": 1, "black": 1}
    assert after(match, "disqualified on 20") == "8 22 3 5:ow2 18 11"


def test_L29_of_a_dead_even_pair_the_other_leads_alone() -> None:
    match = using("disqualified white-blank red-blank", "8 22 3 5 18 11=20", rest="was_level 1")
    assert after(match, "disqualified on 20") == "8 22 3 5 18 11"
    assert after(match, "disqualified on 11") == "8 22 3 5 18 20"
    assert after(match, "disqualified on 5") == "8 22 3 18 11=20"


def test_L29_the_last_horse_cannot_be_disqualified() -> None:
    match = using("disqualified whipping white-blank", "22:w")
    assert clause_of(match, "disqualified on 22") == "L29"
    assert clause_of(match, "whipping on 22") == "L29"
    assert after(using("disqualified whipping white-blank", "22"), "whipping on 22") == "22:w"


def test_L30_an_inside_tip_returns_two_dice_of_the_pile() -> None:
    match = using("inside-tip white-blank red-blank", pool="8 3 4 2 1")
    assert listed(match) & {"tip white red", "tip red white"} == {"tip white red"}
    assert uses(match, "tip") == {"tip white red"}
    assert clause_of(match, "tip white white") == "L30"
    assert clause_of(match, "tip white") == "L30"
    say(match, "tip red white")
    assert pairs(match)["pool"] == "9 4 4 2 1"
    assert lying(match) == {"black": 1}


def test_L30_one_die_if_there_is_only_one_and_nothing_if_there_is_none() -> None:
    one = using("inside-tip white-blank red-blank", pool="8 4 4 2 1")
    assert uses(one, "tip") == {"tip white"}
    assert clause_of(one, "tip white red") == "L30"
    assert lying(say(one, "tip white")) == {"black": 1}
    none = using("inside-tip white-blank red-blank", pool="9 4 4 2 1")
    assert listed(none) == {"put away white", "put away red", "put away black"}


def test_L30_dice_on_tiles_and_kept_ones_are_not_in_the_pile() -> None:
    match = using("inside-tip white-blank red-blank", "8 22:ow1 3 5 18 11 20", pool="8 3 4 1 0", rest="kept 0 1")
    assert listed(match) == {"put away white", "put away red", "put away black"}


def test_L31_a_helmet_moves_a_favourite_or_a_horse_with_a_horseshoe_two_places() -> None:
    match = using("helmet white-blank red-blank", "8:2 22:ow 3 5 18 11 20")
    assert uses(match, "helmet") == {"helmet on 8", "helmet on 22"}
    assert after(match, "helmet on 8") == "22:ow 3 8:2 5 18 11 20"
    assert gone(match, "helmet on 8") == {"yellow": 1}
    assert after(match, "helmet on 22") == "8:2 3 5 22:w 18 11 20"
    assert gone(match, "helmet on 22") == {"yellow": 1, "white": 1}
    assert clause_of(match, "helmet on 5") == "L31"
    assert clause_of(match, "helmet on 20") == "L31"


def test_L31_from_second_place_a_helmet_takes_the_lead() -> None:
    assert after(using("helmet white-blank red-blank", "8 22 3 5 18 11:o 20"), "helmet on 11") == "8 22 3 5 18 20 11"


def test_L31_behind_a_dead_even_pair_a_horse_is_second() -> None:
    pair = "8 22 3 5:o 18:o 11:o=20"
    match = using("helmet white-blank red-blank", pair, rest="was_level 1")
    assert uses(match, "helmet") == {"helmet on 8", "helmet on 5", "helmet on 18"}
    assert after(match, "helmet on 18") == "8 22 3 5:o 11:o 20 18"
    assert after(match, "helmet on 5") == "8 22 3 18:o 11:o 20 5"
    assert after(match, "helmet on 8") == "22 3 8 5:o 18:o 11:o=20"
    assert clause_of(match, "helmet on 11") == "L31"
    assert clause_of(match, "helmet on 20") == "L31"


def test_L32_three_neighbours_in_any_new_order_with_their_dice() -> None:
    match = using("interference white-blank red-blank", "8 22:o 3 5:w 18 11 20")
    assert after(match, "interfere 5 3 22") == "8 5:w 3 22:o 18 11 20"
    assert gone(match, "interfere 5 3 22") == {"yellow": 1}
    for words in ("interfere 8 22 3", "interfere 22 3 18", "interfere 22 22 3"):
        assert clause_of(match, words) == "L32"


def test_L32_every_new_row_is_listed_once() -> None:
    match = using("interference white-blank red-blank")
    rows = [after(match, words) for words in uses(match, "interfere")]
    tiles = START.split()
    reachable = set()
    for low in range(5):
        one, two, three = tiles[low : low + 3]
        for new in ((one, three, two), (two, one, three), (two, three, one), (three, one, two), (three, two, one)):
            reachable.add(" ".join([*tiles[:low], *new, *tiles[low + 3 :]]))
    assert set(rows) == reachable
    assert len(rows) == len(reachable)
    assert after(match, "interfere 3 22 5") == "8 3 22 5 18 11 20"  # legal, though another move listed does the same


def test_L32_a_dead_even_pair_is_taken_whole_and_broken_up() -> None:
    match = using("interference white-blank red-blank", "8 22 3 5 18 11=20", rest="was_level 1")
    assert clause_of(match, "interfere 11 5 18") == "L32"
    assert clause_of(match, "interfere 18 5 11") == "L32"
    rows = {after(match, words) for words in uses(match, "interfere") if "20" in words}
    assert rows == {
        "8 22 3 5 18 11 20", "8 22 3 5 18 20 11", "8 22 3 5 11 18 20",
        "8 22 3 5 11 20 18", "8 22 3 5 20 18 11", "8 22 3 5 20 11 18",
    }  # fmt: skip
    assert after(match, "interfere 18 5 3") == "8 22 18 5 3 11=20"
    assert len(uses(match, "interfere")) == 5 + 4 + 4 + 6


def test_L32_it_needs_three_horses() -> None:
    assert not uses(using("interference white-blank red-blank", "8 22"), "interfere")
    assert len(uses(using("interference white-blank red-blank", "8 22 3"), "interfere")) == 5
    pair = using("interference white-blank red-blank", "8 22=3", rest="was_level 1")
    assert len(uses(pair, "interfere")) == 6
    assert not uses(using("interference white-blank red-blank", "22=3", rest="was_level 1"), "interfere")


def test_L33_dead_even_lays_the_second_above_the_leader_once_in_a_race() -> None:
    match = using("dead-even white-blank red-blank")
    assert after(match, "dead-even") == "8 22 3 5 18 11=20"
    assert gone(match, "dead-even") == {"yellow": 1}
    assert say(match.copy(), "put away yellow").state.was_level == 0
    again = using("dead-even white-blank red-blank", rest="was_level 1")
    assert clause_of(again, "dead-even") == "L33"
    assert listed(again) == {"put away white", "put away red", "put away yellow"}


def test_L33_it_needs_two_horses() -> None:
    assert after(using("dead-even white-blank red-blank", "8 22"), "dead-even") == "8=22"
    assert clause_of(using("dead-even white-blank red-blank", "22"), "dead-even") == "L33"


def test_L34_the_rulebooks_dead_even_pair_is_overtaken() -> None:
    """5 moves ahead of both 11 and 20, and 11, the upper one, falls in behind 20."""
    for roll, words, tile in (
        ("horseshoe white-blank red-blank", "horseshoe on 5", "5:o"),
        ("double white-blank red-blank", "double on 5", "5"),
    ):
        assert after(using(roll, f"18 {tile} 11=20", rest="was_level 1"), words) == "18 11 20 5"


def test_L34_either_of_the_pair_that_moves_ahead_takes_the_lead() -> None:
    match = using("double horseshoe red-blank", "18 5 11:o=20", rest="was_level 1")
    assert after(match, "double on 11") == "18 5 20 11:o"
    assert after(match, "double on 20") == "18 5 11:o 20"
    assert after(match, "horseshoe on 11") == "18 5 20 11"
    assert after(match, "horseshoe on 20") == "18 5 11:o 20"
    assert after(match, "double on 18") == "5 18 11:o=20"
    resting = using("horseshoe white-blank red-blank", "18 20 5=11", rest="was_level 1")
    assert after(resting, "horseshoe on 11") == "18 20 5=11:o"


def test_L35_losing_speed_drops_a_horse_two_places_and_strips_it() -> None:
    match = using("losing-speed white-blank red-blank", "8 22 3 5 18 11 20:w1")
    assert after(match, "losing-speed on 20") == "8 22 3 5 20 18 11"
    assert gone(match, "losing-speed on 20") == {"yellow": 1, "red": 1, "green": 1}
    assert uses(match, "losing") == {f"losing-speed on {tile}" for tile in (3, 5, 18, 11, 20)}
    assert clause_of(match, "losing-speed on 8") == "L35"
    assert clause_of(match, "losing-speed on 22") == "L35"


def test_L35_one_of_a_dead_even_pair_counts_as_alone_in_front() -> None:
    match = using("losing-speed white-blank red-blank", "8 22 3 5 18 11:o=20", rest="was_level 1")
    assert after(match, "losing-speed on 11") == "8 22 3 5 11 18 20"
    assert after(match, "losing-speed on 20") == "8 22 3 5 20 18 11:o"
    assert after(match, "losing-speed on 18") == "8 22 18 3 5 11:o=20"


@pytest.mark.parametrize(
    ("line", "tiles"), [("8 22 3", {3}), ("8 22=3", {22, 3}), ("22 3", set()), ("22=3", set()), ("22", set())]
)
def test_L35_it_needs_three_horses(line: str, tiles: set[int]) -> None:
    level = "1" if "=" in line else "0"
    match = using("losing-speed white-blank red-blank", line, rest=f"was_level {level}")
    assert uses(match, "losing") == {f"losing-speed on {tile}" for tile in tiles}
    if tiles == {22, 3}:
        assert after(match, "losing-speed on 22") == "22 8 3"
        assert after(match, "losing-speed on 3") == "3 8 22"
    assert on_tiles(match) == 0
    assert row(match) == line


def test_L17_everybody_rolls_dice_of_his_own_and_horses_and_photos_fall_anew() -> None:
    """Nobody's next roll depends on how many dice others roll, nor on the horses that are drawn."""
    found = set()
    for match in positions(Match(GAME.setup(3)), new_rng(1)):
        if match.dice_due:
            whose = GAME.stream(match.state)
            found.add((Phase(match.state.phase), "own" if whose == match.state.active else whose))
    assert found - {(Phase.PHOTO, ANEW)} == {(Phase.ROLL, "own"), (Phase.HORSES, ANEW)}
