"""What happens in Liar's Dice, as data."""

from typing import TypeAlias

from croupier.kernel.contract import State
from croupier.kernel.data import Event, Reveal, Seat
from croupier.kernel.seats import CHANCE

from .notation import faces_of
from .rules import LIAR, TEN, found_of


class Rolled(Event, frozen=True):
    """Dice under a cup, told to its owner alone (L2)."""

    seat: Seat
    faces: tuple[int, ...]


class Claimed(Event, frozen=True):
    """A bid (L4)."""

    seat: Seat
    count: int
    face: int


class Called(Event, frozen=True):
    """A bid that is not believed, or believed to the die: `liar` or `spot-on` (L8, L9)."""

    seat: Seat
    call: str
    bidder: Seat
    count: int
    face: int


class Lifted(Reveal, frozen=True):
    """All cups are lifted and the dice that count are counted (L7, L8)."""

    found: int
    count: int
    face: int


class Lost(Event, frozen=True):
    """Somebody has a die less; without dice he is out (L8, L9, L12)."""

    seat: Seat
    total: int


class GameOver(Event, frozen=True):
    """Why it ended: one player is left (L12)."""

    reason: str


Events: TypeAlias = Rolled | Claimed | Called | Lifted | Lost | GameOver


def events(before: State, seat: int, move: int, after: State) -> list[Events]:
    """What a move or an outcome did."""
    if seat == CHANCE:
        return [Rolled(int(before.to_roll), tuple(faces_of(move)))]
    if move > TEN:
        return [Claimed(seat, *divmod(move, TEN))]
    count, face = divmod(int(before.bid), TEN)
    told: list[Events] = [Called(seat, "liar" if move == LIAR else "spot-on", int(before.bidder), count, face)]
    players = range(int(before.players))
    told.append(Lifted(int(found_of(after.shown, after.players, face, after.wild)), count, face))
    told += [Lost(each, int(after.dice[each])) for each in players if after.dice[each] < before.dice[each]]
    return [*told, GameOver("last")] if sum(bool(after.dice[each]) for each in players) == 1 else told
