"""The games on the shelf: listing them and showing their rules."""

import msgspec
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from croupier.kernel.errors import Unknown
from croupier.kernel.game import Game, find_game, games
from croupier.kernel.options import Option, option_list

from .words import to_json


class Box(msgspec.Struct, frozen=True):
    """A game as it stands on the shelf."""

    id: str
    title: str
    line: str
    seats: tuple[int, int]
    minutes: int
    bots: list[str]
    editions: list[str]
    options: list[Option]


def print_shelf() -> None:
    """A table of all games, with the house rules of each."""
    table = Table(
        "game", "what it is like", "players", "bots", "options", box=None, pad_edge=False, header_style="bold"
    )
    for box in map(_box, games()):
        options = "\n".join(f"{option.name} = {option.default}  ({option.allowed})" for option in box.options)
        players = f"{box.seats[0]}–{box.seats[1]}"
        table.add_row(f"[bold]{box.id}[/bold]", box.line, players, ", ".join(box.bots), options)
    console = Console()
    console.print(table)
    console.print("\n[dim]croupier play GAME · croupier rules GAME · croupier simulate GAME[/dim]")


def print_json() -> None:
    """The same as JSON."""
    print(to_json([_box(game) for game in games()]))


def print_rules(name: str, clause: str) -> None:
    """The rules of a game, or one clause of them."""
    game = find_game(name)
    console = Console()
    if not clause:
        console.print(Markdown((game.folder / "RULES.md").read_text(encoding="utf-8")))
        return
    by_name = {each.name: each for each in game.clauses.values()}
    if clause.upper() not in by_name:
        raise Unknown("clause", clause, list(by_name))
    console.print(f"[bold]{clause.upper()}[/bold] {by_name[clause.upper()].words}")


def _box(game: Game) -> Box:
    facts = game.facts
    return Box(
        game.id, facts.title, facts.line, facts.seats, facts.minutes,
        list(game.bots), list(game.editions), option_list(game.house),
    )  # fmt: skip
