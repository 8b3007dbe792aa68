"""`croupier simulate`: many games with a progress bar."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from croupier.kernel.result import Result
from croupier.kernel.shelf import find_game
from croupier.kernel.simulating import BotName, Interrupted, seat_bots, simulate

from .compiling import announce_compiling
from .own import find_bot, found_at
from .typed import to_json
from .words import say

BROKEN_OFF = 130
"""The exit status after Ctrl+C."""


@contextmanager
def progress_bar(title: str, games: int) -> Iterator[Callable[[int], None]]:
    """A bar for so many games on a terminal; it is told how many more are done."""
    bar = Progress(
        TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty(),
    )  # fmt: skip
    with bar:
        task = bar.add_task("", total=games)
        yield lambda more: bar.advance(task, more)


def simulate_and_print(
    name: str,
    games: int,
    players: int | None,
    bots: list[str],
    seed: int,
    options: dict[str, str],
    edition: str,
    first: int,
    workers: int | None,
    paired: bool,
    json: bool,
) -> int:
    """Simulate and print the result as a table or as JSON, also of what was done when somebody broke it off."""
    game = find_game(name)
    seats: list[BotName] = seat_bots(game, players, [find_bot(bot) for bot in bots])
    setup = game.setup(len(seats), options, edition, first)
    announce_compiling(game.facts.title, own=any(callable(bot) for bot in seats))
    status = 0
    try:
        with progress_bar(game.facts.title, games * (len(seats) if paired else 1)) as advance:
            result = simulate(setup, games, seats, seed, workers, paired, advance)
    except Interrupted as broken:
        result, status = broken.result, BROKEN_OFF
    except KeyboardInterrupt:
        sys.unraisablehook = lambda unraisable: None  # a compiler that is broken off leaves halves behind
        print(say("simulated-nothing"), file=sys.stderr)
        return BROKEN_OFF
    if json:
        typed = dict(zip(result.bots, cycle(bots or [""]), strict=False))
        own = {bot: found_at(typed[bot], origin) for bot, origin in result.own.items()}
        print(to_json(msgspec.structs.replace(result, own=own).report()))
    else:
        print_result(result)
    if status:
        print(say("simulated-part", games=result.games, asked=result.asked), file=sys.stderr)
    return status


def print_result(result: Result) -> None:
    """Who won how often, with the margin that 95 of 100 such simulations stay within."""
    table = Table(
        "" if result.paired else say("simulated-seat"),
        *(say(f"simulated-{column}") for column in ("bot", "wins", "share")),
        box=None,
        pad_edge=False,
        header_style="bold",
    )
    for seat, (bot, wins, payoff) in enumerate(zip(result.bots, result.wins, result.payoffs, strict=True), 1):
        table.add_row("" if result.paired else str(seat), bot, f"{wins:,}", str(payoff))
    console = Console()
    console.print(table)
    console.print(say("simulated-steps", steps=result.length.told(2)), highlight=False)
    for bot, why in result.plain.items():
        console.print(say("simulated-plain", bot=bot, why=why), highlight=False, soft_wrap=True)
    pace = say(
        "simulated-games",
        games=result.games,
        shared=result.shared,
        steps=result.steps,
        seconds=f"{result.seconds:.2f}",
        speed=f"{result.steps_per_second / 1e6:.1f}",
    )
    console.print(f"[dim]{pace}[/dim]", highlight=False, soft_wrap=True)
