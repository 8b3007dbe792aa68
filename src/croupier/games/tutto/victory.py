"""Playing TUTTO for the victory: every decision by the chance to win it leaves, from the solved game for two.

At a table of more, the others are taken one by one, as if everybody played each of them alone. The cards of a turn are
weighed by what is left of the deck, those of later turns as drawn from the whole one. Targets above the solved one are
played for points until it is near.
"""

from croupier.kernel.contract import Lore, State
from croupier.kernel.counts import dice_in
from croupier.kernel.rule import rule

from .cards import CARDS, X2
from .dice import DICE, points
from .lore import DOUBLES_ALL, MOST, STRIKES, TARGET
from .memory import daring, forget, keep, nothing_in, place_of, recall
from .odds import STEP, Rolls
from .options import PlusMinus
from .rules import SEATS, STOP, TUTTO
from .turns import ALL, TAKEN, Desk, Luck, Worth, card_worth, paid, roll_under, weigh, weigh_again

ENDS_TURN = int(PlusMinus.ENDS_TURN)
FEW_STRIKES = 4
"""TUTTOs under Plus/Minus in one turn that are thought of where there are more than two."""
FURTHER = 1000 // STEP
"""Steps beyond which no deck is thought to make the next card better where the whole one does not."""


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
def luck_in(state: State, lore: Lore, deck: Worth) -> Luck:
    """What cards and dice may bring, as the lore has it, with a deck of these chances."""
    rolls = Rolls(
        lore.dice, lore.chance, lore.whole_dice, lore.whole_steps, lore.first_way, lore.kept_dice, lore.kept_steps
    )
    ends_turn = state.plus_minus == ENDS_TURN
    return Luck(rolls, deck, lore.fireworks[DICE], lore.tutto[DICE], lore.straight[0], ends_turn, ALL)


@rule
def think(state: State, seat: int, lore: Lore) -> None:
    """Weigh the turn of a seat, with the cards that are left, unless it is the one that was weighed last."""
    same, same_deck = same_turn(state, seat, lore), same_cards(state, lore)
    if not same:
        weigh_whole(state, seat, lore)
    if not (same_deck if same else whole_deck(state, lore)):
        count_cards(state, lore)


@rule
def weigh_whole(state: State, seat: int, lore: Lore) -> None:
    """Weigh a turn with each card drawn from the whole deck."""
    last = 0
    while last < (STRIKES if state.players == 2 else FEW_STRIKES) - 1 and hit(state, seat, lore, last + 1):
        last += 1
    for strike in range(last, -1, -1):
        weigh_strike(state, seat, lore, strike, min(strike + 1, last))
    lore.struck[0] = min(1, last)
    lore.top[0] = daring(lore, 0)


@rule
def count_cards(state: State, lore: Lore) -> None:
    """Weigh the turn again with the cards that are left, as far up as a deck may make the next card better."""
    most, top, struck = lore.reach[0], min(lore.top[0] + FURTHER, lore.reach[0]), lore.struck[0]
    desk, reach = Desk(lore.stop[0], lore.paid[0], lore.rolling), lore.reach[struck]
    luck = luck_in(state, lore, lore.drawn)
    weigh_again(luck, top, most, desk, lore.paid[struck], reach, lore.stop[struck, min(TAKEN, reach)])


@rule
def same_turn(state: State, seat: int, lore: Lore) -> bool:
    """Whether this turn was weighed last; it is noted."""
    table = state.last_round + 2 * (state.first + SEATS * state.players)
    same = lore.turn[0] == seat and lore.turn[1] == table
    lore.turn[0] = seat
    lore.turn[1] = table
    for other in range(state.players):
        same = same and lore.turn[2 + other] == state.score[other]
        lore.turn[2 + other] = state.score[other]
        lore.others[0, other] = steps_of(state, state.score[other])
    if lore.terms[0] == state.target and lore.terms[1] == state.plus_minus:
        return same
    lore.terms[0] = state.target
    lore.terms[1] = state.plus_minus
    forget(lore)
    return False


@rule
def same_cards(state: State, lore: Lore) -> bool:
    """Whether the same cards are left as were last; they are noted."""
    same = True
    cards = 0
    for card in range(CARDS):
        left = state.deck[card] if state.cards > 0 else state.box[card]
        same = same and lore.left[card] == left
        lore.left[card] = left
        cards += left
    for card in range(CARDS):
        lore.drawn[card] = lore.left[card] / cards
    return same


@rule
def whole_deck(state: State, lore: Lore) -> bool:
    """Whether no card is missing."""
    whole = True
    for card in range(CARDS):
        whole = whole and lore.left[card] == state.box[card]
    return whole


@rule
def weigh_strike(state: State, seat: int, lore: Lore, strike: int, after: int) -> None:
    """Weigh a turn in which Plus/Minus has struck so often, or remember what it was worth."""
    lore.reach[strike] = most = weigh_stops(state, seat, lore, strike)
    place = place_of(state, seat, lore, strike)
    if recall(lore, place, strike):
        return
    luck, reach = luck_in(state, lore, lore.deck), lore.reach[after]
    desk, ended = Desk(lore.stop[strike], lore.paid[strike], lore.rolling), lore.stop[after, min(TAKEN, reach)]
    weigh(luck, most, desk, lore.paid[after], reach, ended)
    keep(lore, place, strike)


@rule
def weigh_stops(state: State, seat: int, lore: Lore, strike: int) -> int:
    """Fill in what stopping is worth, and say how many steps make a difference."""
    own = lore.others[0, seat]
    for at in range(MOST - own):
        lore.stop[strike, at] = stopped(state, seat, lore, strike, own + at)
        if lore.stop[strike, at] == 1.0:
            return at
    lore.stop[strike, MOST - own] = stopped(state, seat, lore, strike, MOST)
    return MOST - own


@rule
def hit(state: State, seat: int, lore: Lore, strike: int) -> bool:
    """T20: everybody's steps after one more TUTTO under Plus/Minus; whether anybody has lost any."""
    lost = False
    nothing = nothing_in(state)
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
def look_ahead(state: State, lore: Lore) -> None:
    """Weigh the rolls that this card may still bring."""
    at = min((state.earlier + state.extras + state.rolled) // STEP, lore.reach[0])
    luck, dice = luck_in(state, lore, lore.drawn), DICE - dice_in(state.aside)
    roll_under(luck.rolls, state.card, at, dice, lore.reach[0], Desk(lore.stop[0], lore.paid[0], lore.rolling))


@rule
def next_chance(state: State, lore: Lore, at: int) -> float:
    """The chance to win of turning the next card with so many steps at risk, from the deck as it lies."""
    most = lore.reach[0]
    at = min(at, most)
    desk, luck = Desk(lore.stop[0], lore.paid[0], lore.rolling), luck_in(state, lore, lore.drawn)
    struck = lore.struck[0]
    ended = lore.stop[struck, min(TAKEN, lore.reach[struck])]
    chance = 0.0
    for card in range(CARDS):
        if card <= X2:
            roll_under(luck.rolls, card, at, DICE, most, desk)
        worth = card_worth(luck, card, at, 0, most, desk, lore.paid[struck], lore.reach[struck], ended)
        chance += luck.deck[card] * worth
    return chance
