"""What an error per decision means: which bot of the game errs about as much, by the scale in its folder."""

from math import sqrt

import msgspec

from croupier.kernel.errors import BadGame
from croupier.kernel.game import Game
from croupier.kernel.options import option_texts

from .report import Account, Analysis, read_back

FILE = "skill.json"
VERSION = 1
ALIKE = 3
"""How many times as often positions may be tried out as on a scale: what is tried out more shows smaller errors."""


class Skill(msgspec.Struct, frozen=True):
    """How well a bot plays, against itself."""

    mean_error: float
    """What a decision that left a choice cost, on the mean."""
    margin: float
    """How far off that may be: 95 of 100 such measurements stay within."""
    games: int
    decisions: int


class Scale(msgspec.Struct, frozen=True):
    """How well the bots of a game play, at a table for two with the usual edition."""

    version: int
    command: str
    """What made it."""
    players: int
    options: dict[str, str]
    tries: int
    """How often positions were tried out; 0 where their chances are exact."""
    seed: int
    bots: dict[str, Skill]

    def nearest(self, mean_error: float) -> str:
        """The bot that errs about as much. Roots are compared, so that small errors are told apart, too."""
        return min(self.bots, key=lambda bot: abs(sqrt(self.bots[bot].mean_error) - sqrt(max(0.0, mean_error))))


def scale_of(game: Game) -> Scale | None:
    """The scale in a game's folder, where there is one."""
    file = game.folder / FILE
    if not file.is_file():
        return None
    try:
        return msgspec.json.decode(file.read_bytes(), type=Scale)
    except msgspec.MsgspecError as error:
        raise BadGame(f"{game.id}: {FILE}: {error}") from None


def scale_for(analysis: Analysis, game: Game) -> Scale | None:
    """The scale that an analysis can be held against: of the same set-up, both exact or tried out about as often."""
    scale = scale_of(game)
    if scale is None or not scale.bots:
        return None
    here = (analysis.players, analysis.options, analysis.edition)
    alike = scale.tries <= ALIKE * analysis.tries and analysis.tries <= ALIKE * scale.tries
    return scale if alike and here == (scale.players, scale.options, read_back(game.edition())) else None


def likened(analysis: Analysis, game: Game) -> Analysis:
    """The same analysis, where everybody who has decided anything is told which bot errs about as much."""
    scale = scale_for(analysis, game)
    if scale is None:
        return analysis

    def verdict(account: Account) -> Account:
        like = scale.nearest(account.mean_error) if account.decisions else ""
        return msgspec.structs.replace(account, like=like)

    return msgspec.structs.replace(analysis, accounts=tuple(map(verdict, analysis.accounts)))


def usual_options(game: Game) -> dict[str, str]:
    """The options of a scale: those that are played if nobody says otherwise."""
    return option_texts(game.setup(2).options)
