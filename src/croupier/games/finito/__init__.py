"""FINITO!: everybody places tiles on the same roll, and the first whose tiles lie in order wins."""

from croupier.kernel.game import Facts

FACTS = Facts(
    title="FINITO!",
    line="Everybody places a tile on the same roll; the first whose twelve lie in order wins.",
    seats=(2, 4),
    minutes=20,
    longest=100_000,
    starter=False,
    place=20,
)
