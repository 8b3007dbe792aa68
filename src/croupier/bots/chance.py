"""The player without a thought."""

from croupier.kernel.contract import Codes, State
from croupier.kernel.dice import Rng, below
from croupier.kernel.rule import rule


@rule
def random(state: State, seat: int, moves: Codes, count: int, rng: Rng) -> int:
    """Any listed move, each as likely."""
    return moves[below(rng, count)]
