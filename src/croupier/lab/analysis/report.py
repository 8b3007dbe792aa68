"""What an analysis says of a game, as data."""

from typing import Any

import msgspec

from croupier.kernel.position import Position, would

VERSION = 1
"""Of the report."""
COARSE = 0.15
"""A standard error of somebody's luck, in victories, above which it is not told as a figure."""
VAGUE = 0.25
"""A rest, in victories, above which the result without luck is not told as a figure: the rest may be luck."""


def read_back(data: object) -> Any:
    """Data as it is read from JSON, so that what is written and read again is equal."""
    return msgspec.json.decode(msgspec.json.encode(data))


class Considered(msgspec.Struct, frozen=True):
    """A move that was compared with the one that was made."""

    words: str
    """In the notation of records."""
    data: Any
    """As data."""
    chance: float
    """What it was worth to its seat."""
    events: list[Any] = []
    """What it would have done before dice fell, as data; empty in real time."""


def considered(before: Position, seat: int, move: int, chance: float) -> Considered:
    """A move of a seat that was compared with others."""
    events = [] if before.game.facts.realtime else would(before.veiled(seat), seat, move)
    return Considered(before.words(seat, move), read_back(before.data(seat, move)), chance, read_back(events))


class Entry(msgspec.Struct, frozen=True):
    """One entry of the log."""

    number: int
    """Counted from 1."""
    seat: int
    """Who did it, counted from 1; 0 for dice and cards."""
    words: str
    chances: tuple[float, ...]
    """Everybody's chance to win after it."""
    errors: tuple[float, ...]
    """The standard error of each; 0 where it is exact."""
    change: tuple[float, ...]
    """What it changed of them; of dice and cards their luck: beside the mean over all that could have come."""
    change_errors: tuple[float, ...]
    """The standard error of each."""
    about: int = 0
    """Whose chance it changed most, counted from 1; where that are several, whom it names first of them."""
    hidden: tuple[int, ...] = ()
    """The seats that did not learn of it when it happened, counted from 1; who only watched did not either."""
    choices: int = 1
    """How many moves there were."""
    cost: float = 0.0
    """What the move lost its seat beside the best one."""
    cost_error: float = 0.0
    given: tuple[float, ...] = ()
    """What it gave everybody beside the best one; empty where none was better."""
    considered: tuple[Considered, ...] = ()
    """Where one was better: some of the moves, the better one that the cost is told by first."""
    points: float | None = None
    """Of the costliest decisions: how many points more their seat would have in the end with the better move, on the
    mean; nothing where that is not told, as in real time."""
    points_margin: float | None = None
    """How far off that may be."""


def made_and_better(entry: Entry) -> tuple[Considered, Considered]:
    """The move that was made, and the better one that its cost is told by."""
    return next(one for one in entry.considered if one.words == entry.words), entry.considered[0]


class Account(msgspec.Struct, frozen=True):
    """How one player's game went: final - initial = luck - errors + given + rest."""

    seat: int
    """Counted from 1."""
    name: str
    kind: str
    """`person` or `bot`."""
    initial: float
    """The chance to win before the first move."""
    final: float
    """The share of the victory in the end; the chance to win where the analysis ends."""
    luck: float
    luck_error: float
    """Its standard error; 0 where it is exact."""
    errors: float
    """What his own decisions cost him."""
    given: float
    """What the errors of others brought him."""
    rest: float
    """What is not told apart, see `left_out`."""
    rest_error: float
    """The standard error of the rest: of the luck, of everybody's errors and of the chances at first and in the end."""
    decisions: int
    """Those that left a choice."""
    mean_error: float
    """What such a decision cost, on the mean."""
    adjusted: float
    """The result without luck: final - luck."""
    like: str = ""
    """The bot of the game whose decisions cost about as much; empty where that was not measured."""

    @property
    def coarse(self) -> bool:
        """Whether too little was tried out to say what was luck."""
        return self.luck_error > COARSE

    @property
    def vague(self) -> bool:
        """Whether the result without luck is no figure: too much of it is luck that is not told, or the rest."""
        return self.coarse or abs(self.rest) > VAGUE


class Analysis(msgspec.Struct, frozen=True):
    """How a game went."""

    version: int
    game: str
    players: int
    options: dict[str, str]
    edition: dict[str, Any]
    complete: bool
    """Whether all of the log was analysed."""
    over: bool
    exact: bool
    """Whether all chances are exact, but for what was left out."""
    left_out: tuple[str, ...]
    """What the rest is made of: `deck`, `judgement`, `tempo`, `sampling`, `hidden`; empty where there is none."""
    bot: str
    """The bot that played on where positions were tried out."""
    tries: int
    """How often; 0 where nothing was tried out."""
    seed: int
    initial: tuple[float, ...]
    entries: tuple[Entry, ...]
    accounts: tuple[Account, ...]
    turning_points: tuple[int, ...]
    """The entries that changed most, in the order in which they happened."""
    costliest: tuple[int, ...]
    """The decisions that cost most, the costliest first."""
