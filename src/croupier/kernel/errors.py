"""What can go wrong through somebody's input; each error is one clear line that says whose fault it is.

An error is data: the name of a text, and what stands in it. `BadOption("players-bounds", least=2, most=6)` is told by
the text `error-players-bounds` of the package it belongs to: the kernel's, or that of a subclass or a game. What
stands in it is words, whole numbers, lists of either, or another error.
"""

from errno import errorcode
from numbers import Integral
from pathlib import Path
from typing import TYPE_CHECKING, Self

from fluent.runtime.types import fluent_number

from .languages import ENGLISH
from .speech import Texts

if TYPE_CHECKING:
    from .game import Game

HERE = Path(__file__).parent
EXACT = 1 << 53
"""Below this every language of programs tells whole numbers apart."""
MOST_LETTERS = 500
"""Of what somebody said that an error repeats."""


class CroupierError(Exception):
    """Anything a person can put right; the text names what is wrong, the code tells a program."""

    code: str = "bad-request"
    status: int = 400
    """The status of an HTTP answer."""
    clause: str = ""
    """The clause of the rules that forbids it, where one does."""
    folder: Path = HERE
    """The package whose texts it is told with, beside the kernel's."""

    def __init__(self, text: str, /, **values: object) -> None:
        super().__init__(text)
        self.text = text
        self.values = values

    def of(self, folder: Path) -> Self:
        """The same error, and those that stand in it, told with the texts of a game."""
        self.folder = folder
        for value in self.values.values():
            if isinstance(value, CroupierError):
                value.of(folder)
        return self

    def told(self, language: str = ENGLISH) -> dict[str, str | int]:
        """What stands in it, as words and numbers."""
        return {name: _value(value, language) for name, value in self.values.items()}

    def words(self, language: str = ENGLISH) -> str:
        """What is wrong, in a sentence."""
        texts = Texts((HERE, self.folder), language)
        values = {name: _ungrouped(value) for name, value in self.told(language).items()}
        name = f"error-{self.text}"
        return texts.say(name, values) if texts.has(name) else f"{self.text} {values}" if values else self.text

    def line(self, language: str = ENGLISH) -> str:
        """What is wrong, behind the clause that says so."""
        return f"{self.clause}: {self.words(language)}" if self.clause else self.words(language)

    def __str__(self) -> str:
        return self.line()


def _value(value: object, language: str) -> str | int:
    match value:
        case CroupierError():
            return plain(value.line(language))
        case list() | tuple():
            return plain(", ".join(map(str, value))) or Texts((HERE,), language).say("nothing")
        case Integral() if not isinstance(value, bool) and -EXACT < int(value) < EXACT:
            return int(value)
    return plain(str(value))


def plain(words: str) -> str:
    """Words on one line, cut where they are too long, with an escape for every sign that cannot be printed."""
    cut = words if len(words) <= MOST_LETTERS else f"{words[:MOST_LETTERS]}…"
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in cut)


def _ungrouped(value: str | int) -> object:
    """A number in one piece, as it is typed."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


def system(error: Exception) -> CroupierError | Exception:
    """What the system refuses, in a text where there is one for it; any other error as it is."""
    if not isinstance(error, OSError):
        return error
    return CroupierError("system", what=errorcode.get(error.errno or 0, ""), words=error.strerror or str(error))


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

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.game, self.number)

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


class Endless(BadGame):
    """A game that went on for longer than any of its kind may."""


class BadBot(BadGame):
    """A bot of somebody's own that does not play as a bot has to."""
