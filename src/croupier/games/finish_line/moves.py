"""Moves and outcomes of FINISH LINE as data: horses by the numbers on their tiles, dice by colour, faces by name."""

from typing import TypeAlias

from croupier.kernel.contract import State
from croupier.kernel.data import Move, Outcome
from croupier.kernel.errors import BadNotation
from croupier.kernel.seats import CHANCE

from .betting import ALONE, DONE, bet_of, euros_of, picked
from .chance import PHOTO_DICE
from .dice import BITS, FULL, ROLLED, Face, of_colour, roll_of
from .notation import FACE_NAMES, FACES, faces_of, horse_name
from .options import COLOURS, TILES
from .position_text import tile_of, tiles_of
from .rules import GIVE_UP
from .state import Phase
from .using import NOBODY, PUT_AWAY, target, use_of

MOST_EUROS = 10**9
"""More than anybody can ever have."""


class WinnerBet(Move, frozen=True):
    """Bet on a horse to win; 0 euros withdraw the bet (L9, L11)."""

    horse: int
    amount: int


class PlaceBet(Move, frozen=True):
    """Bet on two horses to come in first and second, in either order; 0 euros withdraw the bet (L10, L11)."""

    horses: tuple[int, int]
    amount: int


class Done(Move, frozen=True):
    """Finish betting (L8)."""

    ENDS = True


class Take(Move, frozen=True):
    """Take dice of these colours from the pool, and roll (L14)."""

    dice: tuple[str, ...]


class Use(Move, frozen=True):
    """Use a face on a horse: all faces but those that have a move of their own below."""

    face: str
    horse: int


class TempoChange(Move, frozen=True):
    """Move a horseshoe from one tile to another (L25)."""

    giver: int
    taker: int


class Interfere(Move, frozen=True):
    """Lay three neighbours in a new order, from the back to the front (L32)."""

    horses: tuple[int, int, int]


class DeadEven(Move, frozen=True):
    """Draw the second horse level with the leader (L33)."""


class SideBet(Move, frozen=True):
    """Skip the next player, who owes 500 (L27)."""


class Keep(Move, frozen=True):
    """Keep an extra move until the race is run (L28)."""


class InsideTip(Move, frozen=True):
    """Return dice of these colours from the pile to the pool (L30)."""

    dice: tuple[str, ...]


class PutAway(Move, frozen=True):
    """Put a die away without effect (L18)."""

    ENDS = True

    die: str


class ExtraMove(Move, frozen=True):
    """Make an extra move that was kept (L37)."""

    horse: int


class Decline(Move, frozen=True):
    """Give an extra move up (L37)."""

    ENDS = True


class Tile(Outcome, frozen=True):
    """The horse that is drawn (L5)."""

    horse: int


class Roll(Outcome, frozen=True):
    """What the three dice show (L17)."""

    faces: tuple[str, ...]


class Photo(Outcome, frozen=True):
    """How many horseshoes are rolled for the upper and for the lower tile of a dead-even pair (L38)."""

    upper: int
    lower: int


Bets: TypeAlias = WinnerBet | PlaceBet | Done
Uses: TypeAlias = Use | TempoChange | Interfere | DeadEven | SideBet | Keep | InsideTip | PutAway
Extras: TypeAlias = ExtraMove | Decline
Moves: TypeAlias = Bets | Take | Uses | Extras
Outcomes: TypeAlias = Tile | Roll | Photo

DUE: dict[Phase, tuple[type[Move | Outcome], ...]] = {
    Phase.HORSES: (Tile,),
    Phase.BET: (WinnerBet, PlaceBet, Done),
    Phase.TAKE: (Take,),
    Phase.ROLL: (Roll,),
    Phase.USE: (Use, TempoChange, Interfere, DeadEven, SideBet, Keep, InsideTip, PutAway),
    Phase.EXTRA: (ExtraMove, Decline),
    Phase.PHOTO: (Photo,),
    Phase.OVER: (),
}
"""What the table waits for."""
ALONE_FACES: dict[Face, type[DeadEven | SideBet | Keep]] = {
    Face.DEAD_EVEN: DeadEven,
    Face.SIDE_BET: SideBet,
    Face.EXTRA_MOVE: Keep,
}
"""Faces that name nothing."""
ON_A_HORSE = {
    *(Face.HORSESHOE, Face.DOUBLE, Face.WHIPPING, Face.HELMET, Face.LOSING_SPEED, Face.DISQUALIFIED),
    *(Face.OUTSIDER_1000, Face.OUTSIDER_2000, Face.OUTSIDER_3000),
}


def to_data(state: State, seat: int, code: int) -> Moves | Outcomes:
    """What a code means."""
    if seat == CHANCE:
        return _outcome(state, code)
    if state.phase == Phase.BET:
        return _bet(state, code)
    if state.phase == Phase.TAKE:
        return Take(colours(code))
    if state.phase == Phase.EXTRA:
        return Decline() if code == GIVE_UP else ExtraMove(tile_of(state, target(code, 0)))
    return PutAway(COLOURS[code ^ PUT_AWAY]) if code & PUT_AWAY else _use(state, code)


