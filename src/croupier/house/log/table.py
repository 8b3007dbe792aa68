"""A table: the fold of its log, and nothing that is not in the log or the key of its dice."""

from copy import copy

import msgspec

from croupier.kernel.game import Game
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE, clock_of, may_know
from croupier.kernel.shelf import find_game

from .entries import (
    Again,
    AnyEntry,
    Began,
    Broken,
    Cleared,
    Ended,
    HandedOn,
    HintAsked,
    Left,
    Opened,
    Played,
    Promised,
    Returned,
    Said,
    Sat,
    StoodIn,
    TakenBack,
    Tutored,
    Wished,
)
from .fair import dice_of, promise_of
from .rolling import typists
from .seat import Seat
from .sight import Sight

LONGEST = 2**30
"""Milliseconds that a duel is timed: twelve days; whoever acts later acts then."""
FIRST_HOST, NO_HOST = -1, -2
"""In place of the host's seat: what a host may goes with the token of who laid the table out, or with none any more."""
MOST_MISSED = 3
"""How often chance acts because no seat does, until one does."""


class Standing(msgspec.Struct, kw_only=True):
    """How far a table is, beside its position: plain data, as a snapshot keeps it."""

    seats: tuple[Seat, ...]
    at: int
    """When its last entry was written, in milliseconds of the house's clock, as all times."""
    made: int
    """Moves and outcomes made here, without those taken back; a snapshot from before they were counted is not used."""
    steps: int = 1
    entries: int = 1
    hidden: tuple[tuple[int, int], ...] = ()
    """The entries that some may not know of, each with the bit set of those seats."""
    began: int = 0
    """When; 0 before."""
    rolls: int = 0
    rolled: int = 0
    """The entry of the last outcome, or of its taking back."""
    stirred: int = 0
    """The entry of the last move, outcome or taking back that nobody was kept from."""
    moved: int = 0
    """When a seat moved last, or chance because none did."""
    cast: int = 0
    """From when hands may move, and their times are counted: when the dice fell, or some time after they were typed."""
    missed: int = 0
    """How often chance acted because no seat did, one after the other."""
    roller: int = -1
    """The seat that moved last."""
    typist: int = -1
    """The seat that typed the last outcome."""
    clocks: tuple[tuple[int, int], ...] = ()
    """How long each seat had thought before the last outcome was typed, and since when it did."""
    promised: int = 0
    """When luck was last promised, or a bot sat down so that nobody is waited for any more."""
    broken: int = 0
    """How often somebody did not show the luck he had promised."""
    spent: tuple[str, ...] = ()
    """The promises whose luck was shown before that: everybody knows it, so it is luck no more."""
    hosting: int = FIRST_HOST
    """The seat whose holder is the host, once another device took it over; `NO_HOST` when he has given it up."""
    said: int = 0
    """How much was said in chat."""
    ended: bool = False
    cleared: bool = False
    """Whether the house ended it, because nobody came any more."""
    again: str = ""


