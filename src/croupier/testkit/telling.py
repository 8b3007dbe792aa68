"""Laws about moves and events as data."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import numpy as np
from fluent.syntax import ast, parse

from croupier import kernel
from croupier.kernel.data import Move, Outcome, Over, Turn, other_fields, seat_fields
from croupier.kernel.dice import Rng
from croupier.kernel.errors import BadNotation, Refused
from croupier.kernel.game import Game
from croupier.kernel.languages import ENGLISH
from croupier.kernel.match import Match
from croupier.kernel.options import option_list
from croupier.kernel.position import Position, story, would
from croupier.kernel.seats import CHANCE, may_know
from croupier.kernel.shelf import told_types
from croupier.kernel.speech import Texts

from .nonsense import filled, spoiled, unordered
from .trials import on_setups, positions, step

KERNEL = Path(kernel.__file__).parent
NAMES = tuple("ABCDEFGHIJKLMNOP")


def moves_are_data(game: Game) -> None:
    """Every legal move and outcome survives being made data, sent, read, and put in words."""
    said = msgspec.json.Decoder(game.codec.Moves | game.codec.Outcomes)

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng, most=60):
            for seat in at.seats:
                for move in at.choices(seat) or [at.draw(rng)]:
                    data = at.data(seat, move)
                    assert isinstance(data, Outcome if seat == CHANCE else Move), f"{data} of seat {seat}"
                    again = said.decode(msgspec.json.encode(data))
                    assert again == data
                    assert at.code(seat, again) == move, f"{data} is {at.code(seat, again)}, not {move}"
                    assert at.words(seat, at.code(seat, at.data(seat, at.parse(seat, at.words(seat, move))))) == (
                        at.words(seat, move)
                    )

    on_setups(game, check)


def events_tell_the_game(game: Game) -> None:
    """Scores, the seats in turn and the result can be rebuilt from the events alone; nothing hidden is scored."""

    def check(match: Match, rng: Rng) -> None:
        if match.setup.drawn:
            match.roll(rng)
        scores, turn = list(match.scores()), _seats(match)
        shares: tuple[float, ...] = ()
        for _ in range(400):
            if match.over:
                break
            before = match.copy()
            seat, move = step(match, rng)
            for event in story(before, seat, move, match):
                if isinstance(event, Turn):
                    turn = event.seats
                elif isinstance(event, Over):
                    turn, shares = (), event.shares
                elif hasattr(event, "total"):
                    scores[event.seat] = event.total  # type: ignore[attr-defined]
            assert tuple(scores) == match.scores() == _true_scores(match), f"{scores} after {before.words(seat, move)}"
            assert turn == _seats(match), f"{turn} after {before.words(seat, move)}"
        assert shares == (tuple(match.payoff()) if match.over else ())

    on_setups(game, check)


def _true_scores(match: Match) -> tuple[int, ...]:
    """What the rules say of the position as it is, compiled."""
    out = np.zeros(match.players, np.int64)
    match.game.rules.scores(match.state, out)
    return tuple(out.tolist())


def what_a_move_would_do_comes_true(game: Game) -> None:
    """What is told of a move before it is made, from what its seat sees, is told of it again when it is made."""

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng):
            for seat in _seats(at):
                for move in at.moves(seat)[:6]:
                    before = would(at.veiled(seat), seat, move)
                    after = story(at, seat, move, at.after(seat, move), seat)
                    assert after[: len(before)] == before, f"{before} was told, and {after} happened"

    on_setups(game, check)


def nonsense_is_answered(game: Game) -> None:
    """Whatever struct a client sends is refused in words, or is a legal move that means the same when it is read."""
    kinds = [*_kinds(game.codec.Moves), *_kinds(game.codec.Outcomes)]

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng, most=20):
            for seat in (*range(at.players), CHANCE):
                sent = [filled(kind, rng) for kind in kinds for _ in range(3)]
                legal = [at.data(seat, move) for move in at.choices(seat)[:8]] if seat in at.seats else []
                sent += [spoiled(data, rng) for data in legal]
                for data in sent:
                    again = _taken_for(at, seat, data)
                    assert again is None or unordered(again) == unordered(data), f"{data} was taken for {again}"

    on_setups(game, check)


def texts_say_everything(game: Game) -> None:
    """Options, bots, moves and events have their texts, no other texts pretend to, and all of them read well.

    An event that is not worth a line has the text `{ "" }`.
    """
    texts = Texts([KERNEL, game.folder])
    own = _text_names(game)
    needed = {"line"}
    needed |= {f"option-{option.name}" for option in option_list(game.option_type)}
    needed |= {f"bot-{name}" for name in game.bots}
    needed |= {f"move-{tag}" for tag in _tags(game.codec.Moves)}
    needed |= {f"event-{tag}" for tag in _tags(game.story.Events)}
    missing = sorted(name for name in needed if not texts.has(name))
    assert not missing, f"there is no text {', '.join(missing)}"
    known = needed | {f"move-{tag}" for tag in _tags(game.codec.Outcomes)}
    strays = sorted(name for name in own if re.match("(option|bot|move|event)-", name) and name not in known)
    assert not strays, f"nothing is told by the text {', '.join(strays)}"
    sent = msgspec.json.Decoder(game.story.Events)

    def tell(before: Position, seat: int, move: int, after: Position) -> None:
        hidden = before.secret(seat, move)
        looker = next((one for one in range(after.players) if may_know(hidden, (one,))), None)
        for event in story(before, seat, move, after, looker):
            if isinstance(event, game.story.Events):
                assert sent.decode(msgspec.json.encode(event)) == event
                _told(texts, event, "event")

    def check(match: Match, rng: Rng) -> None:
        if match.setup.drawn:
            match.roll(rng)
        for number in range(400):
            if match.over:
                break
            for seat in _seats(match) if number < 30 else ():
                moves = match.moves(seat)
                labels = [_told(texts, match.data(seat, move), "move") for move in moves]
                assert len(set(labels)) == len(labels), f"two moves have the same label: {sorted(labels)}"
                seen = match.veiled(seat)
                for move in moves:
                    tell(match, seat, move, match.after(seat, move))
                    slip = seen.slip(seat, move)
                    assert not slip or texts.has(f"slip-{slip}"), f"there is no text slip-{slip}"
            before = match.copy()
            tell(before, *step(match, rng), match)

    on_setups(game, check)


def seats_are_known_by_name(game: Game) -> None:
    """A name that is a seat in one struct is a seat in all, so that a board knows seats by the names of fields."""
    types = told_types(game)
    both = sorted(seat_fields(*types) & other_fields(*types))
    assert not both, f"{', '.join(both)} is a seat here and something else there"


def _taken_for(at: Position, seat: int, data: Any) -> Move | Outcome | None:
    """The legal move that data is understood as, or none."""
    try:
        move = at.code(seat, data)
        at.check(seat, move)
    except (BadNotation, Refused):
        return None
    return at.data(seat, move)


def _told(texts: Texts, data: msgspec.Struct, what: str) -> str:
    """A struct in words, as people may read it: no words of code, no numbers of seats."""
    words = texts.tell(data, NAMES, what)
    for field, value in _words(data):
        if re.search("[a-z][-_]", value) and not texts.has(f"{field}-{value}"):
            assert value not in words, f"{words!r} has {value!r}, and there is no text {field}-{value}"
    assert not re.search(r"\b(seat|player) \d|[{}_]", words), f"{words!r} is not for people"
    return words


def _words(data: Any, field: str = "") -> Iterator[tuple[str, str]]:
    """All strings in a struct, with the names of their fields."""
    match data:
        case str():
            yield field, data
        case tuple() | list():
            for one in data:
                yield from _words(one, field)
        case msgspec.Struct():
            for name in data.__struct_fields__:
                yield from _words(getattr(data, name), name)


def _text_names(game: Game) -> list[str]:
    """The texts of a game's own, none of them unreadable or written twice."""
    entries = parse((game.folder / "texts" / f"{ENGLISH}.ftl").read_text(encoding="utf-8")).body
    for entry in entries:
        assert not isinstance(entry, ast.Junk), f"not a text: {entry.content}"
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    twice = sorted({name for name in names if names.count(name) > 1})
    assert not twice, f"there are two texts {', '.join(twice)}"
    return names


def _kinds(union: Any) -> tuple[type[msgspec.Struct], ...]:
    return get_args(union) or (union,)


def _tags(union: Any) -> list[str]:
    return [str(kind.__struct_config__.tag) for kind in _kinds(union)]


def _seats(at: Position) -> tuple[int, ...]:
    return tuple(seat for seat in at.seats if seat != CHANCE)
