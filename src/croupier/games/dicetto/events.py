"""What happens in DICETTO, as data."""

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from croupier.kernel.contract import State
from croupier.kernel.counts import faces_of
from croupier.kernel.data import Event, Seat, slug
from croupier.kernel.seats import CHANCE, next_seat

from .bonus import bonus_seat
from .dice import pips
from .notation import BONUS_NAMES, KIND_NAMES, PLACE_NAMES, dice_on
from .rules import battle_place, free_place
from .state import BATTLE, BONUS, CARD, EXTRA_PLACE, OVER, PUT, ROLLS, STOP


class BonusTurned(Event, frozen=True):
    """A bonus card is in play (D27)."""

    DWELL = 0.4

    bonus: str
    points: int


class Turned(Event, frozen=True):
    """A dice card is turned up, and so many are left in the deck (D3, D6)."""

    DWELL = 0.2
    SOUND = "card"

    spot: str
    card: str
    logo: bool
    points: int
    deck: int


class Rolled(Event, frozen=True):
    """The dice that were rolled, and all four as they lie now (D7, D8)."""

    DWELL = 0.7
    WAITS = "turn"

    seat: Seat
    faces: tuple[int, ...]
    dice: tuple[int, ...]
    fresh: bool
    """Whether all four were rolled."""
    left: int
    """Rolls that are left."""


class Rerolled(Event, frozen=True):
    """Some dice are picked up to be rolled again (D8)."""

    DWELL = 0.4

    seat: Seat
    kept: tuple[int, ...]
    faces: tuple[int, ...]
    left: int
    """Rolls that are left after this one."""


class Stopped(Event, frozen=True):
    """Somebody rolls no more (D9)."""

    DWELL = 0.3

    seat: Seat
    faces: tuple[int, ...]


class Placed(Event, frozen=True):
    """Dice on a card that is worth so many points (D10)."""

    DWELL = 0.9
    SOUND = "tile"

    seat: Seat
    spot: str
    card: str
    points: int
    faces: tuple[int, ...]


class PlacedNothing(Event, frozen=True):
    """All dice stay with the player (D10)."""

    DWELL = 0.9

    seat: Seat


class PushedOff(Event, frozen=True):
    """A higher sum: the dice that stood there go back (D20)."""

    DWELL = 1.4
    SOUND = "bust"

    seat: Seat
    by: Seat
    spot: str
    card: str
    faces: tuple[int, ...]


class Challenged(Event, frozen=True):
    """An equal sum: a battle is due (D21)."""

    DWELL = 1.4

    seat: Seat
    by: Seat
    spot: str
    card: str
    faces: tuple[int, ...]


class BattleTied(Event, frozen=True):
    """Both dice of a battle show the same, and are rolled again (D22)."""

    DWELL = 1.1

    seat: Seat
    rival: Seat
    spot: str
    card: str
    face: int


class BattleWon(Event, frozen=True):
    """A battle is decided: the loser takes dice back (D23)."""

    DWELL = 1.9

    seat: Seat
    face: int
    loser: Seat
    lower: int
    spot: str
    card: str
    faces: tuple[int, ...]
    """Those the loser takes back."""


class Collected(Event, frozen=True):
    """A card on which dice still stand when their owner's turn begins, or the game ends (D5, D29)."""

    DWELL = 1.8
    SOUND = "bank"
    BEGINS = True

    seat: Seat
    spot: str
    card: str
    logo: bool
    points: int
    cards: int
    """How many the player has now."""
    total: int
    closing: bool
    """Whether it was given out at the end of the game."""
    faces: tuple[int, ...]
    """The dice that stood on it."""


class ExtraRoll(Event, frozen=True):
    """Dice still stand on the Extra Roll Card: so many rolls this turn (D19)."""

    DWELL = 1.3
    BEGINS = True

    seat: Seat
    rolls: int


class Stalling(Event, frozen=True):
    """Nobody has collected for so many rounds, and one more ends the game (D26)."""

    HOUSE = True
    DWELL = 0.6

    rounds: int


class Ended(Event, frozen=True):
    """Why it ends: `goal` (D24), `deck` (D25) or `idle-rounds` (D26); cards on which dice still stand follow."""

    HOUSE = True
    DWELL = 1.3

    reason: str
    seat: Seat
    count: int
    """The cards that the player has, or the rounds."""


class BonusWon(Event, frozen=True):
    """A bonus card finds its player (D28)."""

    DWELL = 1.3

    seat: Seat
    bonus: str
    points: int
    total: int


class BonusTied(Event, frozen=True):
    """A bonus card goes to nobody (D28)."""

    HOUSE = True
    DWELL = 0.9

    bonus: str


class Account(msgspec.Struct, frozen=True, tag_field="kind", tag=slug):
    """What a player has in the end: all points, and those of bonus cards among them."""

    seat: Seat
    points: int
    bonus: int


class GameOver(Event, frozen=True):
    """The points that decide (D29)."""

    HOUSE = True
    DWELL = 1.3

    reason: str
    accounts: tuple[Account, ...]


Events: TypeAlias = (
    BonusTurned | Turned | Rolled | Rerolled | Stopped | Placed | PlacedNothing | PushedOff | Challenged | BattleTied
    | BattleWon | Collected | ExtraRoll | Stalling | Ended | BonusWon | BonusTied | GameOver
)  # fmt: skip


