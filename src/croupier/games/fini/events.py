"""What happens in FINI!, as data. Of a grab only what everybody sees is told: to judge it is the game."""

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from croupier.kernel.contract import State
from croupier.kernel.data import Event, Seat, slug
from croupier.kernel.seats import CHANCE, unstamped

from .dice import COLOURS, DICE, number_of
from .judging import MATCHING, TOO_MANY, WRONG_COPIER, WRONG_ORDER
from .names import COLOUR_NAMES, dice_of, row_dice
from .notation import KINDS
from .state import ANNOUNCED, CALL, CAST, COPY, OFFENCE, OVER, PREMATURE, PUT, SILVER_DUE

OFFENCES = {WRONG_ORDER: ("wrong-order", "I12"), TOO_MANY: ("too-many", "I15"), WRONG_COPIER: ("wrong-copier", "I16")}


class Die(msgspec.Struct, frozen=True, tag_field="kind", tag=slug):
    """A die as it lies."""

    colour: str
    number: int


class Announced(Event, frozen=True):
    """What the next duel is about: `straights` or `matching` (I2)."""

    seat: Seat
    about: str


class Cast(Event, frozen=True):
    """The coloured dice lie; what they show, lowest first (I4)."""

    seat: Seat
    round: int
    about: str
    numbers: tuple[int, ...]


class CastSilver(Event, frozen=True):
    """The silver dice lie, too, and the duel begins (I4, I5)."""

    seat: Seat
    numbers: tuple[int, ...]


class Took(Event, frozen=True):
    """A die from the area is in a hand (I6)."""

    seat: Seat
    die: Die


class PutDown(Event, frozen=True):
    """A die is in a row, counted from 1, which shows these numbers now (I8)."""

    SOUND = "tile"

    seat: Seat
    die: Die
    row: int
    after: int
    """How many dice lie to its left."""
    numbers: tuple[int, ...]


class Clashed(Event, frozen=True):
    """A hand reached for the very die that the other took a moment ago (I24)."""

    seat: Seat
    rival: Seat
    die: Die


class Voided(Event, frozen=True):
    """The duel does not count: `contested` (I24) or `idle` (I25); the same starter casts again (I26)."""

    DWELL = 4.0

    reason: str
    seat: Seat
    seconds: int
    """How long nobody moved."""


class Called(Event, frozen=True):
    """Somebody called FINI! (I18), and all read how the duel ended."""

    DWELL = 4.0

    seat: Seat


class Dropped(Event, frozen=True):
    """A die in a hand goes back into the area (I18)."""

    seat: Seat
    die: Die


class Premature(Event, frozen=True):
    """The caller could still have added these numbers (I19)."""

    SOUND = "bust"

    seat: Seat
    missed: tuple[int, ...]
    clauses: tuple[str, ...]


class Removed(Event, frozen=True):
    """Dice that do not count: `repeated` numbers, or dice that are `loose`, in no combination."""

    seat: Seat
    reason: str
    dice: tuple[Die, ...]
    clauses: tuple[str, ...]


class Offended(Event, frozen=True):
    """What somebody did wrong: `wrong-order`, `too-many` or `wrong-copier`."""

    SOUND = "bust"

    seat: Seat
    offence: str
    clauses: tuple[str, ...]


class Compared(Event, frozen=True):
    """How many dice the caller's longest combination has, and the other's; 0 for none (I23)."""

    seat: Seat
    longest: int
    rival: Seat
    other: int


class ChipTaken(Event, frozen=True):
    """A chip from the stock: for the `longest` combination, as `caller` of two equal ones, or by a `penalty`."""

    SOUND = "bank"

    seat: Seat
    reason: str
    rival: Seat
    chips: int
    stock: int
    clauses: tuple[str, ...]


class ChipReturned(Event, frozen=True):
    """A chip goes back to the stock (I21, I22)."""

    seat: Seat
    chips: int
    stock: int
    clauses: tuple[str, ...]


class ChipSpared(Event, frozen=True):
    """Both offended, and this player has no chip to return (I22)."""

    seat: Seat
    clauses: tuple[str, ...]


class RoundOver(Event, frozen=True):
    """The stock is empty (I27)."""

    HOUSE = True
    DWELL = 6.0

    round: int


class Scored(Event, frozen=True):
    """A point for each chip (I27)."""

    seat: Seat
    points: int
    total: int


class GameOver(Event, frozen=True):
    """All `rounds` are played (I28)."""

    HOUSE = True

    reason: str


Events: TypeAlias = (
    Announced | Cast | CastSilver | Took | PutDown | Clashed | Voided | Called | Dropped | Premature | Removed
    | Offended | Compared | ChipTaken | ChipReturned | ChipSpared | RoundOver | Scored | GameOver
)  # fmt: skip


