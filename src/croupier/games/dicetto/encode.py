"""DICETTO in numbers, for learners: the dice of a roll are a row, lowest first, and known by their places in it."""

import numpy as np

from croupier.kernel.contract import Features, State
from croupier.kernel.counts import FACES, count_of, dice_in, one_die
from croupier.kernel.features import tell_beside, tell_one, tell_share
from croupier.kernel.rule import rule
from croupier.kernel.seats import next_seat

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
DIE, PIP, CARD = np.float32(1 / DICE), np.float32(1 / (DICE * FACES)), np.float32(1 / MOST_CARDS)
CARD_POINTS, GAME_POINTS = 4, 25
"""About what a good card and a game are worth, beside which points are told."""

DIGITS = PLACES + 1
ROLLING = DIGITS**DICE
STOPPING = ROLLING + (1 << DICE) - 1
ACTIONS = STOPPING + 1

STANDING = SEATS + 3
ON_CARD = KINDS + 2 + STANDING
HEAD = PHASES + 1 + DICE * FACES
DECK = 1 + CARDS
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
        if (state.bonuses >> bonus) & 1:
            tell_beside(out, at + bonus, state.worth[bonus], CARD_POINTS)
    at += BONUSES
    player = seat
    for _ in range(state.players):
        at = tell_player(state, player, out, at)
        player = next_seat(player, state.players)


@rule
def tell_card(state: State, card: int, out: Features, at: int) -> int:
    """A card of the table: its kind, the logo, and its points; nothing where there is none."""
    if card == NO_CARD:
        return at + KINDS + 2
    at = tell_one(out, at, KINDS, kind_of(card))
    out[at] = has_logo(card)
    return tell_beside(out, at + 1, state.points[kind_of(card)], CARD_POINTS)


@rule
def tell_standing(state: State, seat: int, place: int, out: Features, at: int) -> int:
    """Whose dice stand on a card, from this seat on; their sum, how many they are, and how many fight them."""
    owner = state.owner[place] - 1
    if owner >= 0:
        out[at + (owner - seat if owner >= seat else owner - seat + state.players)] = 1
        at += SEATS
        out[at] = np.float32(pips(state.dice[place])) * PIP
        out[at + 1] = np.float32(dice_in(state.dice[place])) * DIE
        out[at + 2] = np.float32(dice_in(state.rival[place])) * DIE
        return at + 3
    return at + STANDING


@rule
def tell_deck(state: State, out: Features, at: int) -> int:
    """D2, D6: how much of the deck is left, and how likely each card is the next."""
    cards = state.cards
    for place in range(TABLE):
        cards += state.card[place] != NO_CARD
    for seat in range(state.players):
        cards += state.amount[seat]
    at = tell_share(out, at, state.cards, max(1, cards))
    part = np.float32(1) / np.float32(max(1, state.cards))
    for card in range(CARDS):
        out[at + card] = np.float32(state.deck[card]) * part
    return at + CARDS


@rule
def tell_player(state: State, player: int, out: Features, at: int) -> int:
    """Whether in turn, points and cards collected, and those that bonus cards count."""
    out[at] = 1
    out[at + 1] = state.active == player
    at = tell_beside(out, at + 2, state.score[player], GAME_POINTS)
    at = tell_share(out, at, state.amount[player], state.goal)
    if state.amount[player]:
        out[at] = np.float32(bonus_count(state, player, LEAST_LOGOS)) * CARD
        out[at + 1] = np.float32(bonus_count(state, player, MOST_STRAIGHTS)) * CARD
        out[at + 2] = np.float32(bonus_count(state, player, MOST_CHANCES)) * CARD
        out[at + 3] = np.float32(bonus_count(state, player, MOST_NUMBERS)) * CARD
    return at + 4


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
