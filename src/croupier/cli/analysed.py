"""`croupier analyse`: luck and skill in a game that was played, or in many games of bots."""

import sys
from math import inf
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from croupier.kernel.margins import Figure
from croupier.kernel.record import Record
from croupier.kernel.shelf import find_game, games
from croupier.kernel.simulating import BotName, seat_bots
from croupier.kernel.speech import reader_language
from croupier.lab.analysis.analysing import COSTLIEST, Stopped
from croupier.lab.analysis.entrance import GamesStopped, analyse, analyse_bots, report
from croupier.lab.analysis.many import BotGames
from croupier.lab.analysis.page import page
from croupier.lab.analysis.telling import Told, tell

from .compiling import announce_compiling
from .lab import BROKEN_OFF, progress_bar
from .own import find_bot
from .place import check_place, write
from .typed import read_text, to_json
from .words import BadCommand, digits, say

BLOCKS = "▁▂▃▄▅▆▇█"
NARROW = 10
"""Columns that a curve has at least, however long names are."""


def is_game(name: str) -> bool:
    """Whether this is a game's id, rather than a file."""
    return any(name == game.id for game in games())


def record_named(name: str) -> Path:
    """The file of a record; what is meant for a game is none."""
    file = Path(name)
    if not name or (not file.exists() and not file.suffix and len(file.parts) == 1):
        raise BadCommand("no-game-or-file", name=name, known=[game.id for game in games()])
    return file


def analyse_record(file: Path, tries: int | None, seed: int, workers: int | None, json: bool, html: Path | None) -> int:
    """Analyse a record and print it, also what was done of it when somebody broke it off."""
    record = Record.from_text(read_text(file))
    if record.covered:
        raise BadCommand("covered", file=file)
    game = find_game(record.game)
    announce_compiling(game.facts.title)
    match = record.replay(game)
    if html is not None:
        check_place(html, file)
    status, trouble = 0, None
    with progress_bar(game.facts.title, len(match.log) + COSTLIEST) as advance:
        try:
            analysis = analyse(match, record.players, tries, seed, workers, advance)
        except Stopped as stopped:
            analysis, status = stopped.result, BROKEN_OFF
        except KeyboardInterrupt:
            return _nothing()
    if html is not None:
        try:
            write(html, page(tell(analysis, match, reader_language())))
        except BadCommand as error:
            trouble = error
    if json:
        print(to_json(analysis))
    else:
        print_told(tell(analysis, match, reader_language()))
    if trouble is not None:
        raise trouble
    if html is not None:
        print(say("analysed-page", file=str(html)), file=sys.stderr)
    if not analysis.complete:
        print(say("analysed-part", done=len(analysis.entries), all=len(match.log)), file=sys.stderr)
    elif status:
        print(say("analysed-no-points"), file=sys.stderr)
    return status


def _nothing() -> int:
    """Broken off before there was anything."""
    sys.unraisablehook = lambda unraisable: None  # a compiler that is broken off leaves halves behind
    print(say("analysed-nothing"), file=sys.stderr)
    return BROKEN_OFF


def print_told(told: Told) -> None:
    """An analysis for the terminal."""
    console = Console(highlight=False)
    words = told.words
    console.print(f"[bold]{escape(told.title)}[/bold]")
    for sentence in filter(None, (told.part, told.result)):
        console.print(escape(sentence))
    _heading(console, words["chances"])
    _print_curves(console, told)
    _remark(console, told.known)
    moments = [*(moment.when for moment in told.moments), *(mistake.when for mistake in told.mistakes)]
    wide = max(map(len, moments), default=0)
    _heading(console, words["moments"])
    for moment in told.moments:
        _item(console, wide, moment.when, escape(moment.told), escape(moment.changed))
    _heading(console, words["mistakes"])
    for mistake in told.mistakes:
        made, before = f"[bold]{escape(mistake.made)}[/bold]", f"[dim]{escape(mistake.before)}[/dim]"
        _item(console, wide, mistake.when, made, before, escape(mistake.why), escape(mistake.points))
    _remark(console, told.remark if told.mistakes else words["faultless"])
    _heading(console, words["ledger"])
    _print(console, escape(told.mostly))
    console.print(_ledger(told))
    for sheet in told.sheets:
        _print(console, escape(sheet.skill))
    _remark(console, words["ledger-means"], told.coarse, told.scale)
    _heading(console, words["how"])
    for sentence in (told.how, told.rest):
        _print(console, escape(sentence))


