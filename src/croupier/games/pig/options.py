"""What can be agreed before a game of Pig, and what its box holds."""

from typing import Annotated

import msgspec

from croupier.kernel.options import Components, House, says


class Options(House, frozen=True):
    """The house rules."""

    target: Annotated[int, says("points that win the game", "ours", least=10, most=1000)] = 100


class Edition(Components, frozen=True):
    """The die."""

    faces: Annotated[int, msgspec.Meta(ge=2, le=20)]
