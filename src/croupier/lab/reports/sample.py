"""Games of a sample, told move by move: what happens in them, who leads, what there is to decide."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any, get_args

import msgspec
import numpy as np
from msgspec import inspect

from croupier.kernel.data import Event, Over, Turn, is_seat
from croupier.kernel.dice import Rng, new_rng
from croupier.kernel.margins import Figure, any_mean, share
from croupier.kernel.match import Match
from croupier.kernel.position import Position, story
from croupier.kernel.seats import CHANCE, clock_of, unstamped
from croupier.kernel.setup import Setup

from ..analysis.judge import MOST_MOVES, Judge
from ..analysis.playing import play_match
from .numbers import Bar, Decisions, Ending, Happening, Lead, Length, Piece, Value

BARS = 20
"""In one plot, at most."""
TENTHS = range(1, 10)
MOST_VALUES = 24
"""Of a field; what has more is no piece but a score."""
ASKED = 2_000
"""Choices that all bots are asked about, at most."""
WEIGHED = 300
"""Choices whose moves are weighed, at most."""
COSTLY = 0.01
"""Of a victory."""
TRUSTED = 0.7
"""How often who leads in the end must have won for the numbers at the seats to be believed."""
LEVEL = 0.9
"""Of a game in which nobody leads alone; where it is more, what decides is not to be seen."""


class Sample:
    """What was seen in some games."""

    def __init__(self, setup: Setup, bots: tuple[str, ...], seed: int) -> None:
        self.setup, self.bots, self.seed = setup, bots, seed
        self.kinds, self.faces = _kinds(setup), _faces(setup)
        self.happened: list[Counter[str]] = []
        self.seen: dict[tuple[str, str], list[Counter[str]]] = {}
        self.moves, self.turns, self.seconds = list[int](), list[int](), list[float]()
        self.endings: Counter[tuple[str, str]] = Counter()
        self.choices: list[int] = []
        self.disputed, self.costly = list[bool](), list[bool]()
        self.changes, self.level, self.comebacks = list[int](), list[float](), list[bool]()
        self.course: list[list[bool]] = [[] for _ in TENTHS]
        self.trusted: list[float] = []
        self.judge = Judge(setup, seed=seed) if setup.game.judging else None

    def play(self, games: int, progress: Callable[[int], None]) -> None:
        """Play some games and look at all of them."""
        for number in range(games):
            match = play_match(self.setup, [self.bots[-1]] * self.setup.players, self.seed, number)
            self._look(match, new_rng(self.seed, number))
            progress(1)

    def _look(self, match: Match, wits: Rng) -> None:
        happened: Counter[str] = Counter()
        seen: dict[tuple[str, str], Counter[str]] = {}
        at, ahead, last = Match(match.began), list[int](), list[Event]()
        for seat, move in match.log:
            if seat != CHANCE:
                self._choice(at, seat, move, wits)
            before = Position.from_play(at.setup, at.state.copy())
            at.play(seat, move)
            last = [event for event in story(before, seat, move, at) if not isinstance(event, Turn | Over)]
            for event in last:
                kind = str(event.__struct_config__.tag)
                happened[kind] += 1
                for field, value in self._values(event):
                    seen.setdefault((kind, field), Counter())[value] += 1
            ahead.append(leader(at.standing()))
        self.happened.append(happened)
        for key, values in seen.items():
            self.seen.setdefault(key, []).append(values)
        seats = [seat for seat, _ in match.log if seat != CHANCE]
        self.moves.append(len(seats))
        self.turns.append(len(list(groupby(seats))))
        if self.setup.game.facts.realtime:
            self.seconds.append(max((clock_of(move) for _, move in match.log[1:]), default=0) / 1000)
        self.endings[_ending(last)] += 1
        self._lead(ahead, match.payoff())

    def _values(self, event: Event) -> Iterator[tuple[str, str]]:
        """Words in an event, and the faces that dice show in it."""
        for field in self.kinds.get(type(event), ()):
            value = getattr(event, field)
            for one in value if isinstance(value, tuple) else (value,):
                if isinstance(one, str) or (field in self.faces and isinstance(one, int) and not isinstance(one, bool)):
                    yield field, str(one)

    def _choice(self, at: Match, seat: int, move: int, wits: Rng) -> None:
        moves = at.moves(seat)
        self.choices.append(len(moves))
        if len(moves) < 2:
            return
        askable = [bot for bot in self.bots if bot != "random"]
        if not self.setup.game.facts.realtime and len(askable) > 1 and len(self.disputed) < ASKED:
            would = {unstamped(at.ask(seat, bot, wits)) for bot in askable}
            self.disputed.append(len(would) > 1)
        if self.judge is not None and len(moves) <= MOST_MOVES and len(self.costly) < WEIGHED:
            worth = self._worth(self.judge, at, seat, moves)
            if worth:
                self.costly.append(max(worth) - min(worth) >= COSTLY)

    def _worth(self, judge: Judge, at: Match, seat: int, moves: list[int]) -> list[float]:
        """What every move is worth, where all of them can be looked up."""
        after = [at.after(seat, move) for move in moves]
        if judge.left_out is None or not all(one.over or judge.knows(one) for one in after):
            return []
        return [float(judge.worth(one).chances[seat]) for one in after]

    def _lead(self, ahead: list[int], payoff: list[float]) -> None:
        won = [share > 0 for share in payoff]
        leads = [seat for seat in ahead if seat >= 0]
        self.changes.append(max(0, len(list(groupby(leads))) - 1))
        self.level.append(sum(seat < 0 for seat in ahead) / max(1, len(ahead)))
        for place, tenth in enumerate(TENTHS):
            seat = ahead[len(ahead) * tenth // 10]
            if seat >= 0:
                self.course[place].append(won[seat])
        half = ahead[len(ahead) // 2]
        self.comebacks.append(half >= 0 and not won[half])
        if ahead[-1] >= 0:
            self.trusted.append(won[ahead[-1]])

    def length(self, steps: Figure | None) -> Length:
        """How long the games were."""
        short, half, long = (int(each) for each in np.quantile(self.moves, (0.1, 0.5, 0.9), method="nearest"))
        seconds = mean(self.seconds) if self.seconds else None
        return Length(steps, mean(self.moves), mean(self.turns), seconds, short, half, long, bars(self.moves))

    def lead(self) -> Lead | None:
        """Who was ahead, where the numbers at the seats tell it."""
        level = sum(self.level) / len(self.level)
        if not self.trusted or sum(self.trusted) < TRUSTED * len(self.trusted) or level > LEVEL:
            return None
        course = tuple(part(won) if len(won) >= 10 else None for won in self.course)
        return Lead(
            part(self.trusted), mean(self.changes), bars(self.changes), part(self.level), course, part(self.comebacks)
        )

    def happenings(self) -> tuple[Happening, ...]:
        """Every kind of event that happened, the most frequent first."""
        found = Counter[str]()
        for game in self.happened:
            found.update(game)
        return tuple(
            Happening(
                kind, mean([game[kind] for game in self.happened]),
                sum(game[kind] > 0 for game in self.happened) / len(self.happened),
            )
            for kind, _ in found.most_common()
        )  # fmt: skip

    def never(self) -> tuple[str, ...]:
        """Kinds of events that did not happen."""
        told = {kind for game in self.happened for kind in game}
        kinds = (str(kind.__struct_config__.tag) for kind in self.kinds)
        return tuple(kind for kind in kinds if kind not in told)

    def pieces(self) -> tuple[Piece, ...]:
        """Cards, faces and other words, by the events they stand in."""
        found, clauses = [], {clause.name for clause in self.setup.game.clauses.values()}
        for (kind, field), games in self.seen.items():
            values = sorted({value for game in games for value in game}, key=_order)
            if 2 <= len(values) <= MOST_VALUES and not set(values) <= clauses:
                blank = [0] * (len(self.happened) - len(games))
                rows = (Value(value, mean([*(game[value] for game in games), *blank])) for value in values)
                found.append(Piece(kind, field, tuple(rows)))
        return tuple(sorted(found, key=lambda piece: -sum(value.per_game.mean for value in piece.values)))

    def ends(self) -> tuple[Ending, ...]:
        """How games ended, the most frequent first."""
        games = len(self.moves)
        return tuple(Ending(*how, share(count, count, games)) for how, count in self.endings.most_common())

    def decisions(self) -> Decisions:
        """What there was to decide."""
        real = [count for count in self.choices if count > 1]
        players = self.setup.players
        return Decisions(
            per_player=mean([moves / players for moves in self.moves]),
            real=part([count > 1 for count in self.choices]),
            choices=mean(real) if len(real) > 1 else None,
            bars=bars(self.choices),
            disputed=part(self.disputed) if self.disputed else None,
            costly=part(self.costly) if self.costly else None,
        )


def _ending(last: list[Event]) -> tuple[str, str]:
    """What a game ended with: the last event that gives a reason, or what happened last."""
    for event in reversed(last):
        if isinstance(reason := getattr(event, "reason", None), str):
            return str(event.__struct_config__.tag), reason
    return (str(last[-1].__struct_config__.tag), "") if last else ("", "")


def leader(standing: tuple[int, ...]) -> int:
    """The seat that is ahead of all others, or -1."""
    most = max(standing)
    return standing.index(most) if standing.count(most) == 1 else -1


def mean(numbers: list[Any]) -> Figure:
    """The mean of what games gave."""
    return any_mean(float(sum(numbers)), float(sum(one * one for one in numbers)), len(numbers))


def part(numbers: list[Any]) -> Figure:
    """The mean of shares."""
    return share(float(sum(numbers)), float(sum(one * one for one in numbers)), len(numbers))


def bars(numbers: list[int]) -> tuple[Bar, ...]:
    """How often numbers lie where, in bars of one width; the rare far ones are in the last."""
    least, far = min(numbers), int(np.quantile(numbers, 0.99, method="nearest"))
    width = _width(far - least + 1)
    begin = least // width * width if width > 1 else least
    counts = Counter(min((one - begin) // width, (far - begin) // width) for one in numbers)
    last = max(counts)
    return tuple(
        Bar(begin + place * width, max(numbers) if place == last else begin + place * width + width - 1,
            counts[place] / len(numbers))
        for place in range(last + 1)
    )  # fmt: skip


def _width(span: int) -> int:
    """The smallest round width of which so few bars are enough."""
    return next(scale * step for scale in (10**power for power in range(19)) for step in (1, 2, 5)
                if scale * step * BARS >= span)  # fmt: skip


def _order(value: str) -> tuple[int, str]:
    return (int(value), "") if value.lstrip("-").isdigit() else (1 << 62, value)


def _kinds(setup: Setup) -> dict[type[msgspec.Struct], tuple[str, ...]]:
    """The fields of every kind of event that are not seats."""
    events = setup.game.story.Events
    return {kind: tuple(field.name for field in _struct(kind).fields if not is_seat(field.type))
            for kind in get_args(events) or (events,)}  # fmt: skip


def _faces(setup: Setup) -> set[str]:
    """The fields of outcomes that hold numbers, but for the time."""
    outcomes = setup.game.codec.Outcomes
    fields = [field for kind in get_args(outcomes) or (outcomes,) for field in _struct(kind).fields]
    return {field.name for field in fields if not is_seat(field.type)} - {"at"}


def _struct(kind: Any) -> inspect.StructType:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info
