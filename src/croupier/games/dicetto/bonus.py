"""Who gets a bonus card of DICETTO at the end."""

from croupier.kernel.contract import State
from croupier.kernel.rule import rule

from .cards import CHANCE_CARD, KINDS, LARGE, SIXES, SMALL, Bonus, card_of

LEAST_LOGOS, MOST_LOGOS, LEAST_CARDS, MOST_CARDS, MOST_STRAIGHTS, MOST_CHANCES, LEAST_POINTS, MOST_NUMBERS = (
    int(bonus) for bonus in Bonus
)


@rule
def bonus_seat(state: State, bonus: int) -> int:
    """D28: who gets a bonus card, or -1 on a tie."""
    sign = -1 if bonus in (LEAST_LOGOS, LEAST_CARDS, LEAST_POINTS) else 1
    best = 0
    ahead = -1
    for seat in range(state.players):
        value = sign * bonus_count(state, seat, bonus)
        if seat == 0 or value > best:
            best = value
            ahead = seat
        elif value == best:
            ahead = -1
    return ahead


@rule
def bonus_count(state: State, seat: int, bonus: int) -> int:
    """D28: what a bonus card counts, dice cards only."""
    if bonus == LEAST_POINTS:
        return state.score[seat]
    if bonus in (LEAST_CARDS, MOST_CARDS):
        return state.amount[seat]
    if bonus == MOST_STRAIGHTS:
        return kinds_won(state, seat, SMALL, SMALL) + kinds_won(state, seat, LARGE, LARGE)
    if bonus == MOST_CHANCES:
        return kinds_won(state, seat, CHANCE_CARD, CHANCE_CARD)
    if bonus == MOST_NUMBERS:
        return kinds_won(state, seat, 0, SIXES)
    logos = 0
    for kind in range(KINDS):
        logos += state.won[seat, card_of(kind, 1)]
    return logos


@rule
def kinds_won(state: State, seat: int, first: int, last: int) -> int:
    """How many cards of some neighbouring kinds a seat has."""
    cards = 0
    for card in range(card_of(first, 0), card_of(last, 1) + 1):
        cards += state.won[seat, card]
    return cards
