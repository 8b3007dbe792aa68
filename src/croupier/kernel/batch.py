"""Simulating many games over all cores; the result depends on the seed alone, not on who played which game."""

import os
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import msgspec
import numpy as np

from .errors import BadGame, BadOption
from .game import Game
from .options import option_texts
from .playout import Deal, Tally, Tray, drivers, new_tally, new_tray
from .setup import DRAWN, Setup

MOST_GAMES = 1 << 32
MOST_WORKERS = 1024


class Result(msgspec.Struct, frozen=True):
    """What came out of a simulation."""

    game: str
    edition: str
    options: dict[str, str]
    players: int
    first: int | None
    """The seat that began, counted from 1; None where that was drawn for every game."""
    bots: list[str]
    paired: bool
    """Whether every bot played every seat with the same dice; then `wins` and `mean_payoff` are by bot."""
    seed: int
    games: int
    steps: int
    seconds: float
    steps_per_second: float
    mean_steps: float
    """Steps of a game on average, and how far off that may be: 95 of 100 such simulations stay within."""
    mean_steps_margin: float
    wins: list[int]
    """Games won by each seat, alone or shared."""
    shared: int
    """Games with more than one winner."""
    mean_payoff: list[float]
    """Each seat's mean share of the victory."""


def seat_bots(game: Game, players: int | None, names: list[str]) -> list[str]:
    """A bot for every seat: the names given, repeated around the table."""
    if not names:
        names = list(game.bots)[:1]
    players = players if players is not None else max(game.facts.seats[0], len(names))
    game.check_players(players)
    if len(names) > players:
        raise BadOption("bots-for-players", bots=len(names), players=players)
    for name in names:
        game.bot(name)
    return [names[seat % len(names)] for seat in range(players)]


def simulate(
    game: Game | Setup,
    games: int,
    bots: list[str],
    seed: int = 0,
    workers: int | None = None,
    paired: bool = False,
    progress: Callable[[int], None] = lambda games: None,
) -> Result:
    """Play `games` games of a set-up, or of a game as usual, with the named bots in seat order.

    `progress` hears how many more are done.
    Paired, the same dice are played once from every seating: all bots move on by a seat, and results are by bot.
    """
    workers = workers if workers is not None else os.cpu_count() or 1
    _check_numbers(games, workers, seed)
    setup = game.setup(len(bots)) if isinstance(game, Game) else game
    if len(bots) != setup.players:
        raise BadOption("bots-for-players", bots=len(bots), players=setup.players)
    batch = _Batch(setup, bots, seed)
    batch.play(0, 0, 0)
    began = time.perf_counter()
    steps, tally = 0, new_tally(setup.players)
    for part, more, counted in batch.play_all(games, workers, setup.players if paired else 1):
        steps += more
        _add(tally, counted, part.moved)
        progress(part.games)
    return _result(setup, bots, seed, games * (setup.players if paired else 1), paired, steps, tally, began)


def _check_numbers(games: int, workers: int, seed: int) -> None:
    if not 1 <= games <= MOST_GAMES:
        raise BadOption("games-bounds", most=MOST_GAMES, games=games)
    if not 1 <= workers <= MOST_WORKERS:
        raise BadOption("workers-bounds", most=MOST_WORKERS, workers=workers)
    if not 0 <= seed < 1 << 64:
        raise BadOption("seed-bounds", most=(1 << 64) - 1, seed=seed)


def _add(tally: Tally, part: Tally, moved: int) -> None:
    """Add what came out of a part, by bot: its bots had moved on by some seats."""
    tally.wins[:] += np.roll(part.wins, -moved)
    tally.shares[:] += np.roll(part.shares, -moved)
    tally.shared[:] += part.shared
    tally.squares[:] += part.squares


def _result(
    setup: Setup, bots: list[str], seed: int, games: int, paired: bool, steps: int, tally: Tally, began: float
) -> Result:
    seconds = time.perf_counter() - began
    mean = steps / games
    return Result(
        game=setup.game.id,
        edition=setup.edition.title,
        options=option_texts(setup.options),
        players=setup.players,
        first=None if setup.first == DRAWN else setup.first + 1,
        bots=bots,
        paired=paired,
        seed=seed,
        games=games,
        steps=steps,
        seconds=seconds,
        steps_per_second=steps / seconds,
        mean_steps=mean,
        mean_steps_margin=1.96 * max(0.0, float(tally.squares[0]) / games - mean**2) ** 0.5 / games**0.5,
        wins=tally.wins.tolist(),
        shared=int(tally.shared[0]),
        mean_payoff=(tally.shares / games).tolist(),
    )


class _Part(NamedTuple):
    """Some games in a row, with the bots moved on by some seats."""

    start: int
    games: int
    moved: int


class _Batch:
    """What every worker needs to play its part of a batch."""

    def __init__(self, setup: Setup, bots: list[str], seed: int) -> None:
        game = setup.game
        self.setup = setup
        self.deal = Deal(setup.players, setup.first, setup.flat_options, setup.flat_edition, game.facts.longest)
        self.seed = np.uint64(seed)
        self.bots = np.array([list(game.bots).index(game.bot(name)) for name in bots])
        self.mine = threading.local()

    def _tray(self) -> Tray:
        """One for each thread, made once."""
        if not hasattr(self.mine, "tray"):
            self.mine.tray = new_tray(self.setup)
        tray: Tray = self.mine.tray
        return tray

    def play_all(self, games: int, workers: int, seatings: int) -> Iterator[tuple[_Part, int, Tally]]:
        """Play everything over all workers, part by part: the part, its steps, what came out."""
        chunk = max(1, games // 256)
        parts = [
            _Part(start, min(chunk, games - start), moved)
            for moved in range(seatings)
            for start in range(0, games, chunk)
        ]
        with ThreadPoolExecutor(workers) as pool:
            try:
                played = (map if workers == 1 else pool.map)(lambda part: self.play(*part), parts)
                for part, (steps, tally) in zip(parts, played, strict=True):
                    yield part, steps, tally
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise

    def play(self, start: int, count: int, moved: int) -> tuple[int, Tally]:
        """Play a range of games with the bots moved on by some seats: the steps, and what came out by seat."""
        tally = new_tally(self.setup.players)
        bots = np.roll(self.bots, moved)
        steps = drivers(self.setup.game).play_games(self.deal, self._tray(), bots, tally, self.seed, start, count)
        if steps < 0:
            raise BadGame(f"game {-steps} of seed {self.seed} did not end within {self.deal.limit} steps")
        return steps, tally
