"""A turn of DICETTO solved exactly: the best dice to roll again for any worth of what is placed in the end.

Up to four dice are a group, and there are 210 of them: four numbers from 0 to 6 in ascending order, 0 for a die that is
missing. The lore knows their parts, so that the worth of placing and of rolling again are sums over small tables.
"""

import numpy as np

from croupier.kernel.contract import Lore, State
from croupier.kernel.counts import FACES, ROLLS_OF, dice_in, one_die, roll_codes
from croupier.kernel.layout import layout
from croupier.kernel.rule import rule

from .cards import EXTRA, KINDS, fits, kind_of
from .dice import ALL, DICE, DIE_BITS, die_at, in_row, picks, pips
from .features import LEARNED, WEIGHTS
from .options import Edition, Options
from .state import EXTRA_PLACE, NO_CARD, PLACES, ROLLS

GROUPS = 210
WHOLE = ROLLS_OF[DICE]
"""Groups of all four dice; they come first in the order."""
PARTS = 16
SUMS = 25

LORE = layout(
    [
        ("order", np.int64, (GROUPS,)),  # the groups, most dice first
        ("parts", np.int64, (GROUPS,)),  # how many parts each has
        ("part", np.int64, (GROUPS, PARTS)),
        ("rest", np.int64, (GROUPS, PARTS)),  # what they leave
        ("more", np.int64, (GROUPS, FACES)),  # each group with one more die
        ("total", np.int64, (KINDS + 1, GROUPS)),  # its sum on each kind of card, or 0
        ("beat", np.float64, (2, KINDS + 1, SUMS)),  # the chance to beat a sum on a kind of card, see `chance_against`
        ("possible", np.int64, (KINDS + 1, SUMS)),  # 1 for sums that dice on a kind of card can have
        ("judgement", np.float64, (WEIGHTS,)),  # what has been learned of whole tables
        ("placing", np.float64, (GROUPS,)),  # from here on room to think: the worth of placing a group
        ("best", np.float64, (GROUPS,)),  # of having it with rolls left
        ("held", np.float64, (GROUPS,)),  # of holding it and rolling the others
        ("worth", np.float64, (PLACES, SUMS)),  # of each sum on each place
    ]
)

THINKING = "placing"


@rule
def group_of(code: int) -> int:
    """The number of a group: its place among all multisets of four numbers from 0 to 6."""
    row = in_row(code) << (DIE_BITS * (DICE - dice_in(code)))
    a, b, c, d = die_at(row, 0), die_at(row, 1), die_at(row, 2), die_at(row, 3)
    return a + b * (b + 1) // 2 + c * (c + 1) * (c + 2) // 6 + d * (d + 1) * (d + 2) * (d + 3) // 24


def work_out(options: Options, edition: Edition) -> Lore:
    """Everything the bots need to know; it is the same for all options and editions."""
    lore = group_lore()
    with np.load(LEARNED) as learned:
        lore.judgement[:] = learned["judgement"]
    for rolls in (ROLLS, ROLLS + 1):
        for kind in range(KINDS + 1):
            for total in range(SUMS):
                lore.beat[rolls - ROLLS, kind, total] = chance_to_beat(lore, kind, total, rolls)
    return lore


def group_lore() -> Lore:
    """The groups with their parts and sums, and no chances yet."""
    lore: Lore = np.zeros(1, LORE)[0]
    codes, parts = np.zeros(WHOLE, np.int64), np.zeros(PARTS, np.int64)
    place = 0
    for dice in range(DICE, -1, -1):
        for code in codes[: roll_codes(dice, codes)].tolist():
            group = group_of(code)
            lore.order[place] = group
            place += 1
            count = picks(code, parts)
            lore.parts[group] = count
            for number, part in enumerate(parts[:count].tolist()):
                lore.part[group, number] = group_of(part)
                lore.rest[group, number] = group_of(code - part)
            for face in range(FACES if dice < DICE else 0):
                lore.more[group, face] = group_of(code + one_die(face))
            for kind in range(KINDS + 1):
                mask = ALL & ((1 << (DIE_BITS * dice)) - 1)
                if dice and fits(kind, in_row(code), mask):
                    lore.total[kind, group] = pips(code)
                    lore.possible[kind, pips(code)] = 1
    return lore


