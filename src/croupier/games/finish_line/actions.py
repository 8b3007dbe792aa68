"""A fixed number for every move of FINISH LINE's menu: horses by their starting places, as its codes have them."""

from croupier.kernel.contract import State
from croupier.kernel.rule import rule

from .betting import ALONE, DONE, bet_of, first_of, half_left, second_of
from .dice import (
    DEAD_EVEN,
    DISQUALIFIED,
    DOUBLE,
    EXTRA_MOVE,
    FULL,
    HELMET,
    HORSESHOE,
    INSIDE_TIP,
    INTERFERENCE,
    LOSING_SPEED,
    OUTSIDER_1000,
    OUTSIDER_2000,
    OUTSIDER_3000,
    PALETTE,
    ROLLED,
    SIDE_BET,
    TEMPO,
    WHIPPING,
    dice_of,
    die_colour,
    size,
)
from .options import FIELD
from .state import BETTING, EXTRA, TAKE
from .track import horse_at, spot_of
from .using import NOBODY, PUT_AWAY, target, use_of

PAIRS = FIELD * (FIELD - 1) // 2
AIMED = 9
"""Faces that are used on one horse."""
SPOTS = FIELD - 2
"""Where three neighbours can begin."""
ORDERS = 6
TWO_COLOURS = PALETTE * (PALETTE + 1) // 2

WINNER = 1
PLACED = WINNER + FIELD
TAKING = PLACED + PAIRS
TAKING_THREE = TAKING + PALETTE
AIMING = TAKING_THREE + TWO_COLOURS * (PALETTE + 2) // 3
CHANGING = AIMING + AIMED * FIELD
LAYING = CHANGING + FIELD * (FIELD - 1)
EVEN = LAYING + SPOTS * ORDERS
SIDE = EVEN + 1
KEEPING = SIDE + 1
TIPPING_ONE = KEEPING + 1
TIPPING_TWO = TIPPING_ONE + PALETTE
PUTTING_AWAY = TIPPING_TWO + TWO_COLOURS
SPENDING = PUTTING_AWAY + PALETTE
ACTIONS = SPENDING + FIELD


@rule
def pair_number(one: int, two: int) -> int:
    """A number for two different things, the first the lower."""
    return two * (two - 1) // 2 + one


@rule
def pair_of(number: int) -> tuple[int, int]:
    """The opposite of `pair_number`."""
    two = 1
    while pair_number(0, two + 1) <= number:
        two += 1
    return number - pair_number(0, two), two


@rule
def aimed_number(face: int) -> int:
    """A number for each face that is used on one horse, in their order."""
    reds = int(face >= DOUBLE) + int(face >= WHIPPING) + int(face >= HELMET) + int(face >= LOSING_SPEED)
    greens = int(face >= OUTSIDER_1000) + int(face >= OUTSIDER_2000) + int(face >= OUTSIDER_3000)
    return reds + greens + int(face >= DISQUALIFIED)


@rule
def aimed_face(number: int) -> int:
    """The opposite of `aimed_number`."""
    face = HORSESHOE
    while aimed_number(face) < number:
        face += 1
    return face


@rule
def action_of(state: State, seat: int, move: int) -> int:
    """Done, bets, dice to take, uses by their faces, dice to put away, and extra moves that were kept."""
    if state.phase == BETTING:
        if move == DONE:
            return 0
        one, two = first_of(move), second_of(move)
        return WINNER + one if two == ALONE else PLACED + pair_number(one, two)
    if state.phase == TAKE:
        return taking(move)
    if move & PUT_AWAY:
        return PUTTING_AWAY + (move ^ PUT_AWAY)
    if state.phase == EXTRA:
        return SPENDING + target(move, 0)
    return using(state, move & FULL, target(move, 0), target(move, 1), target(move, 2))


