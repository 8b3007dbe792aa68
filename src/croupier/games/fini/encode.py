"""FINI! in numbers, for learners: dice are told by their numbers, because colours mean nothing in play."""

from croupier.kernel.contract import Features, State
from croupier.kernel.counts import FACES
from croupier.kernel.features import tell_one, tell_share
from croupier.kernel.rule import rule
from croupier.kernel.sets import set_size

from .dice import COLOURED, COLOURS, COPIERS, DICE, SILVER, beyond, leftmost, number_of, tallied, tally
from .judging import MATCHING, MOST_DOWN, judge
from .options import MOST_CHIPS, MOST_CONTESTED, MOST_PATIENCE
from .premature import missed
from .state import CALL, CAST, COPY, MIXED_ROUND, PUT, ROWS, SEATS, Phase, place_of, put_at, row_of

PHASES, ROUNDS = len(Phase), MIXED_ROUND + 1
PLACES = DICE
"""Gaps of a row that a die can be put into: fourteen dice may lie there already."""
COPIES = COLOURS * FACES
PUTS = COPIES + FACES
CALLING = PUTS + ROWS * PLACES
ANNOUNCING = CALLING + 1
ACTIONS = ANNOUNCING + 2

HEAD = PHASES + ROUNDS + 7
TALLIES = 2 * FACES
HAND = FACES + 2
DIE = FACES + 1
PLAYER = 2 + HAND + TALLIES + 4 + ROWS * MOST_DOWN * DIE
FEATURES = HEAD + TALLIES + SEATS * PLAYER

SIDES = FACES


@rule
def observe(state: State, seat: int, out: Features) -> None:
    """The duel, what was agreed, the dice in the area by their numbers, this player and then the other."""
    at = tell_one(out, 0, PHASES, state.phase)
    at = tell_one(out, at, ROUNDS, state.stage)
    out[at] = state.kind == MATCHING
    out[at + 1] = state.starter == seat
    out[at + 2] = state.assisted
    at = tell_share(out, at + 3, state.contested, MOST_CONTESTED)
    at = tell_share(out, at, state.patience, 1000 * MOST_PATIENCE)
    at = tell_share(out, at, state.stock, MOST_CHIPS)
    out[at] = missed(state, seat & 1) > 0
    at = tell_tallies(state, state.area, out, at + 1)
    at = tell_player(state, seat & 1, out, at)
    tell_player(state, 1 - (seat & 1), out, at)


@rule
def tell_tallies(state: State, dice: int, out: Features, at: int) -> int:
    """How many of some dice show each number, first the coloured ones, then the copiers."""
    coloured, silver = tally(state.faces, dice & COLOURED), tally(state.faces, dice & SILVER)
    for number in range(FACES):
        out[at + number] = tallied(coloured, number + 1) / COLOURS
        out[at + FACES + number] = tallied(silver, number + 1) / COPIERS
    return at + TALLIES


@rule
def tell_player(state: State, player: int, out: Features, at: int) -> int:
    """Chips and points, the hand, what lies in all rows and what it is worth, and the rows die by die.

    With a seventh die down the rows are told no further: nothing else in them matters any more (I15, I20).
    """
    at = tell_share(out, at, state.chips[player], MOST_CHIPS)
    at = tell_share(out, at, state.score[player], ROUNDS * MOST_CHIPS)
    die = state.hand[player] - 1
    at = tell_one(out, at, FACES, number_of(state.faces, die) - 1 if die >= 0 else -1)
    out[at] = die >= COLOURS
    out[at + 1] = die >= 0 and (state.misused[player] >> die) & 1
    at = tell_tallies(state, state.lying[player], out, at + 2)
    longest, _, right = judge(state, player)
    at = tell_share(out, at, state.down[player], MOST_DOWN + 1)
    at = tell_share(out, at, longest, MOST_DOWN)
    out[at] = not right
    out[at + 1] = state.misused[player] & state.lying[player] != 0
    at += 2
    for number in range(ROWS):
        row = state.row[player, number]
        for _ in range(MOST_DOWN):
            die = leftmost(row)
            if die < 0:
                at += DIE
            else:
                at = tell_one(out, at, FACES, number_of(state.faces, die) - 1)
                out[at] = (state.repeated[player] >> die) & 1
                at += 1
                row = beyond(row, 1)
    return at


@rule
def alike(state: State, number: int) -> int:
    """The coloured dice in the area that show a number, as a bit set."""
    dice = 0
    for die in range(COLOURS):
        dice |= (number_of(state.faces, die) == number) << die
    return dice & state.area


@rule
def action_of(state: State, seat: int, move: int) -> int:
    """Taking by number, and among equal coloured dice by their order; then copiers, places, the call, announcements."""
    if move < COLOURS:
        number = number_of(state.faces, move)
        return (number - 1) * COLOURS + set_size(alike(state, number) & ((1 << move) - 1))
    if move < PUT:
        return COPIES + move - COPY - 1
    if move < CALL:
        return PUTS + row_of(move) * PLACES + place_of(move)
    return CALLING + move - CALL


@rule
def move_of(state: State, seat: int, action: int) -> int:
    """The opposite of `action_of`."""
    if action < COPIES:
        return nth(alike(state, action // COLOURS + 1), action % COLOURS)
    if action < PUTS:
        return COPY + 1 + action - COPIES
    if action < CALLING:
        return put_at((action - PUTS) // PLACES, (action - PUTS) % PLACES)
    return CALL + action - CALLING


@rule
def nth(dice: int, place: int) -> int:
    """The die with so many others of a set before it, or -1 if there is none."""
    for die in range(COLOURS):
        if (dice >> die) & 1:
            if place == 0:
                return die
            place -= 1
    return -1


@rule
def parts(state: State) -> int:
    """I4: the coloured dice are cast one by one."""
    return COLOURS if state.phase == CAST else 0


@rule
def joined(state: State, code: int, die: int, face: int) -> int:
    """I4: a cast has a digit to the base of six for every die."""
    for _ in range(die):
        face *= FACES
    return code + face
