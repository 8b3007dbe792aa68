"""A game's own data as its structs where the game is installed here, and as plain JSON where it is not."""

from collections.abc import Callable
from functools import cache
from typing import Any, get_type_hints

import msgspec

from croupier.kernel.data import Began, Begins, Over, Turn
from croupier.kernel.errors import CroupierError, Refused, Unknown

from .errors import ClientError, error_of
from .wire import Problem

Reader = Callable[[msgspec.Raw], Any]


class Meaning:
    """How the data of one game is read."""

    def __init__(self, game: str, typed: bool) -> None:
        self.game = game
        self.found = _find(game) if typed else None
        plain = msgspec.json.Decoder().decode
        self.view, self.move, self.outcome, self.event = map(self._strict, _readers(self.found) or [plain] * 4)

    def refusal(self, problem: Problem) -> CroupierError:
        """The error that a problem is: the game's own where a rule forbids something."""
        clauses = self.found.clauses if self.found and problem.code == Refused.code else {}
        number = next((number for number, clause in clauses.items() if clause.name == problem.clause), None)
        return error_of(problem) if number is None or self.found is None else self.found.refused(number)

    def _strict(self, read: Reader) -> Reader:
        def reader(data: msgspec.Raw) -> Any:
            try:
                return read(data)
            except msgspec.ValidationError as error:
                raise ClientError("other-game", game=self.game, reason=error) from None

        return reader


def _find(game: str) -> Any:
    from croupier.kernel.shelf import find_game

    try:
        return find_game(game)
    except Unknown:
        return None


@cache
def _readers(game: Any) -> list[Reader] | None:
    if game is None:
        return None
    kinds: list[Any] = [
        get_type_hints(game.views.view)["return"],
        game.codec.Moves,
        game.codec.Outcomes | Begins,
        game.story.Events | Began | Turn | Over,
    ]
    return [msgspec.json.Decoder(kind).decode for kind in kinds]
