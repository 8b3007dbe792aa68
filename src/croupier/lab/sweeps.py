"""Sweeps: every combination of some house rules, on the same dice, in one table."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from croupier.kernel.contract import Codes
from croupier.kernel.dice import whole
from croupier.kernel.errors import BadOption
from croupier.kernel.game import Game
from croupier.kernel.likeness import origin
from croupier.kernel.options import Edition, value_text
from croupier.kernel.own import check_bots, own_names
from croupier.kernel.result import Result, Span
from croupier.kernel.setup import Setup
from croupier.kernel.shelf import agreed
from croupier.kernel.simulating import MOST_GAMES, BotName, Interrupted, seat_bots, simulate

from .errors import BadSweep
from .sweeping import NOTHING, Apart, Combination, Course, Kept, Sweep, keep, kept_in

MOST_COMBINATIONS = 10_000
SETUP = ("players", "edition")
"""What can be varied beside a game's options."""
MOST_PART = 1 << 14
"""Deals that every combination plays before any plays more."""
PAUSE = 1.0
"""Seconds between two times that a sweep is kept, at least."""


class SweepInterrupted(KeyboardInterrupt):
    """Somebody broke a sweep off; `result` is what there was until then."""

    def __init__(self, result: Sweep) -> None:
        super().__init__(f"broken off after {result.games:,} of {result.asked:,} games; they are in .result")
        self.result = result

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.result,)


def sweep(
    game: str | Game,
    vary: Mapping[str, Sequence[object]],
    bots: BotName | Sequence[BotName] = (),
    games: int = 10_000,
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
    *,
    out: str | Path | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    edition: Edition | str | None = None,
    first: int | None = None,
) -> Sweep:
    """Play `games` deals of every combination of what varies: options by name, `players` and `edition`.

    Bots are repeated around the table. Every deal is played from every seating, and has the same dice in all
    combinations; of each is told how far it is from the first for as many players. `out` is a file that keeps what has
    been played, and is gone on from; other sweeps are refused there. `SweepInterrupted` (Ctrl+C) has what there is.
    """
    named: list[BotName] = [bots] if isinstance(bots, str) or callable(bots) else list(bots)
    check_bots(named)
    tables = lay_out(game, vary, named, players, options, edition, first)
    games, seed = whole(games), whole(seed)
    if not 1 <= games <= MOST_GAMES:
        raise BadOption("games-bounds", most=MOST_GAMES, games=games)
    if not 0 <= seed < 1 << 64:
        raise BadOption("seed-bounds", most=(1 << 64) - 1, seed=seed)
    varied = {_name(key): tuple(map(_words, values)) for key, values in vary.items()}
    called = own_names(named)
    names = [tuple(bot if isinstance(bot, str) else called[id(bot)] for bot in table.bots) for table in tables]
    own = {called[id(bot)]: origin(bot) for bot in named if callable(bot)}
    course = Course.of([table.setup for table in tables], names, varied, own, seed)
    return _Round(course, tables, games, workers, progress, None if out is None else Path(out)).play()


class Seated(NamedTuple):
    """One combination."""

    setup: Setup
    bots: list[BotName]
    varied: dict[str, str]
    """What varies, in words."""


def lay_out(
    game: str | Game,
    vary: Mapping[str, Sequence[object]],
    bots: Sequence[BotName],
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    edition: Edition | str | None = None,
    first: int | None = None,
) -> list[Seated]:
    """Every combination, checked: nothing is played before all of them can be."""
    if isinstance(game, Setup):
        raise BadOption("no-game", found="Setup")
    usual = agreed(game)
    fixed = {_name(key): value for key, value in dict(options or {}).items()}
    fixed |= {key: value for key, value in (("players", players), ("edition", edition)) if value is not None}
    values = {_name(key): _several(key, each) for key, each in _mapping(vary).items()}
    if twice := sorted(set(values) & set(fixed)):
        raise BadSweep("vary-fixed", name=twice[0])
    if (count := prod(map(len, values.values()))) > MOST_COMBINATIONS:
        raise BadSweep("many-combinations", combinations=count, most=MOST_COMBINATIONS)
    tables = []
    for chosen in product(*values.values()):
        varied = dict(zip(values, chosen, strict=True))
        said = fixed | varied
        seats = seat_bots(usual.game, _players(said.pop("players", None)), bots)
        kind: Any = said.pop("edition", None)
        setup = usual.game.setup(len(seats), said, kind, 0 if first is None else first)
        tables.append(Seated(setup, seats, {key: _words(value) for key, value in varied.items()}))
    return tables


def _mapping(vary: object) -> Mapping[str, Sequence[object]]:
    if not isinstance(vary, Mapping) or not vary:
        raise BadSweep("vary-nothing")
    return vary


