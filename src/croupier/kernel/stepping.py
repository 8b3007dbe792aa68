"""Drivers that step many games at once for whoever chooses the moves; compiled for each game by `bind_whole`.

What happens in most steps is compiled into one with the rules: a call costs as much as most of its work. What begins
and ends games, and bots, are left out: there it would make the compiler slow and nothing fast.
"""

from collections.abc import Callable
from functools import lru_cache, partial
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeAlias, cast

import numpy as np

from .contract import Choices, Codes, Dealer, Encoder, Features, Lore, Mask, Rulebook, State
from .dice import HOUSE, Rng, below, seed_streams
from .encoding import PART
from .game import Game
from .playout import (
    KEPT_DRIVERS,
    Chooser,
    Drivers,
    Hand,
    Waiter,
    drivers,
    drivers_with,
    plain_drivers,
)
from .rule import bind_whole, inlined, plain
from .seats import CHANCE, DICE_DUE, clock_of, first_seat, stamp
from .spread import NOBODY, Bytes, Desk, Room, Spread, Terms

Stepper: TypeAlias = Callable[[Terms, Choices, Choices, Spread, Room, Codes, bool], int]

rules: Rulebook
encode: Encoder
dealer: Dealer
stream: Callable[[State], int]
choose: Chooser
wait: Waiter
WAIT: int
WIDTH: int
SECRETS: bool
REALTIME: bool
EXPOSED: bool
BOTS: bool
TRUSTED: bool
observe: Callable[[State, Bytes, int, Features], None]
offer: Callable[[State, int, Codes, int, Mask], None]
meant: Callable[[State, State, int, int, Codes], int]
ask: Callable[[Terms, Desk, State, int, Room], int]
settle: Callable[[Terms, Desk, State, Room], int]
begin: Callable[[Terms, Choices, Choices, Desk, State], None]
act: Callable[[State, Desk, int, Room], None]
show: Callable[[State, Bytes, int, Room, Features], State]
veiled: Callable[[State, int, Room], State]
close: Callable[[Terms, Spread, Room, int], None]
chances: Callable[[State, Codes, Codes], int]
fall: Callable[[State, Desk, int, Room], int]
may: Callable[[Desk, Mask, int], bool]
fall_whole: Callable[[State, Desk, int, Room], int]

MORE = -1
"""In place of an outcome of which more dice are to come."""


@inlined
def observe_own(shown: State, raw: Bytes, seat: int, out: Features) -> None:
    """What a seat sees, in the game's own numbers."""
    for place in range(encode.FEATURES):
        out[place] = 0
    encode.observe(shown, seat, out)


@inlined
def observe_bytes(shown: State, raw: Bytes, seat: int, out: Features) -> None:
    """What a seat sees, byte by byte."""
    for place in range(len(raw)):
        out[place] = np.float32(raw[place]) * PART


@inlined
def offer_own(shown: State, seat: int, moves: Codes, count: int, mask: Mask) -> None:
    """The actions of listed moves, in the game's own numbers."""
    for move in range(count):
        mask[encode.action_of(shown, seat, moves[move])] = True


@inlined
def offer_listed(shown: State, seat: int, moves: Codes, count: int, mask: Mask) -> None:
    """The actions of listed moves, as they are listed."""
    for move in range(count):
        mask[move] = True


@inlined
def meant_own(state: State, shown: State, seat: int, action: int, moves: Codes) -> int:
    """The move that an action makes, in the game's own numbers."""
    return encode.move_of(shown, seat, action)


@inlined
def meant_listed(state: State, shown: State, seat: int, action: int, moves: Codes) -> int:
    """The move that an action makes, as moves are listed."""
    rules.moves(state, seat, moves)
    return moves[action]


def chances_parted(state: State, outcomes: Codes, weights: Codes) -> int:
    """What chance may do now with the weights of that: whole outcomes, or the sides of the next die."""
    count = rules.outcomes(state, outcomes, weights)
    if count == 0:
        count = dealer.SIDES
        weights[:count] = 1
    return count


def fall_listed(state: State, desk: Desk, action: int, room: Room) -> int:
    """The outcome that an action of chance makes."""
    if action < 0:
        return rules.draw(state, desk.dice[stream(state)])
    rules.outcomes(state, room.moves, room.weights)
    return room.moves[action]


