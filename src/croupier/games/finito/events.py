"""What happens in FINITO!, as data."""

from typing import TypeAlias

from croupier.kernel.contract import State
from croupier.kernel.data import Event, Seat
from croupier.kernel.seats import CHANCE

from .notation import space_names
from .rules import OVER, PASS, TILE, TILES, finished, free_of, longest_run, put, turning_seat


class TurnedUp(Event, frozen=True):
    """A tile is turned up (F1, F8)."""

    seat: Seat
    tile: int


class Rolled(Event, frozen=True):
    """The die shows a number for everybody (F3); `last` if the round ends with this roll in any case (F14)."""

    DWELL = 0.4
    OPENS = True

    number: int
    roll: int
    last: bool


class Placed(Event, frozen=True):
    """A tile comes onto a board; `full` if no space of the number rolled was free (F6, F7)."""

    DWELL = 0.3
    SOUND = "tile"

    seat: Seat
    tile: int
    space: str
    full: bool
    run: int
    """The longest run from now on (F12)."""


class Moved(Event, frozen=True):
    """A tile leaves its space for another (F9)."""

    DWELL = 0.3
    SOUND = "tile"

    seat: Seat
    tile: int
    origin: str
    space: str
    full: bool
    run: int


class AllPlaced(Event, frozen=True):
    """The last of a player's tiles has come onto the board (F9)."""

    seat: Seat


class Passed(Event, frozen=True):
    """No tile is moved (F11)."""

    seat: Seat


class Finished(Event, frozen=True):
    """A board shows the run that ends the round (F13, F15)."""

    DWELL = 0.9

    seat: Seat
    run: int


class RoundOver(Event, frozen=True):
    """One of several rounds is over: tiles lie `in-order`, somebody has a `run`, or the `rolls` are used up."""

    HOUSE = True
    DWELL = 1.3
    WAITS = "look"

    round: int
    reason: str


class Scored(Event, frozen=True):
    """The longest run of a board counts (F16)."""

    seat: Seat
    points: int
    total: int


class NewRound(Event, frozen=True):
    """All tiles are taken off and shuffled (F16)."""

    HOUSE = True
    DWELL = 0.6
    OPENS = True

    round: int
    rounds: int


class GameOver(Event, frozen=True):
    """The only round is over, as `RoundOver` says it, or all `rounds` are."""

    HOUSE = True
    DWELL = 1.3

    reason: str


Events: TypeAlias = (
    TurnedUp | Rolled | Placed | Moved | AllPlaced | Passed | Finished | RoundOver | Scored | NewRound | GameOver
)


def events(before: State, seat: int, move: int, after: State) -> list[Events]:
    """What a move or an outcome did."""
    if seat == CHANCE:
        if before.phase == TILE:
            return [TurnedUp(int(turning_seat(before)), move)]
        return [Rolled(move, int(after.rolled), bool(after.rolled == after.rolls))]
    board = before.copy()
    told: list[Events] = [Passed(seat)]
    if move != PASS:
        put(board, seat, move & 15, move >> 4)
        told = _put(before, seat, move, board)
    return told + (_round_over(board, after) if after.past > before.past else [])


def _put(before: State, seat: int, move: int, board: State) -> list[Events]:
    tile, names = move & 15, space_names(before)
    space, origin = names[(move >> 4) - 1], int(before.place[seat, tile])
    full = not free_of(before, before.taken[seat], before.number)
    run = int(longest_run(board, seat))
    if origin:
        return [Moved(seat, tile, names[origin - 1], space, full, run)]
    told: list[Events] = [Placed(seat, tile, space, full, run)]
    if not board.open[seat] and not board.closed[seat]:
        told.append(AllPlaced(seat))
    return told


def _round_over(board: State, after: State) -> list[Events]:
    """What all see when they look at the boards as they lay at the end (F13 to F16)."""
    seats = range(board.players)
    runs = [int(longest_run(board, seat)) for seat in seats]
    told: list[Events] = [Finished(seat, runs[seat]) for seat in seats if finished(board, seat)]
    reason = ("in-order" if board.series == TILES else "run") if told else "rolls"
    several = board.rounds > 1
    if several:
        told.append(RoundOver(int(after.past), reason))
    told += [Scored(seat, runs[seat], total) for seat, total in enumerate(after.points[: after.players].tolist())]
    if after.phase != OVER:
        return [*told, NewRound(int(after.past) + 1, int(after.rounds))]
    return [*told, GameOver("rounds" if several else reason)]
