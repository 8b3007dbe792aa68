"""A game is one folder."""

import importlib
from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import cast

import msgspec
import numpy as np

from .clauses import Clause, read_clauses
from .contract import Bot, Codec, Lore, Notation, Pace, Rulebook, Storyteller, Views
from .errors import BadOption, Refused, Unknown
from .options import Edition, Options, load_edition, parse_options
from .seats import MOST_SEATS
from .setup import DRAWN, Setup


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What a game is, for shelves and drivers; the `FACTS` of its folder."""

    title: str
    line: str
    """What it is like, in one line."""
    seats: tuple[int, int]
    """Fewest and most players."""
    minutes: int
    longest: int
    """No game may take more steps; a game that does is broken."""
    starter: bool = True
    """Whether it matters who begins."""
    secrets: bool = False
    """Whether some moves or outcomes are hidden from some seats."""
    menu: bool = False
    """Whether `moves` lists only some of the legal moves."""
    realtime: bool = False
    """Whether moves carry their time and the earliest acts."""


class Game:
    """A game folder: its facts at once, its modules when they are first needed."""

    def __init__(self, package: str) -> None:
        module = importlib.import_module(package)
        assert module.__file__ is not None
        self.package = package
        self.folder = Path(module.__file__).parent
        self.id = self.folder.name
        self.facts: Facts = module.FACTS

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    @cached_property
    def rules(self) -> Rulebook:
        """The compiled rulebook."""
        return cast(Rulebook, self._module("rules"))

    @cached_property
    def notation(self) -> Notation:
        """Words for moves and positions."""
        return cast(Notation, self._module("notation"))

    @cached_property
    def codec(self) -> Codec:
        """Moves and outcomes as data."""
        return cast(Codec, self._module("moves"))

    @cached_property
    def story(self) -> Storyteller:
        """What moves and outcomes did, as data."""
        return cast(Storyteller, self._module("events"))

    @cached_property
    def views(self) -> Views:
        """What a seat sees."""
        return cast(Views, self._module("views"))

    @cached_property
    def bots(self) -> dict[str, Bot]:
        """The players this game comes with, weakest first."""
        return cast(dict[str, Bot], self._module("bots").BOTS)

    @cached_property
    def paces(self) -> dict[str, Pace]:
        """In real time: how fast each bot's hand is; the `PACES` of bots.py."""
        return cast(dict[str, Pace], self._module("bots").PACES)

    def lore(self, options: Options, edition: Edition) -> Lore:
        """What each bot worked out beforehand, one row for each; the `LORE` of bots.py where a bot has some."""
        return _lore(self, options, edition)

    @cached_property
    def option_type(self) -> type[Options]:
        """The struct of its options."""
        return cast(type[Options], self._module("options").Options)

    @cached_property
    def edition_type(self) -> type[Edition]:
        """The struct of its editions."""
        return cast(type[Edition], self._module("options").Edition)

    @cached_property
    def clauses(self) -> dict[int, Clause]:
        """The rulebook's clauses by number."""
        return read_clauses(self.folder / "RULES.md")

    @cached_property
    def editions(self) -> dict[str, Path]:
        """The editions this game comes with; the one named `standard` is the default."""
        return {path.stem: path for path in sorted((self.folder / "editions").glob("*.toml"))}

    def edition(self, name: str = "standard") -> Edition:
        """An edition by name, or from a TOML file by path."""
        if name.endswith(".toml"):
            return load_edition(self.edition_type, Path(name))
        if name not in self.editions:
            raise Unknown("edition", name, [*self.editions, "a path to a .toml file"])
        return load_edition(self.edition_type, self.editions[name])

    def setup(
        self,
        players: int,
        options: Options | Mapping[str, str] | None = None,
        edition: Edition | str | None = None,
        first: int = 0,
    ) -> Setup:
        """What a game begins from: options as a struct or in words, an edition as a struct or by name."""
        self.check_players(players)
        if first != DRAWN and not 0 <= first < players:
            raise BadOption(f"seat {first + 1} cannot begin: there are {players} players")
        if not isinstance(options, Options):
            options = parse_options(self.option_type, options or {})
        if not isinstance(edition, Edition):
            edition = self.edition(edition or "standard")
        return Setup(self, players, options, edition, first if self.facts.starter else 0)

    def check_players(self, players: int) -> None:
        """Refuse a number of players the game is not made for."""
        least, most = self.facts.seats
        if not least <= players <= min(most, MOST_SEATS):
            raise BadOption(f"{self.facts.title} is for {least} to {most} players, not {players}")

    def bot(self, name: str) -> int:
        """The place of a bot among this game's bots."""
        if name not in self.bots:
            raise Unknown("bot", name, list(self.bots))
        return list(self.bots).index(name)

    def refused(self, clause: int) -> Refused:
        """The refusal that cites a clause."""
        return Refused(self.clauses[clause].name, self.clauses[clause].words)

    def _module(self, name: str) -> ModuleType:
        return importlib.import_module(f"{self.package}.{name}")


@cache
def _lore(game: Game, options: Options, edition: Edition) -> Lore:
    makers = getattr(game._module("bots"), "LORE", {})
    rows = [makers[name](options, edition) if name in makers else np.zeros(1) for name in game.bots]
    lore = np.zeros((len(rows), max(map(len, rows))))
    for row, values in zip(lore, rows, strict=True):
        row[: len(values)] = values
    return lore