@rule
def chance_against(lore: Lore, kind: int, total: int, rolls: int) -> float:
    """The chance of a player with three or four rolls to beat a sum, as it was worked out."""
    return lore.beat[rolls - ROLLS, kind, total]


@rule
def chance_to_beat(lore: Lore, kind: int, total: int, rolls: int) -> float:
    """The chance to win a card with some rolls by nothing but the best dice for it; an equal sum wins half its battles.

    Against a sum of 0 it is the chance to make the combination at all.
    """
    for number in range(WHOLE):
        group = lore.order[number]
        most = 0
        for part in range(lore.parts[group]):
            most = max(most, lore.total[kind, lore.part[group, part]])
        lore.placing[group] = 1.0 if most > total else 0.5 if most == total and total > 0 else 0.0
    look_ahead(lore, rolls)
    return lore.held[0]


@rule
def look_ahead(lore: Lore, rolls: int) -> None:
    """From the worth of placing: the worth of holding each group when so many rolls are left, the next one included."""
    for number in range(WHOLE):
        group = lore.order[number]
        lore.best[group] = lore.placing[group]
    hold(lore)
    for _ in range(rolls - 1):
        for number in range(WHOLE):
            group = lore.order[number]
            best = 0.0
            for part in range(lore.parts[group]):
                best = max(best, lore.held[lore.part[group, part]])
            lore.best[group] = best
        hold(lore)


@rule
def hold(lore: Lore) -> None:
    """The worth of holding each group and rolling the other dice: die by die, the mean over its faces."""
    for number in range(WHOLE):
        group = lore.order[number]
        lore.held[group] = lore.best[group]
    for number in range(WHOLE, GROUPS):
        group = lore.order[number]
        total = 0.0
        for face in range(FACES):
            total += lore.held[lore.more[group, face]]
        lore.held[group] = total / FACES


@rule
def value_placing(state: State, lore: Lore) -> None:
    """The worth of placing each group as well as possible, from the worth of each sum on each place.

    Place by place: a part of the dice stands there, and the rest does what is best on the places before. Larger groups
    come first, so what they leave has not seen this place yet.
    """
    for group in range(GROUPS):
        lore.placing[group] = 0.0
    for place in range(PLACES):
        if state.card[place] == NO_CARD:
            continue
        kind = kind_of(state.card[place])
        for number in range(GROUPS - 1):
            group = lore.order[number]
            best = lore.placing[group]
            for part in range(1, lore.parts[group]):
                total = lore.total[kind, lore.part[group, part]]
                if total:
                    best = max(best, lore.worth[place, total] + lore.placing[lore.rest[group, part]])
            lore.placing[group] = best


@rule
def value_places(state: State, seat: int, lore: Lore, intent: float, keen: float, extra_roll: float) -> None:
    """What each sum on each place is worth to a seat: its points if it stays there, and what others lose by it.

    Dice stay if no other player beats them before the seat's next turn; `intent` is how often a player tries to, and
    `keen` how much oftener if it is easy. A sum that may not be placed is worth less than nothing.
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
                    beaten = chance_against(lore, kind, total, rolls)
                    stays *= 1.0 - (intent + keen * beaten) * beaten
            worth = points * stays + others
            if total == floor:
                worth *= 0.5
            lore.worth[place, total] = worth if total >= floor else -1.0


def chances(rolls: int) -> dict[int, float]:
    """The exact chance to make each kind of dice card with some rolls and best play for it."""
    lore = group_lore()
    return {kind: chance_to_beat(lore, kind, 0, rolls) for kind in range(EXTRA)}
