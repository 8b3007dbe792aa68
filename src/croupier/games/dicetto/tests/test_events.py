"""What is told of a game of DICETTO, and its moves as data."""

import msgspec
import pytest

from croupier.kernel.data import Event, Move, Outcome, Over, Turn
from croupier.kernel.errors import BadNotation, Refused
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import Position, story
from croupier.kernel.seats import CHANCE

from .. import events, moves
from ..events import (
    Account,
    BattleTied,
    BattleWon,
    BonusTied,
    BonusTurned,
    BonusWon,
    Challenged,
    Collected,
    Ended,
    ExtraRoll,
    GameOver,
    Placed,
    PlacedNothing,
    PushedOff,
    Rerolled,
    Rolled,
    Stalling,
    Stopped,
    Turned,
)
from ..moves import Battle, Dealt, DealtBonus, Group, Place, Roll, Stop

GAME = Game(__package__.removesuffix(".tests"))
TABLE = "table pair chance+ 5s 2-pairs"


def at(position: str) -> Position:
    return Position.from_text(GAME, position if position.startswith("won") else f"won - / -; {position}")


def told(match: Position, words: str, seat: int = 0) -> list[Event]:
    """What the table hears of a move in words."""
    before, move = match.copy(), match.parse(seat, words)
    match.play(seat, move)
    found = [event for event in story(before, seat, move, match) if not isinstance(event, Turn | Over)]
    assert msgspec.json.decode(msgspec.json.encode(found), type=list[events.Events]) == found
    return found


def test_D3_a_card_is_turned_up_on_its_spot() -> None:
    match = at("phase card; table - pair - -")
    assert told(match, "chance+", CHANCE) == [Turned("a", "chance", True, 1, 44)]
    assert told(match, "4-of-a-kind", CHANCE) == [Turned("c", "4-of-a-kind", False, 6, 43)]


def test_D8_what_is_kept_and_what_is_rolled_again() -> None:
    match = at(f"phase choice; rolls 2; roll 1 3 5 5; {TABLE}")
    assert told(match, "roll 1 3") == [Rerolled(0, (5, 5), (1, 3), 1)]
    assert told(match, "5 6", CHANCE) == [Rolled(0, (5, 6), (5, 5, 5, 6), False, 1)]
    assert told(match, "stop") == [Stopped(0, (5, 5, 5, 6))]
    first = at(f"phase roll; rolls 3; {TABLE}")
    assert told(first, "1 2 3 4", CHANCE) == [Rolled(0, (1, 2, 3, 4), (1, 2, 3, 4), True, 2)]


def test_D10_dice_go_to_cards_one_after_the_other_or_stay() -> None:
    match = at(f"phase place; roll 1 4 4 5; {TABLE}; rolls 0")
    assert told(match.copy(), "put 5 on x, 4 4 on a") == [
        Placed(0, "a", "pair", 2, (4, 4)),
        Placed(0, "x", "extra-roll", 0, (5,)),
    ]
    assert told(match, "put nothing") == [PlacedNothing(0)]


def test_D20_lower_dice_are_pushed_off() -> None:
    match = at(f"phase place; roll 1 4 4 5; {TABLE}; dice 2:33 - - - -")
    assert told(match, "put 4 4 on a") == [
        Placed(0, "a", "pair", 2, (4, 4)),
        PushedOff(1, 0, "a", "pair", (3, 3)),
    ]


def test_D21_D22_D23_battles_with_both_dice_and_who_won() -> None:
    match = at(f"phase place; roll 2 4 4 6; {TABLE}; dice 2:44 2:24 - - -")
    assert told(match, "put 4 4 on a, 6 on b") == [
        Placed(0, "a", "pair", 2, (4, 4)),
        Challenged(1, 0, "a", "pair", (4, 4)),
        Placed(0, "b", "chance", 1, (6,)),
        Challenged(1, 0, "b", "chance", (2, 4)),
    ]
    assert told(match, "3 against 3", CHANCE) == [BattleTied(0, 1, "a", "pair", 3)]
    assert told(match, "6 against 1", CHANCE) == [BattleWon(0, 6, 1, 1, "a", "pair", (4, 4))]
    assert told(match, "2 against 5", CHANCE) == [
        BattleWon(1, 5, 0, 2, "b", "chance", (6,)),
        Collected(1, "b", "chance", True, 1, 1, 1, False, (2, 4)),
    ]


