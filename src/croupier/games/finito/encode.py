"""FINITO! in numbers, for learners."""

import numpy as np

from croupier.kernel.contract import Features, State
from croupier.kernel.features import tell_one, tell_share
from croupier.kernel.rule import rule
from croupier.kernel.seats import next_seat

from .options import MOST_ROLLS, MOST_ROUNDS
from .rules import FACES, PASS, SEATS, SPACES, TILES, Phase, placing, space_of, tile_of

PHASES = len(Phase)
TILE, SPACE = np.float32(1 / TILES), np.float32(1 / SPACES)
PASSING = TILES * SPACES
ACTIONS = PASSING + 1

HEAD = PHASES + FACES + 2
AGREED = 6 + FACES
BOARD = 3 + 2 * TILES
FEATURES = HEAD + AGREED + SPACES + SEATS * BOARD


@rule
def observe(state: State, seat: int, out: Features) -> None:
    """The roll, what was agreed, where the numbers are, this seat's board by spaces, and all boards from its own on."""
    at = tell_one(out, 0, PHASES, state.phase)
    at = tell_one(out, at, FACES, state.number - 1)
    at = tell_share(out, at, state.rolled, state.rolls)
    at = tell_share(out, at, state.past, state.rounds)
    at = tell_share(out, at, state.rolls, MOST_ROLLS)
    at = tell_share(out, at, state.rounds, MOST_ROUNDS)
    at = tell_share(out, at, state.series, TILES)
    out[at] = state.all_placed
    out[at + 1] = state.next_number
    out[at + 2] = state.may_pass
    at += 3
    for number in range(FACES):
        out[at + number] = np.float32(state.first[number + 1]) * SPACE
    own = at + FACES - 1
    for tile in range(1, TILES + 1):
        if state.place[seat, tile]:
            out[own + state.place[seat, tile]] = np.float32(tile) * TILE
    at += FACES + SPACES
    player = seat
    for _ in range(state.players):
        at = tell_board(state, player, out, at)
        player = next_seat(player, state.players)


@rule
def tell_board(state: State, player: int, out: Features, at: int) -> int:
    """Whether the player has still to act, points, which tiles are open, and where tiles lie."""
    out[at] = 1
    out[at + 1] = (state.owing >> player) & 1
    at = tell_share(out, at + 2, state.points[player], TILES * state.rounds)
    for tile in range(TILES):
        out[at + tile] = (state.open[player] >> tile) & 1
        out[at + TILES + tile] = np.float32(state.place[player, tile + 1]) * SPACE
    return at + 2 * TILES


@rule
def action_of(state: State, seat: int, move: int) -> int:
    """Twelve tiles for each of the spaces, then to pass."""
    return PASSING if move == PASS else (space_of(move) - 1) * TILES + tile_of(move) - 1


@rule
def move_of(state: State, seat: int, action: int) -> int:
    """The opposite of `action_of`."""
    return PASS if action == PASSING else placing(action % TILES + 1, action // TILES + 1)
