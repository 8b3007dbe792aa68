"""The dice of FINISH LINE: counted by colour, and what their sides show.

Dice are counted by colour in one number, five bits for each. A roll is three faces in ascending order, five bits for
each; faces of one colour stand together, so a face tells its colour.
"""

from enum import IntEnum

from croupier.kernel.contract import Codes, State
from croupier.kernel.dice import Rng, below
from croupier.kernel.rule import rule

from .options import COLOURS, SIDES


class Face(IntEnum):
    """What a side can show."""

    HORSESHOE = 1
    WHITE_BLANK = 2
    DOUBLE = 3
    WHIPPING = 4
    TEMPO = 5
    RED_BLANK = 6
    HELMET = 7
    INTERFERENCE = 8
    DEAD_EVEN = 9
    LOSING_SPEED = 10
    OUTSIDER_1000 = 11
    OUTSIDER_2000 = 12
    OUTSIDER_3000 = 13
    GREEN_BLANK = 14
    SIDE_BET = 15
    EXTRA_MOVE = 16
    DISQUALIFIED = 17
    INSIDE_TIP = 18


HORSESHOE, WHITE_BLANK, DOUBLE, WHIPPING, TEMPO, RED_BLANK, HELMET, INTERFERENCE, DEAD_EVEN, LOSING_SPEED = (
    int(face) for face in list(Face)[:10]
)
OUTSIDER_1000, OUTSIDER_2000, OUTSIDER_3000, GREEN_BLANK, SIDE_BET, EXTRA_MOVE, DISQUALIFIED, INSIDE_TIP = (
    int(face) for face in list(Face)[10:]
)
WHITE, RED, YELLOW, GREEN, BLACK = range(5)
PALETTE = len(COLOURS)
BITS = 5
"""Of each count and of each face."""
FULL = (1 << BITS) - 1
ONES = 0x108421
"""One die of every colour."""
BOXES = 1 << (BITS * PALETTE)
"""All counts of dice are below this."""
ROLLED = 3
ROLLS = 1 << (BITS * ROLLED)
"""All rolls are below this."""


@rule
def of_colour(dice: int, colour: int) -> int:
    """How many dice of a colour."""
    return (dice >> (BITS * colour)) & FULL


@rule
def dice_of(colour: int, count: int) -> int:
    """So many dice of a colour."""
    return count << (BITS * colour)


@rule
def face_at(roll: int, number: int) -> int:
    """One of the three faces of a roll, or one of the six sides of a die."""
    return (roll >> (BITS * number)) & FULL


@rule
def face_on(face: int, number: int) -> int:
    """A face at a place of a roll, or on a side of a die."""
    return face << (BITS * number)


@rule
def size(dice: int) -> int:
    """How many dice: the sum of the digits of a number to the base of 32 is its rest by 31."""
    return dice % FULL


@rule
def one_colour(dice: int) -> bool:
    """Whether all dice have the same colour."""
    shown = (dice | (dice >> 1) | (dice >> 2) | (dice >> 3) | (dice >> 4)) & ONES
    return shown & (shown - 1) == 0


@rule
def within(dice: int, others: int) -> bool:
    """Whether so many dice of each colour are among others."""
    short = 0
    for colour in range(PALETTE):
        short += of_colour(dice, colour) > of_colour(others, colour)
    return short == 0


@rule
def colour_of(face: int) -> int:
    """The colour of the dice with this face."""
    return int(face >= DOUBLE) + int(face >= HELMET) + int(face >= OUTSIDER_1000) + int(face >= SIDE_BET)


@rule
def is_blank(face: int) -> bool:
    """L18: whether nothing ever happens on this face."""
    return face in (WHITE_BLANK, RED_BLANK, GREEN_BLANK)


@rule
def roll_of(one: int, two: int, three: int) -> int:
    """Three faces as a roll."""
    low, high = min(one, two), max(one, two)
    first, rest = min(low, three), max(low, three)
    return face_on(first, 0) | face_on(min(high, rest), 1) | face_on(max(high, rest), 2)


@rule
def die_colour(dice: int, number: int) -> int:
    """The colour of die `number` when dice lie in the order of their colours."""
    for colour in range(PALETTE - 1):
        number -= of_colour(dice, colour)
        if number < 0:
            return colour
    return PALETTE - 1


