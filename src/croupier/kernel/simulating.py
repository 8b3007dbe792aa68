"""Simulating many games over all cores; the result depends on the seed alone, not on who played which game."""

import os
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from typing import Any, cast

import numpy as np

from .contract import Codes
from .dice import whole
from .errors import BadBot, BadGame, BadOption, CroupierError
from .game import Game
from .options import Edition, Options
from .own import Seated, seat_all
from .playout import Deal, Tally, Tray, drivers, drivers_with, new_tally, new_tray, plain_drivers
from .position import Position
from .result import Result, Span, Sums
from .setup import DRAWN, Setup
from .shelf import agreed, find_game
from .workers import Workers

MOST_GAMES = 1 << 32
MOST_WORKERS = 1024
PART = 0.1
"""Seconds that a worker's part should take: so long it is until somebody who breaks off is heard."""
MOST_DEALS = 1 << 14
"""Of one part; more could overflow its sums of squares."""
AHEAD = 2
"""Parts that wait for every worker."""

BotName = str | Callable[..., Any]
"""A bot of a game by name or level, or anybody's own: any callable that chooses a move."""


class Interrupted(KeyboardInterrupt):
    """Somebody broke a simulation off; `result` is what there was until then."""

    def __init__(self, result: Result) -> None:
        super().__init__(f"broken off after {result.games:,} of {result.asked:,} games; they are in .result")
        self.result = result

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.result,)


def seat_bots(game: Game, players: int | None, bots: Sequence[BotName]) -> list[BotName]:
    """A bot for every seat: those given, repeated around the table."""
    bots = bots or list(game.bots)[:1]
    players = players if players is not None else max(game.facts.seats[0], len(bots))
    game.check_players(players)
    if len(bots) > players:
        raise BadOption("bots-for-players", bots=len(bots), players=players)
    for bot in bots:
        if isinstance(bot, str):
            game.bot(bot)
    return [bots[seat % len(bots)] for seat in range(players)]


def usual_workers() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(
    game: str | Game | Setup,
    games: int,
    bots: BotName | Sequence[BotName],
    seed: int = 0,
    workers: int | None = None,
    paired: bool = False,
    progress: Callable[[int], None] = lambda games: None,
    start: Position | None = None,
    first_game: int = 0,
    *,
    players: int | None = None,
    options: Options | Mapping[str, object] | None = None,
    edition: Edition | str | None = None,
    first: int | None = None,
    each: Callable[[Codes], None] | None = None,
) -> Result:
    """Play `games` games of a set-up, or of a game as usual, with bots in seat order: by name, or functions of yours.

    One bot alone plays on every seat. The first seat begins, unless `first` is another, or `DRAWN`.
    Paired, the same dice are played once from every seating: all bots move on by a seat, and results are by bot.
    Games begin from `start` where one is given; those of a seed are numbered, and begin with `first_game`.
    `progress` hears how many more are done. `Interrupted` (Ctrl+C) has the result so far.
    `each` hears what every game gave every bot, in order: arrays by deal, seating and bot; a whole victory is 720,720.
    """
    if not isinstance(bots, str | Sequence) and not callable(bots):
        raise BadOption("bots-list", found=bots)
    several = None if isinstance(bots, str) or callable(bots) else bots
    if players is None and several is not None and start is None and not isinstance(game, Setup):
        players = len(several)
    setup = agreed(_begun(game, start), players, options, edition, first)
    workers = usual_workers() if workers is None else workers
    games, workers, seed, first_game = _checked(games, workers, seed, first_game)
    seated: Sequence[BotName] = several if several is not None else [cast(BotName, bots)] * setup.players
    if len(seated) != setup.players:
        raise BadOption("bots-for-players", bots=len(seated), players=setup.players)
    batch = _Batch(setup, seated, seed, paired, start, logged=each is not None)
    began = time.perf_counter()
    done, sums = 0, _sums(new_tally(setup.players))

    def result() -> Result:
        return Result(
            setup=setup,
            start=start.text() if start else "",
            bots=tuple(batch.names),
            plain=batch.plain,
            own=batch.origins,
            paired=paired,
            played=(Span(seed, first_game, done),),
            asked=games * batch.deal.seatings,
            sums=sums,
            seconds=time.perf_counter() - began,
        )

    try:
        for deals, tally in batch.play_all(first_game, games, workers):
            if each is not None:
                each(tally.log)
            done, sums = done + deals, sums + _sums(tally)
            progress(deals * batch.deal.seatings)
    except KeyboardInterrupt:
        raise (Interrupted(result()) if done else KeyboardInterrupt) from None
    return result()


def _begun(game: str | Game | Setup, start: Position | None) -> str | Game | Setup:
    """The game itself, or the set-up of the position that it begins from."""
    if start is None:
        return game
    if not isinstance(start, Position):
        raise BadOption("no-start", found=start)
    game = find_game(game) if isinstance(game, str) else game
    if not isinstance(game, Game | Setup):
        raise BadOption("no-game", found=type(game).__name__)
    if game not in (start.game, start.setup):
        raise BadOption("start-other", game=start.game.id)
    if start.checked().over:
        raise BadOption("start-over")
    return start.setup


