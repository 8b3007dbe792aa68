"""A game is one folder."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property, lru_cache
from pathlib import Path
from threading import get_ident
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, cast

import msgspec
import numpy as np

from . import usual
from .bounds import Bounds
from .clauses import Clause, read_clauses
from .contract import (
    Bot,
    Careful,
    Codec,
    Codes,
    Dealer,
    Encoder,
    Judging,
    Learning,
    Lessons,
    Lore,
    Notation,
    Pace,
    Rulebook,
    Solving,
    State,
    Storyteller,
    Streaming,
    Underway,
    Valuing,
    Views,
    Wary,
)
from .errors import BadGame, BadOption, Refused, Unknown
from .languages import ENGLISH, lying
from .layout import layout
from .mistakes import demand, load
from .options import Edition, Options, load_edition, option_list, parse_options
from .seats import MOST_SEATS
from .speech import Texts

if TYPE_CHECKING:
    from .setup import Setup

NO_LORE = layout([("nothing", np.int64)])
"""What bots know where there is nothing to know."""
LEVELS = ("casual", "steady", "sharp", "best")
"""How well somebody plays, at every game; each game says which of its bots does."""
KEPT_LORE = 64
"""Lore that is kept in memory; options asked for least lately are worked out again."""


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
    place: int = 100
    """Where its box stands on the shelf: the lowest first, in alphabetical order among equals."""


class Game:
    """A game folder: its facts at once, its modules when they are first needed."""

    def __init__(self, package: str) -> None:
        module = load(package)
        self.package = package
        self.folder = Path(module.__file__ or "").parent
        self.id = package.rpartition(".")[2]
        self.facts = self._facts(module)

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def __reduce__(self) -> tuple[object, ...]:
        """A copy of a game is the game itself, in another process the one of its shelf."""
        from .shelf import game_of

        return game_of, (self.package,)

    @cached_property
    def checked(self) -> "Game":
        """The game itself, once everything is found that its contract asks for; `BadGame` says what is not."""
        parts = [
            "option_type",
            "edition_type",
            "rules",
            "bounds",
            "stream",
            "notation",
            "codec",
            "story",
            "standing",
            "views",
            "careful",
            "encoder",
            "dealer",
            "clauses",
            "bots",
            "practice",
            "levels",
            "solving",
            "valuing",
            "judging",
            "lessons",
        ]
        for part in [*parts, "paces"] if self.facts.realtime else parts:
            getattr(self, part)
        self.edition()
        return self

    @cached_property
    def rules(self) -> Rulebook:
        """The compiled rulebook."""
        return cast(Rulebook, self._module("rules", Rulebook, *Rulebook.__annotations__))

    @cached_property
    def bounds(self) -> Bounds:
        """What the numbers of its states can be: the `BOUNDS` of its rules.py, where it says so."""
        bounds = getattr(self.rules, "BOUNDS", Bounds())
        if not isinstance(bounds, Bounds) or not set(bounds.fields) <= set(self.rules.LAYOUT.names or ()):
            raise BadGame(f"{self.id}: rules.py: BOUNDS must be Bounds(field=(least, most), …) of fields of LAYOUT")
        return bounds

    @cached_property
    def stream(self) -> Callable[[State], int]:
        """Whose luck a draw is; nobody's own where its rules.py has no `stream`."""
        said = hasattr(self.rules, "stream")
        return cast(Streaming, self._module("rules", Streaming)).stream if said else usual.stream

    @cached_property
    def notation(self) -> Notation:
        """Words for moves and positions."""
        return cast(Notation, self._module("notation", Notation))

    @cached_property
    def codec(self) -> Codec:
        """Moves and outcomes as data."""
        return cast(Codec, self._module("moves", Codec, *Codec.__annotations__))

    @cached_property
    def story(self) -> Storyteller:
        """What moves and outcomes did, as data."""
        return cast(Storyteller, self._module("events", Storyteller, *Storyteller.__annotations__))

    @cached_property
    def standing(self) -> Callable[[State, Codes], None]:
        """How far everybody has come: the `standing` of its rules.py, or the scores where it has none."""
        said = hasattr(self.rules, "standing")
        return cast(Underway, self._module("rules", Underway)).standing if said else self.rules.scores

    @cached_property
    def views(self) -> Views:
        """What a seat sees."""
        return cast(Views, self._module("views", Views))

    @cached_property
    def careful(self) -> Careful | None:
        """What it knows about slips, where its views.py has a `slip`."""
        return cast(Careful, self._module("views", Careful)) if hasattr(self.views, "slip") else None

    @cached_property
    def wary(self) -> Wary | None:
        """What it knows about risks, where its views.py has `risks`."""
        return cast(Wary, self._module("views", Wary)) if hasattr(self.views, "risks") else None

    @cached_property
    def encoder(self) -> Encoder | None:
        """Its own numbers for learners, where it has an encode.py."""
        has = (self.folder / "encode.py").exists()
        return cast(Encoder, self._module("encode", Encoder, *Encoder.__annotations__)) if has else None

    @cached_property
    def solving(self) -> Solving | None:
        """How it is solved, where it has a solving.py."""
        has = (self.folder / "solving.py").exists()
        return cast(Solving, self._module("solving", Solving)) if has else None

    @cached_property
    def valuing(self) -> Valuing | None:
        """Who plays on where its positions are tried out, where it has a values.py."""
        has = (self.folder / "values.py").exists()
        return cast(Valuing, self._module("values", Valuing, *Valuing.__annotations__)) if has else None

    @cached_property
    def judging(self) -> Judging | None:
        """How they are judged before a game is over, where its values.py has a `worth`."""
        return cast(Judging, self._module("values", Judging)) if hasattr(self.valuing, "worth") else None

    @cached_property
    def lessons(self) -> Lessons | None:
        """How one of its bots learns, where it has a lessons.py."""
        has = (self.folder / "lessons.py").exists()
        return cast(Lessons, self._module("lessons", Lessons, *Lessons.__annotations__)) if has else None

    @cached_property
    def dealer(self) -> Dealer | None:
        """How it deals die by die what is too much to list, where its encode.py has `parts`."""
        has = hasattr(self.encoder, "parts")
        return cast(Dealer, self._module("encode", Dealer, *Dealer.__annotations__)) if has else None

    @property
    def most_chances(self) -> int:
        """How many outcomes, or sides of a die, chance chooses among at most."""
        return max(self.rules.MOST_OUTCOMES, self.dealer.SIDES if self.dealer else 0)

    @cached_property
    def bots(self) -> Mapping[str, Bot]:
        """The players this game comes with, weakest first; those of somebody's own are handed to whoever plays them."""
        bots = self._module("bots", object, "BOTS").BOTS
        if not isinstance(bots, dict) or "random" not in bots:
            raise BadGame(f"{self.id}: bots.py: BOTS must be a dict of bots by name, with one called random")
        return MappingProxyType(cast(dict[str, Bot], dict(bots)))

    @cached_property
    def quick(self) -> tuple[str, ...]:
        """Its bots that answer at once."""
        return tuple(name for name, bot in self.bots.items() if not hasattr(bot, "steps"))

    @cached_property
    def row(self) -> tuple[str, ...]:
        """All its bots as drivers number them: those that search come last, and are compiled only where one plays."""
        return (*self.quick, *(name for name in self.bots if name not in self.quick))

    def searches(self, bots: Iterable[object]) -> bool:
        """Whether one of some bots, by name or level, is of those that search."""
        return any(isinstance(bot, str) and self.bot(bot) not in self.quick for bot in bots)

    @cached_property
    def practice(self) -> str:
        """The bot that leaves its seat alone, for somebody to practise: the `PRACTICE` of bots.py, or ""."""
        name = getattr(self._module("bots"), "PRACTICE", "")
        if name and name not in self.bots:
            raise BadGame(f"{self.id}: bots.py: PRACTICE must name one of BOTS")
        return str(name)

    @cached_property
    def levels(self) -> dict[str, str]:
        """The bot of each level: the `LEVELS` of bots.py, else the one of that name, else its bots in their order."""
        rising = [name for name in self.bots if name not in ("random", self.practice)] or ["random"]
        usual = {level: rising[min(place, len(rising) - 1)] for place, level in enumerate(LEVELS)}
        own = {level: level for level in LEVELS if level in self.bots}
        named = getattr(self._module("bots"), "LEVELS", {})
        levels = {**usual, **own, **named} if isinstance(named, dict) else {}
        if (
            set(levels) != set(LEVELS)
            or not set(levels.values()) <= set(self.bots)
            or not own.items() <= levels.items()
        ):
            raise BadGame(
                f"{self.id}: bots.py: LEVELS must name bots for {', '.join(LEVELS)}, each its namesake if any"
            )
        return levels

    @cached_property
    def paces(self) -> dict[str, Pace]:
        """In real time: how fast each bot's hand is; the `PACES` of bots.py."""
        paces = self._module("bots", object, "PACES").PACES
        if missing := set(self.bots) - set(paces):
            raise BadGame(f"{self.id}: bots.py: PACES has nothing for {', '.join(sorted(missing))}")
        return cast(dict[str, Pace], paces)

    def report_file(self, language: str) -> Path:
        """Where what the numbers say of it lies in a language: a page, compressed."""
        if language == ENGLISH:
            return self.folder / "report.html.gz"
        return lying(self.folder, "", f"report.{language}.html.gz", language)

    def report(self, language: str) -> bytes | None:
        """What the numbers say of it, as a page in a language or in English, compressed; None where nobody made one."""
        files = (self.report_file(tongue) for tongue in (language, ENGLISH))
        return next((file.read_bytes() for file in files if file.is_file()), None)

    @cached_property
    def learned(self) -> bool:
        """Whether its bots work something out beforehand."""
        return (self.folder / "lore.py").exists()

    def lore(self, options: Options, edition: Edition) -> Lore:
        """What its bots know beforehand, as `work_out` of lore.py tells: a record for each thread, to think on."""
        return _own_lore(self, options, edition, get_ident())

    @cached_property
    def option_type(self) -> type[Options]:
        """The struct of its options."""
        options = cast(type[Options], self._module("options", object, "Options").Options)
        try:
            option_list(options)
        except BadGame as error:
            raise BadGame(f"{self.id}: options.py: {error}") from None
        return options

    @cached_property
    def edition_type(self) -> type[Edition]:
        """The struct of its editions."""
        return cast(type[Edition], self._module("options", object, "Edition").Edition)

    @cached_property
    def clauses(self) -> dict[int, Clause]:
        """The rulebook's clauses by number."""
        return self.rules_in(ENGLISH)

    def rules_in(self, language: str) -> dict[int, Clause]:
        """The clauses in a language, from RULES.LANGUAGE.md; in English where there is none."""
        return _rules(self.id, self.folder, language)

    def rules_language(self, language: str) -> str:
        """The language of its rules for readers of this one: English where they are not written in it."""
        return language if self.rules_file(language).name != "RULES.md" else ENGLISH

    def rules_file(self, language: str) -> Path:
        """The rules as they are written in a language, or in English."""
        return _rules_file(self.folder, language)

    def texts(self, language: str) -> Texts:
        """Its sentences in a language, the kernel's among them."""
        return Texts((Path(__file__).parent, self.folder), language)

    def line(self, language: str) -> str:
        """What it is like, in one line, in a language."""
        texts = self.texts(language)
        return texts.say("line") if texts.has("line") else self.facts.line

    @cached_property
    def editions(self) -> dict[str, Path]:
        """The editions this game comes with; the one named `standard` is the default."""
        return {path.stem: path for path in sorted((self.folder / "editions").glob("*.toml"))}

    def edition(self, name: str = "standard") -> Edition:
        """An edition by name, or from a TOML file by path."""
        if name.endswith(".toml"):
            return load_edition(self.edition_type, Path(name))
        if "standard" not in self.editions:
            raise BadGame(f"{self.id}: there is no editions/standard.toml")
        if name not in self.editions:
            raise Unknown("unknown-edition", name=name, known=list(self.editions))
        return load_edition(self.edition_type, self.editions[name])

    def setup(
        self,
        players: int,
        options: Options | Mapping[str, object] | None = None,
        edition: Edition | str | None = None,
        first: int = 0,
    ) -> "Setup":
        """What a game begins from: options as a struct or by name, an edition as a struct or by name."""
        from .setup import Setup

        if not isinstance(options, Options):
            options = parse_options(self.option_type, {} if options is None else options)
        if not isinstance(edition, Edition):
            edition = self.edition("standard" if edition is None else str(edition))
        players, first = (int(number) if isinstance(number, np.integer) else number for number in (players, first))
        setup = Setup(self, players, options, edition, first)
        return setup if self.facts.starter else setup.begun_by(0)

    def check_players(self, players: int) -> None:
        """Refuse a number of players the game is not made for."""
        least, most = self.facts.seats
        whole = isinstance(players, int) and not isinstance(players, bool)
        if not whole or not least <= players <= min(most, MOST_SEATS):
            raise BadOption("players-bounds", game=self.facts.title, least=least, most=most, players=players)

    def bot(self, name: str) -> str:
        """The name of a bot, asked for by that or by a level."""
        name = self.levels.get(name, name)
        if name not in self.bots:
            raise Unknown("unknown-bot", name=name, known=list(self.bots))
        return name

    def refused(self, clause: int) -> Refused:
        """The refusal that cites a clause."""
        if clause not in self.clauses:
            names = [each.name for each in self.clauses.values()]
            said = f"refusal returned {clause}, but RULES.md has {names[0]} to {names[-1]}"
            raise BadGame(f"{self.id}: rules.py: {said}")
        return Refused(self, clause)

    def _module(self, name: str, functions: type = object, *names: str) -> ModuleType:
        module = load(self.package, name)
        demand(module, names, functions)
        return module

    def _facts(self, module: ModuleType) -> Facts:
        facts = getattr(module, "FACTS", None)
        if not isinstance(facts, Facts):
            raise BadGame(f"{self.id}: __init__.py: there is no FACTS = Facts(…)")
        try:
            facts = msgspec.convert(msgspec.structs.asdict(facts), Facts)
        except msgspec.ValidationError as error:
            raise BadGame(f"{self.id}: __init__.py: FACTS: {error}") from None
        if not 1 <= facts.seats[0] <= facts.seats[1] <= MOST_SEATS:
            raise BadGame(f"{self.id}: __init__.py: FACTS: seats must be two numbers from 1 to {MOST_SEATS}")
        return facts


