"""Simulating many games over all cores; the result depends on the seed alone, not on who played which game."""

import os
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import closing
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np

from .accounts import new_rows
from .contract import Codes
from .device import There, check_device
from .dice import whole
from .errors import BadBot, BadGame, BadOption, CroupierError, Endless
from .game import Game
from .keeping import keeping, where_kept
from .options import Edition, Options
from .own import Seated, check_bots, seat_all
from .playout import (
    Deal,
    Hand,
    ManyGames,
    Tally,
    Tray,
    drivers,
    drivers_with,
    new_tally,
    new_tray,
    plain_drivers,
)
from .position import Position
from .result import Result, Span, Sums, together
from .setup import DRAWN, Setup
from .shelf import agreed, find_game
from .workers import Workers

if TYPE_CHECKING:
    from distributed import Client
    from polars import DataFrame

MOST_GAMES = 1 << 32
MOST_WORKERS = 1024
PART = 0.1
"""Seconds that a worker's part should take: so long it is until somebody who breaks off is heard."""
MOST_DEALS = 1 << 14
"""Of one part; more could overflow its sums of squares."""
REMEMBERING = 1.0
"""Seconds that bots play here before they do on a GPU, where they remember what they thought."""
MOST_REMEMBERED = 16
"""Deals of which that is seen once."""
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


class Played(NamedTuple):
    """What came out of some deals."""

    first: int
    deals: int
    sums: Sums
    log: Codes
    """What every game gave every bot, by deal, seating and bot, where that is wanted."""
    rows: Codes
    """An account of every game, where one is kept."""


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
    keep: "str | Path | Callable[[DataFrame], None] | None" = None,
    client: "Client | None" = None,
    device: str = "cpu",
) -> Result:
    """Play `games` games of a set-up, or of a game as usual, with bots in seat order: by name, or functions of yours.

    One bot alone plays on every seat. The first seat begins, unless `first` is another, or `DRAWN`.
    Paired, the same dice are played once from every seating: all bots move on by a seat, and results are by bot.
    Games begin from `start` where one is given; those of a seed are numbered, and begin with `first_game`.
    `progress` hears how many more are done. `Interrupted` (Ctrl+C) has the result so far.
    On another `device`, "cuda", the same games are played, and the result is the same.
    `each` hears what every game gave every bot, in order: arrays by deal, seating and bot; a whole victory is 720,720.
    `keep` names a Parquet or Arrow file that gets a row for every game, or hears of the rows, frame by frame.
    `client` is one of Dask's, whose workers play then, with the very same result.
    """
    setup, seated = at_table(_begun(game, start), bots, players, options, edition, first)
    if client is not None:
        check_client(client, workers)
    workers = usual_workers() if workers is None else workers
    games, workers, seed, first_game = _checked(games, workers, seed, first_game)
    where = where_kept(keep)
    logged = each is not None or where is not None
    check_device(device, alone=client is None and where is None)
    batch = Batch(setup, seated, seed, paired, start, logged, where is not None, device)
    began = time.perf_counter()
    done: list[Span] = []
    sums = _sums(new_tally(setup.players))

    def result() -> Result:
        return Result(
            setup=setup,
            start=start.text() if start else "",
            bots=tuple(batch.names),
            plain=batch.plain,
            own=batch.origins,
            paired=paired,
            played=together(done),
            asked=games * batch.deal.seatings,
            sums=sums,
            seconds=time.perf_counter() - began,
        )

    if batch.there:
        parts = batch.play_there(first_game, games)
    elif client is None:
        parts = batch.play_all(first_game, games, workers)
    else:
        from .cluster import play_far

        parts = play_far(client, batch, seated, first_game, games)
    try:
        with keeping(where, batch) as kept, closing(parts):
            for part in parts:
                if each is not None:
                    each(part.log)
                span = Span(seed, part.first, part.deals)
                done, sums, kept.last = [*together([*done, span])], sums + part.sums, part
                kept.write()
                progress(part.deals * batch.deal.seatings)
    except KeyboardInterrupt:
        raise (Interrupted(result()) if done else KeyboardInterrupt) from None
    return result()


