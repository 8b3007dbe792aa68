"""`croupier report`: what the rules of a game do, as a page."""

import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from croupier.kernel.shelf import agreed, find_game
from croupier.kernel.speech import reader_language
from croupier.lab.plots import altair
from croupier.lab.reports.making import both, report, work
from croupier.lab.reports.telling import Telling

from .compiling import announce_compiling
from .lab import BROKEN_OFF, progress_bar
from .place import check_place, write
from .typed import to_json
from .words import say


def report_and_print(
    name: str,
    said: dict[str, Any],
    against: dict[str, str],
    bots: list[str],
    games: int,
    sample: int,
    seed: int,
    workers: int | None,
    html: Path | None,
    json: bool,
) -> int:
    """Make a report, write its page and print what one wants to know first; nothing of it where somebody breaks off."""
    game, other = find_game(name), against or None
    setups = both(agreed(game, **said), other)
    tasks = sum(work(setup, games, sample, bots or None) for setup in setups)
    file = html or (None if json else Path(f"{game.id}-report.html"))
    if file is not None:
        altair()
        check_place(file)
    announce_compiling(game.facts.title)
    try:
        with progress_bar(game.facts.title, tasks) as advance:
            found = report(game, games, sample, seed, workers, advance, bots=bots or None, against=other, **said)
    except KeyboardInterrupt:
        sys.unraisablehook = lambda unraisable: None  # a compiler that is broken off leaves halves behind
        print(say("reported-nothing"), file=sys.stderr)
        return BROKEN_OFF
    language = reader_language()
    if file is not None:
        write(file, found.page(language))
    if json:
        print(to_json(found))
    else:
        print_report(Telling(found, language))
    if file is not None:
        print(say("reported-page", file=str(file)), file=sys.stderr)
    return 0


def print_report(tell: Telling) -> None:
    """What one wants to know first."""
    console = Console(highlight=False)
    for one in tell.report.numbers:
        console.print(f"[bold]{escape(tell.name(one))}[/bold]" if len(tell.report.numbers) > 1 else "", end="\n")
        for said in tell.minute(one):
            console.print(f"  {escape(said)}", soft_wrap=True)
