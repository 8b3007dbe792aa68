"""DICETTO: roll four dice, stand them on cards, and hope that nobody pushes them off before your next turn."""

from croupier.kernel.game import Facts

FACTS = Facts(
    title="DICETTO",
    line="Roll four dice, stand them on cards, and hope that they still stand there on your next turn.",
    seats=(2, 4),
    minutes=20,
    longest=100_000,
    place=40,
)