def test_D5_D19_the_next_player_collects_and_has_an_extra_roll() -> None:
    match = at(f"won - / 6s; phase place; roll 1 2 3 4; {TABLE}; dice 2:33 - 2:5 - 2:1")
    assert told(match, "put 4 on b") == [
        Placed(0, "b", "chance", 1, (4,)),
        Collected(1, "a", "pair", False, 2, 2, 4, False, (3, 3)),
        Collected(1, "c", "5s", False, 2, 3, 6, False, (5,)),
        ExtraRoll(1, 4),
    ]


def test_D24_D29_enough_cards_end_the_game_and_dice_on_cards_still_count() -> None:
    match = at(f"won 1s / 6s 6s; phase place; roll 1 2 4 6; {TABLE}; dice 2:33 - - - -; goal 3")
    assert told(match, "put 6 on b, 4 on x") == [
        Placed(0, "b", "chance", 1, (6,)),
        Placed(0, "x", "extra-roll", 0, (4,)),
        Collected(1, "a", "pair", False, 2, 3, 6, False, (3, 3)),
        Ended("goal", 1, 3),
        Collected(0, "b", "chance", True, 1, 2, 3, True, (6,)),
        GameOver("goal", (Account(0, 3, 0), Account(1, 6, 0))),
    ]


def test_D25_an_empty_deck_and_table_end_the_game() -> None:
    match = at("phase place; roll 1 2 3 4; table pair - - -; dice 2:33 - - - -; box " + "0 0 " * 7 + "1 0" + " 0 0" * 5)
    assert told(match, "put nothing") == [
        PlacedNothing(0),
        Collected(1, "a", "pair", False, 2, 1, 2, False, (3, 3)),
        Ended("deck", 1, 1),
        GameOver("deck", (Account(0, 0, 0), Account(1, 2, 0))),
    ]


def test_D26_idle_rounds_are_announced_and_end_the_game() -> None:
    match = at(f"phase place; roll 1 2 3 4; {TABLE}; idle 4; idle_rounds 3")
    assert told(match.copy(), "put nothing") == [PlacedNothing(0), Stalling(2)]
    match = at(f"phase place; roll 1 2 3 4; {TABLE}; idle 6; idle_rounds 3")
    assert told(match, "put 4 on b") == [
        Placed(0, "b", "chance", 1, (4,)),
        Ended("idle-rounds", -1, 3),
        Collected(0, "b", "chance", True, 1, 1, 1, True, (4,)),
        GameOver("idle-rounds", (Account(0, 1, 0), Account(1, 0, 0))),
    ]


def test_D27_D28_bonus_cards_are_dealt_and_given_out_at_the_end() -> None:
    assert told(Match(GAME.setup(2, {"bonus": "yes"})), "least-points", CHANCE) == [BonusTurned("least-points", 5)]
    match = at(
        f"won 1s / 6s 6s; phase place; roll 1 2 4 6; {TABLE}; dice 2:33 - - - -; goal 3; "
        "bonuses least-points most-cards most-chances"
    )
    assert told(match, "put nothing")[2:] == [
        Ended("goal", 1, 3),
        BonusWon(1, "most-cards", 3, 9),
        BonusTied("most-chances"),
        BonusWon(0, "least-points", 5, 7),
        GameOver("goal", (Account(0, 7, 5), Account(1, 9, 3))),
    ]


