"""`croupier sweep`: every combination of some house rules, played by bots on the same dice."""

import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from croupier.kernel.shelf import find_game
from croupier.kernel.simulating import BotName
from croupier.kernel.speech import reader_language
from croupier.lab.plots import altair
from croupier.lab.sweeping import Sweep
from croupier.lab.sweeps import SweepInterrupted, lay_out, sweep

from .compiling import announce_compiling
from .lab import BROKEN_OFF, progress_bar
from .own import find_bot
from .place import check_place, write
from .typed import to_json
from .words import BadCommand, digits, say


def varying(words: list[str]) -> dict[str, list[str]]:
    """What varies: each option with its values."""
    found: dict[str, list[str]] = {}
    for word in words:
        key, equals, values = word.partition("=")
        listed = [value.strip() for value in values.split(",")]
        if not equals or not key.strip() or not all(listed):
            raise BadCommand("no-values", word=word)
        if key.strip() in found:
            raise BadCommand("vary-again", name=key.strip())
        found[key.strip()] = listed
    if not found:
        raise BadCommand("what-varies")
    return found


def sweep_and_print(
    name: str,
    vary: list[str],
    bots: list[str],
    games: int,
    seed: int,
    agreed: dict[str, Any],
    workers: int | None,
    out: Path | None,
    parquet: Path | None,
    plot: Path | None,
    json: bool,
) -> int:
    """Play every combination and print one table, also of what was played when somebody broke it off."""
    game, varied = find_game(name), varying(vary)
    seated: list[BotName] = [find_bot(bot) for bot in bots]
    tables = lay_out(game, varied, seated, **agreed)
    for file in filter(None, (parquet, plot)):
        check_place(file)
    if plot is not None:
        altair()
    announce_compiling(game.facts.title, own=any(callable(bot) for bot in seated))
    status = 0
    try:
        with progress_bar(game.facts.title, games * sum(table.setup.players for table in tables)) as advance:
            result = sweep(game, varied, seated, games, seed, workers, advance, out=out, **agreed)
    except SweepInterrupted as broken:
        result, status = broken.result, BROKEN_OFF
    except KeyboardInterrupt:
        sys.unraisablehook = lambda unraisable: None  # a compiler that is broken off leaves halves behind
        print(say("simulated-nothing"), file=sys.stderr)
        return BROKEN_OFF
    if parquet is not None:
        result.write_parquet(parquet)
    if plot is not None:
        write(plot, result.plot(reader_language()))
    if json:
        print(to_json(result.report()))
    else:
        print_sweep(result)
    if status:
        print(say("simulated-part", games=result.games, asked=result.asked), file=sys.stderr)
    return status


def print_sweep(result: Sweep) -> None:
    """Every combination with the shares of its bots, and how far they are from those of the first."""
    columns = [*result.vary, *(say(f"sweep-{column}") for column in ("bot", "share", "apart", "steps"))]
    table = Table(*columns, box=None, pad_edge=False, header_style="bold")
    for one in result.combinations:
        apart = [digits(figure) for figure in one.differences] or ["–"] * len(one.bots)
        shares = [digits(payoff) for payoff in one.result.payoffs] if one.result else ["–"] * len(one.bots)
        steps = digits(one.result.length.told(2)) if one.result else "–"
        cells = ("\n".join(each) for each in (map(escape, one.bots), shares, apart))
        table.add_row(*(escape(one.varied[key]) for key in result.vary), *cells, steps)
    console = Console(highlight=False)
    console.print(table)
    plain = {bot: why for one in result.combinations if one.result for bot, why in one.result.plain.items()}
    for bot, why in plain.items():
        console.print(escape(say("simulated-plain", bot=bot, why=why)), soft_wrap=True)
    told = say("sweep-games", games=result.games, seconds=digits(f"{result.seconds:.2f}"), seed=str(result.seed))
    console.print(f"[dim]{told}[/dim]", soft_wrap=True)