def to_code(state: State, seat: int, data: Moves | Outcomes) -> int:
    """The opposite of `to_data`; what is not of this race, of this box or of this moment has no code."""
    kind = str(data.__struct_config__.tag)
    if isinstance(data, Move) == (seat == CHANCE):
        raise BadNotation("for-players", kind=kind) if seat == CHANCE else BadNotation("for-chance", kind=kind)
    if not isinstance(data, DUE[Phase(state.phase)]):
        due = [str(kind.__struct_config__.tag) for kind in DUE[Phase(state.phase)]]
        raise BadNotation("not-for-now", kind=kind, due=due)
    match data:
        case WinnerBet(horse, amount):
            return int(bet_of(_horse(state, horse), ALONE, _euros(amount)))
        case PlaceBet(horses, amount):
            if len(horses) != 2 or horses[0] == horses[1]:
                raise BadNotation("two-horses")
            one, two = sorted(_horse(state, horse) for horse in horses)
            return int(bet_of(one, two, _euros(amount)))
        case Done():
            return DONE
        case Take(dice):
            return sum(1 << (BITS * _colour(name)) for name in _few(dice, ROLLED))
        case PutAway(die):
            return PUT_AWAY | _colour(die)
        case ExtraMove(horse):
            return int(use_of(Face.EXTRA_MOVE, _horse(state, horse)))
        case Decline():
            return GIVE_UP
        case Tile(horse):
            if not 1 <= horse <= TILES:
                raise BadNotation("not-a-tile", tile=horse, most=TILES)
            return horse
        case Roll(faces):
            if len(faces) != ROLLED:
                raise BadNotation("roll-faces", most=ROLLED, faces=len(faces))
            return int(roll_of(*(int(_face(face)) for face in faces)))
        case Photo(upper, lower):
            if not (0 <= upper <= PHOTO_DICE and 0 <= lower <= PHOTO_DICE):
                raise BadNotation("photo-shoes", dice=PHOTO_DICE, upper=upper, lower=lower)
            return upper | lower << 3
    return _use_code(state, data)


def colours(dice: int) -> tuple[str, ...]:
    """Dice by their colours."""
    return tuple(name for colour, name in enumerate(COLOURS) for _ in range(of_colour(dice, colour)))


def _outcome(state: State, code: int) -> Outcomes:
    if state.phase == Phase.HORSES:
        return Tile(code)
    if state.phase == Phase.PHOTO:
        return Photo(code & 7, code >> 3)
    return Roll(tuple(FACE_NAMES[face] for face in faces_of(code)))


def _bet(state: State, code: int) -> Bets:
    if code == DONE:
        return Done()
    one, two, amount = picked(code) & 7, picked(code) >> 3, int(euros_of(code))
    if two == ALONE:
        return WinnerBet(tile_of(state, one), amount)
    return PlaceBet((tile_of(state, one), tile_of(state, two)), amount)


def _use(state: State, code: int) -> Uses:
    face = Face(code & FULL)
    one, two, three = (target(code, number) for number in range(3))
    if face in ALONE_FACES:
        return ALONE_FACES[face]()
    if face == Face.INSIDE_TIP:
        return InsideTip(tuple(COLOURS[colour] for colour in (one, two) if colour != NOBODY))
    if face == Face.TEMPO:
        return TempoChange(tile_of(state, one), tile_of(state, two))
    if face == Face.INTERFERENCE:
        return Interfere((tile_of(state, one), tile_of(state, two), tile_of(state, three)))
    return Use(FACE_NAMES[face], tile_of(state, one))


def _use_code(state: State, data: Moves | Outcomes) -> int:
    match data:
        case Use(name, horse):
            face = _face(name)
            if face not in ON_A_HORSE:
                raise BadNotation("on-no-horse", face=name)
            return int(use_of(face, _horse(state, horse)))
        case TempoChange(giver, taker):
            return int(use_of(Face.TEMPO, _horse(state, giver), _horse(state, taker)))
        case Interfere(horses):
            if len(horses) != 3:
                raise BadNotation("three-horses", horses=len(horses))
            return int(use_of(Face.INTERFERENCE, *(_horse(state, horse) for horse in horses)))
        case InsideTip(dice):
            one, two = sorted([_colour(name) for name in _few(dice, 2)] + [NOBODY] * (len(dice) == 1))
            return int(use_of(Face.INSIDE_TIP, one, two))
    return int(next(face for face, kind in ALONE_FACES.items() if isinstance(data, kind)))


def _horse(state: State, number: int) -> int:
    """The starting place of a tile in this race."""
    tiles = tiles_of(state)
    if number in tiles and number:
        return tiles.index(number)
    raise BadNotation("not-in-race", horse=number, known=[horse_name(tile) for tile in tiles if tile])


def _euros(amount: int) -> int:
    if not 0 <= amount <= MOST_EUROS:
        raise BadNotation("not-euros", amount=amount)
    return amount


def _few(dice: tuple[str, ...], most: int) -> tuple[str, ...]:
    if not 1 <= len(dice) <= most:
        raise BadNotation("few-dice", dice=len(dice), most=most)
    return dice


def _colour(name: str) -> int:
    if name not in COLOURS:
        raise BadNotation("no-such-colour", colour=name, known=COLOURS)
    return COLOURS.index(name)


def _face(name: str) -> Face:
    if name not in FACES:
        raise BadNotation("no-such-face", face=name, known=list(FACES))
    return FACES[name]
