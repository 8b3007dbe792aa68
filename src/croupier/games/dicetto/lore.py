"""A turn of DICETTO solved exactly: the best dice to roll again for any worth of what is placed in the end.

Up to four dice are a group, and there are 210 of them: four numbers from 0 to 6 in ascending order, 0 for a die that is
missing. The lore knows their parts, so that the worth of placing and of rolling again are sums over small tables. The
last part of the lore is room to think.
"""

import numpy as np

from croupier.kernel.contract import Lore, State
from croupier.kernel.counts import FACES, ROLLS_OF, dice_in, one_die, roll_codes
from croupier.kernel.rule import rule

from .cards import EXTRA, KINDS, fits, kind_of
from .dice import ALL, DICE, DIE_BITS, die_at, in_row, picks, pips
from .options import Edition, Options
from .rules import EXTRA_PLACE, NO_CARD, PLACES, ROLLS

GROUPS = 210
WHOLE = ROLLS_OF[DICE]
"""Groups of all four dice; they come first in the order."""
PARTS = 16
SUMS = 25

ORDER_AT = 0
COUNT_AT = ORDER_AT + GROUPS
PART_AT = COUNT_AT + GROUPS
REST_AT = PART_AT + GROUPS * PARTS
ADD_AT = REST_AT + GROUPS * PARTS
SUM_AT = ADD_AT + GROUPS * FACES
BEAT_AT = SUM_AT + (KINDS + 1) * GROUPS
PLACING_AT = BEAT_AT + 2 * (KINDS + 1) * SUMS
BEST_AT = PLACING_AT + GROUPS
HELD_AT = BEST_AT + GROUPS
WORTH_AT = HELD_AT + GROUPS
LORE_SIZE = WORTH_AT + PLACES * SUMS
"""Where the parts of the lore begin: the groups, most dice first; how many parts each has, the parts and what they
leave; each group with one more die; its sum on each kind of card, or 0; the chances to beat a sum on a kind of card.
Then room to think: the worth of placing a group, of having it with rolls left, of holding it, and of each sum on each
place."""


@rule
def group_of(code: int) -> int:
    """The number of a group: its place among all multisets of four numbers from 0 to 6."""
    row = in_row(code) << (DIE_BITS * (DICE - dice_in(code)))
    a, b, c, d = die_at(row, 0), die_at(row, 1), die_at(row, 2), die_at(row, 3)
    return a + b * (b + 1) // 2 + c * (c + 1) * (c + 2) // 6 + d * (d + 1) * (d + 2) * (d + 3) // 24


def turn_lore(options: Options, edition: Edition) -> Lore:
    """Everything `steady` needs to know; it is the same for all house rules and editions."""
    lore = group_lore()
    for rolls in (ROLLS, ROLLS + 1):
        for kind in range(KINDS + 1):
            for total in range(SUMS):
                lore[beat_at(rolls, kind, total)] = chance_to_beat(lore, kind, total, rolls)
    return lore


def group_lore() -> Lore:
    """The groups with their parts and sums, and no chances yet."""
    lore = np.zeros(LORE_SIZE)
    codes, parts = np.zeros(WHOLE, np.int64), np.zeros(PARTS, np.int64)
    place = 0
    for dice in range(DICE, -1, -1):
        for code in codes[: roll_codes(dice, codes)].tolist():
            group = group_of(code)
            lore[ORDER_AT + place] = group
            place += 1
            count = picks(code, parts)
            lore[COUNT_AT + group] = count
            for number, part in enumerate(parts[:count].tolist()):
                lore[PART_AT + group * PARTS + number] = group_of(part)
                lore[REST_AT + group * PARTS + number] = group_of(code - part)
            for face in range(FACES if dice < DICE else 0):
                lore[ADD_AT + group * FACES + face] = group_of(code + one_die(face))
            for kind in range(KINDS + 1):
                mask = ALL & ((1 << (DIE_BITS * dice)) - 1)
                if dice and fits(kind, in_row(code), mask):
                    lore[SUM_AT + kind * GROUPS + group] = pips(code)
    return lore


@rule
def beat_at(rolls: int, kind: int, total: int) -> int:
    """Where the lore keeps the chance to beat a sum."""
    return BEAT_AT + ((rolls - ROLLS) * (KINDS + 1) + kind) * SUMS + total


