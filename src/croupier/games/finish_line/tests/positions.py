"""Positions for tests: the horses of the rulebook's example, who start in the order 8, 22, 3, 5, 18, 11, 20."""

from croupier.kernel.game import Game
from croupier.kernel.position import Position
from croupier.testkit.talk import say

from ..dice import colour_of, of_colour
from ..notation import FACES
from ..options import COLOURS
from ..position_text import dice_on_tiles

GAME = Game(__package__.removesuffix(".tests"))
START = "8 22 3 5 18 11 20"
"""8 and 20 are favourites, 3 and 18 are steady, 22, 5 and 11 neither."""
BLANKS = "white-blank white-blank red-blank"


def at(position: str) -> Position:
    """A match in the first race of these horses."""
    return Position.from_text(GAME, f"{position}; start1 {START}")


def using(roll: str, row: str = START, pool: str = "4 1 1 0 0", rest: str = "", money: str = "1000 1000") -> Position:
    """The first seat has rolled and uses a die."""
    colours = [int(colour_of(FACES[face])) for face in roll.split()]
    hand = " ".join(str(colours.count(colour)) for colour in range(len(COLOURS)))
    return at(f"money {money}; phase use; row {row}; pool {pool}; hand {hand}; roll {roll}; {rest or 'home 1'}")


def last(roll: str = BLANKS, row: str = START, rest: str = "", money: str = "1000 1000") -> Position:
    """As `using`, on the last turn of the race."""
    return using(roll, row, "0 0 0 0 0", rest, money)


def pairs(match: Position) -> dict[str, str]:
    """The position in words, by name."""
    return dict(part.strip().split(" ", 1) for part in GAME.notation.state_text(match.state).split(";"))


def row(match: Position) -> str:
    """The row from the last horse to the lead."""
    return pairs(match).get("row", START)


def after(match: Position, *lines: str) -> str:
    """The row after some moves, made on a copy."""
    return row(say(match.copy(), *lines))


def pile(match: Position) -> dict[str, int]:
    """The dice beside the track that an inside tip could return."""
    return {name: int(of_colour(match.state.pile, colour)) for colour, name in enumerate(COLOURS)}


def gone(match: Position, *lines: str) -> dict[str, int]:
    """The dice that some moves send to the pile."""
    then = pile(say(match.copy(), *lines))
    return {name: then[name] - before for name, before in pile(match).items() if then[name] != before}


def on_tiles(match: Position) -> int:
    """How many dice rest on tiles."""
    return sum(dice_on_tiles(match.state).values())


def betting(money: str = "1000 1000", rest: str = "race 1") -> Position:
    """Everybody may bet on the first race."""
    return at(f"money {money}; phase bet; {rest}")


def all_done(match: Position) -> Position:
    """Nobody bets any more."""
    for seat in match.seats:
        say(match, f"{seat + 1}: done")
    return match
