"""What happens in FINISH LINE, as data; on the track see effects.py, for money accounts.py."""

from typing import TypeAlias

import numpy as np

from croupier.kernel.contract import State
from croupier.kernel.data import Event, Seat
from croupier.kernel.seats import CHANCE

from .accounts import Accounts, race_over
from .betting import ALONE, DONE, euros_of, picked, staked
from .dice import of_colour
from .effects import Effects, Runner, effects, runner
from .money import finishers, odds_of
from .moves import colours
from .notation import FACE_NAMES, faces_of
from .options import FIELD
from .rules import MOST_MOVES
from .state import Phase
from .track import horse_at
from .using import PUT_AWAY, uses


class RaceCalled(Event, frozen=True):
    """The horses of a race are about to be drawn (L5)."""

    HOUSE = True
    DWELL = 0.9

    race: int
    races: int


class Drawn(Event, frozen=True):
    """A horse takes its starting place, 1 for the last and 7 for the lead (L4, L5, L7)."""

    DWELL = 0.35
    SOUND = "tile"

    horse: Runner
    place: int
    odds: int
    favourite: bool
    steady: bool


class BettingOpens(Event, frozen=True):
    """Seven horses stand in the row, and everybody may bet (L8)."""

    HOUSE = True


class BetMade(Event, frozen=True):
    """A bet was made or changed, or withdrawn with 0 euros; told to nobody else (L8 to L12)."""

    seat: Seat
    horses: tuple[Runner, ...]
    amount: int
    pays: int
    """What it pays if it wins."""
    left: int
    """What the player has not bet yet."""


class DoneBetting(Event, frozen=True):
    """A player has finished betting (L8)."""

    seat: Seat


class Off(Event, frozen=True):
    """All are done, and the race begins (L8)."""

    HOUSE = True
    DWELL = 1.2
    SOUND = "card"

    seat: Seat


class Took(Event, frozen=True):
    """Dice were taken from the pool, to those that were passed on (L14)."""

    DWELL = 0.5

    seat: Seat
    dice: tuple[str, ...]


class Rolled(Event, frozen=True):
    """What three dice show; `usable` if any of them can be used (L17, L18)."""

    DWELL = 0.8

    seat: Seat
    faces: tuple[str, ...]
    usable: bool


class HomeStretch(Event, frozen=True):
    """From now on yellow dice may be taken (L16)."""

    DWELL = 1.4
    SOUND = "card"


class PoolEmpty(Event, frozen=True):
    """The race is run but for the extra moves that were kept (L36, L37)."""

    HOUSE = True

    kept: int


class PhotoDue(Event, frozen=True):
    """The first two are still dead even, and a photo decides (L38)."""

    HOUSE = True
    DWELL = 1.4

    horse: Runner
    other: Runner


class PhotoTaken(Event, frozen=True):
    """How many horseshoes were rolled for each of a dead-even pair; a tie is rolled again (L38)."""

    DWELL = 2.6
    SOUND = "card"

    horse: Runner
    horseshoes: int
    other: Runner
    against: int
    tie: bool


Chances: TypeAlias = RaceCalled | Drawn | BettingOpens | Rolled | PhotoTaken
Turns: TypeAlias = BetMade | DoneBetting | Off | Took | HomeStretch | PoolEmpty | PhotoDue
Events: TypeAlias = Chances | Turns | Effects | Accounts


def events(before: State, seat: int, move: int, after: State) -> list[Events]:
    """What a move or an outcome did."""
    if seat == CHANCE:
        return _chance(before, move, after)
    if before.phase == Phase.BET:
        return _betting(before, seat, move, after)
    if before.phase == Phase.TAKE:
        return [Took(seat, colours(move))]
    told, track = effects(before, seat, move)
    return [*told, *_onwards(before, track, after)]


def _chance(before: State, move: int, after: State) -> list[Events]:
    if before.phase == Phase.HORSES:
        return _drawn(before, after)
    if before.phase == Phase.ROLL:
        codes = np.zeros(MOST_MOVES, np.int64)
        usable = any(not code & PUT_AWAY for code in codes[: uses(after, codes)].tolist())
        return [Rolled(int(after.active), tuple(FACE_NAMES[face] for face in faces_of(move)), usable)]
    upper, lower = _pair(before)
    won, lost = move & 7, move >> 3
    if won < lost:
        upper, won, lower, lost = lower, lost, upper, won
    told: list[Events] = [PhotoTaken(upper, won, lower, lost, won == lost)]
    return told if won == lost else [*told, *race_over(before, after)]


def _drawn(before: State, after: State) -> list[Events]:
    race, place = int(after.race), int(before.left)
    told: list[Events] = [] if place else [RaceCalled(race + 1, int(after.races))]
    told.append(
        Drawn(
            horse=runner(after, race, place),
            place=place + 1,
            odds=int(odds_of(after, race, place)),
            favourite=bool((after.favourites >> place) & 1),
            steady=bool((after.steady >> place) & 1),
        )
    )
    return [*told, BettingOpens()] if after.left == FIELD else told


def _betting(before: State, seat: int, move: int, after: State) -> list[Events]:
    race = int(before.race)
    if move != DONE:
        picks = [horse for horse in (picked(move) & 7, picked(move) >> 3) if horse != ALONE]
        odds, amount = sum(int(odds_of(after, race, horse)) for horse in picks), int(euros_of(move))
        left = int(after.money[seat] - staked(after, race, seat))
        return [BetMade(seat, tuple(runner(after, race, horse) for horse in picks), amount, odds * amount, left)]
    told: list[Events] = [DoneBetting(seat)]
    if after.phase == Phase.TAKE:
        told.append(Off(int(after.active)))
        told += _stretch(before, after)
    return told


def _onwards(before: State, track: State, after: State) -> list[Events]:
    """How the race goes on after a turn or an extra move; `track` is the table before that."""
    told: list[Events] = []
    if before.phase == Phase.USE and not track.pool:
        told.append(PoolEmpty(sum(int(of_colour(track.kept, seat)) for seat in range(track.players))))
    if after.phase == Phase.PHOTO:
        told.append(PhotoDue(*_pair(after)))
    if finishers(after.finish[before.race]):
        told += race_over(before, after)
    return [*told, *_stretch(before, after)]


def _stretch(before: State, after: State) -> list[Events]:
    return [HomeStretch()] if after.home and not before.home else []


def _pair(state: State) -> tuple[Runner, Runner]:
    """A dead-even pair, the upper tile first."""
    race = int(state.race)
    return runner(state, race, horse_at(state, state.left - 2)), runner(state, race, horse_at(state, state.left - 1))
