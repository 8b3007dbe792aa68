"""What a report says of a game, as data."""

from typing import Any

import msgspec

from croupier.kernel.margins import Figure

VERSION = 1
"""Of the report."""


class Bar(msgspec.Struct, frozen=True):
    """How many of some things lie between two whole numbers, both included."""

    least: int
    most: int
    share: float


class Length(msgspec.Struct, frozen=True):
    """How long games are."""

    steps: Figure | None
    """Moves and outcomes, over all simulated games; None where one of them did not end."""
    moves: Figure
    """What seats do, in a game of the sample."""
    turns: Figure
    """How often it passes from one seat to another."""
    seconds: Figure | None
    """In real time: how long it lasts."""
    short: int
    """One game in ten has no more moves."""
    half: int
    long: int
    """One game in ten has as many or more."""
    bars: tuple[Bar, ...]


class Seats(msgspec.Struct, frozen=True):
    """How every seat fares where the same bot sits on all of them; the first one begins."""

    bot: str
    shares: tuple[Figure, ...]


class Skill(msgspec.Struct, frozen=True):
    """A better bot at a table where all others are the same weaker one."""

    better: str
    other: str
    share: Figure
    """The better one's, over all seats and the same dice from each."""
    decided: Figure
    """The part of the games that being better decides: (n × share - 1) / (n - 1) for n players. The rest is luck."""


class Lead(msgspec.Struct, frozen=True):
    """Who is ahead, by the numbers that stand at the seats."""

    trusted: Figure
    """How often who leads alone in the end has won."""
    changes: Figure
    """How often the lead goes from one seat to another."""
    bars: tuple[Bar, ...]
    level: Figure
    """The part of a game in which nobody leads alone."""
    course: tuple[Figure | None, ...]
    """How often who leads alone after one tenth of the game, two tenths, … nine tenths wins it."""
    comebacks: Figure
    """Games won by somebody who was behind at half-time."""


class Happening(msgspec.Struct, frozen=True):
    """A kind of event, and how often it happens."""

    kind: str
    per_game: Figure
    games: float
    """The share of the games in which it happens at all."""


class Value(msgspec.Struct, frozen=True):
    """A card, a face or another word, and how often it comes."""

    value: str
    per_game: Figure


class Piece(msgspec.Struct, frozen=True):
    """What a field of one kind of event says."""

    kind: str
    field: str
    values: tuple[Value, ...]


class Ending(msgspec.Struct, frozen=True):
    """How games end: the kind of event that happens last, and the reason that it gives; "" where it gives none."""

    kind: str
    reason: str
    share: Figure


class Decisions(msgspec.Struct, frozen=True):
    """What there is to decide."""

    per_player: Figure
    """Moves of one player in a game."""
    real: Figure
    """The share of them that leave a choice."""
    choices: Figure | None
    """Moves to choose from, where there is a choice; None where there hardly ever is."""
    bars: tuple[Bar, ...]
    """By the number of moves to choose from."""
    disputed: Figure | None
    """The share of choices at which not all these bots would do the same; None where that cannot be asked."""
    costly: Figure | None
    """The share of choices at which the worst move costs a hundredth of a victory or more; None where nobody knows."""


class HouseRule(msgspec.Struct, frozen=True):
    """One option at another value, on the same dice."""

    option: str
    value: str
    otherwise: Figure
    """The share of games whose victory goes to somebody else."""
    differs: bool
    """Whether any game went otherwise at all."""
    steps: float
    """How many times as long games are."""


class Numbers(msgspec.Struct, frozen=True):
    """What came of one set of rules."""

    said: str
    """What is agreed beside the usual, in words; empty where nothing is."""
    players: int
    options: dict[str, str]
    edition: dict[str, Any]
    bots: tuple[str, ...]
    """Weakest first; the last one plays the sample."""
    length: Length
    seats: tuple[Seats, ...]
    skill: tuple[Skill, ...]
    lead: Lead | None
    """None where the numbers at the seats do not tell who is ahead."""
    happenings: tuple[Happening, ...]
    never: tuple[str, ...]
    """Kinds of events that did not happen in any game of the sample."""
    pieces: tuple[Piece, ...]
    endings: tuple[Ending, ...]
    decisions: Decisions
    house_rules: tuple[HouseRule, ...]
    endless: tuple[str, ...]
    """Bots whose games reached the longest that a game may be."""
    fixed: tuple[str, ...]
    """Bots whose games all have the same length: something else ends them."""

    @property
    def idle(self) -> tuple[str, ...]:
        """Options that made no difference at any value tried."""
        said = {rule.option for rule in self.house_rules}
        return tuple(sorted(said - {rule.option for rule in self.house_rules if rule.differs}))


class GameReport(msgspec.Struct, frozen=True):
    """What the numbers say of a game, under one set of rules or two."""

    version: int
    game: str
    package: str
    """Where the game's folder is."""
    title: str
    command: str
    """What prints it again; "" where an edition was handed over that lies in no file."""
    seed: int
    games: int
    sample: int
    longest: int
    realtime: bool
    menu: bool
    """Whether only some of the legal moves are listed."""
    starter: bool
    """Whether it matters who begins, by the rules."""
    numbers: tuple[Numbers, ...]

    def page(self, language: str = "en") -> str:
        """A page that needs nothing else; takes Altair: `pip install croupier[report]`."""
        from .page import page

        return page(self, language)
