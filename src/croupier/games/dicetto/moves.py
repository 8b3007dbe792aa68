"""Moves and outcomes of DICETTO as data; spots and cards have the names that the view gives them."""

from typing import TypeAlias

import msgspec

from croupier.kernel.contract import State
from croupier.kernel.counts import dice_text, faces_of
from croupier.kernel.data import Move, Outcome, slug
from croupier.kernel.errors import BadNotation
from croupier.kernel.seats import CHANCE

from .cards import KINDS
from .dice import DICE
from .notation import BONUS_NAMES, KIND_NAMES, PLACE_NAMES, dice_on
from .state import BATTLE, BONUS, CARD, PLACE, PUT, ROLL, STOP

NOT_DUE = -1
"""What is refused whatever the table waits for."""


class Roll(Move, frozen=True):
    """Roll these dice again and keep the others (D8)."""

    faces: tuple[int, ...]


class Stop(Move, frozen=True):
    """Roll no more (D8)."""

    ENDS = True


class Group(msgspec.Struct, frozen=True, tag_field="kind", tag=slug, forbid_unknown_fields=True):
    """Dice for one spot."""

    spot: str
    faces: tuple[int, ...]


class Place(Move, frozen=True):
    """Put dice on cards, all at once; no groups for none (D10)."""

    groups: tuple[Group, ...]


class Rolled(Outcome, frozen=True):
    """What the dice show."""

    faces: tuple[int, ...]


class Dealt(Outcome, frozen=True):
    """A dice card from the deck."""

    card: str
    logo: bool


class DealtBonus(Outcome, frozen=True):
    """A bonus card that is in play."""

    bonus: str


class Battle(Outcome, frozen=True):
    """Both dice of a battle: of the player in turn, and of whose dice stood there."""

    attack: int
    defence: int


Moves: TypeAlias = Roll | Stop | Place
Outcomes: TypeAlias = Rolled | Dealt | DealtBonus | Battle


def to_data(state: State, seat: int, code: int) -> Moves | Outcomes:
    """What a code means."""
    if seat == CHANCE:
        return _outcome(state, code)
    if code == STOP:
        return Stop()
    if code < PUT:
        return Roll(faces_of(code))
    on = zip(PLACE_NAMES, dice_on(state, code), strict=True)
    return Place(tuple(Group(spot, faces_of(dice)) for spot, dice in on if dice))


def to_code(state: State, seat: int, data: Moves | Outcomes) -> int:
    """The opposite of `to_data`; what is not due now has a code that the rules refuse."""
    if isinstance(data, Outcome) != (seat == CHANCE):
        raise BadNotation("who-does-what")
    match data:
        case Roll(faces):
            return _counted(faces)
        case Stop():
            return STOP
        case Place(groups):
            return _placing(state, groups) if state.phase == PLACE and seat == state.active else PUT
        case Rolled(faces):
            return _counted(faces) if state.phase == ROLL else NOT_DUE
        case Dealt(card, logo):
            return 2 * _place_in(KIND_NAMES[:KINDS], card, "card") + logo if state.phase == CARD else NOT_DUE
        case DealtBonus(bonus):
            return _place_in(BONUS_NAMES, bonus, "bonus") if state.phase == BONUS else NOT_DUE
        case Battle(attack, defence):
            return _face(attack) | _face(defence) << 3 if state.phase == BATTLE else NOT_DUE
    raise BadNotation("not-a-move", text=type(data).__name__)


def _outcome(state: State, code: int) -> Outcomes:
    if state.phase == BONUS:
        return DealtBonus(BONUS_NAMES[code])
    if state.phase == CARD:
        return Dealt(KIND_NAMES[code >> 1], bool(code & 1))
    return Battle(code & 7, code >> 3) if state.phase == BATTLE else Rolled(faces_of(code))


def _placing(state: State, groups: tuple[Group, ...]) -> int:
    """Dice on places: of dice that show the same, those further left in the row go to the earlier place (D10)."""
    on = {_place_in(PLACE_NAMES, group.spot, "spot"): group.faces for group in groups}
    if len(on) < len(groups) or not all(on.values()):
        raise BadNotation("spots-once")
    left = list(faces_of(state.roll))
    code = PUT
    for place in sorted(on):
        for face in on[place]:
            if _face(face) not in left:
                raise BadNotation("not-that-many", dice=dice_text(state.roll), face=face)
            die = left.index(face)
            left[die] = 0
            code |= (place + 1) << (3 * die)
    return code


def _counted(faces: tuple[int, ...]) -> int:
    if len(faces) > DICE:
        raise BadNotation("too-many-dice", most=DICE, dice=len(faces))
    return sum(1 << (3 * (_face(face) - 1)) for face in faces)


def _face(face: int) -> int:
    if not 1 <= face <= 6:
        raise BadNotation("no-such-face", face=face)
    return face


def _place_in(names: tuple[str, ...] | str, name: str, what: str) -> int:
    if name not in tuple(names):
        raise BadNotation("not-there", what=what, name=name, known=list(names))
    return tuple(names).index(name)
