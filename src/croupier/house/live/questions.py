"""What a house asks the process beside it, and what it is answered: a line of JSON each."""

from typing import Any

import msgspec

from croupier.kernel.options import option_texts
from croupier.kernel.position import Position
from croupier.kernel.record import Player
from croupier.lab.analysis.report import Considered

from ..log.table import Table


class Agreed(msgspec.Struct, frozen=True):
    """What a game begins from."""

    package: str
    players: int
    options: tuple[tuple[str, str], ...]
    edition: str
    """The components, as one line of JSON."""
    first: int

    @classmethod
    def at(cls, table: Table, first: int) -> "Agreed":
        """As at a table, where a seat begins."""
        setup = table.position.setup
        options = tuple(option_texts(setup.options).items())
        return cls(setup.game.package, setup.players, options, table.opened.edition, first)


class Question(msgspec.Struct, frozen=True, tag_field="kind"):
    """Anything that is asked about a game."""

    agreed: Agreed


class Analyse(Question, frozen=True, tag="analyse"):
    """How did this game go?"""

    log: tuple[tuple[int, int], ...]
    players: tuple[Player, ...]


class Prepare(Question, frozen=True, tag="prepare"):
    """Somebody will ask about this game soon."""


class Advise(Question, frozen=True, tag="advise"):
    """What would be good for a seat, which sees this?"""

    state: bytes
    seat: int

    @classmethod
    def about(cls, table: Table, seat: int) -> "Advise":
        """As a seat sees a table, and nothing beyond that."""
        return cls(*_seen(table.position, table, seat))


class Weigh(Question, frozen=True, tag="weigh"):
    """What would this move cost a seat, which sees this?"""

    state: bytes
    seat: int
    move: int

    @classmethod
    def about(cls, table: Table, seat: int, move: int) -> "Weigh":
        """As a seat sees a table, and nothing beyond that."""
        return cls(*_seen(table.position, table, seat), move)


def _seen(position: Position, table: Table, seat: int) -> tuple[Agreed, bytes, int]:
    return Agreed.at(table, position.setup.first), position.veiled(seat).tobytes(), seat


class Asking(msgspec.Struct, frozen=True):
    """A question, and the number under which it is answered."""

    number: int
    question: Analyse | Prepare | Advise | Weigh


class Opinion(msgspec.Struct, frozen=True):
    """What a move is worth to its seat, and the better one where it costs much."""

    move: Any
    """As data."""
    chance: float
    better: Considered | None = None


class Done(msgspec.Struct, frozen=True, tag_field="kind", tag="done"):
    """The answer."""

    number: int
    data: bytes


class Further(msgspec.Struct, frozen=True, tag_field="kind", tag="further"):
    """So many more entries of a log are analysed."""

    number: int
    entries: int


class Failed(msgspec.Struct, frozen=True, tag_field="kind", tag="failed"):
    """There is no answer."""

    number: int
    reason: str


encode = msgspec.json.Encoder().encode
read_asking = msgspec.json.Decoder(Asking).decode
read_answer = msgspec.json.Decoder(Done | Further | Failed).decode
