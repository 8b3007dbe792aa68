"""What everybody could see of each seat's moves in this race: how much it did for each horse, and against it.

Amounts stop at `MOST`.
"""

from croupier.kernel.contract import State
from croupier.kernel.rule import rule

TALLY_BITS = 4
MOST = (1 << TALLY_BITS) - 1


@rule
def noted(amount: int, horse: int) -> int:
    """A tally with nothing but an amount for a horse."""
    return amount << (TALLY_BITS * horse)


@rule
def amount_of(tally: int, horse: int) -> int:
    """What a tally has noted for a horse."""
    return (tally >> (TALLY_BITS * horse)) & MOST


@rule
def add(tally: int, horse: int, amount: int) -> int:
    """A tally with more noted for a horse."""
    return tally + noted(min(amount, MOST - amount_of(tally, horse)), horse)


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
    return amount_of(state.aided[seat], horse) - amount_of(state.harmed[seat], horse)
