"""The bots of Sealed: one of them would peek if it could."""

from croupier.bots.chance import random
from croupier.kernel.contract import Bot, Codes, Lore, State
from croupier.kernel.dice import Rng
from croupier.kernel.rule import rule


@rule
def peek(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Copies what the first seat chose, if it can see it."""
    return state.number[0] if state.number[0] else 10


BOTS: dict[str, Bot] = {"random": random, "peek": peek}
