"""The chance to win from any position of TUTTO for two, as the game is solved with each card from the whole deck."""

from typing import cast

import msgspec
import numpy as np

from croupier.kernel.contract import Lore, Shares, State
from croupier.kernel.counts import dice_in
from croupier.kernel.rule import rule
from croupier.kernel.scratch import row
from croupier.kernel.setup import Setup

from .bots import bits
from .cards import CLOVERLEAF, FIREWORKS, STRAIGHT, X2
from .dice import DICE, points, shown
from .odds import MOST_FIREWORKS, STEP
from .options import Deck, Options
from .rules import CARD, CHOICE, MOST_MOVES, STOP, TUTTO, moves
from .turns import LONGEST_STRAIGHT, TAKEN
from .victory import chance_of, look_ahead, next_chance, think

PLAYS_ON = "steady"
TRIES = 2000
STEPS = 350_000_000


def leaves_out(setup: Setup) -> str | None:
    """For two under the usual options nothing, but that cards which are used up do not come back in later turns."""
    options = cast(Options, setup.options)
    usual = msgspec.structs.replace(options, deck=Deck.USED_UP) == Options()
    if setup.players != 2 or not usual or setup.edition != setup.game.edition():
        return None
    return "" if options.deck == Deck.RESHUFFLED else "deck"


@rule
def known(state: State) -> bool:
    """Every position is."""
    return True


@rule
def worth(state: State, out: Shares, lore: Lore) -> None:
    """What the turn is worth to whoever has it, and the rest to the other."""
    seat = state.active
    think(state, seat, lore)
    at = (state.earlier + state.extras + state.rolled) // STEP
    if state.phase == CARD:
        out[seat] = next_chance(state, lore, at)
    elif state.phase == TUTTO:
        out[seat] = max(lore.stop[0, min(at, lore.reach[0])], next_chance(state, lore, at))
    else:
        if state.card <= X2:
            look_ahead(state, lore)
        out[seat] = best_choice(state, seat, lore) if state.phase == CHOICE else rolling(state, 0, lore)
    out[1 - seat] = 1.0 - out[seat]


@rule
def best_choice(state: State, seat: int, lore: Lore) -> float:
    """T10 to T14: the most that stopping or keeping some dice is worth."""
    codes = row(np.int64, MOST_MOVES)
    most = 0.0
    for number in range(moves(state, seat, codes)):
        move = codes[number]
        if state.card <= X2:
            most = max(most, chance_of(state, move, lore))
        elif move != STOP:
            most = max(most, rolling(state, move, lore))
    return most


@rule
def rolling(state: State, kept: int, lore: Lore) -> float:
    """T17 to T23: what it is worth to put some dice aside, and to roll the others under the card that lies there."""
    aside = state.aside + kept
    left = DICE - dice_in(aside)
    gathered = (state.earlier + state.extras) // STEP
    at = gathered + (state.rolled + points(kept)) // STEP
    if state.card <= X2:
        return lore.rolling[0, left, min(at, lore.reach[0]), state.card]
    if state.card == FIREWORKS:
        worth = 0.0
        for steps in range(MOST_FIREWORKS):
            worth += lore.fireworks[left if left else DICE, steps] * lore.stop[0, min(at + steps, lore.reach[0])]
        return worth
    if state.card == STRAIGHT:
        chance = lore.straight[bits(shown(aside))]
        won = lore.paid[0, 0, min(gathered + LONGEST_STRAIGHT, lore.reach[0])]
    elif state.card == CLOVERLEAF:
        chance = lore.tutto[left] * (lore.tutto[DICE] if state.leaves == 0 else 1.0)
        won = 1.0
    else:
        struck = lore.struck[0]
        chance = lore.tutto[left]
        won = lore.paid[struck, 0, min(gathered + TAKEN, lore.reach[struck])]
    return chance * won + (1.0 - chance) * lore.stop[0, 0]
