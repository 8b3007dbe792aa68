"""What came out of a simulation: sums that add up exactly, and the figures that follow from them."""

from math import inf
from typing import Any

import msgspec

from .errors import BadOption
from .likeness import Origin
from .margins import Figure, any_mean, share
from .options import option_texts
from .playout import WHOLE
from .setup import DRAWN, Setup

VERSION = 3
"""Of the report."""


class Span(msgspec.Struct, frozen=True, order=True):
    """Deals of a seed: the first one's number, and how many."""

    seed: int
    first: int
    deals: int


class Sums(msgspec.Struct, frozen=True):
    """Everything that is counted, in whole numbers; lists are by bot."""

    wins: tuple[int, ...]
    """Games won, alone or shared."""
    shares: tuple[int, ...]
    """Shares of the victory; a whole one is 720,720."""
    share_squares: tuple[int, ...]
    """The squares of what each deal gave."""
    winners: tuple[int, ...]
    """Games by how many won them: one alone, two together, and so on."""
    steps: int
    step_squares: int
    """The squares of each deal's steps."""

    @property
    def shared(self) -> int:
        """Games with more than one winner."""
        return sum(self.winners[1:])

    def __add__(self, other: "Sums") -> "Sums":
        """Both together."""
        return Sums(*(_plus(getattr(self, name), getattr(other, name)) for name in self.__struct_fields__))


def _plus(one: Any, other: Any) -> Any:
    return tuple(map(int.__add__, one, other)) if isinstance(one, tuple) else one + other


class Report(msgspec.Struct, frozen=True):
    """A result for programs: what was played, so that it can be played again, and the figures with their margins."""

    version: int
    game: str
    players: int
    first: int | None
    """The seat that began, counted from 1; null where that was drawn for every game."""
    start: str
    """The position that games began from; empty for the beginning."""
    options: dict[str, str]
    edition: dict[str, Any]
    """The whole edition."""
    bots: list[str]
    own: dict[str, Origin]
    """Where each bot of somebody's own comes from."""
    plain: dict[str, str]
    """The bots that ran as plain Python, and why."""
    paired: bool
    """Whether the same dice were played from every seating; then lists are by bot, else by seat, which is the same."""
    played: list[Span]
    """The deals of each seed: one game each, or one from every seating."""
    asked: int
    """How many games were to be played; more than `games` where it was broken off."""
    games: int
    steps: int
    seconds: float
    steps_per_second: float
    mean_steps: float
    """Steps of a game."""
    mean_steps_margin: float | None
    """How far off that may be, in 95 of 100 such simulations; null where one deal says nothing about it."""
    wins: list[int]
    shared: int
    winners: list[int]
    """Games by how many won them: one alone, two together, and so on."""
    mean_payoff: list[float]
    """Each one's mean share of the victory."""
    payoff_margin: list[float]
    sums: Sums
    """What it was worked out from."""


