"""How strong the bots are: each level of every game against the one below it and others, on the same dice.

How many deals a row gets is decided before they are played, by a pilot with dice of its own: as many as should tell the
bots apart, or as there is time for. What was played is kept in strength.json, so that the page can be made in parts:
the same command goes on where it was left. In real time heads are measured with equal hands, too. `--write` makes the
page.
"""

import argparse
import itertools
import platform
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from math import ceil
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

import croupier
from croupier.cli.own import find_bot
from croupier.kernel.game import LEVELS, Game
from croupier.kernel.margins import Figure, share
from croupier.kernel.playout import WHOLE
from croupier.kernel.result import Result
from croupier.kernel.seats import CHANCE
from croupier.kernel.shelf import games
from croupier.kernel.simulating import usual_workers
from croupier.lab.training import Plan, School, train

HERE = Path(__file__).parent
RIVALS = "bench/rivals.py"
MOST_DEALS = 200_000
BOUND = 2000
"""Seconds of one core that a row may take, unless its deals are given."""
PILOT = BOUND / 20
SURE = 2.5
"""How many margins the bots should be apart once all deals are played, if they are what the pilot says."""
CHUNK = 30
"""Seconds between two times that something is kept."""
DECISIONS, THINKING = 1000, 30
"""Decisions that are timed, and the seconds after which there are enough."""
WATCHED, OWN_GAMES = 50_000, 350_000
"""What DICETTO's `best` has learned from, and whoever learns against it does."""


class Row(msgspec.Struct, frozen=True):
    """A bot against others, on the same dice from every seating."""

    game: str
    bots: tuple[str, ...]
    part: str = "levels"
    options: tuple[str, ...] = ()
    deals: int = 0
    """0 where a pilot decides."""
    unless: "Row | None" = None
    """Wanted only where this other row has not told its bots apart."""

    @property
    def words(self) -> str:
        """What `croupier simulate` is asked for, but for the number of games."""
        agreed = "".join(f" -o {option}" for option in self.options)
        return f"{self.game} --bots {','.join(self.bots)}{agreed} --paired"


class Played(msgspec.Struct):
    """What came of a row."""

    planned: int = 0
    deals: int = 0
    share: int = 0
    """The first bot's shares of the victories, and their squares, in whole numbers."""
    squares: int = 0
    seconds: float = 0.0
    """Of all threads together."""

    @property
    def whole(self) -> bool:
        """Whether all deals are played."""
        return 0 < self.planned == self.deals

    def figure(self, players: int) -> Figure:
        """The share of the victory with its margin."""
        unit = WHOLE * players
        return share(self.share / unit, self.squares / unit**2, self.deals)


class Learned(msgspec.Struct):
    """How far somebody is who learns against a bot."""

    terms: int = 0
    judgement: list[float] = []
    exam: tuple[float, float, int] = (0.0, 0.0, 0)
    whole: bool = False


class Timed(msgspec.Struct, frozen=True):
    """Milliseconds of many decisions."""

    decisions: int
    median: float
    slowest: float


class Kept(msgspec.Struct):
    """Everything there is so far."""

    rows: dict[str, Played] = {}
    learned: dict[str, Learned] = {}
    timed: dict[str, Timed] = {}
    machine: str = ""


def rows_of(game: Game) -> Iterator[Row]:
    """All comparisons of a game."""
    rising = list(dict.fromkeys(["random", *(game.levels[level] for level in LEVELS)]))
    for below, above in itertools.pairwise(rising):
        last = Row(game.id, (above, below))
        yield last
    steady, best = game.levels["steady"], game.levels["best"]
    least, most = game.facts.seats
    for players in sorted({3, 4, most} & set(range(max(3, least), most + 1))):
        yield Row(game.id, (best, *[steady] * (players - 1)))
    if game.facts.realtime:
        heads = [f"{RIVALS}:head_of_{name}" for name in rising[1:]]
        for below, above in [*itertools.pairwise(heads), (heads[0], heads[-1])]:
            yield Row(game.id, (above, below))
    yield from others(game.id, last)


