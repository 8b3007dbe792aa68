"""The bots of Bluff."""

from croupier.bots.chance import random
from croupier.kernel.contract import Bot, Codes, Lore, State
from croupier.kernel.dice import Rng
from croupier.kernel.rule import rule

from .rules import BET, CARDS, PASS


@rule
def honest(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Bets on the highest card alone."""
    return BET if state.card[seat] == CARDS else PASS


BOTS: dict[str, Bot] = {"random": random, "honest": honest}
