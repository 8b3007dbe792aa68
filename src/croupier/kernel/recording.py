"""Any game of a simulation as a record: played once more by the very same driver, with a log."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from .contract import Choices, State
from .dice import whole
from .errors import BadOption
from .finding import find_function
from .game import Game
from .likeness import Origin, origin
from .match import Match
from .options import Edition, Options
from .playout import Hand, ManyGames, plain_drivers
from .record import Player, Record
from .seats import CHANCE
from .setup import DRAWN, Setup
from .shelf import find_game
from .simulating import MOST_GAMES, Batch, BotName, at_table


def record_game(
    game: str | Game | Setup,
    bots: BotName | Sequence[BotName],
    seed: int = 0,
    number: int = 0,
    seating: int = 0,
    *,
    players: int | None = None,
    options: Options | Mapping[str, object] | None = None,
    edition: Edition | str | None = None,
    first: int | None = None,
) -> Record:
    """The record of game `number` of a seed, with everything else as `simulate` was given it.

    Where that was paired, `seating` says by how many seats the bots have moved on.
    """
    setup, seated = at_table(game, bots, players, options, edition, first)
    return _recorded(setup, seated, whole(seed), whole(number), whole(seating))[0]


def record_of(row: Mapping[str, Any], own: Mapping[str, BotName] | None = None) -> Record:
    """The record of a game from its row alone, as `simulate(keep=…)` writes it.

    Bots of somebody's own are found again by file and name, or handed over by their name in `own`.
    """
    try:
        setup, seated, seed, number, seating = _read(row, own or {})
        said = int(row["steps"]), *_by_seat(row, "share", setup), *_by_seat(row, "score", setup)
    except KeyError as error:
        raise BadOption("row-lacks", column=error.args[0]) from None
    except (TypeError, ValueError, AttributeError) as error:
        raise BadOption("no-row", why=error) from None
    record, match = _recorded(setup, seated, seed, number, seating)
    if said != (len(match.log) - setup.drawn, *match.payoff(), *match.scores()):
        raise BadOption("row-other")
    return record


def _read(row: Mapping[str, Any], own: Mapping[str, BotName]) -> tuple[Setup, list[BotName], int, int, int]:
    """What a row says was agreed, the bots before they moved on, and which game it was."""
    game = find_game(str(row["game"]))
    if row["start"]:
        raise BadOption("row-start")
    players, seating, first = int(row["players"]), int(row["seating"]), row["first"]
    options = msgspec.json.decode(row["options"], type=dict[str, str])
    edition = msgspec.json.decode(row["edition"], type=game.edition_type)
    drawn = first is None or first != first
    setup = game.setup(players, options, edition, DRAWN if drawn else int(first) - 1)
    origins = msgspec.json.decode(row["own"], type=dict[str, Origin])
    found = {bot: own[bot] if bot in own else _found(bot, where) for bot, where in origins.items()}
    bots = [str(row[f"bot_{(place + seating) % players + 1}"]) for place in range(players)]
    return setup, [found.get(bot, bot) for bot in bots], int(row["seed"]), int(row["number"]), seating


def _found(bot: str, where: Origin) -> BotName:
    """A bot of somebody's own, if it is still the same."""
    if not where.file or "<" in where.name:
        raise BadOption("row-bot", bot=bot)
    player = find_function(Path(where.file), where.name)
    if origin(player).digest != where.digest:
        raise BadOption("row-bot-other", bot=bot)
    return player


def _by_seat(row: Mapping[str, Any], column: str, setup: Setup) -> list[float]:
    return [row[f"{column}_{seat + 1}"] for seat in range(setup.players)]


def _recorded(setup: Setup, bots: Sequence[BotName], seed: int, number: int, seating: int) -> tuple[Record, Match]:
    if not 0 <= number < MOST_GAMES:
        raise BadOption("first-game-bounds", most=MOST_GAMES - 1, number=number)
    if not 0 <= seed < 1 << 64:
        raise BadOption("seed-bounds", most=(1 << 64) - 1, seed=seed)
    if not 0 <= seating < setup.players:
        raise BadOption("seating-bounds", most=setup.players - 1, seating=seating)
    batch = _LoggedBatch(setup, bots, seed, paired=False, start=None)
    match = batch.match(number, seating)
    names = [batch.names[(seat - seating) % setup.players] for seat in range(setup.players)]
    return Record.of(match, tuple(Player("bot", name) for name in names)), match


class _LoggedRules:
    """The rules of a game, and everything that was played by them since it was laid out."""

    def __init__(self, setup: Setup) -> None:
        self._rules, self._drawn = setup.game.rules, setup.drawn
        self.log: list[tuple[int, int]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def setup(self, state: State, players: int, first: int, options: Choices, edition: Choices) -> None:
        """Lay out a game; who begins is its first outcome where that was drawn."""
        self.log = [(CHANCE, int(first))] if self._drawn else []
        self._rules.setup(state, players, first, options, edition)

    def play(self, state: State, seat: int, move: int) -> None:
        """Make a move and write it down."""
        self.log.append((int(seat), int(move)))
        self._rules.play(state, seat, move)


class _LoggedBatch(Batch):
    """A batch that the usual drivers play as plain Python, so that its games leave a log."""

    def _driver(self, hands: tuple[Hand, ...], searching: bool) -> ManyGames:
        self.rules = _LoggedRules(self.setup)
        return plain_drivers(self.setup.game, hands, rules=self.rules).play_games

    def match(self, number: int, seating: int) -> Match:
        """A game from some seating, with its log."""
        self.deal = self.deal._replace(seatings=seating + 1)
        self.play(number, 1)
        match = Match(self.setup)
        for seat, move in self.rules.log:
            match.play(seat, move)
        return match
