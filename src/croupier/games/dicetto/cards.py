"""The kinds of cards and bonus cards of DICETTO, and which dice stand on which kind."""

from enum import IntEnum

from croupier.kernel.rule import rule

from .dice import ALL, DICE, DIE_BITS, FIRST_THREE, TWO_OF_PAIRS, chosen, row_sum, steps, twins


class Kind(IntEnum):
    """The thirteen kinds of dice cards, and the Extra Roll Card."""

    ONES = 0
    TWOS = 1
    THREES = 2
    FOURS = 3
    FIVES = 4
    SIXES = 5
    CHANCE = 6
    PAIR = 7
    SMALL_STRAIGHT = 8
    THREE_OF_A_KIND = 9
    TWO_PAIRS = 10
    LARGE_STRAIGHT = 11
    FOUR_OF_A_KIND = 12
    EXTRA_ROLL = 13


class Bonus(IntEnum):
    """The eight bonus cards."""

    LEAST_LOGOS = 0
    MOST_LOGOS = 1
    LEAST_CARDS = 2
    MOST_CARDS = 3
    MOST_STRAIGHTS = 4
    MOST_CHANCES = 5
    LEAST_POINTS = 6
    MOST_NUMBERS = 7


KINDS = 13
CARDS = 2 * KINDS
"""Every kind comes without the logo and with it, see `card_of`."""
SIXES, CHANCE_CARD, PAIR, SMALL, THREE, TWO_PAIRS, LARGE, FOUR, EXTRA = (int(kind) for kind in tuple(Kind)[5:])
BONUSES = len(Bonus)


@rule
def card_of(kind: int, logo: int) -> int:
    """The card of a kind, with or without the logo."""
    return 2 * kind + logo


@rule
def kind_of(card: int) -> int:
    """The kind of a card."""
    return card >> 1


@rule
def has_logo(card: int) -> bool:
    """Whether a card has the logo."""
    return card & 1 == 1


@rule
def is_free(kind: int) -> bool:
    """D12, D19: kinds that take any dice."""
    return kind in (CHANCE_CARD, EXTRA)


@rule
def size_of(kind: int) -> int:
    """D13 to D18: how many dice a combination has."""
    if kind == PAIR:
        return 2
    return 3 if kind in (SMALL, THREE) else 4


@rule
def dice_chosen(mask: int) -> int:
    """How many dice a mask chooses."""
    return row_sum(mask)


@rule
def showing(row: int, face: int) -> int:
    """The mask of the dice in a row that show a face from 1 to 6."""
    other = row ^ (ALL * face)
    return ~(other | (other >> 1) | (other >> 2)) & ALL


@rule
def fits(kind: int, row: int, mask: int) -> bool:
    """D11 to D19: whether the chosen dice of a row are what a kind of card takes; at least one is chosen."""
    if is_free(kind):
        return True
    if kind <= SIXES:
        return mask & ~showing(row, kind + 1) == 0
    size = dice_chosen(mask)
    if size != size_of(kind):
        return False
    dice = chosen(row, mask)
    if kind == TWO_PAIRS:
        return twins(dice) & TWO_OF_PAIRS == TWO_OF_PAIRS
    neighbours = FIRST_THREE >> (DIE_BITS * (DICE - size))
    if kind in (SMALL, LARGE):
        return steps(dice) & neighbours == neighbours
    return twins(dice) & neighbours == neighbours