def check_client(client: Any, workers: int | None) -> None:
    """Refuse what is no client of Dask that can be used here."""
    if find_spec("distributed") is None:
        raise BadOption("no-distributed")
    from distributed import Client

    if not isinstance(client, Client) or client.asynchronous:
        raise BadOption("no-client", found=type(client).__name__)
    if workers is not None:
        raise BadOption("cluster-workers")


def at_table(
    game: str | Game | Setup,
    bots: BotName | Sequence[BotName],
    players: int | None = None,
    options: Options | Mapping[str, object] | None = None,
    edition: Edition | str | None = None,
    first: int | None = None,
) -> tuple[Setup, Sequence[BotName]]:
    """What is agreed, and a bot for every seat: one alone plays on all of them."""
    if not isinstance(bots, str | Sequence) and not callable(bots):
        raise BadOption("bots-list", found=bots)
    several = None if isinstance(bots, str) or callable(bots) else bots
    if players is None and several is not None and not isinstance(game, Setup):
        players = len(several)
    setup = agreed(game, players, options, edition, first)
    seated: Sequence[BotName] = several if several is not None else [cast(BotName, bots)] * setup.players
    if len(seated) != setup.players:
        raise BadOption("bots-for-players", bots=len(seated), players=setup.players)
    return setup, seated


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
    wins, shares, squares, winners = (tuple(each.tolist()) for each in tally[:4])
    return Sums(wins, shares, squares, winners, *tally.totals.tolist())


