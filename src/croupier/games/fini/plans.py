"""How a bot thinks in a duel: which number it wants next, and where a die goes."""

from enum import IntEnum

from croupier.kernel.contract import State
from croupier.kernel.counts import FACES
from croupier.kernel.rule import rule

from .dice import COLOURED, COLOURS, beyond, leftmost, number_of, tallied, tally
from .judging import LEAST, MATCHING, MOST_DOWN, STRAIGHTS, judge, largest_block, offences, rows_of
from .premature import missed, spares
from .state import COPY, put_at


class Planning(IntEnum):
    """How far a head plans; each does what the one before it does, and more."""

    GOES_ON = 0
    """From what it has."""
    PLANS = 1
    """The longest combination within reach."""
    DENIES = 2
    """It minds what the opponent has, and what he could take away."""
    FINISHES = 3
    """It takes as few dice as it can before it may call."""


GOES_ON, PLANS, DENIES, FINISHES = (int(planning) for planning in Planning)
WHOLE_DIE = 4
"""What a die within reach counts beside one that the opponent has, which decides between numbers about equal."""


@rule
def standing(state: State, seat: int) -> int:
    """What a player has to show: the longest combination, or -1 with an offence."""
    longest, _, right = judge(state, seat)
    return -1 if offences(state, seat, right) else longest


@rule
def behind(state: State, seat: int) -> bool:
    """Whether a call would give the chip away."""
    return standing(state, seat) < standing(state, 1 - seat)


@rule
def content(state: State, seat: int) -> bool:
    """Whether a player has a combination that would win the duel now."""
    return standing(state, seat) > 0 and not behind(state, seat)


@rule
def wanted(state: State, seat: int, planning: int) -> int:
    """The number to take next, or 0 if there is nothing to gain."""
    if state.down[seat] >= MOST_DOWN:
        return 0
    needed = missed(state, seat)
    if planning >= FINISHES and needed == 0:
        return 0
    number = wanted_match(state, seat, planning) if state.kind == MATCHING else wanted_straight(state, seat, planning)
    return number if number else lowest_number(needed)


@rule
def opposing(state: State, seat: int) -> int:
    """A tally of what the opponent has in his rows and in his hand."""
    other = 1 - seat
    return tally(state.faces, state.lying[other] | (1 << state.hand[other]) >> 1)


@rule
def lowest_number(numbers: int) -> int:
    """The lowest number of a set, or 0 if it is empty."""
    for number in range(1, FACES + 1):
        if (numbers >> number) & 1:
            return number
    return 0


@rule
def wanted_straight(state: State, seat: int, planning: int) -> int:
    """A number of the longest run within reach: who does not plan goes on from what he has, a planner takes the rarest.

    Who denies takes what the opponent could take away, then what goes on, and begins in the middle.
    """
    own = tally(state.faces, state.lying[seat])
    theirs = opposing(state, seat)
    lying = tally(state.faces, state.area & COLOURED)
    low, high = best_run(own, spares(state, seat))
    choice = 0
    least = 1 << FACES
    for number in range(low, high + 1):
        if tallied(own, number) == 0:
            waits = 0 if tallied(own, number - 1) or tallied(own, number + 1) else 1
            rank = tallied(lying, number) if planning == PLANS else waits
            if planning >= DENIES:
                safe = tallied(lying, number) > 1 or tallied(theirs, number) > 0
                rank = ((2 if safe else 0) + waits) * 2 * FACES + abs(2 * number - low - high)
            if rank < least:
                least = rank
                choice = number
    return choice


@rule
def best_run(own: int, spare: int) -> tuple[int, int]:
    """The longest unbroken run of numbers that a player has or could take; the last if there are several."""
    first, last = 1, 0
    low = 1
    for number in range(1, FACES + 1):
        if tallied(own, number) or tallied(spare, number):
            if number - low >= last - first:
                first, last = low, number
        else:
            low = number + 1
    return (first, last) if last > first else (1, 0)


