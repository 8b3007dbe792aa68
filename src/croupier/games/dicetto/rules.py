"""The rules of DICETTO; the numbers in refusals are the clauses of RULES.md."""

from croupier.kernel.contract import Choices, Codes, Shares, State
from croupier.kernel.counts import CODES, FACES, ROLLS_OF, count_of, dice_in, roll_outcomes
from croupier.kernel.dice import DECK, HOUSE, Rng, below, roll_counts
from croupier.kernel.rule import rule
from croupier.kernel.seats import CHANCE, DICE_DUE, next_seat
from croupier.kernel.sets import set_member, set_outcomes
from croupier.kernel.usual import card_outcomes, draw_card, share_victory
from croupier.kernel.usual import secret as secret
from croupier.kernel.usual import veil as veil

from .bonus import bonus_seat
from .cards import BONUSES, CARDS, EXTRA, KINDS, SIXES, card_of, fits, kind_of, showing
from .dice import (
    DICE,
    ROWS,
    attack_of,
    battle_of,
    counted,
    covered,
    defence_of,
    in_row,
    picks,
    pips,
    row_sum,
    set_digits,
    twins,
)
from .options import TABLE
from .placing import add_place, in_order
from .state import (
    ALL_BONUSES,
    BATTLE,
    BONUS,
    BONUSES_DEALT,
    CARD,
    CHOICE,
    EXTRA_PLACE,
    NO_CARD,
    OVER,
    PLACE,
    PLACES,
    PUT,
    ROLL,
    ROLLS,
    STOP,
)
from .state import BOUNDS as BOUNDS
from .state import LAYOUT as LAYOUT

MOST_MOVES = (PLACES + 1) ** DICE
MOST_OUTCOMES = ROLLS_OF[DICE]


@rule
def setup(state: State, players: int, first: int, options: Choices, edition: Choices) -> None:
    """D1 to D3, D27: everybody has four dice; bonus cards and table are dealt."""
    state.players = players
    state.active = first
    state.goal = options.cards
    state.idle_rounds = options.idle_rounds
    for kind in range(KINDS):
        state.points[kind] = edition.points[kind]
        state.deck[card_of(kind, 0)] = edition.copies[kind] - edition.logos[kind]
        state.deck[card_of(kind, 1)] = edition.logos[kind]
        state.cards += edition.copies[kind]
    for bonus in range(BONUSES):
        state.worth[bonus] = edition.bonus[bonus]
    for seat in range(players):
        state.hand[seat] = DICE
    for place in range(TABLE):
        state.card[place] = NO_CARD
    state.card[EXTRA_PLACE] = card_of(EXTRA, 0)
    state.rolls = ROLLS
    state.idle = 1
    state.phase = CARD
    if options.bonus:
        state.bonus_due = BONUSES_DEALT
        state.phase = BONUS


@rule
def turn(state: State) -> int:
    """D4: one player acts at a time."""
    if state.phase == CHOICE or state.phase == PLACE:
        return 1 << state.active
    return 0 if state.phase == OVER else DICE_DUE


@rule
def moves(state: State, seat: int, out: Codes) -> int:
    """D8 to D20: every choice of dice to roll again, and stopping; or every assignment once."""
    if state.phase == CHOICE:
        count = picks(state.roll, out)
        out[0] = STOP
        return count
    row = in_row(state.roll)
    same = twins(row)
    out[0] = PUT
    count = 1
    for place in range(PLACES):
        if state.card[place] != NO_CARD:
            floor = pips(state.dice[place]) if state.owner[place] else 0
            count = add_place(row, same, kind_of(state.card[place]), place, floor, out, count)
    return count


@rule
def refusal(state: State, seat: int, move: int) -> int:
    """The clause that forbids a move."""
    if state.phase == OVER:
        return 31
    if seat == CHANCE:
        return outcome_refusal(state, move)
    if turn(state) == DICE_DUE or seat != state.active:
        return 4
    if state.phase == PLACE:
        return assignment_refusal(state, move) if PUT <= move < 2 * PUT else 9
    if move == STOP:
        return 0
    if move <= 0 or move >= CODES:
        return 8
    for face in range(FACES):
        if count_of(move, face) > count_of(state.roll, face):
            return 8
    return 0


