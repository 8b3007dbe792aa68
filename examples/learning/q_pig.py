"""Pig for two learned from nothing: a table of values, thousands of games at once, everybody plays himself.

    python examples/learning/q_pig.py [ROUNDS] [TARGET]

What was learned then plays against the optimum, and its share of victories is worked out exactly, over both seats.
The target is 50, not the usual 100, which has eight times as many places: 1000 rounds win only 0.4685 there. Prints:
    with a target of 50 whoever begins wins 0.5462 under optimal play
    holding at 20 wins 0.4316 of its games against optimal play
    the learned play wins 0.4990 of its games against optimal play
"""

import sys
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

import croupier

Table: TypeAlias = NDArray[Any]
ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 300
TARGET = int(sys.argv[2]) if len(sys.argv) > 2 else 50
TABLES, STEPS = 8192, 128


def learn() -> Table:
    """Whether to hold at each place: games are played in pieces, and each piece is learned from its end backwards."""
    batch = croupier.Batch("pig", TABLES, players=2, options={"target": TARGET}, seed=1)
    rng = np.random.default_rng(1)
    worth = np.zeros((TARGET + 1) * TARGET * TARGET * 2, np.float32)
    tries = np.zeros_like(worth)
    pairs = worth.reshape(-1, 2)
    curious = rng.uniform(0, 0.5, (TABLES, 2))
    rows, seen = np.arange(TABLES), batch.seen
    at = place(seen.observation)
    for _ in range(ROUNDS):
        path = []
        for _ in range(STEPS):
            seat = seen.seat.copy()
            odd = rng.random(TABLES) < curious[rows, seat]
            hold = ((pairs[at, 1] > pairs[at, 0]) ^ odd) & seen.action_mask[:, 1]
            seen = batch.step(hold.astype(np.int64))
            now = place(seen.observation)
            path.append((2 * at + hold, now, seen.seat == seat, seen.terminated.copy(), seen.reward[rows, seat]))
            at = now
        for made, now, mine, over, reward in reversed(path):
            best = pairs[now].max(axis=1)
            goal = np.where(over, reward, np.where(mine, best, 1 - best))
            tries[made] += 1
            worth[made] += (goal - worth[made]) * tries[made] ** -0.7
    return (pairs[:, 1] > pairs[:, 0]).reshape(TARGET + 1, TARGET, TARGET)


def place(observation: Table) -> Table:
    """Where a seat stands, as one number: what is gathered, its own score, the other's."""
    gathered, mine, other = np.rint(observation[:, [0, 2, 3]] * TARGET).astype(np.int64).T
    return (gathered * TARGET + mine) * TARGET + other


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


def optimum() -> tuple[float, Table]:
    """Value iteration, turn by turn: the chance of whoever begins, and when to hold."""
    chance, found = np.zeros((TARGET, TARGET)), np.ones((TARGET, TARGET))
    while np.abs(found - chance).max() > 1e-9:
        chance = found
        found, best = turn(chance)
    return float(found[0, 0]), best


def duel(one: Table, other: Table) -> float:
    """The exact share of games that one policy wins against another, beginning half of them."""
    ours, theirs, before = np.zeros((3, TARGET, TARGET))
    while np.abs(ours - before).max() > 1e-6 or not ours.any():
        before = ours
        ours = turn(theirs, one)[0]
        theirs = turn(ours, other)[0]
    return float(ours[0, 0] + 1 - theirs[0, 0]) / 2


first, best = optimum()
gathered, mine, _ = np.ogrid[: TARGET + 1, :TARGET, :TARGET]
at_20 = np.broadcast_to((gathered >= 20) | (mine + gathered >= TARGET), best.shape)
print(f"with a target of {TARGET} whoever begins wins {first:.4f} under optimal play")
print(f"holding at 20 wins {duel(at_20, best):.4f} of its games against optimal play")
print(f"the learned play wins {duel(learn(), best):.4f} of its games against optimal play")
