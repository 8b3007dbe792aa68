"""The bots of FINITO!, weakest first."""

from croupier.bots.chance import random
from croupier.bots.search import searching
from croupier.kernel.contract import Bot, Codes, Lore, State
from croupier.kernel.dice import Rng
from croupier.kernel.rule import rule

from . import rules
from .lore import distance
from .rules import PASS, longest_run, space_of, tile_of

FAR = 1 << 20
"""More than any tile can be away."""
RUN = 1e15
"""What a tile more in the longest run outweighs: any distance."""


@rule
def away(tile: int, space: int, lore: Lore) -> int:
    """How far a space is from the middle of those that a tile would have if all had the same room, in small parts."""
    return abs(lore.tiles * (2 * space - 1) - lore.spaces * (2 * tile - 1))


@rule
def casual(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Puts a tile where its number belongs on average, and moves the one that gets nearest to it."""
    best = moves[0]
    least = FAR
    for number in range(count):
        move = moves[number]
        gain = 0
        if move != PASS:
            tile = tile_of(move)
            gain = away(tile, space_of(move), lore)
            if state.place[seat, tile]:
                gain -= away(tile, state.place[seat, tile], lore)
        if gain < least:
            least = gain
            best = move
    return best


@rule
def steady(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Leaves the board that is nearest to its end: tiles that lie well, and room for the others between them.

    Where a shorter run ends the round, the longest run comes first.
    """
    best = moves[0]
    least = RUN
    for number in range(count):
        move = moves[number]
        tile = tile_of(move)
        before = state.place[seat, tile]
        if move != PASS:
            state.place[seat, tile] = space_of(move)
        far = distance(state, seat, lore)
        if state.series < lore.tiles:
            far -= RUN * longest_run(state, seat)
        state.place[seat, tile] = before
        if far < least:
            least = far
            best = move
    return best


BOTS: dict[str, Bot] = {
    "random": random,
    "casual": casual,
    "steady": steady,
    "sharp": searching(rules, steady, 30_000),
    "best": searching(rules, steady, 150_000),
}
