"""The bots of Cups."""

from croupier.bots.chance import random
from croupier.kernel.contract import Bot, Codes, Lore, State
from croupier.kernel.dice import Rng
from croupier.kernel.rule import rule

from .rules import HIGHER, LOWER


@rule
def likely(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Says what is likely by its own die."""
    return HIGHER if state.die[seat] < 4 else LOWER


BOTS: dict[str, Bot] = {"random": random, "likely": likely}
