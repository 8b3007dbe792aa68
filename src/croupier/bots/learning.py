"""Lessons: a bot's judgement learns from games, each position from what the one after it was judged to be worth."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.contract import Codes, Rulebook, Shares, State
from croupier.kernel.dice import HOUSE, below, seed_streams
from croupier.kernel.game import Game
from croupier.kernel.playout import Deal, Hand, Tray, drivers_with
from croupier.kernel.rule import bind
from croupier.kernel.seats import CHANCE, DICE_DUE, first_seat

from .judging import UNITS, Weights, correct, judge

MOMENTS = 1024
"""Of a longer game the rest teaches nothing."""
PUPIL = 0
"""Who learns, among the bots of a driver: somebody's own, who reads lore of its own."""


class Slate(NamedTuple):
    """What is noted of a game while it is played."""

    told: NDArray[np.float64]
    """Every moment as each seat was told it."""
    worth: Shares
    """What the moment after was worth to each seat."""
    units: Shares
    taken: Shares
    """The pupil's shares of the victory, added up, and their squares."""


Lesson: TypeAlias = Callable[[Deal, Tray, Slate, Weights, Codes, np.uint64, int, int, float, float], int]

rules: Rulebook
stream: Callable[[State], int]
decide: Callable[[Tray, int, int], int]
begins: Callable[[State], bool]
features: Callable[[State, int, Shares, Any], None]
FEATURES: int


def teach(
    deal: Deal,
    tray: Tray,
    slate: Slate,
    weights: Weights,
    bots: Codes,
    seed: np.uint64,
    start: int,
    count: int,
    rate: float,
    lasting: float,
) -> int:
    """Play some games and learn from each when it is over; 0, or the number of one that did not end, and one.

    `lasting` is how much of what a position is worth comes from the end of the game, and not from the next judgement.
    """
    state, players = tray.states[0], deal.players
    for number in range(start, start + count):
        for seat in range(players):
            tray.bots[seat] = bots[(seat + number) % players]
        tray.states[0] = tray.states[2]
        seed_streams(tray.dice, seed, np.uint64(number), players, 0)
        seed_streams(tray.wits, ~seed, np.uint64(number), players, 0)
        first = deal.first if deal.first >= 0 else below(tray.dice[HOUSE], players)
        rules.setup(state, players, first, deal.options, deal.edition)
        steps, moments = 0, 0
        while steps < deal.limit:
            turn = rules.turn(state)
            if turn == 0:
                break
            if turn == DICE_DUE:
                rules.play(state, CHANCE, rules.draw(state, tray.dice[stream(state)]))
            else:
                seat = first_seat(turn)
                rules.play(state, seat, decide(tray, seat, tray.bots[seat]))
            steps += 1
            if moments < MOMENTS and rules.turn(state) != 0 and begins(state):
                for seat in range(players):
                    slate.told[moments, seat, :] = 0.0
                    features(state, seat, slate.told[moments, seat], tray.own_lore)
                moments += 1
        if rules.turn(state) != 0:
            return number + 1
        rules.payoff(state, slate.worth)
        for seat in range(players):
            if tray.bots[seat] == PUPIL:
                slate.taken[0] += slate.worth[seat]
                slate.taken[1] += slate.worth[seat] * slate.worth[seat]
                slate.taken[2] += 1.0
        if rate == 0.0:
            continue
        for moment in range(moments - 1, -1, -1):
            for seat in range(players):
                if bots[0] != PUPIL or tray.bots[seat] == PUPIL:
                    told = slate.told[moment, seat]
                    before = judge(told, FEATURES, weights, slate.units)
                    correct(told, FEATURES, weights, slate.units, rate * (slate.worth[seat] - before))
                    slate.worth[seat] = lasting * slate.worth[seat] + (1.0 - lasting) * before
    return 0


@cache
def lessons(game: Game, searching: bool = False) -> Lesson:
    """Compile what teaches the pupil of a game, at a table with its other bots, those that search among them or not."""
    given = game.lessons
    assert given is not None
    drivers = drivers_with(game, (Hand("pupil", given.PUPIL, None),), searching)
    taught = bind(
        teach,
        rules=game.rules,
        stream=game.stream,
        decide=drivers.decide,
        begins=given.begins,
        features=given.features,
        FEATURES=given.FEATURES,
    )
    return cast(Lesson, taught)


def new_slate(players: int, features: int) -> Slate:
    """Nothing noted yet."""
    return Slate(np.zeros((MOMENTS, players, features)), np.zeros(players), np.zeros(UNITS), np.zeros(3))
