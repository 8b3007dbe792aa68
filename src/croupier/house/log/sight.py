"""A position of a table, and what people see of it."""

import msgspec

from croupier.kernel.position import Position
from croupier.kernel.seats import WATCHING

encode = msgspec.json.Encoder().encode


class Sight(msgspec.Struct, gc=False):
    """A position that never changes again; what anybody sees of it is worked out and written once."""

    position: Position
    views: dict[int, msgspec.Raw] | None = None

    def view(self, seat: int) -> msgspec.Raw:
        """What a seat sees; without secrets everybody sees the same."""
        eyes = seat if self.position.setup.game.facts.secrets else WATCHING
        views = self.views
        if views is None:
            views = self.views = {}
        if eyes not in views:
            views[eyes] = msgspec.Raw(encode(self.position.view(eyes)))
        return views[eyes]
