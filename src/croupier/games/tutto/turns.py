"""A turn of TUTTO played for the victory: what each decision is worth, given what every way to end the turn is worth.

Points go in steps of 50; worth is a chance to win. The points that can be gathered have an end: whoever has come that
far stops. Cards that let nobody stop are played for their TUTTO, which is never worse than the null.

Steps that no x2 doubles are counted apart (T16): what cards brought, under `rolled-only`; what was gathered before the
x2 was turned, under `card-only`; none, where it doubles all.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.rule import rule

from .cards import CARDS, CLOVERLEAF, FIREWORKS, STOP_CARD, STRAIGHT, X2, bonus_of
from .dice import DICE
from .odds import STEP, Rolls, all_rolls, card_chances, fireworks_steps, straight_chances, tutto_chances
from .options import Double, Edition, Keep, Options, PlusMinus

TAKEN = 1000 // STEP
"""What Plus/Minus brings, and takes from the leaders."""
LONGEST_STRAIGHT = 2000 // STEP
ONE, THREE_ONES = 100 // STEP, 1000 // STEP
ALL, ROLLED_ONLY, CARD_ONLY = (int(double) for double in Double)

Worth = NDArray[np.float64]


class Luck(NamedTuple):
    """What cards and dice may bring, under some options and with some deck."""

    rolls: Rolls
    deck: Worth
    """How likely each card is the next."""
    fireworks: Worth
    """How likely Fireworks bring so many steps."""
    tutto: float
    straight: float
    ends_turn: bool
    x2: int


class Desk(NamedTuple):
    """What the decisions of one turn are worth, by the steps gathered so far; all but stopping by those apart first."""

    stop: Worth
    banked: Worth
    """Of a TUTTO that was paid: stop, or the next card."""
    rolling: Worth
    """Of rolling so many dice, under each card that lets a player stop; of no dice, of their TUTTO."""


def luck_of(options: Options, edition: Edition) -> Luck:
    """What may come under these options, each card drawn from the whole deck."""
    rolls = all_rolls(options.keep == Keep.ALL)
    return Luck(
        rolls,
        card_chances(edition),
        fireworks_steps(),
        float(tutto_chances(rolls)[DICE]),
        float(straight_chances(options.keep == Keep.ALL)[0]),
        options.plus_minus == PlusMinus.ENDS_TURN,
        int(options.x2),
    )


def new_desk(luck: Luck, most: int) -> Desk:
    """Room for turns of at most so many steps."""
    banked = np.zeros((most + 1 if luck.x2 == ROLLED_ONLY else 1, most + 1))
    rolling = np.zeros((1 if luck.x2 == ALL else most + 1, DICE + 1, most + 1, X2 + 1))
    return Desk(np.zeros(most + 1), banked, rolling)


@rule
def paid(card: int, steps: int, apart: int) -> int:
    """T15, T16: what a turn of so many steps has after a TUTTO under a Bonus or an x2."""
    return 2 * steps - apart if card == X2 else steps + bonus_of(card) // STEP


@rule
def banked_with(x2: int, banked: Worth, steps: int, apart: int, brought: int, most: int) -> float:
    """The worth of a paid TUTTO, after which the turn has so many steps, some of which a card brought."""
    return banked[min(apart + brought, most) if x2 == ROLLED_ONLY else 0, min(steps, most)]


@rule
def weigh(luck: Luck, most: int, desk: Desk, struck: Worth, most_struck: int, ended: float) -> float:
    """Fill a desk from what stopping is worth, up to `most` steps, and say what the next card is worth with none.

    `struck` is the worth of a paid TUTTO once the leaders have lost what Plus/Minus takes, `ended` that of its end.
    """
    for apart in range(most + 1 if luck.x2 == ROLLED_ONLY else 1):
        desk.banked[apart, most] = desk.stop[most]
    return weigh_below(luck, most, most, desk, struck, most_struck, ended)


@rule
def weigh_again(luck: Luck, top: int, most: int, desk: Desk, struck: Worth, most_struck: int, ended: float) -> None:
    """Fill a desk anew from `top` steps down, for another deck; more steps are worth what they were."""
    for card in range(X2 + 1):
        roll_under(luck.rolls, card, top, DICE, most, desk)
    weigh_below(luck, top, most, desk, struck, most_struck, ended)


@rule
def weigh_below(luck: Luck, top: int, most: int, desk: Desk, struck: Worth, most_struck: int, ended: float) -> float:
    """Fill a desk from `top` steps down."""
    stop, banked = desk.stop, desk.banked
    fresh = 0.0
    for at in range(top, -1, -1):
        for apart in range(1 if luck.x2 == ALL else at + 1):
            rolling = desk.rolling[apart]
            for card in range(X2 + 1):
                if at == most:
                    rolling[0, at, card] = stop[most]
                else:
                    brought = 0 if card == X2 else bonus_of(card) // STEP
                    steps = paid(card, at + 1, apart)
                    rolling[0, at + 1, card] = banked_with(luck.x2, banked, steps, apart, brought, most)
            weigh_rolls(luck.rolls, at, apart, most, stop, rolling)
        for apart in range(at + 1 if luck.x2 == ROLLED_ONLY else 1):
            going_on = 0.0
            for card in range(CARDS):
                worth = card_worth(luck, card, at, apart, most, desk, struck, most_struck, ended)
                going_on += luck.deck[card] * worth
            if at < most:
                banked[apart, at] = max(stop[at], going_on)
            if apart == 0:
                fresh = going_on
    return fresh


@rule
def weigh_rolls(rolls: Rolls, at: int, apart: int, most: int, stop: Worth, rolling: Worth) -> None:
    """The worth of rolling one to six dice with so many steps, under six cards at once: each is a name of its own."""
    for dice in range(1, DICE + 1):
        rolling[dice, at] = 0.0
    for row in range(len(rolls.dice) - 1):
        dice, kept, after = rolls.dice[row], rolls.whole_dice[row], at + rolls.whole_steps[row]
        a = b = c = d = e = f = stop[min(after, most)] if kept else stop[0]
        if kept == dice:
            a, b = stop[min(paid(0, after, apart), most)], stop[min(paid(1, after, apart), most)]
            c, d = stop[min(paid(2, after, apart), most)], stop[min(paid(3, after, apart), most)]
            e, f = stop[min(paid(4, after, apart), most)], stop[min(paid(X2, after, apart), most)]
        for way in range(rolls.first[row], rolls.first[row + 1]):
            then = rolling[dice - rolls.kept_dice[way], min(at + rolls.kept_steps[way], most)]
            a, b, c = max(a, then[0]), max(b, then[1]), max(c, then[2])
            d, e, f = max(d, then[3]), max(e, then[4]), max(f, then[X2])
        chance, here = rolls.chance[row], rolling[dice, at]
        here[0] += chance * a
        here[1] += chance * b
        here[2] += chance * c
        here[3] += chance * d
        here[4] += chance * e
        here[X2] += chance * f


@rule
def roll_under(rolls: Rolls, card: int, at: int, dice: int, most: int, desk: Desk) -> None:
    """The same under one card where an x2 doubles all, as far as so many dice can lead: a desk needs no more for that.

    What is paid must be known. So much less than the whole turn is to be gone over that it can be done at every move.
    """
    stop, banked, rolling = desk.stop, desk.banked[0], desk.rolling[0]
    for after in range(at, min(at + most_steps(dice), most) + 1):
        rolling[0, after, card] = stop[most] if after == most else banked[min(paid(card, after, 0), most)]
    row = 0
    for left in range(1, dice + 1):
        first = row
        while rolls.dice[row] == left:
            row += 1
        for after in range(at, min(at + most_steps(dice - left), most) + 1):
            worth = 0.0
            for roll in range(first, row):
                worth += rolls.chance[roll] * best_way(rolls, roll, card, after, most, stop, rolling)
            rolling[left, after, card] = worth


@rule
def most_steps(dice: int) -> int:
    """The most that so many dice bring under one card: triplets of 1s and single 1s."""
    return THREE_ONES * (dice // 3) + ONE * (dice % 3)


@rule
def best_way(rolls: Rolls, row: int, card: int, at: int, most: int, stop: Worth, rolling: Worth) -> float:
    """The best of a roll under one card."""
    dice, kept, after = rolls.dice[row], rolls.whole_dice[row], at + rolls.whole_steps[row]
    best = stop[min(after, most)] if kept else stop[0]
    if kept == dice:
        best = stop[min(paid(card, after, 0), most)]
    for way in range(rolls.first[row], rolls.first[row + 1]):
        best = max(best, rolling[dice - rolls.kept_dice[way], min(at + rolls.kept_steps[way], most), card])
    return best


@rule
def card_worth(
    luck: Luck, card: int, at: int, apart: int, most: int, desk: Desk, struck: Worth, most_struck: int, ended: float
) -> float:
    """What a card is worth that is turned with so many steps at risk, some of them apart."""
    null = desk.stop[0]
    if card <= X2:
        return desk.rolling[at if card == X2 and luck.x2 == CARD_ONLY else apart, DICE, at, card]
    if card == STOP_CARD:
        return null
    if card == FIREWORKS:
        worth = 0.0
        for steps in range(len(luck.fireworks)):
            worth += luck.fireworks[steps] * desk.stop[min(at + steps, most)]
        return worth
    if card == CLOVERLEAF:
        both = luck.tutto * luck.tutto
        return both + (1 - both) * null
    if card == STRAIGHT:
        then = banked_with(luck.x2, desk.banked, at + LONGEST_STRAIGHT, apart, LONGEST_STRAIGHT, most)
        return luck.straight * then + (1 - luck.straight) * null
    then = ended if luck.ends_turn else banked_with(luck.x2, struck, at + TAKEN, apart, TAKEN, most_struck)
    return luck.tutto * then + (1 - luck.tutto) * null
