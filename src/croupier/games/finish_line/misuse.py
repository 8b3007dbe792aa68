"""Which uses of a rolled die are refused."""

from croupier.kernel.contract import State
from croupier.kernel.rule import rule

from .dice import (
    DEAD_EVEN,
    DISQUALIFIED,
    EXTRA_MOVE,
    FULL,
    HELMET,
    INSIDE_TIP,
    INTERFERENCE,
    LOSING_SPEED,
    PALETTE,
    ROLLED,
    SIDE_BET,
    TEMPO,
    WHIPPING,
    face_at,
    is_blank,
    of_colour,
    size,
)
from .track import runs, spot_of
from .using import NOBODY, PUT_AWAY, target, targets, use_of


@rule
def use_refusal(state: State, move: int) -> int:
    """L18 to L35: not a die of this roll, or a use that its face does not allow."""
    if move < 0 or move >= 2 * PUT_AWAY:
        return 18
    if move & PUT_AWAY:
        colour = move ^ PUT_AWAY
        return 0 if colour < PALETTE and of_colour(state.hand, colour) > 0 else 18
    face = move & FULL
    shown = False
    for number in range(ROLLED):
        shown |= face_at(state.roll, number) == face
    if not shown or is_blank(face) or move != use_of(face, target(move, 0), target(move, 1), target(move, 2)):
        return 18
    if face in (SIDE_BET, EXTRA_MOVE):
        return 0 if move == face else 18
    if face == DEAD_EVEN:
        return 0 if move == face and not state.was_level and state.left > 1 else 33
    if face == TEMPO:
        return tempo_refusal(state, move)
    if face == INTERFERENCE:
        return interference_refusal(state, move)
    if face == INSIDE_TIP:
        return tip_refusal(state, move)
    if move != use_of(face, target(move, 0)):
        return 18
    return target_refusal(state, face, target(move, 0))


@rule
def target_refusal(state: State, face: int, horse: int) -> int:
    """L22 to L35: a horse that is out, or that this face cannot be used on."""
    if not runs(state, horse):
        return 19
    if (targets(state, face) >> horse) & 1:
        return 0
    if face == HELMET:
        return 31
    if face == LOSING_SPEED:
        return 35
    if face != WHIPPING and face != DISQUALIFIED:
        return 26
    return 24 if (state.steady >> horse) & 1 else 29


@rule
def tempo_refusal(state: State, move: int) -> int:
    """L24, L25: from a horse without a horseshoe or a steady one, or to itself."""
    giver, taker = target(move, 0), target(move, 1)
    if not runs(state, giver) or not runs(state, taker):
        return 19
    if target(move, 2) or giver == taker or not (state.shoes >> giver) & 1:
        return 25
    return 24 if (state.steady >> giver) & 1 else 0


@rule
def interference_refusal(state: State, move: int) -> int:
    """L32: horses that are not neighbours, half of a dead-even pair, or the order as it is."""
    one, two, three = target(move, 0), target(move, 1), target(move, 2)
    if not (runs(state, one) and runs(state, two) and runs(state, three)):
        return 19
    if one in (two, three) or two == three:
        return 32
    spots = spot_of(state, one), spot_of(state, two), spot_of(state, three)
    low, high = min(spots), max(spots)
    if high != low + 2:
        return 32
    front = state.left - 1
    if state.level and high > front - 2 and high != front:
        return 32
    same = spots[0] < spots[1] < spots[2]
    return 32 if same and not (state.level and high == front) else 0


@rule
def tip_refusal(state: State, move: int) -> int:
    """L30: not two dice of the pile, or not all of it."""
    one, two = target(move, 0), target(move, 1)
    if target(move, 2) or one >= PALETTE or of_colour(state.pile, one) == 0:
        return 30
    if size(state.pile) == 1:
        return 0 if two == NOBODY else 30
    return 0 if one <= two < PALETTE and of_colour(state.pile, two) > (two == one) else 30
