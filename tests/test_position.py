"""A position: what can be asked of it, as text and from text, and who begins."""

import msgspec
import numpy as np
import pytest

import croupier
from croupier.kernel.dice import new_rng
from croupier.kernel.errors import BadNotation, BadOption, Refused
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import Position
from croupier.kernel.record import Player, Record
from croupier.kernel.seats import CHANCE
from croupier.kernel.setup import DRAWN
from croupier.kernel.shelf import find_game, games

PIG, TUTTO, FINITO = (find_game(name) for name in ("pig", "tutto", "finito"))
LINE = "scores 12 30, seat 2, gathered 7, target 100, faces 6"


def test_a_position_is_text_and_back() -> None:
    at = Position.from_text(PIG, LINE)
    assert at.text() == LINE
    assert repr(at) == f"<pig: {LINE}>"
    assert at.seats == (1,)
    assert at.players == 2


def test_a_position_prints_its_table() -> None:
    shown = str(Position.from_text(PIG, LINE))
    assert "seat 2" in shown
    assert "30 +7" in shown
    assert "[" not in shown


def test_a_copy_and_what_comes_after_leave_the_position_as_it_is() -> None:
    at = Position.from_text(PIG, LINE)
    hold = at.parse(1, "hold")
    assert at.after(1, hold).text() == "scores 12 37, seat 1, gathered 0, target 100, faces 6"
    at.copy().play(1, hold)
    at.veiled(0).play(1, hold)
    assert at.text() == LINE


def test_nobody_assigns_a_state() -> None:
    at = Position.from_text(PIG, LINE)
    with pytest.raises(AttributeError):
        at.state = at.copy().state  # type: ignore[misc]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_state_can_be_read_and_not_written(game: Game) -> None:
    at = Position(game.setup(game.facts.seats[0]))
    before = at.tobytes()
    for field in at.state.dtype.names or ():
        with pytest.raises(ValueError, match="read-only"):
            at.state[field] = 1
        if at.state[field].ndim:
            with pytest.raises(ValueError, match="read-only"):
                at.state[field].flat[0] = 1
    assert at.tobytes() == before
    assert game.rules.turn(at.state) != 0


def test_a_state_that_is_handed_in_is_a_copy() -> None:
    state = PIG.setup(2).lay_out()
    at = Position(PIG.setup(2), state)
    state.faces = 100_000
    assert at.state.faces == 6


@pytest.mark.parametrize(
    ("field", "number", "says"),
    [
        ("faces", 100_000, "faces cannot be 100000; it can be: 2 to 20"),
        ("active", -1, "active cannot be -1; it can be: 0 to 9"),
        ("players", 3, "this position is of 3 players, not of 2"),
    ],
)
def test_a_state_that_cannot_be_is_refused_by_name(field: str, number: int, says: str) -> None:
    state = PIG.setup(2).lay_out()
    state[field] = number
    with pytest.raises(BadNotation, match=says):
        Position(PIG.setup(2), state)


def test_what_is_no_state_of_the_game_is_refused() -> None:
    for state in (TUTTO.setup(2).lay_out(), PIG.setup(2).lay_out().tobytes(), np.zeros(1, PIG.rules.LAYOUT), LINE):
        with pytest.raises(BadNotation, match="a position of pig has 68 bytes, not"):
            Position(PIG.setup(2), state)  # type: ignore[arg-type]


def test_a_refused_move_names_its_clause_and_changes_nothing() -> None:
    match = Match(PIG.setup(2))
    with pytest.raises(Refused, match="P3: A turn begins with a roll") as refused:
        match.play(0, match.parse(0, "hold"))
    assert (refused.value.code, refused.value.status, refused.value.clause) == ("rule", 409, "P3")
    assert refused.value.words().startswith("A turn begins")
    assert match.log == []


@pytest.mark.parametrize("first", [-2, 2, 10])
def test_only_a_seat_can_begin(first: int) -> None:
    with pytest.raises(BadOption, match=f"seat {first + 1} cannot begin: there are 2 players"):
        PIG.setup(2, first=first)


