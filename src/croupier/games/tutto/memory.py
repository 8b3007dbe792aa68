"""Turns of the game for two that were weighed before: a long simulation comes back to them again and again.

Of a turn is kept what a paid TUTTO is worth, as far up as the next card is ever better than to stop; all else follows
from that, and from what stopping is worth.
"""

from croupier.kernel.contract import Lore, State
from croupier.kernel.rule import rule

from .lore import MOST, PLACES, ROOM, TARGET
from .odds import STEP

NOWHERE = -1
"""The place of a turn that is not kept."""


@rule
def place_of(state: State, seat: int, lore: Lore, strike: int) -> int:
    """The number of a turn of the game for two, by its scores.

    In the last round it is what is lacking that counts, but for who has nothing: there the other has no less after
    Plus/Minus.
    """
    if state.players > 2:
        return NOWHERE
    own, other = lore.others[strike, seat], lore.others[strike, 1 - seat]
    if state.last_round and seat != state.first:
        if other < own or other == MOST:
            return NOWHERE
        return 2 * TARGET * TARGET + other - own + (0 if own > nothing_in(state) else MOST)
    if state.last_round or own >= TARGET or other >= TARGET:
        return NOWHERE
    return ((seat != state.first) * TARGET + own) * TARGET + other


@rule
def nothing_in(state: State) -> int:
    """The steps of who has no points; 0 if the target is further off than the solved one."""
    return max(0, TARGET - (state.target + STEP - 1) // STEP)


@rule
def recall(lore: Lore, place: int, strike: int) -> bool:
    """Whether a turn is remembered: then what a paid TUTTO is worth is filled in."""
    if place == NOWHERE or lore.begins[place] == 0:
        return False
    begins, length = lore.begins[place] - 1, lore.length[place]
    for at in range(length):
        lore.paid[strike, 0, at] = lore.kept[begins + at]
    for at in range(length, lore.reach[strike] + 1):
        lore.paid[strike, 0, at] = lore.stop[strike, at]
    return True


@rule
def keep(lore: Lore, place: int, strike: int) -> None:
    """Keep what a paid TUTTO is worth; what is full is emptied."""
    if place == NOWHERE or lore.shared[0]:
        return
    length = daring(lore, strike)
    if lore.used[0] + length > ROOM:
        forget(lore)
    lore.begins[place] = lore.used[0] + 1
    lore.length[place] = length
    for at in range(length):
        lore.kept[lore.used[0] + at] = lore.paid[strike, 0, at]
    lore.used[0] += length


@rule
def daring(lore: Lore, strike: int) -> int:
    """The first number of steps from which on the next card is never better than to stop."""
    steps = lore.reach[strike]
    while steps > 0 and lore.paid[strike, 0, steps - 1] == lore.stop[strike, steps - 1]:
        steps -= 1
    return steps


@rule
def forget(lore: Lore) -> None:
    """Keep nothing any more."""
    for place in range(PLACES):
        lore.begins[place] = 0
    lore.used[0] = 0
