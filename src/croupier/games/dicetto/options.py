"""What can be agreed before a game of DICETTO, and what its cards are."""

from typing import Annotated

import msgspec

from croupier.kernel import options
from croupier.kernel.errors import BadOption
from croupier.kernel.options import says

from .cards import Kind

TABLE = 4
"""Dice cards that lie on the table."""
MOST_CARDS, MOST_IDLE = 10, 100
MOST_COPIES, MOST_POINTS = 20, 100


class Options(options.Options, frozen=True):
    """What can be agreed."""

    cards: Annotated[
        int, says("how many dice cards end the game once somebody has them", "rulebook", least=3, most=MOST_CARDS)
    ] = 10
    bonus: Annotated[bool, says("whether four of the eight bonus cards are in play", "rulebook")] = False
    idle_rounds: Annotated[
        int, says("rounds in a row without a dice card collected that end the game", "ours", least=2, most=MOST_IDLE)
    ] = 10


Copies = Annotated[int, msgspec.Meta(ge=0, le=MOST_COPIES)]
Points = Annotated[int, msgspec.Meta(ge=0, le=MOST_POINTS)]


class Edition(options.Edition, frozen=True):
    """For each of the 13 kinds its copies, points and copies with the logo; and the points of the bonus cards."""

    copies: tuple[
        Copies, Copies, Copies, Copies, Copies, Copies, Copies, Copies, Copies, Copies, Copies, Copies, Copies
    ]
    points: tuple[
        Points, Points, Points, Points, Points, Points, Points, Points, Points, Points, Points, Points, Points
    ]
    logos: tuple[Copies, Copies, Copies, Copies, Copies, Copies, Copies, Copies, Copies, Copies, Copies, Copies, Copies]
    bonus: tuple[Points, Points, Points, Points, Points, Points, Points, Points]

    def check(self) -> None:
        """Refuse what nobody could play with."""
        if sum(self.copies) < TABLE:
            raise BadOption("edition-few", cards=sum(self.copies), least=TABLE)
        for kind, logos, copies in zip(Kind, self.logos, self.copies, strict=False):
            if logos > copies:
                name = kind.name.lower().replace("_", " ")
                raise BadOption("edition-logos", card=name, logos=logos, copies=copies)
        if not any(copies and points for copies, points in zip(self.copies, self.points, strict=True)):
            raise BadOption("edition-worthless")
