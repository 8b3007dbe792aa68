"""TUTTO for two solved: the chance to win of whoever has the turn, at all scores, each card drawn from the whole deck.

Sweeps over all scores: every turn is weighed with what the turns after it were worth so far, until nothing moves. The
last round needs no sweeps, for nobody plays on after it. With `x2` other than `all` that takes far longer: what
an x2 does not double is counted apart.
"""

from collections.abc import Callable
from functools import partial
from itertools import product
from threading import local
from typing import NamedTuple, cast

import numpy as np

from croupier.kernel.options import value_text
from croupier.kernel.rule import rule
from croupier.kernel.setup import Setup
from croupier.kernel.simulating import usual_workers
from croupier.kernel.workers import Workers
from croupier.solvers.solution import Chart, Solution, spans

from .cards import CLOVERLEAF, Card
from .dice import DICE
from .notation import card_name
from .odds import BEYOND, STEP
from .options import Deck, Edition, Options
from .turns import TAKEN, Desk, Luck, Worth, luck_of, new_desk, weigh

FIRST, SECOND, LAST = range(3)
"""Who has the turn: who began the game, the other, and the other in the last round."""
SHOWN = (0, 2, 4, 5)
"""Parts of the target in the charts, of six."""
SHOWN_CARDS = (int(Card.BONUS_200), int(Card.BONUS_600), int(Card.X2))
CLOSE = 1e-13
"""Sweeps end once no chance moves by more.

Whatever is done, a Cloverleaf may end the game in this very turn, so that no chance is further off than this by how
rarely it does; what is counted no further than `BEYOND` comes on top.
"""


class Chances(NamedTuple):
    """The chance of whoever has the turn, by his own score and the other's, in steps."""

    first: Worth
    second: Worth
    last: Worth


class Room(NamedTuple):
    """What one thread works on: a desk, and the paid TUTTOs of one row, by the other's score."""

    desk: Desk
    row: Worth


def new_room(luck: Luck, most: int) -> Room:
    """Room for scores of at most so many steps."""
    desk = new_desk(luck, most + 1)
    return Room(desk, np.zeros((most + 1, *desk.banked.shape)))


def solve(setup: Setup, told: Callable[[int, float, float], None]) -> Solution:
    """The chances at all scores, each card drawn from the whole deck."""
    options, edition = cast(Options, setup.options), cast(Edition, setup.edition)
    luck, target = luck_of(options, edition), -(-options.target // STEP)
    chances, sweeps, moved = sweep_all(luck, target, BEYOND, told)
    ends = luck.deck[CLOVERLEAF] * luck.tutto**2
    tables = {f"{name}_in_turn": table for name, table in chances._asdict().items()}
    positions = sum(table.size for table in chances)
    return Solution(
        first=float(chances.first[0, 0]),
        error=float(moved / ends) if ends else 1.0,
        positions=positions,
        sweeps=sweeps,
        tables=tables,
        charts=charts(luck, chances),
        options={"deck": value_text(Deck.RESHUFFLED)},
        note="solved-deck",
    )


def charts(luck: Luck, chances: Chances) -> tuple[Chart, ...]:
    """For some cards the points to stop at, by both scores and the dice left, in a turn of who began the game."""
    target, most = len(chances.first), chances.last.shape[1] - 1
    room = new_room(luck, most)
    scores = [target * part // 6 for part in SHOWN]
    rows: dict[int, list[tuple[str, ...]]] = {card: [] for card in SHOWN_CARDS}
    for own, other in product(scores, scores):
        met = [other]
        while (left := fallen(own, met[-1])) != met[-1]:
            met.append(left)
        for score in reversed(met):
            weigh_turn(luck, FIRST, own, score, chances, room)
        size = most - own + 1
        stop, banked = room.desk.stop[:size], room.row[other][0, :size]
        for card, found in rows.items():
            better = [*(stop >= room.desk.rolling[0, 1:DICE, :size, card]), stop >= banked]
            told = (spans(at & (np.arange(size) > 0), STEP, (size - 1) * STEP) for at in better)
            found.append((str(own * STEP), str(other * STEP), *told))
    columns = ("own", "other", *(str(dice) for dice in range(1, DICE)), "next")
    return tuple(Chart(card_name(card), columns, tuple(found)) for card, found in rows.items())


def sweep_all(
    luck: Luck, target: int, beyond: int, told: Callable[[int, float, float], None] = lambda sweeps, moved, close: None
) -> tuple[Chances, int, float]:
    """Sweep until nothing moves: the chances, the sweeps, and how far the last of them moved anything."""
    most = target + beyond
    chances = Chances(np.full((target, target), 0.5), np.full((target, target), 0.5), np.zeros((target, most + 1)))
    rooms = local()

    def row(kind: int, own: int) -> float:
        if not hasattr(rooms, "room"):
            rooms.room = new_room(luck, most)
        return float(weigh_row(luck, kind, own, chances, rooms.room))

    with Workers(usual_workers()) as workers:

        def sweep(kind: int) -> float:
            rows = [workers.submit(partial(row, kind, own)) for own in range(target - 1, -1, -1)]
            return max(done.result() for done in rows)

        sweep(LAST)
        sweeps, moved = 0, 1.0
        while moved > CLOSE:
            moved = max(sweep(FIRST), sweep(SECOND))
            sweeps += 1
            told(sweeps, moved, CLOSE)
    return chances, sweeps, moved


@rule
def weigh_row(luck: Luck, kind: int, own: int, chances: Chances, room: Room) -> float:
    """Weigh all turns at one's own score, and say how far a chance moved at most."""
    moved = 0.0
    here = chances.first if kind == FIRST else (chances.second if kind == SECOND else chances.last)
    for other in range(here.shape[1]):
        chance = weigh_turn(luck, kind, own, other, chances, room)
        moved = max(moved, abs(chance - here[own, other]))
        here[own, other] = chance
    return moved


@rule
def weigh_turn(luck: Luck, kind: int, own: int, other: int, chances: Chances, room: Room) -> float:
    """Weigh one turn on the desk; the one after a TUTTO under Plus/Minus is in the row already, if it is another."""
    desk = Desk(room.desk.stop, room.row[other], room.desk.rolling)
    target, end = len(chances.first), chances.last.shape[1] - 1
    most = reach(kind, own, other, target, end)
    for at in range(most + 1):
        desk.stop[at] = stopped(chances, kind, own + at, other)
    left = fallen(own, other)
    ended = stopped(chances, kind, own + TAKEN, left)
    return weigh(luck, most, desk, room.row[left], reach(kind, own, left, target, end), ended)


@rule
def fallen(own: int, other: int) -> int:
    """T20: the other's score after a TUTTO under Plus/Minus."""
    return max(0, other - TAKEN) if other >= own else other


@rule
def reach(kind: int, own: int, other: int, target: int, most: int) -> int:
    """The steps of a turn that still make a difference."""
    if kind == FIRST:
        return most - own
    return target - own if kind == SECOND else max(0, other - own + 1)


@rule
def stopped(chances: Chances, kind: int, score: int, other: int) -> float:
    """T24, T25: the chance to win of who has ended his turn with this score."""
    target = len(chances.first)
    if kind == LAST:
        return 1.0 if score > other else (0.5 if score == other else 0.0)
    if score < target:
        return 1 - (chances.second[other, score] if kind == FIRST else chances.first[other, score])
    return 1 - chances.last[other, min(score, chances.last.shape[1] - 1)] if kind == FIRST else 1.0
