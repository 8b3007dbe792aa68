"""How long it takes to analyse a game of each kind, and how many more games a comparison of bots needs with luck in it.

A game for two is played by two bots that answer at once, and analysed as `croupier analyse` does. Then as many games
of the two are analysed, tried out more seldom, as fit into the seconds allowed. In real time it is twice the same bot:
of two the faster hand always wins.
"""

import argparse
import platform
import time
from pathlib import Path

import croupier
from croupier.kernel.game import Game
from croupier.kernel.shelf import games
from croupier.kernel.simulating import usual_workers
from croupier.lab.analysis.analysing import analyse
from croupier.lab.analysis.entrance import analyse_bots
from croupier.lab.analysis.judge import Judge
from croupier.lab.analysis.playing import play_match

RESULTS = Path(__file__).with_name("analysis.md")
FEWEST = 8
DEALS = 10_000


def one_game(game: Game, bots: list[str], options: dict[str, str]) -> tuple[int, int, float]:
    """Entries, tries and seconds of one game, everything compiled."""
    match = play_match(game.setup(2, options), bots, 1, 0)
    analyse(match, tries=2)
    began = time.perf_counter()
    found = analyse(match)
    return len(match.log), found.tries, time.perf_counter() - began


def many(game: Game, bots: list[str], options: dict[str, str], seconds: float) -> str:
    """The cells of a line about many games."""
    setup = game.setup(2, options)
    tries = max(FEWEST, Judge(setup).tries // 4)
    began = time.perf_counter()
    analyse_bots(setup, bots, 4, tries, seed=1)
    count = max(FEWEST, int(4 * seconds / (time.perf_counter() - began)))
    found = analyse_bots(setup, bots, count, tries)
    better = found.bots[0]
    errors = " | ".join(f"{100 * bot.mean_error.mean:.3f} ± {100 * bot.mean_error.margin:.3f}" for bot in found.bots)
    tried = f"{found.tries:,}" if found.tries else "–"
    return f"{count:,} | {tried} | {better.share} | {better.adjusted} | {better.precision:.1f} | {errors}"


def losses(game: Game, options: dict[str, str], seconds: float) -> str:
    """The cells of a line about what `steady` loses to the best bot of a solved game: by its errors, and by playing."""
    setup, bots = game.setup(2, options), [game.levels["best"], game.levels["steady"]]
    began = time.perf_counter()
    analyse_bots(setup, bots, 4, seed=1)
    games_played = max(FEWEST, int(4 * seconds / (time.perf_counter() - began)))
    found = analyse_bots(setup, bots, games_played).bots[1]
    lost = found.mean_error.mean * found.decisions / games_played
    margin = found.mean_error.margin * found.decisions / games_played
    share = croupier.simulate(setup, DEALS, bots, seed=2, paired=True).payoffs[0]
    return f"{games_played:,} | {lost:.4f} ± {margin:.4f} | {2 * DEALS:,} | {share.mean - 0.5:.4f} ± {share.margin:.4f}"


def main() -> None:
    """Measure, print, and keep it if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="of many games of each kind")
    parser.add_argument("--game", action="append", help="only this one; may be repeated")
    parser.add_argument("--write", action="store_true", help=f"keep it in {RESULTS.name}")
    given = parser.parse_args()
    singles, lines, lost = [], [], []
    for game in games():
        if given.game and game.id not in given.game:
            continue
        bots = [game.quick[-1], game.quick[-1] if game.facts.realtime else game.levels["casual"]]
        for options in [{}, {"deck": "reshuffled"}] if "deck" in game.option_type.__struct_fields__ else [{}]:
            name = f"{game.facts.title}{', deck = reshuffled' if options else ''}"
            entries, tries, seconds = one_game(game, bots, options)
            singles.append(f"| {name} | {entries:,} | {f'{tries:,}' if tries else '–'} | {seconds:.1f} |")
            lines.append(f"| {name} | {' and '.join(bots)} | {many(game, bots, options, given.seconds)} |")
            print(singles[-1], lines[-1], sep="\n", flush=True)
            if game.judging and game.judging.leaves_out(game.setup(2, options)) == "":
                lost.append(f"| {name} | {losses(game, options, given.seconds)} |")
                print(lost[-1], flush=True)
    made = f"`python bench/analysis.py --seconds {given.seconds:g}` on {usual_workers()} cores, {platform.machine()}"
    text = f"""# Luck and skill

Measured by {made}.

## One game

A game for two as `croupier analyse` tells it, everything compiled; how often each position was tried out, where it was.

| game | entries | tries | seconds |
|---|---:|---:|---:|
{chr(10).join(singles)}

## Many games

Of two bots, tried out a quarter as often. The share of the victory of the first one, the same without luck, and how
many times as many games the share alone would take to be as sure as that. Behind it, what a decision cost either of
them, in hundredths of a victory.

| game | bots | games | tries | share | without luck | times the games | error of the first | of the other |
|---|---|---:|---:|---:|---:|---:|---:|---:|
{chr(10).join(lines)}

## Errors and losses

Where a game is solved, what `steady` loses against the best bot: by its errors, and by playing.

| game | games analysed | errors in a game | games played | share lost |
|---|---:|---:|---:|---:|
{chr(10).join(lost)}
"""
    if given.write:
        RESULTS.write_text(text)


if __name__ == "__main__":
    main()