@rule
def wanted_match(state: State, seat: int, planning: int) -> int:
    """The number with the largest block in sight; who denies prefers, all but equal, one that the opponent is at.

    Who is no planner sees no copiers and sticks to the block begun.
    """
    own = tally(state.faces, state.lying[seat])
    theirs = opposing(state, seat)
    spare = spares(state, seat) if planning >= PLANS else tally(state.faces, state.area & COLOURED)
    choice = 0
    most = 1
    for number in range(1, FACES + 1):
        have, more = tallied(own, number), tallied(spare, number)
        if planning >= DENIES:
            worth = WHOLE_DIE * (have + more) + tallied(theirs, number)
        else:
            worth = have + more if planning == PLANS else 2 * have + more
        if more > 0 and have + more > 1 and worth > most:
            most = worth
            choice = number
    return choice


@rule
def grab_for(state: State, number: int) -> int:
    """The move that takes a die with this number: a coloured one while there is one."""
    for die in range(COLOURS):
        if (state.area >> die) & 1 and number_of(state.faces, die) == number:
            return die
    return COPY + number


@rule
def place_for(state: State, seat: int, planning: int) -> int:
    """Where the die in the hand goes: into the order of a straight, beside its like, or where it spoils a block."""
    number = number_of(state.faces, state.hand[seat] - 1)
    if state.kind == STRAIGHTS:
        row = 0 if planning >= PLANS else row_beside(state, seat, number)
        return put_at(row, place_in_order(state.row[seat, row], state.faces, number))
    for row in range(rows_of(MATCHING)):
        size, _ = largest_block(state.row[seat, row], state.faces, number)
        if size:
            return put_at(row, place_beside(state.row[seat, row], state.faces, number))
    if planning >= FINISHES:
        row = row_overshadowing(state, seat, number)
        if row >= 0:
            return put_at(row, 0)
    for row in range(rows_of(MATCHING)):
        if state.length[seat, row] == 0:
            return put_at(row, 0)
    return put_at(0, 0)


@rule
def row_overshadowing(state: State, seat: int, number: int) -> int:
    """The row with the largest block, if all dice of a number within reach would not beat it there, or -1.

    They count for nothing beside it: one fewer of them is left to begin a block with, and a call is sooner in order.
    """
    within = tallied(spares(state, seat), number)
    found = -1
    largest = max(within, LEAST) - 1
    for row in range(rows_of(MATCHING)):
        size, _ = largest_block(state.row[seat, row], state.faces, 0)
        if size > largest:
            largest = size
            found = row
    return found


@rule
def row_beside(state: State, seat: int, number: int) -> int:
    """The row that this number goes on at an end; else an empty one, else the first."""
    for row in range(rows_of(STRAIGHTS)):
        length = state.length[seat, row]
        if length:
            left = number_of(state.faces, leftmost(state.row[seat, row]))
            right = number_of(state.faces, leftmost(beyond(state.row[seat, row], length - 1)))
            if abs(left - number) == 1 or abs(right - number) == 1:
                return row
    for row in range(rows_of(STRAIGHTS)):
        if state.length[seat, row] == 0:
            return row
    return 0


@rule
def place_in_order(row: int, faces: int, number: int) -> int:
    """The place of a number in a row that rises or falls: behind the dice that come before it."""
    first = number_of(faces, leftmost(row)) if row else 0
    second = number_of(faces, leftmost(beyond(row, 1))) if beyond(row, 1) else FACES + 1
    rising = first < second
    place = 0
    while row and (number_of(faces, leftmost(row)) < number) == rising:
        place += 1
        row = beyond(row, 1)
    return place


@rule
def place_beside(row: int, faces: int, number: int) -> int:
    """The place in front of the first die of a row that shows this number."""
    place = 0
    while number_of(faces, leftmost(row)) != number:
        place += 1
        row = beyond(row, 1)
    return place
