"""Sealed: everybody seals a number, a card is turned, the nearest number wins."""

from croupier.kernel.game import Facts

FACTS = Facts(
    title="Sealed", line="Guess the card in secret.", seats=(2, 4), minutes=1, longest=10, secrets=True, menu=True
)
