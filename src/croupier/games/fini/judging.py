"""What rows are worth and which offences lie in them: steps 2 and 3 of the scoring."""

from croupier.kernel.contract import State
from croupier.kernel.rule import rule

from .dice import beyond, leftmost, number_of

STRAIGHTS, MATCHING = 0, 1
MOST_DOWN = 6
"""I15: the most dice a player may put down."""
LEAST = 2
"""I10, I14: the fewest dice of a combination."""
WRONG_ORDER, TOO_MANY, WRONG_COPIER = 1, 2, 4
"""The offences, a bit for each."""


@rule
def rows_of(kind: int) -> int:
    """I8: two rows in a duel of straights, three in one of matching dice."""
    return 3 if kind == MATCHING else 2


@rule
def straight_part(row: int, faces: int, gone: int) -> tuple[int, int, int, int, bool]:
    """I10 to I13: a row up to its end or its first repeated die.

    Its size, the set of its numbers, the length of its longest unbroken run and the dice of that run, both 0 if there
    is no straight in it, and whether it rises or falls from end to end.
    """
    size, numbers, best, kept = 0, 0, 0, 0
    last, heading, run, dice = 0, 0, 0, 0
    sound = True
    while row:
        die = leftmost(row)
        if (gone >> die) & 1:
            break
        number = number_of(faces, die)
        step = number - last
        if last and heading == 0:
            heading = 1 if step > 0 else -1
        elif step * heading < 0:
            sound = False
        if last and step == heading:
            run += 1
            dice |= 1 << die
        else:
            run = 1
            dice = 1 << die
        if run > best:
            best = run
            kept = dice
        last = number
        numbers |= 1 << number
        size += 1
        row = beyond(row, 1)
    if not sound or best < LEAST:
        return size, numbers, 0, 0, sound
    return size, numbers, best, kept, sound


@rule
def judge_straights(row: int, faces: int, gone: int) -> tuple[int, int, bool]:
    """I11 to I13: the longest straight of a row, the dice that stay in straights, and whether the order is right."""
    longest, kept = 0, 0
    right = True
    while True:
        size, _, best, dice, sound = straight_part(row, faces, gone)
        kept |= dice
        longest = max(longest, best)
        right = right and sound
        row = beyond(row, size)
        if row == 0:
            return longest, kept, right
        row = beyond(row, 1)


@rule
def largest_block(row: int, faces: int, number: int) -> tuple[int, int]:
    """I14: the most neighbouring dice of a row that show this number, or any number if it is 0; and these dice."""
    best, kept = 0, 0
    last, run, dice = 0, 0, 0
    while row:
        die = leftmost(row)
        shown = number_of(faces, die)
        if shown != last:
            run = 0
            dice = 0
        last = shown
        if number in (0, shown):
            run += 1
            dice |= 1 << die
            if run > best:
                best = run
                kept = dice
        row = beyond(row, 1)
    return best, kept


@rule
def judge(state: State, seat: int) -> tuple[int, int, bool]:
    """I10 to I14: a player's longest combination, the dice that stay in combinations, whether the order is right."""
    longest, kept = 0, 0
    right = True
    for row in range(rows_of(state.kind)):
        if state.kind == MATCHING:
            best, dice = largest_block(state.row[seat, row], state.faces, 0)
            if best < LEAST:
                best = 0
                dice = 0
        else:
            best, dice, sound = judge_straights(state.row[seat, row], state.faces, state.repeated[seat])
            right = right and sound
        kept |= dice
        longest = max(longest, best)
    return longest, kept, right


@rule
def offences(state: State, seat: int, right: bool) -> int:
    """I12, I15, I16: what a player did wrong, given whether the order is right."""
    found = 0 if right else WRONG_ORDER
    if state.down[seat] > MOST_DOWN:
        found |= TOO_MANY
    if state.misused[seat] & state.lying[seat]:
        found |= WRONG_COPIER
    return found
