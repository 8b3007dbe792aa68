"""What a rolled die does: which uses there are, which are refused, and what they change.

A use is a face with up to three horses or colours, three bits for each above the five of the face.
"""

from croupier.kernel.contract import Codes, State
from croupier.kernel.rule import rule
from croupier.kernel.seats import next_seat

from .dice import (
    BITS,
    BLACK,
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
    OUTSIDER_3000,
    PALETTE,
    ROLLED,
    SIDE_BET,
    TEMPO,
    WHIPPING,
    colour_of,
    dice_of,
    face_at,
    is_blank,
    of_colour,
    size,
)
from .options import FIELD
from .tally import helped, hurt
from .track import (
    EVERYONE,
    ONE_BLACK,
    ONE_WHITE,
    advance,
    drop_two,
    horse_at,
    leaders,
    on_tile,
    outsider_on,
    place_shoe,
    rearrange,
    runner,
    scratch,
    spot_of,
    strip,
    take_shoe,
)

TARGET_BITS = 3
ANY_TARGET = (1 << TARGET_BITS) - 1
NOBODY = ANY_TARGET
"""Instead of a second colour where an inside tip finds one die only."""
PUT_AWAY = 1 << (BITS + 3 * TARGET_BITS)
"""With a colour: that die is put away."""
SIDE_STAKE = 500


@rule
def use_of(face: int, one: int = 0, two: int = 0, three: int = 0) -> int:
    """The code of a use."""
    return face | (one | two << TARGET_BITS | three << (2 * TARGET_BITS)) << BITS


@rule
def target(move: int, number: int) -> int:
    """The first, second or third horse or colour of a use."""
    return (move >> (BITS + TARGET_BITS * number)) & ANY_TARGET


@rule
def uses(state: State, out: Codes) -> int:
    """L18: every use of a rolled die, then the colours of which one can be put away."""
    count = 0
    before = 0
    for number in range(ROLLED):
        face = face_at(state.roll, number)
        if face != before:
            count = face_uses(state, face, out, count)
            before = face
    for colour in range(PALETTE):
        out[count] = PUT_AWAY | colour
        count += of_colour(state.hand, colour) > 0
    return count


@rule
def targets(state: State, face: int) -> int:
    """The horses that a face can be used on, as a set; for faces that name one horse."""
    if face == WHIPPING:
        return state.running & ~state.steady & (EVERYONE if state.left > 1 else ~state.whips)
    if face == HELMET:
        return state.running & (state.shoes | state.favourites) & ~leaders(state)
    if face == LOSING_SPEED:
        if state.left < 3:
            return 0
        front = leaders(state) if state.level else 0
        return state.running & ~((1 << horse_at(state, 0) | 1 << horse_at(state, 1)) & ~front)
    if face == DISQUALIFIED:
        return state.running & ~state.steady if state.left > 1 else 0
    if OUTSIDER_1000 <= face <= OUTSIDER_3000:
        free = state.running
        for horse in range(FIELD):
            free &= ~((outsider_on(state.outsiders, horse) > 0) << horse)
        return free
    return state.running


@rule
def face_uses(state: State, face: int, out: Codes, count: int) -> int:
    """L20 to L35: add the uses of one face."""
    if is_blank(face):
        return count
    if face == TEMPO:
        return tempo_uses(state, out, count)
    if face == INTERFERENCE:
        return interference_uses(state, out, count)
    if face == INSIDE_TIP:
        return tip_uses(state, out, count)
    if face == DEAD_EVEN:
        if not state.was_level and state.left > 1:
            out[count] = face
            count += 1
        return count
    if face in (SIDE_BET, EXTRA_MOVE):
        out[count] = face
        return count + 1
    horses = targets(state, face)
    for horse in range(FIELD):
        out[count] = use_of(face, horse)
        count += (horses >> horse) & 1
    return count


@rule
def tempo_uses(state: State, out: Codes, count: int) -> int:
    """L25: a horseshoe from any tile that is not steady to any other."""
    giving = state.shoes & ~state.steady
    if giving == 0:
        return count
    for giver in range(FIELD):
        if (giving >> giver) & 1:
            takers = state.running & ~(1 << giver)
            for taker in range(FIELD):
                out[count] = use_of(TEMPO, giver, taker)
                count += (takers >> taker) & 1
    return count


