"""DICETTO in numbers, for learners: the dice of a roll are a row, lowest first, and known by their places in it."""

from croupier.kernel.contract import Features, State
from croupier.kernel.counts import FACES, count_of, dice_in, one_die
from croupier.kernel.features import tell_beside, tell_nothing, tell_one, tell_share
from croupier.kernel.rule import rule

from .bonus import LEAST_LOGOS, MOST_CHANCES, MOST_NUMBERS, MOST_STRAIGHTS, bonus_count
from .cards import BONUSES, CARDS, KINDS, has_logo, kind_of
from .dice import DICE, DIE_BITS, die_at, in_row, pips
from .options import MOST_CARDS, MOST_IDLE, TABLE
from .state import (
    BONUSES_DEALT,
    EXTRA_PLACE,
    NO_CARD,
    PLACES,
    PUT,
    ROLLS,
    SEATS,
    STOP,
    Phase,
)

PHASES = len(Phase)
CARD_POINTS, GAME_POINTS = 4, 25
"""About what a good card and a game are worth, beside which points are told."""

DIGITS = PLACES + 1
ROLLING = DIGITS**DICE
STOPPING = ROLLING + (1 << DICE) - 1
ACTIONS = STOPPING + 1

STANDING = SEATS + 3
ON_CARD = KINDS + 2 + STANDING
HEAD = PHASES + 1 + DICE * FACES
DECK = 1 + CARDS + KINDS
AGREED = 4 + BONUSES
PLAYER = 8
FEATURES = HEAD + TABLE * ON_CARD + STANDING + DECK + AGREED + SEATS * PLAYER


@rule
def observe(state: State, seat: int, out: Features) -> None:
    """The roll, the places of the table, the deck, how the game ends, and everybody from this seat on."""
    at = tell_one(out, 0, PHASES, state.phase)
    at = tell_share(out, at, state.rolls, ROLLS + 1)
    row = in_row(state.roll)
    for die in range(DICE):
        at = tell_one(out, at, FACES, die_at(row, die) - 1)
    for place in range(TABLE):
        at = tell_card(state, state.card[place], out, at)
        at = tell_standing(state, seat, place, out, at)
    at = tell_standing(state, seat, EXTRA_PLACE, out, at)
    at = tell_deck(state, out, at)
    at = tell_share(out, at, state.goal, MOST_CARDS)
    at = tell_share(out, at, state.idle_rounds, MOST_IDLE)
    at = tell_share(out, at, state.idle, state.idle_rounds * state.players)
    at = tell_share(out, at, state.bonus_due, BONUSES_DEALT)
    for bonus in range(BONUSES):
        at = tell_beside(out, at, state.worth[bonus] * ((state.bonuses >> bonus) & 1), CARD_POINTS)
    for place in range(SEATS):
        if place < state.players:
            at = tell_player(state, (seat + place) % state.players, out, at)
        else:
            at = tell_nothing(out, at, PLAYER)


@rule
def tell_card(state: State, card: int, out: Features, at: int) -> int:
    """A card of the table: its kind, the logo, and its points; nothing where there is none."""
    if card == NO_CARD:
        return tell_nothing(out, at, KINDS + 2)
    at = tell_one(out, at, KINDS, kind_of(card))
    out[at] = has_logo(card)
    return tell_beside(out, at + 1, state.points[kind_of(card)], CARD_POINTS)


@rule
def tell_standing(state: State, seat: int, place: int, out: Features, at: int) -> int:
    """Whose dice stand on a card, from this seat on; their sum, how many they are, and how many fight them."""
    owner = state.owner[place] - 1
    at = tell_one(out, at, SEATS, (owner - seat) % state.players if owner >= 0 else -1)
    at = tell_share(out, at, pips(state.dice[place]), DICE * FACES)
    at = tell_share(out, at, dice_in(state.dice[place]), DICE)
    return tell_share(out, at, dice_in(state.rival[place]), DICE)


@rule
def tell_deck(state: State, out: Features, at: int) -> int:
    """D2, D6: how much of the deck is left, how likely each card is the next, and the points of every kind."""
    cards = state.cards
    for place in range(TABLE):
        cards += state.card[place] != NO_CARD
    for seat in range(state.players):
        cards += state.amount[seat]
    at = tell_share(out, at, state.cards, max(1, cards))
    for card in range(CARDS):
        at = tell_share(out, at, state.deck[card], max(1, state.cards))
    for kind in range(KINDS):
        at = tell_beside(out, at, state.points[kind], CARD_POINTS)
    return at


@rule
def tell_player(state: State, player: int, out: Features, at: int) -> int:
    """Whether in turn, points and cards collected, and those that bonus cards count."""
    out[at] = 1
    out[at + 1] = state.active == player
    at = tell_beside(out, at + 2, state.score[player], GAME_POINTS)
    at = tell_share(out, at, state.amount[player], state.goal)
    at = tell_share(out, at, bonus_count(state, player, LEAST_LOGOS), MOST_CARDS)
    at = tell_share(out, at, bonus_count(state, player, MOST_STRAIGHTS), MOST_CARDS)
    at = tell_share(out, at, bonus_count(state, player, MOST_CHANCES), MOST_CARDS)
    return tell_share(out, at, bonus_count(state, player, MOST_NUMBERS), MOST_CARDS)


@rule
def action_of(state: State, seat: int, move: int) -> int:
    """A place for each die of the row, a digit each; then the sets of dice to roll again, and to stop."""
    if move & PUT:
        return die_at(move, 0) + DIGITS * (die_at(move, 1) + DIGITS * (die_at(move, 2) + DIGITS * die_at(move, 3)))
    if move == STOP:
        return STOPPING
    dice, first = 0, 0
    for face in range(FACES):
        dice |= ((1 << count_of(move, face)) - 1) << first
        first += count_of(state.roll, face)
    return ROLLING + dice - 1


@rule
def move_of(state: State, seat: int, action: int) -> int:
    """The opposite of `action_of`."""
    if action == STOPPING:
        return STOP
    if action < ROLLING:
        places = 0
        for die in range(DICE):
            places |= action % DIGITS << (DIE_BITS * die)
            action //= DIGITS
        return PUT | places
    dice, row = 0, in_row(state.roll)
    for die in range(DICE):
        if ((action - ROLLING + 1) >> die) & 1 and die_at(row, die):
            dice += one_die(die_at(row, die) - 1)
    return dice
