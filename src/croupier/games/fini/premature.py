"""The premature call: whether the caller could still have added dice, found by reasoning instead of trying.

More dice in combinations in all means more in one row, or in one part of a row; and the dice of that one combination
alone would do. So it is enough to look for one straight, or one block, longer than the best that its row has now.
"""

from croupier.kernel.contract import State
from croupier.kernel.counts import FACES
from croupier.kernel.rule import rule
from croupier.kernel.sets import set_size

from .dice import COLOURED, SILVER, TALLY_BITS, beyond, tallied, tally
from .judging import LEAST, MATCHING, MOST_DOWN, largest_block, rows_of, straight_part


@rule
def within_reach(state: State, seat: int) -> int:
    """I19: the dice of the area, and the one in the player's own hand."""
    return state.area | (1 << state.hand[seat]) >> 1


@rule
def spares(state: State, seat: int) -> int:
    """I16, I17, I19: a tally of the dice a player could take one after another, coloured ones before their copiers."""
    near = within_reach(state, seat)
    coloured = tally(state.faces, near & COLOURED)
    copiers = tally(state.faces, near & SILVER)
    originals = tally(state.faces, state.lying[1 - seat] & COLOURED)
    copied = tally(state.faces, state.lying[seat] & SILVER) if state.kind == MATCHING else 0
    spare = coloured
    for number in range(1, FACES + 1):
        free = tallied(originals, number) - tallied(copied, number)
        spare += max(0, min(free, tallied(copiers, number))) << (TALLY_BITS * number)
    return spare


@rule
def missed(state: State, seat: int) -> int:
    """I19: the set of numbers that the player could still have added with gain; 0 if a call is not premature."""
    room = MOST_DOWN - state.down[seat]
    if room <= 0:
        return 0
    spare = spares(state, seat)
    if state.kind == MATCHING:
        return longer_block(state, seat, spare, room)
    return longer_straight(state, seat, spare, room)


@rule
def longer_block(state: State, seat: int, spare: int, room: int) -> int:
    """I14, I19: the number, as a set, of which a row could get a larger block than it has."""
    for row in range(rows_of(MATCHING)):
        best, _ = largest_block(state.row[seat, row], state.faces, 0)
        for number in range(1, FACES + 1):
            more = min(room, tallied(spare, number))
            if more > 0:
                block, _ = largest_block(state.row[seat, row], state.faces, number)
                if block + more > best and block + more >= LEAST:
                    return 1 << number
    return 0


@rule
def longer_straight(state: State, seat: int, spare: int, room: int) -> int:
    """I10 to I13, I19: numbers that would give a part of a row, be it empty, a longer straight than it has."""
    own = tally(state.faces, state.lying[seat])
    free = 0
    for number in range(1, FACES + 1):
        if tallied(spare, number) and not tallied(own, number):
            free |= 1 << number
    if free == 0:
        return 0
    for place in range(rows_of(state.kind)):
        row = state.row[seat, place]
        while True:
            size, numbers, best, _, sound = straight_part(row, state.faces, state.repeated[seat])
            if sound:
                found = longer_run(numbers, free, best, room)
                if found:
                    return found
            row = beyond(row, size)
            if row == 0:
                break
            row = beyond(row, 1)
    return 0


@rule
def longer_run(numbers: int, free: int, best: int, room: int) -> int:
    """The fewest free numbers, at most `room`, that make an unbroken run longer than `best`, or 0 if none do."""
    found = 0
    fewest = room + 1
    for low in range(1, FACES):
        needed = 0
        number = low
        while number <= FACES and ((numbers | free) >> number) & 1:
            needed |= (1 << number) & ~numbers
            length = number - low + 1
            if length > best and length >= LEAST and needed and set_size(needed) < fewest:
                fewest = set_size(needed)
                found = needed
            number += 1
    return found