def fall_parted(state: State, desk: Desk, action: int, room: Room) -> int:
    """As `fall_listed`, die by die where that is too much to list: `MORE` while dice are to come, which -1 rolls."""
    parts = dealer.parts(state)
    if parts == 0 or (action < 0 and desk.die == 0):
        return fall_whole(state, desk, action, room)
    die, code = desk.die, desk.code
    while die < parts:
        side = action if action >= 0 else below(desk.dice[stream(state)], dealer.SIDES)
        code = dealer.joined(state, code, die, side)
        die += 1
        if action >= 0:
            break
    whole = die == parts
    desk.die = 0 if whole else die
    desk.code = 0 if whole else code
    return code if whole else MORE


@inlined
def veiled_for(state: State, seat: int, room: Room) -> State:
    """A copy of a state as a seat may see it."""
    room.shown[0] = state
    if SECRETS:
        rules.veil(room.shown[0], seat)
    return room.shown[0]


def ask_bot(terms: Terms, desk: Desk, state: State, seat: int, room: Room) -> int:
    """What the bot on a seat does; it is shown a copy. For one of somebody's own that breaks a rule, its first move."""
    moves = room.moves
    count = rules.moves(state, seat, moves)
    move = choose(terms.bots[seat], veiled(state, seat, room), seat, moves, count, desk.wits[seat], room.lore)
    if not TRUSTED and rules.refusal(state, seat, move) != 0:
        terms.fault[0] = seat + 1
        terms.fault[1] = move
        terms.fault[2] = desk.number
        rules.moves(state, seat, moves)
        return moves[0]
    return move


@inlined
def settle_turns(terms: Terms, desk: Desk, state: State, room: Room) -> int:
    """Let chance and bots act until somebody else must choose: the seat, or `NOBODY` where the game is at its end."""
    while desk.steps < terms.limit:
        turn = rules.turn(state)
        if turn == 0:
            break
        if turn == DICE_DUE:
            if EXPOSED:
                return CHANCE
            rules.play(state, CHANCE, rules.draw(state, desk.dice[stream(state)]))
        else:
            seat = first_seat(turn)
            if not BOTS or terms.bots[seat] < 0:
                return seat
            rules.play(state, seat, ask(terms, desk, state, seat, room))
        desk.steps += 1
    return NOBODY


