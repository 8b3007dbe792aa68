"""What people ask for: a match or a record analysed, or many games of bots, checked and with a verdict on skill."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.kernel.dice import whole
from croupier.kernel.errors import BadOption
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.options import Edition, Options, option_texts
from croupier.kernel.own import check_bots, own_names
from croupier.kernel.record import Player, Record
from croupier.kernel.setup import Setup
from croupier.kernel.shelf import agreed, find_game
from croupier.kernel.simulating import AHEAD, MOST_GAMES, MOST_WORKERS, BotName, seat_bots, usual_workers
from croupier.kernel.workers import Workers
from croupier.lab.errors import BadAnalysis

from . import analysing, many
from .analysing import Stopped
from .judge import Judge
from .points import with_points
from .report import Analysis
from .skill import likened

VERSION = 1
"""Of the report of many games."""
MOST_TRIES = 1_000_000


class GamesStopped(KeyboardInterrupt):
    """Somebody broke an analysis of many games off; `result` is what came of those until then."""

    def __init__(self, result: many.BotGames) -> None:
        super().__init__(f"broken off after {result.games:,} games; they are in .result")
        self.result = result

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.result,)


def analyse(
    played: Match | Record,
    players: Sequence[Player] = (),
    tries: int | None = None,
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda moves: None,
) -> Analysis:
    """Analyse a match or a record, over or not: what every decision cost, and how lucky everybody was.

    `tries` is how often a position is tried out where its chances are not exact; `progress` hears how many more
    moves are done, and then of every costly decision whose points are found. `Stopped` (Ctrl+C) has those so far as
    `result`.
    """
    match, players = _match(played, players)
    tries, seed, workers = _checked(tries, seed, workers)
    try:
        found = likened(analysing.analyse(match, players, tries, seed, workers, progress), match.game)
    except Stopped as stopped:
        raise Stopped(likened(stopped.result, match.game)) from None
    try:
        return with_points(found, match, progress)
    except KeyboardInterrupt:
        raise Stopped(found) from None


def analyse_bots(
    game: str | Game | Setup,
    bots: BotName | Sequence[BotName],
    games: int,
    tries: int | None = None,
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
    *,
    players: int | None = None,
    options: Options | Mapping[str, object] | None = None,
    edition: Edition | str | None = None,
) -> many.BotGames:
    """Play games of some bots, by name or functions of yours, and analyse each: who is better once luck is left out.

    They move on by a seat from game to game. `progress` hears how many more games are done. `GamesStopped` (Ctrl+C)
    has those so far as `result`.
    """
    if not isinstance(bots, str | Sequence) and not callable(bots):
        raise BadOption("bots-list", found=bots)
    named: list[BotName] = [bots] if isinstance(bots, str) or callable(bots) else list(bots)
    check_bots(named)
    setup = agreed(game, _seats(game, players, named), options, edition)
    tries, seed, workers = _checked(tries, seed, workers)
    if not 1 <= (games := whole(games)) <= MOST_GAMES:
        raise BadOption("games-bounds", most=MOST_GAMES, games=games)
    seated = seat_bots(setup.game, setup.players, named)
    if setup.game.facts.realtime and not all(isinstance(bot, str) for bot in seated):
        raise BadAnalysis("own-hands", game=setup.game.facts.title)
    return _play(setup, seated, games, Judge(setup, tries, seed), seed, workers, progress)


def _play(
    setup: Setup,
    bots: list[BotName],
    games: int,
    judge: Judge,
    seed: int,
    workers: int,
    progress: Callable[[int], None],
) -> many.BotGames:
    """The games, as many of them as nobody breaks off."""
    own, rows = own_names(bots), list[NDArray[np.float64]]()
    names = [bot if isinstance(bot, str) else own[id(bot)] for bot in bots]
    with Workers(workers) as pool:
        waiting = deque[Future[NDArray[np.float64]]]()
        try:
            for number in range(games + AHEAD * workers):
                if number < games:
                    waiting.append(pool.submit(partial(many.one_game, judge, bots, seed, number)))
                if waiting and number >= AHEAD * workers - 1:
                    rows.append(waiting.popleft().result())
                    progress(1)
        except KeyboardInterrupt:
            if not rows:
                raise
            raise GamesStopped(_found(judge, names, rows, seed)) from None
    return _found(judge, names, rows, seed)


def _found(judge: Judge, names: list[str], rows: list[NDArray[np.float64]], seed: int) -> many.BotGames:
    """What came of some games."""
    games = np.array(rows)
    adjusted = many.without_luck(games)
    return many.BotGames(
        game=judge.setup.game.id,
        games=len(rows),
        tries=judge.tries if judge.tried else 0,
        exact=not judge.tried,
        seed=seed,
        bots=tuple(many.figures(bot, games[:, place], adjusted[:, place]) for place, bot in enumerate(names)),
    )


def report(found: many.BotGames, setup: Setup) -> dict[str, Any]:
    """Many games for programs; docs/analysis.md tells what is in it."""
    rows = []
    for one in found.bots:
        figures = {"share": one.share, "luck": one.luck, "adjusted": one.adjusted, "mean_error": one.mean_error}
        row: dict[str, Any] = {"bot": one.bot, "decisions": one.decisions, "precision": one.precision}
        for name, figure in figures.items():
            row |= {name: figure.mean, f"{name}_margin": figure.margin}
        rows.append(row)
    agreed_on = {
        "players": setup.players,
        "options": option_texts(setup.options),
        "edition": msgspec.to_builtins(setup.edition),
    }
    told = {name: getattr(found, name) for name in ("games", "tries", "exact", "seed")}
    return {"version": VERSION, "game": found.game, **agreed_on, **told, "bots": rows}


def _seats(game: object, players: int | None, bots: list[BotName]) -> int | None:
    """How many play where nobody says so: as many as there are bots, if the game is for so many."""
    if players is not None or isinstance(game, Setup):
        return players
    found = find_game(game) if isinstance(game, str) else game
    return max(found.facts.seats[0], len(bots)) if isinstance(found, Game) else None


def _match(played: object, players: Sequence[Player]) -> tuple[Match, tuple[Player, ...]]:
    """What was played, and by whom."""
    if isinstance(played, Record):
        if played.covered:
            raise BadAnalysis("secrets-covered")
        match, players = played.replay(find_game(played.game)), players or played.players
    elif isinstance(played, Match):
        match = played
    else:
        raise BadAnalysis("no-match", found=type(played).__name__)
    if players and len(players) != match.players:
        raise BadAnalysis("names-for-players", names=len(players), players=match.players)
    return match, tuple(players)


def _checked(tries: int | None, seed: int, workers: int | None) -> tuple[int | None, int, int]:
    tries = tries if tries is None else whole(tries)
    seed, workers = whole(seed), usual_workers() if workers is None else whole(workers)
    if tries is not None and not 1 <= tries <= MOST_TRIES:
        raise BadAnalysis("tries-bounds", most=MOST_TRIES, tries=tries)
    if not 0 <= seed < 1 << 64:
        raise BadOption("seed-bounds", most=(1 << 64) - 1, seed=seed)
    if not 1 <= workers <= MOST_WORKERS:
        raise BadOption("workers-bounds", most=MOST_WORKERS, workers=workers)
    return tries, seed, workers
