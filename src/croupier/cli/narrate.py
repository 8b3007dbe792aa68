"""A match told in the terminal."""

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from croupier.kernel.data import Event
from croupier.kernel.game import Game
from croupier.kernel.position import Position, story, would
from croupier.kernel.record import Player
from croupier.kernel.seats import may_know
from croupier.kernel.speech import reader_language


def shown_names(players: tuple[Player, ...]) -> tuple[str, ...]:
    """Everybody's name, told apart where two have the same, and safe to print."""
    names = [player.name for player in players]
    return tuple(escape(f"{name} ({seat})" if names.count(name) > 1 else name) for seat, name in enumerate(names, 1))


def print_line(console: Console, line: str) -> None:
    """A line with console markup, and further in below it what does not fit."""
    first, *rest = Text.from_markup(line).wrap(console, console.width - 4)
    console.print("  ", first, sep="")
    for more in rest:
        console.print("    ", more, sep="")


class Teller:
    """Tells a game line by line, in the language of whoever sits at this terminal."""

    def __init__(self, console: Console, game: Game, names: tuple[str, ...]) -> None:
        self.console = console
        self.names = names
        self.bold = tuple(f"[bold]{name}[/bold]" for name in names)
        self.texts = game.texts(reader_language())

    def tell(self, before: Position, seat: int, move: int, after: Position, looker: int | None = None) -> None:
        """What a move or an outcome did; all of it unless only one seat looks."""
        if looker is None or may_know(before.secret(seat, move), [looker] if looker >= 0 else []):
            for line in self._lines(story(before, seat, move, after, looker), self.bold):
                print_line(self.console, line)

    def would(self, seen: Position, seat: int, move: int) -> str:
        """What a move would do, as far as its seat can know, in a line."""
        return " ".join(self._lines(would(seen, seat, move), self.names))

    def _lines(self, events: list[Event], names: tuple[str, ...]) -> list[str]:
        return [line for event in events if (line := self.texts.tell(event, names))]


def table_text(at: Position, seat: int, names: tuple[str, ...]) -> str:
    """The table as a seat sees it, with console markup."""
    return at.show(seat, names, reader_language())


def show_table(console: Console, at: Position, seat: int, names: tuple[str, ...]) -> None:
    """The table as a seat sees it; `WATCHING` for somebody who only watches."""
    console.print(f"\n{table_text(at, seat, names)}\n")


def wipe(console: Console) -> None:
    """Leave nothing to read on the screen, and nothing above it where the terminal can do that."""
    plain = not console.is_terminal or console.is_dumb_terminal
    console.file.write("\n" * 60 if plain else "\x1b[H\x1b[2J\x1b[3J")
    console.file.flush()
