"""The rules of FINI!; the numbers in refusals are the clauses of RULES.md."""

from croupier.kernel.contract import Choices, Codes, Shares, State
from croupier.kernel.counts import CODES, ROLLS_OF, dice_in, roll_outcomes
from croupier.kernel.dice import Rng, below, roll_counts
from croupier.kernel.rule import rule
from croupier.kernel.seats import CHANCE, DICE_DUE, clock_of, stamp, unstamped
from croupier.kernel.usual import secret as secret
from croupier.kernel.usual import share_victory
from croupier.kernel.usual import veil as veil

from .dice import CASTS, COLOURED, COLOURS, COPIERS, DICE, SILVER, coloured_faces, number_of, silver_faces
from .hands import grab, grab_refusal, mistake, put_down, put_refusal
from .judging import MATCHING, STRAIGHTS, rows_of
from .scoring import call, void
from .state import ANNOUNCE, ANNOUNCED, CALL, CAST, COPY, DUEL, IDLE, OVER, PUT, ROWS, SEATS, SILVER_DUE, VOID, put_at
from .state import BOUNDS as BOUNDS
from .state import LAYOUT as LAYOUT

MOST_MOVES = 20
MOST_OUTCOMES = ROLLS_OF[COPIERS]


@rule
def setup(state: State, players: int, first: int, options: Choices, edition: Choices) -> None:
    """I1: all chips are in the stock; I3: somebody starts."""
    state.starter = first
    state.assisted = options.assisted
    state.contested = options.contested
    state.patience = 1000 * options.patience
    state.stock = options.chips


@rule
def turn(state: State) -> int:
    """I3 to I5, I25: both seats in a duel, and chance beside them; the starter alone where there is a choice."""
    if state.phase == DUEL:
        return 3 | DICE_DUE
    if state.phase == ANNOUNCE:
        return 1 << state.starter
    return 0 if state.phase == OVER else DICE_DUE


@rule
def moves(state: State, seat: int, out: Codes) -> int:
    """I2, I6 to I9, I18: everything but a grab at a die that is gone; a call comes first where it is allowed."""
    if state.phase == ANNOUNCE:
        out[0] = ANNOUNCED + STRAIGHTS
        out[1] = ANNOUNCED + MATCHING
        return 2
    player = seat & 1
    out[0] = CALL
    count = 1
    if state.hand[player]:
        for row in range(rows_of(state.kind)):
            for place in range(state.length[player, row] + 1):
                out[count] = put_at(row, place)
                count += 1
    else:
        for die in range(COLOURS):
            out[count] = die
            count += (state.area >> die) & 1
        seen = 0
        for die in range(COLOURS, DICE):
            number = number_of(state.faces, die)
            out[count] = COPY + number
            new = (state.area >> die) & ~(seen >> number) & 1
            seen |= new << number
            count += new
    if state.assisted:
        kept = 0
        for number in range(count):
            if mistake(state, player, out[number]) == 0:
                out[kept] = out[number]
                kept += 1
        return kept
    return count


@rule
def refusal(state: State, seat: int, move: int) -> int:
    """The clause that forbids a move."""
    if state.phase == OVER:
        return 29
    if move < 0 or (state.phase != CAST and 0 < clock_of(move) < state.clock):
        return 5
    code = unstamped(move)
    if seat == CHANCE:
        return outcome_refusal(state, move)
    if seat not in (0, 1):
        return 1
    if state.phase == ANNOUNCE:
        if seat != state.starter:
            return 3
        return 0 if code == ANNOUNCED + STRAIGHTS or code == ANNOUNCED + MATCHING else 2
    if state.phase != DUEL:
        return 4
    if code > CALL:
        return 2
    if code < PUT:
        clause = grab_refusal(state, seat, move)
    elif code < CALL:
        clause = put_refusal(state, seat, code)
    else:
        clause = 0
    return mistake(state, seat, code) if clause == 0 and state.assisted else clause


@rule
def outcome_refusal(state: State, move: int) -> int:
    """I3, I4, I25: an outcome must be due and possible."""
    code = unstamped(move)
    if state.phase == CAST:
        return 0 if code < CASTS else 4
    if state.phase == SILVER_DUE:
        return 0 if code < CODES and dice_in(code) == COPIERS else 4
    if state.phase == DUEL:
        return 0 if code == VOID and clock_of(move) >= state.clock + state.patience else 25
    return 3


@rule
def play(state: State, seat: int, move: int) -> None:
    """What was cast, or what a player did, and when."""
    state.clock = clock_of(move) if state.phase == CAST else max(state.clock, clock_of(move))
    code = unstamped(move)
    if seat == CHANCE:
        if state.phase == CAST:
            lay_out(state, coloured_faces(code))
        elif state.phase == SILVER_DUE:
            state.faces |= silver_faces(code)
            state.area |= SILVER
            state.phase = DUEL
        else:
            void(state, IDLE)
    elif code < PUT:
        grab(state, seat, code)
    elif code < CALL:
        put_down(state, seat, code)
    elif code == CALL:
        call(state, seat)
    else:
        state.kind = code - ANNOUNCED
        state.phase = CAST


@rule
def lay_out(state: State, faces: int) -> None:
    """I4: the coloured dice lie in the area, and nothing else lies anywhere; the silver dice are still to come."""
    state.faces = faces
    state.area = COLOURED
    for seat in range(SEATS):
        state.lying[seat] = 0
        state.down[seat] = 0
        state.repeated[seat] = 0
        state.misused[seat] = 0
        for row in range(ROWS):
            state.row[seat, row] = 0
            state.length[seat, row] = 0
    state.phase = SILVER_DUE


@rule
def draw(state: State, rng: Rng) -> int:
    """I4, I25: a cast, or the moment at which nobody has moved for too long."""
    if state.phase == DUEL:
        return stamp(VOID, state.clock + state.patience)
    return below(rng, CASTS) if state.phase == CAST else roll_counts(rng, COPIERS)


@rule
def outcomes(state: State, out: Codes, weights: Codes) -> int:
    """I4, I25: all casts of the silver dice; those of the coloured ones are too many to list."""
    if state.phase == CAST:
        return 0
    if state.phase == DUEL:
        out[0] = stamp(VOID, state.clock + state.patience)
        weights[0] = 1
        return 1
    return roll_outcomes(COPIERS, out, weights)


@rule
def payoff(state: State, out: Shares) -> None:
    """I28: most points win, ties share."""
    share_victory(state.score, SEATS, out)


@rule
def scores(state: State, out: Codes) -> None:
    """I28: the points of the rounds that are over."""
    for seat in range(SEATS):
        out[seat] = state.score[seat]