def others(game: str, last: Row) -> Iterator[Row]:
    """Comparisons with somebody who is no bot of the game; `last` is of its two best levels."""

    def rival(name: str) -> str:
        return f"{RIVALS}:{name}"

    if game == "dicetto":
        yield Row(game, ("best", rival("dicetto_plain")), "plain", deals=1250)
        yield Row(game, ("best", rival("dicetto_plain_second")), "plain", deals=50)
    if game == "finish_line":
        yield Row(game, (rival("finish_line_best"), rival("finish_line_plain")), "plain", deals=1250)
        yield Row(game, (rival("finish_line_best_second"), rival("finish_line_plain_second")), "plain", deals=50)
    if game in ("dicetto", "finish_line", "finito"):
        yield Row(game, (rival(f"{game}_longer"), "best"), "longer", unless=last)
    if game == "fini":
        yield Row(game, (rival("fini_searching"), "lightning"), "longer", deals=1000)
    if game == "tutto":
        yield Row(game, ("best", rival("optimum")), "optimum", ("deck=reshuffled",), deals=500_000)
        yield Row(game, ("best", rival("optimum")), "optimum", deals=500_000)


def wanted(row: Row, kept: Kept) -> bool:
    """Whether a row belongs on the page."""
    if row.unless is None:
        return True
    before = kept.rows.get(row.unless.words, Played())
    return before.whole and verdict(before, 2) != "better"


def verdict(played: Played, players: int) -> str:
    """Whether the first bot is the better one."""
    mean, margin = played.figure(players)
    return "better" if mean - margin > 1 / players else "worse" if mean + margin < 1 / players else "not told apart"


class Strength:
    """The page in the making."""

    def __init__(self, file: Path, seconds: float) -> None:
        self.file, self.until = file, time.monotonic() + seconds
        self.kept = msgspec.json.decode(file.read_bytes(), type=Kept) if file.exists() else Kept()

    def keep(self) -> None:
        """Keep what there is; what was there stays until all of it is written."""
        self.kept.machine = f"{usual_workers()} cores, {platform.machine()}"
        fresh = self.file.with_suffix(".new")
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(self.kept)) + b"\n")
        fresh.replace(self.file)

    def fits(self, seconds: float) -> bool:
        """Whether there is time for so much more."""
        return time.monotonic() + seconds < self.until

    def play(self, row: Row) -> None:
        """Play a row to its end, or until time is up."""
        game, workers = croupier.game(row.game), usual_workers()
        options = dict(option.split("=") for option in row.options)
        bots = [find_bot(bot) for bot in row.bots]
        played = self.kept.rows.get(row.words, Played(row.deals))

        def deal(count: int, seed: int, first: int) -> Result:
            return croupier.simulate(
                game, count, bots, seed, paired=True, first_game=first, options=options, players=len(bots)
            )

        if not played.planned:
            if not self.fits(PILOT / workers):
                return
            pilot = deal(workers, 1, 0)
            while pilot.deals < MOST_DEALS // 20 and pilot.seconds * workers < PILOT:
                pilot += deal(pilot.deals, 1, pilot.deals)
            played.planned = plan(pilot, workers)
        while played.deals < played.planned:
            each = played.seconds / played.deals if played.deals else 0.0
            left = played.planned - played.deals
            many = min(left, workers * max(1, int(CHUNK / each)) if each else workers)
            if not self.fits(each * ceil(many / workers)):
                return
            result = deal(many, 2, played.deals)
            played.deals += result.deals
            played.share += result.sums.shares[0]
            played.squares += result.sums.share_squares[0]
            played.seconds += result.seconds * min(workers, many)
            self.kept.rows[row.words] = played
            self.keep()
        print(cells(row, played), file=sys.stderr, flush=True)

    def learn(self, players: int) -> None:
        """Let somebody learn against DICETTO's best bot, until time is up."""
        plan = Plan(WATCHED, OWN_GAMES, rival="best", players=players)
        learned = self.kept.learned.setdefault(str(players), Learned())
        school = School(plan, learned.terms, np.array(learned.judgement), learned.exam) if learned.terms else None
        until = time.monotonic() + CHUNK
        for later in train(croupier.game("dicetto"), plan, school):
            learned.terms, learned.exam = later.terms, later.exam
            learned.whole = later.terms == plan.terms
            if learned.whole or time.monotonic() > until or not self.fits(1):
                learned.judgement = [] if learned.whole else later.judgement.tolist()
                self.keep()
                until = time.monotonic() + CHUNK
            if not self.fits(1):
                return

    def time(self, name: str, game: Game, level: str, players: int) -> None:
        """Time one bot's decisions on every seat, in one thread while nothing else runs."""
        if not self.fits(THINKING):
            return
        match, rng, spent, number = croupier.Match(game.setup(players)), croupier.new_rng(1), list[float](), 0
        until = time.monotonic() + THINKING
        while len(spent) <= DECISIONS and (time.monotonic() < until or len(spent) < 3):
            seats = [seat for seat in match.seats if seat != CHANCE]
            if match.over:
                number += 1
                match, rng = croupier.Match(game.setup(players)), croupier.new_rng(1 + number)
            elif not seats:
                match.roll(rng)
            else:
                seat = seats[len(spent) % len(seats)]
                began = time.perf_counter()
                move = match.ask(seat, game.levels[level], rng)
                if len(match.moves(seat)) > 1:
                    spent.append(1000 * (time.perf_counter() - began))
                match.play(seat, move)
        timed = Timed(len(spent) - 1, float(np.median(spent[1:])), max(spent[1:]))
        self.kept.timed[name] = timed
        self.keep()