@rule
def taking(dice: int) -> int:
    """One die or three, by their colours."""
    one = die_colour(dice, 0)
    if size(dice) < ROLLED:
        return TAKING + one
    two, three = die_colour(dice, 1) + 1, die_colour(dice, 2) + 2
    return TAKING_THREE + three * (three - 1) * (three - 2) // 6 + pair_number(one, two)


@rule
def using(state: State, face: int, one: int, two: int, three: int) -> int:
    """A face on a horse; a horseshoe from one to another; three neighbours in a new order; dice of the pile."""
    if face == TEMPO:
        return CHANGING + one * (FIELD - 1) + two - (two > one)
    if face == INTERFERENCE:
        spots = spot_of(state, one), spot_of(state, two), spot_of(state, three)
        order = 2 * (int(spots[0] > spots[1]) + int(spots[0] > spots[2])) + int(spots[1] > spots[2])
        return LAYING + (state.left - ROLLED - min(spots[0], spots[1], spots[2])) * ORDERS + order
    if face == INSIDE_TIP:
        return TIPPING_ONE + one if two == NOBODY else TIPPING_TWO + pair_number(one, two + 1)
    if face == DEAD_EVEN:
        return EVEN
    if face == SIDE_BET:
        return SIDE
    if face == EXTRA_MOVE:
        return KEEPING
    return AIMING + aimed_number(face) * FIELD + one


@rule
def move_of(state: State, seat: int, action: int) -> int:
    """The opposite of `action_of`; a bet is of half of what is left, as the menu offers it (L8)."""
    if action < TAKING:
        return betting(state, seat, action)
    if action < AIMING:
        return dice_taken(action)
    if action >= SPENDING:
        return use_of(EXTRA_MOVE, action - SPENDING)
    if action >= PUTTING_AWAY:
        return PUT_AWAY | (action - PUTTING_AWAY)
    if action >= TIPPING_TWO:
        one, two = pair_of(action - TIPPING_TWO)
        return use_of(INSIDE_TIP, one, two - 1)
    if action >= TIPPING_ONE:
        return use_of(INSIDE_TIP, action - TIPPING_ONE, NOBODY)
    if action >= EVEN:
        return DEAD_EVEN if action == EVEN else SIDE_BET if action == SIDE else EXTRA_MOVE
    if action >= LAYING:
        return laid(state, (action - LAYING) // ORDERS, (action - LAYING) % ORDERS)
    if action >= CHANGING:
        one, two = (action - CHANGING) // (FIELD - 1), (action - CHANGING) % (FIELD - 1)
        return use_of(TEMPO, one, two + (two >= one))
    return use_of(aimed_face((action - AIMING) // FIELD), (action - AIMING) % FIELD)


@rule
def betting(state: State, seat: int, action: int) -> int:
    """Done, or half of what is left on a horse or a pair."""
    if action < WINNER:
        return DONE
    half = half_left(state, seat)
    if action < PLACED:
        return bet_of(action - WINNER, ALONE, half)
    one, two = pair_of(action - PLACED)
    return bet_of(one, two, half)


@rule
def dice_taken(action: int) -> int:
    """The opposite of `taking`."""
    if action < TAKING_THREE:
        return dice_of(action - TAKING, 1)
    three, number = 2, action - TAKING_THREE
    while (three + 1) * three * (three - 1) // 6 <= number:
        three += 1
    one, two = pair_of(number - three * (three - 1) * (three - 2) // 6)
    return dice_of(one, 1) + dice_of(two - 1, 1) + dice_of(three - 2, 1)


@rule
def laid(state: State, front: int, order: int) -> int:
    """Three neighbours with so many tiles in front of them, the last of the new order first."""
    spot = state.left - ROLLED - front
    if spot < 0:
        return 0
    last = order // 2
    rest = 1 if last == 0 else 0
    other = 3 - last - rest
    if order % 2:
        rest, other = other, rest
    return use_of(
        INTERFERENCE, horse_at(state, spot + last), horse_at(state, spot + rest), horse_at(state, spot + other)
    )