def _print(console: Console, markup: str, indent: str = "  ", first: str = "  ") -> None:
    """Something to read, wrapped and set in."""
    lines = Text.from_markup(markup).wrap(console, console.width - len(indent) - 1)
    for number, line in enumerate(lines):
        line.rstrip()
        console.print(indent if number else first, line, sep="")


def _heading(console: Console, words: str) -> None:
    console.print(f"\n[bold]{escape(words)}[/bold]")


def _remark(console: Console, *sentences: str) -> None:
    for sentence in filter(None, sentences):
        _print(console, f"[dim]{escape(sentence)}[/dim]")


def _item(console: Console, wide: int, when: str, *lines: str) -> None:
    """Something with the move at which it was, in a column of its own."""
    first = f"  {when:<{wide}}  "
    for line in filter(None, lines):
        _print(console, line, " " * len(first), first)
        first = " " * len(first)


def _print_curves(console: Console, told: Told) -> None:
    """A line of blocks for everybody, as long as there is room for, with the chance at its end."""
    wide = max(map(len, told.names))
    room = max(NARROW, console.width - wide - 14)
    for name, chances, sheet in zip(told.names, told.curves, told.sheets, strict=True):
        line = f"  {escape(name):<{wide}}  {blocks(chances, room)}  {sheet.final.told:>6}"
        console.print(line, soft_wrap=True)


def blocks(chances: tuple[float, ...], room: int) -> str:
    """Chances as blocks of eight heights; where there is no room for all, each stands for the last of several."""
    count = min(room, len(chances))
    shown = [chances[(place + 1) * len(chances) // count - 1] for place in range(count)]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, max(0, int(chance * len(BLOCKS))))] for chance in shown)


def _ledger(told: Told) -> Table:
    """Everybody's account, each in a row."""
    first = told.sheets[0]
    columns = [*first.rows, first.final, first.adjusted]
    table = Table("", box=None, header_style="dim")
    for column in columns:
        table.add_column(escape(column.label), justify="right")
    for sheet in told.sheets:
        rows = [*sheet.rows, sheet.final, sheet.adjusted]
        table.add_row(escape(sheet.name), *(row.told for row in rows))
    return table


def analyse_games(
    name: str,
    bots: list[str],
    games: int,
    players: int | None,
    options: dict[str, str],
    edition: str,
    tries: int | None,
    seed: int,
    workers: int | None,
    json: bool,
) -> int:
    """Analyse many games of bots and print the figures, also of what was done when somebody broke it off."""
    game = find_game(name)
    if not bots:
        raise BadCommand("which-bots", known=list(game.bots))
    seats: list[BotName] = seat_bots(game, players, [find_bot(bot) for bot in bots])
    setup = game.setup(len(seats), options, edition, 0)
    announce_compiling(game.facts.title)
    status = 0
    try:
        with progress_bar(game.facts.title, games) as advance:
            result = analyse_bots(setup, seats, games, tries, seed, workers, advance)
    except GamesStopped as stopped:
        result, status = stopped.result, BROKEN_OFF
    except KeyboardInterrupt:
        return _nothing()
    if json:
        print(to_json(report(result, setup)))
    else:
        print_games(result)
    if status:
        print(say("simulated-part", games=result.games, asked=games), file=sys.stderr)
    return status


def _percent(figure: Figure, places: int = 1) -> str:
    """A share of victories, in per cent."""
    return say("analysed-percent", share=digits(Figure(100 * figure.mean, 100 * figure.margin).told(places)))


def print_games(result: BotGames) -> None:
    """Who won how much, and the same without luck, which tells as much in fewer games."""
    console = Console(highlight=False)
    columns = [say(f"analysed-{column}") for column in ("bot", "share", "luck", "adjusted", "precision", "error")]
    table = Table(*columns, box=None, pad_edge=False, header_style="bold")
    for one in result.bots:
        precision = digits(f"{one.precision:.1f}") if 0 < one.precision < inf else "–"
        shares = map(_percent, (one.share, one.luck, one.adjusted))
        table.add_row(escape(one.bot), *shares, precision, _percent(one.mean_error, 2))
    console.print(table)
    found = "analysed-exactly" if result.exact else "analysed-tried"
    how = say(found, games=result.games, tries=result.tries)
    console.print(f"[dim]{escape(how)}[/dim]", soft_wrap=True)
    console.print(f"[dim]{escape(say('analysed-means'))}[/dim]", soft_wrap=True)
