"""The player who looks ahead: a tree of what may follow, grown where it looks best, with every roll of the dice in it.

A node is what the seat in turn sees, whichever way it came about: so rolls lead to nodes of their own, guesses at what
is hidden do not, and nobody's choice in the tree depends on what he could not know. Beyond it all play on with a bot.
"""

from collections.abc import Callable
from math import sqrt
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.contract import Bot, Codes, Rulebook, Shares, State
from croupier.kernel.dice import HOUSE, Rng, seed_streams, word
from croupier.kernel.playout import OneGame, Tray
from croupier.kernel.rule import rule
from croupier.kernel.scratch import row, rows, words_of
from croupier.kernel.seats import CHANCE, DICE_DUE, MOST_SEATS, first_seat
from croupier.kernel.usual import stream as nobodys

from .search import HALF_WORD, LONGEST, Guess, Worth, playing_on, reckoned, thinking, thought

NODES = 1 << 10
EDGES = 1 << 13
DEEPEST = 1 << 8
EAGER = 1.0
"""How much a move is tried for being new, beside how well it has done."""
TRUST = 0.5
"""How much of that belongs to what the guide would do."""

Words: TypeAlias = NDArray[np.uint32]


class Tree(NamedTuple):
    """What has been tried."""

    size: Codes
    """How many nodes and edges there are."""
    key: NDArray[np.uint64]
    """By place, where a node is looked for: what the seat sees, in one number; 0 where there is none."""
    first: Codes
    """The first edge of a node."""
    edges: Codes
    """How many it has."""
    tried: Codes
    """How often each edge was tried."""
    won: Shares
    """What that has brought, to the seat whose choice it was."""
    move: Codes
    path: Codes
    """The edges from the root to where a try leaves the tree, and whose choices they were."""


rules: Rulebook
guide: Bot
guess: Guess
stream: Callable[[State], int]
play_out: OneGame
grow: Callable[[Tree, int, np.uint64, int, Tray], None]
go_down: Callable[[Tree, Tray, Words, int], int]
reckon: Callable[[State, Shares], None]
MOST_MOVES: int
STEPS: int
DEEP: int
FAR: int
SECRETS: bool


@rule
def key_of(words: Words, seat: int) -> np.uint64:
    """One number for what a seat sees."""
    key = np.uint64(0x9E3779B97F4A7C15) + np.uint64(seat)
    for place in range(len(words)):
        key = (key ^ np.uint64(words[place])) * np.uint64(0xFF51AFD7ED558CCD)
        key ^= key >> np.uint64(33)
    return key | np.uint64(1)


@rule
def place_of(tree: Tree, key: np.uint64) -> int:
    """Where a node is, or would be."""
    place = int(key >> np.uint64(40)) % NODES
    while tree.key[place] != 0 and tree.key[place] != key:
        place = place + 1 if place + 1 < NODES else 0
    return place


@rule
def liked(tree: Tree, place: int) -> int:
    """The edge of a node to try next: what has done well, or was tried little; the guide's is trusted beforehand."""
    first, count = tree.first[place], tree.edges[place]
    tried, won = 1, 0.5
    for edge in range(first, first + count):
        tried += tree.tried[edge]
        won += tree.won[edge]
    best, most = first, -1.0
    for edge in range(first, first + count):
        trust = (1.0 - TRUST) / count + (TRUST if edge == first else 0.0)
        mean = tree.won[edge] / tree.tried[edge] if tree.tried[edge] else won / tried
        hope = mean + EAGER * trust * sqrt(float(tried)) / (1 + tree.tried[edge])
        if hope > most:
            best, most = edge, hope
    return best


def grow_node(tree: Tree, place: int, key: np.uint64, seat: int, tray: Tray) -> None:
    """Add a node for the game in the tray, if there is room: what the guide would do comes first."""
    count = rules.moves(tray.states[0], seat, tray.moves)
    if tree.size[0] >= NODES // 2 or tree.size[1] + count > EDGES:
        return
    first = tree.size[1]
    tree.size[0] += 1
    tree.size[1] += count
    tree.key[place] = key
    tree.first[place] = first
    tree.edges[place] = count
    for number in range(count):
        tree.move[first + number] = tray.moves[number]
        tree.tried[first + number] = 0
        tree.won[first + number] = 0.0
    move = guide(tray.states[1], seat, tray.moves, count, tray.wits[seat], tray.lore)
    for edge in range(first, first + count):
        if tree.move[edge] == move:
            tree.move[edge] = tree.move[first]
            tree.move[first] = move


