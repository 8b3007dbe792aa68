"""Drivers that play any game with bots on every seat; written once, compiled for each game by `bind`."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from .contract import Bot, Choices, Codes, Lore, Pace, Rulebook, Shares, State
from .dice import Rng, seed_rng
from .game import Game
from .rule import bind
from .seats import CHANCE, DICE_DUE, clock_of, first_seat, stamp

States: TypeAlias = NDArray[State]
Chooser: TypeAlias = Callable[[int, State, int, Codes, int, Rng, Lore], int]
Waiter: TypeAlias = Callable[[int, State, int, Rng, Lore], int]
GamePlayer: TypeAlias = Callable[..., int]

rules: Rulebook
choose: Chooser
bot: Bot
others: Chooser
wait: Waiter
pace: Pace
slower: Waiter
play_out: GamePlayer
SECRETS: bool


def only_bot(which: int, state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """The last bot of a game's row of bots."""
    return bot(state, seat, moves, count, rng, lore)


def one_of_bots(which: int, state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Bot number `which` of a row of bots."""
    if which == 0:
        return bot(state, seat, moves, count, rng, lore)
    return others(which - 1, state, seat, moves, count, rng, lore)


def only_pace(which: int, state: State, seat: int, rng: Rng, lore: Lore) -> int:
    """How long the last bot of a game's row takes to act."""
    return pace(state, seat, rng, lore)


def one_of_paces(which: int, state: State, seat: int, rng: Rng, lore: Lore) -> int:
    """How long bot number `which` of a row takes to act."""
    if which == 0:
        return pace(state, seat, rng, lore)
    return slower(which - 1, state, seat, rng, lore)


def decide(states: States, seat: int, which: int, moves: Codes, wits: Rng, lore: Lore) -> int:
    """What bot `which` does on this seat; it sees a veiled copy where the game has secrets."""
    count = rules.moves(states[0], seat, moves)
    if SECRETS:
        states[1] = states[0]
        rules.veil(states[1], seat)
        return choose(which, states[1], seat, moves, count, wits, lore[which])
    return choose(which, states[0], seat, moves, count, wits, lore[which])


def play_turns(
    states: States, dice: Rng, wits: Rng, bots: Codes, due: Codes, moves: Codes, lore: Lore, limit: int
) -> int:
    """Play `states[0]` to its end and return the steps taken, or `limit` if it has not ended by then."""
    steps = 0
    while steps < limit:
        turn = rules.turn(states[0])
        if turn == 0:
            break
        if turn == DICE_DUE:
            rules.play(states[0], CHANCE, rules.draw(states[0], dice))
        else:
            seat = first_seat(turn)
            rules.play(states[0], seat, decide(states, seat, bots[seat], moves, wits, lore))
        steps += 1
    return steps


def play_in_time(
    states: States, dice: Rng, wits: Rng, bots: Codes, due: Codes, moves: Codes, lore: Lore, limit: int
) -> int:
    """As `play_turns`, in real time: whoever may act does so at its own pace, and the earliest acts first.

    `due` keeps when each seat will act, -1 where that is open: seats begin to think when they may act, and think anew
    after the house has rolled. Where the house may act beside the seats, it does so at the time its outcome carries.
    """
    steps = 0
    clock = 0
    due[:] = -1
    while steps < limit:
        turn = rules.turn(states[0])
        if turn == 0:
            break
        steps += 1
        if turn == DICE_DUE:
            rules.play(states[0], CHANCE, stamp(rules.draw(states[0], dice), clock))
            due[:] = -1
            continue
        earliest: int = np.int64(-1)  # type: ignore[assignment]  # a literal would compile every rule twice
        for seat in range(len(due)):
            if not (turn >> seat) & 1:
                due[seat] = -1
            else:
                if due[seat] < 0:
                    due[seat] = clock + wait(bots[seat], states[0], seat, wits, lore[bots[seat]])
                if earliest < 0 or due[seat] < due[earliest]:
                    earliest = seat
        if turn & DICE_DUE:
            alarm = rules.draw(states[0], dice)
            if clock_of(alarm) <= due[earliest]:
                clock = clock_of(alarm)
                rules.play(states[0], CHANCE, alarm)
                due[:] = -1
                continue
        clock = due[earliest]
        due[earliest] = -1
        rules.play(states[0], earliest, stamp(decide(states, earliest, bots[earliest], moves, wits, lore), clock))
    return steps


def play_games(
    first: int,
    count: int,
    seed: np.uint64,
    players: int,
    options: Choices,
    edition: Choices,
    bots: Codes,
    due: Codes,
    states: States,
    moves: Codes,
    lore: Lore,
    dice: Rng,
    wits: Rng,
    wins: Codes,
    shares: Shares,
    squares: Shares,
    limit: int,
) -> int:
    """Play games `first` to `first + count - 1` of a seed; add wins and shares to seats' totals, return the steps.

    `states[2]` stays blank, to begin each game from. The last row of `wins` counts shared victories, the last row of
    `shares` is scratch, and `squares` sums up the squared lengths. A game that does not end returns minus its number,
    less one.
    """
    steps = 0
    for number in range(first, first + count):
        states[0] = states[2]
        seed_rng(dice, seed, np.uint64(number))
        seed_rng(wits, ~seed, np.uint64(number))
        rules.setup(states[0], players, options, edition)
        length = play_out(states, dice, wits, bots, due, moves, lore, limit)
        steps += length
        squares[0] += length * length
        if rules.turn(states[0]) != 0:
            return -number - 1
        rules.payoff(states[0], shares[1])
        winners = 0
        for seat in range(players):
            shares[0, seat] += shares[1, seat]
            if shares[1, seat] > 0:
                wins[0, seat] += 1
                winners += 1
        if winners > 1:
            wins[1, 0] += 1
    return steps


class Drivers(NamedTuple):
    """The drivers compiled for one game and its bots."""

    play_out: GamePlayer
    play_games: GamePlayer


@cache
def drivers(game: Game) -> Drivers:
    """What plays a game: in turns or in real time, once or many times."""
    folder = game.folder
    names = list(game.bots)
    choose = bind(only_bot, folder, names[-1], bot=game.bots[names[-1]])
    for name in reversed(names[:-1]):
        choose = bind(one_of_bots, folder, name, bot=game.bots[name], others=choose)
    deciding = bind(decide, folder, rules=game.rules, choose=choose, SECRETS=game.facts.secrets)
    if game.facts.realtime:
        wait = bind(only_pace, folder, names[-1], pace=game.paces[names[-1]])
        for name in reversed(names[:-1]):
            wait = bind(one_of_paces, folder, name, pace=game.paces[name], slower=wait)
        play_out = bind(play_in_time, folder, rules=game.rules, decide=deciding, wait=wait)
    else:
        play_out = bind(play_turns, folder, rules=game.rules, decide=deciding)
    return Drivers(play_out, bind(play_games, folder, rules=game.rules, play_out=play_out))