def test_who_begins_is_drawn_as_an_outcome_of_the_log() -> None:
    match = Match(TUTTO.setup(3, first=DRAWN))
    assert match.dice_due
    assert match.outcomes() == [(0, 1), (1, 1), (2, 1)]
    with pytest.raises(BadNotation, match="seat 1 to 3"):
        match.play(CHANCE, 3)
    with pytest.raises(BadNotation, match="does not say who begins"):
        match.parse(CHANCE, "seat two begins")
    match.play(CHANCE, match.parse(CHANCE, "seat 3 begins"))
    assert match.log == [(CHANCE, 2)]
    assert match.words(CHANCE, 0) == "bonus-200"
    match.play(CHANCE, 0)
    match.roll(new_rng(4))
    assert match.seats == (2,)


def test_every_seat_is_drawn_as_often() -> None:
    dice, seats = new_rng(8), [0, 0, 0, 0]
    for _ in range(4000):
        seats[Match(PIG.setup(4, first=DRAWN)).roll(dice)] += 1
    assert all(900 < times < 1100 for times in seats)


def test_a_record_tells_who_began() -> None:
    players = (Player("person", "One"), Player("person", "Two"))
    drawn = Match(PIG.setup(2, first=DRAWN))
    drawn.play(CHANCE, 1)
    for match, lines in ((drawn, ("begins drawn", "* seat 2 begins")), (Match(PIG.setup(2, first=1)), ("begins 2",))):
        text = Record.of(match, players).text()
        assert all(f"\n{line}\n" in text for line in lines)
        again = Record.from_text(text).replay(PIG)
        assert (again.seats, again.log) == ((1,), match.log)


def test_nobody_begins_where_all_act_at_once() -> None:
    assert FINITO.setup(3, first=DRAWN).first == 0


def test_simulated_games_may_draw_who_begins() -> None:
    """The first of two equal players of Pig wins more often, unless it is drawn who that is."""
    bots = ["hold-at-20", "hold-at-20"]
    first, second, drawn = (
        croupier.simulate(PIG.setup(2, first=first), 20_000, bots).mean_payoff[0] for first in (0, 1, DRAWN)
    )
    assert first > 0.52
    assert second < 0.48
    assert abs(drawn - 0.5) < 0.015


@pytest.mark.parametrize(("seat", "move"), [(0, 10**9), (10**9, 1), (CHANCE, 10**9), (0, -1)])
def test_what_would_come_after_a_forbidden_move_is_refused(seat: int, move: int) -> None:
    for game in ("pig", "tutto", "dicetto"):
        with pytest.raises(Refused):
            Position(find_game(game).setup(2)).after(seat, move)


def test_bytes_of_another_length_are_no_position() -> None:
    for data in (b"", PIG.setup(2).lay_out().tobytes()[:-1]):
        with pytest.raises(BadNotation, match=f"a position of pig has 68 bytes, not {len(data)}"):
            Position.from_bytes(PIG.setup(2), data)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("scores 30 12, seat 1, gathered 7, target 5, faces 6", "target cannot be 5; it can be: 10 to 1000"),
        ("scores 30 12, seat 1, gathered 7, target 100, faces 0", "faces cannot be 0; it can be: 2 to 20"),
        ("scores 300 12, seat 1, gathered 7, target 100, faces 6", "is not a position of Pig"),
        ("scores 30 12, seat 1, gathered 7, over, target 100, faces 6", "is not a position of Pig"),
        ("scores 30 12, seat 1, gathered 99999999999, target 100, faces 6", "gathered cannot be 99999999999"),
        ("scores 30, seat 1, gathered 7, target 100, faces 6", "players cannot be 1; it can be: 2 to 10"),
        ("scores 30 12, seat 3, gathered 7, target 100, faces 6", "is not a position of Pig"),
    ],
)
def test_a_line_that_no_game_can_come_to_is_no_position(line: str, says: str) -> None:
    with pytest.raises(BadNotation, match=says):
        Position.from_text(PIG, line)


def test_an_edition_that_cannot_be_says_why_wherever_it_is_made() -> None:
    edition = find_game("tutto").setup(2).edition
    idle = dict.fromkeys(("x2", "stop", "fireworks", "plus_minus", "cloverleaf", "straight"), 0)
    with pytest.raises(BadOption) as error:
        msgspec.structs.replace(edition, bonus=(0,) * 5, **idle)
    assert str(error.value)


def test_whole_numbers_of_numpy_are_whole_numbers() -> None:
    for seed in (3, np.int64(3), np.uint8(3)):
        result = croupier.simulate("pig", np.int32(20), ["random", "hold-at-20"], seed=seed)  # type: ignore[arg-type]
        assert result.wins == croupier.simulate("pig", 20, ["random", "hold-at-20"], seed=3).wins
