"""TUTTO in numbers, for learners."""

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.contract import Features, State
from croupier.kernel.counts import CODES, FACES, count_of, one_die
from croupier.kernel.rule import rule
from croupier.kernel.seats import next_seat

from .cards import CARDS, STRAIGHT
from .dice import DICE, FIVES, ONES
from .options import MOST_TARGET, Double
from .rules import NEXT, SEATS, STOP, Phase

PHASES, DOUBLES = len(Phase), len(Double)
HALF, ONE = np.float32(0.5), np.float32(1)
TARGET = np.float32(1 / MOST_TARGET)
DIE = np.float32(1 / DICE)
CARD = np.float32(1 / 64)
"""A card by a few more than a box has; 1 whatever is beyond."""

LOOSE = 27
"""Ways to keep 1s and 5s alone."""
BESIDE = 10
"""Ways to keep up to three 1s and 5s, or none, beside a triplet."""
PAIRED = LOOSE + 4 * BESIDE
"""From here on two triplets."""
STRAIGHTS = PAIRED + 10
STOPPING = STRAIGHTS + (1 << FACES) - 1
GOING_ON = STOPPING + 1
ACTIONS = GOING_ON + 1

HEAD = PHASES + CARDS + 2 * FACES + 5
DECK = 1 + CARDS
AGREED = 4 + DOUBLES
PLACE = 4
FEATURES = HEAD + DECK + AGREED + SEATS * PLACE


@rule
def observe(state: State, seat: int, out: Features) -> None:
    """The turn, the chances of the next card, what was agreed, and everybody from this seat on."""
    out[state.phase] = ONE
    out[PHASES + state.card] = ONE
    at = PHASES + CARDS
    for face in range(FACES):
        out[at + face] = np.float32(count_of(state.aside, face)) * DIE
    at += FACES
    for face in range(FACES):
        out[at + face] = np.float32(count_of(state.roll, face)) * DIE
    at += FACES
    part = HALF / np.float32(state.target)
    out[at] = points(state.earlier, part)
    out[at + 1] = points(state.extras, part)
    out[at + 2] = points(state.rolled, part)
    out[at + 3] = np.float32(state.leaves > 0)
    out[at + 4] = np.float32(state.last_round)
    at = tell_deck(state, out, at + 5)
    out[at] = np.float32(state.target) * TARGET
    out[at + 1] = np.float32(state.keep)
    out[at + 2] = np.float32(state.plus_minus)
    out[at + 3] = np.float32(state.reshuffled)
    out[at + 4 + state.x2] = ONE
    at += AGREED
    player = seat
    for _ in range(state.players):
        out[at] = ONE
        out[at + 1] = np.float32(state.active == player)
        out[at + 2] = np.float32(state.first == player)
        out[at + 3] = points(state.score[player], part)
        at += PLACE
        player = next_seat(player, state.players)


@rule
def points(number: int, part: np.float32) -> np.float32:
    """Points by twice the target, 1 whatever is beyond."""
    return min(ONE, np.float32(number) * part)


@rule
def tell_deck(state: State, out: Features, at: int) -> int:
    """T3: how much of the deck is left, and how likely each card comes next."""
    out[at] = min(ONE, np.float32(state.cards) * CARD)
    deck, cards = state.deck, state.cards
    if cards == 0:
        deck = state.box
        for card in range(CARDS):
            cards += state.box[card]
    part = ONE / np.float32(cards)
    for card in range(CARDS):
        out[at + 1 + card] = np.float32(deck[card]) * part
    return at + DECK


@rule
def action_of(state: State, seat: int, move: int) -> int:
    """1s and 5s, then with one triplet, two triplets, what goes into a Straight, stop, and the next card."""
    if move == STOP:
        return STOPPING
    if move == NEXT:
        return GOING_ON
    if state.card == STRAIGHT:
        return IN_STRAIGHT[move]
    return BY_POINTS[move]


@rule
def move_of(state: State, seat: int, action: int) -> int:
    """The opposite of `action_of`: no action means something else under another card."""
    return KEPT[action]


def _kept() -> list[int]:
    """What each action keeps, in their order, then stopping and going on."""
    loose = [
        (dice - fives) * one_die(ONES) + fives * one_die(FIVES) for dice in range(DICE + 1) for fives in range(dice + 1)
    ]
    triplets = [3 * one_die(face) for face in range(FACES) if face not in (ONES, FIVES)]
    beside = [triplet + few for triplet in triplets for few in loose[:BESIDE]]
    pairs = [triplets[lower] + triplets[higher] for higher in range(4) for lower in range(higher + 1)]
    sets = [sum(one_die(face) for face in range(FACES) if faces >> face & 1) for faces in range(1, 1 << FACES)]
    return [*loose[1:], *beside, *pairs, *sets, STOP, NEXT]


def _numbered(first: int, end: int) -> NDArray[np.uint8]:
    """The numbers of these actions, by what they keep."""
    numbers = np.zeros(CODES, np.uint8)
    numbers[KEPT[first:end]] = range(first, end)
    return numbers


KEPT = np.array(_kept())
BY_POINTS, IN_STRAIGHT = _numbered(0, STRAIGHTS), _numbered(STRAIGHTS, STOPPING)
