"""`croupier simulate`: many games with a progress bar."""

import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from croupier.kernel.batch import Result, seat_bots, simulate
from croupier.kernel.shelf import find_game

from .compiling import announce_compiling
from .typed import to_json
from .words import say


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
) -> None:
    """Simulate and print the result as a table or as JSON."""
    game = find_game(name)
    seats = seat_bots(game, players, bots)
    setup = game.setup(len(seats), options, edition, first)
    announce_compiling(game.facts.title)
    bar = Progress(
        TextColumn(game.facts.title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty(),
    )  # fmt: skip
    with bar:
        task = bar.add_task("", total=games * (len(seats) if paired else 1))
        result = simulate(setup, games, seats, seed, workers, paired, lambda more: bar.advance(task, more))
    if json:
        print(to_json(result))
    else:
        print_result(result)


def print_result(result: Result) -> None:
    """Who won how often, with the margin that 95 of 100 such simulations stay within."""
    table = Table(
        "" if result.paired else say("simulated-seat"),
        *(say(f"simulated-{column}") for column in ("bot", "wins", "share")),
        box=None,
        pad_edge=False,
        header_style="bold",
    )
    for seat, (bot, wins, share) in enumerate(zip(result.bots, result.wins, result.mean_payoff, strict=True), 1):
        margin = 1.96 * (share * (1 - share) / result.games) ** 0.5
        table.add_row("" if result.paired else str(seat), bot, f"{wins:,}", f"{share:.4f} ± {margin:.4f}")
    console = Console()
    console.print(table)
    mean, margin = f"{result.mean_steps:.2f}", f"{result.mean_steps_margin:.2f}"
    console.print(say("simulated-steps", mean=mean, margin=margin), highlight=False)
    pace = say(
        "simulated-games",
        games=result.games,
        shared=result.shared,
        steps=result.steps,
        seconds=f"{result.seconds:.2f}",
        speed=f"{result.steps_per_second / 1e6:.1f}",
    )
    console.print(f"[dim]{pace}[/dim]", highlight=False, soft_wrap=True)