@rule
def outcome_refusal(state: State, move: int) -> int:
    """D3, D4, D6, D7, D22, D27: an outcome must be due and possible."""
    if state.phase == CHOICE or state.phase == PLACE:
        return 4
    if state.phase == BONUS:
        return 0 if 0 <= move < BONUSES and not (state.bonuses >> move) & 1 else 27
    if state.phase == CARD:
        return 0 if 0 <= move < CARDS and state.deck[move] > 0 else 6
    if state.phase == BATTLE:
        return 0 if 1 <= attack_of(move) <= FACES and 1 <= defence_of(move) <= FACES else 22
    if move < 0 or move >= CODES:
        return 7
    return 0 if dice_in(move) == DICE - dice_in(state.roll) else 7


@rule
def assignment_refusal(state: State, move: int) -> int:
    """D10 to D20: no such place, the wrong dice for a card, or a sum that is too low."""
    code = move ^ PUT
    if code >= ROWS:
        return 10
    row = in_row(state.roll)
    same = twins(row)
    used = 0
    for place in range(PLACES):
        mask = showing(code, place + 1)
        if mask:
            if state.card[place] == NO_CARD:
                return 3
            kind = kind_of(state.card[place])
            if not fits(kind, row, mask):
                return 11 if kind <= SIXES else kind + 6
            if state.owner[place] and row_sum(covered(row, mask)) < pips(state.dice[place]):
                return 20
            if not in_order(mask, used, same):
                return 10
            used |= mask
    return 0 if used == set_digits(code) and showing(code, 6) | showing(code, 7) == 0 else 10


@rule
def play(state: State, seat: int, move: int) -> None:
    """What was dealt or rolled, or what the player chose."""
    if state.phase == ROLL:
        left = state.rolls - 1
        state.roll += move
        state.rolls = left
        state.phase = CHOICE if left > 0 else PLACE
    elif move == STOP:
        state.rolls = 0
        state.phase = PLACE
    elif state.phase == CHOICE:
        state.roll -= move
        state.phase = ROLL
    elif state.phase == PLACE:
        assign(state, move ^ PUT)
    elif state.phase == CARD:
        deal_card(state, move)
    elif state.phase == BATTLE:
        fight(state, move)
    else:
        state.bonuses |= 1 << move
        state.bonus_due -= 1
        if state.bonus_due == 0:
            state.phase = CARD


@rule
def free_place(state: State) -> int:
    """The first place without a card, or -1."""
    for place in range(TABLE):
        if state.card[place] == NO_CARD:
            return place
    return -1


@rule
def deal_card(state: State, card: int) -> None:
    """D3, D6: the first free place gets a card from the deck."""
    state.deck[card] -= 1
    state.cards -= 1
    state.card[free_place(state)] = card
    fill_table(state)


@rule
def fill_table(state: State) -> None:
    """D6, D25: a card is due while there is a free place and a deck; then the dice are, or the game ends."""
    if free_place(state) >= 0 and state.cards > 0:
        state.phase = CARD
        return
    state.phase = ROLL
    for place in range(TABLE):
        if state.card[place] != NO_CARD:
            return
    end_game(state)


@rule
def assign(state: State, code: int) -> None:
    """D10, D20, D21: dice go onto cards; lower sums are pushed off, equal ones will be fought over."""
    row = in_row(state.roll)
    state.phase = ROLL
    for place in range(PLACES):
        mask = showing(code, place + 1)
        if mask:
            dice = counted(covered(row, mask))
            state.hand[state.active] -= dice_in(dice)
            if state.owner[place] and row_sum(covered(row, mask)) == pips(state.dice[place]):
                state.rival[place] = dice
                state.phase = BATTLE
            else:
                stand(state, place, dice)
    state.roll = 0
    if state.phase != BATTLE:
        end_turn(state)


@rule
def stand(state: State, place: int, dice: int) -> None:
    """D20, D23: the active player's dice take a card, and whoever stood there takes dice back."""
    if state.owner[place]:
        state.hand[state.owner[place] - 1] += dice_in(state.dice[place])
    state.owner[place] = state.active + 1
    state.dice[place] = dice


@rule
def battle_place(state: State) -> int:
    """D21: the first place in table order where a battle is due, or -1."""
    for place in range(PLACES):
        if state.rival[place]:
            return place
    return -1


