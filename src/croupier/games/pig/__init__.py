"""Pig: roll for points as long as you dare; a 1 takes them all."""

from croupier.kernel.game import Facts

FACTS = Facts(
    title="Pig",
    line="Roll for points as long as you dare; a 1 takes them all.",
    seats=(2, 10),
    minutes=10,
    longest=1_000_000,
    place=60,
)
