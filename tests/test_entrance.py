"""What somebody hands in from Python by mistake is told in one line of our own, and changes nothing."""

from collections.abc import Callable
from inspect import signature
from operator import attrgetter
from pydoc import render_doc
from typing import Any

import msgspec
import numpy as np
import pytest

import croupier
from croupier.games.pig.rules import ROLL
from croupier.kernel.contract import Codes, Lore, State
from croupier.kernel.dice import Rng, below
from croupier.kernel.errors import BadBot, BadNotation, BadOption
from croupier.kernel.shelf import find_game, games

PIG = find_game("pig")
ANY: Any = croupier
LINE = "scores 12 30, seat 2, gathered 7, target 100, faces 6"


@croupier.bot
def rolling(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    return ROLL


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: ANY.below([1, 2], 6), "these are no dice"),
        (lambda: ANY.below(np.ones(3, np.uint64), 6), "these are no dice"),
        (lambda: ANY.below(np.zeros(3, np.uint64), 6), "these are no dice"),
        (lambda: ANY.below(ANY.new_rng(1), 2.5), "2.5 is not a whole number"),
        (lambda: ANY.below(ANY.new_rng(1), 0), "below 1 to 4294967295, not below 0"),
        (lambda: ANY.below(ANY.new_rng(1), 1 << 40), "not below 1099511627776"),
        (lambda: ANY.new_rng(1.5), "1.5 is not a whole number"),
        (lambda: ANY.Setup("pig", 2, None, None), "a set-up is of a game, .* not of a str"),
        (lambda: ANY.client.play(None, print), '"None" is not a link to a table'),
        (lambda: ANY.client.lay_out(None, "pig", ["open"]), "what answers at None/api/tables is not a house"),
        (lambda: ANY.client.play(5, print), '"5" is not a link to a table'),
        (lambda: ANY.game("pig").setup(2, first=None), "None is not a whole number"),
        (lambda: ANY.game("pig").setup(2, "target=50"), "options go by name"),
        (lambda: ANY.game("pig").setup(2, edition=5), 'no edition "5"'),
        (lambda: ANY.Match("pig"), "this is no set-up"),
        (lambda: ANY.Position.from_text("pig", LINE), "no game and no set-up, but a str"),
        (lambda: ANY.Position.from_text(PIG, 5), "a position is read from a line of text"),
        (lambda: ANY.simulate("pig", 5, None), "bots are a list"),
        (lambda: ANY.simulate("pig", 5, ["random"] * 2, start=LINE), "start must be a position"),
        (lambda: ANY.simulate(PIG.setup(2), 5, "random", options={"target": 50}), "options cannot be said beside"),
        (lambda: ANY.simulate(PIG.setup(2), 5, "random", first=0, players=2), "players, first cannot be said beside"),
        (lambda: ANY.Batch(PIG.setup(2), 4, edition="standard"), "edition cannot be said beside"),
        (lambda: ANY.Batch("pig", 4, bots="random"), "bots are a list, one for each seat, not random"),
        (lambda: ANY.Batch("pig", 4).replay(0, [0.5]), "0.5 is not a whole number"),
        (lambda: ANY.Batch("pig", 4).replay(0, "roll"), "roll is not a whole number"),
        (lambda: ANY.Batch("pig", 4).replay(0, [1 << 70]), "cannot be made in game 0"),
        (lambda: ANY.Batch("pig", 4).replay(-1, [0]), "there is no game -1"),
        (lambda: ANY.Batch("pig", 4).replay(1.5, [0]), "1.5 is not a whole number"),
        (lambda: ANY.Batch("pig", 4).position(99), "no game 99 among these: they count from 0 to 3"),
        (lambda: ANY.Batch("pig", 4).position(-1), "no game -1"),
        (lambda: ANY.Match(PIG.setup(2)).ask(0, 5, ANY.new_rng(1)), "a bot is a name or a function, not 5"),
        (lambda: ANY.Match(PIG.setup(2)).play(0, False), "a move is a whole number made by a seat, not False"),
        (lambda: ANY.Match(PIG.setup(2)).play(False, 0), "a move is a whole number made by a seat"),
        (lambda: ANY.game("pig").setup(True), "2 to 10 players, not True"),
        (lambda: ANY.game("pig").setup(2, first=True), "True is not a whole number"),
        (lambda: ANY.new_rng(True), "True is not a whole number"),
        (lambda: ANY.below(ANY.new_rng(1), True), "True is not a whole number"),
        (lambda: ANY.simulate("pig", True, "random"), "True is not a whole number"),
        (lambda: ANY.simulate("pig", 5, "random", seed=False), "False is not a whole number"),
        (lambda: ANY.Batch("pig", True), "True"),
        (lambda: ANY.Batch("pig", 4).replay(0, [True]), "True is not a whole number"),
    ],
)
def test_a_mistake_is_one_line(call: Callable[[], object], says: str) -> None:
    with pytest.raises(croupier.CroupierError, match=says) as caught:
        call()
    assert "\n" not in str(caught.value)