def test_moves_are_built_from_what_the_view_names() -> None:
    place = at(f"phase place; roll 4 4 5 6; {TABLE}")
    data = Place((Group("x", (6,)), Group("a", (4, 4))))
    assert place.words(0, place.code(0, data)) == "put 4 4 on a, 6 on x"
    assert place.data(0, place.code(0, data)) == Place((Group("a", (4, 4)), Group("x", (6,))))
    card = at("phase card; table - pair - -")
    assert card.words(CHANCE, card.code(CHANCE, Dealt("3-of-a-kind", True))) == "3-of-a-kind+"


@pytest.mark.parametrize(
    ("position", "seat", "data"),
    [
        ("phase choice; rolls 2; roll 4 4 5 6", 0, Roll(())),
        ("phase choice; rolls 2; roll 4 4 5 6", 0, Roll((1,))),
        ("phase choice; rolls 2; roll 4 4 5 6", 0, Roll((4,) * 9)),
        ("phase choice; rolls 2; roll 4 4 5 6", 0, Roll((0, 7, -1))),
        ("phase choice; rolls 2; roll 4 4 5 6", 0, Roll((1 << 70,))),
        ("phase choice; rolls 2; roll 4 4 5 6", 0, Place((Group("a", (4, 4)),))),
        ("phase choice; rolls 2; roll 4 4 5 6", 1, Stop()),
        ("phase choice; rolls 2; roll 4 4 5 6", 0, moves.Rolled((4,))),
        ("phase choice; rolls 2; roll 4 4 5 6", CHANCE, Stop()),
        ("phase choice; rolls 2; roll 4 4 5 6", CHANCE, moves.Rolled((4,))),
        ("phase place; roll 4 4 5 6", 0, Stop()),
        ("phase place; roll 4 4 5 6", 0, Roll((4,))),
        ("phase place; roll 4 4 5 6", 0, Place((Group("e", (4,)),))),
        ("phase place; roll 4 4 5 6", 0, Place((Group("", (4,)),))),
        ("phase place; roll 4 4 5 6", 0, Place((Group("ab", (4,)),))),
        ("phase place; roll 4 4 5 6", 0, Place((Group("b", (1,)),))),
        ("phase place; roll 4 4 5 6", 0, Place((Group("b", (0,)),))),
        ("phase place; roll 4 4 5 6", 0, Place((Group("b", (4, 0)),))),
        ("phase place; roll 4 4 5 6", 0, Place((Group("b", (4, 4)), Group("x", (4, 5))))),
        ("phase place; roll 4 4 5 6", 0, Place((Group("b", ()),))),
        ("phase place; roll 4 4 5 6", 0, Place((Group("b", (4,)), Group("b", (4,))))),
        ("phase place; roll 4 4 5 6", 0, Place((Group("b", (4,) * 99),) * 99)),
        ("phase place; roll 4 4 5 6", 0, Place((Group("d", (4, 4)),))),
        ("phase place; roll 4 4 5 6", 1, Place(())),
        ("phase roll; rolls 3", CHANCE, moves.Rolled((1, 2, 3))),
        ("phase roll; rolls 3", CHANCE, Dealt("pair", False)),
        ("phase roll; rolls 3", CHANCE, Battle(1, 2)),
        ("phase roll; rolls 3", 0, Place(())),
        ("phase card", CHANCE, Dealt("extra-roll", False)),
        ("phase card", CHANCE, Dealt("joker", True)),
        ("phase card", CHANCE, DealtBonus("most-cards")),
        ("phase bonus; bonus_due 1", CHANCE, DealtBonus("most-hats")),
        ("phase battle; dice 2:44 - - - -; rivals 44 - - - -", CHANCE, Battle(0, 9)),
        ("phase battle; dice 2:44 - - - -; rivals 44 - - - -", CHANCE, moves.Rolled((1, 2))),
        ("phase over", 0, Stop()),
    ],
)
def test_data_that_is_no_move_now_changes_nothing(position: str, seat: int, data: Move | Outcome) -> None:
    match = at(f"{position}; table pair chance 5s -" if "card" not in position else position)
    before = match.tobytes()
    with pytest.raises((BadNotation, Refused)):
        match.play(seat, match.code(seat, data))
    assert match.tobytes() == before
