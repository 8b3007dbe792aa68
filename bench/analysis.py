"""How long it takes to analyse a game of each kind, and how many more games a comparison of bots needs with luck in it.

Some games of bots that answer at once are analysed and told as `croupier analyse` does, for as few players as there can
be and for as many; the slowest counts. Then as many games of two are analysed, tried out more seldom, as fit into the
seconds allowed. In real time it is twice the same bot: of two the faster hand always wins. With `--write` only the
lines of the games that were measured are written anew.
"""

import argparse
import platform
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path

import croupier
from croupier.kernel.game import Game
from croupier.kernel.margins import Z
from croupier.kernel.match import Match
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE
from croupier.kernel.shelf import games
from croupier.kernel.simulating import usual_workers
from croupier.lab.analysis.analysing import analyse
from croupier.lab.analysis.entrance import analyse_bots
from croupier.lab.analysis.judge import Judge
from croupier.lab.analysis.playing import play_match
from croupier.lab.analysis.points import points_more
from croupier.lab.analysis.telling import tell

RESULTS = Path(__file__).with_name("analysis.md")
FEWEST = 8
DEALS = 10_000
TIMED = 3
"""Games of each kind, of which the slowest counts."""


def compiled(match: Match) -> None:
    """Have everything compiled that an analysis of such a match needs."""
    tell(analyse(match, tries=2), match)
    at = Position(match.began)
    for seat, move in match.log:
        if seat != CHANCE and len(at.moves(seat)) > 1 and not match.game.facts.realtime:
            points_more(at, seat, move, move, tries=1)
            return
        at.play(seat, move)


def one_game(game: Game, bots: list[str], options: dict[str, str], players: int) -> str:
    """The cells of a line about the slowest of some games."""
    seated, lines = (bots * players)[:players], list[tuple[float, str]]()
    for number in range(TIMED):
        match = play_match(game.setup(players, options), seated, 1, number)
        if not number:
            compiled(match)
        began = time.perf_counter()
        found = analyse(match)
        analysed = time.perf_counter()
        tell(found, match)
        done = time.perf_counter()
        tried = f"{found.tries:,}" if found.tries else "–"
        off = max(account.luck_error for account in found.accounts)
        cells = f"{players} | {len(match.log):,} | {tried} | {off:.3f} | {analysed - began:.1f} | {done - analysed:.1f}"
        lines.append((done - began, f"{cells} | {done - began:.1f}"))
    return max(lines)[1]


def many(game: Game, bots: list[str], options: dict[str, str], seconds: float) -> str:
    """The cells of a line about many games."""
    setup = game.setup(2, options)
    tries = max(FEWEST, Judge(setup).tries // 4)
    began = time.perf_counter()
    analyse_bots(setup, bots, 4, tries, seed=1)
    count = max(FEWEST, int(4 * seconds / (time.perf_counter() - began)))
    found = analyse_bots(setup, bots, count, tries)
    better = found.bots[0]
    times = f"{better.precision:.1f} ± {better.precision * Z * 2 / sqrt(count - 1):.1f}"
    errors = " | ".join(f"{100 * bot.mean_error.mean:.3f} ± {100 * bot.mean_error.margin:.3f}" for bot in found.bots)
    tried = f"{found.tries:,}" if found.tries else "–"
    return f"{count:,} | {tried} | {better.share} | {better.adjusted} | {times} | {errors}"


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


def measured(game: Game, seconds: float) -> Iterator[tuple[str, str]]:
    """Lines about one game, each with the table that it belongs to."""
    bots = [game.quick[-1], game.quick[-1] if game.facts.realtime else game.levels["casual"]]
    for options in [{}, {"deck": "reshuffled"}] if "deck" in game.option_type.__struct_fields__ else [{}]:
        name = f"{game.facts.title}{', deck = reshuffled' if options else ''}"
        for players in sorted(set(game.facts.seats)) if not options else [2]:
            yield "One game", f"| {name} | {one_game(game, bots, options, players)} |"
        yield "Many games", f"| {name} | {' and '.join(bots)} | {many(game, bots, options, seconds)} |"
        if game.judging and game.judging.leaves_out(game.setup(2, options)) == "":
            yield "Errors and losses", f"| {name} | {losses(game, options, seconds)} |"


def kept(title: str) -> Iterator[tuple[str, str]]:
    """The lines about a game that stand in the results."""
    table = ""
    for line in RESULTS.read_text().splitlines() if RESULTS.exists() else []:
        if line.startswith("## "):
            table = line[3:]
        if line.startswith((f"| {title} |", f"| {title}, ")):
            yield table, line


def main() -> None:
    """Measure, print, and keep it if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=25, help="of many games of each kind")
    parser.add_argument("--game", action="append", help="only this one; may be repeated")
    parser.add_argument("--write", action="store_true", help=f"keep it in {RESULTS.name}")
    given = parser.parse_args()
    tables: dict[str, list[str]] = {"One game": [], "Many games": [], "Errors and losses": []}
    for game in games():
        wanted = not given.game or game.id in given.game
        for table, line in measured(game, given.seconds) if wanted else kept(game.facts.title):
            tables[table].append(line)
            if wanted:
                print(line, flush=True)
    singles, lines, lost = ("\n".join(table) for table in tables.values())
    made = f"`python bench/analysis.py --seconds {given.seconds:g}` on {usual_workers()} cores, {platform.machine()}"
    text = f"""# Luck and skill

Measured by {made}.

## One game

A game as `croupier analyse` tells it, everything compiled: the slowest of {TIMED}, for as few players as there can be
and for as many. How often each position was tried out, where it was; how sure that makes the luck of whoever it is
least sure of; how long it took to analyse it, to tell it with what costly decisions were in points, and together.

| game | players | entries | tries | error of luck | s to analyse | s to tell | s |
|---|---:|---:|---:|---:|---:|---:|---:|
{singles}

## Many games

Of two bots, tried out a quarter as often. The share of the victory of the first one, the same without luck, and how
many times as many games the share alone would take to be as sure as that. Behind it, what a decision cost either of
them, in hundredths of a victory. Behind each ± is what 95 of 100 such runs stay within; of the times, at most that.

| game | bots | games | tries | share | without luck | times the games | error of the first | of the other |
|---|---|---:|---:|---:|---:|---:|---:|---:|
{lines}

## Errors and losses

Where a game is solved, what `steady` loses against the best bot: by its errors, and by playing.

| game | games analysed | errors in a game | games played | share lost |
|---|---:|---:|---:|---:|
{lost}
"""
    if given.write:
        RESULTS.write_text(text)


if __name__ == "__main__":
    main()
