"""How `casual` plays: it bets on its fancy, helps the horses it has bet on, and troubles other leaders."""

from croupier.kernel.contract import Codes, Lore, State
from croupier.kernel.dice import Rng, below
from croupier.kernel.rule import rule

from .betting import ALONE, DONE, LINES, WINNER_LINES, first_of, names, pick_of, picked, sheet
from .dice import (
    DEAD_EVEN,
    DISQUALIFIED,
    DOUBLE,
    EXTRA_MOVE,
    FULL,
    HELMET,
    HORSESHOE,
    INTERFERENCE,
    LOSING_SPEED,
    OUTSIDER_1000,
    OUTSIDER_3000,
    SIDE_BET,
    TEMPO,
    WHIPPING,
)
from .options import FIELD
from .state import BETTING, EXTRA, TAKE
from .track import horse_at, leaders, spot_of
from .using import PUT_AWAY, target


@rule
def casual(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Bets half on a horse and half of the rest on a pair with it, takes any dice, and uses what helps most."""
    if state.phase == BETTING:
        return fancy(state, seat, moves, count, rng)
    if state.phase == TAKE:
        return moves[below(rng, count)]
    best = moves[0]
    most = -100
    for number in range(count):
        worth = help_of(state, seat, moves[number])
        if worth > most:
            most = worth
            best = moves[number]
    return best


@rule
def fancy(state: State, seat: int, moves: Codes, count: int, rng: Rng) -> int:
    """A favourite if one runs and the mood is right, else any horse; then a partner for it."""
    start = sheet(state.race, seat)
    if state.bets[start + WINNER_LINES] or count == 1:
        return DONE
    if state.bets[start]:
        partner = first_of(state.bets[start]) + 1 + below(rng, FIELD - 1)
        one, two = first_of(state.bets[start]), partner if partner < FIELD else partner - FIELD
        return listed_bet(moves, count, pick_of(min(one, two), max(one, two)))
    horse = below(rng, FIELD)
    for _ in range(FIELD if below(rng, 2) else 0):
        if not (state.favourites >> horse) & 1:
            horse = horse + 1 if horse + 1 < FIELD else 0
    return listed_bet(moves, count, pick_of(horse, ALONE))


@rule
def listed_bet(moves: Codes, count: int, pick: int) -> int:
    """The bet on the menu for a horse or a pair."""
    best = DONE
    for number in range(1, count):
        if picked(moves[number]) == pick:
            best = moves[number]
    return best


@rule
def interest(state: State, seat: int, horse: int) -> int:
    """How much a horse matters to a seat: two for a winner bet, one for each place bet."""
    start = sheet(state.race, seat)
    total = 0
    for line in range(LINES):
        if names(state.bets[start + line], horse):
            total += 2 if line < WINNER_LINES else 1
    return total


@rule
def help_of(state: State, seat: int, move: int) -> int:
    """How good a use is for the horses a seat has bet on, by rule of thumb."""
    if move & PUT_AWAY:
        return 1
    face, horse = move & FULL, target(move, 0)
    own = interest(state, seat, horse)
    front = (leaders(state) >> horse) & 1 == 1
    if face in (HORSESHOE, DOUBLE) or (face == EXTRA_MOVE and state.phase == EXTRA):
        moves_now = face == DOUBLE or ((state.shoes | state.favourites) >> horse) & 1 == 1
        if front and not state.level:
            return own if not moves_now else 0
        return own * (6 if moves_now else 4)
    if face == HELMET:
        return own * 10
    if face == EXTRA_MOVE:
        return 6
    if face == SIDE_BET:
        return 5
    if OUTSIDER_1000 <= face <= OUTSIDER_3000:
        return 2 * own
    if face in (WHIPPING, DISQUALIFIED, LOSING_SPEED):
        hard = 2 if face == WHIPPING and not (state.whips >> horse) & 1 else 8
        return -hard if own else hard if front else hard // 2
    if face == TEMPO:
        return 4 * interest(state, seat, target(move, 1)) - 2 * own
    if face == DEAD_EVEN:
        second, first = horse_at(state, state.left - 2), horse_at(state, state.left - 1)
        return 4 * (interest(state, seat, second) - interest(state, seat, first))
    return gained(state, seat, move) if face == INTERFERENCE else 0


@rule
def gained(state: State, seat: int, move: int) -> int:
    """What an interference does for a seat's horses, place by place."""
    low = FIELD
    for number in range(3):
        low = min(low, spot_of(state, target(move, number)))
    total = 0
    for number in range(3):
        horse = target(move, number)
        total += 5 * interest(state, seat, horse) * (low + number - spot_of(state, horse))
    return total
