"""The rules of FINITO!; the numbers in refusals are the clauses of RULES.md.

A board is the place of each tile (spaces count from 1, 0 is off the board) and the taken spaces as a bit set. Where an
edition has fewer tiles, the others are nowhere: neither face down nor open nor on the board.
"""

from enum import IntEnum

import numpy as np

from croupier.kernel.bits import highest, lowest
from croupier.kernel.bounds import Bounds
from croupier.kernel.contract import Choices, Codes, Shares, State
from croupier.kernel.dice import ANEW, HOUSE, Rng, below
from croupier.kernel.layout import layout
from croupier.kernel.rule import rule
from croupier.kernel.seats import CHANCE, DICE_DUE, is_among
from croupier.kernel.sets import set_member, set_outcomes, set_size
from croupier.kernel.usual import secret as secret
from croupier.kernel.usual import share_victory
from croupier.kernel.usual import veil as veil

from . import FACTS
from .options import MOST_ROLLS, MOST_ROUNDS

TILES = 12
SPACES = 36
FACES = 20
SEATS = FACTS.seats[1]
OPEN = 3
"""Tiles that lie open in front of a player as long as there are so many."""
ALL_TILES = (1 << TILES) - 1


class Phase(IntEnum):
    """What the table waits for."""

    TILE = 0
    ROLL = 1
    PLACE = 2
    OVER = 3


TILE, ROLL, PLACE, OVER = (int(phase) for phase in Phase)
TILE_BITS = 4
"""A move is a tile and, above its bits, the space it goes to."""
PASS = 1 << 12
SPACE_BITS = 6
ANY_SPACE = (1 << SPACE_BITS) - 1
"""Spaces that a tile may go to are listed in one number, so many bits for each."""

LAYOUT = layout(
    [
        ("next_number", np.int32),
        ("may_pass", np.int32),
        ("series", np.int32),
        ("all_placed", np.int32),
        ("rounds", np.int32),
        ("rolls", np.int32),
        ("players", np.int32),
        ("phase", np.int32),
        ("number", np.int32),  # what the die shows
        ("owing", np.int32),  # the seats that have not acted on this roll
        ("rolled", np.int32),  # rolls of this round
        ("past", np.int32),  # rounds finished
        ("first", np.int32, (FACES + 1,)),  # the first space of each number, 0 for those beyond the die
        ("last", np.int32, (FACES + 1,)),  # the last one, beyond the die that of the board
        ("closed", np.int32, (SEATS,)),  # tiles face down, a bit for each
        ("open", np.int32, (SEATS,)),  # tiles turned up
        ("points", np.int32, (SEATS,)),
        ("taken", np.int64, (SEATS,)),
        ("place", np.int32, (SEATS, TILES + 1)),
    ]
)
BOUNDS = Bounds(
    next_number=(0, 1),
    may_pass=(0, 1),
    series=(2, TILES),
    all_placed=(0, 1),
    rounds=(1, MOST_ROUNDS),
    rolls=(20, MOST_ROLLS),
    players=FACTS.seats,
    phase=(0, len(Phase) - 1),
    number=(0, FACES),
    owing=(0, (1 << SEATS) - 1),
    rolled=(0, MOST_ROLLS),
    past=(0, MOST_ROUNDS),
    first=(0, SPACES),
    last=(0, SPACES),
    closed=(0, ALL_TILES),
    open=(0, ALL_TILES),
    points=(0, TILES * MOST_ROUNDS),
    taken=(0, (2 << SPACES) - 1),
    place=(0, SPACES),
)
MOST_MOVES = 49
MOST_OUTCOMES = 20


@rule
def placing(tile: int, space: int) -> int:
    """The move that brings a tile to a space."""
    return tile | space << TILE_BITS


@rule
def tile_of(move: int) -> int:
    """The tile of a move."""
    return move & ((1 << TILE_BITS) - 1)


@rule
def space_of(move: int) -> int:
    """The space a move brings its tile to."""
    return move >> TILE_BITS


@rule
def setup(state: State, players: int, first: int, options: Choices, edition: Choices) -> None:
    """F1, F2: all tiles face down, boards empty."""
    state.players = players
    state.next_number = options.next_number
    state.may_pass = options.may_pass
    state.series = min(options.series, edition.tiles)
    state.all_placed = options.all_placed
    state.rounds = options.rounds
    state.rolls = options.rolls
    lay_spaces(state, edition)
    begin_round(state, (1 << edition.tiles) - 1)


@rule
def lay_spaces(state: State, edition: Choices) -> None:
    """F2: where the numbers are on the board."""
    space = 0
    for number in range(1, FACES + 1):
        while space < SPACES and edition.spaces[space] == number:
            space += 1
            if state.first[number] == 0:
                state.first[number] = space
        state.last[number] = space


