"""A report is made: many games simulated, and a sample of them looked at."""

import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec
import numpy as np

from croupier.kernel.contract import Codes
from croupier.kernel.dice import whole
from croupier.kernel.errors import BadOption, CroupierError, Endless
from croupier.kernel.game import Game
from croupier.kernel.margins import Figure, share
from croupier.kernel.options import Edition, Options, option_list, option_texts, parse_options
from croupier.kernel.result import Result
from croupier.kernel.setup import DRAWN, Setup
from croupier.kernel.shelf import agreed
from croupier.kernel.simulating import MOST_GAMES, simulate

from ..errors import BadReport
from .numbers import VERSION, GameReport, HouseRule, Numbers, Seats, Skill
from .sample import Sample

GAMES, SAMPLE = 10_000, 300
MOST_SAMPLE = 100_000
LADDER = ("casual", "steady", "sharp")
"""The levels whose bots a report plays with, where they answer at once."""
RULE_GAMES = 1000
"""With every house rule, at most."""


def report(
    game: str | Game | Setup,
    games: int = GAMES,
    sample: int = SAMPLE,
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
    *,
    bots: Sequence[str] | None = None,
    players: int | None = None,
    options: Options | Mapping[str, object] | None = None,
    edition: Edition | str | None = None,
    against: Setup | Mapping[str, object] | None = None,
) -> GameReport:
    """Say what the rules of a game do: `games` are simulated for every figure, and a `sample` is looked at closely.

    `against` is a second set-up, or what is different there: options by name, `players`, `edition`. `bots` play,
    weakest first; those of the game's levels that answer at once, if none are named.
    """
    setup = agreed(game, players, options, edition)
    games, sample, seed = whole(games), whole(sample), whole(seed)
    if not 2 <= games <= MOST_GAMES:
        raise BadReport("few-games", most=MOST_GAMES, games=games)
    if not 2 <= sample <= MOST_SAMPLE:
        raise BadReport("sample-bounds", most=MOST_SAMPLE, sample=sample)
    if not 0 <= seed < 1 << 64:
        raise BadOption("seed-bounds", most=(1 << 64) - 1, seed=seed)
    field = _field(setup.game, bots)
    setups = both(setup, against)
    facts = setup.game.facts
    return GameReport(
        version=VERSION, game=setup.game.id, package=setup.game.package, title=facts.title,
        command=_command(setups, _said(edition, against), field if bots else (), games, sample, seed),
        seed=seed, games=games, sample=sample,
        longest=facts.longest, realtime=facts.realtime, menu=facts.menu, starter=facts.starter,
        numbers=tuple(_Maker(one, field, games, sample, seed, workers, progress).made() for one in setups),
    )  # fmt: skip


def both(setup: Setup, against: Setup | Mapping[str, object] | None) -> tuple[Setup, ...]:
    """The set-ups that a report is about."""
    if against is None:
        return (setup,)
    if isinstance(against, Setup):
        other = against
    elif isinstance(against, Mapping):
        changes = {str(name).replace("_", "-"): value for name, value in against.items()}
        edition, players = changes.pop("edition", setup.edition), changes.pop("players", setup.players)
        words = option_texts(setup.options) | {name: str(value) for name, value in _texts(setup, changes).items()}
        kept = setup.first if isinstance(players, int) and setup.first < players else 0
        other = setup.game.setup(_number(players), words, edition, kept)  # type: ignore[arg-type]
    else:
        raise BadReport("against-form", found=against)
    if other.game != setup.game:
        raise BadReport("against-other", game=other.game.facts.title)
    if other == setup:
        raise BadReport("against-same")
    return setup, other


def _texts(setup: Setup, changes: Mapping[str, object]) -> dict[str, str]:
    """Options that change, checked, in words."""
    found = option_texts(parse_options(setup.game.option_type, changes))
    return {name: found[name] for name in changes}


