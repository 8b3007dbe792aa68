"""A coach's hint: the best moves of a seat with their chances, and how often each goes wrong."""

import msgspec

from croupier.kernel.data import Event
from croupier.kernel.position import Position, story
from croupier.kernel.seats import CHANCE

from .judge import TOLD, Judge
from .report import Considered, considered


class Advice(msgspec.Struct, frozen=True):
    """One of the best moves."""

    move: Considered
    risks: dict[str, float] = {}
    """What may come of it, as the game names it or by the kind of event that dice or cards may bring, and how likely
    that is."""


def hint(judge: Judge, position: Position, seat: int, shown: int = TOLD) -> tuple[Advice, ...]:
    """The best moves of a seat that is in turn, the best first, as far as it can know."""
    chances = judge.weigh(position, seat).chances
    return tuple(advised(position, seat, move, chance) for move, chance in list(chances.items())[:shown])


def advised(position: Position, seat: int, move: int, chance: float) -> Advice:
    """A move of that chance, and what it dares as far as its seat can know."""
    seen, wary = position.veiled(seat), position.game.wary
    found = wary.risks(seen, seat, move) if wary else risks(seen.after(seat, move), seat)
    return Advice(considered(position, seat, move, chance), dict(found))


def risks(position: Position, seat: int) -> dict[str, float]:
    """How likely dice or cards that are due are to do what to a seat, by the kind of event; empty where they are not
    listed, or are another's.
    """
    if not position.dice_due or position.setup.drawn:
        return {}
    outcomes = position.outcomes()
    total = sum(weight for _, weight in outcomes)
    found: dict[str, int] = {}
    for outcome, weight in outcomes:
        events = story(position, CHANCE, outcome, position.after(CHANCE, outcome))
        for kind in {_kind(event) for event in events if getattr(event, "seat", seat) == seat}:
            found[kind] = found.get(kind, 0) + weight
    return {kind: weight / total for kind, weight in found.items()}


def _kind(event: Event) -> str:
    return str(event.__struct_config__.tag)