class Batch:
    """What every worker needs to play its part of a batch."""

    def __init__(
        self,
        setup: Setup,
        bots: Sequence[BotName],
        seed: int,
        paired: bool,
        start: Position | None,
        logged: bool = False,
        kept: bool = False,
        device: str = "cpu",
    ) -> None:
        game = setup.game
        self.logged = logged
        self.kept = kept
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
        check_bots(bots)
        own = seat_all(bots, game, self._tray())
        self.origins = {seated.hand.name: seated.origin for seated in own.values()}
        self._seat(bots, own)
        self.there = self._there(bots, own) if device != "cpu" else None
        if self.there is None:
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
        self.play_games = self._driver(hands, game.searches(bots))

    def _driver(self, hands: tuple[Hand, ...], searching: bool) -> ManyGames:
        """What plays the games."""
        with_them = plain_drivers if self.plain else drivers_with
        given = (searching, True) if self.kept else (searching,)
        game = self.setup.game
        if not hands and not self.kept and not self.bots.any():
            return drivers(game, simplest=True).play_games
        return (with_them(game, hands, *given) if hands else drivers(game, *given)).play_games

    def _there(self, bots: Sequence[BotName], own: dict[int, Seated]) -> There:
        """The bots on a GPU, where only those are compiled that play."""
        game = self.setup.game
        for name, why in self.plain.items():
            raise BadBot(f"{name} runs as plain Python, which no GPU can: {why}")
        hands = [seated.hand for seated in own.values()]
        for name in dict.fromkeys(game.bot(bot) for bot in bots if isinstance(bot, str)):
            hands.append(Hand(name, game.bots[name], game.paces[name] if game.facts.realtime else None))
        for hand, asked in [(hand, game.bots.get(hand.name, hand.bot)) for hand in hands]:
            if hasattr(asked, "steps") or hasattr(hand.bot, "steps"):
                raise BadOption("device-searches", bot=hand.name)
        places = {self.rows.index(hand.name): place for place, hand in enumerate(hands)}
        self.bots_there = [places[number] for number in self.bots.tolist()]
        return There(self.setup, self.deal, hands, len(own), self.start, self._tray().lore)

    def play_there(self, first: int, deals: int) -> Generator[Played, None, None]:
        """Play everything on a GPU; a deal that did not end is played again here, to say why."""
        there = cast(There, self.there)
        if there.remembers:
            self._remember(there, first)
        for count, tally, broken in there.play_all(self.bots_there, int(self.seed), first, deals, self.logged):
            if broken is not None:
                self.play(broken, 1)
                raise BadGame(f"game {broken} of seed {self.seed} did not end on the GPU")
            yield Played(first, count, _sums(tally), tally.log, new_rows(0, self.setup.players)[1:])
            first += count

    def _remember(self, there: There, first: int) -> None:
        """Let bots play here first: what they remember of that is what they have on a GPU, where nobody adds to it."""
        before, until = there.known(), time.monotonic() + REMEMBERING
        self.play(first, 1)
        while time.monotonic() < until and there.known() != before:
            self.play(first, MOST_REMEMBERED)
            first += MOST_REMEMBERED

    def _tray(self) -> Tray:
        """One for each thread, made once."""
        if not hasattr(self.mine, "tray"):
            self.mine.tray = new_tray(self.setup)
            if self.start is not None:
                self.mine.tray.states[2] = self.start.state
        tray: Tray = self.mine.tray
        return tray

    def play_all(self, first: int, deals: int, workers: int) -> Generator[Played, None, None]:
        """Play everything over all workers: what came out, part by part in order."""
        last, size, ahead = first + deals, 1, 1 if self.plain else AHEAD * workers
        waiting: deque[Future[tuple[float, Played]]] = deque()
        with Workers(0 if self.plain else workers) as pool:
            while first < last or waiting:
                while first < last and len(waiting) < ahead:
                    count = min(size, last - first)
                    waiting.append(self._submit(pool, first, count))
                    first += count
                seconds, part = waiting.popleft().result()
                yield part
                size = max(1, min(size * 4, MOST_DEALS, int(part.deals * PART / max(seconds, 1e-9))))

    def _submit(self, pool: Workers, first: int, count: int) -> "Future[tuple[float, Played]]":
        """Hand a part to a worker; plain Python is played at once, for it would hold the others up."""
        if not self.plain:
            return pool.submit(partial(self._timed, first, count))
        done: Future[tuple[float, Played]] = Future()
        done.set_result(self._timed(first, count))
        return done

    def _timed(self, first: int, count: int) -> tuple[float, Played]:
        began = time.perf_counter()
        part = self.play(first, count)
        return time.perf_counter() - began, part

    def play(self, first: int, count: int) -> Played:
        """Play some deals: what came out, by bot."""
        seatings = self.deal.seatings
        tally, tray = new_tally(self.setup.players, seatings, count if self.logged else 0), self._tray()
        if self.kept:
            tray = tray._replace(kept=new_rows(count * seatings, self.setup.players))
        try:
            broken = self.play_games(self.deal, tray, self.bots, tally, self.seed, first, count)
        except Exception as error:
            if not self.own or isinstance(error, CroupierError):
                raise
            raise BadBot(f"{' or '.join(self.rows[: self.own])}: {type(error).__name__}: {error}") from error
        if broken:
            raise self._fault(tray, broken - 1)
        return Played(first, count, _sums(tally), tally.log, tray.kept[1:])

    def _fault(self, tray: Tray, number: int) -> BadGame:
        """Why a game was broken off."""
        seat, move = tray.fault.tolist()
        where = f"game {number} of seed {self.seed}"
        if seat < 0:
            return Endless(f"{where} did not end within {self.deal.limit} steps")
        tray.fault[0] = -1
        position = Position.from_play(self.setup, tray.states[0])
        clause = self.setup.game.rules.refusal(position.state, seat, move)
        why = self.setup.game.refused(clause)
        name = self.rows[tray.bots[seat]]
        said = f"{name} made a move that the rules forbid: {move} on seat {seat + 1}"
        return BadBot(f"{said}, {where}, {position.text()}: {why}")