def _number(players: object) -> int:
    if isinstance(players, str) and players.isascii() and players.isdigit() and len(players) < 4:
        return int(players)
    return players  # type: ignore[return-value]


def work(setup: Setup, games: int, sample: int, bots: Sequence[str] | None = None) -> int:
    """How many games one set-up of a report takes, about."""
    ladder = _field(setup.game, bots)
    return games * (2 * len(ladder) - 1) + sample + (1 + len(list(_others(setup)))) * min(games, RULE_GAMES)


def _field(game: Game, bots: Sequence[str] | None) -> tuple[str, ...]:
    """The bots that play, weakest first."""
    if bots:
        named = [game.bot(bot) for bot in bots]
        if twice := [bot for number, bot in enumerate(named) if bot in named[:number]]:
            raise BadReport("report-twice", bot=twice[0])
        return tuple(named)
    levels = {game.levels[level] for level in LADDER}
    return tuple(bot for bot in game.bots if bot in game.quick and (bot == "random" or bot in levels))


def _said(edition: Edition | str | None, against: Setup | Mapping[str, object] | None) -> tuple[str, str]:
    """The words in which both editions were asked for; "" where somebody handed one over."""
    other = against.get("edition") if isinstance(against, Mapping) else None
    first, second = ("" if isinstance(each, Edition) else str(each or "") for each in (edition, other))
    return first, second


def _command(
    setups: tuple[Setup, ...], editions: tuple[str, str], bots: Sequence[str], games: int, sample: int, seed: int
) -> str:
    """What prints a report again; "" where no words can, because an edition that was handed over lies in no file."""
    setup = setups[0]
    usual = setup.game.setup(setup.players)
    changes = [_changed(usual, setup), *(_changed(setup, other) for other in setups[1:])]
    for one, changed, said in zip(setups, changes, editions, strict=False):
        if "edition" in changed:
            changed["edition"] = _edition_name(one) or said
    if any(not word for changed in changes for word in changed.values()):
        return ""
    words = ["croupier", "report", setup.game.id]
    words += ["--players", str(setup.players)] if setup.players != setup.game.facts.seats[0] else []
    first, *others = changes
    words += [word for name, value in first.items() if name != "edition" for word in ("--option", f"{name}={value}")]
    words += ["--edition", first["edition"]] if "edition" in first else []
    words += [word for changed in others for each in changed.items() for word in ("--against", "=".join(each))]
    words += ["--bots", ",".join(bots)] if bots else []
    return shlex.join([*words, "--games", str(games), "--sample", str(sample), "--seed", str(seed)])


def _changed(setup: Setup, other: Setup) -> dict[str, str]:
    """What another set-up has beside a first one, in words; an edition of one's own by its title."""
    before, after = option_texts(setup.options), option_texts(other.options)
    changed = {name: value for name, value in after.items() if before[name] != value}
    changed |= {"players": str(other.players)} if other.players != setup.players else {}
    if other.edition != setup.edition:
        changed["edition"] = _edition_name(other) or other.edition.title
    return changed


def _edition_name(setup: Setup) -> str:
    """The name of its edition; "" where the game does not come with it."""
    editions = setup.game.editions
    return next((name for name in editions if setup.game.edition(name) == setup.edition), "")


