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
    """What dice or cards that are due after it may do, by the kind of event, and how likely each is."""


def hint(judge: Judge, position: Position, seat: int, shown: int = TOLD) -> tuple[Advice, ...]:
    """The best moves of a seat that is in turn, the best first, as far as it can know."""
    chances = judge.weigh(position, seat).chances
    return tuple(_advice(position, seat, move, chance) for move, chance in list(chances.items())[:shown])


def _advice(position: Position, seat: int, move: int, chance: float) -> Advice:
    after = position.veiled(seat).after(seat, move)
    return Advice(considered(position, seat, move, chance), risks(after))


def risks(position: Position) -> dict[str, float]:
    """How likely dice or cards that are due are to do what, by the kind of event; empty where they are not listed."""
    if not position.dice_due or position.setup.drawn:
        return {}
    outcomes = position.outcomes()
    total = sum(weight for _, weight in outcomes)
    found: dict[str, int] = {}
    for outcome, weight in outcomes:
        for kind in {_kind(event) for event in story(position, CHANCE, outcome, position.after(CHANCE, outcome))}:
            found[kind] = found.get(kind, 0) + weight
    return {kind: weight / total for kind, weight in found.items()}


def _kind(event: Event) -> str:
    return str(event.__struct_config__.tag)
