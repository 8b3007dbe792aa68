"""What a finished race pays."""

import numpy as np

from croupier.kernel.contract import State
from croupier.kernel.rule import rule

from .betting import ALONE, LINES, WINNER_LINES, first_of, names, pick_of, picked, second_of, sheet, stake
from .options import FIELD
from .track import NIBBLE, outsider_on, runner

ODDS_BITS = 6
ANY_ODDS = (1 << ODDS_BITS) - 1
ORDER_BITS = NIBBLE * FIELD
LEFT_BITS = 3
THOUSAND = 1000


@rule
def odds_of(state: State, race: int, horse: int) -> int:
    """L7: how many times a winner bet on this starting place is paid."""
    return (state.odds[race] >> (ODDS_BITS * horse)) & ANY_ODDS


@rule
def note_finish(state: State) -> None:
    """L39: the row at the end of the race, how many horses it has, and the outsiders on it."""
    after = ORDER_BITS + LEFT_BITS
    state.finish[state.race] = (
        np.int64(state.order) | np.int64(state.left) << ORDER_BITS | np.int64(state.outsiders) << after
    )


@rule
def finishers(finish: int) -> int:
    """How many horses crossed the line; 0 for a race that is not over."""
    return (finish >> ORDER_BITS) & ((1 << LEFT_BITS) - 1)


@rule
def finished(finish: int, place: int) -> int:
    """L39: the horse that came in first (place 0), second and so on; -1 if there was none."""
    spot = finishers(finish) - 1 - place
    return runner(finish, spot) if spot >= 0 else -1


@rule
def finish_bonus(finish: int, horse: int) -> int:
    """L42: the euros on the green die of a horse."""
    return outsider_on(finish >> (ORDER_BITS + LEFT_BITS), horse) * THOUSAND


@rule
def line_pays(state: State, race: int, bet: int) -> int:
    """L40, L41: what one bet pays, without bonuses."""
    first, second = finished(state.finish[race], 0), finished(state.finish[race], 1)
    if bet == 0:
        return 0
    if second_of(bet) == ALONE:
        return stake(bet) * odds_of(state, race, first) if first_of(bet) == first else 0
    if second < 0 or not (names(bet, first) and names(bet, second)):
        return 0
    return stake(bet) * (odds_of(state, race, first) + odds_of(state, race, second))


@rule
def bonus(state: State, race: int, seat: int, place: int) -> int:
    """L42: what the outsider that came in first or second pays a seat."""
    horse = finished(state.finish[race], place)
    if horse < 0:
        return 0
    amount = finish_bonus(state.finish[race], horse)
    if amount == 0:
        return 0
    total = 0
    half = 0
    start = sheet(race, seat)
    for line in range(LINES):
        bet = state.bets[start + line]
        if line < WINNER_LINES:
            if place == 0 and bet and picked(bet) == pick_of(horse, ALONE):
                total = amount
        elif names(bet, horse) and (not state.winning_only or line_pays(state, race, bet) > 0):
            half = amount // 2
    return total + half


@rule
def payout(state: State, race: int, seat: int) -> int:
    """L40 to L42: all that a race pays a seat."""
    start = sheet(race, seat)
    total = bonus(state, race, seat, 0) + bonus(state, race, seat, 1)
    for line in range(LINES):
        total += line_pays(state, race, state.bets[start + line])
    return total