class Result(msgspec.Struct, frozen=True):
    """What came out of a simulation; two of the same set-up and bots add up, if they have no game in common."""

    setup: Setup
    start: str
    """The position that games began from; empty for the beginning."""
    bots: tuple[str, ...]
    plain: dict[str, str]
    """The bots that ran as plain Python, and why."""
    paired: bool
    """Whether every bot played every seat with the same dice."""
    played: tuple[Span, ...]
    asked: int
    """How many games were to be played."""
    sums: Sums
    seconds: float
    own: dict[str, Origin] = {}
    """Where each bot of somebody's own comes from."""

    @property
    def deals(self) -> int:
        """How often dice were dealt: once for a game, or for one game from every seating."""
        return sum(span.deals for span in self.played)

    @property
    def seatings(self) -> int:
        """Games that a deal is played in."""
        return self.setup.players if self.paired else 1

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.deals * self.seatings

    @property
    def steps(self) -> int:
        """Moves and outcomes of all games."""
        return self.sums.steps

    @property
    def wins(self) -> tuple[int, ...]:
        """Games won by each bot, alone or shared."""
        return self.sums.wins

    @property
    def shared(self) -> int:
        """Games with more than one winner."""
        return self.sums.shared

    @property
    def winners(self) -> tuple[int, ...]:
        """Games by how many won them: one alone, two together, and so on."""
        return self.sums.winners

    @property
    def payoffs(self) -> list[Figure]:
        """Each bot's mean share of the victory; what varies is the deal."""
        whole = WHOLE * self.seatings
        return [
            share(total / whole, squares / whole**2, self.deals)
            for total, squares in zip(self.sums.shares, self.sums.share_squares, strict=True)
        ]

    @property
    def mean_payoff(self) -> list[float]:
        """Each bot's mean share of the victory."""
        return [figure.mean for figure in self.payoffs]

    @property
    def length(self) -> Figure:
        """Steps of a game; without a margin where there was only one deal."""
        return any_mean(self.steps / self.seatings, self.sums.step_squares / self.seatings**2, self.deals)

    @property
    def digests(self) -> dict[str, str]:
        """What bots of somebody's own are made of, wherever they lie."""
        return {bot: origin.digest for bot, origin in self.own.items()}

    @property
    def steps_per_second(self) -> float:
        """How fast it went."""
        return self.steps / self.seconds

    def __add__(self, other: "Result") -> "Result":
        """Both together, as if they had been one."""
        if not isinstance(other, Result):
            return NotImplemented
        same = ("setup", "start", "bots", "digests", "paired")
        if differing := [name for name in same if getattr(self, name) != getattr(other, name)]:
            raise BadOption("results-differ", what=differing)
        return msgspec.structs.replace(
            self,
            plain=self.plain | other.plain,
            played=together([*self.played, *other.played]),
            asked=self.asked + other.asked,
            sums=self.sums + other.sums,
            seconds=self.seconds + other.seconds,
        )

    def __radd__(self, other: int) -> "Result":
        """So that `sum` can add up a list."""
        return self if other == 0 else NotImplemented

    def rows(self) -> list[dict[str, Any]]:
        """One row for each bot, as data frames take them: `polars.DataFrame(result.rows())`."""
        return [
            {
                "game": self.setup.game.id,
                "seat": None if self.paired else seat,
                "bot": bot,
                "games": self.games,
                "wins": wins,
                "mean_payoff": payoff.mean,
                "payoff_margin": payoff.margin,
            }
            for seat, (bot, wins, payoff) in enumerate(zip(self.bots, self.wins, self.payoffs, strict=True), 1)
        ]

    def report(self) -> Report:
        """All of it for programs."""
        length, payoffs = self.length, self.payoffs
        return Report(
            version=VERSION,
            game=self.setup.game.id,
            players=self.setup.players,
            first=None if self.setup.first == DRAWN else self.setup.first + 1,
            start=self.start,
            options=option_texts(self.setup.options),
            edition=msgspec.to_builtins(self.setup.edition),
            bots=list(self.bots),
            own=self.own,
            plain=self.plain,
            paired=self.paired,
            played=list(self.played),
            asked=self.asked,
            games=self.games,
            steps=self.steps,
            seconds=self.seconds,
            steps_per_second=self.steps_per_second,
            mean_steps=length.mean,
            mean_steps_margin=None if length.margin == inf else length.margin,
            wins=list(self.wins),
            shared=self.shared,
            winners=list(self.winners),
            mean_payoff=[payoff.mean for payoff in payoffs],
            payoff_margin=[payoff.margin for payoff in payoffs],
            sums=self.sums,
        )

    def __str__(self) -> str:
        """A table."""
        wide = max(3, *map(len, self.bots))
        lines = [
            f"{'' if self.paired else seat:>4}  {bot:<{wide}}  {wins:>12,}  {payoff}"
            for seat, (bot, wins, payoff) in enumerate(zip(self.bots, self.wins, self.payoffs, strict=True), 1)
        ]
        head = f"{'' if self.paired else 'seat':>4}  {'bot':<{wide}}  {'wins':>12}  share of victories"
        notes = [f"{bot} ran as plain Python: {why}" for bot, why in self.plain.items()]
        played = "1 game" if self.games == 1 else f"{self.games:,} games"
        return "\n".join([head, *lines, f"{played} of {self.length.told(2)} steps", *notes])


def together(spans: list[Span]) -> tuple[Span, ...]:
    """The same deals in as few spans as possible; no deal twice."""
    joined: list[Span] = []
    for span in sorted(spans):
        last = joined[-1] if joined else None
        if last is None or last.seed != span.seed or span.first > last.first + last.deals:
            joined.append(span)
        elif span.first < last.first + last.deals:
            raise BadOption("results-overlap", seed=span.seed, number=span.first)
        else:
            joined[-1] = Span(last.seed, last.first, last.deals + span.deals)
    return tuple(joined)
