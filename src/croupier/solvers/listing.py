"""All positions that a game can come to, listed once through its own rules, with what leads from each to which.

A game's `solving.py` may have `reduce`: it rewrites a position as the simplest one with the same future, so that
positions that differ in nothing that matters are one, and that there is an end of them.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.contract import Bot, Codes, Lore, Rulebook, Shares, State
from croupier.kernel.dice import Rng, new_rng
from croupier.kernel.errors import BadOption
from croupier.kernel.game import Game
from croupier.kernel.playout import States
from croupier.kernel.position import Position
from croupier.kernel.rule import bind, rule
from croupier.kernel.seats import CHANCE, DICE_DUE, first_seat

MOST_POSITIONS = 1 << 22
"""About a gigabyte with everything that leads on from them."""
OVER = -1
"""In place of who acts, where the game has ended."""
FREE = -1
"""In place of a choice: the best there is."""
SHIFT = np.uint64(29)
SPREAD = np.uint64(0x9E3779B97F4A7C15)

Words: TypeAlias = NDArray[np.uint32]

rules: Rulebook
bot: Bot
reduce: Callable[[State], None]


class Listed(NamedTuple):
    """Positions and what leads on from them; the first is where the game begins."""

    states: States
    words: Words
    """The states again, as whole words."""
    actor: NDArray[np.int8]
    """The seat that chooses, `CHANCE`, or `OVER`."""
    share: Shares
    """At the end, what the first seat has of the victory."""
    first: Codes
    """Where the ways on begin; the next position's entry ends them."""
    after: NDArray[np.int32]
    chance: NDArray[np.float64]
    """How likely an outcome is; of a choice, 1."""


def go_on(listed: Listed, finder: Codes, room: States, codes: Codes, weights: Codes, shares: Shares, at: Codes) -> bool:
    """List on from where `at` stands: positions done and found, ways on; False where more room is needed."""
    while at[0] < at[1]:
        here = at[0]
        if at[1] + len(codes) >= len(listed.states) or at[2] + len(codes) > len(listed.after):
            return False
        state = listed.states[here]
        turn = rules.turn(state)
        listed.first[here] = at[2]
        at[0] += 1
        listed.actor[here] = OVER
        if turn == 0:
            rules.payoff(state, shares)
            listed.share[here] = shares[0]
            continue
        seat = CHANCE if turn == DICE_DUE else first_seat(turn)
        listed.actor[here] = seat
        total = 0
        if seat == CHANCE:
            count = rules.outcomes(state, codes, weights)
            for number in range(count):
                total += weights[number]
        else:
            count = rules.moves(state, seat, codes)
        for number in range(count):
            room[0] = state
            rules.play(room[0], seat, codes[number])
            reduce(room[0])
            listed.after[at[2]] = find(listed, finder, room, at)
            listed.chance[at[2]] = weights[number] / total if seat == CHANCE else 1.0
            at[2] += 1
    listed.first[at[1]] = at[2]
    return True


@rule
def find(listed: Listed, finder: Codes, room: States, at: Codes) -> int:
    """The number of the position in `room`, a new one if it was not seen before."""
    listed.states[at[1]] = room[0]
    new = listed.words[at[1]]
    mixed = np.uint64(0)
    for word in range(len(new)):
        mixed = (mixed ^ np.uint64(new[word])) * SPREAD
        mixed ^= mixed >> SHIFT
    place = mixed & np.uint64(len(finder) - 1)
    while finder[place] >= 0:
        same = True
        old = listed.words[finder[place]]
        for word in range(len(new)):
            same = same and old[word] == new[word]
        if same:
            return finder[place]
        place = (place + np.uint64(1)) & np.uint64(len(finder) - 1)
    finder[place] = at[1]
    at[1] += 1
    return at[1] - 1


@rule
def as_it_is(state: State) -> None:
    """In place of `reduce` where a game has none."""


def list_positions(start: Position, reduce: Callable[[State], None] = as_it_is) -> Listed:
    """List everything that can come of a position, beginning again with four times the room where it is too small."""
    game = start.setup.game
    own = reduce.__module__.startswith((f"{game.package}.", f"{__package__}."))
    lister = bind(go_on, game.folder if own else None, reduce.__name__, rules=game.rules, reduce=reduce)
    most = max(game.rules.MOST_MOVES, game.rules.MOST_OUTCOMES)
    room, shares = np.zeros(1, game.rules.LAYOUT), np.zeros(start.setup.players)
    codes, weights = np.zeros((2, most), np.int64)
    size = 1 << 14
    while size <= MOST_POSITIONS:
        listed, finder, at = _room(game, size), np.full(2 * size, -1), np.zeros(3, np.int64)
        room[0] = start.state
        reduce(room[0])
        find(listed, finder, room, at)
        if lister(listed, finder, room, codes, weights, shares, at):
            found, ways = at[1:].tolist()
            return Listed(
                listed.states[:found],
                listed.words[:found],
                listed.actor[:found],
                listed.share[:found],
                listed.first[: found + 1],
                listed.after[:ways],
                listed.chance[:ways],
            )
        size *= 4
    raise BadOption("too-many-positions", most=MOST_POSITIONS)


def _room(game: Game, size: int) -> Listed:
    """Room for so many positions, and eight ways on from each."""
    states = np.zeros(size, game.rules.LAYOUT)
    ways = np.zeros(8 * size, np.int32)
    actor, share, first = np.zeros(size, np.int8), np.zeros(size), np.zeros(size, np.int64)
    return Listed(states, states.view(np.uint32).reshape(size, -1), actor, share, first, ways, np.zeros(8 * size))


def ask_everywhere(listed: Listed, chosen: Codes, room: States, codes: Codes, rng: Rng, lore: Lore) -> None:
    """Note which of its moves a bot makes at every position that leaves it a choice."""
    for here in range(len(chosen)):
        seat = listed.actor[here]
        if seat in (OVER, CHANCE):
            continue
        count = rules.moves(listed.states[here], seat, codes)
        room[0] = listed.states[here]
        move = bot(room[0], seat, codes, count, rng, lore)
        for number in range(count):
            if codes[number] == move:
                chosen[here] = number


def choices_of(game: Game, name: str, listed: Listed, lore: Lore) -> Codes:
    """The moves of a bot that leaves nothing to chance, for `solve_alone` and `solve_exactly`."""
    asking = bind(ask_everywhere, game.folder, name, rules=game.rules, bot=game.bots[name])
    chosen, codes = np.full(len(listed.actor), FREE), np.zeros(game.rules.MOST_MOVES, np.int64)
    asking(listed, chosen, np.zeros(1, game.rules.LAYOUT), codes, new_rng(0), lore)
    return chosen
