"""What can go wrong through somebody's input; each error is one clear line that says whose fault it is.

An error is data: the name of a text, and what stands in it. `BadOption("players-bounds", least=2, most=6)` is told by
the text `error-players-bounds` of the package it belongs to: the kernel's, or that of a subclass or a game.
"""

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from .speech import ENGLISH, Texts

if TYPE_CHECKING:
    from .game import Game

HERE = Path(__file__).parent


class CroupierError(Exception):
    """Anything a person can put right; the text names what is wrong, the code tells a program."""

    code: ClassVar[str] = "bad-request"
    status: ClassVar[int] = 400
    """The status of an HTTP answer."""
    clause: str = ""
    """The clause of the rules that forbids it, where one does."""
    folder: Path = HERE
    """The package whose texts it is told with, beside the kernel's."""

    def __init__(self, text: str, /, **values: object) -> None:
        super().__init__(text)
        self.text = text
        self.values = values

    def of(self, folder: Path) -> "CroupierError":
        """The same error, told with the texts of a game."""
        self.folder = folder
        return self

    def words(self, language: str = ENGLISH) -> str:
        """What is wrong, in a sentence."""
        texts = Texts((HERE, self.folder), language)
        if not texts.has(f"error-{self.text}"):
            return self.text
        return texts.say(f"error-{self.text}", {name: _value(texts, value) for name, value in self.values.items()})

    def line(self, language: str = ENGLISH) -> str:
        """What is wrong, behind the clause that says so."""
        return f"{self.clause}: {self.words(language)}" if self.clause else self.words(language)

    def __str__(self) -> str:
        return self.line()


def _value(texts: Texts, value: object) -> object:
    match value:
        case CroupierError():
            return value.line(texts.language)
        case list() | tuple():
            return ", ".join(map(str, value)) or texts.say("nothing")
        case int():
            return value
    return str(value)


class Unknown(CroupierError):
    """A game, bot, option or edition that does not exist."""

    status = 404


class BadOption(CroupierError):
    """An option, an edition or a number of players outside what the game allows."""


class Refused(CroupierError):
    """A move that breaks a rule: the clause's own words tell it."""

    code = "rule"
    status = 409

    def __init__(self, game: "Game", clause: int) -> None:
        self.clause = game.clauses[clause].name
        super().__init__(self.clause)
        self.game = game
        self.number = clause

    def words(self, language: str = ENGLISH) -> str:
        """The clause's own words."""
        return self.game.rules_in(language)[self.number].words


class BadNotation(CroupierError):
    """A text that is not a move or a position."""


class BadRecord(CroupierError):
    """A record of a game that is damaged, of an unknown version, or does not replay."""


class BadGame(CroupierError):
    """A game folder that does not keep the contract; who reads it writes Python, so it is said in English, in place."""

    def words(self, language: str = ENGLISH) -> str:
        """Where it is, and what."""
        return self.text
