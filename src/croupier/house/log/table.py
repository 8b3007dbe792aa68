"""A table: the fold of its log, and nothing that is not in the log or the secret of its dice."""

import msgspec
import numpy as np

from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE
from croupier.kernel.shelf import find_game

from .entries import (
    Again,
    AnyEntry,
    Began,
    Ended,
    Left,
    Opened,
    Played,
    Returned,
    Sat,
    StoodIn,
    TakenBack,
    Wished,
)


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who holds a seat, and who plays on it."""

    name: str = ""
    token: str = ""
    """The hash of the holder's token; empty for a bot's seat and for an open one."""
    bot: str = ""
    """The bot that plays here, its own seat or a person's; empty where a person plays."""
    luck: str = ""
    lost: bool = False
    used: int = 0
    """Milliseconds thought so far."""
    since: int = -1
    """When it began to think; -1 while it may not act."""
    acted: int = 0
    """The entry of its last move."""

    @property
    def taken(self) -> bool:
        """Whether anybody sits here."""
        return bool(self.token or self.bot)


class _Plain(msgspec.Struct):
    """What is kept of a table in a snapshot beside its set-up, its seats and its position."""

    steps: int
    entries: int
    hidden: list[tuple[int, int]]
    began: int
    rolls: int
    rolled: int
    moved: int
    roller: int
    ended: bool
    again: str
    at: int


class Table:
    """What a log amounts to."""

    def __init__(self, name: str, secret: str, opened: Opened, at: int) -> None:
        game = find_game(opened.game)
        edition = msgspec.json.decode(opened.edition, type=game.edition_type)
        self.id = name
        self.secret = secret
        self.opened = opened
        self.position = Position(game.setup(len(opened.chairs), opened.options, edition, opened.first))
        self.seats = [
            Seat(name=chair.name, token=chair.token, bot=chair.name if chair.kind == "bot" else "")
            for chair in opened.chairs
        ]
        self.steps = 1
        self.entries = 1
        self.hidden: list[tuple[int, int]] = []
        """The entries that others may not see, each with the seat that may."""
        self.began = 0
        """When, in milliseconds of the house's clock; 0 before."""
        self.rolls = 0
        self.rolled = 0
        """The entry of the last outcome, or of its taking back."""
        self.moved = 0
        """When a seat moved last."""
        self.roller = -1
        """The seat that moved last."""
        self.turn: tuple[int, ...] = ()
        """The seats that may act now, the chance seat among them."""
        self.shown: tuple[int, msgspec.Raw] = (0, msgspec.Raw())
        """The view that everybody has of a game without secrets, and the entry after which it was looked at."""
        self.before: Position | None = None
        """The position before the last outcome, while that can be taken back."""
        self.ended = False
        self.again = ""
        self.at = at

    @property
    def real_dice(self) -> bool:
        """Whether people roll dice of their own and type them in."""
        return not self.opened.commitment

    @property
    def luck(self) -> tuple[str, ...]:
        """What the seats have added to the luck of the dice, in seat order."""
        return tuple(seat.luck for seat in self.seats if seat.luck)

    @property
    def playing(self) -> bool:
        """Whether moves can be made."""
        return self.began > 0 and not self.ended

    @property
    def dice_due(self) -> bool:
        """Whether everybody waits for the dice."""
        return self.turn == (CHANCE,)

    def clock(self, at: int) -> int:
        """Milliseconds since the game began."""
        return max(0, at - self.began)

    def number(self, seats: frozenset[int]) -> int:
        """How many entries somebody with these seats has been told."""
        return self.entries - sum([owner not in seats for _, owner in self.hidden])

    def entry_of(self, number: int, seats: frozenset[int]) -> int:
        """The entry that had this number for somebody with these seats."""
        for entry, owner in self.hidden:
            if owner not in seats and entry <= number:
                number += 1
        return number

    def deadline(self, seat: int) -> int | None:
        """When a seat's time runs out."""
        clock, thinker = self.opened.clock, self.seats[seat]
        if clock is None or thinker.since < 0 or thinker.bot:
            return None
        left = clock.seconds * 1000 - (thinker.used if clock.per == "game" else 0)
        return thinker.since + max(0, left)

    def draft(self) -> "Table":
        """A copy to try entries on; made for every move, so without the detours of `copy`."""
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.position = self.position.copy()
        other.seats = list(self.seats)
        other.hidden = list(self.hidden)
        return other

    def freeze(self) -> bytes:
        """All of it but the secret, to fold on from later."""
        before = b"" if self.before is None else self.before.tobytes()
        plain = _Plain(**{name: getattr(self, name) for name in _Plain.__struct_fields__})
        return msgspec.msgpack.encode((self.opened, self.seats, self.position.tobytes(), before, plain))

    @classmethod
    def thaw(cls, name: str, secret: str, data: bytes) -> "Table":
        """The opposite of `freeze`."""
        opened, seats, state, before, plain = msgspec.msgpack.decode(
            data, type=tuple[Opened, list[Seat], bytes, bytes, _Plain]
        )
        table = cls(name, secret, opened, plain.at)
        layout, setup = table.position.game.rules.LAYOUT, table.position.setup
        table.seats = seats
        table.position = Position(setup, np.frombuffer(bytearray(state), layout)[0])
        table.before = Position(setup, np.frombuffer(bytearray(before), layout)[0]) if before else None
        for field in _Plain.__struct_fields__:
            setattr(table, field, getattr(plain, field))
        table._whose_turn()
        return table

    def apply(self, entry: AnyEntry, at: int) -> None:
        """Let an entry of the log take its effect."""
        self.entries += 1
        self.at = at
        match entry:
            case Played():
                self._played(entry)
                self._think(entry.seat, at)
            case Sat(seat, name, token):
                self._seat(seat, name=name, token=token)
            case Left(seat):
                self._seat(seat, name="", token="", luck="")
            case StoodIn(seat, bot, lost):
                self._seat(seat, bot=bot, lost=lost, token="" if lost else self.seats[seat].token, since=-1)
            case Returned(seat):
                self._seat(seat, bot="", since=at if seat in self.turn else -1)
            case Wished(seat, luck):
                self._seat(seat, luck=luck)
            case Began():
                self.began = at
                self._whose_turn()
                self._think(CHANCE, at)
            case TakenBack():
                assert self.before is not None
                self.position, self.before = self.before, None
                self.rolled = self.entries
                self.rolls -= 1
                self._whose_turn()
            case Ended():
                self.ended = True
                self._whose_turn()
            case Again(table):
                self.again = table

    def _whose_turn(self) -> None:
        self.turn = self.position.seats if self.playing else ()

    def _played(self, entry: Played) -> None:
        self.before = self.position.copy() if entry.typed >= 0 else None
        self.position.make(entry.seat, entry.move)
        self._whose_turn()
        if entry.seat == CHANCE:
            self.rolled = self.entries
            self.rolls += 1
        else:
            self.roller = entry.seat
            self.moved = self.at
            self._seat(entry.seat, acted=self.entries)
        if entry.secret:
            self.hidden.append((self.entries, entry.seat))

    def _think(self, actor: int, at: int) -> None:
        """Start and stop the clocks of those who may act."""
        if self.opened.clock is None:
            return
        turn = self.turn
        for number, seat in enumerate(self.seats):
            if seat.since >= 0 and (number == actor or number not in turn):
                seat = self._seat(number, used=seat.used + at - seat.since, since=-1)
            if seat.since < 0 and number in turn and not seat.bot:
                self._seat(number, since=at)

    def _seat(self, seat: int, **changes: object) -> Seat:
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], **changes)
        return self.seats[seat]
