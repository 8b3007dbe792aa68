"""Tournaments: every bot meets every other on the same dice, each of them on every seat."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from math import comb

import msgspec
import numpy as np

from croupier.kernel.contract import Codes
from croupier.kernel.dice import whole
from croupier.kernel.errors import BadOption
from croupier.kernel.game import Game
from croupier.kernel.margins import share
from croupier.kernel.options import Edition, Options
from croupier.kernel.own import check_bots, own_names
from croupier.kernel.playout import WHOLE
from croupier.kernel.result import Result
from croupier.kernel.setup import Setup
from croupier.kernel.shelf import agreed
from croupier.kernel.simulating import MOST_GAMES, BotName, Interrupted, simulate

from .errors import BadTournament
from .ratings import MOST_RATED, RATED, rate
from .sequential import SCORES, Stop, next_look
from .standings import Standing, Table, Test, Tournament

MOST_TABLES = 1000
MOST_LOGGED = 1 << 22
"""What all games of one round gave everybody, kept until it is over: about 70 MB while it is put together."""


class TournamentInterrupted(KeyboardInterrupt):
    """Somebody broke a tournament off; `result` is what there was until then."""

    def __init__(self, result: Tournament) -> None:
        super().__init__(f"broken off after {result.games:,} of {result.asked:,} games; they are in .result")
        self.result = result

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.result,)


def tournament(
    game: str | Game | Setup,
    bots: Sequence[BotName] | None = None,
    games: int = 1000,
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
    *,
    stop: tuple[float, float] | None = None,
    alpha: float = 0.05,
    beta: float = 0.05,
    players: int | None = None,
    options: Options | Mapping[str, object] | None = None,
    edition: Edition | str | None = None,
    first: int | None = None,
) -> Tournament:
    """Let bots, by name or functions of yours, meet at tables of `players`, everybody with everybody.

    All bots of the game that answer at once take part where none is named.
    Every table has the same `games` deals, each played from every seating. Between two bots `stop` ends it as soon as
    a sequential test can tell whether the first one's share of the victory is the one or the other of two; alpha and
    beta are how often it may be wrong. `TournamentInterrupted` (Ctrl+C) has what there was until then.
    """
    setup = agreed(game, players, options, edition, first)
    field = _field(setup, bots)
    test = None if stop is None else Stop.between(stop, alpha, beta)
    if test is not None and (len(field), setup.players) != (2, 2):
        raise BadTournament("stop-two", bots=len(field), players=setup.players)
    games, seed = whole(games), whole(seed)
    if not 1 <= games <= MOST_GAMES:
        raise BadOption("games-bounds", most=MOST_GAMES, games=games)
    hall = _Hall(setup, field, seed, workers, progress)
    try:
        while hall.dealt < games and not (test and hall.tables[0].decides(test)):
            hall.play_round(min(next_look(hall.dealt) if test else next_round(hall.dealt), games - hall.dealt))
        return hall.found(games, test)
    except KeyboardInterrupt:
        if not any(table.result for table in hall.tables):
            raise
        raise TournamentInterrupted(_left(hall, games, test)) from None


def _left(hall: "_Hall", games: int, test: Stop | None) -> Tournament:
    """What there is of a tournament that was broken off; who breaks off again does not wait for ratings."""
    try:
        return hall.found(games, test)
    except KeyboardInterrupt:
        hall.rated = 0
        return hall.found(games, test)


def next_round(deals: int) -> int:
    """How many deals every table plays before any plays more; few at first, for slow bots."""
    return max(8, deals // 2)


def entered(setup: Setup, bots: Sequence[BotName]) -> int:
    """How many tables these bots make, if they can all take part."""
    return comb(len(_field(setup, bots)), setup.players)


def _field(setup: Setup, bots: Sequence[BotName] | None) -> dict[str, BotName]:
    """The bots that take part, each under a name of its own."""
    bots = list(setup.game.quick) if bots is None else bots
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise BadTournament("field-list", found=bots)
    check_bots(bots)
    own = own_names(bots)
    entered: dict[str | int, str] = {}
    for bot in bots:
        name, same = (bot, setup.game.bot(bot)) if isinstance(bot, str) else (own[id(bot)], id(bot))
        if same in entered:
            raise BadTournament("bot-twice", bot=name)
        entered[same] = name
    count, players = len(bots), setup.players
    if count < 2:
        raise BadTournament("few-bots", bots=count)
    if count < players:
        raise BadTournament("field-small", players=players, bots=count)
    if comb(count, players) > MOST_TABLES:
        raise BadTournament(
            "too-many-tables", bots=count, players=players, tables=comb(count, players), most=MOST_TABLES
        )
    return dict(zip(entered.values(), bots, strict=True))


class _Meeting:
    """Some bots at one table, and what has come of it so far."""

    def __init__(self, seated: tuple[int, ...], names: list[str]) -> None:
        self.seated = seated
        """The numbers of the bots."""
        self.names = [names[bot] for bot in seated]
        self.result: Result | None = None
        self.counts = np.zeros(len(SCORES), np.int64)

    def add(self, part: Result, log: Codes) -> None:
        """Count some more deals; everybody keeps the name that he has in the whole tournament."""
        there = dict(zip(part.bots, self.names, strict=True))
        part = msgspec.structs.replace(
            part,
            bots=tuple(self.names),
            own={there[bot]: origin for bot, origin in part.own.items()},
            plain={there[bot]: why for bot, why in part.plain.items()},
        )
        halves = log[:, :, 0].sum(axis=1) * 2 // WHOLE if len(self.seated) == 2 else np.zeros(0, np.int64)
        counts = self.counts + np.bincount(halves, minlength=len(SCORES))
        self.result, self.counts = part if self.result is None else self.result + part, counts

    @property
    def pentanomial(self) -> tuple[int, ...]:
        """The counts of the five, at a table for two."""
        return tuple(self.counts.tolist()) if len(self.seated) == 2 else ()

    def decides(self, test: Stop) -> bool:
        """Whether a sequential test can tell by now."""
        return self.result is not None and test.verdict(self.pentanomial) is not None


class _Hall:
    """All tables of a tournament, which play in rounds, so that whoever breaks off has something of each."""

    def __init__(
        self,
        setup: Setup,
        field: dict[str, BotName],
        seed: int,
        workers: int | None,
        progress: Callable[[int], None],
    ) -> None:
        self.setup, self.seed, self.workers, self.progress = setup, seed, workers, progress
        self.names, self.bots = list(field), list(field.values())
        self.tables = [_Meeting(seated, self.names) for seated in combinations(range(len(field)), setup.players)]
        self.dealt = 0
        """Deals that every table has had."""
        self.sums = np.zeros((2, len(field)))
        """Of the share that each bot had in a deal of all its tables together, and of its square."""
        self.rated = min(RATED, max(1, MOST_RATED // (len(self.tables) * setup.players)))
        self.logs: list[list[Codes]] = [[] for _ in self.tables]
        """The games that are rated, of every table."""

    def play_round(self, deals: int) -> None:
        """Let every table play so many deals, or fewer; who breaks that off has the deals that every table came to."""
        deals = min(deals, max(1, MOST_LOGGED // (len(self.tables) * self.setup.players**2)))
        logs: list[Codes] = []
        broken = False
        for table in self.tables:
            heard: list[Codes] = []
            bots = [self.bots[bot] for bot in table.seated]
            try:
                part = simulate(
                    self.setup, deals, bots, self.seed, self.workers, True, self.progress,
                    first_game=self.dealt, each=heard.append,
                )  # fmt: skip
            except Interrupted as stopped:
                part, broken = stopped.result, True
            logs.append(np.concatenate(heard)[: part.deals])
            table.add(part, logs[-1])
            if broken:
                break
        if len(logs) == len(self.tables):
            self._count(logs)
        if broken:
            raise KeyboardInterrupt

    def _count(self, logs: list[Codes]) -> None:
        """Add the deals that every table has had to the standings."""
        common = min(map(len, logs))
        had = np.zeros((len(self.bots), common))
        for table, log, kept in zip(self.tables, logs, self.logs, strict=True):
            had[list(table.seated)] += log[:common].sum(axis=1).T / (WHOLE * self.setup.players)
            if self.dealt < self.rated:
                kept.append(log[: min(common, self.rated - self.dealt)].copy())
        had /= comb(len(self.bots) - 1, self.setup.players - 1)
        sums = self.sums + np.array((had.sum(axis=1), (had**2).sum(axis=1)))
        self.sums, self.dealt = sums, self.dealt + common

    def found(self, games: int, test: Stop | None) -> Tournament:
        """What has come out so far."""
        logs = filter(None, self.logs if self.rated else [])
        rated = zip((table.seated for table in self.tables), map(np.concatenate, logs), strict=False)
        figures = zip(self.names, *self.sums.tolist(), rate(len(self.names), rated), strict=True)
        standings = [
            Standing(name, share(total, squares, self.dealt) if self.dealt else None, rating)
            for name, total, squares, rating in figures
        ]
        standings.sort(key=lambda standing: -(standing.share.mean if standing.share else 0))
        return Tournament(
            setup=self.setup,
            seed=self.seed,
            bots=tuple(self.names),
            standings=tuple(standings),
            tables=tuple(Table(table.result, table.pentanomial) for table in self.tables if table.result),
            deals=self.dealt,
            rated=min(self.dealt, self.rated),
            asked=games * self.setup.players * len(self.tables),
            seconds=sum(table.result.seconds for table in self.tables if table.result),
            test=Test.of(test, self.tables[0].pentanomial) if test else None,
        )
