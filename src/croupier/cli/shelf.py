"""The games on the shelf: listing them and showing their rules."""

import re
import sys
from functools import reduce

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Column, Table
from rich.theme import Theme

from croupier.kernel.caching import all_folders, forget, kept
from croupier.kernel.clauses import SOURCES, Clause
from croupier.kernel.errors import Unknown
from croupier.kernel.game import Game
from croupier.kernel.options import Option
from croupier.kernel.shelf import Box, box_of, boxes, find_game, games
from croupier.kernel.speech import Texts, reader_language

from .typed import to_json
from .words import room, say

MARKS = re.compile(r"(?m)^((?:- )?\*\*[A-Z]+\d+\*\*) \[([^\]]+)\]")
"""The number of a clause, and behind it where the clause comes from."""


def print_games(name: str, json: bool) -> None:
    """All games, or one of them in full."""
    if name and not json:
        _print_box(find_game(name))
        return
    found, broken = ([box_of(find_game(name))], []) if name else boxes()
    for error in broken:
        print(f"croupier: {error.line(reader_language())}", file=sys.stderr)
    if json:
        print(to_json(found))
    else:
        _print_shelf(found)


def print_cache(clear: bool) -> None:
    """Where compiled rules are and how large they are, or that they are gone."""
    size = forget() if clear else sum(size for _, size in kept())
    print(say("cache-cleared" if clear else "cache", folder=str(all_folders()), size=room(size)))


def _print_shelf(boxes: list[Box]) -> None:
    columns = [_column(f"games-{column}") for column in ("game", "line", "players", "minutes", "bots")]
    table = Table(*columns, box=None, pad_edge=False, header_style="bold")
    for box in boxes:
        line = _said(find_game(box.id).texts(reader_language()), "line", box.line)
        table.add_row(f"[bold]{box.id}[/bold]", line, _seats(box), str(box.minutes), ", ".join(box.bots))
    console = Console()
    console.print(table)
    console.print(f"\n[dim]{say('games-more')}[/dim]")


def _print_box(game: Game) -> None:
    box, texts = box_of(game), game.texts(reader_language())
    console = Console(highlight=False)
    console.print(f"[bold]{box.title}[/bold]  {_said(texts, 'line', box.line)}\n")
    facts = Table.grid(padding=(0, 2))
    facts.add_row(say("box-players"), say("box-seats", seats=_seats(box), minutes=box.minutes))
    for name, bot in game.bots.items():
        words = _said(texts, f"bot-{name}", (bot.__doc__ or "").partition("\n")[0])
        facts.add_row(say("box-bot"), f"[bold]{name}[/bold]  {words}")
    levels = (f"[bold]{level}[/bold]" + f" = {bot}" * (bot != level) for level, bot in box.levels.items())
    facts.add_row(say("box-levels"), ", ".join(levels))
    for name in box.editions:
        edition = game.edition(name)
        words = _said(texts, f"edition-{name}", edition.title)
        if edition.assumed:
            words = say("box-assumed", edition=words, fields=assumed_text(edition.assumed, texts))
        facts.add_row(say("box-edition"), f"[bold]{name}[/bold]  {words}")
    columns = [_column(f"option-{column}") for column in ("name", "default", "allowed", "says", "source")]
    table = Table(*columns, box=None, pad_edge=False)
    for option in box.options:
        words = _said(texts, f"option-{option.name}", option.says)
        source = say(f"source-{option.source}")
        table.add_row(f"[bold]{option.name}[/bold]", option.default, _allowed(option), words, source)
    console.print(facts)
    console.print()
    console.print(table)


def _column(text: str) -> Column:
    """A column in which a word that is too long goes on in the next line."""
    return Column(say(text), overflow="fold")


def print_rules(name: str, clause: str) -> None:
    """The rules of a game with their marks and what those mean, or one clause of them."""
    game = find_game(name)
    clauses = game.rules_in(reader_language())
    console = Console(highlight=False, theme=Theme({"markdown.em": "dim"}))
    if not clause:
        text = game.rules_file(reader_language()).read_text(encoding="utf-8")
        console.print(Markdown(MARKS.sub(lambda found: f"{found[1]} *[{_marks(found[2])}]*", text)))
        used = {source for each in clauses.values() for source in each.sources}
        named = [rf"\[{_marks(source)}] {say(f'source-{source}')}" for source in SOURCES if source in used]
        console.print(f"\n[dim]{' · '.join(named)}[/dim]")
        return
    by_name = {each.name: each for each in clauses.values()}
    if clause.upper() not in by_name:
        raise Unknown("unknown-clause", name=clause, known=list(by_name))
    console.print(clause_text(by_name[clause.upper()]))


def clause_text(clause: Clause) -> str:
    """A clause with its name and, in words, where it comes from."""
    named = [say(f"source-{source}") for source in clause.sources]
    sources = reduce(lambda source, other: say("source-partly", source=source, other=other), named)
    return f"[bold]{clause.name}[/bold] {clause.words} [dim]({sources})[/dim]"


def assumed_text(fields: tuple[str, ...], texts: Texts) -> str:
    """What an edition assumes."""
    return texts.join(texts.word("assumed", field) for field in fields)


def _seats(box: Box) -> str:
    least, most = box.seats
    return say("seats", least=least, most=most) if least < most else str(least)


def _allowed(option: Option) -> str:
    return ", ".join(option.words) or say("option-bounds", least=option.least, most=option.most)


def _marks(sources: str) -> str:
    return ", ".join(say(f"mark-{source.strip()}") for source in sources.split(","))


def _said(texts: Texts, name: str, otherwise: str) -> str:
    return texts.say(name) if texts.has(name) else otherwise


def bots_for(words: list[str | None], begun: str, *others: str) -> list[str]:
    """How a list with commas that somebody has begun may go on: with a bot or a level of the game among some words."""
    game = next((game for game in games() if game.id in words), None)
    if game is None:
        return []
    before, comma, word = begun.rpartition(",")
    names = dict.fromkeys([*others, *game.bots, *game.levels])
    return [f"{before}{comma}{name}" for name in names if name.startswith(word)]
