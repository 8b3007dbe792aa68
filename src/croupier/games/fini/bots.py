"""The bots of FINI!: a head that plans and errs, and a hand with a tempo of its own; what they are like is data."""

from typing import NamedTuple

from croupier.bots.chance import random
from croupier.kernel.contract import Bot, Codes, Lore, Pace, State
from croupier.kernel.dice import Rng, below
from croupier.kernel.rule import rule

from .plans import DENIES, FINISHES, GOES_ON, PLANS, behind, content, grab_for, place_for, wanted
from .premature import missed
from .state import ANNOUNCE, CALL


class Temper(NamedTuple):
    """What tells one bot from another."""

    planning: int
    """How far it plans, see `Planning`."""
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


HESITATION = 5
"""How many times longer a bot waits to call if it would lose by that: the other may still err."""
SLOW = Temper(planning=GOES_ON, blunders=15, oversights=60, see=4000, grab=2600, put=1400, call=4000)
CALM = Temper(planning=PLANS, blunders=12, oversights=45, see=2200, grab=1300, put=700, call=2000)
QUICK = Temper(planning=DENIES, blunders=8, oversights=30, see=1100, grab=600, put=400, call=900)
LIGHTNING = Temper(planning=FINISHES, blunders=2, oversights=8, see=550, grab=300, put=200, call=450)


@rule
def duellist(state: State, seat: int, moves: Codes, count: int, rng: Rng, temper: Temper) -> int:
    """Puts the die in its hand where it belongs, else takes what helps, else calls; and errs now and then."""
    if state.phase == ANNOUNCE or below(rng, 1000) < temper.blunders:
        return moves[below(rng, count)]
    move = CALL
    player = seat & 1
    if state.hand[player]:
        move = place_for(state, player, temper.planning)
    else:
        number = wanted(state, player, temper.planning)
        if number and not (content(state, player) and below(rng, 1000) < temper.oversights):
            move = grab_for(state, number)
    for listed in range(count):
        if moves[listed] == move:
            return move
    return moves[below(rng, count)]


@rule
def slow(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Needs four seconds for a die, goes on from what it has, and errs now and then."""
    return duellist(state, seat, moves, count, rng, SLOW)


@rule
def calm(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Needs two seconds for a die, plans the longest combination in sight, and errs now and then."""
    return duellist(state, seat, moves, count, rng, CALM)


@rule
def quick(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Needs a second for a die, plans and takes first what you could take away, and errs less."""
    return duellist(state, seat, moves, count, rng, QUICK)


@rule
def lightning(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Needs half a second for a die, plans against you and calls with as few dice as it can, and hardly ever errs."""
    return duellist(state, seat, moves, count, rng, LIGHTNING)


@rule
def still(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Leaves all dice to you, and never calls: what counts is how long you need."""
    return moves[below(rng, count)]


@rule
def hand(state: State, seat: int, rng: Rng, temper: Temper) -> int:
    """The tempo of a bot; who would lose by calling waits for the other to err."""
    usual = temper.see
    if state.phase != ANNOUNCE:
        if state.hand[seat]:
            usual = temper.put
        elif missed(state, seat):
            usual = temper.grab if state.down[seat] else temper.see + temper.grab
        else:
            usual = temper.call * HESITATION if behind(state, seat) else temper.call
    return usual // 2 + below(rng, usual)


@rule
def slow_hand(state: State, seat: int, rng: Rng, lore: Lore) -> int:
    """The tempo of `slow`."""
    return hand(state, seat, rng, SLOW)


@rule
def calm_hand(state: State, seat: int, rng: Rng, lore: Lore) -> int:
    """The tempo of `calm`."""
    return hand(state, seat, rng, CALM)


@rule
def quick_hand(state: State, seat: int, rng: Rng, lore: Lore) -> int:
    """The tempo of `quick`."""
    return hand(state, seat, rng, QUICK)


@rule
def lightning_hand(state: State, seat: int, rng: Rng, lore: Lore) -> int:
    """The tempo of `lightning`."""
    return hand(state, seat, rng, LIGHTNING)


@rule
def still_hand(state: State, seat: int, rng: Rng, lore: Lore) -> int:
    """Only announces, after a second."""
    return 1000 if state.phase == ANNOUNCE else -1


@rule
def random_hand(state: State, seat: int, rng: Rng, lore: Lore) -> int:
    """Anything from a tenth to half a second."""
    return 100 + below(rng, 400)


BOTS: dict[str, Bot] = {
    "random": random,
    "still": still,
    "slow": slow,
    "calm": calm,
    "quick": quick,
    "lightning": lightning,
}
LEVELS = {"casual": "slow", "steady": "calm", "sharp": "quick", "best": "lightning"}
PRACTICE = "still"
PACES: dict[str, Pace] = {
    "random": random_hand,
    "still": still_hand,
    "slow": slow_hand,
    "calm": calm_hand,
    "quick": quick_hand,
    "lightning": lightning_hand,
}
