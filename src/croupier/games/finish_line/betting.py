"""Bets: which horses, how much, and the menu that bots choose from.

What is bet on is a pick: one horse and `ALONE`, or a pair of horses. A bet on the sheet is that and, above it, its
hundreds. A sheet has three lines for winner bets, then two for place bets.
"""

from croupier.kernel.contract import Codes, State
from croupier.kernel.rule import rule

from . import FACTS
from .options import FIELD

HORSE_BITS = 3
ANY_HORSE = (1 << HORSE_BITS) - 1
ALONE = ANY_HORSE
"""In place of a second horse."""
PICK_BITS = 2 * HORSE_BITS
WINNER_LINES = 3
LINES = 5
SEATS = FACTS.seats[1]
STEP = 100
BET = 1 << 50
"""With euros above what is bet on."""
DONE = 1 << 51


@rule
def pick_of(one: int, two: int) -> int:
    """What is bet on: a horse, and another or `ALONE`."""
    return one | two << HORSE_BITS


@rule
def first_of(pick: int) -> int:
    """The first horse of a pick, also of a bet or a move with that pick."""
    return pick & ANY_HORSE


@rule
def second_of(pick: int) -> int:
    """The second horse of a pick, or `ALONE`."""
    return (pick >> HORSE_BITS) & ANY_HORSE


@rule
def bet_of(one: int, two: int, euros: int) -> int:
    """The move that bets on a horse (`two` is `ALONE`) or on a pair."""
    return BET | euros << PICK_BITS | pick_of(one, two)


@rule
def euros_of(move: int) -> int:
    """How much a move bets."""
    return (move ^ BET) >> PICK_BITS


@rule
def sheet(race: int, seat: int) -> int:
    """Where a seat's lines for a race begin."""
    return (race * SEATS + seat) * LINES


@rule
def picked(bet: int) -> int:
    """What a line is bet on."""
    return bet & ((1 << PICK_BITS) - 1)


@rule
def stake(bet: int) -> int:
    """The euros of a line."""
    return (bet >> PICK_BITS) * STEP


@rule
def line_for(pick: int, hundreds: int) -> int:
    """A line with so many hundreds on a pick."""
    return pick | hundreds << PICK_BITS


@rule
def names(bet: int, horse: int) -> bool:
    """Whether a bet names a horse."""
    return bet != 0 and (first_of(bet) == horse or second_of(bet) == horse)


@rule
def staked(state: State, race: int, seat: int) -> int:
    """L12: all that a seat has bet on a race."""
    total = 0
    first = sheet(race, seat)
    for line in range(first, first + LINES):
        total += stake(state.bets[line])
    return total


@rule
def line_of(state: State, seat: int, pick: int) -> int:
    """The line of this race's sheet that bets on this, else the first empty one of its kind, else -1."""
    first = sheet(state.race, seat) + (0 if second_of(pick) == ALONE else WINNER_LINES)
    last = first + (WINNER_LINES if second_of(pick) == ALONE else LINES - WINNER_LINES)
    for line in range(first, last):
        if state.bets[line] == 0 or picked(state.bets[line]) == pick:
            return line
    return -1


@rule
def half_left(state: State, seat: int) -> int:
    """Half of the money that a seat has not bet on this race yet, up to the next hundred."""
    return ((state.money[seat] - staked(state, state.race, seat)) // STEP + 1) // 2 * STEP


@rule
def bet_moves(state: State, seat: int, out: Codes) -> int:
    """L8 to L12: done, and half of what is left on everything that the seat has not bet on yet."""
    out[0] = DONE
    count = 1
    half = half_left(state, seat)
    if half <= 0:
        return count
    first = sheet(state.race, seat)
    if state.bets[first + WINNER_LINES - 1] == 0:
        for horse in range(FIELD):
            count = offer(state, first, WINNER_LINES - 1, bet_of(horse, ALONE, half), out, count)
    if state.bets[first + LINES - 1] == 0:
        for one in range(FIELD):
            for two in range(one + 1, FIELD):
                count = offer(state, first + WINNER_LINES, 1, bet_of(one, two, half), out, count)
    return count


@rule
def offer(state: State, first: int, lines: int, bet: int, out: Codes, count: int) -> int:
    """Add a bet, unless a line bets on the same."""
    for line in range(first, first + lines):
        if state.bets[line] and picked(state.bets[line]) == picked(bet):
            return count
    out[count] = bet
    return count + 1


@rule
def bet_refusal(state: State, seat: int, move: int) -> int:
    """L8 to L12: not a bet, on what cannot be bet on, or too much of it."""
    if move == DONE:
        return 0
    if move < BET or move >= DONE:
        return 8
    pick = picked(move)
    one, two = first_of(pick), second_of(pick)
    if one >= FIELD or two <= one:
        return 9 if two == ALONE else 10
    euros = euros_of(move)
    line = line_of(state, seat, pick)
    if line < 0:
        return 9 if two == ALONE else 10
    if euros % STEP != 0 or (euros == 0 and state.bets[line] == 0):
        return 11
    rest = staked(state, state.race, seat) - stake(state.bets[line])
    return 12 if euros + rest > state.money[seat] else 0


@rule
def write_bet(state: State, seat: int, move: int) -> None:
    """L11: a line is written or changed; without an amount it is struck out, and later ones move up."""
    pick = picked(move)
    line = line_of(state, seat, pick)
    hundreds = euros_of(move) // STEP
    if hundreds:
        state.bets[line] = line_for(pick, hundreds)
        return
    end = sheet(state.race, seat) + (WINNER_LINES if second_of(pick) == ALONE else LINES)
    for later in range(line, end - 1):
        state.bets[later] = state.bets[later + 1]
    state.bets[end - 1] = 0
