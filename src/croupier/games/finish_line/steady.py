"""How `steady` plays: it bets where simulated chances pay best, and races for the expected value of its own bets.

What others have bet it cannot see. It takes them to have put their money on the horses that they helped, and holds
those back. What it would do it tries on the state it was given, which is a copy, and takes back.
"""

from croupier.kernel.contract import Codes, Lore, State
from croupier.kernel.dice import Rng
from croupier.kernel.rule import rule

from .betting import ALONE, DONE, LINES, first_of, names, second_of, sheet, stake
from .dice import EXTRA_MOVE, FULL, HORSESHOE, INSIDE_TIP, SIDE_BET, die_colour, is_blank, side, size
from .lore import sort_of, turns_to_go
from .money import THOUSAND, odds_of
from .options import FIELD, SIDES
from .state import BETTING, EXTRA, TAKE
from .tally import leaning
from .track import outsider_on, spot_of
from .using import PUT_AWAY, SIDE_STAKE, face_uses, spend_extra, use, use_of

SHOE = 0.45
"""How much of a place a horseshoe on a tile is worth."""
FAVOURITE = 0.5
"""The same for being a favourite."""
WARNING = 0.12
"""The part of its chances that a whipping costs a horse."""
KEEP = 1.5
"""What a kept extra move is worth, in horseshoes used now."""
EXTRA_TURN = 1.5
"""What skipping a player is worth, in horseshoes used now."""
RIVALS = 1.2
"""How much it matters what others win."""
DOUBT = 3.0
"""How much must be seen of a player's moves before they tell something."""
PAIRS = 1.2
"""How a place bet is liked, beside a winner bet of the same expectation."""