def descend(tree: Tree, tray: Tray, shown: Words, mover: int) -> int:
    """Play the game in the tray as the tree likes it, until that ends in a new node; returns how far that was.

    The seat that looks ahead acts first, whoever else may act at once with it.
    """
    state, depth = tray.states[0], 0
    while depth < DEEP:
        turn = rules.turn(state)
        if turn == 0:
            break
        if turn == DICE_DUE:
            rules.play(state, CHANCE, rules.draw(state, tray.dice[stream(state)]))
            continue
        seat = first_seat(turn) if depth else mover
        tray.states[1] = state
        if SECRETS:
            rules.veil(tray.states[1], seat)
        key = key_of(shown, seat)
        place = place_of(tree, key)
        if tree.key[place] == 0:
            grow(tree, place, key, seat, tray)
            break
        edge = liked(tree, place)
        tree.path[depth, 0] = edge
        tree.path[depth, 1] = seat
        depth += 1
        rules.play(state, seat, tree.move[edge])
    return depth


def look_ahead(tray: Tray, state: State, seat: int, moves: Codes, count: int, rng: Rng) -> int:
    """The move that was tried most in the end."""
    tree = Tree(
        row(np.int64, 2),
        row(np.uint64, NODES),
        row(np.int64, NODES),
        row(np.int64, NODES),
        row(np.int64, EDGES),
        row(np.float64, EDGES),
        row(np.int64, EDGES),
        rows(np.int64, DEEPEST, 2),
    )
    tree.size[:] = 0
    tree.key[:] = 0
    shares = row(np.float64, MOST_SEATS)
    shown = words_of(tray.states[1:2])
    seed = (word(rng) << HALF_WORD) | word(rng)
    tries, spent = 0, 0
    while spent < STEPS:
        seed_streams(tray.dice, ~seed, np.uint64(tries), MOST_SEATS, 0)
        tray.states[0] = state
        guess(tray.states[0], seat, tray.dice[HOUSE])
        seed_streams(tray.dice, seed, np.uint64(tries), MOST_SEATS, 0)
        seed_streams(tray.wits, ~seed, np.uint64(tries), MOST_SEATS, 0)
        depth = go_down(tree, tray, shown, seat)
        spent += depth + 1 + play_out(tray, tray.bots, FAR)
        tries += 1
        reckon(tray.states[0], shares)
        for step in range(depth):
            tree.tried[tree.path[step, 0]] += 1
            tree.won[tree.path[step, 0]] += shares[tree.path[step, 1]]
    tray.states[1] = state
    root = place_of(tree, key_of(shown, seat))
    best, most = moves[0], -1
    for edge in range(tree.first[root], tree.first[root] + tree.edges[root]):
        for number in range(count):
            if moves[number] == tree.move[edge] and tree.tried[edge] > most:
                best, most = moves[number], tree.tried[edge]
    return best


def looking_ahead(
    rulebook: Any,
    policy: Bot,
    steps: int,
    *,
    guided_by: Bot | None = None,
    guessing: Guess | None = None,
    worth: Worth | None = None,
    far: int = LONGEST,
) -> Bot:
    """A bot that grows a tree, and plays on beyond it with `policy`, for about so many steps before each choice.

    In real time, where nobody knows who will be next, the tree is one move deep. `worth` and `far` are as for
    `searching`, in shares from 0 to 1.
    """
    of = thought(rulebook, policy, guided_by, guessing, worth, far)
    growing = of.make(grow_node, guide=of.guide)
    stream = getattr(rulebook, "stream", nobodys)
    deep = DEEPEST if of.pace is None else 1
    going = of.make(descend, grow=growing, stream=stream, SECRETS=of.secrets, DEEP=deep)
    used = {"play_out": playing_on(of), "reckon": of.make(reckoned, worth=of.worth), "guess": of.guess}
    return thinking(of, steps, look_ahead, go_down=going, FAR=far, **used)
