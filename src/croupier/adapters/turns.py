"""A game as single decisions, one after the other, for libraries that know neither seats at once nor a clock.

Where several seats may act at once, the lowest is asked first. In real time the clock goes on in beats: in each of them
every seat that has something to do is asked once, another one first each time, and what it does carries the time of the
clock. When all have been asked, or chance has acted, a new beat begins. What chance will do unless a seat acts before
happens as soon as the clock has reached its time.
"""

from collections.abc import Mapping
from operator import index
from typing import Any

from croupier.kernel.contract import Dealer
from croupier.kernel.dice import Rng
from croupier.kernel.encoding import encoding
from croupier.kernel.errors import BadGame, BadOption
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE, WATCHING, clock_of, stamp
from croupier.kernel.setup import Setup

BEAT = 100
"""Milliseconds: about as often as a quick hand decides."""
SLOWEST = 1000
"""No beat is longer: moves have room for so much time and no more."""


class Turns:
    """A game from its beginning, and whose decision it is."""

    __slots__ = (
        *("_asked", "_beats", "_code", "_die", "_listed", "_outcomes", "_parted"),
        *("at", "beat", "clock", "encoding", "realtime", "seats", "steps"),
    )

    def __init__(self, setup: Setup, beat: int = BEAT) -> None:
        if isinstance(beat, bool) or not isinstance(beat, int) or not 1 <= beat <= SLOWEST:
            raise BadOption("option-bounds", option="beat", value=beat, least=1, most=SLOWEST)
        self.at = Position(setup)
        self.encoding = encoding(setup.game)
        self.realtime = setup.game.facts.realtime
        self.beat = beat
        self.clock = 0
        self.steps = 0
        """Decisions so far, those of chance among them."""
        self._beats = self._asked = self._code = self._die = 0
        self._listed: dict[int, dict[int, int]] = {}
        self._outcomes: list[tuple[int, int]] | None = None
        self._parted = False
        self.seats: tuple[int, ...] = self._next()
        """Those who are to decide now, the first of them first; `CHANCE` alone where it is chance's turn."""

    @property
    def seat(self) -> int:
        """Whose decision it is; `WATCHING` when the game is over."""
        return self.seats[0] if self.seats else WATCHING

    def actions(self, seat: int) -> dict[int, int]:
        """The actions of a seat that is to decide, each with its move; without the one that waits."""
        if seat not in self._listed:
            self._listed[seat] = self.encoding.listed(self.at, seat) if seat in self.seats else {}
        return self._listed[seat]

    def legal(self, seat: int) -> list[int]:
        """The actions of a seat that is to decide, in order."""
        listed = sorted(self.actions(seat))
        return [*listed, self.encoding.wait] if self.realtime and listed else listed

    def move_of(self, seat: int, action: Any) -> int | None:
        """The move that an action of a seat makes now; None if it lets the moment pass."""
        listed = self.actions(seat)
        try:
            number = index(action)
        except TypeError:
            number = -1
        if number in listed:
            return stamp(listed[number], self.clock) if self.realtime else listed[number]
        if self.realtime and listed and number == self.encoding.wait:
            return None
        raise BadOption("no-such-action", action=action, seat=seat + 1)

    def act(self, action: Any) -> None:
        """What the seat whose decision it is does; `BadOption` and nothing else where it has no such action."""
        self._make(self.seat, self.move_of(self.seat, action))

    def act_together(self, actions: Mapping[int, Any]) -> None:
        """What all who are to decide do at once; what another's move has made impossible lapses."""
        moves = {seat: self.move_of(seat, actions.get(seat)) for seat in self.seats}
        for seat, move in moves.items():
            lapsed = move is not None and self.at.game.rules.refusal(self.at.state, seat, move)
            self._make(seat, None if lapsed else move)

    def outcomes(self) -> list[tuple[int, int]]:
        """What chance may do now, each with its weight: whole outcomes, or the sides of the next die."""
        if self._outcomes is None:
            whole = self.at.outcomes()
            self._parted = not whole
            self._outcomes = whole or [(side, 1) for side in range(self._dealer.SIDES)]
        return self._outcomes

    @property
    def parted(self) -> bool:
        """Whether the `outcomes` are single dice, because there are too many to list."""
        return bool(self.outcomes()) and self._parted

    @property
    def dealt(self) -> tuple[int, int]:
        """Of an outcome that is dealt die by die: how many dice, and what they make so far."""
        return self._die, self._code

    def deal(self, outcome: int) -> int | None:
        """One of the `outcomes`; the whole outcome that it makes, or None while more dice are to come."""
        if not self.parted:
            return self.fall(outcome)
        state = self.at.state
        self._code = int(self._dealer.joined(state, self._code, self._die, outcome))
        self._die += 1
        if self._die < self._dealer.parts(state):
            self.steps += 1
            return None
        return self.fall(self._code)

    def fall(self, outcome: int) -> int:
        """A whole outcome, as it is made: in real time it has the time of the clock, unless it carries its own."""
        if self.realtime and self.at.dice_due and not self.at.setup.drawn:
            outcome = stamp(outcome, self.clock)
        self.at.play(CHANCE, outcome)
        self.steps += 1
        self._code = self._die = 0
        self._forget()
        if self.realtime and self._asked:
            self._tick()
        self.seats = self._next()
        return outcome

    def settle(self, dice: Rng) -> None:
        """Let chance act until somebody else is to decide, or the game is over."""
        while self.seats == (CHANCE,):
            self.fall(self.at.draw(dice))

    def copy(self) -> "Turns":
        """The same, to try something on."""
        other = Turns.__new__(Turns)
        for name in self.__slots__:
            setattr(other, name, getattr(self, name))
        other.at = self.at.copy()
        other._listed = dict(self._listed)
        return other

    @property
    def _dealer(self) -> Dealer:
        dealer = self.at.game.dealer
        if dealer is None:
            raise BadGame(f"{self.at.game.id}: rules.py: outcomes lists nothing, and encode.py has no parts")
        return dealer

    def _forget(self) -> None:
        self._listed = {}
        self._outcomes = None

    def _make(self, seat: int, move: int | None) -> None:
        self.steps += 1
        self._asked |= 1 << seat
        if move is not None:
            self.at.play(seat, move)
        self._forget()
        self.seats = self._next()

    def _next(self) -> tuple[int, ...]:
        seats = self.at.seats
        if not self.realtime or not seats or seats[0] == CHANCE:
            return seats
        able = [seat for seat in seats if seat != CHANCE and self.at.moves(seat)]
        alarmed = seats[-1] == CHANCE
        if not able and not alarmed:
            raise BadGame(f"{self.at.game.id}: rules.py: seats are in turn, but no moves are listed")
        due = min(clock_of(outcome) for outcome, _ in self.at.outcomes()) if alarmed else 0
        while True:
            if alarmed and due <= self.clock:
                return (CHANCE,)
            first = self._beats % self.at.players
            left = [seat for seat in able if not (self._asked >> seat) & 1]
            if left:
                return tuple(sorted(left, key=lambda seat: (seat - first) % self.at.players))
            self._tick()

    def _tick(self) -> None:
        self._beats += 1
        self._asked = 0
        self.clock += self.beat
