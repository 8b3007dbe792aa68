"""The games on the shelf: listing them and showing their rules."""

import re
import sys

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.theme import Theme

from croupier.kernel.clauses import Clause, Source
from croupier.kernel.errors import Unknown
from croupier.kernel.game import Game
from croupier.kernel.shelf import Box, box_of, boxes, find_game

from .typed import to_json

SOURCES: dict[Source, str] = {
    "rulebook": "stated in the rulebook",
    "found": "found in reviews or commonly known",
    "inferred": "follows from the rulebook's examples",
    "ours": "our ruling",
}


def print_games(name: str, json: bool) -> None:
    """All games, or one of them in full."""
    if name and not json:
        _print_box(find_game(name))
        return
    found, broken = ([box_of(find_game(name))], []) if name else boxes()
    for error in broken:
        print(f"croupier: {error}", file=sys.stderr)
    if json:
        print(to_json(found))
    else:
        _print_shelf(found)


def _print_shelf(boxes: list[Box]) -> None:
    table = Table(
        "game", "what it is like", "players", "minutes", "bots", box=None, pad_edge=False, header_style="bold"
    )
    for box in boxes:
        seats = f"{box.seats[0]}–{box.seats[1]}"
        table.add_row(f"[bold]{box.id}[/bold]", box.line, seats, str(box.minutes), ", ".join(box.bots))
    console = Console()
    console.print(table)
    console.print("\n[dim]croupier games GAME · croupier play GAME · croupier rules GAME[/dim]")


def _print_box(game: Game) -> None:
    box = box_of(game)
    console = Console(highlight=False)
    console.print(f"[bold]{box.title}[/bold]  {box.line}\n")
    console.print(f"players   {box.seats[0]} to {box.seats[1]}, about {box.minutes} minutes")
    for name, bot in game.bots.items():
        console.print(f"bot       [bold]{name}[/bold]  {(bot.__doc__ or '').splitlines()[0]}")
    for name in box.editions:
        edition = game.edition(name)
        assumed = f"; assumed: {', '.join(edition.assumed)}" if edition.assumed else ""
        console.print(f"edition   [bold]{name}[/bold]  {edition.title}{assumed}")
    table = Table("option", "default", "can be", "what it says", "where it comes from", box=None, pad_edge=False)
    for option in box.options:
        row = (f"[bold]{option.name}[/bold]", option.default, option.allowed, option.says, SOURCES[option.source])
        table.add_row(*row)
    console.print()
    console.print(table)


def print_rules(name: str, clause: str) -> None:
    """The rules of a game with their marks and what those mean, or one clause of them."""
    game = find_game(name)
    console = Console(highlight=False, theme=Theme({"markdown.em": "dim"}))
    if not clause:
        text = (game.folder / "RULES.md").read_text(encoding="utf-8")
        console.print(Markdown(re.sub(r"(?m)^((?:- )?\*\*[A-Z]+\d+\*\*) (\[[^\]]+\])", r"\1 *\2*", text)))
        used = {source for each in game.clauses.values() for source in each.sources}
        legend = " · ".join(rf"\[{source}] {words}" for source, words in SOURCES.items() if source in used)
        console.print(f"\n[dim]{legend}[/dim]")
        return
    by_name = {each.name: each for each in game.clauses.values()}
    if clause.upper() not in by_name:
        raise Unknown("unknown-clause", name=clause, known=list(by_name))
    console.print(clause_text(by_name[clause.upper()]))


def clause_text(clause: Clause) -> str:
    """A clause with its name and, in words, where it comes from."""
    sources = ", in part ".join(SOURCES[source] for source in clause.sources)
    return f"[bold]{clause.name}[/bold] {clause.words} [dim]({sources})[/dim]"
