"""The rules of Liar's Dice; the numbers in refusals are the clauses of RULES.md.

Dice are counted by face, as in `croupier.kernel.counts`. Under `cup` lies what only its own seat may see, in `shown`
what everybody saw when the last round ended.
"""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.bounds import Bounds
from croupier.kernel.contract import Choices, Codes, Shares, State
from croupier.kernel.counts import FACES, count_of, dice_in, roll_codes, roll_weight
from croupier.kernel.dice import Rng, roll_counts
from croupier.kernel.layout import layout
from croupier.kernel.rule import rule
from croupier.kernel.seats import CHANCE, DICE_DUE, next_seat, other_seats

SEATS = 6
MOST_DICE = 6
LAYOUT = layout(
    [
        ("players", np.int32),
        ("wild", np.int32),
        ("spot_on", np.int32),
        ("active", np.int32),
        ("to_roll", np.int32),
        ("bid", np.int32),
        ("bidder", np.int32),
        ("aside", np.int32),
        ("last_call", np.int32),
        ("last_caller", np.int32),
        ("last_bid", np.int32),
        ("last_bidder", np.int32),
        ("dice", np.int32, (SEATS,)),
        ("cup", np.int32, (SEATS,)),
        ("shown", np.int32, (SEATS,)),
    ]
)
MOST_MOVES = SEATS * MOST_DICE * FACES + 2
MOST_OUTCOMES = 462
ALL_CODES = 1 << 3 * FACES
HIGHEST = 10 * SEATS * MOST_DICE + FACES
BOUNDS = Bounds(
    players=(2, SEATS),
    wild=(0, 1),
    spot_on=(0, 1),
    active=(0, SEATS - 1),
    to_roll=(0, SEATS),
    bid=(0, HIGHEST),
    bidder=(0, SEATS - 1),
    aside=(0, SEATS * MOST_DICE),
    last_call=(0, 2),
    last_caller=(0, SEATS - 1),
    last_bid=(0, HIGHEST),
    last_bidder=(0, SEATS - 1),
    dice=(0, MOST_DICE),
    cup=(0, ALL_CODES - 1),
    shown=(0, ALL_CODES - 1),
)


class Call(IntEnum):
    """What a player may do instead of bidding (L8, L9); a bid of 3 fours is 34."""

    LIAR = 1
    SPOT_ON = 2


LIAR, SPOT_ON = int(Call.LIAR), int(Call.SPOT_ON)
TEN = 10


@rule
def setup(state: State, players: int, first: int, options: Choices, edition: Choices) -> None:
    """L1: everybody has a full cup to roll."""
    state.players = players
    state.wild = options.wild
    state.spot_on = options.spot_on
    state.active = first
    for seat in range(players):
        state.dice[seat] = options.dice


@rule
def turn(state: State) -> int:
    """L2, L3, L12: cups are rolled one after the other, then one player acts at a time."""
    if players_left(state) == 1:
        return 0
    if state.to_roll < state.players:
        return DICE_DUE
    return 1 << state.active


@rule
def players_left(state: State) -> int:
    """L12: those who have dice."""
    left = 0
    for seat in range(state.players):
        left += state.dice[seat] > 0
    return left


@rule
def in_play(state: State) -> int:
    """L6: all dice that have not been lost."""
    dice = 0
    for seat in range(state.players):
        dice += state.dice[seat]
    return dice


@rule
def matching(cup: int, face: int, wild: int) -> int:
    """L4, L7: how many dice under a cup count towards a bid on a face."""
    return count_of(cup, face - 1) + (count_of(cup, 0) if wild and face != 1 else 0)


@rule
def found_of(cups: NDArray[np.int32], players: int, face: int, wild: int) -> int:
    """L4: how many dice under all cups count towards a bid on a face."""
    found = 0
    for seat in range(players):
        found += matching(cups[seat], face, wild)
    return found


