"""TUTTO: turn a card, roll six dice, and decide how much to risk for putting all of them aside."""

from croupier.kernel.game import Facts

FACTS = Facts(
    title="TUTTO",
    line="Turn a card, roll six dice, and push your luck until all of them are put aside.",
    seats=(2, 10),
    minutes=30,
    longest=1_000_000,
    place=10,
)
