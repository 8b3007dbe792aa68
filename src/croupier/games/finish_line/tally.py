"""What everybody could see of each seat's moves in this race: how much it did for each horse, and against it.

Four bits for each horse, which stop at 15.
"""

from croupier.kernel.contract import State
from croupier.kernel.rule import rule

MOST = 15


@rule
def add(tally: int, horse: int, amount: int) -> int:
    """A tally with more noted for a horse."""
    low = 4 * horse
    count = (tally >> low) & MOST
    return tally + (min(amount, MOST - count) << low)


@rule
def helped(state: State, seat: int, horse: int, amount: int) -> None:
    """Note what a seat did for a horse."""
    state.aided[seat] = add(state.aided[seat], horse, amount)


@rule
def hurt(state: State, seat: int, horse: int, amount: int) -> None:
    """Note what a seat did against a horse."""
    state.harmed[seat] = add(state.harmed[seat], horse, amount)


@rule
def leaning(state: State, seat: int, horse: int) -> int:
    """What a seat did for a horse, less what it did against it."""
    low = 4 * horse
    return ((state.aided[seat] >> low) & MOST) - ((state.harmed[seat] >> low) & MOST)