def _others(setup: Setup) -> Iterator[tuple[str, str, Setup]]:
    """The same set-up with one option at another value: every word, and half and twice a number."""
    words = option_texts(setup.options)
    for option in option_list(setup.game.option_type):
        now = words[option.name]
        values: list[str] = [word for word in option.words if word != now]
        if not option.words:
            number, least, most = int(now), option.least or 0, option.most
            twice = 2 * number or 1 if most is None else min(2 * number, most) or most
            values = [str(value) for value in sorted({max(least, number // 2), twice} - {number})]
        for value in values:
            try:
                yield (
                    option.name,
                    value,
                    setup.game.setup(setup.players, words | {option.name: value}, setup.edition, setup.first),
                )
            except CroupierError:
                continue


class _Maker:
    """Makes the numbers of one set-up."""

    def __init__(
        self,
        setup: Setup,
        bots: tuple[str, ...],
        games: int,
        sample: int,
        seed: int,
        workers: int | None,
        progress: Callable[[int], None],
    ) -> None:
        self.setup, self.bots, self.games, self.sample = setup, bots, games, sample
        self.seed, self.workers, self.progress = seed, workers, progress
        self.endless, self.fixed = list[str](), list[str]()

    def made(self) -> Numbers:
        """All of them."""
        setup, best = self.setup, self.bots[-1]
        seats, steps = list[Seats](), None
        for bot in self.bots:
            result = self._simulate(setup, self.games, bot)
            if result is None:
                self.endless.append(bot)
                continue
            seats.append(Seats(bot, tuple(result.payoffs)))
            steps = result.length if bot == best else steps
            if result.games > 1 and result.length.margin == 0:
                self.fixed.append(bot)
        if best in self.endless:
            raise BadReport("endless", bot=best, longest=setup.game.facts.longest)
        skill = [found for bot in self.bots[:-1] if bot not in self.endless and (found := self._skill(best, bot))]
        seen = Sample(setup, self.bots, self.seed)
        seen.play(self.sample, self.progress)
        return Numbers(
            said=", ".join(f"{name} {value}" for name, value in _changed(usual(setup), setup).items()),
            players=setup.players, options=option_texts(setup.options), edition=_edition(setup), bots=self.bots,
            length=seen.length(steps), seats=tuple(seats), skill=tuple(skill), lead=seen.lead(),
            happenings=seen.happenings(), never=seen.never(), pieces=seen.pieces(), endings=seen.ends(),
            decisions=seen.decisions(), house_rules=tuple(self._house_rules()),
            endless=tuple(self.endless), fixed=tuple(self.fixed),
        )  # fmt: skip

    def _simulate(
        self,
        setup: Setup,
        games: int,
        bots: str | Sequence[str],
        paired: bool = False,
        each: Callable[[Codes], None] | None = None,
    ) -> Result | None:
        """Some games; None where one of them did not end."""
        try:
            return simulate(setup, games, bots, self.seed, self.workers, paired, self.progress, each=each)
        except Endless:
            return None

    def _skill(self, better: str, other: str) -> Skill | None:
        players = self.setup.players
        result = self._simulate(self.setup, max(2, self.games // players), [better, *[other] * (players - 1)], True)
        if result is None:
            return None
        won = result.payoffs[0]
        decided = Figure((players * won.mean - 1) / (players - 1), players * won.margin / (players - 1))
        return Skill(better, other, won, decided)

    def _house_rules(self) -> Iterator[HouseRule]:
        """What every option does at another value, on the same dice."""
        games, best = min(self.games, RULE_GAMES), self.bots[-1]
        usual, log = self._logged(self.setup, games, best)
        for option, value, setup in _others(self.setup):
            other, had = self._logged(setup, games, best)
            if usual is None or other is None:
                continue
            otherwise = (had != log).any(axis=(1, 2)).sum().item()
            differs = bool(otherwise) or usual.sums != other.sums
            yield HouseRule(option, value, share(otherwise, otherwise, games), differs, other.steps / usual.steps)

    def _logged(self, setup: Setup, games: int, bot: str) -> tuple[Result | None, Codes]:
        logs: list[Codes] = []
        result = self._simulate(setup, games, bot, each=logs.append)
        return result, np.concatenate(logs) if logs else np.zeros((0, 1, setup.players), np.int64)


def usual(setup: Setup) -> Setup:
    """The same game for as many as usual, with nothing agreed."""
    game = setup.game
    return game.setup(game.facts.seats[0], first=setup.first if setup.first in (0, DRAWN) else 0)


def _edition(setup: Setup) -> dict[str, object]:
    found: dict[str, object] = msgspec.to_builtins(setup.edition)
    return found
