"""`croupier simulate`: many games with a progress bar."""

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from croupier.kernel.errors import BadOption
from croupier.kernel.recording import record_game
from croupier.kernel.result import Result
from croupier.kernel.shelf import find_game
from croupier.kernel.simulating import BotName, Interrupted, seat_bots, simulate

from .compiling import announce_compiling
from .own import find_bot, found_at
from .typed import to_json
from .words import BadCommand, digits, say

if TYPE_CHECKING:
    from distributed import Client

BROKEN_OFF = 130
"""The exit status after Ctrl+C."""
WHICH = re.compile(r"(\d{1,10})(?::(\d{1,2}))?", re.ASCII)
"""A game of a seed, and from which seating it is played."""
ADDRESS = re.compile(r"(\w+://)?[^\s/:]+:\d{1,5}", re.ASCII)
PATIENCE = 10
"""Seconds that a scheduler is looked for."""


@contextmanager
def progress_bar(title: str, games: int) -> Iterator[Callable[[int], None]]:
    """A bar for so many games on a terminal; it is told how many more are done."""
    bar = Progress(
        TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
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
    cluster: str | None = None,
    keep: Path | None = None,
    device: str = "cpu",
) -> int:
    """Simulate and print the result as a table or as JSON, also of what was done when somebody broke it off."""
    game = find_game(name)
    seats: list[BotName] = seat_bots(game, players, [find_bot(bot) for bot in bots])
    setup = game.setup(len(seats), options, edition, first)
    announce_compiling(game.facts.title, own=any(callable(bot) for bot in seats))
    status = 0
    try:
        bar = progress_bar(game.facts.title, games * (len(seats) if paired else 1))
        with connected(cluster) as client, bar as advance:
            result = simulate(
                setup, games, seats, seed, workers, paired, advance, keep=keep, client=client, device=device
            )
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


@contextmanager
def connected(cluster: str | None) -> "Iterator[Client | None]":
    """A client of the scheduler at an address, or none."""
    if cluster is None:
        yield None
        return
    try:
        from distributed import Client
    except ModuleNotFoundError:
        raise BadOption("no-distributed") from None
    if not ADDRESS.fullmatch(cluster):
        raise BadCommand("cluster-form", word=cluster)
    try:
        client = Client(cluster, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise BadCommand("no-cluster", address=cluster, why=error) from None
    with client:
        yield client


def print_record(
    name: str,
    which: str,
    players: int | None,
    bots: list[str],
    seed: int,
    options: dict[str, str],
    edition: str,
    first: int,
) -> None:
    """Print the record of a game of a seed, as the same command would play it among many."""
    game = find_game(name)
    seats = seat_bots(game, players, [find_bot(bot) for bot in bots])
    found = WHICH.fullmatch(which)
    if not found:
        raise BadCommand("which-record", word=which)
    setup = game.setup(len(seats), options, edition, first)
    announce_compiling(game.facts.title, own=any(callable(bot) for bot in seats))
    print(record_game(setup, seats, seed, int(found[1]), int(found[2] or 0)).text(), end="")


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
        table.add_row("" if result.paired else str(seat), escape(bot), digits(f"{wins:,}"), digits(payoff))
    console = Console()
    console.print(table)
    console.print(say("simulated-steps", steps=digits(result.length.told(2))), highlight=False)
    for bot, why in result.plain.items():
        console.print(escape(say("simulated-plain", bot=bot, why=why)), highlight=False, soft_wrap=True)
    pace = say(
        "simulated-games",
        games=result.games,
        shared=result.shared,
        steps=result.steps,
        seconds=digits(f"{result.seconds:.2f}"),
        speed=digits(f"{result.steps_per_second / 1e6:.1f}"),
    )
    console.print(f"[dim]{pace}[/dim]", highlight=False, soft_wrap=True)
