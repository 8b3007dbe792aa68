"""Croupier runs dice games: fair dice, every rule known, no secret shown.

>>> import croupier
>>> match = croupier.Match(croupier.game("pig").setup(players=2))
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from croupier.kernel.batch import Batch as Batch
    from croupier.kernel.dice import draw_below as below
    from croupier.kernel.dice import new_rng as new_rng
    from croupier.kernel.errors import CroupierError as CroupierError
    from croupier.kernel.errors import Refused as Refused
    from croupier.kernel.game import Game as Game
    from croupier.kernel.match import Match as Match
    from croupier.kernel.own import bot as bot
    from croupier.kernel.position import Position as Position
    from croupier.kernel.record import Player as Player
    from croupier.kernel.record import Record as Record
    from croupier.kernel.recording import record_game as record_game
    from croupier.kernel.recording import record_of as record_of
    from croupier.kernel.result import Result as Result
    from croupier.kernel.seats import CHANCE as CHANCE
    from croupier.kernel.seats import WATCHING as WATCHING
    from croupier.kernel.setup import DRAWN as DRAWN
    from croupier.kernel.setup import Setup as Setup
    from croupier.kernel.shelf import find_game as game
    from croupier.kernel.shelf import games as games
    from croupier.kernel.simulating import Interrupted as Interrupted
    from croupier.kernel.simulating import simulate as simulate
    from croupier.lab.analysis.entrance import analyse as analyse
    from croupier.lab.analysis.entrance import analyse_bots as analyse_bots
    from croupier.lab.analysis.report import Analysis as Analysis
    from croupier.lab.reports.making import report as report
    from croupier.lab.reports.numbers import GameReport as GameReport
    from croupier.lab.standings import Tournament as Tournament
    from croupier.lab.sweeping import Sweep as Sweep
    from croupier.lab.sweeps import SweepInterrupted as SweepInterrupted
    from croupier.lab.sweeps import sweep as sweep
    from croupier.lab.tournaments import TournamentInterrupted as TournamentInterrupted
    from croupier.lab.tournaments import tournament as tournament

__version__ = "0.2.0"

_KERNEL = {
    "batch": ("Batch",),
    "dice": ("new_rng",),
    "errors": ("CroupierError", "Refused"),
    "game": ("Game",),
    "match": ("Match",),
    "own": ("bot",),
    "position": ("Position",),
    "record": ("Player", "Record"),
    "recording": ("record_game", "record_of"),
    "result": ("Result",),
    "seats": ("CHANCE", "WATCHING"),
    "setup": ("DRAWN", "Setup"),
    "simulating": ("Interrupted", "simulate"),
}
_LAB = {
    "analysis.entrance": ("analyse", "analyse_bots"),
    "analysis.report": ("Analysis",),
    "reports.making": ("report",),
    "reports.numbers": ("GameReport",),
    "standings": ("Tournament",),
    "sweeping": ("Sweep",),
    "sweeps": ("SweepInterrupted", "sweep"),
    "tournaments": ("TournamentInterrupted", "tournament"),
}
_HOME = {
    name: (f"croupier.{package}.{module}", name)
    for package, modules in (("kernel", _KERNEL), ("lab", _LAB))
    for module, names in modules.items()
    for name in names
}

__all__ = ["below", "client", "game", "games", *sorted(_HOME)]

_HOME |= {"below": ("croupier.kernel.dice", "draw_below"), "game": ("croupier.kernel.shelf", "find_game")}


def __getattr__(name: str) -> Any:
    """Load what is asked for, so that the command line need not wait for all of it."""
    if name in ("client", "games"):
        return import_module(f"croupier.{name}")
    if name in _HOME:
        module, own = _HOME[name]
        return getattr(import_module(module), own)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """What there is, loaded or not."""
    return sorted({*globals(), *__all__})
