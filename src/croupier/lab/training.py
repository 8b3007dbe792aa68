"""Training: a game's pupil plays many games, and what it has learned of them becomes its judgement.

Several copies of the pupil play at once, each its own games, and after each term what they have learned is averaged.
So the result depends on the seed and the numbers of games, however many cores there are.
"""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from zipfile import BadZipFile

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.bots.judging import UNITS, weights_for
from croupier.bots.learning import PUPIL, Lesson, lessons, new_slate
from croupier.kernel.contract import Lessons
from croupier.kernel.errors import BadGame, BadOption
from croupier.kernel.game import Game
from croupier.kernel.margins import Figure, share
from croupier.kernel.playout import Deal, new_tray
from croupier.kernel.setup import Setup
from croupier.kernel.simulating import MOST_GAMES, MOST_WORKERS, usual_workers
from croupier.kernel.workers import Workers

from .errors import BadTraining

COPIES = 16
TERM = 64
"""Games of each copy between two averages."""
RATE, LATE = 0.03, 0.003
"""How much is learned from a position: at first, and in the end."""
EXAM = 20 * COPIES * TERM
"""Games against a rival that come last, from which nothing is learned."""
LASTING = 0.7
"""How much of what a position is worth comes from the end of its game, and not from how it went on."""

Judgement = NDArray[np.float64]


class Plan(msgspec.Struct, frozen=True):
    """What is to be played, in terms of `COPIES * TERM` games."""

    watched: int
    """Games of the teacher, on every seat, that come first."""
    played: int
    """Games of the pupil's own."""
    seed: int = 0
    rival: str = ""
    """The bot that it plays its own games against, learning to beat that one; itself if none is named."""
    players: int = 0
    """At a table for so many; by turns at all that the game allows if 0."""

    @property
    def watching(self) -> int:
        """The terms in which the teacher plays."""
        return -(-self.watched // (COPIES * TERM))

    @property
    def learning(self) -> int:
        """The terms in which something is learned."""
        return self.watching + -(-self.played // (COPIES * TERM))

    @property
    def terms(self) -> int:
        """All terms: a rival is played on against when nothing is learned any more."""
        return self.learning + (EXAM // (COPIES * TERM) if self.rival else 0)


class School(msgspec.Struct, frozen=True):
    """How far a pupil has come."""

    plan: Plan
    terms: int
    judgement: Judgement
    exam: tuple[float, float, int] = (0.0, 0.0, 0)
    """Its shares of the victory in the exam, added up, their squares, and of how many games."""

    @property
    def share(self) -> Figure | None:
        """Its share of the victory against its rival."""
        return share(*self.exam) if self.exam[2] else None


def train(
    game: Game,
    plan: Plan,
    school: School | None = None,
    workers: int | None = None,
) -> Iterator[School]:
    """Let the pupil of a game learn, from the beginning or where a school of the same plan broke off: term by term."""
    given = game.lessons
    if given is None:
        raise BadTraining("no-lessons", game=game.facts.title)
    for games in (plan.watched, plan.played):
        if not 0 <= games <= MOST_GAMES:
            raise BadTraining("training-games", games=games, most=MOST_GAMES)
    workers = usual_workers() if workers is None else workers
    if not 0 <= plan.seed < 1 << 64:
        raise BadOption("seed-bounds", most=(1 << 64) - 1, seed=plan.seed)
    if not 1 <= workers <= MOST_WORKERS:
        raise BadOption("workers-bounds", most=MOST_WORKERS, workers=workers)
    if school is not None and school.plan != plan:
        raise BadTraining("other-plan")
    setups = _setups(game, plan)
    teacher = _number(game, given.TEACHER)
    rival = _number(game, plan.rival) if plan.rival else PUPIL
    school = school or School(plan, 0, _nothing_learned(given, plan.seed))
    searching = bool(plan.rival) and game.searches([plan.rival])
    lesson = lessons(game, searching)
    with Workers(workers) as pool:
        while school.terms < plan.terms:
            setup = setups[school.terms % len(setups)]
            watching = school.terms < plan.watching
            bots = np.full(setup.players, teacher if watching else rival)
            bots[0] = teacher if watching else PUPIL
            examined = school.terms >= plan.learning
            rate = 0.0 if examined else RATE + (LATE - RATE) * school.terms / plan.learning
            part = partial(_term, lesson, setup, school, bots, rate)
            done = [pool.submit(partial(part, copy)) for copy in range(COPIES)]
            learned, taken = zip(*(each.result() for each in done), strict=True)
            shares, squares, count = (np.sum(taken, axis=0) + school.exam if examined else np.zeros(3)).tolist()
            school = School(plan, school.terms + 1, np.mean(learned, axis=0), (shares, squares, int(count)))
            yield school


def _term(
    lesson: Lesson, setup: Setup, school: School, bots: NDArray[np.int64], rate: float, copy: int
) -> tuple[Judgement, NDArray[np.float64]]:
    """What one copy of the pupil has learned in a term, and what it has had of the victories."""
    given, tray = setup.game.lessons, new_tray(setup)
    assert given is not None
    slate, judgement = new_slate(setup.players, given.FEATURES), tray.own_lore.judgement
    judgement[:] = school.judgement
    deal = Deal(
        players=setup.players,
        first=setup.first,
        options=setup.flat_options,
        edition=setup.flat_edition,
        limit=setup.game.facts.longest,
        seatings=1,
        midway=False,
    )
    start = (school.terms * COPIES + copy) * TERM
    broken = lesson(deal, tray, slate, judgement, bots, np.uint64(school.plan.seed), start, TERM, rate, LASTING)
    if broken:
        raise BadGame(f"game {broken - 1} of seed {school.plan.seed} did not end within {deal.limit} steps")
    return judgement, slate.taken


def _setups(game: Game, plan: Plan) -> list[Setup]:
    """The tables it learns at, by turns."""
    least, most = game.facts.seats
    tables = [plan.players] if plan.players else range(least, most + 1)
    return [game.setup(players) for players in tables]


def _number(game: Game, bot: str) -> int:
    """The number of a bot behind the pupil."""
    return PUPIL + 1 + game.row.index(game.bot(bot))


def _nothing_learned(given: Lessons, seed: int) -> Judgement:
    """Small weights to begin with: all positions are worth about the same."""
    weights = np.random.default_rng(seed).normal(0, given.FEATURES**-0.5, weights_for(given.FEATURES))
    weights[-UNITS - 1 :] /= UNITS
    return weights


def write(school: School, file: Path) -> None:
    """Keep how far a pupil has come; what was there stays until all of it is written."""
    fresh = file.with_suffix(".new")
    with fresh.open("wb") as kept:
        plan = msgspec.json.encode(school.plan).decode()
        np.savez(kept, allow_pickle=False, judgement=school.judgement, terms=school.terms, plan=plan, exam=school.exam)
    fresh.replace(file)


def read(file: Path) -> School:
    """How far a pupil has come, as it was kept."""
    try:
        with np.load(file, allow_pickle=False) as kept:
            plan = msgspec.json.decode(str(kept["plan"]), type=Plan)
            shares, squares, games = kept["exam"].tolist()
            return School(plan, int(kept["terms"]), kept["judgement"], (shares, squares, int(games)))
    except (OSError, ValueError, KeyError, EOFError, BadZipFile, msgspec.DecodeError):
        raise BadTraining("no-school", file=str(file)) from None
