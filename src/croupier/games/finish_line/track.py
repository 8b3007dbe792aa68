"""The row of horses, and the dice that lie on their tiles.

A horse is known by its starting place, from 0 for the last to 6 for the lead. `order` has four bits for each horse
that still runs, the last of the row lowest. Of a dead-even pair, which shares the first place, the horse that led
before (the lower tile) stands at the front of `order` and the one that drew level (the upper tile) behind it. What
lies on tiles is kept in sets of horses, a bit for each.
"""

from croupier.kernel.bits import lowest
from croupier.kernel.contract import State
from croupier.kernel.rule import rule

from .dice import BITS, BLACK, GREEN, RED, WHITE
from .options import FIELD

NIBBLE = 4
ANY_RUNNER = (1 << NIBBLE) - 1
EACH = 0x1111111
"""The lowest bit of every spot."""
THREE_RUNNERS = (1 << (3 * NIBBLE)) - 1
OUTSIDER_BITS = 2
ANY_OUTSIDER = (1 << OUTSIDER_BITS) - 1
TILE_BITS = 5
ANY_TILE = (1 << TILE_BITS) - 1
EVERYONE = (1 << FIELD) - 1
ONE_WHITE, ONE_RED, ONE_GREEN, ONE_BLACK = (1 << (BITS * colour) for colour in (WHITE, RED, GREEN, BLACK))


@rule
def runner(order: int, spot: int) -> int:
    """The horse at a spot of a row, 0 for the last."""
    return (order >> (NIBBLE * spot)) & ANY_RUNNER


@rule
def horse_at(state: State, spot: int) -> int:
    """The horse at a spot of the row as it is now."""
    return runner(state.order, spot)


@rule
def spot_of(state: State, horse: int) -> int:
    """Where a horse is in the row."""
    other = state.order ^ (horse * EACH)
    taken = other | (other >> 1) | (other >> 2) | (other >> 3)
    return lowest(~taken & EACH) // NIBBLE


@rule
def runs(state: State, horse: int) -> bool:
    """Whether a horse is still in the race."""
    return 0 <= horse < FIELD and (state.running >> horse) & 1 == 1


@rule
def leaders(state: State) -> int:
    """L19, L33: the horses that share the first place, usually one."""
    front = 1 << horse_at(state, state.left - 1)
    if state.level:
        front |= 1 << horse_at(state, state.left - 2)
    return front


@rule
def swap(state: State, spot: int) -> None:
    """The tiles at a spot and the one ahead of it change places."""
    order = state.order
    low = NIBBLE * spot
    change = ((order >> low) ^ (order >> (low + NIBBLE))) & ANY_RUNNER
    state.order = order ^ (change << low) ^ (change << (low + NIBBLE))


@rule
def advance(state: State, horse: int) -> None:
    """L19, L34: one place ahead; whoever passes or leaves a dead-even pair breaks it up, a sole leader stays."""
    spot = spot_of(state, horse)
    front = state.left - 1
    if state.level and spot >= front - 2:
        state.level = 0
        if spot == front - 2:
            swap(state, spot)
            spot += 1
    if spot < front:
        swap(state, spot)


@rule
def drop_two(state: State, horse: int) -> None:
    """L35: two places back; of a dead-even pair the horse counts as alone in front."""
    spot = spot_of(state, horse)
    front = state.left - 1
    if state.level and spot >= front - 1:
        state.level = 0
        if spot < front:
            swap(state, spot)
        spot = front
    swap(state, spot - 1)
    swap(state, spot - 2)


@rule
def strip(state: State, horse: int) -> None:
    """L29, L35: the dice on a tile go out."""
    bit = 1 << horse
    take_shoe(state, bit)
    if state.whips & bit:
        state.whips ^= bit
        state.pile += ONE_RED
    if outsider_on(state.outsiders, horse):
        state.outsiders &= ~on_tile(ANY_OUTSIDER, horse)
        state.pile += ONE_GREEN


@rule
def take_shoe(state: State, bit: int) -> None:
    """L20, L31: a horseshoe on a tile is spent."""
    if state.shoes & bit:
        state.shoes ^= bit
        if state.blacks & bit:
            state.blacks ^= bit
            state.pile += ONE_BLACK
        else:
            state.pile += ONE_WHITE


@rule
def outsider_on(outsiders: int, horse: int) -> int:
    """L26: the thousands of the green die on a tile, 0 without one."""
    return (outsiders >> (OUTSIDER_BITS * horse)) & ANY_OUTSIDER


@rule
def on_tile(thousands: int, horse: int) -> int:
    """L26: a green die with so many thousands on a tile."""
    return thousands << (OUTSIDER_BITS * horse)


@rule
def tile_at(horses: int, horse: int) -> int:
    """L5: the number on the tile of a starting place; 0 if it is not drawn yet."""
    return (horses >> (TILE_BITS * horse)) & ANY_TILE


@rule
def scratch(state: State, horse: int) -> None:
    """L29: a horse leaves the race with all its dice; of a dead-even pair the other leads alone."""
    strip(state, horse)
    spot = spot_of(state, horse)
    if spot >= state.left - 2:
        state.level = 0
    low = NIBBLE * spot
    below = state.order & ((1 << low) - 1)
    state.order = below | ((state.order >> (low + NIBBLE)) << low)
    state.left -= 1
    state.running ^= 1 << horse


@rule
def place_shoe(state: State, horse: int, die: int) -> None:
    """L20, L21, L37: a horseshoe rests on a tile, or is spent at once to move it: the second one, or on a favourite."""
    bit = 1 << horse
    if (state.shoes | state.favourites) & bit:
        take_shoe(state, bit)
        state.pile += die
        advance(state, horse)
    else:
        state.shoes |= bit
        if die == ONE_BLACK:
            state.blacks |= bit


@rule
def rearrange(state: State, one: int, two: int, three: int) -> None:
    """L32: three neighbours in a new order, the last of them first; a dead-even pair among them is broken up."""
    spot = min(spot_of(state, one), spot_of(state, two), spot_of(state, three))
    low = NIBBLE * spot
    if spot + 2 == state.left - 1:
        state.level = 0
    others = state.order & ~(THREE_RUNNERS << low)
    state.order = others | ((one | two << NIBBLE | three << (2 * NIBBLE)) << low)