def events(before: State, seat: int, move: int, after: State) -> list[Events]:
    """What a move or an outcome did."""
    if seat == CHANCE:
        return _outcome(before, move, after)
    if move == STOP:
        return [Stopped(seat, faces_of(before.roll))]
    if move < PUT:
        return [Rerolled(seat, faces_of(after.roll), faces_of(move), int(before.rolls) - 1)]
    return _placing(before, seat, move, after)


def _outcome(before: State, move: int, after: State) -> list[Events]:
    if before.phase == BONUS:
        return [BonusTurned(BONUS_NAMES[move], int(before.worth[move]))]
    if before.phase == CARD:
        spot = PLACE_NAMES[free_place(before)]
        return [Turned(spot, KIND_NAMES[move >> 1], bool(move & 1), int(before.points[move >> 1]), int(after.cards))]
    if before.phase == BATTLE:
        return _battle(before, move, after)
    fresh = not before.roll
    return [Rolled(int(before.active), faces_of(move), faces_of(after.roll), fresh, int(after.rolls))]


def _placing(before: State, seat: int, move: int, after: State) -> list[Events]:
    owners, stands = before.owner.tolist(), _stands(before)
    told: list[Events] = []
    for place, dice in enumerate(dice_on(before, move)):
        if dice:
            spot, card = PLACE_NAMES[place], _card(before, place)
            told.append(Placed(seat, spot, card, _points(before, place), faces_of(dice)))
            standing = faces_of(before.dice[place])
            if owners[place] and pips(dice) == sum(standing):
                told.append(Challenged(owners[place] - 1, seat, spot, card, standing))
            else:
                if owners[place]:
                    told.append(PushedOff(owners[place] - 1, seat, spot, card, standing))
                owners[place], stands[place] = seat + 1, faces_of(dice)
    if not told:
        told.append(PlacedNothing(seat))
    return told if after.phase == BATTLE else [*told, *_next_turn(before, owners, stands, after)]


def _battle(before: State, move: int, after: State) -> list[Events]:
    place = battle_place(before)
    attacker, defender = int(before.active), int(before.owner[place]) - 1
    attack, defence = move & 7, move >> 3
    spot, card = PLACE_NAMES[place], _card(before, place)
    if attack == defence:
        return [BattleTied(attacker, defender, spot, card, attack)]
    owners, stands = before.owner.tolist(), _stands(before)
    if attack > defence:
        owners[place], stands[place] = attacker + 1, faces_of(before.rival[place])
        back = faces_of(before.dice[place])
        won = BattleWon(attacker, attack, defender, defence, spot, card, back)
    else:
        back = faces_of(before.rival[place])
        won = BattleWon(defender, defence, attacker, attack, spot, card, back)
    return [won] if after.phase == BATTLE else [won, *_next_turn(before, owners, stands, after)]


def _stands(state: State) -> list[tuple[int, ...]]:
    """What the dice on each place show."""
    return [faces_of(dice) for dice in state.dice.tolist()]


def _next_turn(before: State, owners: list[int], stands: list[tuple[int, ...]], after: State) -> Iterator[Events]:
    """What happens once all dice stand: the next seat collects, or the game ends."""
    seat = next_seat(int(before.active), int(before.players))
    cards, totals = before.amount.tolist(), before.score.tolist()
    idle = before.idle >= before.idle_rounds * before.players

    def collected(place: int, closing: bool) -> Collected:
        player, points = owners[place] - 1, _points(before, place)
        cards[player] += 1
        totals[player] += points
        spot, card, logo = PLACE_NAMES[place], _card(before, place), bool(before.card[place] & 1)
        return Collected(player, spot, card, logo, points, cards[player], totals[player], closing, stands[place])

    due = [] if idle else [place for place in range(EXTRA_PLACE) if owners[place] == seat + 1]
    for place in due:
        yield collected(place, closing=False)
    if after.phase != OVER:
        if after.rolls > ROLLS:
            yield ExtraRoll(seat, int(after.rolls))
        if after.idle == (after.idle_rounds - 1) * after.players + 1:
            yield Stalling(int(after.idle_rounds) - 1)
        return
    reason = "idle-rounds" if idle else "goal" if cards[seat] >= before.goal else "deck"
    yield Ended(reason, -1 if idle else seat, int(before.idle_rounds) if idle else cards[seat])
    for place in range(EXTRA_PLACE):
        if owners[place] and place not in due:
            yield collected(place, closing=True)
    for bonus, name in enumerate(BONUS_NAMES):
        if (before.bonuses >> bonus) & 1:
            winner, points = int(bonus_seat(after, bonus)), int(before.worth[bonus])
            if winner >= 0:
                totals[winner] += points
                yield BonusWon(winner, name, points, totals[winner])
            else:
                yield BonusTied(name)
    yield GameOver(
        reason,
        tuple(Account(player, totals[player], int(after.prize[player])) for player in range(before.players)),
    )


def _card(state: State, place: int) -> str:
    return KIND_NAMES[state.card[place] >> 1]


def _points(state: State, place: int) -> int:
    return 0 if place == EXTRA_PLACE else int(state.points[state.card[place] >> 1])