@rule
def begin_round(state: State, tiles: int) -> None:
    """F1, F16: tiles off the boards and face down."""
    state.rolled = 0
    state.number = 0
    for seat in range(state.players):
        state.closed[seat] = tiles
        state.open[seat] = 0
        state.taken[seat] = 0
        for tile in range(1, TILES + 1):
            state.place[seat, tile] = 0
    state.phase = TILE


@rule
def faces_of(state: State) -> int:
    """F2, F3: the highest number on the board, which is that of the die."""
    number = FACES
    while state.first[number] == 0:
        number -= 1
    return number


@rule
def lying(state: State, seat: int) -> int:
    """The tiles on a board as a bit set."""
    tiles = 0
    for tile in range(1, TILES + 1):
        if state.place[seat, tile]:
            tiles |= 1 << (tile - 1)
    return tiles


@rule
def tiles_of(state: State) -> int:
    """F1: the tiles that everybody has, wherever they are, as a bit set."""
    return state.closed[0] | state.open[0] | lying(state, 0)


@rule
def turn(state: State) -> int:
    """F4: everybody who still owes an action on this roll."""
    if state.phase == OVER:
        return 0
    if state.phase == PLACE:
        return state.owing
    return DICE_DUE


@rule
def turning_seat(state: State) -> int:
    """F8: the first seat with fewer than three open tiles and some face down, or -1."""
    for seat in range(state.players):
        if state.closed[seat] and set_size(state.open[seat]) < OPEN:
            return seat
    return -1


@rule
def spaces_to(space: int) -> int:
    """The spaces up to one as a bit set, with what is off the board."""
    return (np.int64(2) << np.int64(space)) - 1  # type: ignore[return-value]


@rule
def free_before(taken: int, space: int) -> int:
    """The nearest free space before a space, or 0."""
    return highest(~taken & spaces_to(space - 1) | 1)


@rule
def free_behind(taken: int, space: int, end: int) -> int:
    """The nearest free space behind a space, or 0; `end` is the last of the board."""
    free = ~taken & spaces_to(end) & ~spaces_to(space)
    return lowest(free) if free else 0


@rule
def free_of(state: State, taken: int, number: int) -> int:
    """The free spaces of a number as two codes; 0 if none is free."""
    first, last = state.first[number], state.last[number]
    spaces = 0
    if last != first and not (taken >> last) & 1:
        spaces = last
    if not (taken >> first) & 1:
        spaces = spaces << SPACE_BITS | first
    return spaces


@rule
def targets(state: State, seat: int) -> int:
    """F6, F7: the spaces a tile may go to now, up to four codes."""
    taken = state.taken[seat]
    spaces = free_of(state, taken, state.number)
    if spaces:
        return spaces
    if not state.next_number:
        before = free_before(taken, state.first[state.number])
        behind = free_behind(taken, state.last[state.number], state.last[FACES])
        return behind << SPACE_BITS | before if before else behind
    lower = state.number - 1
    while lower > 0 and not free_of(state, taken, lower):
        lower -= 1
    higher, faces = state.number + 1, faces_of(state)
    while higher <= faces and not free_of(state, taken, higher):
        higher += 1
    below_ = free_of(state, taken, lower) if lower > 0 else 0
    above = free_of(state, taken, higher) if higher <= faces else 0
    return above << (2 * SPACE_BITS) | below_ if below_ else above


@rule
def movable(state: State, seat: int) -> int:
    """F5, F9: the tiles a seat may act with: the open ones, or all once all lie."""
    return state.open[seat] if state.open[seat] else lying(state, seat)


@rule
def moves(state: State, seat: int, out: Codes) -> int:
    """F5 to F11: every tile that may be placed or moved, to every space it may go to."""
    spaces = targets(state, seat)
    tiles = movable(state, seat)
    count = 0
    while spaces:
        space = spaces & ANY_SPACE
        spaces >>= SPACE_BITS
        if space:
            for tile in range(1, TILES + 1):
                out[count] = placing(tile, space)
                count += (tiles >> (tile - 1)) & 1
    if state.may_pass and not state.open[seat]:
        out[count] = PASS
        count += 1
    return count


@rule
def refusal(state: State, seat: int, move: int) -> int:
    """The clause that forbids a move."""
    if state.phase == OVER:
        return 17
    if seat == CHANCE:
        return outcome_refusal(state, move)
    if state.phase != PLACE or not is_among(seat, state.owing):
        return 4
    if move == PASS:
        if state.open[seat]:
            return 5
        return 0 if state.may_pass else 11
    tile, space = tile_of(move), space_of(move)
    if tile < 1 or tile > TILES or not (movable(state, seat) >> (tile - 1)) & 1:
        return 5 if state.open[seat] else 9
    if space < 1 or space > state.last[FACES]:
        return 2
    spaces = targets(state, seat)
    while spaces:
        if spaces & ANY_SPACE == space:
            return 0
        spaces >>= SPACE_BITS
    if space == state.place[seat, tile]:
        return 10
    return 7 if not free_of(state, state.taken[seat], state.number) else 6


