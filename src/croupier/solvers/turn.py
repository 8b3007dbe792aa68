"""Solving a turn exactly through a rulebook's own moves and outcomes, for any game."""

from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias

from croupier.kernel.contract import State
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE

Worth: TypeAlias = Callable[[State], Fraction | int | None]
"""What a position is worth if it ends the question, None if play goes on."""


def solve(position: Position, worth: Worth) -> Fraction:
    """The exact expectation from a position with best choices, until `worth` has an answer.

    Chance is a weighted mean, a choice the maximum: so it solves questions about whoever is in turn.
    """
    return _solve(position, worth, {})


def _solve(position: Position, worth: Worth, known: dict[bytes, Fraction]) -> Fraction:
    answer = worth(position.state)
    if answer is not None:
        return Fraction(answer)
    key = position.tobytes()
    if key not in known:
        if position.dice_due:
            outcomes = position.outcomes()
            total = sum(weight for _, weight in outcomes)
            parts = (weight * _solve(position.after(CHANCE, move), worth, known) for move, weight in outcomes)
            known[key] = sum(parts, Fraction(0)) / total
        else:
            (seat,) = position.seats
            known[key] = max(_solve(position.after(seat, move), worth, known) for move in position.moves(seat))
    return known[key]
