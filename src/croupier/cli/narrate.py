"""A match told in the terminal."""

from rich.console import Console
from rich.markup import escape

from croupier.kernel.position import Position
from croupier.kernel.record import Player
from croupier.kernel.seats import CHANCE, may_know

LONG_MENU = 15


def shown_names(players: tuple[Player, ...]) -> tuple[str, ...]:
    """Everybody's name, told apart where two have the same, and safe to print."""
    names = [player.name for player in players]
    return tuple(escape(f"{name} ({seat})" if names.count(name) > 1 else name) for seat, name in enumerate(names, 1))


def narrate(
    console: Console, names: tuple[str, ...], at: Position, seat: int, move: int, looker: int | None = None
) -> None:
    """One move in words, and what it means, before it is made; all of it unless only one seat looks."""
    if looker is not None and not may_know(at.secret(seat, move), [looker] if looker >= 0 else []):
        return
    seen = at if looker is None else at.seen(looker)
    words, remark = seen.words(seat, move), seen.remark(seat, move)
    who = "    [cyan]⚄[/cyan]" if seat == CHANCE else f"  [bold]{names[seat]}[/bold]:"
    console.print(f"{who} {words}" + (f"  [dim]{remark}[/dim]" if remark else ""))


def table_text(at: Position, seat: int, names: tuple[str, ...]) -> str:
    """The table as a seat sees it, with console markup; what its edition assumes is marked."""
    text = at.show(seat, names)
    if at.setup.edition.assumed:
        text += f"\n  [dim]assumed, not read off a box: {', '.join(at.setup.edition.assumed)}[/dim]"
    return text


def show_table(console: Console, at: Position, seat: int, names: tuple[str, ...]) -> None:
    """The table as a seat sees it; `WATCHING` for somebody who only watches."""
    console.print(f"\n{table_text(at, seat, names)}\n")


def show_menu(console: Console, moves: list[str], remarks: list[str]) -> None:
    """Moves with their numbers and remarks, in as many columns as a long list needs and the screen has room for."""
    width, wider = max(map(len, moves)), max(map(len, remarks))
    cells = [
        f"  [bold]{number:>2}[/bold] {move:<{width}}  [dim]{remark:<{wider}}[/dim]"
        for number, (move, remark) in enumerate(zip(moves, remarks, strict=True), 1)
    ]
    columns = max(1, min(-(-len(cells) // LONG_MENU), console.width // (width + wider + 7)))
    rows = -(-len(cells) // columns)
    for row in range(rows):
        console.print("".join(cells[row::rows]).rstrip())


def wipe(console: Console) -> None:
    """Leave nothing to read on the screen, and nothing above it where the terminal can do that."""
    plain = not console.is_terminal or console.is_dumb_terminal
    console.file.write("\n" * 60 if plain else "\x1b[H\x1b[2J\x1b[3J")
    console.file.flush()


def result_line(at: Position, names: tuple[str, ...]) -> str:
    """Who won, or that the game goes on."""
    if not at.over:
        return "The game is not over yet."
    winners = [name for name, share in zip(names, at.payoff(), strict=True) if share > 0]
    if len(winners) == 1:
        return f"[bold green]{winners[0]} wins.[/bold green]"
    return f"[bold green]{', '.join(winners[:-1])} and {winners[-1]} share the victory.[/bold green]"
