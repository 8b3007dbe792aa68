"""Trying positions and moves out, compiled for any game: a bot plays on, with the same dice after each of the moves."""

from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.contract import Codes, Lore, Rulebook, Shares, State
from croupier.kernel.dice import HOUSE, Rng, seed_streams
from croupier.kernel.game import Game
from croupier.kernel.playout import OneGame, Tray, decide, now_in, only_bot, only_pace, play_in_time, play_turns, show
from croupier.kernel.rule import bind, rule
from croupier.kernel.scratch import row
from croupier.kernel.seats import CHANCE, MOST_SEATS, clock_of, stamp

from .search import sees_all, thought

NOBODY = -1
"""In place of a seat: nothing is done before the bot plays on."""

rules: Rulebook
guess: Callable[[State, int, Rng], None]
known: Callable[[State], bool]
worth: Callable[[State, Shares, Lore], None]
play_out: OneGame
SECRETS: bool
REALTIME: bool

Sums = NDArray[np.float64]
"""By move: everybody's shares added up, then what they are beside those of the first move, then the squares of that."""


def turn_until_known(state: State) -> int:
    """Who may act, as long as nobody can tell what the game is worth."""
    return 0 if known(state) else rules.turn(state)


def try_moves(
    tray: Tray,
    state: State,
    seat: int,
    moves: Codes,
    drawing: bool,
    players: int,
    seed: np.uint64,
    first: int,
    tries: int,
    limit: int,
    sums: Sums,
) -> int:
    """Try moves of a seat out with the dice of some numbers, and return the steps taken; -1 if a game did not end.

    What the seat cannot see is guessed anew each time. Of chance all moves but the first may be drawn anew.
    """
    steps = 0
    shares, before = row(np.float64, MOST_SEATS), row(np.float64, MOST_SEATS)
    for number in range(first, first + tries):
        tray.states[2] = state
        seed_streams(tray.dice, ~seed, np.uint64(number), MOST_SEATS, 0)
        if seat == CHANCE:
            for place in range(1, len(moves) if drawing else 0):
                drawn = rules.draw(state, tray.dice[HOUSE])
                moves[place] = stamp(drawn, clock_of(moves[0])) if REALTIME else drawn
        elif SECRETS and seat >= 0:
            rules.veil(tray.states[2], seat)
            guess(tray.states[2], seat, tray.dice[HOUSE])
        for place in range(len(moves)):
            tray.states[0] = tray.states[2]
            seed_streams(tray.dice, seed, np.uint64(number), MOST_SEATS, 0)
            seed_streams(tray.wits, ~seed, np.uint64(number), MOST_SEATS, 0)
            if seat >= 0:
                rules.play(tray.states[0], seat, moves[place])
                steps += 1
            if not known(tray.states[0]):
                steps += play_out(tray, tray.bots[:players], limit)
            if rules.turn(tray.states[0]) == 0:
                rules.payoff(tray.states[0], shares)
            elif known(tray.states[0]):
                worth(tray.states[0], shares, tray.lore)
            else:
                return -1
            for other in range(players):
                if place == 0:
                    before[other] = shares[other]
                more = shares[other] - before[other]
                sums[place, 0, other] += shares[other]
                sums[place, 1, other] += more
                sums[place, 2, other] += (shares[other] * shares[other]) if place == 0 else more * more
    return steps


@rule
def never(state: State) -> bool:
    """In place of `known`, where only the end of a game tells what it was worth."""
    return False


@rule
def nothing(state: State, shares: Shares, lore: Lore) -> None:
    """In place of `worth`, where that is never asked."""


class Trial(NamedTuple):
    """What tries the positions of a game out."""

    known: Callable[[State], bool]
    worth: Callable[[State, Shares, Lore], None]
    try_moves: Callable[..., int]


@cache
def trial(game: Game, judged: bool) -> Trial:
    """Compile what tries out; `judged` is whether `worth` of its values.py may be asked."""
    valuing, judging = game.valuing, game.judging
    name = game.bot(valuing.PLAYS_ON) if valuing else game.quick[-1]
    guessing = getattr(valuing, "guess", None)
    of = thought(game.rules, game.bots[name], None, guessing)
    can_tell, tells = (judging.known, judging.worth) if judged and judging else (never, nothing)
    folder = game.folder if valuing else None
    label = f"{name}.{'judged' if judged else 'whole'}"
    shown = {"SECRETS": game.facts.secrets}
    until = bind(turn_until_known, folder, label, rules=game.rules, known=can_tell)
    cut = _rules_until(game.rules, until) if judged else game.rules
    showing = bind(show, folder, label, rules=game.rules, OPEN=not game.facts.secrets, **shown)
    choosing = bind(only_bot, folder, label, bot=game.bots[name])
    used: dict[str, Any] = {"rules": cut, "stream": game.stream, "TRUSTED": True}
    used["decide"] = bind(decide, folder, label, rules=game.rules, choose=choosing, show=showing, TRUSTED=True, OWN=0)
    if of.pace is None:
        play_out = bind(play_turns, folder, label, **used)
    else:
        waiting = bind(only_pace, folder, label, pace=of.pace)
        play_out = bind(play_in_time, folder, label, wait=waiting, show=showing, now=now_in(game.rules), **used)
    trying = bind(
        try_moves, folder, label, rules=game.rules, guess=guessing or sees_all, known=can_tell, worth=tells,
        play_out=play_out, REALTIME=game.facts.realtime, **shown,
    )  # fmt: skip
    return Trial(can_tell, tells, cast(Callable[..., int], trying))


def _rules_until(rulebook: Any, until: Callable[[State], int]) -> Any:
    """A rulebook whose games end where it is known what they are worth."""
    cut = ModuleType(rulebook.__name__)
    cut.__dict__.update({name: value for name, value in vars(rulebook).items() if not name.startswith("__")})
    cut.__dict__["turn"] = until
    return cut