@rule
def outcome_refusal(state: State, move: int) -> int:
    """F3, F4, F8: an outcome must be due and possible."""
    if state.phase == ROLL:
        return 0 if 1 <= move <= faces_of(state) else 3
    if state.phase == PLACE:
        return 4
    return 0 if 1 <= move <= TILES and (state.closed[turning_seat(state)] >> (move - 1)) & 1 else 8


@rule
def play(state: State, seat: int, move: int) -> None:
    """A tile turned up, a roll, or what a player does with it."""
    if seat != CHANCE:
        if move != PASS:
            put(state, seat, tile_of(move), space_of(move))
        state.owing &= ~(1 << seat)
        if state.owing == 0:
            end_roll(state)
    elif state.phase == ROLL:
        state.number = move
        state.rolled += 1
        state.owing = (1 << state.players) - 1
        state.phase = PLACE
    else:
        turning = turning_seat(state)
        state.closed[turning] &= ~(1 << (move - 1))
        state.open[turning] |= 1 << (move - 1)
        if turning_seat(state) < 0:
            state.phase = ROLL


@rule
def put(state: State, seat: int, tile: int, space: int) -> None:
    """F5 to F10: a tile comes onto the board, or leaves its space for another."""
    old = state.place[seat, tile]
    if old:
        state.taken[seat] ^= np.int64(1) << np.int64(old)
    state.taken[seat] |= np.int64(1) << np.int64(space)
    state.place[seat, tile] = space
    state.open[seat] &= ~(1 << (tile - 1))


@rule
def in_order(state: State, seat: int) -> bool:
    """F13: whether all tiles lie and ascend."""
    if state.closed[seat] or state.open[seat]:
        return False
    before = 0
    for tile in range(1, TILES + 1):
        space = state.place[seat, tile]
        if space:
            if space < before:
                return False
            before = space
    return True


@rule
def longest_run(state: State, seat: int) -> int:
    """F12: the length of the longest run on a board."""
    best = 0
    run = 0
    before = 0
    space = 0
    while True:
        nearest = SPACES + 1
        tile = 0
        for other in range(1, TILES + 1):
            place = state.place[seat, other]
            if space < place < nearest:
                nearest = place
                tile = other
        if tile == 0:
            return best
        run = run + 1 if tile > before else 1
        best = max(best, run)
        before = tile
        space = nearest


@rule
def finished(state: State, seat: int) -> bool:
    """F13, F15: whether a seat shows the run that ends the round."""
    if state.series == TILES:
        return in_order(state, seat)
    if state.all_placed and (state.closed[seat] or state.open[seat]):
        return False
    return longest_run(state, seat) >= state.series


@rule
def end_roll(state: State) -> None:
    """F8, F13 to F16: look at all boards; turn up tiles or roll again, unless the round is over."""
    done = state.rolled >= state.rolls
    for seat in range(state.players):
        done = done or finished(state, seat)
    if not done:
        state.phase = ROLL if turning_seat(state) < 0 else TILE
        return
    for seat in range(state.players):
        state.points[seat] += longest_run(state, seat)
    state.past += 1
    if state.past == state.rounds:
        state.phase = OVER
    else:
        begin_round(state, tiles_of(state))


@rule
def stream(state: State) -> int:
    """F3, F8: tiles of one's own, and one die for everybody: for two, what serves one serves the other as well.

    Among more, some rolls favour one way of playing from every seat.
    """
    if state.phase == ROLL:
        return HOUSE if state.players == 2 else ANEW
    return turning_seat(state)


@rule
def draw(state: State, rng: Rng) -> int:
    """F3, F8: the die, or one of the tiles that lie face down."""
    if state.phase == ROLL:
        return 1 + below(rng, faces_of(state))
    closed = state.closed[turning_seat(state)]
    return 1 + set_member(closed, below(rng, set_size(closed)))


@rule
def outcomes(state: State, out: Codes, weights: Codes) -> int:
    """F3, F8: the faces of the die, or the tiles that lie face down, each as likely."""
    members = state.closed[turning_seat(state)] if state.phase == TILE else (1 << faces_of(state)) - 1
    return set_outcomes(members, 1, out, weights)


@rule
def payoff(state: State, out: Shares) -> None:
    """F13, F14, F16: the most points win, ties share."""
    share_victory(state.points, state.players, out)


@rule
def scores(state: State, out: Codes) -> None:
    """F16: the points of all rounds so far."""
    for seat in range(state.players):
        out[seat] = state.points[seat]


@rule
def standing(state: State, out: Codes) -> None:
    """F12, F16: the longest run of every board, for points come only when a round is over."""
    for seat in range(state.players):
        out[seat] = longest_run(state, seat)
