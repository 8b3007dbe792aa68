"""TUTTO in numbers, for learners."""

import numpy as np

from croupier.kernel.contract import Features, State
from croupier.kernel.counts import FACES, count_of, one_die
from croupier.kernel.rule import rule
from croupier.kernel.seats import next_seat

from .cards import CARDS, STRAIGHT
from .dice import DICE, FIVES, ONES, TWOS
from .options import MOST_TARGET, Double
from .rules import NEXT, SEATS, STOP, Phase

PHASES, DOUBLES = len(Phase), len(Double)
HALF, ONE = np.float32(0.5), np.float32(1)
TARGET = np.float32(1 / MOST_TARGET)
DIE = np.float32(1 / DICE)

LOOSE = 27
"""Ways to keep 1s and 5s alone."""
BESIDE = 10
"""Ways to keep up to three 1s and 5s, or none, beside a triplet."""
PAIRED = LOOSE + 4 * BESIDE
"""From here on two triplets."""
BY_THREES = ~(7 * (one_die(ONES) + one_die(FIVES)))
"""Where a code counts dice that are kept only three by three."""
STRAIGHTS = PAIRED + 10
STOPPING = STRAIGHTS + (1 << FACES) - 1
GOING_ON = STOPPING + 1
ACTIONS = GOING_ON + 1

HEAD = PHASES + CARDS + 2 * FACES + 5
DECK = 1 + CARDS
AGREED = 3 + DOUBLES
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
    out[at + 3 + state.x2] = ONE
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
    cards = 0
    for card in range(CARDS):
        cards += state.box[card]
    out[at] = np.float32(state.cards) / np.float32(cards)
    if state.cards:
        part = ONE / np.float32(state.cards)
        for card in range(CARDS):
            out[at + 1 + card] = np.float32(state.deck[card]) * part
    else:
        part = ONE / np.float32(cards)
        for card in range(CARDS):
            out[at + 1 + card] = np.float32(state.box[card]) * part
    return at + DECK


@rule
def staircase(one: int, other: int) -> int:
    """A number for two counts, dense for all pairs up to any sum."""
    total = one + other
    return total * (total + 1) // 2 + other


@rule
def triplet_face(number: int) -> int:
    """The faces that are kept only three by three, in their order: 2, 3, 4, 6."""
    return number + TWOS + (number == 3)


@rule
def action_of(state: State, seat: int, move: int) -> int:
    """1s and 5s, then with one triplet, two triplets, what goes into a Straight, stop, and the next card."""
    if move == STOP:
        return STOPPING
    if move == NEXT:
        return GOING_ON
    if state.card == STRAIGHT:
        faces = 0
        for face in range(FACES):
            faces |= count_of(move, face) << face
        return STRAIGHTS + faces - 1
    loose = staircase(count_of(move, ONES), count_of(move, FIVES))
    if move & BY_THREES == 0:
        return loose - 1
    lower, higher = -1, -1
    for number in range(4):
        dice = count_of(move, triplet_face(number))
        if dice:
            lower, higher = (higher if dice == 3 else number), number
    if lower < 0:
        return LOOSE + BESIDE * higher + loose
    return PAIRED + higher * (higher + 1) // 2 + lower


def _kept() -> list[int]:
    """What each action keeps, in their order, then stopping and going on."""
    loose = [
        (dice - fives) * one_die(ONES) + fives * one_die(FIVES) for dice in range(DICE + 1) for fives in range(dice + 1)
    ]
    triplets = [3 * one_die(triplet_face(number)) for number in range(4)]
    beside = [triplet + few for triplet in triplets for few in loose[:BESIDE]]
    pairs = [triplets[lower] + triplets[higher] for higher in range(4) for lower in range(higher + 1)]
    sets = [sum(one_die(face) for face in range(FACES) if faces >> face & 1) for faces in range(1, 1 << FACES)]
    return [*loose[1:], *beside, *pairs, *sets, STOP, NEXT]


KEPT = np.array(_kept())


@rule
def move_of(state: State, seat: int, action: int) -> int:
    """The opposite of `action_of`, looked up: no action means something else under another card."""
    return KEPT[action]
