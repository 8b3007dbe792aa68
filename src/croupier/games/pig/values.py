"""The chance to win from any position of Pig for two, as the game is solved."""

from typing import cast

from croupier.kernel.contract import Lore, Shares, State
from croupier.kernel.rule import rule
from croupier.kernel.setup import Setup

from .lore import FAR, rolling_on, weigh
from .options import Options

PLAYS_ON = "sharp"
TRIES = 2000
STEPS = 700_000_000


def leaves_out(setup: Setup) -> str | None:
    """Nothing for two who need no more points than were solved."""
    return "" if setup.players == 2 and cast(Options, setup.options).target <= FAR else None


@rule
def known(state: State) -> bool:
    """Every position is."""
    return True


@rule
def worth(state: State, out: Shares, lore: Lore) -> None:
    """What the turn is worth to whoever has it, and the rest to the other."""
    seat = state.active
    own, other = state.target - state.score[seat], state.target - state.score[1 - seat]
    out[seat] = turn_worth(state, own, other, lore)
    out[1 - seat] = 1.0 - out[seat]


@rule
def turn_worth(state: State, own: int, other: int, lore: Lore) -> float:
    """P2, P5 to P9: of holding or rolling, or of the roll that is due."""
    lost = 1.0 - lore.chance[other, own]
    if state.gathered >= own:
        return (lost + state.faces - 1) / state.faces if state.rolling else 1.0
    for gathered in range(own):
        lore.holding[gathered] = 1.0 - lore.chance[other, own - gathered]
    weigh(lore, own, state.faces)
    return rolling_on(lore, state.gathered, state.faces) if state.rolling else lore.going_on[state.gathered]
