"""What happens in TUTTO, as data."""

from typing import TypeAlias

from croupier.kernel.contract import State
from croupier.kernel.counts import dice_in, faces_of
from croupier.kernel.data import Event, Seat
from croupier.kernel.layout import read
from croupier.kernel.seats import CHANCE

from . import cards, rules
from .dice import DICE
from .dice import points as worth
from .notation import card_name


class Turned(Event, frozen=True):
    """A card is turned up (T8)."""

    DWELL = 0.8
    SOUND = "card"
    WAITS = "turn"

    seat: Seat
    card: str


class Rolled(Event, frozen=True):
    """Dice are rolled; a null has no valid die (T9)."""

    DWELL = 0.4

    seat: Seat
    faces: tuple[int, ...]
    null: bool


class Kept(Event, frozen=True):
    """Dice are put aside; `rolling` is how many are rolled on, none with a stop or a TUTTO (T10, T13)."""

    DWELL = 0.3

    seat: Seat
    faces: tuple[int, ...]
    points: int
    gathered: int
    rolling: int
    under: str
    aside: int
    """How many dice are put aside now."""


class Tutto(Event, frozen=True):
    """All six dice are put aside under a card, which pays (T14 to T23); `leaves` counts those of the Cloverleaf."""

    DWELL = 1.3

    seat: Seat
    under: str
    paid: int
    gathered: int
    leaves: int


class Fined(Event, frozen=True):
    """A leader pays for somebody's TUTTO under Plus/Minus (T20)."""

    DWELL = 1.3

    seat: Seat
    points: int
    total: int


class NobodyFined(Event, frozen=True):
    """Nobody else leads, or the leaders have nothing to lose (T20)."""

    DWELL = 0.9


class Dared(Event, frozen=True):
    """The next card is due, and the points gathered are at risk (T14)."""

    DWELL = 0.4

    seat: Seat
    gathered: int


class Lost(Event, frozen=True):
    """The turn is over, and its points are gone (T9, T17)."""

    DWELL = 1.3
    SOUND = "bust"

    seat: Seat
    points: int


class Banked(Event, frozen=True):
    """The turn is over, and its points are safe: by a `stop`, the null of `fireworks`, or `plus-minus` (T19)."""

    DWELL = 0.9
    SOUND = "bank"

    seat: Seat
    reason: str
    points: int
    total: int


class Shuffled(Event, frozen=True):
    """The deck was used up, and all cards are shuffled into a new one (T3)."""

    HOUSE = True
    DWELL = 0.6

    cards: int


class LastRound(Event, frozen=True):
    """Somebody has reached the target, and the round is played out (T24)."""

    DWELL = 1.3

    seat: Seat
    target: int
    left: int
    """How many have a turn to come."""


class GameOver(Event, frozen=True):
    """The game ends by the `cloverleaf` (T21) or after the round of the `target` (T24), on the winner's points."""

    HOUSE = True
    DWELL = 1.3

    reason: str
    points: int


Events: TypeAlias = (
    Turned | Rolled | Kept | Tutto | Fined | NobodyFined | Dared | Lost | Banked | Shuffled | LastRound | GameOver
)


def events(before: State, seat: int, move: int, after: State) -> list[Events]:
    """What a move or an outcome did."""
    before, after = read(before), read(after)
    player: int = before.active
    told: list[Events] = []
    if seat != CHANCE:
        told += _choice(before, player, move, after)
    elif before.phase == rules.CARD:
        told.append(Turned(player, card_name(move)))
        if move == cards.STOP_CARD:
            told.append(Lost(player, gathered(before)))
    else:
        told += _roll(before, player, move, after)
    return told + _aftermath(before, player, after)


def gathered(state: State) -> int:
    """The points of this turn so far."""
    return int(state.earlier + state.extras + state.rolled)


def _roll(before: State, player: int, roll: int, after: State) -> list[Events]:
    null: bool = after.phase != rules.CHOICE
    rolled = Rolled(player, faces_of(roll), null)
    if not null:
        return [rolled]
    if before.card == cards.FIREWORKS:
        return [rolled, _banked(before, player, "fireworks", after)]
    return [rolled, Lost(player, gathered(before))]


def _choice(before: State, player: int, move: int, after: State) -> list[Events]:
    if move == rules.NEXT:
        return [Dared(player, gathered(before))]
    told: list[Events] = []
    if before.phase == rules.CHOICE:
        kept = before.valid if move == rules.STOP else move
        aside = int(dice_in(before.aside) + dice_in(kept))
        points = 0 if before.card == cards.STRAIGHT else int(worth(kept))
        rolling = 0 if move == rules.STOP else DICE - aside
        unpaid, card = gathered(before) + points, card_name(before.card)
        told.append(Kept(player, faces_of(kept), points, unpaid, rolling, card, aside))
        if aside == DICE:
            told += _tutto(before, player, unpaid, after)
    if move == rules.STOP:
        told.append(_banked(before, player, "stop", after))
    elif before.card == cards.PLUS_MINUS and after.phase in (rules.CARD, rules.OVER):
        told.append(_banked(before, player, "plus-minus", after))
    return told


def _tutto(before: State, player: int, unpaid: int, after: State) -> list[Events]:
    """What the card does; the turn's points are banked already where it ended with the TUTTO."""
    card: int = before.card
    ended = after.phase == rules.CARD or (after.phase == rules.OVER and not after.champion)
    total = int(after.score[player] - before.score[player]) if ended else gathered(after)
    paid = 1000 if card == cards.PLUS_MINUS else total - unpaid
    leaves = before.leaves + 1 if card == cards.CLOVERLEAF else 0
    told: list[Events] = [Tutto(player, card_name(card), paid, total, leaves)]
    if card == cards.PLUS_MINUS:
        fines: list[Events] = [
            Fined(seat, old - new, new)
            for seat, (old, new) in enumerate(zip(before.score.tolist(), after.score.tolist(), strict=True))
            if new < old
        ]
        told += fines or [NobodyFined()]
    return told


def _banked(before: State, player: int, reason: str, after: State) -> Banked:
    total = int(after.score[player])
    return Banked(player, reason, total - int(before.score[player]), total)


def _aftermath(before: State, player: int, after: State) -> list[Events]:
    """What follows for the whole table."""
    if after.champion:
        return [GameOver("cloverleaf", int(after.score[player]))]
    told: list[Events] = []
    if after.last_round and not before.last_round:
        told.append(LastRound(player, after.target, (after.first - player - 1) % after.players))
    if after.phase == rules.OVER:
        return [*told, GameOver("target", int(max(after.score[: after.players])))]
    if after.cards > before.cards:
        told.append(Shuffled(after.cards))
    return told
