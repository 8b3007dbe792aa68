"""The kinds of cards of TUTTO."""

from enum import IntEnum

from croupier.kernel.rule import rule


class Card(IntEnum):
    """The kinds of cards; the first five are Bonus 200 to 600."""

    BONUS_200 = 0
    BONUS_300 = 1
    BONUS_400 = 2
    BONUS_500 = 3
    BONUS_600 = 4
    X2 = 5
    STOP = 6
    FIREWORKS = 7
    PLUS_MINUS = 8
    CLOVERLEAF = 9
    STRAIGHT = 10


CARDS = len(Card)
BONUSES = 5
"""The kinds that are Bonus cards."""
BONUS_600, X2, STOP_CARD, FIREWORKS = int(Card.BONUS_600), int(Card.X2), int(Card.STOP), int(Card.FIREWORKS)
PLUS_MINUS, CLOVERLEAF, STRAIGHT = int(Card.PLUS_MINUS), int(Card.CLOVERLEAF), int(Card.STRAIGHT)


@rule
def must_go_on(card: int) -> bool:
    """T18, T19, T21, T22: cards under which nobody stops before a TUTTO."""
    return card >= FIREWORKS


@rule
def bonus_of(card: int) -> int:
    """T15: what a Bonus card pays."""
    return 200 + 100 * card
