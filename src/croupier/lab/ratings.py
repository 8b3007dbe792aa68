"""How strong bots are in one number each: OpenSkill's ratings, from games in a fixed order."""

from collections.abc import Iterable, Sequence

import msgspec
from openskill.models import PlackettLuce

from croupier.kernel.contract import Codes

RATED = 1000
"""Deals of every table that are rated; to rate them takes longer than to play them."""
MOST_RATED = 100_000
"""Games of all tables that are rated: about a second."""


class Rating(msgspec.Struct, frozen=True):
    """What OpenSkill knows of a bot: beginners have 25, and each side of that is as likely."""

    mu: float
    sigma: float
    """How unsure that is."""
    ordinal: float
    """What it is at least, as good as certainly: three sigma below."""


def rate(bots: int, tables: Iterable[tuple[Sequence[int], Codes]]) -> list[Rating]:
    """Rate bots by the games of tables: who sat there, and what every game gave them by deal and seating.

    One deal of every table after the other, so that nobody's opponents are better known than his. A bot does not learn:
    so nothing is added to what is unsure between games (tau), and ratings settle.
    """
    model = PlackettLuce(tau=0.0)
    found = [model.rating() for _ in range(bots)]
    entered = [(seated, (games == 0).tolist()) for seated, games in tables]
    for number in range(min((len(deals) for _, deals in entered), default=0)):
        for seated, deals in entered:
            for lost in deals[number]:
                rated = model.rate([[found[bot]] for bot in seated], ranks=[float(each) for each in lost])
                for bot, (rating,) in zip(seated, rated, strict=True):
                    found[bot] = rating
    return [Rating(each.mu, each.sigma, each.ordinal()) for each in found]