def _several(key: str, values: object) -> list[object]:
    if isinstance(values, str) or not isinstance(values, Sequence | range) or not values:
        raise BadSweep("vary-list", name=_name(key), found=values)
    words = list(map(_words, values))
    if twice := [word for number, word in enumerate(words) if word in words[:number]]:
        raise BadSweep("vary-twice", name=_name(key), value=twice[0])
    return list(values)


def _name(key: object) -> str:
    return str(key).replace("_", "-")


def _words(value: object) -> str:
    return value.title if isinstance(value, Edition) else value_text(value)


def _players(value: object) -> int | None:
    if value is None or isinstance(value, int | np.integer):
        return None if value is None else int(value)
    if not (isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 4):
        raise BadSweep("vary-players", value=value)
    return int(value)


class _Round:
    """All combinations, which play part by part, so that whoever breaks off has something of each."""

    def __init__(
        self,
        course: Course,
        tables: list[Seated],
        games: int,
        workers: int | None,
        progress: Callable[[int], None],
        file: Path | None,
    ) -> None:
        self.course, self.tables, self.games, self.workers = course, tables, games, workers
        self.progress, self.file = progress, file
        self.kept = list(kept_in(file, course)) if file is not None and file.exists() else [Kept() for _ in tables]
        self.saved = perf_counter()
        seats = [len(table.bots) for table in tables]
        self.bases = [seats.index(count) for count in seats]
        """What each combination is held against: the first one for as many players."""
        for table, kept in zip(tables, self.kept, strict=True):
            progress(min(kept.deals, games) * table.setup.players)
        if file is not None:
            keep(file, course, self.kept)

    def play(self) -> Sweep:
        """Play what is left."""
        try:
            for first, deals in self._parts():
                self._play_part(first, deals)
        except KeyboardInterrupt:
            self._keep()
            if not any(kept.deals for kept in self.kept):
                raise
            raise SweepInterrupted(self._found()) from None
        self._keep()
        return self._found()

    def _parts(self) -> Iterator[tuple[int, int]]:
        """The deals that are still to be played; few at first, for slow bots."""
        first = 0
        while first < self.games:
            deals = min(max(64, first), MOST_PART, self.games - first)
            if any(kept.deals < first + deals for kept in self.kept):
                yield first, deals
            first += deals

    def _play_part(self, first: int, deals: int) -> None:
        """Let every combination play on to the end of a part."""
        beside: dict[tuple[int, int], Codes] = {}
        for place, kept in enumerate(self.kept):
            if kept.deals < first + deals:
                begin = max(first, kept.deals)
                log, result = self._play(place, begin, first + deals - begin)
                apart, base = kept.apart, self.bases[place]
                if base == place:
                    beside[base, begin] = log
                else:
                    if (base, begin) not in beside:
                        beside[base, begin] = self._play(base, begin, first + deals - begin, NOTHING)[0]
                    more = Apart.of(log, beside[base, begin])
                    apart = apart + more if apart else more
                self.kept[place] = kept.more(result, apart)
                self._keep(PAUSE)

    def _play(
        self, place: int, first: int, deals: int, heard: Callable[[int], None] | None = None
    ) -> tuple[Codes, Result]:
        """Some deals of a combination: what each gave everybody, and the sums."""
        setup, bots, _ = self.tables[place]
        logs: list[Codes] = []
        try:
            result = simulate(
                setup, deals, bots, self.course.seed, self.workers, True, heard or self.progress,
                first_game=first, each=logs.append,
            )  # fmt: skip
        except Interrupted:
            raise KeyboardInterrupt from None
        return np.concatenate(logs).sum(axis=1), result

    def _keep(self, pause: float = 0.0) -> None:
        """Write down what has been played, if that was not done a moment ago."""
        if self.file is not None and perf_counter() - self.saved >= pause:
            keep(self.file, self.course, self.kept)
            self.saved = perf_counter()

    def _found(self) -> Sweep:
        """What has come out so far."""
        rows = []
        for table, bots, kept in zip(self.tables, self.course.bots, self.kept, strict=True):
            own = {name: origin for name, origin in self.course.own.items() if name in bots}
            result = None if kept.sums is None else Result(
                setup=table.setup, start="", bots=bots, plain=kept.plain, paired=True,
                played=(Span(self.course.seed, 0, kept.deals),), asked=self._asked(table, kept),
                sums=kept.sums, seconds=kept.seconds, own=own,
            )  # fmt: skip
            rows.append(Combination(table.varied, bots, result, kept.apart))
        asked = sum(map(self._asked, self.tables, self.kept))
        return Sweep(self.course.game, self.course.vary, self.course.seed, tuple(rows), asked)

    def _asked(self, table: Seated, kept: Kept) -> int:
        """How many games of a combination were to be played."""
        return max(self.games, kept.deals) * table.setup.players
