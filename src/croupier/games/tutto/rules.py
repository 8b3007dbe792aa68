"""The rules of TUTTO; the numbers in refusals are the clauses of RULES.md.

Dice are counted by face, never ordered: rolls and keeps are the same kind of code, three bits for each face.
"""

from enum import IntEnum

import numpy as np

from croupier.kernel.bounds import Bounds
from croupier.kernel.contract import Choices, Codes, Shares, State
from croupier.kernel.counts import CODES, FACES, ROLLS_OF, count_of, dice_in, roll_outcomes
from croupier.kernel.dice import DECK, Rng, roll_counts
from croupier.kernel.layout import layout
from croupier.kernel.rule import rule
from croupier.kernel.seats import CHANCE, DICE_DUE, next_seat
from croupier.kernel.usual import card_outcomes, draw_card, share_victory
from croupier.kernel.usual import secret as secret
from croupier.kernel.usual import veil as veil

from . import FACTS
from .cards import (
    BONUS_600,
    BONUSES,
    CARDS,
    CLOVERLEAF,
    FIREWORKS,
    PLUS_MINUS,
    STOP_CARD,
    STRAIGHT,
    X2,
    bonus_of,
    must_go_on,
)
from .dice import DICE, FIVES, ONES, all_valid, keeps, points, shown, straight_keeps
from .options import MOST_COPIES, MOST_TARGET, Deck, Double, Keep, PlusMinus


class Phase(IntEnum):
    """What the table waits for."""

    CARD = 0
    ROLL = 1
    CHOICE = 2
    TUTTO = 3
    OVER = 4


SEATS = FACTS.seats[1]
CARD, ROLL, CHOICE, TUTTO, OVER = (int(phase) for phase in Phase)
KEEP_ALL, ROLLED_ONLY, CARD_ONLY = int(Keep.ALL), int(Double.ROLLED_ONLY), int(Double.CARD_ONLY)
ENDS_TURN = int(PlusMinus.ENDS_TURN)

STOP = 1 << 20
NEXT = 1 << 21

MOST_POINTS = 200_000_000
"""Where points stop growing, after some sixteen doublings: all points of a turn together, doubled, fit in 32 bits."""

LAYOUT = layout(
    [
        ("target", np.int32),
        ("keep", np.int32),
        ("x2", np.int32),
        ("plus_minus", np.int32),
        ("reshuffled", np.int32),
        ("players", np.int32),
        ("first", np.int32),  # the seat that began the game
        ("active", np.int32),
        ("phase", np.int32),
        ("card", np.int32),
        ("last_round", np.int32),
        ("champion", np.int32),  # seat + 1 of whoever won by the Cloverleaf
        ("leaves", np.int32),  # TUTTOs under the Cloverleaf
        ("earlier", np.int32),  # points rolled under earlier cards of this turn
        ("extras", np.int32),  # points that cards of this turn brought
        ("rolled", np.int32),  # points rolled under this card
        ("roll", np.int32),
        ("valid", np.int32),  # the dice of the roll that count
        ("aside", np.int32),
        ("cards", np.int32),  # how many are left in the deck
        ("deck", np.int32, (CARDS,)),
        ("box", np.int32, (CARDS,)),
        ("score", np.int32, (SEATS,)),
    ]
)
BOUNDS = Bounds(
    target=(500, MOST_TARGET),
    keep=(0, len(Keep) - 1),
    x2=(0, len(Double) - 1),
    plus_minus=(0, len(PlusMinus) - 1),
    reshuffled=(0, len(Deck) - 1),
    players=FACTS.seats,
    first=(0, SEATS - 1),
    active=(0, SEATS - 1),
    phase=(0, len(Phase) - 1),
    card=(0, CARDS - 1),
    last_round=(0, 1),
    champion=(0, SEATS),
    leaves=(0, 2),
    earlier=(0, MOST_POINTS),
    extras=(0, MOST_POINTS),
    rolled=(0, MOST_POINTS),
    roll=(0, CODES - 1),
    valid=(0, CODES - 1),
    aside=(0, CODES - 1),
    cards=(0, MOST_COPIES * CARDS),
    deck=(0, MOST_COPIES),
    box=(0, MOST_COPIES),
    score=(0, MOST_POINTS),
)
MOST_MOVES = 64
MOST_OUTCOMES = ROLLS_OF[DICE]


