"""What somebody may believe of bets that he cannot see."""

from croupier.kernel.contract import State
from croupier.kernel.dice import Rng, below
from croupier.kernel.rule import rule
from croupier.kernel.seats import is_among

from .betting import ALONE, STEP, WINNER_LINES, half_left, line_for, pick_of, sheet
from .options import FIELD
from .state import BETTING, PHOTO
from .tally import leaning

TRUST = 2
"""How much more likely each time that a player helped a horse makes a bet on it."""


@rule
def guess(state: State, seat: int, rng: Rng) -> None:
    """L8: everybody else who is done has bet on horses that he helped rather than on others: to win, and on a pair."""
    if not BETTING <= state.phase <= PHOTO:
        return
    for other in range(state.players):
        if other != seat and (state.phase != BETTING or is_among(other, state.done)):
            one = fancied(state, other, ALONE, rng)
            two = fancied(state, other, one, rng)
            suspect(state, other, 0, pick_of(one, ALONE))
            suspect(state, other, WINNER_LINES, pick_of(min(one, two), max(one, two)))


@rule
def suspect(state: State, other: int, line: int, pick: int) -> None:
    """Take a player to have half of what he had left on this."""
    hundreds = half_left(state, other) // STEP
    if hundreds > 0:
        state.bets[sheet(state.race, other) + line] = line_for(pick, hundreds)


@rule
def fancied(state: State, other: int, taken: int, rng: Rng) -> int:
    """A horse but one, as likely as a player's help lets believe."""
    total = 0
    for horse in range(FIELD):
        if horse != taken:
            total += 1 + TRUST * max(0, leaning(state, other, horse))
    left = below(rng, total)
    for horse in range(FIELD):
        if horse != taken:
            left -= 1 + TRUST * max(0, leaning(state, other, horse))
            if left < 0:
                return horse
    return FIELD - 1
