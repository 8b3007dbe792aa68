"""Simulating many games over all cores; the result depends on the seed alone, not on who played which game."""

import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec
import numpy as np

from .errors import BadGame, BadOption
from .game import Game
from .options import Components, House, flat, option_texts
from .playout import drivers
from .seats import MOST_SEATS

MOST_GAMES = 1 << 32


class Result(msgspec.Struct, frozen=True):
    """What came out of a simulation."""

    game: str
    edition: str
    options: dict[str, str]
    players: int
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
        raise BadOption(f"{len(names)} bots for {players} players")
    for name in names:
        game.bot(name)
    return [names[seat % len(names)] for seat in range(players)]


def simulate(
    game: Game,
    games: int,
    bots: list[str],
    seed: int = 0,
    options: House | None = None,
    edition: Components | None = None,
    workers: int | None = None,
    paired: bool = False,
    progress: Callable[[int], None] = lambda games: None,
) -> Result:
    """Play `games` games with the named bots in seat order; `progress` hears how many more are done.

    Paired, the same dice are played once from every seating: all bots move on by a seat, and results are by bot.
    """
    if not 1 <= games <= MOST_GAMES:
        raise BadOption(f"the number of games must be from 1 to {MOST_GAMES}, not {games}")
    workers = workers if workers is not None else os.cpu_count() or 1
    if not 1 <= workers <= 1024:
        raise BadOption(f"the number of workers must be from 1 to 1024, not {workers}")
    if not 0 <= seed < 1 << 64:
        raise BadOption(f"the seed must be from 0 to {(1 << 64) - 1}, not {seed}")
    game.check_players(len(bots))
    options = options or game.house()
    edition = edition or game.edition()
    table = _Batch(game, bots, seed, options, edition)
    chunk = max(1, games // 256)
    table.play(0, 0, 0)
    start = time.perf_counter()
    steps, shared, squares = 0, 0, 0.0
    wins, shares = np.zeros(len(bots), np.int64), np.zeros(len(bots))
    players = len(bots)
    parts = [
        (first, min(chunk, games - first), moved)
        for moved in range(players if paired else 1)
        for first in range(0, games, chunk)
    ]
    with ThreadPoolExecutor(workers) as pool:
        try:
            results = (map if workers == 1 else pool.map)(table.play, *zip(*parts, strict=True))
            for part, (more, won, share, square) in zip(parts, results, strict=True):
                steps += more
                squares += square
                wins += np.roll(won[0, :players], -part[2])
                shared += int(won[1, 0])
                shares += np.roll(share[0, :players], -part[2])
                progress(part[1])
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    seconds = time.perf_counter() - start
    games *= players if paired else 1
    return Result(
        game=game.id,
        edition=edition.title,
        options=option_texts(options),
        players=players,
        bots=bots,
        paired=paired,
        seed=seed,
        games=games,
        steps=steps,
        seconds=seconds,
        steps_per_second=steps / seconds,
        mean_steps=steps / games,
        mean_steps_margin=1.96 * max(0.0, squares / games - (steps / games) ** 2) ** 0.5 / games**0.5,
        wins=wins.tolist(),
        shared=shared,
        mean_payoff=(shares / games).tolist(),
    )


class _Batch:
    """What every worker needs to play its part of a batch."""

    def __init__(self, game: Game, bots: list[str], seed: int, options: House, edition: Components) -> None:
        self.game = game
        self.players = len(bots)
        self.seed = np.uint64(seed)
        self.lore = game.lore(options, edition)
        self.mine = threading.local()
        self.options = flat(options)
        self.edition = flat(edition)
        self.bots = np.array([game.bot(name) for name in bots])

    def _room(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """States, moves and lore of this thread's own, made once."""
        if not hasattr(self.mine, "room"):
            rules = self.game.rules
            self.mine.room = np.zeros(3, rules.LAYOUT), np.zeros(rules.MOST_MOVES, np.int64), self.lore.copy()
        room: tuple[np.ndarray, np.ndarray, np.ndarray] = self.mine.room
        return room

    def play(self, first: int, count: int, moved: int) -> tuple[int, np.ndarray, np.ndarray, float]:
        """Play a range of games with the bots moved on by some seats: steps, wins, shares by seat, squared lengths."""
        wins, shares = np.zeros((2, MOST_SEATS), np.int64), np.zeros((2, MOST_SEATS))
        squares = np.zeros(1)
        steps = drivers(self.game).play_games(
            first,
            count,
            self.seed,
            self.players,
            self.options,
            self.edition,
            np.roll(self.bots, moved),
            np.zeros(self.players, np.int64),
            *self._room(),
            np.zeros(2, np.uint64),
            np.zeros(2, np.uint64),
            wins,
            shares,
            squares,
            self.game.facts.longest,
        )
        if steps < 0:
            raise BadGame(f"game {-steps} of seed {self.seed} did not end within {self.game.facts.longest} steps")
        return steps, wins, shares, float(squares[0])
