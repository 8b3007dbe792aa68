"""A position of a table, and what people see of it."""

import msgspec

from croupier.kernel.position import Position
from croupier.kernel.seats import WATCHING

encode = msgspec.json.Encoder().encode


class Sight(msgspec.Struct, gc=False):
    """A position that never changes again; what anybody sees of it is worked out and written once."""

    position: Position
    seats: tuple[int, ...]
    """Who may act."""
    views: dict[int, msgspec.Raw] | None = None
    choices: dict[int, msgspec.Raw] | None = None
    """What is offered to a seat."""

    @classmethod
    def of(cls, position: Position) -> "Sight":
        """A position to look at."""
        return cls(position, position.seats)

    def view(self, seat: int) -> msgspec.Raw:
        """What a seat sees; without secrets everybody sees the same."""
        eyes = seat if self.position.game.facts.secrets else WATCHING
        if self.views is None:
            self.views = {}
        if eyes not in self.views:
            self.views[eyes] = msgspec.Raw(encode(self.position.view(eyes)))
        return self.views[eyes]

    def forget(self) -> None:
        """Keep the position alone."""
        self.views = self.choices = None
