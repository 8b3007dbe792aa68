"""What a game of DICETTO is worth between two turns, as many games have taught it."""

import numpy as np

from croupier.bots.judging import UNITS, judge
from croupier.kernel.contract import Lore, Shares, State
from croupier.kernel.rule import rule
from croupier.kernel.scratch import row
from croupier.kernel.setup import Setup

from .features import FEATURES, features
from .lessons import begins

PLAYS_ON = "sharp"
TRIES = 700
STEPS = 4_000_000
known = begins


def leaves_out(setup: Setup) -> str | None:
    """A judgement that was learned is never quite right."""
    return "judgement"


@rule
def worth(state: State, out: Shares, lore: Lore) -> None:
    """Everybody's part of the victory as it is judged, so that they add up to a whole one."""
    told, units = row(np.float64, FEATURES), row(np.float64, UNITS)
    total = 0.0
    for seat in range(state.players):
        told[:] = 0.0
        features(state, seat, told, lore)
        out[seat] = judge(told, FEATURES, lore.judgement, units)
        total += out[seat]
    for seat in range(state.players):
        out[seat] /= total
