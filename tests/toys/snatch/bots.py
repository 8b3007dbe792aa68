"""The bots of Snatch differ in their hands alone."""

from croupier.bots.chance import random
from croupier.kernel.contract import Bot, Lore, Pace, State
from croupier.kernel.dice import Rng, below
from croupier.kernel.rule import rule


@rule
def idle_hand(state: State, seat: int, rng: Rng, lore: Lore) -> int:
    """Sometimes so slow that the house clears the table."""
    return 500 + below(rng, 2000)


@rule
def slow_hand(state: State, seat: int, rng: Rng, lore: Lore) -> int:
    """About a second."""
    return 1000 + below(rng, 100)


@rule
def quick_hand(state: State, seat: int, rng: Rng, lore: Lore) -> int:
    """About a seventh of a second."""
    return 100 + below(rng, 101)


BOTS: dict[str, Bot] = {"random": random, "slow": random, "quick": random}
PACES: dict[str, Pace] = {"random": idle_hand, "slow": slow_hand, "quick": quick_hand}