def _checked(*numbers: Any) -> tuple[int, int, int, int]:
    games, workers, seed, first_game = map(whole, numbers)
    if not 1 <= games <= MOST_GAMES:
        raise BadOption("games-bounds", most=MOST_GAMES, games=games)
    if not 0 <= first_game <= MOST_GAMES - games:
        raise BadOption("first-game-bounds", most=MOST_GAMES - games, number=first_game)
    if not 1 <= workers <= MOST_WORKERS:
        raise BadOption("workers-bounds", most=MOST_WORKERS, workers=workers)
    if not 0 <= seed < 1 << 64:
        raise BadOption("seed-bounds", most=(1 << 64) - 1, seed=seed)
    return games, workers, seed, first_game


def _sums(tally: Tally) -> Sums:
    wins, shares, squares = (tuple(each.tolist()) for each in (tally.wins, tally.shares, tally.share_squares))
    return Sums(wins, shares, squares, *tally.totals.tolist())


class _Batch:
    """What every worker needs to play its part of a batch."""

    def __init__(
        self,
        setup: Setup,
        bots: Sequence[BotName],
        seed: int,
        paired: bool,
        start: Position | None,
        logged: bool = False,
    ) -> None:
        game = setup.game
        self.logged = logged
        self.setup = setup
        self.start = start
        self.deal = Deal(
            players=setup.players,
            first=setup.first,
            options=setup.flat_options,
            edition=setup.flat_edition,
            limit=game.facts.longest,
            seatings=setup.players if paired else 1,
            midway=start is not None and setup.first != DRAWN,
        )
        self.seed = np.uint64(seed)
        self.mine = threading.local()
        own = seat_all(bots, game, self._tray())
        self.origins = {seated.hand.name: seated.origin for seated in own.values()}
        self._seat(bots, own)
        self.play(0, 0)

    def _seat(self, bots: Sequence[BotName], own: dict[int, Seated]) -> None:
        """Number the bots: somebody's own first, then the game's."""
        game, rows = self.setup.game, list(own)
        numbers = {name: len(own) + number for number, name in enumerate(game.row)}
        self.names = [bot if isinstance(bot, str) else own[id(bot)].hand.name for bot in bots]
        self.plain = {seated.hand.name: seated.plain for seated in own.values() if seated.plain is not None}
        self.bots = np.array(
            [numbers[game.bot(bot)] if isinstance(bot, str) else rows.index(id(bot)) for bot in bots], np.int64
        )
        hands = tuple(seated.hand for seated in own.values())
        self.rows = [*(hand.name for hand in hands), *game.row]
        self.own = len(own)
        with_them = plain_drivers if self.plain else drivers_with
        searching = game.searches(bots)
        self.play_games = (with_them(game, hands, searching) if hands else drivers(game, searching)).play_games

    def _tray(self) -> Tray:
        """One for each thread, made once."""
        if not hasattr(self.mine, "tray"):
            self.mine.tray = new_tray(self.setup)
            if self.start is not None:
                self.mine.tray.states[2] = self.start.state
        tray: Tray = self.mine.tray
        return tray

    def play_all(self, first: int, deals: int, workers: int) -> Iterator[tuple[int, Tally]]:
        """Play everything over all workers, part by part in order: how many deals, and what came out."""
        last, size, ahead = first + deals, 1, 1 if self.plain else AHEAD * workers
        waiting: deque[Future[tuple[int, float, Tally]]] = deque()
        with Workers(0 if self.plain else workers) as pool:
            while first < last or waiting:
                while first < last and len(waiting) < ahead:
                    count = min(size, last - first)
                    waiting.append(self._submit(pool, first, count))
                    first += count
                count, seconds, tally = waiting.popleft().result()
                yield count, tally
                size = max(1, min(size * 4, MOST_DEALS, int(count * PART / max(seconds, 1e-9))))

    def _submit(self, pool: Workers, first: int, count: int) -> "Future[tuple[int, float, Tally]]":
        """Hand a part to a worker; plain Python is played at once, for it would hold the others up."""
        if not self.plain:
            return pool.submit(partial(self._timed, first, count))
        done: Future[tuple[int, float, Tally]] = Future()
        done.set_result(self._timed(first, count))
        return done

    def _timed(self, first: int, count: int) -> tuple[int, float, Tally]:
        began = time.perf_counter()
        tally = self.play(first, count)
        return count, time.perf_counter() - began, tally

    def play(self, first: int, count: int) -> Tally:
        """Play some deals: what came out, by bot."""
        tally, tray = new_tally(self.setup.players, self.deal.seatings, count if self.logged else 0), self._tray()
        try:
            broken = self.play_games(self.deal, tray, self.bots, tally, self.seed, first, count)
        except Exception as error:
            if not self.own or isinstance(error, CroupierError):
                raise
            raise BadBot(f"{' or '.join(self.rows[: self.own])}: {type(error).__name__}: {error}") from error
        if broken:
            raise self._fault(tray, broken - 1)
        return tally

    def _fault(self, tray: Tray, number: int) -> BadGame:
        """Why a game was broken off."""
        seat, move = tray.fault.tolist()
        where = f"game {number} of seed {self.seed}"
        if seat < 0:
            return BadGame(f"{where} did not end within {self.deal.limit} steps")
        tray.fault[0] = -1
        position = Position(self.setup, tray.states[0])
        clause = self.setup.game.rules.refusal(position.state, seat, move)
        why = self.setup.game.refused(clause)
        name = self.rows[tray.bots[seat]]
        said = f"{name} made a move that the rules forbid: {move} on seat {seat + 1}"
        return BadBot(f"{said}, {where}, {position.text()}: {why}")
