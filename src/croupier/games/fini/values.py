"""What a game of FINI! is worth between two duels: as if each chip still to be won went to either player as often."""

from croupier.kernel.contract import Lore, Shares, State
from croupier.kernel.rule import rule
from croupier.kernel.setup import Setup

from .state import ANNOUNCE, CAST, MIXED_ROUND

PLAYS_ON = "lightning"
TRIES = 500
STEPS = 60_000_000


def leaves_out(setup: Setup) -> str | None:
    """How fast hands are, which no move tells."""
    return "tempo"


@rule
def known(state: State) -> bool:
    """Before the dice of a duel are cast; where its kind is announced, before that."""
    return state.phase == ANNOUNCE or (state.phase == CAST and state.stage < MIXED_ROUND)


@rule
def worth(state: State, out: Shares, lore: Lore) -> None:
    """I26 to I28: the chance to have more when all chips of all rounds are won; a tie is shared."""
    in_play = state.stock + state.chips[0] + state.chips[1]
    to_win = state.stock + in_play * (MIXED_ROUND - state.stage)
    ahead = state.score[0] + state.chips[0] - state.score[1] - state.chips[1]
    chance = 1.0
    for _ in range(to_win):
        chance /= 2.0
    first = 0.0
    for won in range(to_win + 1):
        lead = ahead + 2 * won - to_win
        first += chance * (1.0 if lead > 0 else 0.5 if lead == 0 else 0.0)
        chance *= (to_win - won) / (won + 1)
    out[0] = first
    out[1] = 1.0 - first
