"""What can go wrong between a program and a house: one clear line each."""

from pathlib import Path

from croupier.kernel.errors import CroupierError, Refused
from croupier.kernel.languages import ENGLISH

from .wire import Problem


class ClientError(CroupierError):
    """Anything that keeps a program from its table."""

    folder = Path(__file__).parent


class Away(ClientError):
    """A house that does not answer."""

    code = "away"
    status = 503


class SeatLost(ClientError):
    """A seat that is not this program's, or not any more."""

    code = "not-yours"
    status = 403


class Unfair(ClientError):
    """Dice that are not those which were promised before the game."""

    code = "unfair"


class PlayerFailed(ClientError):
    """A player that raised an error, or answered with something that is no move; what it raised is the cause."""

    code = "player"


class HouseSays(CroupierError):
    """What a house refuses, in the house's own words."""

    def __init__(self, told: Problem) -> None:
        Exception.__init__(self, told.words)
        self.problem = told
        self.text, self.values = told.text, dict(told.values)
        self.code, self.clause = told.code, told.clause

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.problem,)

    def words(self, language: str = ENGLISH) -> str:
        """What the house said, on one line."""
        return " ".join(self.problem.words.split())


class RefusedThere(HouseSays, Refused):
    """A move that breaks a rule of a game that is not installed here."""


def error_of(told: Problem) -> HouseSays:
    """The error that a problem is."""
    return RefusedThere(told) if told.code == Refused.code else HouseSays(told)
