"""What came out of a sweep, and the file that keeps it and is gone on from."""

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import msgspec

from croupier.kernel.caching import sources
from croupier.kernel.contract import Codes
from croupier.kernel.errors import system
from croupier.kernel.likeness import Origin
from croupier.kernel.margins import Figure, any_mean
from croupier.kernel.options import option_texts
from croupier.kernel.playout import WHOLE
from croupier.kernel.result import Result, Sums
from croupier.kernel.setup import Setup

from .errors import BadSweep

VERSION = 2
"""Of the report and of the file; a file of another is refused, as one of other rules is."""
NOTHING: Callable[[int], None] = lambda games: None  # noqa: E731


class Apart(msgspec.Struct, frozen=True):
    """How much more or less of the victory each bot had than in the first combination for as many, deal by deal."""

    deals: int
    totals: tuple[int, ...]
    squares: tuple[int, ...]

    @classmethod
    def of(cls, had: Codes, beside: Codes) -> "Apart":
        """What some deals gave, beside what the same dice gave in the first combination."""
        apart = had - beside
        return cls(len(apart), tuple(apart.sum(axis=0).tolist()), tuple((apart**2).sum(axis=0).tolist()))

    def __add__(self, other: "Apart") -> "Apart":
        """Both together."""
        totals = tuple(map(int.__add__, self.totals, other.totals))
        return Apart(self.deals + other.deals, totals, tuple(map(int.__add__, self.squares, other.squares)))

    def figures(self, seatings: int) -> list[Figure]:
        """The mean difference of each bot's share."""
        whole = WHOLE * seatings
        return [
            any_mean(total / whole, square / whole**2, self.deals)
            for total, square in zip(self.totals, self.squares, strict=True)
        ]


class Kept(msgspec.Struct, frozen=True):
    """What one combination has played so far."""

    deals: int = 0
    sums: Sums | None = None
    apart: Apart | None = None
    seconds: float = 0.0
    plain: dict[str, str] = {}

    def more(self, part: Result, apart: Apart | None) -> "Kept":
        """The same and some more deals."""
        sums = part.sums if self.sums is None else self.sums + part.sums
        return Kept(self.deals + part.deals, sums, apart, self.seconds + part.seconds, part.plain)


class Course(msgspec.Struct, frozen=True):
    """What makes a sweep this one and no other; how many games are played can be changed."""

    game: str
    rules: str
    """The digest of the sources that play it."""
    vary: dict[str, tuple[str, ...]]
    bots: tuple[tuple[str, ...], ...]
    own: dict[str, Origin]
    setups: str
    """The digest of all set-ups: players, options and whole editions."""
    seed: int

    @classmethod
    def of(
        cls,
        setups: Sequence[Setup],
        bots: Sequence[tuple[str, ...]],
        vary: dict[str, tuple[str, ...]],
        own: dict[str, Origin],
        seed: int,
    ) -> "Course":
        """The course of some combinations."""
        game, rules = setups[0].game, hashlib.sha256()
        for source in sources(game.folder):
            rules.update(source.name.encode() + source.read_bytes())
        agreed = hashlib.sha256(msgspec.json.encode([_agreed(setup) for setup in setups]))
        return cls(game.id, rules.hexdigest()[:16], vary, tuple(bots), own, agreed.hexdigest()[:16], seed)

    def differing(self, other: "Course") -> list[str]:
        """What is not the same; where a bot of somebody's own lies does not matter."""
        mine, others = (msgspec.to_builtins(msgspec.structs.replace(one, own={})) for one in (self, other))
        unlike = [name for name in mine if mine[name] != others[name]]
        digests = [{name: origin.digest for name, origin in one.own.items()} for one in (self, other)]
        return [*unlike, "own bots"] if digests[0] != digests[1] else unlike


class Combination(msgspec.Struct, frozen=True):
    """One combination, and what came of it."""

    varied: dict[str, str]
    bots: tuple[str, ...]
    result: Result | None
    """None where it was broken off before its first deal."""
    apart: Apart | None
    """Beside the first combination for as many players; None for that one."""

    @property
    def differences(self) -> list[Figure]:
        """How much more or less of the victory each bot had than in the first one; empty where that is not told."""
        return self.apart.figures(self.result.seatings) if self.apart and self.result else []


