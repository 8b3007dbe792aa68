"""What the dice of DICETTO are worth where they may be placed, judged as it has been learned."""

import numpy as np

from croupier.kernel.contract import Lore, State
from croupier.kernel.counts import FACES, one_die
from croupier.kernel.rule import rule
from croupier.kernel.scratch import row
from croupier.kernel.seats import CHANCE, MOST_SEATS

from .cards import kind_of
from .dice import battle_of, pips
from .features import judged
from .lore import SUMS
from .rules import end_turn, payoff, play
from .state import LAYOUT, NO_CARD, OVER, PLACES, ROLL

WON, LOST = int(battle_of(2, 1)), int(battle_of(1, 2))
MUST_NOT = -1.0
"""What placing a sum is worth that is too low: less than to place nothing."""


@rule
def judge_places(state: State, seat: int, lore: Lore) -> None:
    """What each sum on each place changes by itself; what it would change beside others is not asked."""
    after = row(LAYOUT, 2)
    after[0] = state
    after[0].roll = 0
    after[0].phase = ROLL
    after[1] = after[0]
    end_turn(after[1])
    nothing = worth_now(after[1], seat, lore)
    for place in range(PLACES):
        if state.card[place] == NO_CARD:
            continue
        floor = pips(state.dice[place])
        for total in range(1, SUMS):
            if lore.possible[kind_of(state.card[place]), total]:
                lore.worth[place, total] = MUST_NOT
                if total >= floor:
                    after[1] = after[0]
                    after[1].owner[place] = seat + 1
                    after[1].dice[place] = some_dice(total)
                    end_turn(after[1])
                    gain = worth_now(after[1], seat, lore) - nothing
                    lore.worth[place, total] = gain / 2 if total == floor else gain


@rule
def some_dice(total: int) -> int:
    """Dice with a sum: to judge a table, only that matters."""
    sixes = total // FACES
    rest = total - FACES * sixes
    return sixes * one_die(FACES - 1) + (one_die(rest - 1) if rest else 0)


@rule
def worth_of(state: State, seat: int, move: int, lore: Lore) -> float:
    """What an assignment leaves a seat with, battles won and lost as often."""
    after = row(LAYOUT, 2)
    after[0] = state
    play(after[0], seat, move)
    battles = 0
    for place in range(PLACES):
        battles += 1 if after[0].rival[place] else 0
    total = 0.0
    for results in range(1 << battles):
        after[1] = after[0]
        for battle in range(battles):
            play(after[1], CHANCE, WON if (results >> battle) & 1 else LOST)
        total += worth_now(after[1], seat, lore)
    return total / (1 << battles)


@rule
def worth_now(state: State, seat: int, lore: Lore) -> float:
    """What part of the victory a seat has, or may expect."""
    if state.phase != OVER:
        return judged(state, seat, lore)
    shares = row(np.float64, MOST_SEATS)
    payoff(state, shares)
    return shares[seat]