@rule
def side(state: State, colour: int, number: int) -> int:
    """What side `number` of a die shows."""
    return face_at(state.sides[colour], number)


@rule
def sides_with(state: State, face: int) -> int:
    """How many sides of a die show a face."""
    colour = colour_of(face)
    count = 0
    for number in range(SIDES):
        count += side(state, colour, number) == face
    return count


@rule
def draw_roll(state: State, rng: Rng) -> int:
    """L17: three dice at once."""
    number = below(rng, SIDES * SIDES * SIDES)
    one = side(state, die_colour(state.hand, 0), number % SIDES)
    two = side(state, die_colour(state.hand, 1), number // SIDES % SIDES)
    return roll_of(one, two, side(state, die_colour(state.hand, 2), number // (SIDES * SIDES)))


@rule
def roll_weight(state: State, roll: int) -> int:
    """L17: how many of the 216 ways three dice can fall look like this; 0 for what other dice would show."""
    faces = 1
    shown = 0
    for number in range(ROLLED):
        face = face_at(roll, number)
        if face < HORSESHOE or face > INSIDE_TIP:
            return 0
        shown += dice_of(colour_of(face), 1)
        faces *= sides_with(state, face)
    if shown != state.hand:
        return 0
    one, two, three = face_at(roll, 0), face_at(roll, 1), face_at(roll, 2)
    if one > two or two > three:
        return 0
    same = int(one == two) + int(two == three)
    alike = 1 if same == 0 else 2 if same == 1 else 6
    ways = 1
    for colour in range(PALETTE):
        count = of_colour(shown, colour)
        ways *= 6 if count == 3 else count if count == 2 else 1
    return faces * ways // alike


@rule
def rolls(state: State, out: Codes, weights: Codes) -> int:
    """L17: every different roll of the three dice in hand, with its weight."""
    count = 0
    first, second, third = die_colour(state.hand, 0), die_colour(state.hand, 1), die_colour(state.hand, 2)
    for one in range(HORSESHOE, INSIDE_TIP + 1):
        if colour_of(one) != first:
            continue
        for two in range(one, INSIDE_TIP + 1):
            if colour_of(two) != second:
                continue
            for three in range(two, INSIDE_TIP + 1):
                if colour_of(three) == third:
                    roll = roll_of(one, two, three)
                    weight = roll_weight(state, roll)
                    if weight > 0:
                        out[count] = roll
                        weights[count] = weight
                        count += 1
    return count


@rule
def allowed(state: State) -> int:
    """L16: the dice of the pool that may be taken."""
    return state.pool if state.home else state.pool & ~dice_of(YELLOW, FULL)


@rule
def takes(state: State, out: Codes) -> int:
    """L14 to L16: every choice of dice from the pool."""
    pool = allowed(state)
    if not state.hand:
        return first_takes(pool, out)
    count = 0
    single = state.hand >> 1 if one_colour(state.hand) else 0
    for colour in range(PALETTE):
        die = dice_of(colour, 1)
        out[count] = die
        count += (of_colour(pool, colour) > 0) & (die != single)
    if count == 0:
        out[0] = single
        count = 1
    return count


@rule
def first_takes(pool: int, out: Codes) -> int:
    """L14, L15: three dice for the first roll of a race, of one colour only if there is no other."""
    count = 0
    for one in range(PALETTE):
        for two in range(one, PALETTE):
            for three in range(two, PALETTE):
                dice = dice_of(one, 1) + dice_of(two, 1) + dice_of(three, 1)
                out[count] = dice
                count += within(dice, pool) & (one != three or one_colour(pool))
    return count


@rule
def take_refusal(state: State, dice: int) -> int:
    """L14 to L16: the wrong number, a die that is not there or not allowed yet, or a single colour without need."""
    wanted = ROLLED if not state.hand else 1
    if dice <= 0 or dice >= BOXES or not within(dice, state.pool):
        return 14
    count = 0
    for colour in range(PALETTE):
        count += of_colour(dice, colour)
    if count != wanted:
        return 14
    pool = allowed(state)
    if not within(dice, pool):
        return 16
    return 15 if one_colour(dice + state.hand) and not one_colour(pool | state.hand) else 0
