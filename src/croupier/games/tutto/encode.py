"""TUTTO in numbers, for learners."""

from croupier.kernel.contract import Features, State
from croupier.kernel.counts import FACES, count_of, one_die
from croupier.kernel.features import tell_beside, tell_nothing, tell_one, tell_share
from croupier.kernel.rule import rule

from .cards import CARDS, STRAIGHT
from .dice import DICE, FIVES, ONES, TWOS
from .options import MOST_TARGET, Double
from .rules import NEXT, SEATS, STOP, Phase

PHASES, DOUBLES = len(Phase), len(Double)

LOOSE = 27
"""Ways to keep 1s and 5s alone."""
BESIDE = 10
"""Ways to keep up to three 1s and 5s, or none, beside a triplet."""
PAIRED = LOOSE + 4 * BESIDE
"""From here on two triplets."""
STRAIGHTS = PAIRED + 10
STOPPING = STRAIGHTS + (1 << FACES) - 1
GOING_ON = STOPPING + 1
ACTIONS = GOING_ON + 1

HEAD = PHASES + CARDS + 2 * FACES + 5
DECK = 1 + 2 * CARDS
AGREED = 3 + DOUBLES
PLACE = 4
FEATURES = HEAD + DECK + AGREED + SEATS * PLACE


@rule
def observe(state: State, seat: int, out: Features) -> None:
    """The turn, the chances of the next card, what was agreed, and everybody from this seat on."""
    at = tell_one(out, 0, PHASES, state.phase)
    at = tell_one(out, at, CARDS, state.card)
    for face in range(FACES):
        out[at + face] = count_of(state.aside, face) / DICE
        out[at + FACES + face] = count_of(state.roll, face) / DICE
    at = tell_beside(out, at + 2 * FACES, state.earlier, state.target)
    at = tell_beside(out, at, state.extras, state.target)
    at = tell_beside(out, at, state.rolled, state.target)
    out[at] = state.leaves > 0
    out[at + 1] = state.last_round
    at = tell_deck(state, out, at + 2)
    at = tell_share(out, at, state.target, MOST_TARGET)
    out[at] = state.keep
    out[at + 1] = state.plus_minus
    at = tell_one(out, at + 2, DOUBLES, state.x2)
    for place in range(SEATS):
        if place < state.players:
            player = (seat + place) % state.players
            out[at] = 1
            out[at + 1] = state.active == player
            out[at + 2] = state.first == player
            at = tell_beside(out, at + 3, state.score[player], state.target)
        else:
            at = tell_nothing(out, at, PLACE)


@rule
def tell_deck(state: State, out: Features, at: int) -> int:
    """T3: how much of the deck is left, how likely each card comes next, and how likely after a shuffle."""
    cards = 0
    for card in range(CARDS):
        cards += state.box[card]
    at = tell_share(out, at, state.cards, max(1, cards))
    for card in range(CARDS):
        fresh = state.box[card] / max(1, cards)
        out[at + card] = state.deck[card] / state.cards if state.cards else fresh
        out[at + CARDS + card] = fresh
    return at + 2 * CARDS


@rule
def staircase(one: int, other: int) -> int:
    """A number for two counts, dense for all pairs up to any sum."""
    total = one + other
    return total * (total + 1) // 2 + other


@rule
def triplet_face(number: int) -> int:
    """The faces that are kept only three by three, in their order: 2, 3, 4, 6."""
    return number + TWOS + (number == 3)


@rule
def action_of(state: State, seat: int, move: int) -> int:
    """1s and 5s, then with one triplet, two triplets, what goes into a Straight, stop, and the next card."""
    if move == STOP:
        return STOPPING
    if move == NEXT:
        return GOING_ON
    if state.card == STRAIGHT:
        faces = 0
        for face in range(FACES):
            faces |= count_of(move, face) << face
        return STRAIGHTS + faces - 1
    loose = staircase(count_of(move, ONES), count_of(move, FIVES))
    lower, higher = -1, -1
    for number in range(4):
        dice = count_of(move, triplet_face(number))
        if dice:
            lower, higher = (higher if dice == 3 else number), number
    if higher < 0:
        return loose - 1
    if lower < 0:
        return LOOSE + BESIDE * higher + loose
    return PAIRED + higher * (higher + 1) // 2 + lower


@rule
def move_of(state: State, seat: int, action: int) -> int:
    """The opposite of `action_of`."""
    if action >= STOPPING:
        return STOP if action == STOPPING else NEXT
    if action >= STRAIGHTS:
        kept = 0
        for face in range(FACES):
            kept += (((action - STRAIGHTS + 1) >> face) & 1) * one_die(face)
        return kept
    if action >= PAIRED:
        lower, higher = stairs(action - PAIRED)
        return 3 * (one_die(triplet_face(lower)) + one_die(triplet_face(lower + higher)))
    if action >= LOOSE:
        triplet = triplet_face((action - LOOSE) // BESIDE)
        return loose_dice((action - LOOSE) % BESIDE) + 3 * one_die(triplet)
    return loose_dice(action + 1)


@rule
def stairs(number: int) -> tuple[int, int]:
    """The second of the two counts of a `staircase`, and the first."""
    total = 0
    while staircase(total + 1, 0) <= number:
        total += 1
    other = number - staircase(total, 0)
    return other, total - other


@rule
def loose_dice(number: int) -> int:
    """1s and 5s by their `staircase`."""
    fives, ones = stairs(number)
    return ones * one_die(ONES) + fives * one_die(FIVES)
