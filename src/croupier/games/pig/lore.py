"""Pig for two solved: the chance to win of who begins a turn, by how many points each still needs.

Sweeps over all scores, each turn weighed with what the turns after it were worth so far, until nothing moves. For the
usual die that was done beforehand, so that nobody waits.
"""

from pathlib import Path

import numpy as np

from croupier.kernel.contract import Lore
from croupier.kernel.layout import layout
from croupier.kernel.rule import rule

from .options import Edition, Options
from .rules import MOST_OUTCOMES

FAR = 100
"""Points to go that are solved; who needs more is taken to need these."""
CLOSE = 1e-12
SOLVED = Path(__file__).with_name("solved.npy")
"""The table of `croupier solve pig --out`."""
SOLVED_FACES = 6

LORE = layout(
    [
        ("chance", np.float64, (FAR + 1, FAR + 1)),  # of who begins a turn, by his points to go and the other's
        ("holding", np.float64, (FAR + MOST_OUTCOMES + 1,)),  # room: of ending the turn with so many points gathered
        ("going_on", np.float64, (FAR + MOST_OUTCOMES + 1,)),  # and of having gathered them
    ]
)

THINKING = "holding"


def work_out(options: Options, edition: Edition) -> Lore:
    """The solved game for the die in play."""
    lore: Lore = np.zeros(1, LORE)[0]
    if edition.faces == SOLVED_FACES:
        lore.chance[:] = np.load(SOLVED)
    else:
        sweep_all(lore, min(FAR, options.target), edition.faces)
    return lore


def sweep_all(lore: Lore, most: int, faces: int) -> None:
    """Sweep until nothing moves."""
    while sweep(lore, most, faces) > CLOSE:
        pass


@rule
def sweep(lore: Lore, most: int, faces: int) -> float:
    """Weigh every turn once, and say how far a chance moved at most."""
    moved = 0.0
    for own in range(1, most + 1):
        for other in range(1, most + 1):
            for gathered in range(own):
                lore.holding[gathered] = 1 - lore.chance[other, own - gathered]
            chance = weigh(lore, own, faces)
            moved = max(moved, abs(chance - lore.chance[own, other]))
            lore.chance[own, other] = chance
    return moved


@rule
def weigh(lore: Lore, own: int, faces: int) -> float:
    """Fill `going_on` from `holding` up to the points to go, and say what the turn is worth at its beginning."""
    for gathered in range(own, own + faces + 1):
        lore.going_on[gathered] = 1.0
    for gathered in range(own - 1, -1, -1):
        rolling = rolling_on(lore, gathered, faces)
        lore.going_on[gathered] = max(lore.holding[gathered], rolling) if gathered else rolling
    return lore.going_on[0]


@rule
def rolling_on(lore: Lore, gathered: int, faces: int) -> float:
    """What it is worth to roll with so many points gathered: a 1 ends the turn with none."""
    total = lore.holding[0]
    for face in range(2, faces + 1):
        total += lore.going_on[gathered + face]
    return total / faces
