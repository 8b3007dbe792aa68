"""FINI!: two hands grab dice from one heap for the longest straight or the most equal dice, until one calls."""

from croupier.kernel.game import Facts

FACTS = Facts(
    title="FINI!",
    line="Two hands, fifteen dice: grab what you need, make no mistake, and call FINI! before the other does.",
    seats=(2, 2),
    minutes=15,
    longest=1_000_000,
    menu=True,
    realtime=True,
    place=50,
)
