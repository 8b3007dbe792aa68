"""A small network that judges a position: what part of the victory a seat may expect, by what it has learned.

Its weights are one row of numbers, so that a game's lore can hold them: those of every number told, then those of what
is always there, then those of the units.
"""

from typing import TypeAlias

from croupier.kernel.contract import Shares
from croupier.kernel.rule import rule

UNITS = 32
"""Each adds up what it is told, and says nothing while that is below 0."""

LOG2_E = 1.4426950408889634
LN_2, LN_2_REST = 0.6931471803691238, 1.9082149292705877e-10
"""The natural logarithm of 2 in two parts: a small whole number times the first is exact."""
TERMS = 14
FAR = 700.0
"""Beyond this a power of e is as good as nothing, or everything."""

Weights: TypeAlias = Shares


def weights_for(features: int) -> int:
    """How many weights judge a position that is told in so many numbers."""
    return UNITS * (features + 2) + 1


@rule
def exp(power: float) -> float:
    """The power of e by sums and products alone: those are the same to the bit on every machine, libraries are not."""
    power = min(FAR, max(-FAR, power))
    twos = int(power * LOG2_E + (0.5 if power > 0.0 else -0.5))
    rest = (power - twos * LN_2) - twos * LN_2_REST
    total = 1.0
    for term in range(TERMS, 0, -1):
        total = 1.0 + total * rest / term
    scale = 2.0 if twos > 0 else 0.5
    twos = abs(twos)
    while twos:
        if twos & 1:
            total *= scale
        scale *= scale
        twos >>= 1
    return total


@rule
def judge(told: Shares, features: int, weights: Weights, units: Shares) -> float:
    """What part of the victory may be expected; `units` keeps what the units say."""
    for unit in range(UNITS):
        units[unit] = weights[UNITS * features + unit]
    for feature in range(features):
        part = told[feature]
        if part != 0.0:
            for unit in range(UNITS):
                units[unit] += part * weights[UNITS * feature + unit]
    last = UNITS * (features + 1)
    total = weights[last + UNITS]
    for unit in range(UNITS):
        units[unit] = max(0.0, units[unit])
        total += units[unit] * weights[last + unit]
    return 1.0 / (1.0 + exp(-total))


@rule
def correct(told: Shares, features: int, weights: Weights, units: Shares, amount: float) -> None:
    """Let a judgement that was just made rise or fall a little: each weight by what it had to do with it."""
    last = UNITS * (features + 1)
    for unit in range(UNITS):
        if units[unit] > 0.0:
            through = amount * weights[last + unit]
            weights[last + unit] += amount * units[unit]
            weights[UNITS * features + unit] += through
            units[unit] = through
    weights[last + UNITS] += amount
    for feature in range(features):
        part = told[feature]
        if part != 0.0:
            for unit in range(UNITS):
                weights[UNITS * feature + unit] += part * units[unit]
