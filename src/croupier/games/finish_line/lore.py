"""What `steady` knows beforehand: chances from races that are simulated with the rules, `casual` on every seat.

How often a horse wins, and how often two come in first and second, by the places they hold with so many turns to go;
and how often a horse that somebody has bet on wins, or comes in first or second, by its starting place. Races
of two, three and four players count alike.
"""

import numpy as np

from croupier.kernel.contract import Codes, Lore, State
from croupier.kernel.dice import Rng, new_rng
from croupier.kernel.layout import layout
from croupier.kernel.options import flat
from croupier.kernel.rule import rule
from croupier.kernel.seats import CHANCE, DICE_DUE, first_seat

from .betting import LINES, SEATS, WINNER_LINES, names, sheet
from .casual import casual
from .dice import INSIDE_TIP, size
from .money import finished
from .options import FIELD, MOST_DICE, Edition, Options
from .rules import MOST_MOVES, draw, moves, play, setup, turn
from .state import LAYOUT, TAKE
from .track import NIBBLE, runner, tile_at

SIMULATED = 100
"""Races for each number of players."""
DRAWN = 10
"""With so many cases more, as the others of its starting place, a kind of horse is valued."""
LONGEST = 200
"""Turns of a race that are looked at; inside tips may make it longer."""
TURNS = MOST_DICE + 1

LORE = layout(
    [
        ("win", np.float64, (TURNS, FIELD)),  # the chance to win, by turns to go and place
        ("pair", np.float64, (TURNS, FIELD, FIELD)),  # to come in first and second, by turns and both places
        ("named", np.float64, (2, FIELD)),  # horses that were bet on, favourites and others by starting place: how many
        ("named_won", np.float64, (2, FIELD)),  # how often they won
        ("named_placed", np.float64, (2, FIELD)),  # and came in first or second
        ("pairs", np.float64),  # pairs that were bet on: how many
        ("together", np.float64),  # how often they came in beside what their horses alone let expect
        ("faces", np.float64, (INSIDE_TIP + 1,)),  # room to think: what each face is worth
    ]
)

THINKING = "faces"


def work_out(options: Options, edition: Edition) -> Lore:
    """Everything `steady` needs to know of this edition's dice and tiles."""
    lore: Lore = np.zeros(1, LORE)[0]
    flat_options, flat_edition = flat(Options(races=1)), flat(edition)
    states, rng = np.zeros(2, LAYOUT), new_rng()
    for players in range(2, SEATS + 1):
        states[1] = np.zeros(1, LAYOUT)[0]
        setup(states[1], players, 0, flat_options, flat_edition)
        run_races(states, rng, np.zeros(MOST_MOVES, np.int64), np.zeros((LONGEST, 2), np.int64), lore)
    settle(lore)
    return lore


@rule
def run_races(states: np.ndarray, rng: Rng, codes: Codes, seen: Codes, lore: Lore) -> None:
    """Run races and count."""
    for _ in range(SIMULATED):
        states[0] = states[1]
        turns = run(states[0], rng, codes, seen, lore)
        count(states[0], turns, seen, lore)


@rule
def run(state: State, rng: Rng, codes: Codes, seen: Codes, lore: Lore) -> int:
    """One race with `casual` on every seat; notes the row before every turn, and says how many."""
    turns = 0
    while True:
        due = turn(state)
        if due == 0:
            return turns
        if due == DICE_DUE:
            play(state, CHANCE, draw(state, rng))
        else:
            if state.phase == TAKE and turns < LONGEST:
                seen[turns, 0] = turns_to_go(state)
                seen[turns, 1] = state.order | np.int64(state.left) << (NIBBLE * FIELD)
                turns += 1
            seat = first_seat(due)
            play(state, seat, casual(state, seat, codes, moves(state, seat, codes), rng, lore))


@rule
def turns_to_go(state: State) -> int:
    """The turns of this race from a player's choice of dice on, if nobody uses an inside tip."""
    return size(state.pool) if state.hand else size(state.pool) - 2


@rule
def count(state: State, turns: int, seen: Codes, lore: Lore) -> None:
    """Count what became of every place, and of the horses and pairs that were bet on."""
    first, second = finished(state.finish[0], 0), finished(state.finish[0], 1)
    for number in range(turns):
        to_go, order = seen[number, 0], seen[number, 1]
        left = order >> (NIBBLE * FIELD)
        one = two = -1
        for spot in range(left):
            horse = runner(order, spot)
            if horse == first:
                one = left - 1 - spot
            if horse == second:
                two = left - 1 - spot
        lore.win[to_go, one] += 1.0
        if two >= 0:
            lore.pair[to_go, min(one, two), max(one, two)] += 1.0
    for seat in range(state.players):
        for line in range(LINES):
            bet = state.bets[sheet(0, seat) + line]
            for horse in range(FIELD):
                if names(bet, horse):
                    count_named(state, horse, horse == first, horse in (first, second), lore)
            if line >= WINNER_LINES and bet:
                lore.together += names(bet, first) and names(bet, second)
                lore.pairs += 1.0


@rule
def sort_of(state: State, race: int, horse: int) -> int:
    """The line of the lore for a horse: favourites first, then the others."""
    tile = tile_at(state.horses[race], horse)
    return 0 if (state.f_tiles >> (tile - 1)) & 1 else 1


@rule
def count_named(state: State, horse: int, won: bool, placed: bool, lore: Lore) -> None:
    """A horse that was bet on ran, and may have won or come in second."""
    sort = sort_of(state, 0, horse)
    lore.named[sort, horse] += 1.0
    lore.named_won[sort, horse] += won
    lore.named_placed[sort, horse] += placed


def settle(lore: Lore) -> None:
    """Make chances of the counts: neighbouring turns count together, few cases are drawn towards others of a place."""
    win, pair, named = lore.win, lore.pair, lore.named
    pair += pair.transpose(0, 2, 1).copy()
    for table in (win, pair):
        counts = table.copy()
        counts[1:] += table[:-1]
        counts[:-1] += table[1:]
        table[:] = counts
    races = win.sum(axis=1)
    most = np.flatnonzero(races)[-1]
    for to_go in range(1, TURNS):
        at = min(to_go, int(most))
        win[to_go], pair[to_go] = win[at] / max(1, races[at]), pair[at] / max(1, races[at])
    win[0], pair[0] = 0, 0
    win[0, 0] = pair[0, 0, 1] = pair[0, 1, 0] = 1
    mean_placed = lore.named_placed.sum() / named.sum()
    for counts in (lore.named_won, lore.named_placed):
        usual = counts.sum(axis=0) / np.maximum(1, named.sum(axis=0))
        counts[:] = (counts + DRAWN * usual) / (named + DRAWN)
    lore.together = lore.together / lore.pairs / mean_placed**2
