"""What the use of a die does on the track, as data."""

from typing import TypeAlias

import msgspec

from croupier.kernel.contract import State
from croupier.kernel.data import Event, Seat, slug
from croupier.kernel.seats import next_seat

from .dice import FULL, Face
from .horses import NAMES
from .notation import FACE_NAMES
from .options import COLOURS
from .position_text import tiles_of
from .state import Phase
from .track import horse_at, leaders, spot_of
from .using import NOBODY, PUT_AWAY, SIDE_STAKE, spend_extra, target, use


class Runner(msgspec.Struct, frozen=True, tag_field="kind", tag=slug):
    """A horse, by the number on its tile."""

    number: int
    name: str


class Used(Event, frozen=True):
    """A die was used on a horse; `rests` if it stays on the tile (L20 to L37)."""

    DWELL = 0.8
    SOUND = "tile"

    seat: Seat
    face: str
    horse: Runner
    rests: bool


class TempoChanged(Event, frozen=True):
    """A horseshoe went from one tile to another; `rests` if it stays there (L25)."""

    DWELL = 1.0
    SOUND = "tile"

    seat: Seat
    giver: Runner
    taker: Runner
    rests: bool


class Interfered(Event, frozen=True):
    """Three neighbours have a new order (L32)."""

    DWELL = 1.2
    SOUND = "tile"

    seat: Seat
    front: Runner
    middle: Runner
    back: Runner


class DrewLevel(Event, frozen=True):
    """The second horse drew level with the leader (L33)."""

    DWELL = 1.4
    SOUND = "card"

    seat: Seat
    horse: Runner
    leader: Runner


class SideBetWon(Event, frozen=True):
    """The next player owes money, and is skipped unless the race is run (L27)."""

    DWELL = 1.3
    SOUND = "bank"

    seat: Seat
    loser: Seat
    amount: int
    skipped: bool


class ExtraKept(Event, frozen=True):
    """An extra move was kept for the finish (L28)."""

    DWELL = 0.8

    seat: Seat


class ExtraDeclined(Event, frozen=True):
    """An extra move was given up (L37)."""

    DWELL = 0.6

    seat: Seat


class Tipped(Event, frozen=True):
    """Dice came back from the pile to the pool (L30)."""

    DWELL = 1.1
    SOUND = "card"

    seat: Seat
    dice: tuple[str, ...]


class ThrownAway(Event, frozen=True):
    """A die was put away without effect (L18)."""

    DWELL = 0.6

    seat: Seat
    die: str


class Moved(Event, frozen=True):
    """A horse moved ahead (L19, L31, L34)."""

    DWELL = 1.0

    horse: Runner
    passed: tuple[Runner, ...]
    place: int
    """1 for the lead."""


class Stayed(Event, frozen=True):
    """A sole leader cannot move ahead (L19)."""

    DWELL = 0.8

    horse: Runner


class FellBack(Event, frozen=True):
    """A horse lost speed, and the dice on its tile (L35)."""

    DWELL = 1.1

    horse: Runner
    behind: tuple[Runner, ...]
    place: int


class Out(Event, frozen=True):
    """A horse left the race (L23, L29)."""

    DWELL = 1.8
    SOUND = "bust"

    horse: Runner


class Leads(Event, frozen=True):
    """Somebody else, or one of a dead-even pair alone, is in front."""

    DWELL = 1.2

    horse: Runner


Effects: TypeAlias = (
    Used
    | TempoChanged
    | Interfered
    | DrewLevel
    | SideBetWon
    | ExtraKept
    | ExtraDeclined
    | Tipped
    | ThrownAway
    | Moved
    | Stayed
    | FellBack
    | Out
    | Leads
)


def runner(state: State, race: int, horse: int) -> Runner:
    """A horse of a race, by its starting place."""
    number = tiles_of(state, race)[horse]
    return Runner(number, NAMES[number - 1])


