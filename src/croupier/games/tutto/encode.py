"""TUTTO in numbers, for learners."""

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.contract import Features, State
from croupier.kernel.counts import CODES, COUNT_BITS, FACES, count_of, one_die
from croupier.kernel.rule import rule

from .cards import CARDS, STRAIGHT
from .dice import DICE, FIVES, ONES
from .options import MOST_TARGET, Double
from .rules import NEXT, SEATS, STOP, Phase

PHASES, DOUBLES = len(Phase), len(Double)
ZERO, HALF, ONE = np.float32(0), np.float32(0.5), np.float32(1)
TARGET = np.float32(1 / MOST_TARGET)
PLAYER = np.float32(1 / SEATS)
CARD = np.float32(1 / 64)
"""A card by a few more than a box has; 1 whatever is beyond."""
HALF_FACES = FACES // 2
HALF_BITS = HALF_FACES * COUNT_BITS
HALF_CODE = (1 << HALF_BITS) - 1
DICE_SHOWN = np.array(
    [[count_of(code, face) / DICE for face in range(HALF_FACES)] for code in range(1 << HALF_BITS)], np.float32
)
"""How many dice show each of three faces, of 6."""

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
AGREED = 4 + DOUBLES
ROUND = 3
FEATURES = HEAD + CARDS + AGREED + ROUND + SEATS


@rule
def observe(state: State, seat: int, out: Features) -> None:
    """The turn, the cards left, what was agreed, whose turn it is, and everybody's points from this seat on."""
    out[state.phase] = ONE
    out[PHASES + state.card] = ONE
    at = PHASES + CARDS
    tell_dice(state.aside, out, at)
    tell_dice(state.roll, out, at + FACES)
    at += 2 * FACES
    part = HALF / np.float32(state.target)
    out[at] = points(state.earlier, part)
    out[at + 1] = points(state.extras, part)
    out[at + 2] = points(state.rolled, part)
    out[at + 3] = ONE if state.leaves else ZERO
    out[at + 4] = ONE if state.last_round else ZERO
    at += 5
    for card in range(CARDS):
        out[at + card] = min(ONE, np.float32(state.deck[card]) * CARD)
    at += CARDS
    out[at] = np.float32(state.target) * TARGET
    if state.keep:
        out[at + 1] = ONE
    if state.plus_minus:
        out[at + 2] = ONE
    if state.reshuffled:
        out[at + 3] = ONE
    out[at + 4 + state.x2] = ONE
    at += AGREED
    out[at] = np.float32(state.players) * PLAYER
    out[at + 1] = np.float32(turns_until(state.active, seat, state.players)) * PLAYER
    out[at + 2] = np.float32(turns_until(state.first, seat, state.players)) * PLAYER
    for player in range(state.players):
        out[at + ROUND + turns_until(player, seat, state.players)] = points(state.score[player], part)


@rule
def tell_dice(code: int, out: Features, at: int) -> None:
    """How many dice show each face, of 6; the lower three faces and the higher three are each read at once."""
    lower, higher = code & HALF_CODE, code >> HALF_BITS
    for face in range(HALF_FACES):
        out[at + face] = DICE_SHOWN[lower, face]
        out[at + HALF_FACES + face] = DICE_SHOWN[higher, face]


@rule
def turns_until(player: int, seat: int, players: int) -> int:
    """How many turns after a seat's own a player's comes."""
    return player - seat + players * int(player < seat)


@rule
def points(number: int, part: np.float32) -> np.float32:
    """Points by twice the target, 1 whatever is beyond."""
    return min(ONE, np.float32(number) * part)


@rule
def action_of(state: State, seat: int, move: int) -> int:
    """1s and 5s, then with one triplet, two triplets, what goes into a Straight, stop, and the next card."""
    return NUMBERS[np.uint32(move) % SPREAD, np.uint32(state.card == STRAIGHT)]


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


def _numbers() -> NDArray[np.uint8]:
    """The number of each action by its move, divided by `SPREAD`: without a Straight, and under one."""
    numbers = np.zeros((SPREAD, 2), np.uint8)
    for column, kept in enumerate((range(STRAIGHTS), range(STRAIGHTS, STOPPING))):
        for action in (*kept, STOPPING, GOING_ON):
            numbers[KEPT[action] % SPREAD, column] = action
    return numbers


KEPT = np.array(_kept())
SPREAD = np.uint32(next(by for by in range(ACTIONS, CODES) if len({*KEPT % by}) == len({*KEPT})))
"""What moves are divided by, so that no two leave the same."""
NUMBERS = _numbers()