def _rules_file(folder: Path, language: str) -> Path:
    path = lying(folder, "", f"RULES.{language}.md", language)
    return path if path.is_file() else folder / "RULES.md"


@cache
def _rules(name: str, folder: Path, language: str) -> dict[int, Clause]:
    """The rules of a folder in a language."""
    path = _rules_file(folder, language)
    if not path.is_file():
        raise BadGame(f"{name}: there is no RULES.md")
    try:
        return read_clauses(path)
    except BadGame as error:
        raise BadGame(f"{name}: {str(error).removeprefix(f'{folder}/')}") from None


@lru_cache(KEPT_LORE)
def _lore(game: Game, options: Options, edition: Edition) -> Lore:
    """What is known, worked out once."""
    if not game.learned:
        return cast(Lore, np.zeros(1, NO_LORE)[0])
    learning = cast(Learning, game._module("lore", Learning, "LORE"))
    lore = learning.work_out(options, edition)
    if getattr(lore, "dtype", None) != learning.LORE:
        raise BadGame(f"{game.id}: lore.py: work_out must return a record of LORE")
    return lore


@lru_cache(KEPT_LORE)
def _own_lore(game: Game, options: Options, edition: Edition, thread: int) -> Lore:
    """A copy for one thread: copying it for every move would take longer than the move."""
    return _lore(game, options, edition).copy()