def effects(before: State, seat: int, move: int) -> tuple[list[Effects], State]:
    """What a die does that is used, put away or spent as an extra move; and the table before the turn goes on."""
    after = before.copy()
    if before.phase == Phase.EXTRA:
        spend_extra(after, seat, move)
    else:
        use(after, seat, move)
    action = _action(before, seat, move, after)
    told = [action, *_on_track(before, action, move, after)]
    if leaders(after) != leaders(before) and not after.level:
        told.append(Leads(_running(after, horse_at(after, after.left - 1))))
    return told, after


def _running(state: State, horse: int) -> Runner:
    return runner(state, int(state.race), horse)


def _action(before: State, seat: int, move: int, after: State) -> Effects:
    """The use itself."""
    if move & PUT_AWAY:
        return ExtraDeclined(seat) if before.phase == Phase.EXTRA else ThrownAway(seat, COLOURS[move ^ PUT_AWAY])
    face = Face(move & FULL)
    one, two, three = (int(target(move, number)) for number in range(3))
    if face == Face.TEMPO:
        return TempoChanged(seat, _running(after, one), _running(after, two), bool((after.shoes >> two) & 1))
    if face == Face.INTERFERENCE:
        return Interfered(seat, _running(after, three), _running(after, two), _running(after, one))
    if face == Face.DEAD_EVEN:
        upper, lower = horse_at(after, after.left - 2), horse_at(after, after.left - 1)
        return DrewLevel(seat, _running(after, upper), _running(after, lower))
    if face == Face.SIDE_BET:
        return SideBetWon(seat, int(next_seat(seat, after.players)), SIDE_STAKE, bool(after.pool))
    if face == Face.EXTRA_MOVE and before.phase == Phase.USE:
        return ExtraKept(seat)
    if face == Face.INSIDE_TIP:
        return Tipped(seat, tuple(COLOURS[colour] for colour in (one, two) if colour != NOBODY))
    return Used(seat, FACE_NAMES[face], _running(after, one), _rests(before, face, one, after))


def _rests(before: State, face: Face, horse: int, after: State) -> bool:
    """Whether a die stays on the tile that it is used on."""
    if face in (Face.HORSESHOE, Face.EXTRA_MOVE):
        return bool(((after.shoes & ~before.shoes) >> horse) & 1)
    if face == Face.WHIPPING:
        return bool(((after.whips & ~before.whips) >> horse) & 1)
    return Face.OUTSIDER_1000 <= face <= Face.OUTSIDER_3000


def _on_track(before: State, action: Effects, move: int, after: State) -> list[Effects]:
    """What happens to a horse because of a die that does not rest on it."""
    match action:
        case Used(_, "whipping" | "disqualified", horse, rests=False):
            return [Out(horse)]
        case Used(_, "losing-speed", horse):
            place = int(target(move, 0))
            return [FellBack(horse, _crossed(before, place, after, -1), _place(after, place))]
        case Used(_, _, horse, rests=False) | TempoChanged(_, _, horse, rests=False):
            place = int(target(move, 1 if isinstance(action, TempoChanged) else 0))
            passed = _crossed(before, place, after, 1)
            return [Moved(horse, passed, _place(after, place)) if passed else Stayed(horse)]
    return []


def _crossed(before: State, horse: int, after: State, way: int) -> tuple[Runner, ...]:
    """The horses that a horse passed (`way` 1) or fell behind (-1), the nearest first."""
    row = [int(horse_at(before, spot)) for spot in range(before.left)][::way]
    return tuple(
        _running(before, other)
        for other in row
        if way * (_rank(before, other) - _rank(before, horse)) >= 0
        and way * (_rank(after, other) - _rank(after, horse)) < 0
    )


def _rank(state: State, horse: int) -> int:
    """How many places are behind a horse; a dead-even pair shares one."""
    spot = int(spot_of(state, horse))
    return min(spot, int(state.left) - 2) if state.level else spot


def _place(state: State, horse: int) -> int:
    """1 for the lead."""
    return int(state.left) - _rank(state, horse) - int(state.level)