def plan(pilot: Result, workers: int) -> int:
    """How many deals tell bots apart that are what a pilot says, within the time there is."""
    mean, margin = pilot.payoffs[0]
    distance = abs(mean - 1 / len(pilot.bots))
    needed = pilot.deals * (SURE * margin / distance) ** 2 if distance else MOST_DEALS
    possible = BOUND / (pilot.seconds * min(workers, pilot.deals) / pilot.deals)
    return int(min(MOST_DEALS, possible, max(needed, pilot.deals)))


def cells(row: Row, played: Played) -> str:
    """A line of the page."""
    players = len(row.bots)
    title = croupier.game(row.game).facts.title
    bot, *against = [bot.rpartition(":")[2].replace("_", " ") for bot in row.bots]
    other = against[0] if len(against) == 1 else f"{against[0]}, {len(against)} of them"
    mean, margin = played.figure(players)
    command = f"croupier simulate {row.words} --games {played.deals} --seed 2"
    figures = f"{played.deals:,} | {mean:.4f} ± {margin:.4f} | {verdict(played, players)}"
    return f"| {title} | {players} | {bot} | {other} | {figures} | `{command}` |"


def learned_line(players: int, learned: Learned) -> str:
    """A line about who has learned against DICETTO's best bot."""
    mean, margin = share(*learned.exam)
    command = f"croupier train {learning(players)} --watched {WATCHED} --games {OWN_GAMES} --out rival.npz"
    return f"| {players} | {learned.exam[2]:,} | {mean:.4f} ± {margin:.4f} | `{command}` |"


def learning(players: int) -> str:
    """What `croupier train` is asked for, but for the numbers of games."""
    return f"dicetto --against best --players {players}"


class Job(NamedTuple):
    """Something that the page needs."""

    name: str
    run: Callable[[], None]
    line: str
    """Empty while it is missing."""
    part: str


def jobs(strength: Strength) -> Iterator[Job]:
    """Everything that belongs on the page."""
    kept = strength.kept
    for game in games():
        for row in rows_of(game):
            if wanted(row, kept):
                played = kept.rows.get(row.words, Played())
                yield Job(row.words, partial(strength.play, row), cells(row, played) if played.whole else "", row.part)
    for players in range(2, 5):
        learned = kept.learned.get(str(players), Learned())
        line = learned_line(players, learned) if learned.whole else ""
        yield Job(f"train {learning(players)}", partial(strength.learn, players), line, "learned")
    for game, level in itertools.product(games(), LEVELS):
        for players in sorted({2, game.facts.seats[1]}):
            name = f"time {game.id} {players} {level}"
            timed = kept.timed.get(name)
            told = f"{timed.decisions:,} | {timed.median:.2f} | {timed.slowest:.1f}" if timed else ""
            line = f"| {game.facts.title} | {players} | {level} | {told} |" if told else ""
            yield Job(name, partial(strength.time, name, game, level, players), line, "timed")


