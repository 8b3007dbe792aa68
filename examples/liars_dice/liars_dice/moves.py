"""Moves and outcomes of Liar's Dice as data."""

from typing import TypeAlias

from croupier.kernel.contract import State
from croupier.kernel.counts import FACES
from croupier.kernel.data import Move, Outcome
from croupier.kernel.errors import BadNotation
from croupier.kernel.seats import CHANCE

from .notation import code_of, faces_of
from .rules import LIAR, MOST_DICE, SEATS, SPOT_ON, TEN


class Bid(Move, frozen=True):
    """Claim that at least so many dice show a face (L4)."""

    count: int
    face: int


class Liar(Move, frozen=True):
    """Call the last bidder a liar (L8)."""


class SpotOn(Move, frozen=True):
    """Call the last bid exactly right (L9)."""


class Dice(Outcome, frozen=True):
    """What falls under the cup that is rolled (L2)."""

    faces: tuple[int, ...]


Moves: TypeAlias = Bid | Liar | SpotOn
Outcomes: TypeAlias = Dice


def to_data(state: State, seat: int, code: int) -> Moves | Outcomes:
    """What a code means."""
    if seat == CHANCE:
        return Dice(tuple(faces_of(code)))
    if code == LIAR:
        return Liar()
    return SpotOn() if code == SPOT_ON else Bid(*divmod(code, TEN))


def to_code(state: State, seat: int, data: Moves | Outcomes) -> int:
    """The opposite of `to_data`."""
    match data:
        case Dice(faces) if seat == CHANCE:
            if not 1 <= len(faces) <= MOST_DICE or not all(1 <= face <= FACES for face in faces):
                raise BadNotation("cup-dice", most=MOST_DICE, faces=FACES)
            return code_of(map(str, faces))
        case Bid(count, face) if seat != CHANCE:
            if not (1 <= count <= SEATS * MOST_DICE and 1 <= face <= FACES):
                raise BadNotation("bid-bounds", most=SEATS * MOST_DICE, faces=FACES)
            return TEN * count + face
        case Liar() if seat != CHANCE:
            return LIAR
        case SpotOn() if seat != CHANCE:
            return SPOT_ON
    raise BadNotation("who-does-what")
