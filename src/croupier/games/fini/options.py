"""What can be agreed before a game of FINI!; its box is the same everywhere."""

from typing import Annotated

from croupier.kernel import options
from croupier.kernel.options import says

MOST_CONTESTED, MOST_PATIENCE, MOST_CHIPS = 1000, 600, 11


class Options(options.Options, frozen=True):
    """What can be agreed."""

    assisted: Annotated[
        bool,
        says(
            "whether mistakes are refused instead of judged at the end of a duel", "ours", first="yes", practice="yes"
        ),
    ] = False
    contested: Annotated[
        int, says("grabs of one die closer together than so many milliseconds void the duel", "ours", 0, MOST_CONTESTED)
    ] = 0
    patience: Annotated[
        int, says("seconds without a move after which a duel is void", "ours", 5, MOST_PATIENCE, practice="600")
    ] = 30
    chips: Annotated[int, says("chips in the stock; fewer make a shorter game", "ours", 1, MOST_CHIPS)] = 11


class Edition(options.Edition, frozen=True):
    """Nothing in the box is in doubt but the names of the eleven colours, which mean nothing in play."""
