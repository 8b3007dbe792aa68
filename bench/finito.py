"""How near to the best play the bots of FINITO! come: one player alone, and how many rolls he needs; and two together.

On the small board the best play is known from every position, so that each move of a game tells what it loses: the mean
of what whole games lose is how many rolls too many a bot takes. On the real board bots play with the same dice and
tiles. A bot that searches is shown a rival who stands where it stands itself: it plays to win, and alone there is
nobody to win against. `--write` keeps it in finito.md.
"""

import argparse
import platform
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import numpy as np

import croupier
from croupier.games.finito import rules
from croupier.games.finito.least import least_rolls
from croupier.games.finito.solving import alone, list_alone
from croupier.kernel.contract import Shares, State
from croupier.kernel.dice import Rng, below
from croupier.kernel.seats import CHANCE
from croupier.kernel.setup import Setup
from croupier.kernel.simulating import usual_workers
from croupier.solvers.alone import solve_alone
from croupier.solvers.listing import OVER, Listed, choices_of

RESULTS = Path(__file__).with_name("finito.md")
SURE = 1.96
"""Standard errors that 95 of 100 means stay within."""
QUICK = ("casual", "steady")
SEARCHING = ("sharp", "best")
TURNED, STEPS = 24, 3
"""The steps of a game for two before its first roll, all tiles being turned, and those of a roll with two moves."""
OWN = ("closed", "open", "points", "taken", "place")
"""What a state has of every seat."""


class Mean(NamedTuple):
    """A mean and its margin."""

    mean: float
    margin: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} ± {self.margin:.3f}"


def mean_of(numbers: list[float]) -> Mean:
    """What many games come to."""
    return Mean(float(np.mean(numbers)), SURE * float(np.std(numbers, ddof=1)) / sqrt(len(numbers)))


def with_a_rival(state: State) -> State:
    """The same for two: somebody else stands just where the first seat does."""
    both = state.copy()
    both.players, both.owing = 2, 3
    for field in OWN:
        both[field][1] = both[field][0]
    return both


def choose(setup: Setup, name: str, state: State, wits: Rng) -> int:
    """What a bot does on its own board."""
    codes = np.zeros(rules.MOST_MOVES, np.int64)
    count = rules.moves(state, 0, codes)
    if count == 1:
        return int(codes[0])
    return int(setup.game.bots[name](with_a_rival(state), 0, codes, count, wits, setup.lore))


def lost_on(listed: Listed, worth: Shares, setup: Setup, name: str, number: int) -> float:
    """The rolls that the moves of one game cost, beside the best ones."""
    dice, wits, here, lost = croupier.new_rng(number), croupier.new_rng(~number), 0, 0.0
    while listed.actor[here] != OVER:
        begin, end = int(listed.first[here]), int(listed.first[here + 1])
        after = listed.after[begin:end]
        if listed.actor[here] == CHANCE:
            here = int(after[below(dice, end - begin)])
            continue
        state, codes = listed.states[here], np.zeros(rules.MOST_MOVES, np.int64)
        count = rules.moves(state, 0, codes)
        chosen = after[codes[:count].tolist().index(choose(setup, name, state, wits))]
        lost += float(worth[chosen] - worth[after].min())
        here = int(chosen)
    return lost


def rolls_of(setup: Setup, name: str, number: int) -> float:
    """The rolls of one game alone, with the dice and tiles of a number."""
    state, wits = alone(setup), croupier.new_rng(~number)
    tiles, dice = croupier.new_rng(2 * number), croupier.new_rng(2 * number + 1)
    while rules.turn(state):
        if state.phase == rules.PLACE:
            rules.play(state, 0, choose(setup, name, state, wits))
        else:
            rules.play(state, CHANCE, rules.draw(state, dice if state.phase == rules.ROLL else tiles))
    return float(state.rolled)


def many(played: Callable[[int], float], games: int, seconds: float) -> list[float]:
    """So many games, or as many as there is time for, some at once."""
    workers, began = usual_workers(), time.perf_counter()
    numbers: list[float] = []
    with ThreadPoolExecutor(workers) as pool:
        while len(numbers) < games and (len(numbers) < 2 or time.perf_counter() - began < seconds):
            numbers += pool.map(played, range(len(numbers), min(games, len(numbers) + 4 * workers)))
    return numbers


