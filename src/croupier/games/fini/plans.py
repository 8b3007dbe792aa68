"""How a bot thinks in a duel: which number it wants next, and where a die goes."""

from croupier.kernel.contract import State
from croupier.kernel.counts import FACES
from croupier.kernel.rule import rule

from .dice import COLOURED, COLOURS, beyond, leftmost, number_of, tallied, tally
from .judging import MATCHING, MOST_DOWN, STRAIGHTS, judge, largest_block, offences, rows_of
from .premature import missed, spares
from .state import COPY, put_at


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
def wanted(state: State, seat: int, planner: bool) -> int:
    """The number to take next, or 0 if there is nothing to gain."""
    if state.down[seat] >= MOST_DOWN:
        return 0
    number = wanted_match(state, seat, planner) if state.kind == MATCHING else wanted_straight(state, seat, planner)
    return number if number else lowest_number(missed(state, seat))


@rule
def lowest_number(numbers: int) -> int:
    """The lowest number of a set, or 0 if it is empty."""
    for number in range(1, FACES + 1):
        if (numbers >> number) & 1:
            return number
    return 0


@rule
def wanted_straight(state: State, seat: int, planner: bool) -> int:
    """A planner completes the longest run within reach, the rarest number first; others go on from what they have."""
    own = tally(state.faces, state.lying[seat])
    spare = spares(state, seat)
    low, high = best_run(own, spare)
    lying = tally(state.faces, state.area & COLOURED)
    choice = 0
    fewest = 99
    for number in range(low, high + 1):
        if tallied(own, number) == 0:
            beside = tallied(own, number - 1) or tallied(own, number + 1)
            rank = tallied(lying, number) if planner else 0 if beside else 1
            if rank < fewest:
                fewest = rank
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
def wanted_match(state: State, seat: int, planner: bool) -> int:
    """The number with the largest block in sight; who is no planner sees no copiers and sticks to the block begun."""
    own = tally(state.faces, state.lying[seat])
    spare = spares(state, seat) if planner else tally(state.faces, state.area & COLOURED)
    choice = 0
    most = 1
    for number in range(1, FACES + 1):
        have, more = tallied(own, number), tallied(spare, number)
        worth = have + more if planner else 2 * have + more
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
def place_for(state: State, seat: int, planner: bool) -> int:
    """Where the die in the hand goes: into the order of a straight, or beside its like."""
    number = number_of(state.faces, state.hand[seat] - 1)
    if state.kind == STRAIGHTS:
        row = 0 if planner else row_beside(state, seat, number)
        return put_at(row, place_in_order(state.row[seat, row], state.faces, number))
    for row in range(rows_of(MATCHING)):
        size, _ = largest_block(state.row[seat, row], state.faces, number)
        if size:
            return put_at(row, place_beside(state.row[seat, row], state.faces, number))
    for row in range(rows_of(MATCHING)):
        if state.length[seat, row] == 0:
            return put_at(row, 0)
    return put_at(0, 0)


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