class Sweep(msgspec.Struct, frozen=True):
    """What came out of every combination."""

    game: str
    vary: dict[str, tuple[str, ...]]
    seed: int
    combinations: tuple[Combination, ...]
    asked: int

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(one.result.games for one in self.combinations if one.result)

    @property
    def seconds(self) -> float:
        """How long they took."""
        return sum(one.result.seconds for one in self.combinations if one.result)

    def rows(self) -> list[dict[str, Any]]:
        """One row for each bot of each combination, as data frames take them: `polars.DataFrame(sweep.rows())`."""
        return [row for one in self.combinations if one.result for row in _rows(one, one.result)]

    def report(self) -> dict[str, Any]:
        """All of it for programs."""
        done = [one for one in self.combinations if one.result]
        reports = [{"varied": one.varied, "report": one.result.report()} for one in done if one.result]
        told = {"game": self.game, "vary": self.vary, "seed": self.seed, "asked": self.asked, "games": self.games}
        return {"version": VERSION, **told, "rows": self.rows(), "combinations": reports}

    def write_parquet(self, file: str | Path) -> None:
        """Write the rows as Parquet; takes polars: `pip install croupier[data]`."""
        try:
            import polars
        except ModuleNotFoundError as error:
            raise BadSweep("no-frames", package=error.name) from None
        polars.DataFrame(self.rows(), infer_schema_length=None).write_parquet(file)

    def plot(self, language: str = "en") -> str:
        """The shares of the victory with their margins, as SVG; takes Altair: `pip install croupier[report]`."""
        from .analysis.telling import texts_in
        from .plots import sweep_plot

        return sweep_plot(self, texts_in(language))

    def __str__(self) -> str:
        """A table."""
        lines = [
            f"{said:<40}  {row['bot']:<12}  {Figure(row['share'], row['margin'])}"
            for row in self.rows()
            for said in [", ".join(f"{key} {row[key]}" for key in self.vary)]
        ]
        return "\n".join([*lines, f"{self.games:,} games"])


def _agreed(setup: Setup) -> tuple[Any, ...]:
    return setup.players, option_texts(setup.options), msgspec.to_builtins(setup.edition), setup.first


def _rows(one: Combination, result: Result) -> list[dict[str, Any]]:
    apart: list[Figure | None] = [*one.differences] or [None] * len(one.bots)
    return [
        {
            **one.varied,
            "place": place,
            "bot": bot,
            "deals": result.deals,
            "games": result.games,
            "wins": wins,
            "share": payoff.mean,
            "margin": payoff.margin,
            "difference": beside and beside.mean,
            "difference_margin": beside and beside.margin,
            "steps": result.length.mean,
            "steps_margin": result.length.margin,
        }
        for place, (bot, payoff, wins, beside) in enumerate(
            zip(one.bots, result.payoffs, result.wins, apart, strict=True), 1
        )
    ]


class _Version(msgspec.Struct, frozen=True):
    """What a file of any version of a sweep says first."""

    sweep: int


class _File(msgspec.Struct, frozen=True):
    """What a file of a sweep holds."""

    sweep: int
    course: Course
    kept: tuple[Kept, ...]


def kept_in(file: Path, course: Course) -> tuple[Kept, ...]:
    """What a file holds of this sweep; what is there of another one stays, and is refused."""
    try:
        written = file.read_bytes()
        if (version := msgspec.json.decode(written, type=_Version).sweep) != VERSION:
            raise BadSweep("other-sweep", file=str(file), what=[f"version {version}"])
        found = msgspec.json.decode(written, type=_File)
    except (OSError, UnicodeDecodeError, msgspec.MsgspecError) as error:
        raise BadSweep("no-sweep", file=str(file), why=system(error)) from None
    if len(found.kept) != len(course.bots):
        raise BadSweep("other-sweep", file=str(file), what=["vary"])
    if unlike := course.differing(found.course):
        raise BadSweep("other-sweep", file=str(file), what=unlike)
    return found.kept


def keep(file: Path, course: Course, kept: Sequence[Kept]) -> None:
    """Write a sweep down, all of it or nothing."""
    try:
        with NamedTemporaryFile("wb", dir=file.parent, prefix=f".{file.name}.", delete=False) as new:
            new.write(msgspec.json.encode(_File(VERSION, course, tuple(kept))))
        Path(new.name).replace(file)
    except OSError as error:
        raise BadSweep("not-kept", file=str(file), why=system(error)) from None