def events(before: State, seat: int, move: int, after: State) -> list[Events]:
    """What a move or an outcome did."""
    code = unstamped(move)
    if seat == CHANCE:
        return _outcome(before, after)
    if code >= ANNOUNCED:
        return [Announced(seat, KINDS[code - ANNOUNCED])]
    if code == CALL:
        return list(_call(before, seat, after))
    if code >= PUT:
        row, place = divmod(code - PUT, 16)
        die = _die(before, int(before.hand[seat]) - 1)
        numbers = tuple(_die(after, lying).number for lying in row_dice(after.row[seat, row]))
        return [PutDown(seat, die, row + 1, place, numbers)]
    if after.phase == CAST:
        die = Die(COLOUR_NAMES[COLOURS], code - COPY) if code >= COLOURS else _die(before, code)
        return [Clashed(seat, 1 - seat, die), Voided("contested", int(after.starter), 0)]
    return [Took(seat, _die(before, int(after.hand[seat]) - 1))]


def _outcome(before: State, after: State) -> list[Events]:
    starter = int(before.starter)
    if before.phase == CAST:
        numbers = _numbers(after, range(COLOURS))
        return [Cast(starter, int(before.stage) + 1, KINDS[before.kind], numbers)]
    if before.phase == SILVER_DUE:
        return [CastSilver(starter, _numbers(after, range(COLOURS, DICE)))]
    return [Voided("idle", starter, int(before.patience) // 1000)]


def _hands(before: State) -> Iterator[Events]:
    for seat in range(2):
        if before.hand[seat]:
            yield Dropped(seat, _die(before, int(before.hand[seat]) - 1))


def _call(before: State, caller: int, after: State) -> Iterator[Events]:
    """A call and its verdict, in the order of the scoring; then the chips, and what they end."""
    yield Called(caller)
    yield from _hands(before)
    if after.ending == PREMATURE:
        missed = tuple(number for number in range(1, 7) if (int(after.missed) >> number) & 1)
        yield Premature(caller, missed, ("I19",))
    else:
        yield from _judged(before, caller, after)
    yield from _chips(before, caller, after)
    if after.stage > before.stage:
        yield RoundOver(int(before.stage) + 1)
        for seat in range(2):
            total = int(after.score[seat])
            yield Scored(seat, total - int(before.score[seat]), total)
    if after.phase == OVER:
        yield GameOver("rounds")


def _judged(before: State, caller: int, after: State) -> Iterator[Events]:
    """I20: repeated numbers go first, then offences are looked for, and only without any the longest combination."""
    seats = (caller, 1 - caller)
    for seat in seats:
        if before.repeated[seat]:
            yield Removed(seat, "repeated", _dice(before, before.repeated[seat]), ("I11",))
    for seat in seats:
        for bit, (offence, clause) in OFFENCES.items():
            if after.offence[seat] & bit:
                either = bit == WRONG_COPIER and before.kind == MATCHING
                yield Offended(seat, offence, (clause, "I17") if either else (clause,))
    if after.ending != OFFENCE:
        for seat in seats:
            if loose := int(after.removed[seat]) & ~int(before.repeated[seat]):
                clause = "I14" if before.kind == MATCHING else "I13"
                yield Removed(seat, "loose", _dice(before, loose), (clause,))
        yield Compared(caller, int(after.longest[caller]), 1 - caller, int(after.longest[1 - caller]))


def _chips(before: State, caller: int, after: State) -> Iterator[Events]:
    """I21 to I23: who takes or returns a chip, counted before an empty stock ends the round."""
    stock = int(before.stock)
    both = after.ending == OFFENCE and all(after.offence.tolist())
    for seat in (caller, 1 - caller):
        change = int(after.change[seat])
        chips = int(before.chips[seat]) + change
        stock -= change
        if change > 0:
            reason, clause = "penalty", "I21"
            if after.ending not in (PREMATURE, OFFENCE):
                equal = after.longest[0] == after.longest[1]
                reason, clause = "caller" if equal else "longest", "I23"
            yield ChipTaken(seat, reason, 1 - seat, chips, stock, (clause,))
        elif change < 0:
            yield ChipReturned(seat, chips, stock, ("I22" if both else "I21",))
        elif both:
            yield ChipSpared(seat, ("I22",))


def _die(state: State, die: int) -> Die:
    return Die(COLOUR_NAMES[die], int(number_of(state.faces, die)))


def _dice(state: State, dice: int) -> tuple[Die, ...]:
    return tuple(_die(state, die) for die in dice_of(dice))


def _numbers(state: State, dice: range) -> tuple[int, ...]:
    return tuple(sorted(int(number_of(state.faces, die)) for die in dice))
