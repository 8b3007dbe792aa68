"""A match told in the terminal."""

from rich.console import Console
from rich.markup import escape

from croupier.kernel.match import Match
from croupier.kernel.record import Seat
from croupier.kernel.seats import CHANCE


def shown_names(seats: tuple[Seat, ...]) -> tuple[str, ...]:
    """Everybody's name, told apart where two have the same, and safe to print."""
    names = [seat.name for seat in seats]
    return tuple(escape(f"{name} ({seat})" if names.count(name) > 1 else name) for seat, name in enumerate(names, 1))


def narrate(console: Console, names: tuple[str, ...], match: Match, seat: int, move: int) -> None:
    """One move in words, and what it means, before it is made."""
    words = match.game.notation.move_text(match.state, seat, move)
    remark = match.game.table.remark(match.state, seat, move)
    who = "    [cyan]⚄[/cyan]" if seat == CHANCE else f"  [bold]{names[seat]}[/bold]:"
    console.print(f"{who} {words}" + (f"  [dim]{remark}[/dim]" if remark else ""))


def show_table(console: Console, match: Match, seat: int, names: tuple[str, ...]) -> None:
    """The table as a seat sees it; -1 for somebody who only watches."""
    view = match.game.table.view(match.veiled(seat), seat)
    console.print()
    console.print(match.game.table.show(view, names))
    if match.edition.assumed:
        console.print(f"  [dim]assumed, not read off a box: {', '.join(match.edition.assumed)}[/dim]")
    console.print()


def result_line(match: Match, names: tuple[str, ...]) -> str:
    """Who won, or that the game goes on."""
    if not match.over:
        return "The game is not over yet."
    winners = [name for name, share in zip(names, match.payoff(), strict=True) if share > 0]
    if len(winners) == 1:
        return f"[bold green]{winners[0]} wins.[/bold green]"
    return f"[bold green]{', '.join(winners[:-1])} and {winners[-1]} share the victory.[/bold green]"
