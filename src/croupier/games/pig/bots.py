"""The bots of Pig, weakest first."""

from croupier.bots.chance import random
from croupier.kernel.contract import Bot, Codes, Lore, State
from croupier.kernel.dice import Rng
from croupier.kernel.rule import rule

from .rules import HOLD, ROLL


@rule
def hold_at_20(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Rolls until twenty points are gathered, or enough to win."""
    if state.gathered >= 20 or state.score[seat] + state.gathered >= state.target:
        return HOLD
    return ROLL


BOTS: dict[str, Bot] = {"random": random, "hold-at-20": hold_at_20}
LEVELS = {"casual": "hold-at-20", "steady": "hold-at-20", "sharp": "hold-at-20", "best": "hold-at-20"}
