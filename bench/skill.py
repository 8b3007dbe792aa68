"""How well the bots of each game play: what a decision costs them on the mean, each against itself at a table for two.

`--write` keeps it in the game's folder as `skill.json`: by it an analysis says which bot errs about as much as somebody
does. Games may be named; bots that search get `--slow` games instead of `--games`. What is tried out is so half as
often as in an analysis: a few more errors are made up, but games vary more than that.
"""

import argparse
import time

import msgspec

import croupier
from croupier.kernel.game import Game
from croupier.kernel.shelf import games
from croupier.lab.analysis.judge import Judge
from croupier.lab.analysis.many import BotGames
from croupier.lab.analysis.skill import FILE, VERSION, Scale, Skill, usual_options


def skill(found: BotGames) -> Skill:
    """Of a bot against itself: both seats together. They shared their games, so the larger margin counts."""
    decisions = sum(one.decisions for one in found.bots)
    errors = sum(one.mean_error.mean * one.decisions for one in found.bots)
    margin = max(one.mean_error.margin for one in found.bots)
    return Skill(round(errors / max(1, decisions), 6), round(margin, 6), found.games, decisions)


def scale(game: Game, many: int, slow: int, seed: int, tries: int, command: str) -> Scale:
    """Every bot of a game against itself, but for the one that leaves its seat alone."""
    bots, tried = dict[str, Skill](), 0
    for name in game.bots:
        if name == game.practice:
            continue
        began = time.perf_counter()
        count = slow if game.searches([name]) else many
        found = croupier.analyse_bots(game, [name, name], count, tries, seed, players=2)
        bots[name], tried = skill(found), found.tries
        figure, seconds = bots[name], time.perf_counter() - began
        told = f"{figure.mean_error:.5f} ± {figure.margin:.5f}, {figure.games} games, {seconds:.0f} s"
        print(f"{game.id} {name}: {told}", flush=True)
    return Scale(VERSION, command, 2, usual_options(game), tried, seed, bots)


def main() -> None:
    """Measure the games that are named, or all."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("names", nargs="*", metavar="GAME")
    words.add_argument("--games", type=int, default=200)
    words.add_argument("--slow", type=int, default=10)
    words.add_argument("--tries", type=int, help="half of what is usual if nothing is said")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--write", action="store_true")
    args = words.parse_args()
    for game in [croupier.game(name) for name in args.names] or games():
        tries = args.tries or max(1, Judge(game.setup(2)).tries // 2)
        options = f"--games {args.games} --slow {args.slow} --tries {tries} --seed {args.seed}"
        command = f"python bench/skill.py {game.id} {options} --write"
        made = scale(game, args.games, args.slow, args.seed, tries, command)
        if args.write:
            text = msgspec.json.format(msgspec.json.encode(made), indent=2).decode()
            (game.folder / FILE).write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
