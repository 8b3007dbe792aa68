"""Single decisions with a memory: how a game got where it is, and what each seat was told on the way."""

from croupier.kernel.seats import CHANCE
from croupier.kernel.setup import Setup

from .told import Step, steps_to, told
from .turns import Turns

WAIT = "wait"


class Past:
    """A game that remembers how it got where it is; copies share their past."""

    __slots__ = ("last", "longest", "turns")

    def __init__(self, turns: Turns, longest: int, last: Step | None = None) -> None:
        self.turns = turns
        self.longest = longest
        self.last = last

    @property
    def over(self) -> bool:
        """Whether there is nothing more to decide."""
        return not self.turns.seats or self.turns.steps >= self.longest

    def act(self, action: int) -> None:
        """One decision of whoever is to decide, chance or a seat."""
        turns, before = self.turns, self.turns.at.copy()
        seat = turns.seat
        if seat == CHANCE:
            words = self.words(seat, action) if turns.parted else ""
            move = turns.deal(turns.outcomes()[action][0])
        else:
            words, move = WAIT, turns.move_of(seat, action)
            turns.act(action)
        self.last = Step(self.last, before, seat, action, move, words)

    def words(self, seat: int, action: int) -> str:
        """An action in words."""
        turns = self.turns
        if seat != CHANCE:
            move = turns.move_of(seat, action)
            return WAIT if move is None else turns.at.words(seat, move)
        outcome = turns.outcomes()[action][0]
        return f"a die: {outcome + 1}" if turns.parted else turns.at.words(CHANCE, outcome)

    def told(self, seat: int) -> str:
        """Everything that a seat knows."""
        return told(self.last, self.turns.at, seat, not self.over and self.turns.seat == seat)

    def text(self) -> str:
        """Where it stands, on one line, and the time."""
        turns = self.turns
        first = "it is drawn who begins; " if turns.at.setup.drawn else ""
        clock = f"; {turns.clock} ms, dice {turns.dealt}" if turns.realtime else ""
        return f"{first}{turns.at.text()}{clock}"

    def __deepcopy__(self, memo: object) -> "Past":
        return Past(self.turns.copy(), self.longest, self.last)

    def __reduce__(self) -> tuple[object, ...]:
        """What is kept is the beginning and every decision."""
        steps = steps_to(self.last)
        setup = (steps[0].before if steps else self.turns.at).setup
        return _again, (setup, self.turns.beat, self.longest, [step.action for step in steps])


def _again(setup: Setup, beat: int, longest: int, actions: list[int]) -> Past:
    past = Past(Turns(setup, beat), longest)
    for action in actions:
        past.act(action)
    return past
