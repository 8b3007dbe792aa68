"""A position: the state of a game and everything that can be asked of it."""

import re
from collections.abc import Callable
from itertools import takewhile
from time import monotonic
from typing import Self, cast

import msgspec
import numpy as np

from .contract import Bot, Codes, State
from .data import Began, Begins, Event, Move, Outcome, Over, Reveal, Turn
from .dice import Rng, below, check_rng, new_rng
from .errors import BadBot, BadNotation, BadOption, CroupierError
from .game import Game
from .languages import ENGLISH
from .options import Edition, Options
from .seats import CHANCE, DICE_DUE, WATCHING, is_code, seats_of
from .setup import Setup

BEGINS = re.compile(r"seat ([1-9]\d?) begins")


class Position:
    """Where a game stands. Seats count from 0, `CHANCE` rolls and draws, `WATCHING` only looks on.

    While chance has yet to decide who begins, that is its only outcome, and the table is laid out behind it.
    """

    __slots__ = ("_rules", "_seats", "_state", "setup")

    def __init__(self, setup: Setup, state: State | None = None) -> None:
        if not isinstance(setup, Setup):
            raise BadOption("no-setup", found=type(setup).__name__)
        self._stand(setup, setup.lay_out() if state is None else _let_in(setup, state))

    def _stand(self, setup: Setup, state: State) -> None:
        self.setup = setup
        self._rules = setup.game.rules
        self._state = state
        self._seats: tuple[int, ...] | None = None

    @classmethod
    def from_play(cls, setup: Setup, state: State) -> "Position":
        """The position of a record that rules have made and nobody else writes to: it is neither checked nor copied."""
        position = Position.__new__(Position)
        position._stand(setup, state)
        return position

    @classmethod
    def from_text(
        cls, game: Game, text: str, options: Options | None = None, edition: Edition | None = None
    ) -> "Position":
        """The position that a line describes, the opposite of `text`."""
        if not isinstance(game, Game):
            raise BadOption("no-game", found=type(game).__name__)
        if not isinstance(text, str):
            raise BadNotation("no-line", found=type(text).__name__)
        try:
            state = game.notation.parse_state(text)
        except CroupierError as error:
            raise error.of(game.folder) from None
        players = int(state["players"]) if "players" in (state.dtype.names or ()) else game.facts.seats[0]
        return cls(game.setup(players, options, edition), state).checked()

    @classmethod
    def from_bytes(cls, setup: Setup, data: bytes) -> "Position":
        """The position with these bytes, the opposite of `tobytes`; they must be those of a line that can be read."""
        game, layout = setup.game, setup.game.rules.LAYOUT
        if not isinstance(data, bytes | bytearray | memoryview) or len(data) != layout.itemsize:
            found = len(data) if isinstance(data, bytes | bytearray | memoryview) else type(data).__name__
            raise BadNotation("position-bytes", game=game.id, bytes=layout.itemsize, found=found)
        state = _let_in(setup, np.frombuffer(data, layout)[0])
        try:
            same = game.notation.parse_state(game.notation.state_text(state)).tobytes() == state.tobytes()
        except (CroupierError, ValueError, IndexError, KeyError, OverflowError):
            same = False
        if not same:
            raise BadNotation("position-unlike", game=game.id)
        return cls.from_play(setup, state).checked()

    def checked(self) -> Self:
        """The very same, if its numbers can be and everybody in turn has something to do."""
        self.game.bounds.check(self._state)
        for seat in self.seats:
            if seat != CHANCE:
                stuck = not self.moves(seat)
            else:
                stuck = not self.setup.drawn and self._rules.refusal(self._state, CHANCE, self.draw(new_rng())) != 0
            if stuck:
                raise BadNotation("position-stuck")
        return self

    @property
    def game(self) -> Game:
        """The game."""
        return self.setup.game

    @property
    def players(self) -> int:
        """How many play."""
        return self.setup.players

    @property
    def state(self) -> State:
        """The record that the rules work on, to be read: only `play` changes it."""
        shown = np.ndarray((), self._state.dtype, self._state)
        shown.flags.writeable = False
        return cast(State, shown[()])

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that may act now; `CHANCE` alone when dice are due, last where it may act too."""
        if self._seats is None:
            self._seats = seats_of(DICE_DUE if self.setup.drawn else self._rules.turn(self._state))
        return self._seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.seats

    @property
    def dice_due(self) -> bool:
        """Whether everybody waits for dice or cards."""
        return self.seats == (CHANCE,)

    def moves(self, seat: int) -> list[int]:
        """What a seat may do now, as listed by the rules."""
        if seat == CHANCE or seat not in self.seats:
            return []
        codes = np.zeros(self._rules.MOST_MOVES, np.int64)
        return codes[: self._rules.moves(self._state, seat, codes)].tolist()

    def outcomes(self) -> list[tuple[int, int]]:
        """What may be rolled or drawn now, each with its weight; empty where that is too much to list."""
        if self.setup.drawn:
            return [(seat, 1) for seat in range(self.players)]
        codes, weights = np.zeros((2, self._rules.MOST_OUTCOMES), np.int64)
        count = self._rules.outcomes(self._state, codes, weights) if CHANCE in self.seats else 0
        return list(zip(codes[:count].tolist(), weights[:count].tolist(), strict=True))

    def choices(self, seat: int) -> list[int]:
        """The moves of a seat, or the outcomes for the chance seat."""
        return [outcome for outcome, _ in self.outcomes()] if seat == CHANCE else self.moves(seat)

    def draw(self, dice: Rng) -> int:
        """One random outcome, not made yet."""
        check_rng(dice)
        return int(below(dice, self.players) if self.setup.drawn else self._rules.draw(self._state, dice))

    def check(self, seat: int, move: int) -> None:
        """Raise the clause a move breaks, if it breaks one."""
        if not (is_code(seat) and is_code(move)):
            raise BadNotation("no-code", move=move)
        if self.setup.drawn:
            if seat != CHANCE or not 0 <= move < self.players:
                raise BadNotation("begins-first", players=self.players)
        elif clause := self._rules.refusal(self._state, seat, move):
            raise self.game.refused(clause)

    def _make(self, seat: int, move: int) -> None:
        """Make a move that was checked."""
        self._seats = None
        if self.setup.drawn:
            self.setup = self.setup.begun_by(move)
            self._state = self.setup.lay_out()
        else:
            self._rules.play(self._state, seat, move)

    def play(self, seat: int, move: int) -> None:
        """Make a move, or refuse it and leave everything as it was."""
        self.check(seat, move)
        self._make(seat, move)

    def after(self, seat: int, move: int) -> "Position":
        """The position after a move; this one stays as it is."""
        self.check(seat, move)
        other = self._apart()
        other._make(seat, move)
        return other

    def roll(self, dice: Rng) -> int:
        """Draw an outcome and make it."""
        outcome = self.draw(dice)
        self.play(CHANCE, outcome)
        return outcome

    def secret(self, seat: int, move: int) -> int:
        """The seats that may not learn of a move or an outcome yet, as a bit set."""
        if self.setup.drawn or not self.setup.game.facts.secrets:
            return 0
        return self._rules.secret(self._state, seat, move)

    def words(self, seat: int, move: int) -> str:
        """A legal move or outcome in words that no other has."""
        if self.setup.drawn:
            return f"seat {move + 1} begins"
        return self.setup.game.notation.move_text(self._state, seat, move)

    def parse(self, seat: int, text: str) -> int:
        """The move or outcome that these words mean, legal or not."""
        if self.setup.drawn and seat == CHANCE:
            found = BEGINS.fullmatch(text)
            if not found:
                raise BadNotation("begins-words", text=text, players=self.players)
            return int(found[1]) - 1
        try:
            return int(self.game.notation.parse_move(self._state, seat, text))
        except CroupierError as error:
            raise error.of(self.game.folder) from None

    def data(self, seat: int, move: int) -> Move | Outcome:
        """A legal move or outcome as data."""
        return Begins(move) if self.setup.drawn else self.setup.game.codec.to_data(self._state, seat, move)

    def code(self, seat: int, data: Move | Outcome) -> int:
        """The code of a move or outcome, legal or not."""
        if isinstance(data, Begins) or self.setup.drawn:
            if not (isinstance(data, Begins) and self.setup.drawn and seat == CHANCE):
                raise BadNotation("begins-once")
            return data.seat
        try:
            return int(self.game.codec.to_code(self._state, seat, data))
        except CroupierError as error:
            raise error.of(self.game.folder) from None

    def slip(self, seat: int, move: int) -> str:
        """Why a seat that sees this should think twice about a legal move, by the name of a text; or nothing."""
        careful = self.setup.game.careful
        return careful.slip(self._state, seat, move) if careful else ""

    def veiled(self, seat: int) -> "Position":
        """The position as a seat may see it."""
        behind = self._apart()
        self._rules.veil(behind._state, seat)
        return behind

    def seen(self, seat: int) -> "Position":
        """As `veiled`, to read and not to play on: this very position where nothing is hidden."""
        return self.veiled(seat) if self.setup.game.facts.secrets else self

    def view(self, seat: int = WATCHING) -> msgspec.Struct:
        """What a seat sees, as data."""
        return self.setup.game.views.view(self.seen(seat)._state, seat)

    def scores(self) -> tuple[int, ...]:
        """Everybody's score, as far as somebody who only watches can know it."""
        return self._told(self._rules.scores)

    def standing(self) -> tuple[int, ...]:
        """How far everybody has come, as far as somebody who only watches can know it: scores, or what tells more."""
        return self._told(self.setup.game.standing)

    def _told(self, rule: Callable[[State, Codes], None]) -> tuple[int, ...]:
        """What a rule says of every seat; as plain Python, for nobody shall wait until so little is compiled."""
        out = np.zeros(self.players, np.int64)
        getattr(rule, "py_func", rule)(self.seen(WATCHING)._state, out)
        return tuple(out.tolist())

    def ask(self, seat: int, bot: str | Bot, wits: Rng) -> int:
        """What a bot would do on this seat: one of the game by name or level, or a function of somebody's own."""
        check_rng(wits)
        if seat not in self.seats:
            raise BadOption("not-in-turn", seat=seat)
        codes = np.zeros(self._rules.MOST_MOVES, np.int64)
        count = self._rules.moves(self._state, seat, codes)
        seen, lore = self.veiled(seat)._state, self.setup.lore
        if isinstance(bot, str):
            return int(self.game.bots[self.game.bot(bot)](seen, seat, codes, count, wits, lore))
        if not callable(bot):
            raise BadBot(f"a bot is a name or a function, not {bot!r}")
        move = bot(seen, seat, codes[:count], count, wits, lore.copy())
        if not is_code(move):
            raise BadBot(f"{getattr(bot, '__name__', type(bot).__name__)} must return a whole number, not {move!r}")
        self.check(seat, move)
        return int(move)

    def think(self, seat: int, bot: str | Bot, wits: Rng, *, seconds: float = 0.0, times: int = 1) -> int:
        """As `ask`, again and again: what a bot chooses most often, in so many times and so many seconds.

        A bot that searches tries out other games each time. What it chose first counts among equals; where there is one
        move only, there is nothing to think about.
        """
        if len(self.moves(seat)) == 1:
            return self.ask(seat, bot, wits)
        chosen: dict[int, int] = {}
        until, asked = monotonic() + seconds, 0
        while asked < max(1, times) or monotonic() < until:
            move = self.ask(seat, bot, wits)
            chosen[move] = chosen.get(move, 0) + 1
            asked += 1
        return max(chosen, key=lambda move: chosen[move])

    def favoured(self, seat: int, bot: str, wits: Rng, most: int) -> list[int]:
        """The moves that a bot likes best on this seat: what it would do, what it would do without that, and so on.

        Fewer where it insists on a move that it has named already.
        """
        check_rng(wits)
        play, lore, left = self.game.bots[self.game.bot(bot)], self.setup.lore, self.moves(seat)
        named: list[int] = []
        while left and len(named) < most:
            codes = np.zeros(self._rules.MOST_MOVES, np.int64)
            codes[: len(left)] = left
            move = int(play(self.veiled(seat)._state, seat, codes, len(left), wits, lore))
            if move not in left:
                break
            left.remove(move)
            named.append(move)
        return named

    def plan(self, seat: int, bot: str, wits: Rng) -> list[int]:
        """What a bot would do on this seat: moves that others may not know of, up to the first that they may.

        Made together they show nobody how many they are.
        """
        ahead, moves = self.copy(), [self.ask(seat, bot, wits)]
        while ahead.secret(seat, moves[-1]):
            ahead.play(seat, moves[-1])
            if seat not in ahead.seats:
                break
            moves.append(ahead.ask(seat, bot, wits))
        return moves

    def pause(self, seat: int, bot: str, wits: Rng) -> int:
        """In real time: how many milliseconds a bot would take to act on this seat now; below 0 if it stays still."""
        check_rng(wits)
        return int(self.game.paces[self.game.bot(bot)](self.veiled(seat)._state, seat, wits, self.setup.lore))

    def payoff(self) -> list[float]:
        """Each seat's share of the victory, once the game is over."""
        if not self.over:
            raise BadOption("not-over")
        shares = np.zeros(self.players)
        self._rules.payoff(self._state, shares)
        return shares.tolist()

    def copy(self) -> "Position":
        """The same position, to try something on."""
        return self._apart()

    __copy__ = copy

    def _apart(self) -> "Position":
        return Position.from_play(self.setup, self._state.copy())

    def __reduce__(self) -> tuple[object, ...]:
        return Position.from_play, (self.setup, self._state)

    def text(self) -> str:
        """The position on one line."""
        return self.game.notation.state_text(self._state)

    def tobytes(self) -> bytes:
        """The state as bytes: two positions of one set-up are the same if these are."""
        return self._state.tobytes()

    def show(self, seat: int, names: tuple[str, ...], language: str = ENGLISH) -> str:
        """The table as a seat sees it, as text with console markup."""
        return self.game.views.show(self.view(seat), names, self.game.texts(language))

    def __str__(self) -> str:
        """The table as anybody sees it."""
        from rich.text import Text

        return Text.from_markup(self.show(WATCHING, tuple(f"seat {seat + 1}" for seat in range(self.players)))).plain

    def __repr__(self) -> str:
        return f"<{self.game.id}: {self.text()}>"


