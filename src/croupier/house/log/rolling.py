"""Who types what real dice show."""

from collections.abc import Sequence

from croupier.kernel.dice import new_rng
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE, may_know

from .seat import Seat


def hidden_from(due: Position) -> int:
    """The seats that may not know of the outcome that is due, as a bit set; whatever falls, they are the same."""
    return due.secret(CHANCE, due.draw(new_rng(0)))


def typists(seats: Sequence[Seat], roller: int, due: Position) -> list[int]:
    """Who is asked for the outcome that is due: the person who moved last, or whoever may know of it if it is hidden.

    In real time it is nobody's turn, so everybody is. None where that leaves only bots, or nobody has moved yet.
    """
    hidden = hidden_from(due)
    everybody = hidden or due.game.facts.realtime
    asked = [seat for seat in range(len(seats)) if may_know(hidden, (seat,))] if everybody else [roller]
    return [seat for seat in asked if seat >= 0 and not seats[seat].bot]
