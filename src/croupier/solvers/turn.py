"""Solving a turn exactly through a rulebook's own moves and outcomes, for any game."""

from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias

from croupier.kernel.contract import State
from croupier.kernel.match import Match
from croupier.kernel.seats import CHANCE

Worth: TypeAlias = Callable[[State], Fraction | int | None]
"""What a position is worth if it ends the question, None if play goes on."""


def solve(match: Match, worth: Worth) -> Fraction:
    """The exact expectation from a position with best choices, until `worth` has an answer.

    Chance is a weighted mean, a choice the maximum: so it solves questions about whoever is in turn.
    """
    return _solve(match, worth, {})


def _solve(match: Match, worth: Worth, known: dict[bytes, Fraction]) -> Fraction:
    answer = worth(match.state)
    if answer is not None:
        return Fraction(answer)
    key = match.state.tobytes()
    if key not in known:
        if match.dice_due:
            outcomes = match.outcomes()
            total = sum(weight for _, weight in outcomes)
            parts = (weight * _solve(_after(match, CHANCE, move), worth, known) for move, weight in outcomes)
            known[key] = sum(parts, Fraction(0)) / total
        else:
            (seat,) = match.seats
            known[key] = max(_solve(_after(match, seat, move), worth, known) for move in match.moves(seat))
    return known[key]


def _after(match: Match, seat: int, move: int) -> Match:
    other = match.copy()
    other.game.rules.play(other.state, seat, move)
    return other
