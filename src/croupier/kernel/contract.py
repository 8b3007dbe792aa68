"""The contract of a rulebook: what the modules of every game folder offer."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from .bounds import Bounds
from .dice import Rng
from .layout import Flat
from .speech import Texts

State: TypeAlias = Flat
"""A position: one flat record of 32- or 64-bit integers, and nothing outside it."""

Choices: TypeAlias = Flat
"""Options or an edition as the rules read them: a record of 64-bit integers."""

Codes: TypeAlias = NDArray[np.int64]
Shares: TypeAlias = NDArray[np.float64]
Features: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.bool_]

Lore: TypeAlias = Flat
"""What the bots of a game know beforehand under some options and an edition, and room to think.

One record of 64-bit numbers for all of them. Whoever asks a bot has one of his own; what lies in the room to think is
left from earlier thoughts.
"""


class Rulebook(Protocol):
    """`rules.py`: compiled functions over a record. They allocate nothing and call nothing but other rules.

    `CHANCE` is a seat like any other in `refusal` and `play`; its moves are the outcomes of dice and cards.
    """

    LAYOUT: "np.dtype[Flat]"
    """The record of a position."""
    MOST_MOVES: int
    """Room that `moves` needs."""
    MOST_OUTCOMES: int
    """Room that `outcomes` needs."""

    def setup(self, state: State, players: int, first: int, options: Choices, edition: Choices) -> None:
        """Lay out a new game on a state of zeros; seat `first` begins."""

    def turn(self, state: State) -> int:
        """The seats that may act now as a bit set; `DICE_DUE` when dice or cards are; 0 when the game is over.

        In real time `DICE_DUE` may stand beside seats: then chance acts at the time that its outcome carries, unless a
        seat acts before.
        """

    def moves(self, state: State, seat: int, out: Codes) -> int:
        """List the moves of a seat that may act, without repeats, and say how many."""

    def refusal(self, state: State, seat: int, move: int) -> int:
        """0 for a legal move, else the number of the clause it breaks."""

    def play(self, state: State, seat: int, move: int) -> None:
        """Make a legal move."""

    def draw(self, state: State, rng: Rng) -> int:
        """One random outcome."""

    def outcomes(self, state: State, out: Codes, weights: Codes) -> int:
        """All outcomes with whole-number weights, and how many; 0 where they are too many to list."""

    def secret(self, state: State, seat: int, move: int) -> int:
        """The seats that must not learn of this move or outcome yet, as a bit set; 0 if everybody may.

        What is hidden from any seat is hidden from whoever only watches.
        """

    def veil(self, state: State, seat: int) -> None:
        """Blank what this seat must not see."""

    def payoff(self, state: State, out: Shares) -> None:
        """Each seat's share of the victory once the game is over; the shares add up to 1."""

    def scores(self, state: State, out: Codes) -> None:
        """Everybody's score, as the events' totals tell it; `out` has zeros."""


class Bounded(Protocol):
    """What `rules.py` may have beside: what the numbers of a state can be, so that none comes in that cannot."""

    BOUNDS: Bounds


class Streaming(Protocol):
    """What `rules.py` may have beside: whose luck is whose, so that bots can be compared on the same luck."""

    def stream(self, state: State) -> int:
        """Whose luck the draw is that is due now: the number of a seat, `DECK`, or `HOUSE` or `ANEW` for nobody's."""


class Underway(Protocol):
    """What `rules.py` may have beside, in games whose scores do not tell how far somebody has come."""

    def standing(self, state: State, out: Codes) -> None:
        """How far everybody has come, in the numbers that stand at the seats; `out` has zeros."""


class Notation(Protocol):
    """`notation.py`: moves and positions as words, both ways.

    `BadNotation("not-a-move", text=text)` is told by `error-not-a-move` of the game's texts.
    """

    def move_text(self, state: State, seat: int, move: int) -> str:
        """A legal move in words that no other legal move has."""

    def parse_move(self, state: State, seat: int, text: str) -> int:
        """The move these words mean, legal or not; `BadNotation` if they mean none."""

    def state_text(self, state: State) -> str:
        """A position on one line."""

    def parse_state(self, text: str) -> State:
        """The position a line describes; `BadNotation` if it describes none."""


class Codec(Protocol):
    """`moves.py`: moves and outcomes as data; `Moves` and `Outcomes` are the unions of their structs."""

    Moves: Any
    Outcomes: Any

    def to_data(self, state: State, seat: int, code: int) -> Any:
        """What the code of a legal move or outcome means."""

    def to_code(self, state: State, seat: int, data: Any) -> int:
        """The code of a move or outcome, legal or not; `BadNotation` if it can have none."""


class Storyteller(Protocol):
    """`events.py`: what moves and outcomes did, as data; `Events` is the union of its structs."""

    Events: Any

    def events(self, before: State, seat: int, move: int, after: State) -> Sequence[Any]:
        """What somebody who sees these two states, and may know of the move between them, can tell of it."""


