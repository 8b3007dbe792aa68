"""What can go wrong through somebody's input; each error is one clear line that says whose fault it is."""

from typing import ClassVar


class CroupierError(Exception):
    """Anything a person can put right; the text names what is wrong, the code tells a program."""

    code: ClassVar[str] = "bad-request"
    status: ClassVar[int] = 400
    """The status of an HTTP answer."""
    clause: str = ""
    """The clause of the rules that forbids it, where one does."""

    @property
    def words(self) -> str:
        """What is wrong, without the clause's name."""
        return str(self)


class Unknown(CroupierError):
    """A game, bot, option or edition that does not exist."""

    status = 404

    def __init__(self, kind: str, name: str, known: list[str]) -> None:
        super().__init__(f"there is no {kind} {name!r}; there is: {', '.join(known) or 'none'}")


class BadOption(CroupierError):
    """An option, an edition or a number of players outside what the game allows."""


class Refused(CroupierError):
    """A move that breaks a rule."""

    code = "rule"
    status = 409

    def __init__(self, clause: str, words: str) -> None:
        super().__init__(f"{clause}: {words}")
        self.clause = clause
        self._words = words

    @property
    def words(self) -> str:
        """The clause's own words."""
        return self._words


class BadNotation(CroupierError):
    """A text that is not a move or a position."""


class BadRecord(CroupierError):
    """A record of a game that is damaged, of an unknown version, or does not replay."""


class BadGame(CroupierError):
    """A game folder that does not keep the contract."""