def told(row: str) -> str:
    """A row of a table, shown as soon as it is known."""
    print(row, file=sys.stderr, flush=True)
    return row


def small_rows(games: int, seconds: float) -> list[str]:
    """The bots on the small board."""
    setup = croupier.game("finito").setup(2, {}, "small")
    listed = list_alone(setup)
    counted = listed.states["phase"] == rules.ROLL
    worth = solve_alone(listed, counted).worth
    least = float(worth[0])
    rows = [told(f"| as well as can be | {least:.6f} | | | exact |")]
    for name in QUICK:
        rolls = float(solve_alone(listed, counted, choices_of(setup.game, name, listed, setup.lore)).worth[0])
        rows.append(told(f"| {name} | {rolls:.6f} | {rolls - least:.6f} | {rolls / least - 1:.2%} | exact |"))
    for name in SEARCHING:
        losses = many(partial(lost_on, listed, worth, setup, name), games, seconds)
        lost = mean_of(losses)
        rows.append(
            told(f"| {name} | {least + lost.mean:.3f} | {lost} | {lost.mean / least:.2%} | {len(losses)} games |")
        )
    return rows


def real_rows(games: int, seconds: float) -> list[str]:
    """The bots on the real board, those that search beside `steady` on the same dice and tiles."""
    setup = croupier.game("finito").setup(2)
    found = {name: many(partial(rolls_of, setup, name), 20 * games, seconds) for name in QUICK}
    rows = [told(f"| anybody, at least | {least_rolls(setup):.3f} | | |")]
    rows += [told(f"| {name} | {mean_of(rolls)} | | {len(rolls):,} |") for name, rolls in found.items()]
    for name in SEARCHING:
        rolls = many(partial(rolls_of, setup, name), games, seconds * (4 if name == SEARCHING[-1] else 1))
        less = mean_of([mine - other for mine, other in zip(rolls, found["steady"], strict=False)])
        rows.append(told(f"| {name} | {mean_of(rolls)} | {less} | {len(rolls):,} |"))
    return rows


def two_rows(games: int) -> list[str]:
    """Games of two of a kind, which end with the first of them: by their steps, how many rolls that takes."""
    rows = []
    for name in (*QUICK, *SEARCHING):
        count = games if name in SEARCHING else 20 * games
        length = croupier.simulate("finito", count, [name, name], seed=2).length
        rolls = Mean((length.mean - TURNED) / STEPS, length.margin / STEPS)
        command = f"croupier simulate finito --bots {name},{name} --games {count} --seed 2"
        rows.append(told(f"| {name} | {rolls} | {count:,} | `{command}` |"))
    return rows


def main() -> None:
    """Measure, print, and keep it if asked to."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=200, help="of a bot that searches")
    words.add_argument("--seconds", type=float, default=120, help="for each line, four times that for the last")
    words.add_argument("--write", action="store_true", help=f"keep it in {RESULTS.name}")
    args = words.parse_args()
    small, real, two = small_rows(args.games, args.seconds), real_rows(args.games, args.seconds), two_rows(args.games)
    text = f"""# FINITO! alone

The mean number of rolls until one player alone has finished, each with its 95 % margin.
`python {" ".join(sys.argv)}` measures again, with {usual_workers()} threads on {platform.machine()}.
A bot that searches is shown a rival who stands where it stands itself: alone it would have nothing to play for.

## The small board: 10 spaces, 5 tiles, a six-sided die

What is exact is what `croupier solve finito --edition small` says. What a bot that searches loses is added up from
what each of its moves costs beside the best one.

| who plays | rolls | too many | share | how it is known |
|---|---:|---:|---:|---|
{chr(10).join(small)}

## The real board

Against `steady` are the rolls more or less on the same dice and tiles. Nobody plays beyond 300 rolls.
That nobody can need fewer rolls than the first line says follows from an easier game that is solved: `least.py`.

| who plays | rolls | against `steady` | games |
|---|---:|---:|---:|
{chr(10).join(real)}

## Two of a kind

The rolls of a game that ends with the first of two.

| both play as | rolls | games | command |
|---|---:|---:|---|
{chr(10).join(two)}
"""
    print(text)
    if args.write:
        RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
