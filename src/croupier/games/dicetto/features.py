"""What a player of DICETTO looks at to judge how a game stands, and what he has learned that it is worth."""

from pathlib import Path

import numpy as np

from croupier.bots.judging import UNITS, judge, weights_for
from croupier.kernel.contract import Lore, Shares, State
from croupier.kernel.rule import rule
from croupier.kernel.scratch import row

from .bonus import bonus_seat
from .cards import BONUSES, kind_of
from .dice import pips
from .options import TABLE
from .state import EXTRA_PLACE, NO_CARD, PLACES, ROLLS, SEATS

LEARNED = Path(__file__).with_name("learned.npz")
VIEWS = ((0.2, 0.5), (1.0, 0.0))
"""How often others are thought to go for a card, and how much oftener if it is easy: two ways to look at it."""
NEAR = 3
"""Cards to go from which on each is told apart."""
POINTS, CARDS_TO_GO, TURNS = 1 / 20, 1 / 10, 1 / SEATS

PLAYER = 5 + NEAR + 2 * len(VIEWS)
OPEN = 4
FEATURES = SEATS * PLAYER + OPEN
WEIGHTS = weights_for(FEATURES)


@rule
def features(state: State, seat: int, out: Shares, lore: Lore) -> None:
    """Everybody from this seat on, and what lies open."""
    for player in range(state.players):
        away = player - seat + (state.players if player < seat else 0)
        tell_player(state, player, out, away * PLAYER, lore)
    tell_open(state, out, SEATS * PLAYER, lore)


@rule
def tell_player(state: State, player: int, out: Shares, at: int, lore: Lore) -> None:
    """When a player's turn comes, what he has and how far he is, and what he may expect of the cards he stands on."""
    to_go = state.goal - state.amount[player]
    wait = waiting(state, player)
    out[at] = 1.0
    out[at + 1] = wait * TURNS
    out[at + 2] = (state.score[player] + prize(state, player)) * POINTS
    out[at + 3] = to_go * CARDS_TO_GO
    for near in range(NEAR):
        out[at + 4 + near] = 1.0 if to_go <= near + 1 else 0.0
    at += 4 + NEAR
    for place in range(PLACES):
        if state.owner[place] == player + 1:
            for view in range(len(VIEWS)):
                stays = chance_to_stay(state, place, wait, VIEWS[view][0], VIEWS[view][1], lore)
                if place == EXTRA_PLACE:
                    out[at] = stays
                else:
                    out[at + 1 + 2 * view] += stays * state.points[kind_of(state.card[place])] * POINTS
                    out[at + 2 + 2 * view] += stays * CARDS_TO_GO


@rule
def waiting(state: State, player: int) -> int:
    """How many turns come before a player's own."""
    return player - state.active + (state.players if player < state.active else 0)


@rule
def chance_to_stay(state: State, place: int, wait: int, intent: float, keen: float, lore: Lore) -> float:
    """The chance that nobody of the next `wait` players beats the sum on a place, if each tries so often."""
    stays = 1.0
    kind, total = kind_of(state.card[place]), pips(state.dice[place])
    for before in range(wait):
        other = (state.active + before) % state.players
        more = 1 if state.owner[EXTRA_PLACE] == other + 1 else 0
        if before == 0:
            more = 1 if state.rolls > ROLLS else 0
        beaten = lore.beat[more, kind, total]
        stays *= 1.0 - (intent + keen * beaten) * beaten
    return stays


@rule
def prize(state: State, player: int) -> int:
    """The bonus cards that would be a player's if the game ended now."""
    points = 0
    for bonus in range(BONUSES):
        if (state.bonuses >> bonus) & 1 and bonus_seat(state, bonus) == player:
            points += state.worth[bonus]
    return points


@rule
def tell_open(state: State, out: Shares, at: int, lore: Lore) -> None:
    """What is free, what who is in turn may expect of each card alone, the best of that, and how idle it has been."""
    more = 1 if state.rolls > ROLLS else 0
    for place in range(TABLE):
        if state.card[place] != NO_CARD:
            kind = kind_of(state.card[place])
            hope = state.points[kind] * lore.beat[more, kind, pips(state.dice[place])] * POINTS
            out[at] += 0.0 if state.owner[place] else state.points[kind] * POINTS
            out[at + 1] += hope
            out[at + 2] = max(out[at + 2], hope)
    out[at + 3] = state.idle / (state.idle_rounds * state.players)


@rule
def judged(state: State, seat: int, lore: Lore) -> float:
    """What part of the victory a seat may expect at the beginning of a turn."""
    told, units = row(np.float64, FEATURES), row(np.float64, UNITS)
    told[:] = 0.0
    features(state, seat, told, lore)
    return judge(told, FEATURES, lore.judgement, units)