@rule
def fight(state: State, move: int) -> None:
    """D22, D23: the higher die keeps the card; equal dice are rolled again."""
    attack, defence = attack_of(move), defence_of(move)
    if attack == defence:
        return
    place = battle_place(state)
    if attack > defence:
        stand(state, place, state.rival[place])
    else:
        state.hand[state.active] += dice_in(state.rival[place])
    state.rival[place] = 0
    if battle_place(state) < 0:
        end_turn(state)


@rule
def end_turn(state: State) -> None:
    """D4, D5, D19, D24, D26: the next seat collects; then it rolls, unless the game is over."""
    if state.idle >= state.idle_rounds * state.players:
        end_game(state)
        return
    seat = next_seat(state.active, state.players)
    state.active = seat
    before = state.amount[seat]
    state.rolls = ROLLS + 1 if state.owner[EXTRA_PLACE] == seat + 1 else ROLLS
    for place in range(PLACES):
        if state.owner[place] == seat + 1:
            collect(state, place)
    if state.amount[seat] == before:
        state.idle += 1
        state.phase = ROLL
        return
    state.idle = 0
    if state.amount[seat] >= state.goal:
        end_game(state)
    else:
        fill_table(state)


@rule
def collect(state: State, place: int) -> None:
    """D5, D19: dice return to their owner, who gets the card; the Extra Roll Card stays where it is."""
    seat = state.owner[place] - 1
    state.hand[seat] += dice_in(state.dice[place])
    state.owner[place] = 0
    state.dice[place] = 0
    if place != EXTRA_PLACE:
        card = state.card[place]
        state.won[seat, card] += 1
        state.amount[seat] += 1
        state.score[seat] += state.points[kind_of(card)]
        state.card[place] = NO_CARD


@rule
def end_game(state: State) -> None:
    """D28, D29: cards with dice on them go to their owners, then the bonus cards to theirs."""
    for place in range(PLACES):
        if state.owner[place]:
            collect(state, place)
    for bonus in range(BONUSES):
        if (state.bonuses >> bonus) & 1:
            seat = bonus_seat(state, bonus)
            if seat >= 0:
                state.prize[seat] += state.worth[bonus]
    state.rolls = 0
    state.phase = OVER


@rule
def stream(state: State) -> int:
    """D6, D7: everybody rolls for himself, and all cards come from one deck; battles are nobody's own."""
    if state.phase == ROLL:
        return state.active
    return DECK if state.phase == CARD else HOUSE


@rule
def draw(state: State, rng: Rng) -> int:
    """D3, D6, D7, D22, D27: dice, a card from the deck, the two dice of a battle, or a bonus card."""
    if state.phase == ROLL:
        return roll_counts(rng, DICE - dice_in(state.roll))
    if state.phase == CARD:
        return draw_card(state.deck, state.cards, rng)
    if state.phase == BATTLE:
        both = below(rng, FACES * FACES)
        return battle_of(1 + both % FACES, 1 + both // FACES)
    return set_member(ALL_BONUSES & ~state.bonuses, below(rng, BONUSES - BONUSES_DEALT + state.bonus_due))


@rule
def outcomes(state: State, out: Codes, weights: Codes) -> int:
    """D3, D6, D7, D22, D27: everything that can be dealt or rolled, with its weight."""
    if state.phase == ROLL:
        return roll_outcomes(DICE - dice_in(state.roll), out, weights)
    if state.phase == CARD:
        return card_outcomes(state.deck, out, weights)
    if state.phase == BONUS:
        return set_outcomes(ALL_BONUSES & ~state.bonuses, 0, out, weights)
    for both in range(FACES * FACES):
        out[both] = battle_of(1 + both % FACES, 1 + both // FACES)
        weights[both] = 1
    return FACES * FACES


@rule
def payoff(state: State, out: Shares) -> None:
    """D29, D30: most points of dice and bonus cards win, ties share."""
    for seat in range(state.players):
        out[seat] = state.score[seat] + state.prize[seat]
    share_victory(out, state.players, out)


@rule
def scores(state: State, out: Codes) -> None:
    """D29, D30: everybody's points of dice and bonus cards."""
    for seat in range(state.players):
        out[seat] = state.score[seat] + state.prize[seat]
