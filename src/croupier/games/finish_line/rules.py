"""The rules of FINISH LINE; the numbers in refusals are the clauses of RULES.md.

Bets lie on the record beside everything else, and `veil` takes those of other seats away until the race is over.
"""

import numpy as np

from croupier.kernel.contract import Codes, Shares, State
from croupier.kernel.rule import rule
from croupier.kernel.seats import CHANCE, DICE_DUE, is_among, next_seat, other_seats
from croupier.kernel.usual import share_victory

from .betting import BET, DONE, LINES, bet_moves, bet_refusal, sheet, staked, write_bet
from .box import setup as setup
from .chance import draw as draw
from .chance import lower_of, outcome_refusal, upper_of
from .chance import outcomes as outcomes
from .chance import stream as stream
from .dice import BLACK, EXTRA_MOVE, FULL, SIDE_BET, of_colour, size, take_refusal, takes
from .misuse import use_refusal
from .money import note_finish, payout
from .options import FIELD
from .state import BETTING, EXTRA, HORSES, OVER, PHOTO, ROLL, TAKE, USE
from .state import BOUNDS as BOUNDS
from .state import LAYOUT as LAYOUT
from .track import EVERYONE, NIBBLE, TILE_BITS, runs, swap
from .using import PUT_AWAY, spend_extra, target, use, use_of, uses

MOST_MOVES = 100
MOST_OUTCOMES = 64
HOME_STRETCH = 7
GIVE_UP = PUT_AWAY | BLACK
"""A kept extra move is put away unused."""


@rule
def turn(state: State) -> int:
    """L8, L13: everybody who still bets, or the one player in turn."""
    phase = state.phase
    if phase in (TAKE, USE, EXTRA):
        return 1 << state.active
    if phase == BETTING:
        return ((1 << state.players) - 1) & ~state.done
    return 0 if phase == OVER else DICE_DUE


@rule
def moves(state: State, seat: int, out: Codes) -> int:
    """L8 to L37: a menu of bets, or every choice of dice, every use of a die that comes to something of its own."""
    if state.phase == USE:
        return uses(state, out)
    if state.phase == TAKE:
        return takes(state, out)
    if state.phase == BETTING:
        return bet_moves(state, seat, out)
    out[0] = GIVE_UP
    count = 1
    for horse in range(FIELD):
        out[count] = use_of(EXTRA_MOVE, horse)
        count += (state.running >> horse) & 1
    return count


@rule
def refusal(state: State, seat: int, move: int) -> int:
    """The clause that forbids a move."""
    if state.phase == OVER:
        return 46
    if seat == CHANCE:
        return outcome_refusal(state, move)
    if state.phase == BETTING:
        if not is_among(seat, turn(state)):
            return 8
        return bet_refusal(state, seat, move)
    if turn(state) == DICE_DUE or seat != state.active:
        return 13
    if state.phase == TAKE:
        return take_refusal(state, move)
    if state.phase == USE:
        return use_refusal(state, move)
    if move == GIVE_UP:
        return 0
    if move < 0 or move != use_of(EXTRA_MOVE, target(move, 0)):
        return 37
    return 0 if runs(state, target(move, 0)) else 19


@rule
def play(state: State, seat: int, move: int) -> None:
    """What was drawn or rolled, or what a player chose."""
    if state.phase == USE:
        use(state, seat, move)
        end_turn(state, move & FULL == SIDE_BET and not move & PUT_AWAY)
    elif state.phase == ROLL:
        state.roll = move
        state.phase = USE
    elif state.phase == TAKE:
        state.pool -= move
        state.hand += move
        state.phase = ROLL
    elif state.phase == BETTING:
        if move & BET:
            write_bet(state, seat, move)
        else:
            state.done |= 1 << seat
            if state.done == (1 << state.players) - 1:
                state.done = 0
                state.active = state.starter
                begin_turn(state)
    elif state.phase == EXTRA:
        spend_extra(state, seat, move)
        next_extra(state)
    elif state.phase == HORSES:
        line_up(state, move)
    else:
        photo(state, move)


