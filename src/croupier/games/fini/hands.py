"""What hands do in a duel: take a die, put it down, and what is wrong with that."""

from croupier.kernel.contract import State
from croupier.kernel.counts import FACES
from croupier.kernel.rule import rule
from croupier.kernel.seats import clock_of, unstamped

from .dice import COLOURED, COLOURS, DICE, SILVER, number_of, tallied, tally, with_die
from .judging import MATCHING, MOST_DOWN, STRAIGHTS, judge_straights, rows_of
from .premature import missed
from .scoring import void
from .state import CALL, CONTESTED, COPY, PUT, place_of, row_of


@rule
def die_meant(state: State, code: int) -> int:
    """I7: the die in the area that a grab means, or -1 if it is gone."""
    if code < COLOURS:
        return code if (state.area >> code) & 1 else -1
    for die in range(COLOURS, DICE):
        if (state.area >> die) & 1 and number_of(state.faces, die) == code - COPY:
            return die
    return -1


@rule
def clashes(state: State, seat: int, code: int, clock: int) -> bool:
    """I24: whether the opponent took this very die less than the agreed time ago."""
    other = 1 - seat
    return state.grabbed[other] == code + 1 and clock - state.grabbed_at[other] < state.contested


@rule
def copier_offence(state: State, seat: int, number: int) -> int:
    """I16, I17: the clause against taking a copier with this number now, or 0."""
    if tallied(tally(state.faces, state.area & COLOURED), number):
        return 16
    originals = tallied(tally(state.faces, state.lying[1 - seat] & COLOURED), number)
    if originals == 0:
        return 16
    if state.kind == STRAIGHTS or originals > tallied(tally(state.faces, state.lying[seat] & SILVER), number):
        return 0
    return 17


@rule
def grab_refusal(state: State, seat: int, move: int) -> int:
    """I6, I7, I24: a hand takes one die, and one that is there, or was until a moment ago."""
    code = unstamped(move)
    if code > COPY + FACES:
        return 7
    if state.hand[seat]:
        return 6
    if die_meant(state, code) >= 0:
        return 0
    return 0 if clashes(state, seat, code, max(state.clock, clock_of(move))) else 7


@rule
def put_refusal(state: State, seat: int, code: int) -> int:
    """I6, I8: a die in the hand, a row of this duel, and a place in it."""
    row, place = row_of(code), place_of(code)
    if row >= rows_of(state.kind) or place > state.length[seat, row] or state.hand[seat] == 0:
        return 8
    return 0


@rule
def mistake(state: State, seat: int, code: int) -> int:
    """I9: the clause that an allowed move would break in spirit; 0 if it is no mistake."""
    if code == CALL:
        return 19 if missed(state, seat) else 0
    if code >= PUT:
        if state.kind == MATCHING:
            return 0
        row, place = row_of(code), place_of(code)
        after = with_die(state.row[seat, row], place, state.hand[seat] - 1)
        _, _, right = judge_straights(after, state.faces, 0)
        return 0 if right else 12
    die = die_meant(state, code)
    if die < 0:
        return 0
    if state.down[seat] >= MOST_DOWN:
        return 15
    number = number_of(state.faces, die)
    if state.kind == STRAIGHTS and tallied(tally(state.faces, state.lying[seat]), number):
        return 11
    return 0 if die < COLOURS else copier_offence(state, seat, number)


@rule
def grab(state: State, seat: int, code: int) -> None:
    """I6, I16, I17, I24: a die goes into the hand, and a copier against the rules is noted; or two hands meet."""
    die = die_meant(state, code)
    if die < 0:
        void(state, CONTESTED)
        return
    if die >= COLOURS and copier_offence(state, seat, code - COPY):
        state.misused[seat] |= 1 << die
    state.area ^= 1 << die
    state.hand[seat] = die + 1
    if state.contested:
        state.grabbed[seat] = code + 1
        state.grabbed_at[seat] = state.clock


@rule
def put_down(state: State, seat: int, code: int) -> None:
    """I8, I11: the die in the hand joins a row, and is noted if its number lies in the player's straights already."""
    row, place = row_of(code), place_of(code)
    die = state.hand[seat] - 1
    state.row[seat, row] = with_die(state.row[seat, row], place, die)
    state.length[seat, row] += 1
    if state.kind == STRAIGHTS and tallied(tally(state.faces, state.lying[seat]), number_of(state.faces, die)):
        state.repeated[seat] |= 1 << die
    state.lying[seat] |= 1 << die
    state.down[seat] += 1
    state.hand[seat] = 0
