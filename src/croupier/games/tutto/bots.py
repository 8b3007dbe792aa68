"""The bots of TUTTO, weakest first."""

from croupier.bots.chance import random
from croupier.kernel.contract import Bot, Codes, Lore, State
from croupier.kernel.counts import count_of, dice_in, one_die
from croupier.kernel.dice import Rng
from croupier.kernel.rule import rule

from .cards import BONUS_600, CLOVERLEAF, PLUS_MINUS, STRAIGHT, X2, bonus_of, must_go_on
from .dice import DICE, FIVES, ONES, points, shown, triplets
from .lore import DOUBLES_ALL, SIZE, next_card
from .odds import STEP
from .rules import CARD_ONLY, NEXT, STOP, TUTTO
from .victory import chance_of, look_ahead, think, within


@rule
def casual(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """A rule of thumb: stops with 350 points, or with 200 and few dice left; after a TUTTO goes on below 1000."""
    gathered = state.earlier + state.extras + state.rolled
    if state.phase == TUTTO:
        return NEXT if gathered < 1000 else STOP
    left = DICE - dice_in(state.aside) - dice_in(state.valid)
    if count == 1 or left == 0 or must_go_on(state.card):
        return moves[count - 1] if count == 1 else state.valid
    worth = gathered + points(state.valid)
    if worth >= 350 or (worth >= 200 and left < 3):
        return STOP
    if triplets(state.valid) or state.keep:
        return state.valid
    return one_die(ONES) if count_of(state.valid, ONES) else one_die(FIVES)


@rule
def steady(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """The move with the most expected points of this turn, every roll and card counted."""
    best = moves[0]
    most = -1.0
    for number in range(count):
        worth = move_worth(state, moves[number], lore)
        if worth > most:
            most = worth
            best = moves[number]
    return best


@rule
def best(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """The move that leaves the best chance to win, from the game for two solved to its end and the cards left."""
    if (state.card > X2 and state.phase != TUTTO) or not within(state, seat):
        return steady(state, seat, moves, count, rng, lore)
    think(state, seat, lore)
    if state.phase != TUTTO:
        look_ahead(state, lore)
    chosen = moves[0]
    most = -1.0
    for number in range(count):
        chance = chance_of(state, moves[number], lore)
        if chance > most:
            most = chance
            chosen = moves[number]
    return chosen


@rule
def sharp(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """The most expected points, as `steady`; once the last round has begun, the best chance to win."""
    if state.last_round:
        return best(state, seat, moves, count, rng, lore)
    return steady(state, seat, moves, count, rng, lore)


@rule
def move_worth(state: State, move: int, lore: Lore) -> float:
    """The expected points of a move; where nobody may stop, the chance of the TUTTO, which orders moves alike."""
    gathered = state.earlier + state.extras + state.rolled
    if state.phase == TUTTO:
        return float(gathered) if move == STOP else next_card(state, gathered, lore)
    kept = state.valid if move == STOP else move
    left = DICE - dice_in(state.aside) - dice_in(kept)
    if state.card == STRAIGHT:
        return lore.straight[bits(shown(state.aside + kept))]
    if state.card == PLUS_MINUS or state.card == CLOVERLEAF:
        return lore.tutto[left]
    if state.card > X2:
        return 0.0
    safe = 0
    if state.card == X2 and state.x2 != DOUBLES_ALL:
        safe = state.extras + (state.earlier if state.x2 == CARD_ONLY else 0)
    doubled = gathered + points(kept) - safe
    if left > 0:
        if move == STOP:
            return float(safe + doubled)
        at = min(doubled // STEP, SIZE - 1)
        if state.card <= BONUS_600:
            return lore.bonus[state.card, left, at]
        return lore.double[min(safe // STEP, SIZE - 1), left, at]
    paid = safe + (2 * doubled if state.card == X2 else doubled + bonus_of(state.card))
    return float(paid) if move == STOP else max(float(paid), next_card(state, paid, lore))


@rule
def bits(faces: int) -> int:
    """Faces that are shown, one bit for each."""
    code = 0
    for face in range(DICE):
        code |= count_of(faces, face) << face
    return code


BOTS: dict[str, Bot] = {
    "random": random,
    "casual": casual,
    "steady": steady,
    "sharp": sharp,
    "best": best,
}