@rule
def line_up(state: State, tile: int) -> None:
    """L5: a horse is drawn and put in front of the others; the seventh opens the betting."""
    horse = state.left
    state.deck ^= 1 << (tile - 1)
    state.horses[state.race] |= np.int64(tile) << (TILE_BITS * horse)
    state.order |= horse << (NIBBLE * horse)
    state.favourites |= ((state.f_tiles >> (tile - 1)) & 1) << horse
    state.steady |= ((state.s_tiles >> (tile - 1)) & 1) << horse
    state.left = horse + 1
    if horse + 1 == FIELD:
        state.running = EVERYONE
        state.phase = BETTING


@rule
def begin_turn(state: State) -> None:
    """L14, L16: the player in turn chooses dice; with few left in the pool the home stretch is reached."""
    if size(state.pool) <= HOME_STRETCH:
        state.home = 1
    state.phase = TAKE


@rule
def end_turn(state: State, skips: bool) -> None:
    """L13, L27, L36: two dice pass on, over a player who is skipped; without dice in the pool the race is run."""
    state.roll = 0
    if state.pool == 0:
        next_extra(state)
        return
    state.active = next_seat(state.active, state.players)
    if skips:
        state.active = next_seat(state.active, state.players)
    begin_turn(state)


@rule
def next_extra(state: State) -> None:
    """L37, L38: the next player in the circle who kept an extra move; without one the line is crossed."""
    seat = state.active
    for _ in range(state.players if state.kept else 0):
        seat = next_seat(seat, state.players)
        if of_colour(state.kept, seat) > 0:
            state.active = seat
            state.phase = EXTRA
            return
    if state.level:
        state.phase = PHOTO
    else:
        cross_line(state)


@rule
def photo(state: State, move: int) -> None:
    """L38: more horseshoes win; equal numbers are rolled again."""
    upper, lower = upper_of(move), lower_of(move)
    if upper == lower:
        return
    if upper > lower:
        swap(state, state.left - 2)
    cross_line(state)


@rule
def cross_line(state: State) -> None:
    """L36, L39 to L45: the race is noted and paid; then the next one is prepared, or the game is over."""
    race = state.race
    note_finish(state)
    for seat in range(state.players):
        state.money[seat] += payout(state, race, seat) - staked(state, race, seat)
    clear_table(state)
    if race + 1 == state.races:
        state.phase = OVER
        return
    state.starter = richest(state)
    state.race = race + 1
    for seat in range(state.players):
        state.money[seat] += state.capital[race + 1]
    state.phase = HORSES


@rule
def clear_table(state: State) -> None:
    """L44: all dice return to the pool, all horses leave the track."""
    state.pool = state.box
    state.hand = state.pile = state.kept = state.home = 0
    state.order = state.left = state.running = state.favourites = state.steady = 0
    state.shoes = state.blacks = state.whips = state.outsiders = 0
    state.level = state.was_level = state.active = 0
    for seat in range(state.players):
        state.aided[seat] = 0
        state.harmed[seat] = 0


@rule
def richest(state: State) -> int:
    """L44: who has most without side bets; of several the first in the circle from the last starter on."""
    best = state.starter
    seat = state.starter
    for _ in range(state.players - 1):
        seat = next_seat(seat, state.players)
        if state.money[seat] > state.money[best]:
            best = seat
    return best


@rule
def secret(state: State, seat: int, move: int) -> int:
    """L8: nobody else learns of a bet; that somebody is done is no secret."""
    return other_seats(seat, state.players) if state.phase == BETTING and move != DONE else 0


@rule
def veil(state: State, seat: int) -> None:
    """L8: until the race is over nobody sees the bets of others."""
    if BETTING <= state.phase <= PHOTO:
        for other in range(state.players):
            if other != seat:
                first = sheet(state.race, other)
                for line in range(first, first + LINES):
                    state.bets[line] = 0


@rule
def payoff(state: State, out: Shares) -> None:
    """L43, L45: most money wins, side bets included; those who tie for it share."""
    for seat in range(state.players):
        out[seat] = state.money[seat] + state.side[seat]
    share_victory(out, state.players, out)


@rule
def scores(state: State, out: Codes) -> None:
    """L43: everybody's money, what is bet included; after the last race with side bets."""
    for seat in range(state.players):
        out[seat] = state.money[seat] + (state.side[seat] if state.phase == OVER else 0)
