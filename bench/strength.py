"""How strong the bots are: each level of every game against the one below it, on the same dice.

For each pair a few deals are timed, and as many are played as fit into the seconds allowed, a tenth of them where
nobody searches; nobody looks at the figures before they are all there. In real time heads are measured with equal
hands, too. `--write` keeps it in strength.md.
"""

import argparse
import itertools
import platform
import time
from pathlib import Path

import numpy as np

import croupier
from croupier.kernel.contract import Codes, Lore, State
from croupier.kernel.dice import Rng
from croupier.kernel.game import LEVELS, Game
from croupier.kernel.own import Own
from croupier.kernel.result import Result
from croupier.kernel.shelf import games
from croupier.kernel.simulating import BotName, usual_workers

RESULTS = Path(__file__).with_name("strength.md")
MOST_DEALS = 200_000
DECISIONS = 40


def played(game: Game, bots: list[BotName], seconds: float) -> Result:
    """As many deals as fit into some seconds."""
    seconds = seconds if game.searches(bots) else seconds / 10
    croupier.simulate(game, 1, bots, paired=True)
    deals, spent = 2, 0.0
    while spent < seconds / 20 and deals < MOST_DEALS:
        deals *= 2
        began = time.perf_counter()
        croupier.simulate(game, deals, bots, seed=1, paired=True)
        spent = time.perf_counter() - began
    return croupier.simulate(game, min(MOST_DEALS, int(deals * seconds / spent)), bots, seed=2, paired=True)


def verdict(result: Result) -> str:
    """Whether the first bot is the better one, as a line's last cells."""
    (share, margin), par = result.payoffs[0], 1 / len(result.bots)
    said = "better" if share - margin > par else "worse" if share + margin < par else "not told apart"
    return f"{result.deals:,} | {share:.4f} ± {margin:.4f} | {said}"


def thought(game: Game, bot: str) -> float:
    """Milliseconds that a bot takes for one decision, the middle one of many."""
    match, rng = croupier.Match(game.setup(players=2)), croupier.new_rng(1)
    taken: list[float] = []
    while len(taken) < DECISIONS and not match.over:
        if match.dice_due:
            match.roll(rng)
            continue
        seat = match.seats[0]
        began = time.perf_counter()
        move = match.ask(seat, bot, rng)
        if len(match.moves(seat)) > 1:
            taken.append(time.perf_counter() - began)
        match.play(seat, move)
    return float(np.median(taken[1:])) * 1000


def lent(game: Game, head: str, hand: str) -> Own:
    """What one bot thinks, done as fast as another does it."""
    think = game.bots[head]

    @croupier.bot(pace=hand)
    def both(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        return think(state, seat, moves, count, rng, lore)

    return both


def heads(game: Game, rising: list[str], seconds: float) -> list[str]:
    """In real time, lines for heads alone: all with the hand of the weakest level."""
    hand = rising[1]
    lines = []
    for below, above in [*itertools.pairwise(rising[1:]), (hand, rising[-1])]:
        result = played(game, [lent(game, above, hand), hand if below == hand else lent(game, below, hand)], seconds)
        which = f"head of {above} | head of {below}, both with the hand of {hand}"
        lines.append(f"| {game.facts.title} | 2 | {which} | | {verdict(result)} |")
        print(lines[-1], flush=True)
    return lines


def rows(game: Game, seconds: float) -> list[str]:
    """A game's lines of the table: for two, and the best for three where three can play."""
    rising = list(dict.fromkeys(["random", *(game.levels[level] for level in LEVELS)]))
    lines = []
    for below, above in itertools.pairwise(rising):
        spent = "" if game.facts.realtime else f"{thought(game, above):.2f}"
        result = played(game, [above, below], seconds)
        lines.append(f"| {game.facts.title} | 2 | {above} | {below} | {spent} | {verdict(result)} |")
        print(lines[-1], flush=True)
    if game.facts.seats[1] > 2:
        above, below = game.levels["best"], game.levels["steady"]
        result = played(game, [above, below, below], seconds)
        lines.append(f"| {game.facts.title} | 3 | {above} | {below}, {below} | | {verdict(result)} |")
        print(lines[-1], flush=True)
    return [*lines, *heads(game, rising, seconds)] if game.facts.realtime else lines


def main() -> None:
    """Measure, print, and keep it if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="of play for each line")
    parser.add_argument("--game", action="append", help="only this one; may be repeated")
    parser.add_argument("--write", action="store_true", help=f"keep it in {RESULTS.name}")
    given = parser.parse_args()
    chosen = [game for game in games() if not given.game or game.id in given.game]
    lines = [line for game in chosen for line in rows(game, given.seconds)]
    made = f"`python bench/strength.py --seconds {given.seconds:g}` on {usual_workers()} cores, {platform.machine()}"
    text = f"""# How strong the bots are

Measured by {made}: {LEVELS[0]}, {LEVELS[1]}, {LEVELS[2]} and {LEVELS[3]} of every game, each against the one below it.
Every deal is played from every seating. A share of the victories has its 95 % margin; at a table for two 0.5 is even,
at one for three 0.3333. Milliseconds are those of one decision. In real time a level is a head and a hand; what heads
are worth alone is measured with the same hand on both sides.

| game | players | bot | against | ms | deals | share of the bot | it is |
|---|---:|---|---|---:|---:|---:|---|
{chr(10).join(lines)}
"""
    if given.write:
        RESULTS.write_text(text)


if __name__ == "__main__":
    main()
