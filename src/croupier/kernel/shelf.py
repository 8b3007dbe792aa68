"""The shelf: finding every game, and what somebody wants to know of one before he plays it.

Games are the folders of `croupier.games`, and what installed packages name in the entry point group of the same name.
"""

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any, NamedTuple, get_args, get_type_hints

import msgspec

from .data import Began, Begins, Event, Over, Turn, seat_fields
from .errors import BadGame, BadOption, Unknown
from .game import Game
from .languages import ENGLISH
from .options import Edition, Option, Options, option_list
from .setup import Setup

GAMES = "croupier.games"


class Shelf(NamedTuple):
    """The games by id, and what is wrong with those that cannot stand there."""

    games: dict[str, Game]
    broken: dict[str, BadGame]


def games(package: str = "") -> tuple[Game, ...]:
    """Every game on the shelf in alphabetical order, or only the folders of one package."""
    return tuple(Game(each) for each in _folders(package)) if package else tuple(_shelf().games.values())


@cache
def game_of(package: str) -> Game:
    """The game of a package: the one on the shelf, if it stands there."""
    return next((game for game in _shelf().games.values() if game.package == package), None) or Game(package)


def find_game(name: str) -> Game:
    """The game with this id; `BadGame` where something is wrong with it."""
    shelf = _shelf()
    if name in shelf.games:
        return shelf.games[name].checked
    if name in shelf.broken:
        raise shelf.broken[name]
    raise Unknown("unknown-game", name=name, known=list(shelf.games))


def agreed(
    game: str | Game | Setup,
    players: int | None = None,
    options: Options | Mapping[str, object] | None = None,
    edition: Edition | str | None = None,
    first: int | None = None,
    usual_first: int = 0,
) -> Setup:
    """A set-up as it is, or of a game, as usual where nothing is said: the fewest players, and `usual_first` begins."""
    if isinstance(game, Setup):
        said = {"players": players, "options": options, "edition": edition, "first": first}
        if also := [name for name, value in said.items() if value is not None]:
            raise BadOption("agreed-before", what=also)
        return game
    game = find_game(game) if isinstance(game, str) else game
    if not isinstance(game, Game):
        raise BadOption("no-game", found=type(game).__name__)
    players = game.facts.seats[0] if players is None else players
    return game.setup(players, options, edition, usual_first if first is None else first)


class Box(msgspec.Struct, frozen=True):
    """A game to choose."""

    id: str
    title: str
    line: str
    seats: tuple[int, int]
    minutes: int
    bots: list[str]
    levels: dict[str, str]
    """The bot that plays at each level, the easiest first."""
    practice: str
    """The bot that leaves its seat alone, for somebody to practise; empty where there is none."""
    editions: dict[str, str]
    """What is in it, by the names of its editions."""
    options: list[Option]
    starter: bool
    """Whether it matters who begins."""
    secrets: bool
    realtime: bool
    report: bool
    """Whether there is a page of what the numbers say of it."""
    seat_fields: list[str]
    """The fields of views, moves and events that hold seats, by their names."""
    dwells: dict[str, float]
    """Seconds that people need to take in events of some kinds before the next thing happens."""
    sounds: dict[str, str]
    """What events of some kinds sound like."""
    waits: dict[str, str]
    """The kinds of events that wait for a person, on his own screen: at the beginning of his `turn`, or to `look`."""
    begins: list[str]
    """The kinds of events that the turn of their seat begins with."""
    opens: list[str]
    """The kinds of events that a part of the log begins with, whoever does what follows."""
    house: list[str]
    """The kinds of events that belong to nobody's turn."""


def box_of(game: Game) -> Box:
    """The box of a game."""
    facts = game.checked.facts
    return Box(
        id=game.id,
        title=facts.title,
        line=facts.line,
        seats=facts.seats,
        minutes=facts.minutes,
        bots=list(game.bots),
        levels=game.levels,
        practice=game.practice,
        editions={name: game.edition(name).title for name in game.editions},
        options=option_list(game.option_type),
        starter=facts.starter,
        secrets=facts.secrets,
        realtime=facts.realtime,
        report=game.report_file(ENGLISH).is_file(),
        seat_fields=sorted(seat_fields(*told_types(game))),
        dwells={kind: event.DWELL for kind, event in _events(game) if event.DWELL},
        sounds={kind: event.SOUND for kind, event in _events(game) if event.SOUND},
        waits={kind: event.WAITS for kind, event in _events(game) if event.WAITS},
        begins=[kind for kind, event in _events(game) if event.BEGINS],
        opens=[kind for kind, event in _events(game) if event.OPENS],
        house=[kind for kind, event in _events(game) if event.HOUSE],
    )


def _events(game: Game) -> list[tuple[str, type[Event]]]:
    """What happens in a game, and its end, by kind."""
    told = get_args(game.story.Events) or (game.story.Events,)
    return [(kind.__struct_config__.tag, kind) for kind in (*told, Over)]


def told_types(game: Game) -> list[Any]:
    """The types of all that is told about a game: its view, moves, outcomes and events, and the kernel's."""
    view = get_type_hints(game.views.view)["return"]
    return [view, game.codec.Moves, game.codec.Outcomes, game.story.Events, Begins, Began, Turn, Over]


@cache
def boxes() -> tuple[list[Box], list[BadGame]]:
    """The box of every game as they stand on the shelf, and what is wrong with those that have none to show."""
    shelf = _shelf()
    found, bad = [], list(shelf.broken.values())
    for game in sorted(shelf.games.values(), key=lambda game: game.facts.place):
        try:
            found.append(box_of(game))
        except BadGame as error:
            bad.append(error)
    return found, bad


@cache
def _shelf() -> Shelf:
    """Ours first; where two other packages bring a game of the same id, neither is taken."""
    shelf = Shelf({}, {})
    for package in _folders(GAMES):
        _put(shelf, package.rpartition(".")[2], package, "croupier")
    ours = set(shelf.games)
    entries = [(entry.name, entry.value, entry.dist.name if entry.dist else "?") for entry in entry_points(group=GAMES)]
    for name, package, owner in sorted(entries):
        rivals = sorted(each for other, _, each in entries if other == name and each != owner)
        if name in ours or rivals:
            others = ", ".join(["croupier"] if name in ours else rivals)
            shelf.broken[name] = BadGame(f"{name}: package {owner} has a game of this id, and so has {others}")
        else:
            _put(shelf, name, package, owner)
    return Shelf(dict(sorted(shelf.games.items())), shelf.broken)


def _put(shelf: Shelf, name: str, package: str, owner: str) -> None:
    try:
        if package.rpartition(".")[2] != name:
            raise BadGame(f"{name}: the entry point leads to {package}, but a game's id is its folder's name")
        shelf.games[name] = Game(package)
    except BadGame as error:
        shelf.broken[name] = BadGame(f"{error} (package {owner})")


@cache
def _folders(package: str) -> list[str]:
    found = importlib.import_module(package)
    return [
        f"{package}.{name}" for name in sorted(info.name for info in pkgutil.iter_modules(found.__path__) if info.ispkg)
    ]
