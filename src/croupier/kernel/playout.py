"""Drivers that play any game with bots on every seat; written once, compiled for each game by `bind`."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from .contract import Bot, Choices, Codes, Lore, Pace, Rulebook, Shares, State
from .dice import Rng, below, new_rng, seed_rng
from .game import Game
from .rule import bind
from .seats import CHANCE, DICE_DUE, MOST_SEATS, clock_of, first_seat, stamp
from .setup import Setup

States: TypeAlias = NDArray[State]
Chooser: TypeAlias = Callable[[int, State, int, Codes, int, Rng, Lore], int]
Waiter: TypeAlias = Callable[[int, State, int, Rng, Lore], int]


class Deal(NamedTuple):
    """What every game of a batch begins from."""

    players: int
    first: int
    options: Choices
    edition: Choices
    limit: int
    """Steps after which a game is broken off."""


class Tray(NamedTuple):
    """What one worker plays on."""

    states: States
    """The game itself, what a bot is shown of it, and a blank one."""
    moves: Codes
    due: Codes
    """In real time: when each seat will act, -1 where that is open."""
    lore: Lore
    dice: Rng
    wits: Rng
    """What bots draw from; never the dice."""


class Tally(NamedTuple):
    """What has come out of some games."""

    wins: Codes
    """Games won by each seat, alone or shared."""
    shares: Shares
    """Each seat's shares of the victory, added up."""
    last: Shares
    """Those of the last game."""
    shared: Codes
    """One number: the games with more than one winner."""
    squares: Shares
    """One number: the squared lengths of all games, added up."""


OneGame: TypeAlias = Callable[[Tray, Codes, int], int]
ManyGames: TypeAlias = Callable[[Deal, Tray, Codes, Tally, np.uint64, int, int], int]

rules: Rulebook
choose: Chooser
bot: Bot
others: Chooser
wait: Waiter
pace: Pace
slower: Waiter
play_out: OneGame
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


def show(tray: Tray, seat: int) -> State:
    """What a bot on this seat is shown: a copy, veiled where the game has secrets."""
    tray.states[1] = tray.states[0]
    if SECRETS:
        rules.veil(tray.states[1], seat)
    return tray.states[1]


def decide(tray: Tray, seat: int, which: int) -> int:
    """What bot `which` does on this seat."""
    count = rules.moves(tray.states[0], seat, tray.moves)
    return choose(which, show(tray, seat), seat, tray.moves, count, tray.wits, tray.lore)


def play_turns(tray: Tray, bots: Codes, limit: int) -> int:
    """Play a game to its end and return the steps taken, or `limit` if it has not ended by then."""
    state = tray.states[0]
    steps = 0
    while steps < limit:
        turn = rules.turn(state)
        if turn == 0:
            break
        if turn == DICE_DUE:
            rules.play(state, CHANCE, rules.draw(state, tray.dice))
        else:
            seat = first_seat(turn)
            rules.play(state, seat, decide(tray, seat, bots[seat]))
        steps += 1
    return steps


def play_in_time(tray: Tray, bots: Codes, limit: int) -> int:
    """As `play_turns`, in real time: whoever may act does so at its own pace, and the earliest acts first.

    Seats begin to think when they may act, and think anew after chance has acted. Where chance may act beside the
    seats, it does so at the time its outcome carries.
    """
    state, due = tray.states[0], tray.due
    steps = 0
    clock = 0
    due[:] = -1
    while steps < limit:
        turn = rules.turn(state)
        if turn == 0:
            break
        steps += 1
        if turn == DICE_DUE:
            rules.play(state, CHANCE, stamp(rules.draw(state, tray.dice), clock))
            due[:] = -1
            continue
        earliest = -1
        for seat in range(len(bots)):
            if not (turn >> seat) & 1:
                due[seat] = -1
            else:
                if due[seat] < 0:
                    due[seat] = clock + wait(bots[seat], show(tray, seat), seat, tray.wits, tray.lore)
                if earliest < 0 or due[seat] < due[earliest]:
                    earliest = seat
        if turn & DICE_DUE:
            alarm = rules.draw(state, tray.dice)
            if clock_of(alarm) <= due[earliest]:
                clock = clock_of(alarm)
                rules.play(state, CHANCE, alarm)
                due[:] = -1
                continue
        clock = due[earliest]
        due[earliest] = -1
        rules.play(state, earliest, stamp(decide(tray, earliest, bots[earliest]), clock))
    return steps


def play_games(deal: Deal, tray: Tray, bots: Codes, tally: Tally, seed: np.uint64, start: int, count: int) -> int:
    """Play games `start` to `start + count - 1` of a seed, add them to a tally and return the steps.

    A game that does not end returns minus its number, less one.
    """
    steps = 0
    state = tray.states[0]
    for number in range(start, start + count):
        tray.states[0] = tray.states[2]
        seed_rng(tray.dice, seed, np.uint64(number))
        seed_rng(tray.wits, ~seed, np.uint64(number))
        first = deal.first if deal.first >= 0 else below(tray.dice, deal.players)
        rules.setup(state, deal.players, first, deal.options, deal.edition)
        length = play_out(tray, bots, deal.limit)
        steps += length
        tally.squares[0] += length * length
        if rules.turn(state) != 0:
            return -number - 1
        rules.payoff(state, tally.last)
        winners = 0
        for seat in range(deal.players):
            tally.shares[seat] += tally.last[seat]
            if tally.last[seat] > 0:
                tally.wins[seat] += 1
                winners += 1
        if winners > 1:
            tally.shared[0] += 1
    return steps


def new_tray(setup: Setup, seed: int = 0) -> Tray:
    """A tray for one worker."""
    rules = setup.game.rules
    return Tray(
        states=np.zeros(3, rules.LAYOUT),
        moves=np.zeros(rules.MOST_MOVES, np.int64),
        due=np.zeros(MOST_SEATS, np.int64),
        lore=setup.lore.copy(),
        dice=new_rng(seed),
        wits=new_rng(~seed),
    )


def new_tally(players: int) -> Tally:
    """Nothing counted yet."""
    return Tally(
        wins=np.zeros(players, np.int64),
        shares=np.zeros(players),
        last=np.zeros(players),
        shared=np.zeros(1, np.int64),
        squares=np.zeros(1),
    )


class Drivers(NamedTuple):
    """The drivers compiled for one game and its bots."""

    play_out: OneGame
    play_games: ManyGames


@cache
def drivers(game: Game) -> Drivers:
    """What plays a game: in turns or in real time, once or many times."""
    folder, rules = game.folder, game.rules
    names = list(game.bots)
    choose = bind(only_bot, folder, names[-1], bot=game.bots[names[-1]])
    for name in reversed(names[:-1]):
        choose = bind(one_of_bots, folder, name, bot=game.bots[name], others=choose)
    showing = bind(show, folder, rules=rules, SECRETS=game.facts.secrets)
    deciding = bind(decide, folder, rules=rules, choose=choose, show=showing)
    if game.facts.realtime:
        wait = bind(only_pace, folder, names[-1], pace=game.paces[names[-1]])
        for name in reversed(names[:-1]):
            wait = bind(one_of_paces, folder, name, pace=game.paces[name], slower=wait)
        play_out = bind(play_in_time, folder, rules=rules, decide=deciding, wait=wait, show=showing)
    else:
        play_out = bind(play_turns, folder, rules=rules, decide=deciding)
    return Drivers(play_out, bind(play_games, folder, rules=rules, play_out=play_out))
