"""The bots of FINI!: a head that plans and errs, and a hand with a tempo of its own; what they are like is data."""

from collections.abc import Callable
from functools import partial

import msgspec
import numpy as np

from croupier.bots.chance import random
from croupier.kernel.contract import Bot, Codes, Lore, Pace, State
from croupier.kernel.dice import Rng, below
from croupier.kernel.options import Edition, Options
from croupier.kernel.rule import rule

from .plans import behind, content, grab_for, place_for, wanted
from .premature import missed
from .state import ANNOUNCE, CALL


class Temper(msgspec.Struct, frozen=True):
    """What tells one bot from another."""

    plans: bool
    """Whether it plans the longest combination in sight, or goes on from what it has."""
    blunders: int
    """How often of a thousand times it does anything at all."""
    oversights: int
    """How often of a thousand times it overlooks dice that would help, and calls, with a combination that would win."""
    see: int
    """Milliseconds to see a new cast, on average: this and what follows takes from half to one and a half of it."""
    grab: int
    """To find a die and take it."""
    put: int
    """To put it down."""
    call: int
    """To be sure that nothing is left, and call."""


PLANS, BLUNDERS, OVERSIGHTS, SEE, GRAB, PUT_DOWN, DECIDE = range(7)
"""Where the lore of a bot has its temper."""
HESITATION = 5
"""How many times longer a bot waits to call if it would lose by that: the other may still err."""
TEMPERS = {
    "slow": Temper(plans=False, blunders=15, oversights=60, see=2200, grab=1300, put=800, call=2200),
    "quick": Temper(plans=True, blunders=8, oversights=30, see=1100, grab=600, put=400, call=900),
    "lightning": Temper(plans=True, blunders=2, oversights=8, see=550, grab=300, put=200, call=450),
}


@rule
def duellist(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Puts the die in its hand where it belongs, else takes what helps, else calls; and errs now and then."""
    if state.phase == ANNOUNCE or below(rng, 1000) < lore[BLUNDERS]:
        return moves[below(rng, count)]
    move = CALL
    player = seat & 1
    if state.hand[player]:
        move = place_for(state, player, lore[PLANS] > 0)
    else:
        number = wanted(state, player, lore[PLANS] > 0)
        if number and not (content(state, player) and below(rng, 1000) < lore[OVERSIGHTS]):
            move = grab_for(state, number)
    for listed in range(count):
        if moves[listed] == move:
            return move
    return moves[below(rng, count)]


@rule
def slow(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Needs two seconds for a die, goes on from what it has, and errs now and then."""
    return duellist(state, seat, moves, count, rng, lore)


@rule
def quick(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Needs a second for a die, plans the longest combination in sight, and errs less."""
    return duellist(state, seat, moves, count, rng, lore)


@rule
def lightning(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Needs half a second for a die, plans the longest combination in sight, and hardly ever errs."""
    return duellist(state, seat, moves, count, rng, lore)


@rule
def hand(state: State, seat: int, rng: Rng, lore: Lore) -> int:
    """The tempo of a bot; who would lose by calling waits for the other to err."""
    usual = lore[SEE]
    if state.phase != ANNOUNCE:
        if state.hand[seat]:
            usual = lore[PUT_DOWN]
        elif missed(state, seat):
            usual = lore[GRAB] if state.down[seat] else lore[SEE] + lore[GRAB]
        else:
            usual = lore[DECIDE] * HESITATION if behind(state, seat) else lore[DECIDE]
    return int(usual) // 2 + below(rng, int(usual))


@rule
def random_hand(state: State, seat: int, rng: Rng, lore: Lore) -> int:
    """Anything from a tenth to half a second."""
    return 100 + below(rng, 400)


def temper_lore(temper: Temper, options: Options, edition: Edition) -> Lore:
    """A temper as the compiled bots read it."""
    return np.array(msgspec.structs.astuple(temper), np.float64)


BOTS: dict[str, Bot] = {"random": random, "slow": slow, "quick": quick, "lightning": lightning}
PACES: dict[str, Pace] = {"random": random_hand, **dict.fromkeys(TEMPERS, hand)}
LORE: dict[str, Callable[[Options, Edition], Lore]] = {
    name: partial(temper_lore, temper) for name, temper in TEMPERS.items()
}
