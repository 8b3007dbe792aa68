"""What a player is given: a turn, what happened before it, and the end of the game."""

from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import Any, TypeAlias

import msgspec

from .meaning import Meaning
from .wire import Choice, read_choices
from .wire import News as Told

CHANCE = 31
"""The seat of dice and cards, as `croupier.CHANCE`, which would bring the compiler along."""
Answer: TypeAlias = msgspec.Struct | dict[str, Any] | str
"""A move: as the game's struct, as data, or in words."""


class News(msgspec.Struct, frozen=True):
    """Something that happened: `played`, `said`, `sat`, `left`, `stood-in`, `ended` and more; seats are from 0."""

    kind: str
    seat: int
    """Whose it was; `croupier.CHANCE` for dice and cards."""
    move: Any = None
    """What was played: a move or an outcome of the game."""
    events: tuple[Any, ...] = ()
    """What that did, and then who is in turn, or how it ended."""
    words: str = ""
    """What was said, or the bot that stands in."""
    name: str = ""
    """Who left, or was replaced."""


class Offer(msgspec.Struct, frozen=True):
    """A move that is offered, in words too, and what it would do as far as the seat can know."""

    move: Any
    words: str
    events: tuple[Any, ...] = ()
    slip: str = ""
    """Why to think twice: the name of a text of the game, without `slip-`."""


class Ended(msgspec.Struct, frozen=True):
    """How a game ended."""

    game: str
    seat: int
    result: tuple[float, ...]
    """Each seat's share of the victory; empty where the house cleared the table."""
    scores: tuple[int, ...]
    view: Any
    record: str
    """All of it, as text: for `croupier.Record.from_text`, `croupier replay` and `croupier verify`."""
    commitment: str
    """What the house had committed itself to before the game; empty where this program came later."""
    luck: str
    """What this seat put into the dice."""


class Turn:
    """A moment at which a seat may act."""

    def __init__(
        self,
        seat: int,
        number: int,
        data: tuple[msgspec.Raw, msgspec.Raw],
        news: list[Told],
        scores: tuple[int, ...],
        meaning: Meaning,
        made: Callable[["Turn", Answer], Awaitable[bool]],
    ) -> None:
        self.seat = seat
        """Counted from 0, as in views, moves and events."""
        self.number = number
        """How far the log of the table was, as this seat may know it."""
        self.scores = scores
        """Everybody's, as somebody who only watches knows them."""
        self._data, self._told = data, news
        self._meaning, self._made = meaning, made

    @cached_property
    def view(self) -> Any:
        """What the seat sees: the `View` of the game, a dict where the game is not installed here."""
        return self._meaning.view(self._data[0])

    @cached_property
    def moves(self) -> list[Any]:
        """The moves that are offered; any legal one may be made, listed or not."""
        return [self._meaning.move(choice.move) for choice in self._choices]

    @cached_property
    def offers(self) -> list[Offer]:
        """The same moves with their words and, but in real time, what they would do."""
        means = self._meaning
        return [
            Offer(move, choice.words, tuple(map(means.event, choice.events)), choice.slip)
            for move, choice in zip(self.moves, self._choices, strict=True)
        ]

    @cached_property
    def news(self) -> list[News]:
        """What has happened since the last turn."""
        return [news_of(one, self._meaning) for one in self._told]

    @property
    def events(self) -> list[Any]:
        """What all of that did, one event after the other."""
        return [event for one in self.news for event in one.events]

    @cached_property
    def _choices(self) -> list[Choice]:
        return read_choices(self._data[1])

    async def play(self, move: Answer) -> bool:
        """Make a move: when this returns it is written down; False if the table had moved on, and nothing was done.

        `croupier.Refused` where a rule forbids it: the turn is still open.
        """
        return await self._made(self, move)


def news_of(told: Told, meaning: Meaning) -> News:
    """News as a program reads it."""
    played = told.kind == "played"
    read = meaning.move if told.seat else meaning.outcome
    return News(
        told.kind,
        told.seat - 1 if told.seat else CHANCE,
        read(told.move) if played else None,
        tuple(map(meaning.event, told.events)),
        told.words,
        told.name,
    )
