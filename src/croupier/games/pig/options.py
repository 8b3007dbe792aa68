"""What can be agreed before a game of Pig, and what its box holds."""

from typing import Annotated

import msgspec

from croupier.kernel import options
from croupier.kernel.options import says


class Options(options.Options, frozen=True):
    """What can be agreed."""

    target: Annotated[int, says("points that win the game", "ours", least=10, most=1000)] = 100


class Edition(options.Edition, frozen=True):
    """The die."""

    faces: Annotated[int, msgspec.Meta(ge=2, le=20)]
