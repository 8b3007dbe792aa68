"""What a seat has been told in the course of a game, so that it forgets nothing: its information state."""

from hashlib import blake2b

from croupier.kernel.position import Position
from croupier.kernel.seats import may_know, seat_name


class Step:
    """Something that happened, and everything before it; positions of a search that share a past share these."""

    __slots__ = ("_heard", "_saw", "action", "before", "move", "past", "seat", "words")

    def __init__(
        self, past: "Step | None", before: Position, seat: int, action: int, move: int | None, words: str
    ) -> None:
        self.past = past
        self.before = before
        self.seat = seat
        self.action = action
        self.move = move
        self.words = words
        """What it was, where it was no whole move: a moment that passed, or one die of several."""
        self._heard: dict[int, str] = {}
        self._saw: dict[int, str] = {}

    def heard(self, seat: int) -> str:
        """What a seat was told of it; nothing if it may not know."""
        if seat not in self._heard:
            self._heard[seat] = f"{seat_name(self.seat)} {self._told()}" if self._open_to(seat) else ""
        return self._heard[seat]

    def saw(self, seat: int) -> str:
        """What a seat saw just before."""
        if seat not in self._saw:
            self._saw[seat] = seen(self.before, seat)
        return self._saw[seat]

    def _open_to(self, seat: int) -> bool:
        if self.move is None:
            return self.seat == seat or not self.before.game.facts.secrets
        return may_know(self.before.secret(self.seat, self.move), [seat])

    def _told(self) -> str:
        return self.words if self.move is None else self.before.words(self.seat, self.move)


def seen(at: Position, seat: int) -> str:
    """A mark of all that a seat sees; none where nothing is hidden, because what happened tells everything there."""
    if not at.game.facts.secrets:
        return ""
    return blake2b(at.veiled(seat).tobytes(), digest_size=8).hexdigest()


def steps_to(last: Step | None) -> list[Step]:
    """Everything that happened, in order."""
    steps = []
    while last is not None:
        steps.append(last)
        last = last.past
    return steps[::-1]


def told(last: Step | None, at: Position, seat: int, deciding: bool) -> str:
    """All that a seat has heard and seen, a line for each, and whether it is to decide now."""
    lines, sight = [f"seat {seat + 1}"], ""
    for step in steps_to(last):
        lines += _sight(step.saw(seat), sight)
        sight = step.saw(seat)
        lines += [step.heard(seat)] if step.heard(seat) else []
    lines += _sight(seen(at, seat), sight)
    return "\n".join([*lines, "decides" if deciding else "looks on"])


def _sight(now: str, before: str) -> list[str]:
    return [f"sees {now}"] if now != before else []