class Table(Standing, kw_only=True):
    """What a log amounts to."""

    id: str
    key: str
    """The number that its fair dice come from, in hexadecimal digits; empty where real dice are rolled."""
    opened: Opened
    sight: Sight
    before: tuple[Position, ...] = ()
    """The positions before each of the outcomes that can be taken back, the last of them last."""
    turn: tuple[int, ...] = ()
    """The seats that may act now, the chance seat among them."""

    @classmethod
    def laid_out(cls, name: str, key: str, opened: Opened, at: int) -> "Table":
        """A table as its first entry leaves it."""
        game = find_game(opened.game)
        edition = msgspec.json.decode(opened.edition, type=game.edition_type)
        position = Position(game.setup(len(opened.chairs), opened.options, edition, opened.first))
        for seat, move in opened.given:
            position.check(seat, move)
            position = position.after(seat, move)
        return cls(
            id=name,
            key=key,
            opened=opened,
            sight=Sight(position),
            seats=tuple(
                Seat(name=chair.name, token=chair.token, bot=chair.name if chair.kind == "bot" else "")
                for chair in opened.chairs
            ),
            at=at,
            made=0,
        )

    @property
    def position(self) -> Position:
        """Where the game stands; never changed in place, since others may still look at it."""
        return self.sight.position

    @property
    def game(self) -> Game:
        """What is played."""
        return self.sight.position.setup.game

    @property
    def realtime(self) -> bool:
        """Whether moves carry their time."""
        return self.sight.position.setup.game.facts.realtime

    @property
    def real_dice(self) -> bool:
        """Whether people roll dice of their own and type them in."""
        return not self.opened.commitment

    @property
    def luck(self) -> tuple[str, ...]:
        """What the seats have added to the luck of the dice, in seat order."""
        return tuple([seat.luck for seat in self.seats if seat.luck])

    @property
    def revealing(self) -> bool:
        """Whether all luck is promised, and none can be changed any more."""
        waiting = not (self.began or self.cleared or self.real_dice) and all(seat.taken for seat in self.seats)
        return waiting and all(seat.promise or seat.luck for seat in self.seats if seat.wishes)

    @property
    def playing(self) -> bool:
        """Whether moves can be made."""
        return self.began > 0 and not self.over

    @property
    def over(self) -> bool:
        """Whether nothing will be played any more: a game has ended, or the table was cleared."""
        return self.ended or self.cleared

    @property
    def asleep(self) -> bool:
        """Whether chance has acted for idle hands often enough: now it waits for one."""
        return self.missed >= MOST_MISSED and not self.dice_due

    @property
    def dice_due(self) -> bool:
        """Whether everybody waits for the dice."""
        return self.turn == (CHANCE,)

    @property
    def still(self) -> int:
        """Since when there is something to look at before the dice fall: a move, or the beginning."""
        return max(self.moved, self.began)

    def held_by(self, tokens: frozenset[str]) -> frozenset[int]:
        """The seats that these tokens hold now."""
        return frozenset([number for number, seat in enumerate(self.seats) if seat.token and seat.token in tokens])

    @property
    def host(self) -> str:
        """The hash of the host's token; empty where nobody holds his seat any more."""
        if self.hosting >= 0:
            return self.seats[self.hosting].token
        return self.opened.host if self.hosting == FIRST_HOST else ""

    def hosted_by(self, tokens: frozenset[str]) -> bool:
        """Whether the host's token is among these."""
        return bool(self.host) and self.host in tokens

    @property
    def debtor(self) -> int:
        """The seat whose clock runs until it has typed what real dice show; -1 where there is none, as in real time."""
        if not (self.opened.timed and self.dice_due) or self.realtime:
            return -1
        asked = typists(self.seats, self.roller, self.position)
        return self.roller if self.roller in asked else next(iter(asked), -1)

    def draw(self) -> int:
        """What the fair dice show next."""
        return self.position.draw(dice_of(self.key, self.luck, self.rolls))

    def clock(self, at: int) -> int:
        """Milliseconds since the game began."""
        return max(0, at - self.began)

    def moment(self, at: int) -> int:
        """Milliseconds that a move in real time carries: since the last cast, as far as a move can hold them."""
        return min(max(0, at - (self.cast or self.began)), LONGEST)

    def number(self, seats: frozenset[int]) -> int:
        """How many entries somebody with these seats may know of."""
        if not self.hidden:
            return self.entries
        return self.entries - sum([not may_know(hidden, seats) for _, hidden in self.hidden])

    def entry_of(self, number: int, seats: frozenset[int]) -> int:
        """How far the log was at most when somebody with these seats had reached this number.

        What was hidden from him right after it counts: he could not have waited for it.
        """
        for entry, hidden in self.hidden:
            if entry <= number + 1 and not may_know(hidden, seats):
                number += 1
        return number

    def hidden_from(self, entry: int) -> int:
        """The seats that may not know of an entry, as a bit set."""
        return dict(self.hidden).get(entry, 0)

    def deadline(self, seat: int) -> int | None:
        """When a seat's time runs out."""
        clock, thinker = self.opened.clock, self.seats[seat]
        if clock is None or thinker.since < 0 or thinker.bot:
            return None
        left = clock.seconds * 1000 - (thinker.used if clock.per == "game" else 0)
        return thinker.since + max(0, left)

    def draft(self) -> "Table":
        """A copy to try entries on; all that the two share is never changed in place."""
        return copy(self)

    def apply(self, entry: AnyEntry, at: int) -> None:
        """Let an entry of the log take its effect."""
        self.entries += 1
        self.at = at
        match entry:
            case Played():
                debtor = self.debtor
                if entry.typed >= 0:
                    self.clocks = tuple((seat.used, seat.since) for seat in self.seats)
                hidden = self._played(entry)
                self._think((entry.seat, debtor), at, hidden)
            case Sat(seat, name, token):
                anew = {} if self.began else {"promise": "", "luck": ""}
                held = self.seats[seat]
                if not held.token:
                    self.hosting = NO_HOST if seat == self.hosting else self.hosting
                elif held.along:
                    self.hosting = seat
                handed = held.handed if held.token else 0
                self._seat(seat, name=name, token=token, key="", along=False, handed=handed, **anew)
            case HandedOn(seat, key, host):
                self._seat(seat, key=key, along=host, handed=self.seats[seat].handed + 1)
            case Left(seat):
                self._seat(seat, name="", token="", promise="", luck="", tutor=False)
            case StoodIn(seat, bot, lost):
                gone = {"token": "", "since": -1, "tutor": False} if lost else {}
                self._seat(seat, bot=bot, lost=lost, **gone)
                self.promised = at if self.promised and not self.began else self.promised
            case Returned(seat):
                self._seat(seat, bot="")
            case Promised(seat, promise):
                self._seat(seat, promise=promise)
                self.promised = at
            case Broken(seats):
                self.broken += 1
                self.spent += tuple(promise_of(seat.luck) for seat in self.seats if seat.luck)
                for seat in range(len(self.seats)):
                    gone = {"name": "", "token": "", "tutor": False} if seat in seats else {}
                    self._seat(seat, promise="", luck="", **gone)
            case HintAsked(seat):
                self._seat(seat, advised=self.entries)
            case Tutored(seat, on):
                self._seat(seat, tutor=on)
            case Said():
                self.said += 1
            case Wished(seat, luck):
                self._seat(seat, luck=luck)
            case Began():
                self.began = at
                self.look()
                self._think((), at)
            case TakenBack():
                self._taken_back()
                self._think_again(at)
            case Ended():
                self.ended = True
                self.look()
            case Cleared():
                self.cleared = True
                self.look()
            case Again(table):
                self.again = table

    def look(self) -> None:
        """See whose turn it is."""
        self.turn = self.sight.position.seats if self.playing else ()

    def _played(self, entry: Played) -> bool:
        """Make a move or an outcome; whether it is hidden from anybody."""
        position = self.sight.position
        hidden = position.secret(entry.seat, entry.move)
        self._note(hidden)
        same_cast = [one for one in self.before if self.realtime and not one.setup.drawn]
        self.before, self.typist = (*same_cast, position) if entry.typed >= 0 else (), entry.typed
        due = self.dice_due
        waited = entry.seat == CHANCE and not due
        if due and self.realtime:
            # in logs of before, time was counted from the beginning
            self.cast = self.at - clock_of(entry.move) + entry.wait
        self.sight = Sight(position.after(entry.seat, entry.move))
        self.look()
        self.made += 1
        if entry.seat == CHANCE:
            self.rolled = self.entries
            self.rolls += 1
            self.missed += waited
            self.moved = self.at if waited else self.moved
        else:
            self.missed = 0
            self.roller = entry.seat
            self.moved = self.at
            self._seat(entry.seat, acted=self.entries)
        return hidden > 0

    def _taken_back(self) -> None:
        """Whoever may not know of the outcome may not know that it was a slip either."""
        self._note(self.hidden_from(self.rolled))
        self.sight, self.before = Sight(self.before[-1]), self.before[:-1]
        self.rolled = self.entries
        self.rolls -= 1
        self.made -= 1
        self.look()

    def _note(self, hidden: int) -> None:
        """Keep who may not know of this entry; if everybody may, it is seen that something has happened."""
        if hidden:
            self.hidden = (*self.hidden, (self.entries, hidden))
        else:
            self.stirred = self.entries

    def _think(self, actors: tuple[int, ...], at: int, hidden: bool = False) -> None:
        """Start and stop the clocks of those who may act, or have to type what real dice show.

        A clock runs as long as somebody holds the seat, whoever plays on it. What others may not know of does not move
        the actor's while he may go on, so nobody can read secrets from clocks, or win time by them.
        """
        if self.opened.clock is None:
            return
        turn = (*self.turn, self.debtor)
        for number, seat in enumerate(self.seats):
            moved = number in actors and not hidden
            if seat.since >= 0 and (moved or number not in turn):
                seat = self._seat(number, used=seat.used + at - seat.since, since=-1)
            if seat.since < 0 and number in turn and seat.token:
                self._seat(number, since=at)

    def _think_again(self, at: int) -> None:
        """Set all clocks back to before an outcome was typed; who owes it again has used what he thought since then."""
        if not self.opened.timed:
            return
        for number, (seat, (used, since)) in enumerate(zip(self.seats, self.clocks, strict=True)):
            thought = seat.used - used + (at - seat.since if seat.since >= 0 else 0)
            self._seat(number, used=used, since=at - thought if since >= 0 and seat.token else -1)

    def _seat(self, seat: int, **changes: object) -> Seat:
        changed = msgspec.structs.replace(self.seats[seat], **changes)
        self.seats = (*self.seats[:seat], changed, *self.seats[seat + 1 :])
        return changed
