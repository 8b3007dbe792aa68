"""FINISH LINE: bet in secret on seven horses, then race them with the dice that everybody shares."""

from croupier.kernel.game import Facts

FACTS = Facts(
    title="FINISH LINE",
    line="Bet in secret on seven horses, then push yours ahead with dice that everybody shares.",
    seats=(2, 4),
    minutes=60,
    longest=100_000,
    secrets=True,
    menu=True,
    place=30,
)
