"""A turn of TUTTO solved exactly: the expected points of every decision, all rolls and cards counted.

Points go in steps of 50. Later cards are drawn from a full deck; what is left of the deck counts for the next card, see
`next_card`. Above `TOP` points a turn is taken to stop at the first chance, which it does anyway.
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.contract import Lore, State
from croupier.kernel.counts import FACES
from croupier.kernel.layout import layout
from croupier.kernel.rule import rule

from .cards import BONUSES, CARDS, CLOVERLEAF, FIREWORKS, PLUS_MINUS, STOP_CARD, STRAIGHT, X2, bonus_of
from .dice import DICE
from .odds import (
    BEYOND,
    MOST_FIREWORKS,
    STEP,
    Rolls,
    all_rolls,
    card_chances,
    fireworks_points,
    fireworks_steps,
    straight_chances,
    tutto_chances,
)
from .options import Double, Edition, Keep, Options, PlusMinus
from .rules import CARD_ONLY, SEATS

TOP = 10_000
SIZE = TOP // STEP + 1
DOUBLES_ALL = int(Double.ALL)
ROWS, WAYS = 174, 772
TARGET = 6000 // STEP
"""The target that was solved for two; nearer ones are its end."""
MOST = TARGET + BEYOND
STRIKES = MOST // (1000 // STEP) + 1
"""TUTTOs under Plus/Minus in one turn that are thought of: so many take all that one other has."""
PLACES = 2 * TARGET * TARGET + 2 * MOST
"""Turns of the game for two that are told apart, see `place_of`."""
ROOM = 1 << 20
"""Worths that a lore can remember of them: all turns of the usual game need some 850,000, which are 7 MB."""
SOLVED = Path(__file__).with_name("solved.npy")
"""The three tables of `croupier solve tutto --out`, side by side."""

ROLLS = ("dice", "chance", "whole_dice", "whole_steps", "first_way", "kept_dice", "kept_steps")
"""Where a lore keeps what `Rolls` has."""

LORE = layout(
    [
        ("tutto", np.float64, (DICE + 1,)),  # the chance of a TUTTO from rolling so many dice
        ("straight", np.float64, (1 << FACES,)),  # the chance of a Straight, by the set of numbers put aside
        ("start", np.float64, (CARDS, SIZE)),  # the worth of turning each card with points at risk
        ("bonus", np.float64, (BONUSES, DICE + 1, SIZE)),  # of rolling dice under each Bonus with points at risk
        ("double", np.float64, (SIZE, DICE + 1, SIZE)),  # under x2: points it does not double, dice, points it does
        ("banked", np.float64, (SIZE,)),  # of a TUTTO with points at risk: stop, or the next card
        *((name, np.int64, (ROWS,)) for name in ("dice", "whole_dice", "whole_steps", "first_way")),  # all rolls
        ("chance", np.float64, (ROWS,)),  # of each roll
        *((name, np.int64, (WAYS,)) for name in ("kept_dice", "kept_steps")),  # every way to keep some of them
        ("deck", np.float64, (CARDS,)),  # how likely each card of the whole deck is
        (
            "fireworks",
            np.float64,
            (DICE + 1, MOST_FIREWORKS),
        ),  # how likely Fireworks bring so many steps, by dice rolled
        ("first", np.float64, (TARGET, TARGET)),  # the solved game for two: chances by one's own and the other's score
        ("second", np.float64, (TARGET, TARGET)),
        ("last", np.float64, (TARGET, MOST + 1)),
        ("begins", np.int32, (PLACES,)),  # where each turn's worths begin, counted from 1; 0 if it is not remembered
        ("length", np.int32, (PLACES,)),
        ("kept", np.float64, (ROOM,)),  # of paid TUTTOs, as far as the next card is ever better than to stop
        ("turn", np.int64, (SEATS + 2,)),  # from here on room to think: what was thought about last
        ("left", np.int64, (CARDS,)),  # the cards that were left then
        ("drawn", np.float64, (CARDS,)),  # how likely each of them is
        ("others", np.int64, (STRIKES, SEATS)),  # everybody's steps after so many TUTTOs under Plus/Minus
        ("struck", np.int64, (1,)),  # 1 if the first of them takes something from somebody
        ("reach", np.int64, (STRIKES,)),  # the steps that make a difference then
        ("top", np.int64, (1,)),  # the steps up to which the next card may be better than to stop
        ("stop", np.float64, (STRIKES, MOST + 1)),  # what a turn is worth then, as a `Desk`
        ("paid", np.float64, (STRIKES, 1, MOST + 1)),
        ("rolling", np.float64, (1, DICE + 1, MOST + 1, X2 + 1)),
        ("terms", np.int64, (2,)),  # what the turns that are remembered were played under
        ("used", np.int64, (1,)),  # how many worths are kept
        ("shared", np.int64, (1,)),  # 1 where others read what is remembered at the same time: then nothing is added
    ]
)
THINKING = "turn"


def work_out(options: Options, edition: Edition) -> Lore:
    """Everything `steady` needs to know of these options and this deck."""
    rolls = all_rolls(options.keep == Keep.ALL)
    lore: Lore = np.zeros(1, LORE)[0]
    lore.tutto[:] = tutto_chances(rolls)
    lore.straight[:] = straight_chances(options.keep == Keep.ALL)
    for name, part in zip(ROLLS, rolls, strict=True):
        lore[name][: len(part)] = part
    lore.deck[:] = card_chances(edition)
    for dice in range(1, DICE + 1):
        lore.fireworks[dice] = fireworks_steps(dice)
    for name, part in zip(
        ("first", "second", "last"), np.split(np.load(SOLVED), (TARGET, 2 * TARGET), axis=1), strict=True
    ):
        lore[name] = part
    lore.turn[:] = -1
    lore.terms[:] = options.target, options.plus_minus
    fill(
        lore,
        rolls,
        card_chances(edition),
        fireworks_points(),
        float(options.target),
        int(options.x2),
        options.plus_minus == PlusMinus.ENDS_TURN,
    )
    return lore


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