ROW = """| game | players | bot | against | deals | share of the bot | it is | command |
|---|---:|---|---|---:|---:|---|---|"""
PARTS = {
    "levels": f"""Every deal is played from every seating. A share of the victories has its 95 % margin; at a table for
two 0.5 is even, at one for three 0.3333. How many deals there are was decided by a pilot with other dice: enough to
tell the bots apart, if they are what it says, within {BOUND:,} seconds of one core. In real time a level is a head and
a hand; `rivals.py` has heads that are all done with the hand of `slow`.

{ROW}""",
    "plain": f"""## Beside plain search

The plain search tries out all moves with `casual` playing on, and has no advice of the game's. In FINISH LINE both
think for as many steps of the game, some 20 milliseconds for a choice, or a second; DICETTO's `best` does not search,
and takes no longer than ever.

{ROW}""",
    "longer": f"""## Room above

Ten times the thinking, where a game is not solved and its two best levels are not told apart: `best` with ten times the
steps, or a search of as many as ten times 20 milliseconds with `best` playing on. And FINI!'s best bot against a search
with the same hand.

{ROW}""",
    "optimum": f"""## Beside the solution

TUTTO for two as it was solved: each turn weighed by the solver's own code, each card taken to come from the whole deck.
With `deck=reshuffled` that is so; else `best` has the cards that are left to go by.

{ROW}""",
    "learned": """## Who learns against the best

A pupil learns against DICETTO's `best`, which stays as it is, from as many games as `best` itself; what it has of
20,480 games after that. FINISH LINE's `best` searches and has learned from no games, and the game has no lessons.

| players | games | share of the pupil | command |
|---:|---:|---:|---|""",
    "timed": """## Time

Milliseconds of one decision, in one thread while nothing else runs; every seat plays alike. Where there is one move
alone nothing is decided.

| game | players | level | decisions | median | slowest |
|---|---:|---|---:|---:|---:|""",
}


def page(strength: Strength) -> str:
    """The page, and what it lacks."""
    found = list(jobs(strength))
    text = f"""# How strong the bots are

`python bench/strength.py --write` makes this page ({strength.kept.machine}): {", ".join(LEVELS)} of every game,
each against the one below it, and some others. What was played is kept in `strength.json`; each row can be played again
by its command.
"""
    for part, head in PARTS.items():
        if lines := [f"{job.line}\n" for job in found if job.part == part and job.line]:
            text += f"\n{head}\n" + "".join(lines)
    if lacking := [job.name for job in found if not job.line]:
        text += "\n## Still to be played\n\n" + "".join(f"    {name}\n" for name in lacking)
    return text


def open_job(job: Job, tried: set[str], chosen: list[str] | None) -> bool:
    """Whether a job is still to be done, and was asked for."""
    return not job.line and job.name not in tried and (not chosen or any(words in job.name for words in chosen))


def main() -> None:
    """Play what is missing, print, and make the page if asked to."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--seconds", type=float, default=float("inf"), help="until this is broken off")
    words.add_argument("--row", action="append", help="only those with these words in their name; may be repeated")
    words.add_argument("--kept", type=Path, default=HERE / "strength.json", help="where what was played is kept")
    words.add_argument("--write", action="store_true", help="make strength.md")
    given = words.parse_args()
    strength = Strength(given.kept, given.seconds)
    tried = set[str]()
    while job := next((job for job in jobs(strength) if open_job(job, tried, given.row)), None):
        tried.add(job.name)
        job.run()
    text = page(strength)
    print(text)
    if given.write:
        (HERE / "strength.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
