"""Cups: a die under every cup, and a guess at the neighbour's."""

from croupier.kernel.game import Facts

FACTS = Facts(
    title="Cups", line="Guess the die under your neighbour's cup.", seats=(2, 3), minutes=1, longest=20, secrets=True
)
