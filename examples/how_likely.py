"""Exact chances, from the outcomes that the rules themselves list with their weights.

Prints:
    1 dice: a null in 2/3 of all rolls
    2 dice: a null in 4/9 of all rolls
    3 dice: a null in 5/18 of all rolls
"""

from fractions import Fraction

import croupier

tutto = croupier.game("tutto")
for dice, aside in ((1, "1 1 1 5 5"), (2, "1 1 1 5"), (3, "1 1 1")):
    at = croupier.Position.from_text(tutto, f"scores 0 0; phase roll; aside {aside}")
    outcomes = at.outcomes()
    rolls = sum(weight for _, weight in outcomes)
    nulls = sum(weight for roll, weight in outcomes if at.after(croupier.CHANCE, roll).state.active == 1)
    print(f"{dice} dice: a null in {Fraction(nulls, rolls)} of all rolls")
