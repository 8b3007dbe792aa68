"""The bots of DICETTO, weakest first."""

from croupier.bots.chance import random
from croupier.kernel.contract import Bot, Codes, Lore, State
from croupier.kernel.counts import FACES, count_of, dice_in, one_die
from croupier.kernel.dice import Rng
from croupier.kernel.rule import rule

from .cards import CHANCE_CARD, LARGE, PAIR, SIXES, SMALL, TWO_PAIRS, kind_of, showing, size_of
from .dice import covered, in_row, pips, row_sum
from .judging import judge_places, worth_of
from .lore import group_of, look_ahead, value_places, value_placing
from .options import TABLE
from .state import CHOICE, NO_CARD, PLACES, PUT, STOP

INTENT, KEEN, EXTRA_ROLL = 0.5, 0.0, 0.5
"""How often `steady` expects a player to go for the card it stands on, and what it thinks a fourth roll is worth."""
WARY_INTENT, WARY_KEEN, WARY_EXTRA_ROLL = 0.2, 0.5, 0.6
"""The same of `sharp`: it expects others to go rather for what they are likely to win."""
HIGH_DICE = 0o777000
"""The counts of the 4s, 5s and 6s."""


@rule
def casual(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Goes for the most valuable card its roll suggests, and places for the most points it can."""
    if state.phase == CHOICE:
        again = state.roll - goal_dice(state)
        return again if again else STOP
    best = moves[0]
    most = -1
    for number in range(count):
        worth = placed_points(state, moves[number])
        if worth > most:
            most = worth
            best = moves[number]
    return best


@rule
def goal_dice(state: State) -> int:
    """The dice to keep for the card with the most points, each die still missing counted as two thirds of a point."""
    keep = 0
    most = -100
    for place in range(TABLE):
        if state.card[place] != NO_CARD:
            kind = kind_of(state.card[place])
            helping = helpers(kind, state.roll)
            missing = max(0, (1 if kind <= CHANCE_CARD else size_of(kind)) - dice_in(helping))
            worth = 3 * state.points[kind] - 2 * missing
            if worth > most:
                most = worth
                keep = helping
    return keep


@rule
def helpers(kind: int, roll: int) -> int:
    """The dice of a roll that help towards a card."""
    if kind <= SIXES:
        return count_of(roll, kind) * one_die(kind)
    if kind == CHANCE_CARD:
        return roll & HIGH_DICE
    if kind in (SMALL, LARGE):
        return longest_sequence(roll, size_of(kind))
    most = 2 if kind in (PAIR, TWO_PAIRS) else size_of(kind)
    helping = commonest(roll, most)
    if kind == TWO_PAIRS:
        helping += commonest(roll - helping, 2)
    return helping


@rule
def commonest(roll: int, most: int) -> int:
    """The dice of the face there is most of, the highest if several, but no more than `most`."""
    dice = 0
    best = 0
    for face in range(FACES):
        number = min(most, count_of(roll, face))
        if number > 0 and number >= dice:
            dice = number
            best = number * one_die(face)
    return best


@rule
def longest_sequence(roll: int, size: int) -> int:
    """One die each of the numbers in the window of `size` neighbours that has most of them, the highest if several."""
    best = 0
    for first in range(FACES - size + 1):
        found = 0
        for face in range(first, first + size):
            found |= min(1, count_of(roll, face)) * one_die(face)
        if dice_in(found) >= dice_in(best):
            best = found
    return best


@rule
def placed_points(state: State, move: int) -> int:
    """What an assignment brings if nobody answers, a battle counted half; between equals the higher dice."""
    row = in_row(state.roll)
    worth = 0
    for place in range(PLACES):
        mask = showing(move ^ PUT, place + 1)
        if mask:
            total = row_sum(covered(row, mask))
            points = 100 * state.points[kind_of(state.card[place])] if place < TABLE else 50
            worth += points // 2 if total == pips(state.dice[place]) else points
            worth += total
    return worth


@rule
def steady(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Rolls again exactly as is best for the worth of placing, which knows the chance to be pushed off again."""
    return by_worth(state, seat, moves, count, lore, INTENT, KEEN, EXTRA_ROLL)


@rule
def sharp(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """As `steady`, and expects to be pushed off rather where that is easy."""
    return by_worth(state, seat, moves, count, lore, WARY_INTENT, WARY_KEEN, WARY_EXTRA_ROLL)


@rule
def by_worth(
    state: State, seat: int, moves: Codes, count: int, lore: Lore, intent: float, keen: float, extra_roll: float
) -> int:
    """The move with the most worth, if others think like that."""
    value_places(state, seat, lore, intent, keen, extra_roll)
    if state.phase == CHOICE:
        value_placing(state, lore)
        look_ahead(lore, state.rolls)
    best = moves[0]
    most = -1.0
    for number in range(count):
        worth = (
            roll_worth(state, moves[number], lore) if state.phase == CHOICE else place_worth(state, moves[number], lore)
        )
        if worth > most:
            most = worth
            best = moves[number]
    return best


@rule
def roll_worth(state: State, move: int, lore: Lore) -> float:
    """What stopping or rolling some dice again is worth."""
    if move == STOP:
        return lore.placing[group_of(state.roll)]
    return lore.held[group_of(state.roll - move)]


@rule
def place_worth(state: State, move: int, lore: Lore) -> float:
    """What an assignment is worth, place by place."""
    row = in_row(state.roll)
    worth = 0.0
    for place in range(PLACES):
        mask = showing(move ^ PUT, place + 1)
        if mask:
            worth += lore.worth[place, row_sum(covered(row, mask))]
    return worth


@rule
def taught(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Judges what will lie on the table as many games have taught it."""
    if state.phase == CHOICE:
        judge_places(state, seat, lore)
        value_placing(state, lore)
        look_ahead(lore, state.rolls)
    chosen = moves[0]
    most = -1.0
    for number in range(count):
        move = moves[number]
        worth = roll_worth(state, move, lore) if state.phase == CHOICE else worth_of(state, seat, move, lore)
        if worth > most:
            most = worth
            chosen = move
    return chosen


@rule
def best(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """For two as `sharp`; with more players it judges what will lie on the table as many games have taught it."""
    if state.players == 2:
        return sharp(state, seat, moves, count, rng, lore)
    return taught(state, seat, moves, count, rng, lore)


BOTS: dict[str, Bot] = {"random": random, "casual": casual, "steady": steady, "sharp": sharp, "best": best}
