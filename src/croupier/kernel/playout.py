"""Drivers that play any game with bots on every seat; written once, compiled for each game by `bind`."""

from collections.abc import Callable
from functools import cache, lru_cache, partial
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from . import accounts, usual
from .contract import Bot, Choices, Codes, Lore, Pace, Rulebook, Shares, State
from .dice import HOUSE, RNG_WORDS, STREAMS, Rng, Rngs, below, seed_streams
from .errors import BadBot
from .game import Game
from .mistakes import line_of
from .rule import bind, inlined, plain
from .scratch import anew, plain_words_of, row, rows, words_of
from .seats import CHANCE, DICE_DUE, MOST_SEATS, clock_of, first_seat, is_code, stamp
from .setup import Setup

WHOLE = 720_720
"""A whole victory: any number of winners up to sixteen share it evenly, and what many games give adds up exactly."""

KEPT_DRIVERS = 64
"""Drivers for bots of somebody's own that are kept; a notebook may try many."""

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
    seatings: int
    """How often each is played, the bots moved on by a seat each time."""
    midway: bool
    """Whether games begin from the tray's third state as it is, and not from the beginning."""


class Tray(NamedTuple):
    """What one worker plays on."""

    states: States
    """The game itself, what a bot is shown of it, and what a game begins on."""
    moves: Codes
    due: Codes
    """In real time: when each seat will act, -1 where that is open."""
    bots: Codes
    """The bot on each seat."""
    fault: Codes
    """The seat and the move of a bot that broke a rule; seat -1 where none has."""
    lore: Lore
    own_lore: Lore
    """For bots of somebody's own, who might write into it."""
    dice: Rngs
    """The dice of each stream."""
    wits: Rngs
    """What the bot on each seat draws from; never the dice."""
    kept: Codes
    """A row for every game that an account is kept of, behind one that says how many there are; see `accounts`."""


class Tally(NamedTuple):
    """What has come out of some deals, by bot: each deal is one game, or the same dice from every seating."""

    wins: Codes
    """Games won by each bot, alone or shared."""
    shares: Codes
    """Each bot's shares of the victory, added up; a whole one is `WHOLE`."""
    share_squares: Codes
    """The squares of what each deal gave."""
    winners: Codes
    """Games by how many won them: one alone, two together, and so on."""
    totals: Codes
    """The steps, and the squares of each deal's steps."""
    deal: Codes
    """What each bot has had of the deal that is being played."""
    last: Shares
    """Everybody's shares of the last game."""
    log: Codes
    """What every game gave each bot, by deal and seating; of as many deals as it has room for."""


OneGame: TypeAlias = Callable[[Tray, Codes, int], int]
ManyGames: TypeAlias = Callable[[Deal, Tray, Codes, Tally, np.uint64, int, int], int]

rules: Rulebook
stream: Callable[[State], int]
now: Callable[[State], int]
choose: Chooser
bot: Bot
others: Chooser
wait: Waiter
pace: Pace
slower: Waiter
play_out: OneGame
notice: Callable[[Tray], None]
SECRETS: bool
begin: Callable[[Deal, Tray, Codes, np.uint64, int, int], None]
count_shares: Callable[[Deal, Tray, Tally, int, int], None]
close_deal: Callable[[Deal, Tally, int], None]
OPEN: bool
"""Whether bots are shown the game itself: it has no secrets from them, and the laws know that they change nothing."""
TRUSTED: bool
OWN: int
NOTICED: bool = False
"""Whether an account is kept of every game."""
FRESH = True
"""Whether nobody in real time is thinking yet; else their thoughts go on from the last event."""
LAYOUT: Any
MOST_MOVES: int


