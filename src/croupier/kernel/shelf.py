"""The shelf: finding every game, and what somebody wants to know of one before he plays it."""

import importlib
import pkgutil
from functools import cache

import msgspec

from .errors import Unknown
from .game import Game
from .options import Option, option_list

GAMES = "croupier.games"


@cache
def games(package: str = GAMES) -> tuple[Game, ...]:
    """Every game folder of a package, in alphabetical order."""
    found = importlib.import_module(package)
    names = sorted(info.name for info in pkgutil.iter_modules(found.__path__) if info.ispkg)
    return tuple(Game(f"{package}.{name}") for name in names)


def find_game(name: str) -> Game:
    """The game with this id."""
    for game in games():
        if game.id == name:
            return game
    raise Unknown("game", name, [game.id for game in games()])


class Box(msgspec.Struct, frozen=True):
    """A game to choose."""

    id: str
    title: str
    line: str
    seats: tuple[int, int]
    minutes: int
    bots: list[str]
    editions: list[str]
    options: list[Option]
    secrets: bool
    realtime: bool


def box_of(game: Game) -> Box:
    """The box of a game."""
    facts = game.facts
    return Box(
        id=game.id,
        title=facts.title,
        line=facts.line,
        seats=facts.seats,
        minutes=facts.minutes,
        bots=list(game.bots),
        editions=list(game.editions),
        options=option_list(game.option_type),
        secrets=facts.secrets,
        realtime=facts.realtime,
    )