@rule
def steady(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """The move with the best expectation."""
    if state.phase == BETTING:
        return best_bet(state, seat, moves, count, lore)
    if state.phase == TAKE:
        return best_take(state, seat, moves, count, lore)
    best = moves[0]
    most = -1e18
    to_go = size(state.pool)
    idle = worth(state, seat, to_go, lore)
    for number in range(count):
        value = idle if moves[number] & PUT_AWAY else use_worth(state, seat, moves[number], to_go, idle, lore)
        if value > most:
            most = value
            best = moves[number]
    return best


@rule
def best_take(state: State, seat: int, moves: Codes, count: int, lore: Lore) -> int:
    """The dice whose best face is worth most on average, all 216 ways to fall counted."""
    to_go = turns_to_go(state) - 1
    idle = worth(state, seat, to_go, lore)
    for face in range(HORSESHOE, INSIDE_TIP + 1):
        best = idle
        if not is_blank(face):
            for number in range(count, face_uses(state, face, moves, count)):
                best = max(best, use_worth(state, seat, moves[number], to_go, idle, lore))
        lore.faces[face] = best
    best_dice = moves[0]
    most = -1e18
    for number in range(count):
        value = roll_worth(state, state.hand + moves[number], lore)
        if value > most:
            most = value
            best_dice = moves[number]
    return best_dice


@rule
def roll_worth(state: State, dice: int, lore: Lore) -> float:
    """The mean of the best of three faces."""
    first, second, third = die_colour(dice, 0), die_colour(dice, 1), die_colour(dice, 2)
    total = 0.0
    for one in range(SIDES):
        best_one = lore.faces[side(state, first, one)]
        for two in range(SIDES):
            best_two = max(best_one, lore.faces[side(state, second, two)])
            for three in range(SIDES):
                total += max(best_two, lore.faces[side(state, third, three)])
    return total


@rule
def use_worth(state: State, seat: int, move: int, to_go: int, idle: float, lore: Lore) -> float:
    """What a use is worth: the table after it, or what it brings later."""
    face = move & FULL
    if state.phase != EXTRA and (face in (EXTRA_MOVE, SIDE_BET)):
        return idle + later_worth(state, seat, face, to_go, idle, lore)
    return tried(state, seat, move, to_go, lore)


@rule
def tried(state: State, seat: int, move: int, to_go: int, lore: Lore) -> float:
    """What the table is worth after a use, which is then taken back."""
    hand, pile, pool, kept, order, left = state.hand, state.pile, state.pool, state.kept, state.order, state.left
    running, level, was_level, shoes, blacks = state.running, state.level, state.was_level, state.shoes, state.blacks
    whips, outsiders, aided, harmed = state.whips, state.outsiders, state.aided[seat], state.harmed[seat]
    if state.phase == EXTRA:
        spend_extra(state, seat, move)
    else:
        use(state, seat, move)
    value = worth(state, seat, to_go + size(state.pool) - size(pool), lore)
    state.hand, state.pile, state.pool, state.kept, state.order, state.left = hand, pile, pool, kept, order, left
    state.running, state.level, state.was_level, state.shoes, state.blacks = running, level, was_level, shoes, blacks
    state.whips, state.outsiders, state.aided[seat], state.harmed[seat] = whips, outsiders, aided, harmed
    return value


@rule
def later_worth(state: State, seat: int, face: int, to_go: int, idle: float, lore: Lore) -> float:
    """What a kept extra move or a side bet adds: 500 euros for one and against another, and part of a horseshoe."""
    gain = 0.0
    for horse in range(FIELD):
        if (state.running >> horse) & 1 and names_any(state, seat, horse):
            gain = max(gain, tried(state, seat, use_of(HORSESHOE, horse), to_go, lore) - idle)
    if face == EXTRA_MOVE:
        return KEEP * gain
    return (1.0 + RIVALS / (state.players - 1)) * SIDE_STAKE + (EXTRA_TURN * gain if to_go else 0.0)


@rule
def names_any(state: State, seat: int, horse: int) -> bool:
    """Whether a seat has bet on a horse."""
    start = sheet(state.race, seat)
    named = 0
    for line in range(start, start + LINES):
        named += names(state.bets[line], horse)
    return named > 0


@rule
def reach(state: State, horse: int, to_go: int) -> float:
    """The place of a horse from the front, what lies on its tile and its marks counted as parts of a place."""
    place = float(state.left - 1 - spot_of(state, horse))
    if state.level:
        place = 0.5 if place < 1.5 else place - 1.0
    if to_go > 0:
        if (state.shoes >> horse) & 1:
            place -= SHOE
        elif (state.favourites >> horse) & 1:
            place -= FAVOURITE
    return max(0.0, place)


@rule
def chance(state: State, horse: int, to_go: int, lore: Lore) -> float:
    """The chance of a horse to win."""
    if not (state.running >> horse) & 1:
        return 0.0
    place = reach(state, horse, to_go)
    low = min(int(place), FIELD - 2)
    part = place - low
    return ((1.0 - part) * lore.win[to_go, low] + part * lore.win[to_go, low + 1]) * sure(state, horse, to_go)


@rule
def sure(state: State, horse: int, to_go: int) -> float:
    """The chance that a horse with a warning is not disqualified."""
    return 1.0 - WARNING if to_go > 0 and (state.whips >> horse) & 1 else 1.0


@rule
def pair_chance(state: State, one: int, two: int, to_go: int, lore: Lore) -> float:
    """The chance of two horses to come in first and second."""
    if not (state.running >> one) & 1 or not (state.running >> two) & 1:
        return 0.0
    back, front = reach(state, one, to_go), reach(state, two, to_go)
    if back < front:
        back, front = front, back
    back = min(float(FIELD - 1), max(back, front + 1.0))
    low, high = min(int(front), FIELD - 2), min(int(back), FIELD - 2)
    ahead, behind = front - low, back - high
    near = pair_at(lore, to_go, low, high, behind)
    return ((1.0 - ahead) * near + ahead * pair_at(lore, to_go, low + 1, high, behind)) * (
        sure(state, one, to_go) * sure(state, two, to_go)
    )


@rule
def pair_at(lore: Lore, to_go: int, front: int, back: int, part: float) -> float:
    """A chance between two places of the horse behind; nobody shares a place."""
    far = lore.pair[to_go, front, back + 1]
    return (1.0 - part) * (lore.pair[to_go, front, back] if back > front else far) + part * far


@rule
def worth(state: State, seat: int, to_go: int, lore: Lore) -> float:
    """The expected winnings of a seat's bets, less what others seem to win."""
    start = sheet(state.race, seat)
    total = 0.0
    for line in range(start, start + LINES):
        bet = state.bets[line]
        if bet:
            one, two = first_of(bet), second_of(bet)
            odds = odds_of(state, state.race, one)
            if two == ALONE:
                paid = stake(bet) * odds + THOUSAND * outsider_on(state.outsiders, one)
                total += paid * chance(state, one, to_go, lore)
            else:
                odds += odds_of(state, state.race, two)
                green = outsider_on(state.outsiders, one) + outsider_on(state.outsiders, two)
                paid = stake(bet) * odds + THOUSAND * green // 2
                total += paid * pair_chance(state, one, two, to_go, lore)
    for other in range(state.players):
        if other != seat:
            total -= RIVALS / (state.players - 1) * suspected(state, other, to_go, lore)
    return total


@rule
def suspected(state: State, other: int, to_go: int, lore: Lore) -> float:
    """What a player may win who bet everything on the horses that got help, more on those that got more."""
    seen = DOUBT
    total = 0.0
    for horse in range(FIELD):
        lean = leaning(state, other, horse)
        if lean > 0:
            seen += lean
            total += lean * odds_of(state, state.race, horse) * chance(state, horse, to_go, lore)
    return state.money[other] * total / seen


@rule
def best_bet(state: State, seat: int, moves: Codes, count: int, lore: Lore) -> int:
    """Bets on the menu in the order of what they are expected to pay for a euro."""
    best = DONE
    most = 0.0
    for number in range(1, count):
        value = bet_worth(state, moves[number], lore)
        if value > most:
            most = value
            best = moves[number]
    return best


@rule
def bet_worth(state: State, move: int, lore: Lore) -> float:
    """What a bet is expected to pay for each euro, its horses being helped."""
    one, two = first_of(move), second_of(move)
    odds = odds_of(state, state.race, one)
    if two == ALONE:
        return odds * lore.named_won[sort_of(state, state.race, one), one]
    odds += odds_of(state, state.race, two)
    both = (
        lore.named_placed[sort_of(state, state.race, one), one]
        * lore.named_placed[sort_of(state, state.race, two), two]
    )
    return PAIRS * odds * both * lore.together