@rule
def chance_to_beat(lore: Lore, kind: int, total: int, rolls: int) -> float:
    """The chance to win a card with some rolls by nothing but the best dice for it; an equal sum wins half its battles.

    Against a sum of 0 it is the chance to make the combination at all.
    """
    for number in range(WHOLE):
        group = int(lore[ORDER_AT + number])
        most = 0.0
        for part in range(int(lore[COUNT_AT + group])):
            most = max(most, lore[SUM_AT + kind * GROUPS + int(lore[PART_AT + group * PARTS + part])])
        lore[PLACING_AT + group] = 1.0 if most > total else 0.5 if most == total and total > 0 else 0.0
    look_ahead(lore, rolls)
    return lore[HELD_AT]


@rule
def look_ahead(lore: Lore, rolls: int) -> None:
    """From the worth of placing: the worth of holding each group when so many rolls are left, the next one included."""
    for number in range(WHOLE):
        group = int(lore[ORDER_AT + number])
        lore[BEST_AT + group] = lore[PLACING_AT + group]
    hold(lore)
    for _ in range(rolls - 1):
        for number in range(WHOLE):
            group = int(lore[ORDER_AT + number])
            best = 0.0
            for part in range(int(lore[COUNT_AT + group])):
                best = max(best, lore[HELD_AT + int(lore[PART_AT + group * PARTS + part])])
            lore[BEST_AT + group] = best
        hold(lore)


@rule
def hold(lore: Lore) -> None:
    """The worth of holding each group and rolling the other dice: die by die, the mean over its faces."""
    for number in range(WHOLE):
        group = int(lore[ORDER_AT + number])
        lore[HELD_AT + group] = lore[BEST_AT + group]
    for number in range(WHOLE, GROUPS):
        group = int(lore[ORDER_AT + number])
        total = 0.0
        for face in range(FACES):
            total += lore[HELD_AT + int(lore[ADD_AT + group * FACES + face])]
        lore[HELD_AT + group] = total / FACES


@rule
def value_placing(state: State, lore: Lore) -> None:
    """The worth of placing each group as well as possible, from the worth of each sum on each place.

    Place by place: a part of the dice stands there, and the rest does what is best on the places before. Larger groups
    come first, so what they leave has not seen this place yet.
    """
    for group in range(GROUPS):
        lore[PLACING_AT + group] = 0.0
    for place in range(PLACES):
        if state.card[place] == NO_CARD:
            continue
        sums = SUM_AT + (kind_of(state.card[place])) * GROUPS
        for number in range(GROUPS - 1):
            group = int(lore[ORDER_AT + number])
            best = lore[PLACING_AT + group]
            for part in range(group * PARTS + 1, group * PARTS + int(lore[COUNT_AT + group])):
                total = int(lore[sums + int(lore[PART_AT + part])])
                if total:
                    worth = lore[WORTH_AT + place * SUMS + total] + lore[PLACING_AT + int(lore[REST_AT + part])]
                    best = max(best, worth)
            lore[PLACING_AT + group] = best


@rule
def value_places(state: State, seat: int, lore: Lore, intent: float, extra_roll: float) -> None:
    """What each sum on each place is worth to a seat: its points if it stays there, and what others lose by it.

    Dice stay if no other player beats them before the seat's next turn; `intent` is how often a player tries to. A sum
    that may not be placed is worth less than nothing.
    """
    for place in range(PLACES):
        if state.card[place] == NO_CARD:
            continue
        kind = kind_of(state.card[place])
        points = extra_roll if place == EXTRA_PLACE else float(state.points[kind])
        floor = pips(state.dice[place])
        others = points / (state.players - 1) if state.owner[place] else 0.0
        for total in range(1, SUMS):
            stays = 1.0
            for other in range(state.players):
                if other != seat:
                    rolls = ROLLS + 1 if state.owner[EXTRA_PLACE] == other + 1 else ROLLS
                    stays *= 1.0 - intent * lore[beat_at(rolls, kind, total)]
            worth = points * stays + others
            if total == floor:
                worth *= 0.5
            lore[WORTH_AT + place * SUMS + total] = worth if total >= floor else -1.0


def chances(rolls: int) -> dict[int, float]:
    """The exact chance to make each kind of dice card with some rolls and best play for it."""
    lore = group_lore()
    return {kind: chance_to_beat(lore, kind, 0, rolls) for kind in range(EXTRA)}
