"""What the house draws and rolls in FINISH LINE."""

from croupier.kernel.contract import Codes, State
from croupier.kernel.dice import Rng, below
from croupier.kernel.rule import rule

from .box import BETTING, HORSES, PHOTO, ROLL
from .dice import BITS, HORSESHOE, WHITE, draw_roll, roll_weight, rolls, side
from .options import FIELD, SIDES, TILES

PHOTO_DICE = 6


@rule
def draw(state: State, rng: Rng) -> int:
    """L5, L17, L38: a horse, the three dice in hand, or the twelve of a photo finish."""
    if state.phase == ROLL:
        return draw_roll(state, rng)
    if state.phase == PHOTO:
        return photo_dice(state, rng) | photo_dice(state, rng) << 3
    place = below(rng, TILES - FIELD * state.race - state.left)
    deck = state.deck
    for _ in range(place):
        deck &= deck - 1
    tile = 1
    while not deck & 1:
        deck >>= 1
        tile += 1
    return tile


@rule
def photo_dice(state: State, rng: Rng) -> int:
    """L38: how many of six white dice show horseshoes."""
    count = 0
    for _ in range(PHOTO_DICE):
        count += side(state, WHITE, below(rng, SIDES)) == HORSESHOE
    return count


@rule
def outcomes(state: State, out: Codes, weights: Codes) -> int:
    """L5, L17, L38: everything that can be drawn or rolled, with its weight."""
    if state.phase == ROLL:
        return rolls(state, out, weights)
    count = 0
    if state.phase == HORSES:
        for tile in range(TILES):
            if (state.deck >> tile) & 1:
                out[count] = tile + 1
                weights[count] = 1
                count += 1
        return count
    for upper in range(PHOTO_DICE + 1):
        for lower in range(PHOTO_DICE + 1):
            out[count] = upper | lower << 3
            weights[count] = photo_weight(state, upper) * photo_weight(state, lower)
            count += 1
    return count


@rule
def photo_weight(state: State, count: int) -> int:
    """L38: in how many of the ways six white dice can fall so many show horseshoes."""
    shoes = 0
    for number in range(SIDES):
        shoes += side(state, WHITE, number) == HORSESHOE
    weight = 1
    for number in range(count):
        weight = weight * (PHOTO_DICE - number) * shoes // (number + 1)
    for _ in range(PHOTO_DICE - count):
        weight *= SIDES - shoes
    return weight


@rule
def outcome_refusal(state: State, move: int) -> int:
    """L5, L8, L13, L17, L38: an outcome must be due and possible."""
    if state.phase == HORSES:
        return 0 if 1 <= move <= TILES and (state.deck >> (move - 1)) & 1 else 5
    if state.phase == ROLL:
        return 0 if 0 < move < 1 << (3 * BITS) and roll_weight(state, move) > 0 else 17
    if state.phase == PHOTO:
        return 0 if 0 <= move < 64 and move & 7 <= PHOTO_DICE and move >> 3 <= PHOTO_DICE else 38
    return 8 if state.phase == BETTING else 13