@rule
def setup(state: State, players: int, first: int, options: Choices, edition: Choices) -> None:
    """T1: a full deck, no points."""
    state.players = players
    state.first = first
    state.active = first
    state.target = options.target
    state.keep = options.keep
    state.x2 = options.x2
    state.plus_minus = options.plus_minus
    state.reshuffled = options.deck
    for value in range(BONUSES):
        state.box[value] = edition.bonus[value]
    state.box[X2] = edition.x2
    state.box[STOP_CARD] = edition.stop
    state.box[FIREWORKS] = edition.fireworks
    state.box[PLUS_MINUS] = edition.plus_minus
    state.box[CLOVERLEAF] = edition.cloverleaf
    state.box[STRAIGHT] = edition.straight
    await_card(state)


@rule
def turn(state: State) -> int:
    """T2: one player chooses at a time."""
    if state.phase == OVER:
        return 0
    if state.phase == CARD or state.phase == ROLL:
        return DICE_DUE
    return 1 << state.active


@rule
def valid_dice(card: int, roll: int, aside: int) -> int:
    """The valid dice of a roll, all of them (T5 to T7, T22)."""
    if card == STRAIGHT:
        return shown(roll) & ~shown(aside)
    return all_valid(roll)


@rule
def moves(state: State, seat: int, out: Codes) -> int:
    """T10 to T14: every choice of valid dice once, and stopping where it is allowed."""
    if state.phase == TUTTO:
        out[0] = STOP
        out[1] = NEXT
        return 2
    if state.keep == KEEP_ALL or must_go_on(state.card):
        return strict_moves(state, out)
    out[0] = STOP
    return keeps(state.valid, out, 1)


@rule
def strict_moves(state: State, out: Codes) -> int:
    """T11, T18 to T22: the choices where every valid die must be kept, or where nobody may stop."""
    count = 0
    if not must_go_on(state.card):
        out[0] = STOP
        count = 1
    if state.keep == KEEP_ALL or state.card == FIREWORKS:
        out[count] = state.valid
        return count + 1
    if state.card == STRAIGHT:
        return straight_keeps(state.valid, out, count)
    return keeps(state.valid, out, count)


@rule
def refusal(state: State, seat: int, move: int) -> int:
    """The clause that forbids a move."""
    if state.phase == OVER:
        return 26
    if seat == CHANCE:
        return outcome_refusal(state, move)
    if state.phase == CARD or state.phase == ROLL or seat != state.active:
        return 2
    if state.phase == TUTTO:
        return 0 if move in (STOP, NEXT) else 14
    if move == STOP:
        return stop_refusal(state)
    if move == NEXT:
        return 14
    return keep_refusal(state, move)


@rule
def outcome_refusal(state: State, move: int) -> int:
    """T2, T3, T4: an outcome must be due and possible."""
    if state.phase == CARD:
        return 0 if 0 <= move < CARDS and state.deck[move] > 0 else 3
    if state.phase != ROLL:
        return 2
    if move < 0 or move >= CODES:
        return 4
    return 0 if dice_in(move) == DICE - dice_in(state.aside) else 4


@rule
def stop_refusal(state: State) -> int:
    """T18, T19, T21, T22: stopping under a card that forbids it."""
    if state.card == FIREWORKS:
        return 18
    if state.card == PLUS_MINUS:
        return 19
    if state.card == CLOVERLEAF:
        return 21
    if state.card == STRAIGHT:
        return 22
    return 0


@rule
def keep_refusal(state: State, move: int) -> int:
    """T10 to T12, T18, T22: keeping nothing, too little, or what does not count."""
    if move < 0 or move >= CODES:
        return 10
    if move == 0:
        return 11
    for face in range(FACES):
        dice = count_of(move, face)
        single = state.card == STRAIGHT or face in (ONES, FIVES)
        if dice > count_of(state.valid, face) or (not single and dice % 3 != 0):
            return 22 if state.card == STRAIGHT else 12
    if move != state.valid:
        if state.card == FIREWORKS:
            return 18
        if state.keep == KEEP_ALL:
            return 11
    return 0


@rule
def play(state: State, seat: int, move: int) -> None:
    """A card, a roll, or what the player chose."""
    if state.phase == CARD:
        turn_card(state, move)
    elif state.phase == ROLL:
        roll_dice(state, move)
    elif move == NEXT:
        await_card(state)
    elif state.phase == TUTTO:
        bank(state)
    elif move == STOP:
        put_aside(state, state.valid)
        if dice_in(state.aside) == DICE:
            pay(state)
        bank(state)
    else:
        put_aside(state, move)
        state.phase = ROLL
        if dice_in(state.aside) == DICE:
            pay(state)


@rule
def turn_card(state: State, card: int) -> None:
    """T3, T8, T17: six dice are rolled under the new card, unless it is a Stop."""
    if not state.reshuffled:
        state.deck[card] -= 1
        state.cards -= 1
    state.card = card
    state.aside = 0
    state.leaves = 0
    state.phase = ROLL
    if card == STOP_CARD:
        end_turn(state)


