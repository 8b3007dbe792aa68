"""What can be agreed before a game of TUTTO, and what its deck holds."""

from enum import IntEnum
from typing import Annotated

import msgspec

from croupier.kernel import options
from croupier.kernel.errors import BadOption
from croupier.kernel.options import says

MOST_TARGET = 20_000
MOST_COPIES = 100


class Keep(IntEnum):
    """What must be kept by who rolls on (T11)."""

    FREE = 0
    ALL = 1


class Double(IntEnum):
    """What an x2 doubles (T16)."""

    ALL = 0
    ROLLED_ONLY = 1
    CARD_ONLY = 2


class PlusMinus(IntEnum):
    """What follows a TUTTO under Plus/Minus (T19)."""

    GO_ON = 0
    ENDS_TURN = 1


class Deck(IntEnum):
    """What becomes of a card that was turned (T3)."""

    USED_UP = 0
    RESHUFFLED = 1


class Options(options.Options, frozen=True):
    """What can be agreed."""

    target: Annotated[int, says("points that begin the last round", "ours", least=500, most=MOST_TARGET)] = 6000
    keep: Annotated[Keep, says("which valid dice must be kept to roll on; all was the rule of 1994", "found")] = (
        Keep.FREE
    )
    x2: Annotated[Double, says("which points of the turn an x2 doubles", "ours")] = Double.ALL
    plus_minus: Annotated[
        PlusMinus, says("whether a turn goes on after a TUTTO under Plus/Minus or is worth 1000", "ours")
    ] = PlusMinus.GO_ON
    deck: Annotated[Deck, says("whether cards are used up, or shuffled again before every card", "ours")] = Deck.USED_UP


Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_COPIES)]


class Edition(options.Edition, frozen=True):
    """How many there are of each card; `bonus` counts the Bonus cards of 200, 300, 400, 500 and 600."""

    bonus: tuple[Count, Count, Count, Count, Count]
    x2: Count
    stop: Count
    fireworks: Count
    plus_minus: Count
    cloverleaf: Count
    straight: Count

    def check(self) -> None:
        """Refuse what nobody could play with."""
        if not sum(self.bonus) + self.x2:
            raise BadOption("edition-idle")