def _let_in(setup: Setup, state: State) -> State:
    """A copy of a state that comes from outside, if it is one of this game and its numbers can be."""
    game, layout = setup.game, setup.game.rules.LAYOUT
    if not isinstance(state, np.void) or state.dtype != layout:
        raise BadNotation("position-bytes", game=game.id, bytes=layout.itemsize, found=type(state).__name__)
    game.bounds.check(state)
    if "players" in (layout.names or ()) and state["players"] != setup.players:
        raise BadNotation("position-players-other", found=int(state["players"]), players=setup.players)
    inside: State = np.frombuffer(bytearray(state.tobytes()), layout)[0]
    return inside


def story(before: Position, seat: int, move: int, after: Position, looker: int | None = None) -> list[Event]:
    """What a move or an outcome did, then who is in turn, and how it ended.

    As a seat that may know of it sees it, or all of it where nobody looks.
    """
    if before.setup.drawn:
        told: list[Event] = [Began(move)]
    else:
        seen = (before, after) if looker is None else (before.seen(looker), after.seen(looker))
        told = list(before.setup.game.story.events(seen[0]._state, seat, move, seen[1]._state))
    seats = after.seats
    if not seats:
        shares = after.payoff()
        told.append(Over(tuple(seat for seat, share in enumerate(shares) if share > 0), tuple(shares)))
    elif seats != before.seats:
        told.append(Turn(tuple([seat for seat in seats if seat != CHANCE])))
    return told


def would(seen: Position, seat: int, move: int) -> list[Event]:
    """What a legal move would do before dice fall, in a position as its seat sees it, up to what that reveals."""
    game, before = seen.setup.game, seen._state
    after = before.copy()
    game.rules.play(after, seat, move)
    if not game.facts.secrets:
        return list(game.story.events(before, seat, move, after))
    game.rules.veil(after, seat)
    told = game.story.events(before, seat, move, after)
    return list(takewhile(lambda event: not isinstance(event, Reveal), told))
