"""Moves and outcomes of FINI! as data; `at` is the time in milliseconds, 0 for that of the last event."""

from typing import TypeAlias

from croupier.kernel.contract import State
from croupier.kernel.counts import FACES, count_of
from croupier.kernel.data import Move, Outcome
from croupier.kernel.errors import BadNotation
from croupier.kernel.seats import CHANCE, clock_of, stamp, unstamped

from .dice import CASTS, COLOURS, COPIERS, number_of
from .names import COLOUR_NAMES
from .notation import KINDS
from .state import ANNOUNCED, CALL, CAST, COPY, DUEL, PUT, SILVER_DUE, VOID

NOT_DUE = CASTS
"""An outcome that is refused whatever the table waits for."""
LATEST = 1 << 31


class Announce(Move, frozen=True):
    """Say what the duel is about (I2)."""

    about: str
    at: int = 0


class Take(Move, frozen=True):
    """Take a die from the area (I6)."""

    colour: str
    number: int
    at: int = 0


class Put(Move, frozen=True):
    """Put the die in the hand into a row, counted from 1, behind so many of its dice (I8)."""

    row: int
    after: int
    at: int = 0


class Call(Move, frozen=True):
    """FINI! (I18)."""

    at: int = 0


class Cast(Outcome, frozen=True):
    """What the eleven coloured dice show, in the order of their colours (I4)."""

    numbers: tuple[int, ...]
    at: int = 0


class CastSilver(Outcome, frozen=True):
    """What the four silver dice show (I4)."""

    numbers: tuple[int, ...]
    at: int = 0


class Void(Outcome, frozen=True):
    """Nobody has moved for too long (I25)."""

    at: int = 0


Moves: TypeAlias = Announce | Take | Put | Call
Outcomes: TypeAlias = Cast | CastSilver | Void


def to_data(state: State, seat: int, code: int) -> Moves | Outcomes:
    """What a code means."""
    what, at = unstamped(code), clock_of(code)
    if seat == CHANCE:
        return _outcome(state, what, at)
    if what >= ANNOUNCED:
        return Announce(KINDS[what - ANNOUNCED], at)
    if what == CALL:
        return Call(at)
    if what >= PUT:
        row, after = divmod(what - PUT, 16)
        return Put(row + 1, after, at)
    if what < COLOURS:
        return Take(COLOUR_NAMES[what], int(number_of(state.faces, what)), at)
    return Take(COLOUR_NAMES[COLOURS], what - COPY, at)


def to_code(state: State, seat: int, data: Moves | Outcomes) -> int:
    """The opposite of `to_data`; what is not due now has a code that the rules refuse."""
    if isinstance(data, Outcome) != (seat == CHANCE):
        raise BadNotation("who-does-what")
    what = _what(state, data)
    if not 0 <= data.at < LATEST:
        raise BadNotation("not-a-time", time=data.at)
    return stamp(what, data.at)


def _outcome(state: State, what: int, at: int) -> Outcomes:
    if state.phase == DUEL:
        return Void(at)
    if state.phase == SILVER_DUE:
        return CastSilver(tuple(face + 1 for face in range(FACES) for _ in range(count_of(what, face))), at)
    return Cast(tuple(what // FACES**die % FACES + 1 for die in range(COLOURS)), at)


def _what(state: State, data: Moves | Outcomes) -> int:
    """A move without its time."""
    match data:
        case Announce(about):
            if about not in KINDS:
                raise BadNotation("no-announcement", text=about)
            return ANNOUNCED + KINDS.index(about)
        case Take(colour, number):
            return _taken(state, colour, number)
        case Put(row, after):
            if not 1 <= row <= 3 or not 0 <= after < 16:
                raise BadNotation("no-such-place", row=row, after=after)
            return PUT + 16 * (row - 1) + after
        case Call():
            return CALL
        case Cast(numbers):
            _check(numbers, COLOURS)
            if state.phase != CAST:
                return NOT_DUE
            return sum((number - 1) * FACES**die for die, number in enumerate(numbers))
        case CastSilver(numbers):
            _check(numbers, COPIERS)
            return sum(1 << (3 * (number - 1)) for number in numbers) if state.phase == SILVER_DUE else NOT_DUE
        case Void():
            return VOID if state.phase == DUEL else NOT_DUE
    raise BadNotation("not-a-move", text=type(data).__name__)


def _taken(state: State, colour: str, number: int) -> int:
    """A coloured die by its colour, a copier by its number; either must show what was named."""
    if colour not in COLOUR_NAMES:
        raise BadNotation("not-a-die", text=colour, known=COLOUR_NAMES[: COLOURS + 1])
    if not 1 <= number <= FACES:
        raise BadNotation("no-such-face", face=number, most=FACES)
    die = COLOUR_NAMES.index(colour)
    if die >= COLOURS:
        return COPY + number
    shown = number_of(state.faces, die)
    if state.phase == DUEL and shown != number:
        raise BadNotation("die-shows", colour=colour, shown=shown, number=number)
    return die


def _check(numbers: tuple[int, ...], dice: int) -> None:
    if len(numbers) != dice or not all(1 <= number <= FACES for number in numbers):
        raise BadNotation("cast-numbers", dice=dice)