class Views(Protocol):
    """`views.py`: what a seat sees."""

    def view(self, state: State, seat: int) -> msgspec.Struct:
        """What this seat sees, from a state already veiled for it; `WATCHING` for somebody who only watches.

        In a game without secrets every seat sees the same.
        """

    def show(self, view: Any, names: tuple[str, ...], texts: Texts) -> str:
        """The table as text for a terminal, with console markup; its words are the game's texts."""

    def census(self, state: State) -> Mapping[str, int]:
        """How many there are of each thing that play must never lose or gain."""


class Careful(Protocol):
    """`views.py`, in games where a slip can cost a lot."""

    def slip(self, state: State, seat: int, move: int) -> str:
        """Why to think twice about a legal move, as its seat sees the state: the name of a text `slip-NAME`, or ""."""


class Wary(Protocol):
    """`views.py`, in games whose coach has a number for what a move dares that no event tells."""

    def risks(self, position: Any, seat: int, move: int) -> Mapping[str, float]:
        """What may go wrong after a move, by the names of texts `risk-NAME`, and how likely: as its seat sees it."""


class Learning(Protocol):
    """`lore.py`, in games whose bots work something out beforehand."""

    LORE: "np.dtype[Flat]"
    """The record of what they know."""

    def work_out(self, options: Any, edition: Any) -> Lore:
        """Everything they need to know under these options and in this edition."""


class Thinking(Protocol):
    """What `lore.py` may have beside, so that many threads can read the same lore, as on a GPU."""

    THINKING: str
    """The field of `LORE` from which on there is room to think, each thread's own: bots write nowhere before it.

    A field `shared` there is 1 where others read the same lore. Who remembers what he thought before it, for later,
    then adds nothing.
    """


class Encoder(Protocol):
    """`encode.py`, in games that number their moves once and for all and tell a position in numbers, for learners.

    All are rules. They are given the state veiled for the seat, which is in turn wherever it asks for actions.
    """

    ACTIONS: int
    """How many numbers its moves need."""
    FEATURES: int
    """How many numbers tell what a seat sees."""

    def observe(self, state: State, seat: int, out: Features) -> None:
        """What a seat sees, in numbers from 0 to 1, from its own point of view; `out` has zeros."""

    def action_of(self, state: State, seat: int, move: int) -> int:
        """The number of a listed move, below `ACTIONS`; no other listed here has it. In real time, without its time."""

    def move_of(self, state: State, seat: int, action: int) -> int:
        """The listed move that has this number here; any code where none has."""


class Solving(Protocol):
    """`solving.py`, in games that can be solved, for two or for one alone."""

    def solve(self, setup: Any, told: Callable[[int, float, float], None]) -> Any:
        """The `Solution` or `Alone` of what was set up; `told` hears of sweeps, what still moves, what is enough."""


class Valuing(Protocol):
    """`values.py`, in games that say who plays on where a position has to be tried out: else the best that is quick.

    Beside these it may have `guess`, what a seat may believe of what it cannot see; a rule.
    """

    PLAYS_ON: str
    """The bot that plays on for everybody."""
    TRIES: int
    """How often that is done, if nobody says otherwise."""
    STEPS: int
    """How many steps of such games one analysis takes at most: seconds on the usual machine, `bench/analysis.py`."""


class Judging(Protocol):
    """What `values.py` may have beside, where positions can be judged before the game is over."""

    def leaves_out(self, setup: Any) -> str | None:
        """What `worth` does not count, by name, or "" where it is exact; None where it is not to be asked."""

    def known(self, state: State) -> bool:
        """Whether `worth` can be asked of a game that is not over; until then it is played on. A rule."""

    def worth(self, state: State, out: Shares, lore: Lore) -> None:
        """Each seat's chance to win; they add up to 1. A rule."""


class Lessons(Protocol):
    """`lessons.py`, in games with a bot that learns what positions are worth; the functions are rules."""

    PUPIL: Any
    """The bot that learns: it judges by `lore.judgement`, which lore.py reads from `LEARNED`."""
    TEACHER: str
    """The bot of `BOTS` whose games come first: they are quickly played."""
    LEARNED: Path
    """What has been learned, as `croupier train` writes it."""
    FEATURES: int
    """How many numbers tell a position."""

    def features(self, state: State, seat: int, out: Shares, lore: Lore) -> None:
        """A position as one seat sees it, in numbers of about 0 to 1; `out` has zeros."""

    def begins(self, state: State) -> bool:
        """Whether this is a moment of the kind that is judged, such as the beginning of a turn."""


class Dealer(Protocol):
    """What `encode.py` may have beside: outcomes too many to list are dealt die by die, each side as likely."""

    SIDES: int
    """How many sides each of these dice has."""

    def parts(self, state: State) -> int:
        """How many dice the outcome that is due consists of; 0 where `outcomes` lists it."""

    def joined(self, state: State, code: int, die: int, face: int) -> int:
        """The outcome so far, 0 before the first die, with one more: dice and faces count from 0."""


class Bot(Protocol):
    """A player: compiled like a rule, it sees the state veiled for its seat and a generator that is not the dice's."""

    def __call__(self, state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        """One of the first `count` moves listed."""


class Pace(Protocol):
    """The hand of a bot in real time: compiled like a bot, it sees what its bot sees."""

    def __call__(self, state: State, seat: int, rng: Rng, lore: Lore) -> int:
        """Milliseconds from now until this seat acts; less than 0 if it does not before somebody else has."""