@rule
def moves(state: State, seat: int, out: Codes) -> int:
    """L5, L6, L8, L9: every higher bid, and the calls once there is a bid."""
    count = 0
    for dice in range(max(1, state.bid // TEN), in_play(state) + 1):
        for face in range(1, FACES + 1):
            if TEN * dice + face > state.bid:
                out[count] = TEN * dice + face
                count += 1
    if state.bid:
        out[count] = LIAR
        count += 1
        if state.spot_on:
            out[count] = SPOT_ON
            count += 1
    return count


@rule
def refusal(state: State, seat: int, move: int) -> int:
    """The clause that forbids a move."""
    now = turn(state)
    if now == 0:
        return 12
    if seat == CHANCE:
        rolled = now == DICE_DUE and 0 <= move < ALL_CODES and dice_in(move) == state.dice[state.to_roll]
        return 0 if rolled else 2
    if now == DICE_DUE:
        return 2
    if seat != state.active:
        return 3
    if move in (LIAR, SPOT_ON):
        if move == SPOT_ON and not state.spot_on:
            return 9
        return 0 if state.bid else 3
    if move <= TEN or not 1 <= move % TEN <= FACES:
        return 4
    if move // TEN > in_play(state):
        return 6
    return 0 if move > state.bid else 5


@rule
def play(state: State, seat: int, move: int) -> None:
    """L2, L3: a cup is rolled, a bid is made, or a call ends the round."""
    if seat == CHANCE:
        state.cup[state.to_roll] = move
        state.to_roll = to_roll_from(state, state.to_roll + 1)
    elif move in (LIAR, SPOT_ON):
        lift_cups(state, seat, move)
        settle(state, seat, move)
    else:
        state.bid = move
        state.bidder = seat
        state.active = with_dice(state, next_seat(seat, state.players))


@rule
def lift_cups(state: State, seat: int, call: int) -> None:
    """L8, L9: everybody sees what lay under the cups, and remembers what was called."""
    state.last_call = call
    state.last_caller = seat
    state.last_bid = state.bid
    state.last_bidder = state.bidder
    for other in range(state.players):
        state.shown[other] = state.cup[other]
        state.cup[other] = 0


@rule
def settle(state: State, seat: int, call: int) -> None:
    """L8 to L11: who loses dice, and who begins the next round."""
    found = found_of(state.shown, state.players, state.bid % TEN, state.wild)
    bid = state.bid // TEN
    beginner = seat
    if call == LIAR:
        beginner = seat if found >= bid else state.bidder
        lose_a_die(state, beginner)
    elif found == bid:
        for other in range(state.players):
            if other != seat and state.dice[other]:
                lose_a_die(state, other)
    else:
        lose_a_die(state, seat)
    state.bid = 0
    state.bidder = 0
    state.active = with_dice(state, beginner)
    state.to_roll = to_roll_from(state, 0) if players_left(state) > 1 else state.players


@rule
def lose_a_die(state: State, seat: int) -> None:
    """L8, L9: it is put aside."""
    state.dice[seat] -= 1
    state.aside += 1


@rule
def with_dice(state: State, seat: int) -> int:
    """L3, L11: this seat, or the next one that has dice."""
    while not state.dice[seat]:
        seat = next_seat(seat, state.players)
    return seat


@rule
def to_roll_from(state: State, seat: int) -> int:
    """L2: the first seat from this one on whose cup is to be rolled; none if it is the number of players."""
    while seat < state.players and not state.dice[seat]:
        seat += 1
    return seat


@rule
def draw(state: State, rng: Rng) -> int:
    """L2: what falls under one cup."""
    return roll_counts(rng, state.dice[state.to_roll])


@rule
def outcomes(state: State, out: Codes, weights: Codes) -> int:
    """L2: everything that may fall under one cup."""
    count = roll_codes(state.dice[state.to_roll], out)
    for which in range(count):
        weights[which] = roll_weight(out[which])
    return count


@rule
def secret(state: State, seat: int, move: int) -> int:
    """L2: only its own seat looks under a cup; bids and calls are for everybody."""
    return other_seats(state.to_roll, state.players) if seat == CHANCE else 0


@rule
def veil(state: State, seat: int) -> None:
    """L2: the cups of the others stay down."""
    for other in range(state.players):
        if other != seat:
            state.cup[other] = 0


@rule
def payoff(state: State, out: Shares) -> None:
    """L12: the last one with dice has won."""
    for seat in range(state.players):
        out[seat] = 1.0 if state.dice[seat] else 0.0


@rule
def scores(state: State, out: Codes) -> None:
    """Everybody's dice."""
    for seat in range(state.players):
        out[seat] = state.dice[seat]
