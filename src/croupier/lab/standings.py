"""What came out of a tournament: the standings, every table, and how sure all of it is."""

from typing import Any

import msgspec

from croupier.kernel.likeness import Origin
from croupier.kernel.margins import Figure, Z
from croupier.kernel.options import option_texts
from croupier.kernel.result import Result
from croupier.kernel.setup import DRAWN, Setup

from .ratings import Rating
from .sequential import Stop

VERSION = 1
"""Of the report."""


class Standing(msgspec.Struct, frozen=True):
    """How one bot fared against all others."""

    bot: str
    share: Figure | None
    """Of the victory, over all its tables; None where it was broken off before every table had a deal."""
    rating: Rating


class Table(msgspec.Struct, frozen=True):
    """Bots that met, and what came of it."""

    result: Result
    pentanomial: tuple[int, ...]
    """At a table for two: the deals in which the first bot had 0, ½, 1, 1½ and 2 victories of its two games."""

    @property
    def bots(self) -> tuple[str, ...]:
        """Who sat there."""
        return self.result.bots


class Test(msgspec.Struct, frozen=True):
    """A sequential test, and where it stands."""

    share0: float
    share1: float
    alpha: float
    beta: float
    lower: float
    upper: float
    llr: float
    """At `lower` or below it decides for `share0`, at `upper` or above for `share1`."""
    verdict: float | None
    """The share of the first bot that it decided for; null where it could not tell."""

    @classmethod
    def of(cls, stop: Stop, counts: tuple[int, ...]) -> "Test":
        """Where a test stands after some deals."""
        return cls(**msgspec.structs.asdict(stop), lower=stop.bounds[0], upper=stop.bounds[1],
                   llr=stop.llr(counts), verdict=stop.verdict(counts))  # fmt: skip


class TournamentReport(msgspec.Struct, frozen=True):
    """A tournament for programs; docs/tournaments.md tells what is in it."""

    version: int
    game: str
    players: int
    first: int | None
    options: dict[str, str]
    edition: dict[str, Any]
    seed: int
    bots: list[str]
    own: dict[str, Origin]
    plain: dict[str, str]
    asked: int
    games: int
    deals: int
    rated: int
    seconds: float
    standings: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    test: Test | None


class Tournament(msgspec.Struct, frozen=True):
    """What came out of a tournament."""

    setup: Setup
    seed: int
    bots: tuple[str, ...]
    """In the order in which they were entered."""
    standings: tuple[Standing, ...]
    """The best first."""
    tables: tuple[Table, ...]
    """Those that have had a deal."""
    deals: int
    """That every table has had: what the standings are worked out from."""
    rated: int
    """The deals of every table that ratings are worked out from, the first ones."""
    asked: int
    """How many games were to be played at most."""
    seconds: float
    test: Test | None
    """The sequential test, where one was asked for."""

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(table.result.games for table in self.tables)

    @property
    def own(self) -> dict[str, Origin]:
        """Where each bot of somebody's own comes from."""
        return {bot: origin for table in self.tables for bot, origin in table.result.own.items()}

    @property
    def plain(self) -> dict[str, str]:
        """The bots that ran as plain Python, and why."""
        return {bot: why for table in self.tables for bot, why in table.result.plain.items()}

    def between(self, bot: str, other: str) -> Figure | None:
        """The share of one bot against another at their table for two; None where there is none."""
        for table in self.tables:
            if set(table.bots) == {bot, other}:
                return table.result.payoffs[table.bots.index(bot)]
        return None

    def rows(self) -> list[dict[str, Any]]:
        """One row for each bot, as data frames take them."""
        return [
            {
                "bot": standing.bot,
                "share": standing.share and standing.share.mean,
                "margin": standing.share and standing.share.margin,
                **msgspec.structs.asdict(standing.rating),
            }
            for standing in self.standings
        ]

    def report(self) -> TournamentReport:
        """All of it for programs."""
        return TournamentReport(
            version=VERSION,
            game=self.setup.game.id,
            players=self.setup.players,
            first=None if self.setup.first == DRAWN else self.setup.first + 1,
            options=option_texts(self.setup.options),
            edition=msgspec.to_builtins(self.setup.edition),
            seed=self.seed,
            bots=list(self.bots),
            own=self.own,
            plain=self.plain,
            asked=self.asked,
            games=self.games,
            deals=self.deals,
            rated=self.rated,
            seconds=self.seconds,
            standings=self.rows(),
            tables=[_row(table) for table in self.tables],
            test=self.test,
        )

    def __str__(self) -> str:
        """The standings."""
        wide = max(map(len, ("bot", *self.bots)))
        lines = [f"{'':>4}  {'bot':<{wide}}  {'share of victories':<18}  rating"]
        for place, standing in enumerate(self.standings, 1):
            share = standing.share or "–"
            lines.append(f"{place:>4}  {standing.bot:<{wide}}  {share!s:<18}  {rating_figure(standing.rating).told(1)}")
        return "\n".join([*lines, f"{self.games:,} games"])


def rating_figure(rating: Rating) -> Figure:
    """A rating, and how far off it may be."""
    return Figure(rating.mu, Z * rating.sigma)


def _row(table: Table) -> dict[str, Any]:
    result = table.result
    return {
        "bots": result.bots,
        "deals": result.deals,
        "games": result.games,
        "steps": result.steps,
        "wins": result.wins,
        "shared": result.shared,
        "shares": [payoff.mean for payoff in result.payoffs],
        "margins": [payoff.margin for payoff in result.payoffs],
        "pentanomial": table.pentanomial,
    }