@inlined
def settle_beats(terms: Terms, desk: Desk, state: State, room: Room) -> int:
    """As `settle_turns`, in real time: in every beat each seat that may act is asked once, from another seat on."""
    while desk.steps < terms.limit:
        turn = rules.turn(state)
        if turn == 0:
            break
        clock = desk.clock
        if turn == DICE_DUE:
            if EXPOSED:
                return CHANCE
            rules.play(state, CHANCE, stamp(rules.draw(state, desk.dice[stream(state)]), clock))
            desk.due[:] = -1
            desk.steps += 1
            continue
        if turn & DICE_DUE:
            alarm = rules.draw(state, desk.dice[stream(state)])
            if clock_of(alarm) <= clock:
                rules.play(state, CHANCE, alarm)
                desk.due[:] = -1
                desk.steps += 1
                continue
        seat = NOBODY
        for place in range(terms.players):
            other = (place + clock // terms.beat) % terms.players
            if seat < 0 and ((turn & ~desk.asked) >> other) & 1:
                seat = other
        if seat < 0:
            desk.clock += terms.beat
            desk.asked = 0
            desk.steps += 1
            continue
        if not BOTS or terms.bots[seat] < 0:
            return seat
        desk.asked |= 1 << seat
        if desk.due[seat] < 0:
            pause = wait(terms.bots[seat], veiled(state, seat, room), seat, desk.wits[seat], room.lore)
            desk.due[seat] = clock + pause if pause >= 0 else -1
        if desk.due[seat] >= 0 and desk.due[seat] <= clock:
            desk.due[seat] = -1
            rules.play(state, seat, stamp(ask(terms, desk, state, seat, room), clock))
            desk.steps += 1
    return NOBODY


def begin_game(terms: Terms, options: Choices, edition: Choices, desk: Desk, state: State) -> None:
    """Lay out the game of this number on a state of zeros."""
    number, players = np.uint64(desk.number), terms.players
    desk.steps = 0
    desk.clock = 0
    desk.asked = 0
    desk.code = 0
    desk.die = 0
    seed_streams(desk.dice, terms.seed, number, players, 0)
    if BOTS:
        seed_streams(desk.wits, ~terms.seed, number, players, 0)
    if REALTIME:
        desk.due[:] = -1
    first = terms.first if terms.first >= 0 else below(desk.dice[HOUSE], players)
    rules.setup(state, players, first, options, edition)


@inlined
def may_be(desk: Desk, mask: Mask, action: int) -> bool:
    """Whether an action can be made in a game; chance, left to others, rolls for -1."""
    if action < 0:
        return EXPOSED and action == -1 and desk.seat == CHANCE
    return action < len(mask) and mask[action]


@inlined
def show_seat(state: State, raw: Bytes, seat: int, room: Room, out: Features) -> State:
    """Tell what a seat sees, and hand on what it is shown: a copy only where there are secrets."""
    shown = veiled(state, seat, room) if SECRETS else state
    observe(shown, room.raw if SECRETS else raw, seat, out)
    return shown


@inlined
def act_once(state: State, desk: Desk, action: int, room: Room) -> None:
    """Make an action of whoever is in turn."""
    seat, move = desk.seat, action
    if EXPOSED and seat == CHANCE:
        move = fall(state, desk, action, room)
        if move == MORE:
            desk.steps += 1
            return
    elif not REALTIME or action != WAIT:
        move = meant(state, veiled(state, seat, room) if SECRETS else state, seat, action, room.moves)
    if REALTIME:
        desk.asked |= 1 << seat
        if seat == CHANCE:
            desk.asked = 0
            desk.due[:] = -1
        elif action == WAIT:
            return
        move = stamp(move, desk.clock)
    rules.play(state, seat, move)
    desk.steps += 1


def close_game(terms: Terms, spread: Spread, room: Room, game: int) -> None:
    """Tell how a game ended, which was the last of the seat that acted."""
    state, told, seat = spread.states[game], spread.told, spread.desks[game].seat
    eyes = terms.eyes if terms.eyes >= 0 else seat
    if eyes < 0 or eyes == CHANCE:
        eyes = 0
    show(state, spread.raw[game], eyes, room, told.final[game])
    if rules.turn(state) == 0:
        told.terminated[game] = True
        rules.payoff(state, room.shares)
        for place in range(terms.players):
            told.reward[game, place] = room.shares[place]
    else:
        told.truncated[game] = True
    for place in range(told.ended.shape[1]):
        told.ended[game, place] = spread.raw[game, place]


def step_all(
    terms: Terms, options: Choices, edition: Choices, spread: Spread, room: Room, actions: Codes, anew: bool
) -> int:
    """Make one action in every game; `anew`, begin the games of these numbers.

    0, or the number of a game, and one, in which its action cannot be made: then nothing is changed.
    """
    states, desks, told, moves = spread.states, spread.desks, spread.told, room.moves
    if not anew:
        for game in range(len(actions)):
            if not may(desks[game], told.mask[game], actions[game]):
                return game + 1
    for game in range(len(actions)):
        state, desk, mask, fresh = states[game], desks[game], told.mask[game], anew
        if told.terminated[game]:
            told.reward[game] = 0
        told.terminated[game] = False
        told.truncated[game] = False
        if fresh:
            desk.number = actions[game]
        elif desk.seat != NOBODY:
            act(state, desk, actions[game], room)
        while True:
            if fresh:
                states[game] = room.shown[1]
                begin(terms, options, edition, desk, state)
            following = settle(terms, desk, state, room)
            if following != NOBODY or fresh:
                break
            close(terms, spread, room, game)
            desk.number += len(actions)
            fresh = True
        desk.seat = following
        for action in range(WIDTH):
            mask[action] = False
        if EXPOSED and following == CHANCE:
            told.observation[game] = 0
            count = chances(state, moves, room.weights)
            told.weights[game] = 0
            for outcome in range(count):
                mask[outcome] = True
                told.weights[game, outcome] = room.weights[outcome]
            continue
        eyes = following if following >= 0 else max(0, terms.eyes)
        seen = show(state, spread.raw[game], eyes, room, told.observation[game])
        if following == NOBODY:
            mask[0] = True
            continue
        count = rules.moves(state, following, moves)
        offer(seen, following, moves, count, mask)
        if REALTIME:
            mask[WAIT] = True
    return 0


class Noted(NamedTuple):
    """What happened in a game: who began, and every move with its seat."""

    first: int
    moves: list[tuple[int, int]]


def nobody(which: int, state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """In place of bots where there are none."""
    return 0


def nobody_waits(which: int, state: State, seat: int, rng: Rng, lore: Lore) -> int:
    """In place of bots' hands where there are none."""
    return -1


@lru_cache
def stepper(game: Game, bots: bool, searching: bool, exposed: bool) -> Stepper:
    """Compile what steps a game: with its bots on some seats or not, its chance settled or left to others."""
    label = f"{'searching' if searching else 'bots' if bots else 'alone'}.{'exposed' if exposed else 'settled'}"
    usual = drivers(game, searching) if bots else None
    return _stepper(game, usual, exposed, game.rules, partial(bind_whole, folder=game.folder, label=label))


@lru_cache(KEPT_DRIVERS)
def stepper_with(game: Game, hands: tuple[Hand, ...], searching: bool, exposed: bool) -> Stepper:
    """As `stepper`, with compiled bots of somebody's own before the game's."""
    return _stepper(game, drivers_with(game, hands, searching), exposed, game.rules, bind_whole, trusted=False)


def plain_stepper(game: Game, hands: tuple[Hand, ...], exposed: bool) -> Stepper:
    """As `stepper_with`, where not all are compiled: the very same as plain Python."""
    return _stepper(game, plain_drivers(game, hands), exposed, game.rules, plain, trusted=False)


def noting_stepper(game: Game, bots: Drivers | None, exposed: bool, games: list[Noted]) -> Stepper:
    """The very same as plain Python, which note who begins each game and every move as it is made."""

    def setup(state: State, players: int, first: int, options: Choices, edition: Choices) -> None:
        games.append(Noted(int(first), []))
        game.rules.setup(state, players, first, options, edition)

    def play(state: State, seat: int, move: int) -> None:
        games[-1].moves.append((int(seat), int(move)))
        game.rules.play(state, seat, move)

    rules = SimpleNamespace(**vars(game.rules) | {"setup": setup, "play": play})
    return _stepper(game, bots, exposed, cast(Rulebook, rules), plain, trusted=False)


def _stepper(
    game: Game,
    bots: Drivers | None,
    exposed: bool,
    rules: Rulebook,
    make: Callable[..., Any],
    trusted: bool = True,
) -> Stepper:
    encoder, realtime = game.encoder, game.facts.realtime
    used = {"rules": rules, "REALTIME": realtime, "EXPOSED": exposed, "BOTS": bots is not None, "stream": game.stream}
    used["WAIT"] = own = encoder.ACTIONS if encoder else rules.MOST_MOVES
    used["WIDTH"] = max(own + realtime, game.most_chances if exposed else 0)
    used["TRUSTED"] = trusted
    used["choose"] = bots.choose if bots else make(nobody)
    if realtime:
        used["wait"] = bots.wait if bots else make(nobody_waits)
    used["SECRETS"] = game.facts.secrets
    used["observe"] = make(observe_own, encode=encoder) if encoder else make(observe_bytes)
    used["offer"] = make(offer_own, encode=encoder) if encoder else make(offer_listed)
    used["meant"] = make(meant_own, encode=encoder) if encoder else make(meant_listed, rules=rules)
    used["veiled"] = make(veiled_for, **used)
    used["ask"] = make(ask_bot, **used)
    used["settle"] = make(settle_beats if realtime else settle_turns, **used)
    used["begin"] = make(begin_game, **used)
    used["chances"] = make(chances_parted, dealer=game.dealer, rules=rules) if game.dealer else rules.outcomes
    used["fall"] = used["fall_whole"] = make(fall_listed, **used)
    if game.dealer:
        used["fall"] = make(fall_parted, dealer=game.dealer, **used)
    used["show"] = make(show_seat, **used)
    used["act"] = make(act_once, **used)
    used["close"] = make(close_game, **used)
    used["may"] = make(may_be, **used)
    return cast(Stepper, make(step_all, **used))