@rule
def interference_uses(state: State, out: Codes, count: int) -> int:
    """L32: every new order of three neighbours, once: a change of two is listed with the tiles behind them."""
    last = state.left - 3
    for spot in range(last + 1):
        if state.level and spot > last - 2 and spot < last:
            continue
        one, two, three = horse_at(state, spot), horse_at(state, spot + 1), horse_at(state, spot + 2)
        broken = state.level and spot == last
        if broken:
            out[count] = use_of(INTERFERENCE, one, two, three)
            count += 1
        if broken or spot == 0:
            out[count] = use_of(INTERFERENCE, two, one, three)
            count += 1
        out[count] = use_of(INTERFERENCE, one, three, two)
        out[count + 1] = use_of(INTERFERENCE, two, three, one)
        out[count + 2] = use_of(INTERFERENCE, three, one, two)
        out[count + 3] = use_of(INTERFERENCE, three, two, one)
        count += 4
    return count


@rule
def tip_uses(state: State, out: Codes, count: int) -> int:
    """L30: every two dice of the pile, or the only one."""
    pile = state.pile
    for one in range(PALETTE):
        if of_colour(pile, one) > 0:
            if size(pile) == 1:
                out[count] = use_of(INSIDE_TIP, one, NOBODY)
                return count + 1
            for two in range(one, PALETTE):
                out[count] = use_of(INSIDE_TIP, one, two)
                count += of_colour(pile, two) > (two == one)
    return count


@rule
def use(state: State, seat: int, move: int) -> None:
    """L18: one die is used or put away; the other two stay in hand."""
    if move & PUT_AWAY:
        die = dice_of(move ^ PUT_AWAY, 1)
        state.hand -= die
        state.pile += die
        return
    face = move & FULL
    die = dice_of(colour_of(face), 1)
    state.hand -= die
    horse = target(move, 0)
    if face == HORSESHOE:
        place_shoe(state, horse, ONE_WHITE)
        helped(state, seat, horse, 2)
    elif OUTSIDER_1000 <= face <= OUTSIDER_3000:
        state.outsiders |= on_tile(face - OUTSIDER_1000 + 1, horse)
        helped(state, seat, horse, 1)
    elif face == EXTRA_MOVE:
        state.kept += dice_of(seat, 1)
    elif face == WHIPPING:
        whip(state, seat, horse, die)
    elif face == INSIDE_TIP:
        tip(state, move)
        state.pile += die
    else:
        state.pile += die
        move_tiles(state, seat, face, move)


@rule
def move_tiles(state: State, seat: int, face: int, move: int) -> None:
    """L22, L25, L27, L29, L31 to L35: the faces whose die is spent at once."""
    horse = target(move, 0)
    if face == DOUBLE:
        advance(state, horse)
        helped(state, seat, horse, 2)
    elif face == TEMPO:
        state.shoes ^= 1 << horse
        place_shoe(state, target(move, 1), ONE_WHITE)
        hurt(state, seat, horse, 1)
        helped(state, seat, target(move, 1), 2)
    elif face == HELMET:
        take_shoe(state, 1 << horse)
        advance(state, horse)
        advance(state, horse)
        helped(state, seat, horse, 3)
    elif face == LOSING_SPEED:
        strip(state, horse)
        drop_two(state, horse)
        hurt(state, seat, horse, 3)
    elif face == DISQUALIFIED:
        scratch(state, horse)
    elif face == INTERFERENCE:
        interfere(state, seat, move)
    elif face == DEAD_EVEN:
        state.level = 1
        state.was_level = 1
        helped(state, seat, horse_at(state, state.left - 2), 2)
    else:
        skipped = next_seat(seat, state.players)
        state.side[seat] += SIDE_STAKE
        state.side[skipped] -= SIDE_STAKE


@rule
def whip(state: State, seat: int, horse: int, die: int) -> None:
    """L23: a warning rests on the tile; the second one takes the horse out of the race."""
    if (state.whips >> horse) & 1:
        state.pile += die
        scratch(state, horse)
    else:
        state.whips |= 1 << horse
        hurt(state, seat, horse, 1)


@rule
def interfere(state: State, seat: int, move: int) -> None:
    """L32: three neighbours change places; who gained and who lost is noted."""
    before = state.order
    rearrange(state, target(move, 0), target(move, 1), target(move, 2))
    for spot in range(state.left):
        horse = runner(before, spot)
        now = spot_of(state, horse)
        if now > spot:
            helped(state, seat, horse, now - spot)
        elif now < spot:
            hurt(state, seat, horse, spot - now)


@rule
def tip(state: State, move: int) -> None:
    """L30: dice of the pile return to the pool."""
    one, two = target(move, 0), target(move, 1)
    dice = dice_of(one, 1)
    if two != NOBODY:
        dice += dice_of(two, 1)
    state.pile -= dice
    state.pool += dice


@rule
def spend_extra(state: State, seat: int, move: int) -> None:
    """L37: a kept extra move works like a horseshoe, or is given up."""
    state.kept -= dice_of(seat, 1)
    if move == PUT_AWAY | BLACK:
        state.pile += ONE_BLACK
    else:
        place_shoe(state, target(move, 0), ONE_BLACK)