def _boxes() -> list[Any]:
    """The standard edition of every game with one of its lists emptied, or cut short."""
    return [
        pytest.param(game.edition(), field, short, id=f"{game.id}-{field}-{len(short)}")
        for game in games()
        for field, value in msgspec.structs.asdict(game.edition()).items()
        if isinstance(value, tuple) and value and field != "assumed"
        for short in ((), value[:-1])
    ]


@pytest.mark.parametrize(("edition", "field", "short"), _boxes())
def test_a_box_whose_lists_have_another_length_is_refused_in_a_line(edition: Any, field: str, short: Any) -> None:
    """Also where it is made in Python, and its game's own check has never heard of such a length."""
    with pytest.raises(BadOption, match=rf"the edition cannot be like that: .* length.*\$\.{field}"):
        msgspec.structs.replace(edition, **{field: short})


@pytest.mark.parametrize(
    ("game", "box", "says"),
    [
        ("tutto", {"bonus": (0,) * 5, "x2": 0}, "a deck needs Bonus or x2 cards"),
        ("dicetto", {"points": (0,) * 13}, "no card in the deck is worth a point"),
        ("finish_line", {"white": (0, 6)}, "a white die needs horseshoes and blanks"),
        ("finish_line", {"left_out": (30, 0, 0, 0, 0)}, "30 white dice are left out, and there are only"),
        ("finito", {"spaces": tuple(range(36, 0, -1))}, "the numbers of the spaces must ascend"),
    ],
)
def test_a_box_that_nobody_could_play_is_refused_in_the_words_of_its_game(game: str, box: Any, says: str) -> None:
    edition = find_game(game).edition()
    with pytest.raises(BadOption, match=f"^{says}"):
        msgspec.structs.replace(edition, **box)


def test_what_is_drawn_from_python_is_what_rules_draw() -> None:
    one, two = croupier.new_rng(3), croupier.new_rng(3)
    assert [croupier.below(one, 6) for _ in range(20)] == [below(two, 6) for _ in range(20)]


def test_one_bot_alone_plays_on_every_seat() -> None:
    one = croupier.simulate("pig", 40, "hold-at-20", players=3)
    assert one.bots == ("hold-at-20",) * 3
    assert one.sums == croupier.simulate("pig", 40, ["hold-at-20"] * 3).sums
    assert croupier.simulate(PIG.setup(2), 3, "random").bots == ("random", "random")


def test_what_is_agreed_can_be_said_at_once() -> None:
    said = croupier.simulate("pig", 40, "random", players=2, options={"target": 20}, edition="standard", first=1)
    setup = PIG.setup(2, {"target": 20}, first=1)
    assert said.setup == setup
    assert said.sums == croupier.simulate(setup, 40, "random").sums


def test_everything_public_is_listed_and_bots_say_their_name() -> None:
    assert set(croupier.__all__) <= set(dir(croupier))
    assert all(hasattr(croupier, name) for name in croupier.__all__)
    assert repr(rolling) == "<bot rolling>"


