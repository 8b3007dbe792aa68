"""What a seat can do, with numbers: what ends something comes last, and a long list is cut to what a bot likes."""

from rich.console import Console
from rich.table import Table

from croupier.kernel.data import Move
from croupier.kernel.dice import new_rng
from croupier.kernel.position import Position

from .narrate import Teller
from .words import say

MOST = 12
"""How many moves are listed unless somebody wants to see them all."""
ADVISER = "steady"
"""The level of the bot whose likes a long list is cut to."""


class Menu:
    """The moves of a seat in the order of their numbers; all of them can be typed, listed or not."""

    def __init__(self, seen: Position, seat: int, teller: Teller) -> None:
        self.seen, self.seat, self.teller = seen, seat, teller
        moves = seen.moves(seat)
        last = [move for move in moves if self._costly(move)]
        first = [move for move in moves if move not in last]
        rest = self._disliked(first, MOST - len(last)) if len(moves) > MOST else set()
        self.moves = [*(move for move in first if move not in rest), *last, *(move for move in first if move in rest)]
        self.listed = len(moves) - len(rest)

    def _costly(self, move: int) -> bool:
        """Whether a move should not be made by a slip of the finger."""
        data = self.seen.data(self.seat, move)
        return (isinstance(data, Move) and data.ENDS) or bool(self.seen.slip(self.seat, move))

    def _disliked(self, moves: list[int], room: int) -> set[int]:
        """What is not listed where there is only so much room.

        The others stay in the order of the rules: the list is to be read, and gives no advice.
        """
        named = self.seen.favoured(self.seat, ADVISER, new_rng(0), 2 * MOST)
        liked = [*(move for move in named if move in moves), *moves]
        return set(moves) - set(list(dict.fromkeys(liked))[: max(1, room)])

    def words(self, number: int) -> str:
        """A move by its number, in words."""
        return self.seen.words(self.seat, self.moves[number - 1])

    def show(self, console: Console, begin: int = 0) -> None:
        """Moves with numbers and remarks, and how many more there are."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column()
        for number in range(begin + 1, self.listed + 1):
            remark = self.teller.would(self.seen, self.seat, self.moves[number - 1])
            table.add_row(f"  [bold]{number:>2}[/bold]  {self.words(number)}", f"[dim]{remark}[/dim]")
        console.print(table)
        if more := len(self.moves) - self.listed:
            console.print(f"  [dim]{say('menu-more', more=more)}[/dim]")

    def show_rest(self, console: Console) -> None:
        """What was left out, with the numbers that follow; the whole list where nothing was."""
        begin = self.listed if self.listed < len(self.moves) else 0
        self.listed = len(self.moves)
        self.show(console, begin)