@inlined
def only_bot(which: int, state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """The last bot of a game's row of bots."""
    return bot(state, seat, moves, count, rng, lore)


@inlined
def one_of_bots(which: int, state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Bot number `which` of a row of bots."""
    if which == 0:
        return bot(state, seat, moves, count, rng, lore)
    return others(which - 1, state, seat, moves, count, rng, lore)


@inlined
def own_or_one(which: int, state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """As `one_of_bots`, where the first is somebody's own: it is shown no more moves than there are."""
    if which == 0:
        return bot(state, seat, moves[:count], count, rng, lore)
    return others(which - 1, state, seat, moves, count, rng, lore)


@inlined
def only_pace(which: int, state: State, seat: int, rng: Rng, lore: Lore) -> int:
    """How long the last bot of a game's row takes to act."""
    return pace(state, seat, rng, lore)


@inlined
def one_of_paces(which: int, state: State, seat: int, rng: Rng, lore: Lore) -> int:
    """How long bot number `which` of a row takes to act."""
    if which == 0:
        return pace(state, seat, rng, lore)
    return slower(which - 1, state, seat, rng, lore)


@inlined
def show(tray: Tray, seat: int) -> State:
    """What a bot on this seat is shown: a copy, veiled where the game has secrets; the game itself where it is OPEN."""
    if OPEN:
        return tray.states[0]
    tray.states[1] = tray.states[0]
    if SECRETS:
        rules.veil(tray.states[1], seat)
    return tray.states[1]


@inlined
def decide(tray: Tray, seat: int, which: int) -> int:
    """What bot `which` does on this seat."""
    count = rules.moves(tray.states[0], seat, tray.moves)
    lore = tray.own_lore if which < OWN else tray.lore
    move = choose(which, show(tray, seat), seat, tray.moves, count, tray.wits[seat], lore)
    if not TRUSTED and rules.refusal(tray.states[0], seat, move) != 0:
        tray.fault[0] = seat
        tray.fault[1] = move
    return move


@inlined
def play_turns(tray: Tray, bots: Codes, limit: int) -> int:
    """Play a game to its end, a bot's fault or the limit, and return the steps taken."""
    state = tray.states[0]
    steps = 0
    while steps < limit:
        turn = rules.turn(state)
        if turn == 0:
            break
        if turn == DICE_DUE:
            rules.play(state, CHANCE, rules.draw(state, tray.dice[stream(state)]))
        else:
            seat = first_seat(turn)
            move = decide(tray, seat, bots[seat])
            if not TRUSTED and tray.fault[0] >= 0:
                break
            rules.play(state, seat, move)
        if NOTICED:
            notice(tray)
        steps += 1
    return steps


@inlined
def play_in_time(tray: Tray, bots: Codes, limit: int) -> int:
    """As `play_turns`, in real time: whoever may act does so at its own pace, and the earliest acts first.

    Seats begin to think when they may act, and think anew after chance has acted. Where chance may act beside the
    seats, it does so at the time its outcome carries. A hand that stays still is asked again after every event.
    A game that is under way goes on from the time of its last event.
    """
    state, due = tray.states[0], tray.due
    steps = 0
    clock = now(state)
    if FRESH:
        due[:] = -1
    while steps < limit:
        turn = rules.turn(state)
        if turn == 0:
            break
        steps += 1
        if turn == DICE_DUE:
            rules.play(state, CHANCE, stamp(rules.draw(state, tray.dice[stream(state)]), clock))
            due[:] = -1
            if NOTICED:
                notice(tray)
            continue
        earliest = -1
        for seat in range(len(bots)):
            if not (turn >> seat) & 1:
                due[seat] = -1
            elif due[seat] < 0:
                pause = wait(bots[seat], show(tray, seat), seat, tray.wits[seat], tray.lore)
                due[seat] = clock + pause if pause >= 0 else -1
            if due[seat] >= 0 and (earliest < 0 or due[seat] < due[earliest]):
                earliest = seat
        if turn & DICE_DUE:
            alarm = rules.draw(state, tray.dice[stream(state)])
            if earliest < 0 or clock_of(alarm) <= due[earliest]:
                clock = clock_of(alarm)
                rules.play(state, CHANCE, alarm)
                due[:] = -1
                if NOTICED:
                    notice(tray)
                continue
        if earliest < 0:
            break
        clock = due[earliest]
        due[earliest] = -1
        move = decide(tray, earliest, bots[earliest])
        if not TRUSTED and tray.fault[0] >= 0:
            break
        rules.play(state, earliest, stamp(move, clock))
        if NOTICED:
            notice(tray)
    return steps


def play_games(deal: Deal, tray: Tray, bots: Codes, tally: Tally, seed: np.uint64, start: int, count: int) -> int:
    """Play deals `start` to `start + count - 1` of a seed and add them to a tally.

    0, or the number of the deal in which a game did not end, and one. They are played on a tray of the worker's own on
    the stack: of that the compiler knows that nobody else writes to it, and keeps in registers what it can. So a game
    that did not end is handed back word by word: a whole record would be taken to pieces, byte by byte.
    """
    own = Tray(
        row(LAYOUT, 3),
        row(np.int64, MOST_MOVES),
        row(np.int64, MOST_SEATS),
        row(np.int64, MOST_SEATS),
        tray.fault,
        tray.lore,
        tray.own_lore,
        rows(np.uint64, STREAMS, RNG_WORDS),
        rows(np.uint64, STREAMS, RNG_WORDS),
        tray.kept,
    )
    own.states[2] = tray.states[2]
    for number in range(start, start + count):
        length = 0
        for moved in range(deal.seatings):
            begin(deal, own, bots, seed, number, moved)
            length += play_out(own, own.bots[: deal.players], deal.limit)
            if rules.turn(own.states[0]) != 0:
                found, left = words_of(tray.states), words_of(own.states)
                for place in range(len(left)):
                    found[place] = left[place]
                for seat in range(deal.players):
                    tray.bots[seat] = own.bots[seat]
                return number + 1
            count_shares(deal, own, tally, number - start, moved)
        close_deal(deal, tally, length)
    return 0


@inlined
def begin_game(deal: Deal, tray: Tray, bots: Codes, seed: np.uint64, number: int, moved: int) -> None:
    """Seat the bots, moved on by so many seats, and lay out game `number` of a seed."""
    state, players = tray.states[0], deal.players
    for seat in range(players):
        tray.bots[seat] = bots[(seat + players - moved) % players]
    tray.states[0] = tray.states[2]
    seed_streams(tray.dice, seed, np.uint64(number), players, moved)
    seed_streams(tray.wits, ~seed, np.uint64(number), players, moved)
    if not deal.midway:
        first = deal.first if deal.first >= 0 else below(tray.dice[HOUSE], players)
        rules.setup(state, players, first, deal.options, deal.edition)


@inlined
def count_game(deal: Deal, tray: Tray, tally: Tally, place: int, moved: int) -> None:
    """Add a game that is over to the deal that is being played, number `place` of the log."""
    players = deal.players
    rules.payoff(tray.states[0], tally.last)
    winners = 0
    for seat in range(players):
        share = np.int64(tally.last[seat] * WHOLE + 0.5)
        if share > 0:
            which = (seat + players - moved) % players
            tally.wins[which] += 1
            tally.deal[which] += share
            winners += 1
            if place < len(tally.log):
                tally.log[place, moved, which] = share
    if winners > 0:
        tally.winners[winners - 1] += 1


def add_deal(deal: Deal, tally: Tally, length: int) -> None:
    """Add a deal that was played from every seating, in so many steps, to the tally; another may begin."""
    for which in range(deal.players):
        given = tally.deal[which]
        tally.shares[which] += given
        tally.share_squares[which] += given * given
        tally.deal[which] = 0
    tally.totals[0] += length
    tally.totals[1] += length * length


def new_tray(setup: Setup, seed: int = 0) -> Tray:
    """A tray for one worker."""
    rules = setup.game.rules
    return Tray(
        states=np.zeros(3, rules.LAYOUT),
        moves=np.zeros(rules.MOST_MOVES, np.int64),
        due=np.zeros(MOST_SEATS, np.int64),
        bots=np.zeros(MOST_SEATS, np.int64),
        fault=np.full(2, -1),
        lore=setup.lore.copy(),
        own_lore=setup.lore.copy(),
        dice=new_streams(seed, setup.players),
        wits=new_streams(~seed, setup.players),
        kept=np.zeros((1, 1), np.int64),
    )


def new_streams(seed: int, players: int) -> Rngs:
    """The dice of every stream, for the first game of a seed."""
    dice = np.zeros((STREAMS, RNG_WORDS), np.uint64)
    seed_streams(dice, np.uint64(seed & 0xFFFFFFFFFFFFFFFF), np.uint64(0), players, 0)
    return dice


def new_tally(players: int, seatings: int = 1, logged: int = 0) -> Tally:
    """Nothing counted yet; with room to log so many deals."""
    wins, shares, squares, winners, deal = np.zeros((5, players), np.int64)
    log = np.zeros((logged, seatings, players), np.int64)
    return Tally(wins, shares, squares, winners, np.zeros(2, np.int64), deal, np.zeros(players), log)


class Drivers(NamedTuple):
    """The drivers compiled for one game and some bots."""

    choose: Chooser
    wait: Waiter | None
    play_out: OneGame
    play_games: ManyGames
    decide: Callable[[Tray, int, int], int]


def now_in(rules: Any) -> Callable[[State], int]:
    """What tells the time of the last event in a game that runs in real time: its state's `clock`, where it has one."""
    return usual.clock if "clock" in rules.LAYOUT.names else usual.no_clock


@cache
def drivers(game: Game, searching: bool = False, kept: bool = False, simplest: bool = False) -> Drivers:
    """What plays a game with its own bots, those that search among them or not: once or many times.

    An account of every game is kept or not. Where the simplest bot plays alone, the compiler sees through what it does.
    """
    if kept:
        usual = drivers(game, searching)
        label = "all.kept" if searching else "quick.kept"
        return _drivers(game, partial(bind, folder=game.folder, label=label), usual.choose, usual.wait, 0, kept)
    folder, all_of_them = game.folder, "all" if searching else "simplest" if simplest else "quick"
    names = game.row if searching else game.quick[: 1 if simplest else None]
    choose = bind(only_bot, folder, f"{all_of_them}.{names[-1]}", bot=game.bots[names[-1]])
    for name in reversed(names[:-1]):
        choose = bind(one_of_bots, folder, f"{all_of_them}.{name}", bot=game.bots[name], others=choose)
    wait = None
    if game.facts.realtime:
        wait = bind(only_pace, folder, f"{all_of_them}.{names[-1]}", pace=game.paces[names[-1]])
        for name in reversed(names[:-1]):
            wait = bind(one_of_paces, folder, f"{all_of_them}.{name}", pace=game.paces[name], slower=wait)
    looks = not (simplest and getattr(game.bots[names[0]], "looks_away", False))
    return _drivers(game, partial(bind, folder=folder, label=all_of_them), choose, wait, own=0, looks=looks)


class Hand(NamedTuple):
    """A bot of somebody's own at a table: its name, how it chooses, and how fast it is in real time."""

    name: str
    bot: Bot
    pace: Pace | None


@lru_cache(KEPT_DRIVERS)
def drivers_with(game: Game, hands: tuple[Hand, ...], searching: bool = False, kept: bool = False) -> Drivers:
    """What plays a game with compiled bots of somebody's own, numbered from 0, and the game's after them."""
    usual = drivers(game, searching)
    choose, wait = usual.choose, usual.wait
    for hand in reversed(hands):
        choose = bind(own_or_one, bot=hand.bot, others=choose)
        wait = bind(one_of_paces, pace=hand.pace, slower=wait) if wait else None
    return _drivers(game, bind, choose, wait, len(hands), kept)


def plain_drivers(
    game: Game, hands: tuple[Hand, ...], searching: bool = False, kept: bool = False, rules: Any = None
) -> Drivers:
    """As `drivers_with`, where not all are compiled: the very same drivers as plain Python, the rules compiled.

    Those may be others than the game's own, such as some that write a log.
    """
    usual = [Hand(name, game.bots[name], game.paces[name] if game.facts.realtime else None) for name in game.row]
    players = [*hands, *usual]

    def choose(which: int, state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        return _whole(players[which].name, players[which].bot, state, seat, moves[:count], count, rng, lore)

    def wait(which: int, state: State, seat: int, rng: Rng, lore: Lore) -> int:
        return _whole(players[which].name, players[which].pace, state, seat, rng, lore)

    return _drivers(
        game, partial(plain, row=anew, rows=anew, words_of=plain_words_of), choose, wait, len(hands), kept, rules
    )


def _whole(name: str, function: Any, *given: Any) -> int:
    """What a function of somebody's own says, if that is a whole number."""
    try:
        said = function(*given)
    except (Exception, SystemExit) as error:
        raise BadBot(f"{name}{line_of(error)}: {type(error).__name__}: {error}") from error
    if not is_code(said):
        raise BadBot(f"{name} must return a whole number, not {said!r}")
    return int(said)


def _drivers(
    game: Game,
    make: Callable[..., Any],
    choose: Chooser,
    wait: Waiter | None,
    own: int,
    kept: bool = False,
    others: Any = None,
    looks: bool = True,
) -> Drivers:
    rules = others or game.rules
    showing = make(show, rules=rules, SECRETS=game.facts.secrets, OPEN=not own and not (looks and game.facts.secrets))
    deciding = make(decide, rules=rules, choose=choose, show=showing, TRUSTED=not own, OWN=own)
    used = {"rules": rules, "decide": deciding, "stream": game.stream, "TRUSTED": not own, "NOTICED": kept}
    if kept:
        used["notice"] = make(accounts.notice, standing=game.standing)
    if game.facts.realtime:
        play_out = make(play_in_time, wait=wait, show=showing, now=now_in(rules), **used)
    else:
        play_out = make(play_turns, **used)
    if kept:
        play_out = make(accounts.play_kept, rules=rules, play_out=play_out)
    beside = {
        "begin": make(begin_game, rules=rules),
        "count_shares": make(count_game, rules=rules),
        "close_deal": make(add_deal),
        "LAYOUT": rules.LAYOUT,
        "MOST_MOVES": rules.MOST_MOVES,
    }
    return Drivers(choose, wait, play_out, make(play_games, rules=rules, play_out=play_out, **beside), deciding)
