"""Pig for two learned from nothing: a table of values, thousands of games at once, everybody plays himself.

    python examples/learning/q_pig.py [ROUNDS] [TARGET]

What was learned then plays against the optimum, and its share of victories is worked out exactly, over both seats.
It takes one core about two minutes. Prints:
    with a target of 100 whoever begins wins 0.5306 under optimal play
    holding at 20 wins 0.4601 of its games against optimal play
    the learned play wins 0.4922 of its games against optimal play
"""

import sys
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

import croupier

Table: TypeAlias = NDArray[Any]
ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 180
TARGET = int(sys.argv[2]) if len(sys.argv) > 2 else 100
TABLES, STEPS, STAGE, FORGETTING = 8192, 128, 10, 12
SIDE, PLACES = TARGET + 1, (TARGET + 1) ** 3


def learn() -> Table:
    """When to hold. Places are told by the points to go: what games to 10 have taught is the end of all others."""
    worth, tries = np.zeros((2, PLACES + SIDE**2), np.float32)
    for target in [*range(STAGE, TARGET, STAGE), TARGET]:
        play(target, worth, tries)
    gathered, mine, other = np.ogrid[:SIDE, :TARGET, :TARGET]
    roll, hold = after(gathered, mine, other, TARGET)
    return (gathered > 0) & (worth[hold] >= worth[roll])


def play(target: int, worth: Table, tries: Table) -> None:
    """Games are played in pieces; each is learned from its end backwards. In half of all turns any mark is held at."""
    batch = croupier.Batch("pig", TABLES, players=2, options={"target": target}, seed=target)
    rng = np.random.default_rng(target)
    rows, seen, mark = np.arange(TABLES), batch.seen, np.zeros(TABLES)
    roll = hold = np.full(TABLES, target * SIDE + target)
    for _ in range(ROUNDS * target // TARGET):
        path = []
        for _ in range(STEPS):
            seat, able = seen.seat.copy(), seen.action_mask[:, 1]
            mark = np.where(able, mark, rng.uniform(-1, 1, TABLES))
            held = able & np.where(mark > 0, seen.observation[:, 0] >= mark, worth[hold] >= worth[roll])
            made = np.where(held, hold, roll)
            seen = batch.step(held.astype(np.int64))
            gathered, own, other = np.rint(seen.observation[:, [0, 2, 3]].T * target).astype(np.int64)
            roll, hold = after(gathered, own, other, target)
            path.append((made, roll, hold, seen.seat == seat, seen.terminated.copy(), seen.reward[rows, seat]))
        for made, next_roll, next_hold, mine, over, reward in reversed(path):
            best = np.maximum(worth[next_roll], worth[next_hold])
            goal = np.where(over, reward, np.where(mine, best, 1 - best))
            worth[made] += (goal - worth[made]) * (FORGETTING / (FORGETTING + tries[made]))
            tries[made] += 1


def after(gathered: Table, mine: Table, other: Table, target: int) -> tuple[Table, Table]:
    """What rolling and holding lead to: to roll with so much gathered and so far to go, or to have so far to go."""
    go, away = target - mine, target - other
    roll = (gathered * SIDE + go) * SIDE + away
    return roll, np.where(gathered > 0, PLACES + np.maximum(0, go - gathered) * SIDE + away, roll)


def turn(theirs: Table, holds: Table | None = None) -> tuple[Table, Table]:
    """The chance to win at the beginning of a turn, given the other's; without a policy, of the best one, and that."""
    passing = 1 - theirs.T
    chance, best = np.zeros((TARGET + 6, TARGET, TARGET)), np.zeros((TARGET + 1, TARGET, TARGET), np.bool_)
    for gathered in range(TARGET, -1, -1):
        rolling = passing if gathered == TARGET else (passing + chance[gathered + 2 : gathered + 7].sum(axis=0)) / 6
        banked = np.arange(gathered, gathered + TARGET)
        holding = np.where((banked >= TARGET)[:, None], 1, passing[np.minimum(banked, TARGET - 1)])
        best[gathered] = (holding > rolling) & (gathered > 0) if holds is None else holds[gathered]
        chance[gathered] = np.where(best[gathered], holding, rolling)
        if gathered == TARGET:
            chance[TARGET:] = chance[TARGET]
    return chance[0], best


def duel(one: Table, other: Table) -> float:
    """The exact share of games that one policy wins against another, beginning half of them."""
    ours, theirs, before = np.zeros((3, TARGET, TARGET))
    while np.abs(ours - before).max() > 1e-6 or not ours.any():
        before = ours
        ours = turn(theirs, one)[0]
        theirs = turn(ours, other)[0]
    return float(ours[0, 0] + 1 - theirs[0, 0]) / 2


chance = croupier.game("pig").setup(2, {"target": TARGET}).lore.chance[TARGET:0:-1, TARGET:0:-1]
best = turn(chance)[1]
gathered, mine, _ = np.ogrid[:SIDE, :TARGET, :TARGET]
at_20 = np.broadcast_to((gathered >= 20) | (mine + gathered >= TARGET), best.shape)
print(f"with a target of {TARGET} whoever begins wins {chance[0, 0]:.4f} under optimal play")
print(f"holding at 20 wins {duel(at_20, best):.4f} of its games against optimal play")
print(f"the learned play wins {duel(learn(), best):.4f} of its games against optimal play")
