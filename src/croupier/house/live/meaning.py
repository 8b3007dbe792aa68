"""What somebody means who sends a move or an outcome, as data or in words."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import msgspec

from croupier.kernel.data import Begins
from croupier.kernel.game import Game
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE

from ..errors import BadRequest


class Said(NamedTuple):
    """A move or an outcome as it was sent: JSON, or words."""

    data: bytes
    words: str

    def meant(self, seen: Position, seat: int) -> int:
        """Its code, legal or not, in a position as the one who sent it sees it."""
        if bool(self.data) == bool(self.words):
            raise BadRequest("data-or-words")
        if self.words:
            return seen.parse(seat, self.words)
        try:
            data = _reader(seen.game, seat == CHANCE)(self.data)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise BadRequest("no-such-move", game=seen.game.facts.title, reason=error) from None
        return seen.code(seat, data)


@cache
def _reader(game: Game, chance: bool) -> Callable[[bytes], Any]:
    return msgspec.json.Decoder(game.codec.Outcomes | Begins if chance else game.codec.Moves).decode
