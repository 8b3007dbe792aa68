"""Playing TUTTO for the victory: every decision by the chance to win it leaves, from the solved game for two.

At a table of more, the others are taken one by one, as if everybody played each of them alone. The next card is weighed
by what is left of the deck. Targets above the solved one are played for points until it is near.
"""

from croupier.kernel.contract import Lore, State
from croupier.kernel.counts import dice_in
from croupier.kernel.rule import rule

from .cards import CARDS
from .dice import DICE, points
from .lore import DOUBLES_ALL, MOST, STRIKES, TARGET
from .odds import STEP, Rolls
from .options import PlusMinus
from .rules import SEATS, STOP, TUTTO
from .turns import ALL, TAKEN, Desk, Luck, card_worth, paid, weigh

ENDS_TURN = int(PlusMinus.ENDS_TURN)


@rule
def within(state: State, seat: int) -> bool:
    """Whether the solved game knows where this one stands."""
    near = state.x2 == DOUBLES_ALL
    for other in range(state.players):
        near = near and steps_of(state, state.score[other]) >= 0
    return near


@rule
def steps_of(state: State, score: int) -> int:
    """A score in steps of the solved game, which ends where this one does."""
    return min(TARGET - (state.target - score + STEP - 1) // STEP, MOST)


@rule
def luck_in(state: State, lore: Lore) -> Luck:
    """What cards and dice may bring, as the lore has it."""
    rolls = Rolls(
        lore.dice, lore.chance, lore.whole_dice, lore.whole_steps, lore.first_way, lore.kept_dice, lore.kept_steps
    )
    ends_turn = state.plus_minus == ENDS_TURN
    return Luck(rolls, lore.deck, lore.fireworks, lore.tutto[DICE], lore.straight[0], ends_turn, ALL)


@rule
def think(state: State, seat: int, lore: Lore) -> None:
    """Weigh the turn of a seat, unless it is the one that was weighed last."""
    table = state.last_round + 2 * (state.first + SEATS * state.players)
    known = lore.turn[0] == seat and lore.turn[1] == table
    for other in range(state.players):
        known = known and lore.turn[2 + other] == state.score[other]
    if known:
        return
    lore.turn[0] = seat
    lore.turn[1] = table
    for other in range(state.players):
        lore.turn[2 + other] = state.score[other]
        lore.others[0, other] = steps_of(state, state.score[other])
    last = 0
    while last < STRIKES - 1 and hit(state, seat, lore, last + 1):
        last += 1
    luck = luck_in(state, lore)
    for strike in range(last, -1, -1):
        lore.reach[strike] = weigh_stops(state, seat, lore, strike)
        after = min(strike + 1, last)
        desk, reach = Desk(lore.stop[strike], lore.paid[strike], lore.rolling), lore.reach[after]
        weigh(luck, lore.reach[strike], desk, lore.paid[after], reach, lore.stop[after, min(TAKEN, reach)])
    lore.struck[0] = min(1, last)


@rule
def weigh_stops(state: State, seat: int, lore: Lore, strike: int) -> int:
    """Fill in what stopping is worth, and say how many steps make a difference."""
    own = lore.others[0, seat]
    most = MOST - own
    for at in range(MOST - own + 1):
        lore.stop[strike, at] = stopped(state, seat, lore, strike, own + at)
        if lore.stop[strike, at] == 1.0:
            most = min(most, at)
    return most


@rule
def hit(state: State, seat: int, lore: Lore, strike: int) -> bool:
    """T20: everybody's steps after one more TUTTO under Plus/Minus; whether anybody has lost any."""
    lost = False
    nothing = steps_of(state, 0)
    highest = nothing
    for other in range(state.players):
        highest = max(highest, lore.others[strike - 1, other])
    for other in range(state.players):
        score = lore.others[strike - 1, other]
        lore.others[strike, other] = max(nothing, score - TAKEN) if other != seat and score == highest else score
        lost = lost or lore.others[strike, other] < score
    return lost


@rule
def stopped(state: State, seat: int, lore: Lore, strike: int, score: int) -> float:
    """The chance to win of a seat that ends its turn with this score, against each of the others."""
    chance = 1.0
    over = state.last_round or score >= TARGET
    mine = (seat - state.first) % state.players
    for other in range(state.players):
        if other == seat:
            continue
        theirs = lore.others[strike, other]
        later = (other - state.first) % state.players > mine
        if over and not later:
            chance *= 1.0 if score > theirs else (0.5 if score == theirs else 0.0)
        elif over:
            chance *= 1.0 - lore.last[min(theirs, TARGET - 1), max(0, min(score, MOST))]
        elif later:
            chance *= 1.0 - lore.second[min(theirs, TARGET - 1), score]
        else:
            chance *= 1.0 - lore.first[min(theirs, TARGET - 1), score]
    return chance


@rule
def chance_of(state: State, move: int, lore: Lore) -> float:
    """The chance to win that a move leaves, where a player may stop or go on."""
    at = (state.earlier + state.extras + state.rolled) // STEP
    if state.phase == TUTTO:
        return lore.stop[0, min(at, lore.reach[0])] if move == STOP else next_chance(state, lore, at)
    kept = state.valid if move == STOP else move
    left = DICE - dice_in(state.aside) - dice_in(kept)
    at += points(kept) // STEP
    if left == 0:
        at = paid(state.card, at, 0)
    if move == STOP:
        return lore.stop[0, min(at, lore.reach[0])]
    if left == 0:
        return max(lore.stop[0, min(at, lore.reach[0])], next_chance(state, lore, at))
    return lore.rolling[0, left, min(at, lore.reach[0]), state.card]


@rule
def next_chance(state: State, lore: Lore, at: int) -> float:
    """The chance to win of turning the next card with so many steps at risk, from the deck as it lies."""
    most = lore.reach[0]
    at = min(at, most)
    desk, luck = Desk(lore.stop[0], lore.paid[0], lore.rolling), luck_in(state, lore)
    struck = lore.struck[0]
    ended = lore.stop[struck, min(TAKEN, lore.reach[struck])]
    chance = 0.0
    cards = 0
    for card in range(CARDS):
        left = state.deck[card] if state.cards > 0 else state.box[card]
        cards += left
        if left:
            chance += left * card_worth(luck, card, at, 0, most, desk, lore.paid[struck], lore.reach[struck], ended)
    return chance / cards
