"""What chance draws and rolls in FINISH LINE."""

from croupier.kernel.contract import Codes, State
from croupier.kernel.dice import ANEW, Rng, below
from croupier.kernel.rule import rule
from croupier.kernel.sets import set_member, set_outcomes

from .dice import HORSESHOE, ROLLS, WHITE, draw_roll, roll_weight, rolls, side
from .options import FIELD, SIDES, TILES
from .state import BETTING, HORSES, PHOTO, ROLL

PHOTO_DICE = 6
PHOTO_BITS = 3


@rule
def stream(state: State) -> int:
    """L5, L17, L38: everybody rolls for himself; horses and photo finishes are nobody's own."""
    return state.active if state.phase == ROLL else ANEW


@rule
def draw(state: State, rng: Rng) -> int:
    """L5, L17, L38: a horse, the three dice in hand, or the twelve of a photo finish."""
    if state.phase == ROLL:
        return draw_roll(state, rng)
    if state.phase == PHOTO:
        return photo_of(photo_dice(state, rng), photo_dice(state, rng))
    return 1 + set_member(state.deck, below(rng, TILES - FIELD * state.race - state.left))


@rule
def photo_of(upper: int, lower: int) -> int:
    """L38: the horseshoes that both horses of a photo finish get, as an outcome."""
    return upper | lower << PHOTO_BITS


@rule
def upper_of(photo: int) -> int:
    """Those of the upper tile, which drew level."""
    return photo & ((1 << PHOTO_BITS) - 1)


@rule
def lower_of(photo: int) -> int:
    """Those of the lower tile, which led before."""
    return photo >> PHOTO_BITS


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
    if state.phase == HORSES:
        return set_outcomes(state.deck, 1, out, weights)
    count = 0
    for upper in range(PHOTO_DICE + 1):
        for lower in range(PHOTO_DICE + 1):
            out[count] = photo_of(upper, lower)
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
        return 0 if 0 < move < ROLLS and roll_weight(state, move) > 0 else 17
    if state.phase == PHOTO:
        return 0 if 0 <= lower_of(move) <= PHOTO_DICE and upper_of(move) <= PHOTO_DICE else 38
    return 8 if state.phase == BETTING else 13
