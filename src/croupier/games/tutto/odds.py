"""What dice and cards of TUTTO may bring: all rolls with every way to keep some, and the chances that follow from them.

Points go in steps of 50.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.counts import FACES, ROLLS_OF, dice_in, roll_codes, roll_weight

from .dice import DICE, all_valid, keeps, points
from .options import Edition
from .rules import MOST_MOVES

STEP = 50
BEYOND = 9000 // STEP
"""Steps that are counted beyond the target: who began and has more is taken to have no more than these."""
MOST_FIREWORKS = 264
"""Steps that Fireworks bring at most, but for one time in ninety thousand million."""


class Rolls(NamedTuple):
    """All rolls of one to six dice, those with the same valid dice taken together, with every way to keep some."""

    dice: NDArray[np.int64]
    chance: NDArray[np.float64]
    whole_dice: NDArray[np.int64]
    whole_steps: NDArray[np.int64]
    first: NDArray[np.int64]
    """Where the ways to keep begin; the next roll's entry ends them."""
    kept_dice: NDArray[np.int64]
    kept_steps: NDArray[np.int64]


def all_rolls(keep_all: bool) -> Rolls:
    """The rolls by number of dice, with their chances; a null has no way to keep."""
    codes, out = np.zeros(ROLLS_OF[DICE], np.int64), np.zeros(MOST_MOVES, np.int64)
    rows: list[tuple[int, float, int, int, int]] = []
    kept: list[tuple[int, int]] = []
    for dice in range(1, DICE + 1):
        weights: dict[int, int] = {}
        for code in codes[: roll_codes(dice, codes)].tolist():
            whole = int(all_valid(code))
            weights[whole] = weights.get(whole, 0) + int(roll_weight(code))
        for whole, weight in weights.items():
            ways = [whole] if keep_all and whole else out[: keeps(whole, out, 0)].tolist()
            rows.append((dice, weight / FACES**dice, dice_in(whole), points(whole) // STEP, len(kept)))
            kept += [(dice_in(way), points(way) // STEP) for way in ways]
    rows.append((0, 0.0, 0, 0, len(kept)))
    dice_, chance, whole_dice, whole_steps, first = zip(*rows, strict=True)
    kept_dice, kept_steps = zip(*kept, strict=True)
    return Rolls(*(np.array(part) for part in (dice_, chance, whole_dice, whole_steps, first, kept_dice, kept_steps)))


def tutto_chances(rolls: Rolls) -> NDArray[np.float64]:
    """The chance of a TUTTO from rolling 0 to 6 dice, keeping what serves it best and never stopping."""
    chances = np.ones(DICE + 1)
    for dice in range(1, DICE + 1):
        chances[dice] = 0
        for row in np.flatnonzero(rolls.dice == dice):
            ways = rolls.kept_dice[rolls.first[row] : rolls.first[row + 1]]
            chances[dice] += rolls.chance[row] * max(chances[dice - ways], default=0.0)
    return chances


def straight_chances(keep_all: bool) -> NDArray[np.float64]:
    """The chance to complete a Straight from each set of numbers put aside, with best keeps."""
    chances = np.ones(64)
    for aside in range(62, -1, -1):
        dice = DICE - aside.bit_count()
        reached = np.zeros(64)
        reached[aside] = 1.0  # the sets of numbers shown besides, after each die
        for _ in range(dice):
            after = np.zeros(64)
            for shown in np.flatnonzero(reached):
                for face in range(6):
                    after[shown | 1 << face] += reached[shown] / 6
            reached = after
        chances[aside] = sum(
            reached[shown] * _best_straight(int(shown) & ~aside, aside, chances, keep_all)
            for shown in np.flatnonzero(reached)
        )
    return chances


def _best_straight(new: int, aside: int, chances: NDArray[np.float64], keep_all: bool) -> float:
    if not new:
        return 0.0
    ways = [new] if keep_all else [way for way in range(1, new + 1) if way & ~new == 0]
    return max(float(chances[aside | way]) for way in ways)


def fireworks_points() -> float:
    """The expected points of Fireworks: what six dice bring until a TUTTO or the null, begun again after each TUTTO."""
    rolls = all_rolls(keep_all=True)
    brings, again = np.zeros(DICE + 1), np.zeros(DICE + 1)
    again[0] = 1.0
    for dice in range(1, DICE + 1):
        for row in np.flatnonzero((rolls.dice == dice) & (rolls.whole_dice > 0)):
            left = dice - rolls.whole_dice[row]
            brings[dice] += rolls.chance[row] * (STEP * rolls.whole_steps[row] + brings[left])
            again[dice] += rolls.chance[row] * again[left]
    return float(brings[DICE] / (1 - again[DICE]))


def fireworks_steps(rolled: int = DICE) -> NDArray[np.float64]:
    """How likely Fireworks bring so many steps of points until their null, from rolling so many dice on."""
    rolls = all_rolls(keep_all=True)
    brought, now = np.zeros(MOST_FIREWORKS), np.zeros((DICE + 1, MOST_FIREWORKS))
    now[rolled, 0] = 1.0
    while now.any():
        later = np.zeros_like(now)
        for row in range(len(rolls.dice) - 1):
            dice, kept, steps = rolls.dice[row], rolls.whole_dice[row], rolls.whole_steps[row]
            if kept:
                left = dice - kept or DICE
                later[left, steps:] += rolls.chance[row] * now[dice, : MOST_FIREWORKS - steps]
            else:
                brought += rolls.chance[row] * now[dice]
        now = later
    brought[0] += 1 - brought.sum()
    return brought


def card_chances(edition: Edition) -> NDArray[np.float64]:
    """How likely each card is, drawn from the whole deck."""
    box = [*edition.bonus, edition.x2, edition.stop, edition.fireworks, edition.plus_minus, edition.cloverleaf]
    cards = np.array([*box, edition.straight], np.float64)
    return cards / cards.sum()
