"""How far off a mean may be: what 95 of 100 simulations stay within."""

from math import inf, pi, sqrt, tan
from typing import NamedTuple

Z = 1.959964
"""How many standard errors that are where the spread is known."""
SERIES = (
    (Z**3 + Z) / 4,
    (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
    (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92_160,
)
SURE = 0.95


class Figure(NamedTuple):
    """A mean, and how far off it may be: 95 of 100 such simulations stay within the margin."""

    mean: float
    margin: float

    def __str__(self) -> str:
        return self.told(4)

    def told(self, places: int) -> str:
        """With so many decimal places; without a margin where a single deal says nothing about it."""
        mean = f"{self.mean:.{places}f}"
        return mean if self.margin == inf else f"{mean} ± {self.margin:.{places}f}"


def student(free: int) -> float:
    """How many standard errors that are where the spread is told by the deals themselves: Student's t.

    Exact for one and two degrees of freedom; Fisher and Cornish's series is within a thousandth of it from three on.
    """
    if free < 1:
        return inf
    if free == 1:
        return tan(pi * SURE / 2)
    if free == 2:
        return SURE * sqrt(2 / (1 - SURE**2))
    return Z + sum(term / free**power for power, term in enumerate(SERIES, 1))


def any_mean(total: float, squares: float, deals: int) -> Figure:
    """The mean of what some deals gave, whatever that is."""
    mean = total / deals
    if deals == 1:
        return Figure(mean, inf)
    spread = max(0.0, squares - total * mean) / (deals - 1)
    return Figure(mean, student(deals - 1) * sqrt(spread / deals))


def share(total: float, squares: float, deals: int) -> Figure:
    """The mean of what some deals gave, each from 0 to 1, or on the mean where luck was taken out of it.

    The margin is Wilson's, which keeps its word near 0 and 1, too. Deals that vary less than won or lost would count
    for as many games as would be as precise. A single deal says nothing: then the margin has room for every share.
    """
    mean = total / deals
    if deals == 1:
        return Figure(mean, 0.5 + abs(0.5 - mean))
    near = min(1.0, max(0.0, mean))
    won_or_lost = near * (1 - near)
    variance = (squares - total * mean + won_or_lost) / (deals + 1)
    games = deals * won_or_lost / variance if won_or_lost > 0 else deals
    z = student(deals - 1)
    middle = (near + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(won_or_lost / games + (z / (2 * games)) ** 2) / (1 + z * z / games)
    return Figure(mean, reach + abs(middle - near))
