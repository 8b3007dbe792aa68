"""The bots of Pig, weakest first."""

from croupier.bots.chance import random
from croupier.kernel.contract import Bot, Codes, Lore, State
from croupier.kernel.dice import Rng
from croupier.kernel.rule import rule

from .lore import FAR, rolling_on, weigh
from .rules import HOLD, ROLL

PACE, SLOWLY, NEAR = 21, 8, 29
"""How `sharp` plays: the points to hold at, what part of being behind is added, and how near the end is."""


@rule
def casual(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Rolls until ten points are gathered, or enough to win."""
    if state.gathered >= 10 or state.score[seat] + state.gathered >= state.target:
        return HOLD
    return ROLL


@rule
def hold_at_20(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Rolls until twenty points are gathered, or enough to win."""
    if state.gathered >= 20 or state.score[seat] + state.gathered >= state.target:
        return HOLD
    return ROLL


@rule
def sharp(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Keeps pace: a few points more than 20 when behind, fewer when ahead; near the end rolls to win."""
    ahead = 0
    for other in range(state.players):
        if other != seat:
            ahead = max(ahead, state.score[other])
    if state.score[seat] + state.gathered >= state.target:
        return HOLD
    if max(ahead, state.score[seat]) + NEAR >= state.target:
        return ROLL
    return HOLD if state.gathered >= PACE + (ahead - state.score[seat]) // SLOWLY else ROLL


@rule
def best(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Whatever leaves the better chance to win, from the game for two solved to its end; against each of the others."""
    own = min(FAR, state.target - state.score[seat])
    if state.gathered >= own:
        return HOLD
    for gathered in range(own):
        lore.holding[gathered] = 1.0
        for other in range(state.players):
            if other != seat:
                lore.holding[gathered] *= 1 - lore.chance[min(FAR, state.target - state.score[other]), own - gathered]
    weigh(lore, own, state.faces)
    if state.gathered and lore.holding[state.gathered] > rolling_on(lore, state.gathered, state.faces):
        return HOLD
    return ROLL


BOTS: dict[str, Bot] = {"random": random, "casual": casual, "hold-at-20": hold_at_20, "sharp": sharp, "best": best}
LEVELS = {"casual": "casual", "steady": "hold-at-20", "sharp": "sharp", "best": "best"}
