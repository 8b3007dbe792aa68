"""How the judgement of DICETTO's `best` is learned: `croupier train dicetto`."""

from croupier.kernel.contract import State
from croupier.kernel.rule import rule

from .bots import taught
from .features import FEATURES as FEATURES
from .features import LEARNED as LEARNED
from .features import features as features
from .state import CARD, ROLL, ROLLS

TEACHER = "sharp"
PUPIL = taught


@rule
def begins(state: State) -> bool:
    """The beginning of a turn: all four dice are to be rolled, or cards are due before."""
    return (state.phase == ROLL or state.phase == CARD) and state.roll == 0 and state.rolls >= ROLLS
