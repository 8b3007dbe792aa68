"""Who is stronger, where a few games or exact play say it for certain; what takes hours is in bench/strength.md."""

from pathlib import Path

import croupier
from croupier.kernel.finding import find_function

RIVALS = Path(__file__).parents[1] / "bench" / "rivals.py"


def test_the_best_bot_of_tutto_makes_the_moves_of_the_solution() -> None:
    """On the same cards and dice two that never differ have every deal in halves."""
    optimum = find_function(RIVALS, "optimum")
    played = croupier.simulate("tutto", 25, ["best", optimum], paired=True, options={"deck": "reshuffled"})
    assert played.wins[0] == played.wins[1] == 25
    assert played.payoffs[0].margin < 0.15
    assert not played.plain
