"""FINITO! in numbers, for learners."""

from croupier.kernel.contract import Features, State
from croupier.kernel.features import tell_nothing, tell_one, tell_share
from croupier.kernel.rule import rule

from .options import MOST_ROLLS, MOST_ROUNDS
from .rules import FACES, PASS, SEATS, SPACES, TILES, Phase, longest_run, placing, space_of, tile_of

PHASES = len(Phase)
PASSING = TILES * SPACES
ACTIONS = PASSING + 1

HEAD = PHASES + FACES + 2
AGREED = 6 + FACES
BOARD = 4 + 2 * TILES
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
        at = tell_share(out, at, state.first[number + 1], SPACES)
    own = at - 1
    at = tell_nothing(out, at, SPACES)
    for tile in range(1, TILES + 1):
        if state.place[seat, tile]:
            out[own + state.place[seat, tile]] = tile / TILES
    for place in range(SEATS):
        if place < state.players:
            at = tell_board(state, (seat + place) % state.players, out, at)
        else:
            at = tell_nothing(out, at, BOARD)


@rule
def tell_board(state: State, player: int, out: Features, at: int) -> int:
    """Whether the player has still to act, points and the longest run, which tiles are open, and where tiles lie."""
    out[at] = 1
    out[at + 1] = (state.owing >> player) & 1
    at = tell_share(out, at + 2, state.points[player], TILES * state.rounds)
    at = tell_share(out, at, longest_run(state, player), TILES)
    for tile in range(TILES):
        out[at + tile] = (state.open[player] >> tile) & 1
        out[at + TILES + tile] = state.place[player, tile + 1] / SPACES
    return at + 2 * TILES


@rule
def action_of(state: State, seat: int, move: int) -> int:
    """Twelve tiles for each of the spaces, then to pass."""
    return PASSING if move == PASS else (space_of(move) - 1) * TILES + tile_of(move) - 1


@rule
def move_of(state: State, seat: int, action: int) -> int:
    """The opposite of `action_of`."""
    return PASS if action == PASSING else placing(action % TILES + 1, action // TILES + 1)
