"""Moves and outcomes of FINITO! as data."""

from typing import TypeAlias

from croupier.kernel.contract import State
from croupier.kernel.data import Move, Outcome, Seat
from croupier.kernel.errors import BadNotation
from croupier.kernel.seats import CHANCE

from .notation import space_names
from .rules import PASS, TILE, TILES, faces_of, turning_seat


class Put(Move, frozen=True):
    """Place a tile, or move it once all lie, to a space by its name (F5, F9)."""

    tile: int
    space: str


class Pass(Move, frozen=True):
    """Move no tile (F11)."""

    ENDS = True


class Tile(Outcome, frozen=True):
    """The tile that a seat turns up (F8)."""

    seat: Seat
    tile: int


class Number(Outcome, frozen=True):
    """What the die shows (F3)."""

    number: int


Moves: TypeAlias = Put | Pass
Outcomes: TypeAlias = Tile | Number


def to_data(state: State, seat: int, code: int) -> Moves | Outcomes:
    """What a code means."""
    if seat == CHANCE:
        return Tile(int(turning_seat(state)), code) if state.phase == TILE else Number(code)
    return Pass() if code == PASS else Put(code & 15, space_names(state)[(code >> 4) - 1])


def to_code(state: State, seat: int, data: Moves | Outcomes) -> int:
    """The opposite of `to_data`."""
    match data:
        case Pass() if seat != CHANCE:
            return PASS
        case Put(tile, space) if seat != CHANCE:
            names = space_names(state)
            if space not in names:
                raise BadNotation("no-such-space", space=space)
            return _tile(tile) | names.index(space) + 1 << 4
        case Tile(turning, tile) if seat == CHANCE and state.phase == TILE:
            if turning != turning_seat(state):
                raise BadNotation("another-turns", seat=turning_seat(state) + 1)
            return _tile(tile)
        case Number(number) if seat == CHANCE and state.phase != TILE:
            faces = int(faces_of(state))
            if not 1 <= number <= faces:
                raise BadNotation("no-such-face", face=number, most=faces)
            return number
    if seat == CHANCE:
        raise BadNotation("tile-due") if state.phase == TILE else BadNotation("die-due")
    raise BadNotation("players-move")


def _tile(tile: int) -> int:
    if not 1 <= tile <= TILES:
        raise BadNotation("no-such-tile", tile=tile, most=TILES)
    return tile
