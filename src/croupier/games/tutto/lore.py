"""A turn of TUTTO solved exactly: the expected points of every decision, all rolls and cards counted.

Points go in steps of 50. Later cards are drawn from a full deck; what is left of the deck counts for the next card, see
`next_card`. Above `TOP` points a turn is taken to stop at the first chance, which it does anyway.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.contract import Lore, State
from croupier.kernel.counts import FACES, ROLLS_OF, dice_in, roll_codes, roll_weight
from croupier.kernel.layout import layout
from croupier.kernel.rule import rule

from .cards import BONUSES, CARDS, CLOVERLEAF, FIREWORKS, PLUS_MINUS, STOP_CARD, STRAIGHT, X2, bonus_of
from .dice import DICE, all_valid, keeps, points
from .options import Double, Edition, Keep, Options, PlusMinus
from .rules import CARD_ONLY, MOST_MOVES

STEP = 50
TOP = 10_000
SIZE = TOP // STEP + 1
DOUBLES_ALL = int(Double.ALL)

LORE = layout(
    [
        ("tutto", np.float64, (DICE + 1,)),  # the chance of a TUTTO from rolling so many dice
        ("straight", np.float64, (1 << FACES,)),  # the chance of a Straight, by the set of numbers put aside
        ("start", np.float64, (CARDS, SIZE)),  # the worth of turning each card with points at risk
        ("bonus", np.float64, (BONUSES, DICE + 1, SIZE)),  # of rolling dice under each Bonus with points at risk
        ("double", np.float64, (SIZE, DICE + 1, SIZE)),  # under x2: points it does not double, dice, points it does
        ("banked", np.float64, (SIZE,)),  # of a TUTTO with points at risk: stop, or the next card
    ]
)


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


def work_out(options: Options, edition: Edition) -> Lore:
    """Everything `steady` needs to know of these options and this deck."""
    rolls = all_rolls(options.keep == Keep.ALL)
    lore: Lore = np.zeros(1, LORE)[0]
    lore.tutto[:] = tutto_chances(rolls)
    lore.straight[:] = straight_chances(options.keep == Keep.ALL)
    deck = np.array(
        [
            *edition.bonus,
            edition.x2,
            edition.stop,
            edition.fireworks,
            edition.plus_minus,
            edition.cloverleaf,
            edition.straight,
        ]
    )
    fill(
        lore,
        rolls,
        deck / deck.sum(),
        fireworks_points(),
        float(options.target),
        int(options.x2),
        options.plus_minus == PlusMinus.ENDS_TURN,
    )
    return lore


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


@rule
def fill(
    lore: Lore, rolls: Rolls, deck: NDArray[np.float64], fireworks: float, target: float, x2: int, ends_turn: bool
) -> None:
    """Value every position of a turn, from many points at risk down to none: rolls only add points."""
    for at in range(SIZE - 1, -1, -1):
        for row in range(len(rolls.dice) - 1):
            for card in range(BONUSES):
                fill_bonus(lore, rolls, row, card, at)
            for safe in range(1 if x2 == DOUBLES_ALL else at + 1):
                fill_double(lore, rolls, row, safe, at - safe)
        for card in range(BONUSES):
            lore.start[card, at] = lore.bonus[card, DICE, at]
        lore.start[X2, at] = lore.double[at, DICE, 0] if x2 == CARD_ONLY else lore.double[0, DICE, at]
        lore.start[STOP_CARD, at] = 0.0
        lore.start[FIREWORKS, at] = STEP * at + fireworks
        lore.start[PLUS_MINUS, at] = lore.tutto[DICE] * (1000.0 if ends_turn else banked(lore, at + 1000 // STEP))
        lore.start[CLOVERLEAF, at] = lore.tutto[DICE] * lore.tutto[DICE] * max(target, STEP * at)
        lore.start[STRAIGHT, at] = lore.straight[0] * banked(lore, at + 2000 // STEP)
        going_on = 0.0
        for card in range(CARDS):
            going_on += deck[card] * lore.start[card, at]
        lore.banked[at] = max(STEP * at, going_on)


@rule
def fill_bonus(lore: Lore, rolls: Rolls, row: int, card: int, at: int) -> None:
    """What a roll adds to the worth of rolling so many dice under a Bonus."""
    dice = rolls.dice[row]
    pays = bonus_of(card) // STEP
    best = 0.0
    if rolls.whole_dice[row] > 0:
        best = STEP * (at + rolls.whole_steps[row]) + (STEP * pays if rolls.whole_dice[row] == dice else 0.0)
    for way in range(rolls.first[row], rolls.first[row + 1]):
        after = at + rolls.kept_steps[way]
        if rolls.kept_dice[way] == dice:
            best = max(best, banked(lore, after + pays))
        else:
            best = max(best, lore.bonus[card, dice - rolls.kept_dice[way], min(after, SIZE - 1)])
    lore.bonus[card, dice, at] += rolls.chance[row] * best


@rule
def fill_double(lore: Lore, rolls: Rolls, row: int, safe: int, doubled: int) -> None:
    """What a roll adds to the worth of rolling so many dice under x2."""
    dice = rolls.dice[row]
    best = 0.0
    if rolls.whole_dice[row] > 0:
        gain = doubled + rolls.whole_steps[row] if rolls.whole_dice[row] == dice else 0
        best = STEP * (safe + doubled + rolls.whole_steps[row] + gain)
    for way in range(rolls.first[row], rolls.first[row + 1]):
        after = doubled + rolls.kept_steps[way]
        if rolls.kept_dice[way] == dice:
            best = max(best, banked(lore, safe + 2 * after))
        else:
            best = max(best, lore.double[safe, dice - rolls.kept_dice[way], min(after, SIZE - 1)])
    lore.double[safe, dice, doubled] += rolls.chance[row] * best


@rule
def banked(lore: Lore, steps: int) -> float:
    """The worth of a TUTTO with so many steps of points: stop, or the next card."""
    return lore.banked[steps] if steps < SIZE else float(STEP * steps)


@rule
def next_card(state: State, gathered: int, lore: Lore) -> float:
    """The expected points of turning the next card with so many points at risk, from the deck as it lies."""
    at = min(gathered // STEP, SIZE - 1)
    total = 0.0
    for card in range(CARDS):
        left = state.deck[card] if state.cards > 0 else state.box[card]
        total += left * lore.start[card, at]
    cards = state.cards
    if cards == 0:
        for card in range(CARDS):
            cards += state.box[card]
    return total / cards