@rule
def roll_dice(state: State, roll: int) -> None:
    """T9, T18: a null ends the turn; under Fireworks with its points, else without."""
    state.roll = roll
    state.valid = valid_dice(state.card, roll, state.aside)
    if state.valid != 0:
        state.phase = CHOICE
    elif state.card == FIREWORKS:
        bank(state)
    else:
        end_turn(state)


@rule
def put_aside(state: State, kept: int) -> None:
    """T5 to T7: dice leave the roll and bring their points; in a Straight they bring none (T22)."""
    state.aside += kept
    state.roll = 0
    state.valid = 0
    if state.card != STRAIGHT:
        state.rolled = bounded(state.rolled + points(kept))


@rule
def bounded(points: int) -> int:
    """T14: points that grew, up to the most that are counted."""
    return min(points, MOST_POINTS)


@rule
def pay(state: State) -> None:
    """T14 to T23: what the card does on a TUTTO."""
    state.phase = TUTTO
    if state.card <= BONUS_600:
        state.extras = bounded(state.extras + bonus_of(state.card))
    elif state.card == X2:
        double(state)
    elif state.card == STRAIGHT:
        state.extras = bounded(state.extras + 2000)
    elif state.card == PLUS_MINUS:
        take_from_leaders(state)
        state.rolled = 0
        state.extras = bounded(state.extras + 1000)
        if state.plus_minus == ENDS_TURN:
            state.earlier = 0
            state.extras = 1000
            bank(state)
            return
    elif state.card == CLOVERLEAF:
        state.leaves += 1
        if state.leaves == 2:
            state.champion = state.active + 1
            state.phase = OVER
            return
    state.earlier = bounded(state.earlier + state.rolled)
    state.rolled = 0
    if state.card == FIREWORKS or state.card == CLOVERLEAF:
        state.aside = 0
        state.phase = ROLL


@rule
def double(state: State) -> None:
    """T16: what an x2 doubles."""
    state.rolled = bounded(2 * state.rolled)
    if state.x2 != CARD_ONLY:
        state.earlier = bounded(2 * state.earlier)
        if state.x2 != ROLLED_ONLY:
            state.extras = bounded(2 * state.extras)


@rule
def take_from_leaders(state: State) -> None:
    """T20: everybody with the highest score but the player who rolled."""
    highest = 0
    for seat in range(state.players):
        highest = max(highest, state.score[seat])
    for seat in range(state.players):
        if seat != state.active and state.score[seat] == highest:
            state.score[seat] = max(0, highest - 1000)


@rule
def bank(state: State) -> None:
    """T13, T14, T24: the turn's points are safe, and may begin the last round."""
    state.score[state.active] = bounded(state.score[state.active] + state.earlier + state.extras + state.rolled)
    if state.score[state.active] >= state.target:
        state.last_round = 1
    end_turn(state)


@rule
def end_turn(state: State) -> None:
    """T2, T24: the next seat, or the end once the last round has come back to who began."""
    state.earlier = 0
    state.extras = 0
    state.rolled = 0
    state.roll = 0
    state.valid = 0
    state.aside = 0
    state.active = next_seat(state.active, state.players)
    if state.last_round and state.active == state.first:
        state.phase = OVER
    else:
        await_card(state)


@rule
def await_card(state: State) -> None:
    """T3: a card is due; an empty deck is shuffled anew."""
    state.phase = CARD
    if state.cards == 0:
        for card in range(CARDS):
            state.deck[card] = state.box[card]
            state.cards += state.box[card]


@rule
def stream(state: State) -> int:
    """T2 to T4: everybody rolls for himself, and all draw from one deck."""
    return DECK if state.phase == CARD else state.active


@rule
def draw(state: State, rng: Rng) -> int:
    """T3, T4: the top card, or a roll of the dice that are left."""
    if state.phase == CARD:
        return draw_card(state.deck, state.cards, rng)
    return roll_counts(rng, DICE - dice_in(state.aside))


@rule
def outcomes(state: State, out: Codes, weights: Codes) -> int:
    """T3, T4: the kinds of cards left, or all different rolls, with their weights."""
    if state.phase == CARD:
        return card_outcomes(state.deck, out, weights)
    return roll_outcomes(DICE - dice_in(state.aside), out, weights)


@rule
def payoff(state: State, out: Shares) -> None:
    """T21, T24, T25: the Cloverleaf's champion, or whoever has most."""
    share_victory(state.score, state.players, out)
    if state.champion:
        for seat in range(state.players):
            out[seat] = 1.0 if seat == state.champion - 1 else 0.0


@rule
def scores(state: State, out: Codes) -> None:
    """What everybody has banked."""
    for seat in range(state.players):
        out[seat] = state.score[seat]
