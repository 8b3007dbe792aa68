"""Bluff: a card each, a bet or none; Kuhn's poker, whose value is known."""

from croupier.kernel.game import Facts

FACTS = Facts(title="Bluff", line="Bet on your card, or on none.", seats=(2, 2), minutes=1, longest=5, secrets=True)