@pytest.mark.parametrize("name", [*croupier.__all__, *(f"client.{name}" for name in croupier.client.__all__)])
def test_everything_public_can_be_looked_up_with_help(name: str) -> None:
    assert render_doc(attrgetter(name)(croupier)).startswith("Python Library Documentation")


def test_the_signature_of_a_set_up_names_what_it_takes() -> None:
    assert list(signature(croupier.Setup).parameters) == ["game", "players", "options", "edition", "first"]


WIDE = 1 << 70


@pytest.mark.parametrize("mark", [croupier.bot, lambda function: function], ids=["compiled", "plain"])
@pytest.mark.parametrize(
    ("returns", "says"),
    [
        (lambda state, seat, moves, count, rng, lore: 2**70, "must return a whole number, not 1180591620717411303424"),
        (
            lambda state, seat, moves, count, rng, lore: 1 << 70,
            "must return a whole number, not 1180591620717411303424",
        ),
        (lambda state, seat, moves, count, rng, lore: WIDE, "must return a whole number, not 1180591620717411303424"),
        (lambda state, seat, moves, count, rng, lore: 1 << 63, "must return a whole number, not 9223372036854775808"),
        (lambda state, seat, moves, count, rng, lore: np.uint64(1 << 63), "must return a whole number, not np"),
        (lambda state, seat, moves, count, rng, lore: 1.0, "must return a whole number, not 1.0"),
        (lambda state, seat, moves, count, rng, lore: count == 0, "must return a whole number, not False"),
        (lambda state, seat, moves, count, rng, lore: None if count else 1, "must return a whole number, not None"),
    ],
)
def test_what_is_no_move_is_named_with_its_bot(
    mark: Callable[..., Any], returns: Callable[..., Any], says: str
) -> None:
    """Compiled, too: Numba would make 0 of 2**70, and a float of what has no sign."""
    returns.__name__ = "dreamer"
    with pytest.raises(BadBot, match=f"^dreamer {says}"):
        croupier.simulate(PIG, 2, [mark(returns), "random"])
    with pytest.raises(BadBot, match=f"^dreamer {says}"):
        croupier.Match(PIG.setup(2)).ask(0, mark(returns), croupier.new_rng(1))


@pytest.mark.parametrize(
    ("field", "number", "says"),
    [
        ("target", 5, "target cannot be 5; it can be: 10 to 1000"),
        ("players", 9, "this position is of 9 players, not of 2"),
        ("active", -1, "active cannot be -1; it can be: 0 to 9"),
        ("faces", 1 << 30, "faces cannot be 1073741824; it can be: 2 to 20"),
        ("over", 1, "no position of pig has these bytes"),
    ],
)
def test_bytes_that_are_no_position_are_refused_by_name(field: str, number: int, says: str) -> None:
    state = PIG.setup(2).lay_out()
    state[field] = number
    with pytest.raises(BadNotation, match=says):
        croupier.Position.from_bytes(PIG.setup(2), state.tobytes())


def test_games_do_not_begin_from_a_state_that_cannot_be() -> None:
    state = PIG.setup(2).lay_out()
    state.active = 1 << 20
    with pytest.raises(BadNotation, match="active cannot be 1048576"):
        croupier.simulate(PIG, 1, "random", start=croupier.Position(PIG.setup(2), state))


def test_a_position_from_which_no_game_ends_is_told_in_a_line() -> None:
    """Whatever slips in, a game has no more steps than the longest; nothing hangs."""
    at = croupier.Position.from_text(PIG, LINE)
    with pytest.raises(croupier.CroupierError, match=r"game 0 of seed 0 did not end within 1000000 steps") as caught:
        croupier.simulate(PIG, 1, rolling_for_ever, start=at)
    assert "\n" not in str(caught.value)


@croupier.bot
def rolling_for_ever(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    return ROLL


def test_numbers_of_numpy_are_taken_for_seats_and_players() -> None:
    assert PIG.setup(np.int64(2), first=np.int32(1)) == PIG.setup(2, first=1)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="2 to 10 players"):
        PIG.setup(2.0)  # type: ignore[arg-type]
