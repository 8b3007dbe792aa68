"""The player without a thought."""

from croupier.kernel.contract import Codes, Lore, State
from croupier.kernel.dice import Rng, below
from croupier.kernel.rule import rule


@rule
def random(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Any listed move, each as likely."""
    return moves[below(rng, count)]


random.looks_away = True  # type: ignore[attr-defined]  # it needs no copy of the state
