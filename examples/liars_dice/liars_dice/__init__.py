"""Liar's Dice: a claim about all dice, of which you see your own alone."""

from croupier.kernel.game import Facts

FACTS = Facts(
    title="Liar's Dice",
    line="Five dice under your cup, a claim about everybody's, and somebody who does not believe it.",
    seats=(2, 6),
    minutes=20,
    longest=10_000,
    secrets=True,
)
