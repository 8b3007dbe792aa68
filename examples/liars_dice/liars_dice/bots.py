"""The bots of Liar's Dice, weakest first."""

from croupier.bots.chance import random
from croupier.kernel.contract import Bot, Codes, Lore, State
from croupier.kernel.dice import Rng
from croupier.kernel.rule import rule

from .rules import LIAR, SPOT_ON, TEN, in_play, matching


@rule
def chance_of(exactly: int, dice: int, hit: float) -> float:
    """The binomial probability of so many hits among some dice."""
    chance = 1.0
    for _ in range(dice - exactly):
        chance *= 1.0 - hit
    for number in range(exactly):
        chance *= hit * (dice - number) / (number + 1)
    return chance


@rule
def holds(state: State, seat: int, bid: int, exactly: bool) -> float:
    """How likely a bid holds, or is spot on, for somebody who sees his own dice alone."""
    face = bid % TEN
    hit = 1.0 / 3.0 if state.wild and face != 1 else 1.0 / 6.0
    hidden = in_play(state) - state.dice[seat]
    wanted = bid // TEN - matching(state.cup[seat], face, state.wild)
    if exactly:
        return chance_of(wanted, hidden, hit) if 0 <= wanted <= hidden else 0.0
    if wanted <= 0:
        return 1.0
    chance = 0.0
    for number in range(wanted, hidden + 1):
        chance += chance_of(number, hidden, hit)
    return chance


@rule
def steady(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Reckons how likely each bid and each call is right, and does what is likeliest; of two equals the higher bid."""
    best = moves[0]
    highest = -1.0
    for which in range(count):
        move = moves[which]
        if move == LIAR:
            chance = 1.0 - holds(state, seat, state.bid, False)
        elif move == SPOT_ON:
            chance = holds(state, seat, state.bid, True)
        else:
            chance = holds(state, seat, move, False)
        if chance >= highest:
            highest = chance
            best = move
    return best


BOTS: dict[str, Bot] = {"random": random, "steady": steady}
