"""Pig learned from nothing: a table of values, thousands of games at once, everybody plays himself.

    python examples/learning/q_pig.py [SECONDS] [TARGET]

Then what was learned plays against the optimum, and how often it wins is worked out exactly, over both seats.
Printed after 20 seconds to a target of 40, and after a minute of a core's time to 100, which is not enough:
    the optimum wins 0.544694 of its games from the first seat, to 40
    what was learned wins 0.4898 against it, over both seats
    the optimum wins 0.530593 of its games from the first seat, to 100
    what was learned wins 0.4272 against it, over both seats
"""

import sys
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

import croupier

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 180.0
TARGET = int(sys.argv[2]) if len(sys.argv) > 2 else 100
TABLES = 8192
ROLL, HOLD = 0, 1
Values = NDArray[Any]


def learn() -> Values:
    """The chance to win of rolling and of holding, by my score, the other's, and what I have gathered."""
    batch = croupier.Batch("pig", TABLES, options={"target": TARGET}, seed=1)
    value = np.full((2 * TARGET * TARGET * (TARGET + 1)), 0.5, np.float32)
    visits = np.zeros(len(value), np.float32)
    dice = np.random.default_rng(1)

    def here() -> NDArray[np.int64]:
        gathered, _, mine, others = (batch.seen.observation[:, :4] * TARGET + 0.5).astype(np.int64).T
        return ((mine * TARGET + others) * (TARGET + 1) + gathered) * 2

    at, seat, began = here(), batch.seen.seat.copy(), time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        action = (value[at + HOLD] > value[at + ROLL]) & batch.seen.action_mask[:, HOLD]
        action ^= batch.seen.action_mask[:, HOLD] & (dice.random(TABLES) < 0.05)
        seen, chosen = batch.step(action.astype(np.int64)), at + action
        at = here()
        best = np.where(seen.action_mask[:, HOLD], np.maximum(value[at], value[at + HOLD]), value[at])
        worth = np.where(seen.seat == seat, best, 1 - best)
        worth = np.where(seen.terminated, seen.reward[np.arange(TABLES), seat], worth)
        visits[chosen] += 1
        value[chosen] += (worth - value[chosen]) / np.minimum(visits[chosen], 2000) ** 0.7
        seat = seen.seat.copy()
    return value.reshape(TARGET, TARGET, TARGET + 1, 2)


MINE, OTHERS, GATHERED = np.ogrid[:TARGET, :TARGET, : TARGET + 1]
SHAPE = (TARGET, TARGET, TARGET + 1)
TOTAL = np.minimum(MINE + GATHERED, TARGET - 1)
WINS = MINE + GATHERED >= TARGET


def holding(other: Values) -> Values:
    """What it is worth to hold, if the other's turns are worth this."""
    return np.where(WINS, 1, 1 - other[OTHERS, TOTAL, 0])


def rolling(mine: Values, other: Values) -> Values:
    """What it is worth to roll: a 1 ends the turn, any other face is gathered."""
    lost = 1 - other[:, :, :1].transpose(1, 0, 2)
    later = [mine[:, :, np.minimum(np.arange(TARGET + 1) + face, TARGET)] for face in range(2, 7)]
    return (lost + sum(later)) / 6


def optimum() -> Values:
    """The chance to win of whoever is in turn and plays perfectly, by iteration until nothing moves."""
    value, before = np.full(SHAPE, 0.5), np.zeros(SHAPE)
    while np.abs(value - before).max() > 1e-9:
        before = value
        value = np.maximum(rolling(value, value), np.where(GATHERED > 0, holding(value), 0))
    return value


def wins(holds: NDArray[np.bool_], other_holds: NDArray[np.bool_]) -> float:
    """How often one way of playing wins against another, over both seats."""
    mine, other, before = np.full(SHAPE, 0.5), np.full(SHAPE, 0.5), np.zeros(SHAPE)
    while np.abs(mine - before).max() > 1e-9:
        before = mine
        mine = np.where(holds, holding(other), rolling(mine, other))
        other = np.where(other_holds, holding(mine), rolling(other, mine))
    return float(mine[0, 0, 0] + 1 - other[0, 0, 0]) / 2


learned, best = learn(), optimum()
perfect = (GATHERED == TARGET) | ((GATHERED > 0) & (holding(best) >= rolling(best, best)))
greedy = (GATHERED == TARGET) | ((GATHERED > 0) & (learned[..., HOLD] > learned[..., ROLL]))
print(f"the optimum wins {best[0, 0, 0]:.6f} of its games from the first seat, to {TARGET}")
print(f"what was learned wins {wins(greedy, perfect):.4f} against it, over both seats")
