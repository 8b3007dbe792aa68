"""Moves and outcomes of TUTTO as data."""

from typing import TypeAlias

from croupier.kernel.contract import State
from croupier.kernel.counts import FACES, faces_of
from croupier.kernel.data import Move, Outcome
from croupier.kernel.errors import BadNotation
from croupier.kernel.seats import CHANCE

from . import rules
from .dice import DICE
from .notation import card_name, parse_card


class Keep(Move, frozen=True):
    """Put dice of the roll aside and roll the others (T10)."""

    faces: tuple[int, ...]


class Stop(Move, frozen=True):
    """Bank the points of the turn (T13, T14)."""

    ENDS = True


class Next(Move, frozen=True):
    """Dare the next card after a TUTTO (T14)."""


class Card(Outcome, frozen=True):
    """The card that is turned, by its name."""

    card: str


class Dice(Outcome, frozen=True):
    """What the rolled dice show."""

    faces: tuple[int, ...]


Moves: TypeAlias = Keep | Stop | Next
Outcomes: TypeAlias = Card | Dice


def to_data(state: State, seat: int, code: int) -> Moves | Outcomes:
    """What a code means."""
    if seat == CHANCE:
        return Card(card_name(code)) if state.phase == rules.CARD else Dice(faces_of(code))
    if code == rules.STOP:
        return Stop()
    return Next() if code == rules.NEXT else Keep(faces_of(code))


def to_code(state: State, seat: int, data: Moves | Outcomes) -> int:
    """The opposite of `to_data`; faces may stand in any order."""
    match data:
        case Stop() if seat != CHANCE:
            return rules.STOP
        case Next() if seat != CHANCE:
            return rules.NEXT
        case Keep(faces) if seat != CHANCE:
            return dice_code(faces)
        case Card(card) if seat == CHANCE and state.phase == rules.CARD:
            code = parse_card(card)
            if card != card_name(code):
                raise BadNotation("card-written", text=card, card=card_name(code))
            return code
        case Dice(faces) if seat == CHANCE and state.phase != rules.CARD:
            return dice_code(faces)
    if seat == CHANCE:
        raise BadNotation("card-due") if state.phase == rules.CARD else BadNotation("dice-due")
    raise BadNotation("players-move")


def dice_code(faces: tuple[int, ...]) -> int:
    """The opposite of `faces_of`."""
    if len(faces) > DICE:
        raise BadNotation("too-many-dice", most=DICE, dice=len(faces))
    for face in faces:
        if not 1 <= face <= FACES:
            raise BadNotation("no-such-face", face=face, most=FACES)
    return sum(1 << (3 * (face - 1)) for face in faces)
