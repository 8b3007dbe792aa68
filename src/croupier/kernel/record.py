"""The record of a game: one versioned text format, described in docs/record.md."""

import re
import zlib

import msgspec

from .cover import cover, uncover
from .errors import BadRecord, CroupierError
from .game import Game
from .match import Match
from .options import option_texts
from .position import Position
from .seats import CHANCE, seat_name
from .setup import DRAWN
from .signs import escaped, plain

VERSION = 2
COVERED = 3
"""The version of a record with covered moves: a game that is not over."""
READABLE = ("1", "2", "3")
"""In version 1 the first seat always begins."""
MOST_LETTERS = 100
"""Of a name."""
COVER = "~"
"""Stands before the words of a move that are covered."""
MAGIC = "croupier record"
FIELDS = {
    **dict.fromkeys(("game", "edition", "dice", "secret", "result"), re.compile(".+")),
    "begins": re.compile(r"drawn|[1-9]\d?"),
    "given": re.compile(r"[1-9]\d{0,8}"),
    "promised": re.compile(r"[1-9]\d{0,8}"),
}
"""The lines that stand once, and what they may say."""


class Player(msgspec.Struct, frozen=True):
    """Who sat on a seat: a person, or a bot by its name."""

    kind: str
    name: str


class Line(msgspec.Struct, frozen=True):
    """One move in words, and the position after it where the writer noted it."""

    seat: str
    words: str
    position: str = ""
    covered: bool = False
    """Whether its words are written so that nobody reads them by the way; see `cover`."""


class Fairness(msgspec.Struct, frozen=True):
    """How the dice of a game can be checked; docs/fair.md says how."""

    commitment: str
    luck: tuple[tuple[int, str], ...] = ()
    """What each seat, counted from 1, added to the luck of the dice."""
    key: str = ""
    """Known once the game is over."""
    rounds: int = 0
    """How often luck was promised before all of it was shown; 0 where it was not promised."""


class Record(msgspec.Struct, frozen=True):
    """Everything needed to replay a game without a generator."""

    game: str
    edition: str
    """What the box held, as one line of JSON."""
    options: dict[str, str]
    players: tuple[Player, ...]
    log: tuple[Line, ...] = ()
    result: tuple[str, ...] = ()
    """Each seat's share of the victory; empty while the game goes on."""
    fairness: Fairness | None = None
    first: int = 0
    """The seat that begins, counted from 0, or `DRAWN`."""
    given: int = 0
    """How many of its first moves come from another game, which was played on from there."""

    @classmethod
    def of(
        cls,
        match: Match,
        players: tuple[Player, ...],
        positions: bool = False,
        fairness: Fairness | None = None,
        given: int = 0,
        covered: bool = False,
    ) -> "Record":
        """The record of a match, with the position after every move, or with a cover over its secrets if wanted.

        Covered is what somebody at the table was not to learn when it happened, until the game is over.
        """
        again = Match(match.began)
        log = []
        for seat, move in match.log:
            words = again.words(seat, move)
            secret = covered and not match.over and again.secret(seat, move) != 0
            again.play(seat, move)
            log.append(Line(seat_name(seat), words, again.text() if positions else "", secret))
        return cls(
            game=match.game.id,
            edition=escaped(msgspec.json.encode(match.setup.edition).decode()),
            options=option_texts(match.setup.options),
            players=players,
            log=tuple(log),
            result=_result(match),
            fairness=fairness,
            first=match.began.first,
            given=given,
        )

    @classmethod
    def from_text(cls, text: str) -> "Record":
        """The record a text holds; comments (`#`) and empty lines are skipped."""
        return _Reader(text).record()

    @property
    def covered(self) -> bool:
        """Whether it has moves that are covered."""
        return any(line.covered for line in self.log)

    def text(self) -> str:
        """The record as text, sealed with its number of moves and a check sum."""
        lines = [f"{MAGIC} {COVERED if self.covered else VERSION}", f"game {self.game}", f"edition {self.edition}"]
        lines += [f"option {name} = {value}" for name, value in self.options.items()]
        lines += [f"seat {number} {player.kind} {player.name}" for number, player in enumerate(self.players, 1)]
        lines.append(f"begins {_begins(self.first)}")
        lines += [f"given {self.given}"] if self.given else []
        if self.fairness:
            lines.append(f"dice {self.fairness.commitment}")
            lines += [f"promised {self.fairness.rounds}"] if self.fairness.rounds else []
            lines += [f"luck {seat} {words}" for seat, words in self.fairness.luck]
        for number, line in enumerate(self.log, 1):
            words = f"{COVER} {cover(line.words, number)}" if line.covered else line.words
            lines.append(f"{line.seat} {words}")
            lines += [f"= {line.position}"] if line.position else []
        lines += [f"result {' '.join(self.result)}"] if self.result else []
        lines += [f"secret {self.fairness.key}"] if self.fairness and self.fairness.key else []
        return "\n".join([*lines, _seal(len(self.log), lines)]) + "\n"

    def replay(self, game: Game) -> Match:
        """Play it again, checking every move, every noted position and the result."""
        try:
            edition = msgspec.json.decode(self.edition, type=game.edition_type)
            match = Match(game.setup(len(self.players), self.options, edition, self.first))
        except (msgspec.MsgspecError, CroupierError) as error:
            raise BadRecord("record-game", game=game.facts.title, reason=error).of(game.folder) from None
        for number, line in enumerate(self.log, 1):
            seat = CHANCE if line.seat == seat_name(CHANCE) else int(line.seat) - 1
            if seat != CHANCE and not 0 <= seat < match.players:
                raise BadRecord("record-seat", number=number, seat=line.seat, players=match.players)
            try:
                match.play(seat, match.parse(seat, line.words))
            except CroupierError as error:
                raise BadRecord("record-move", number=number, seat=line.seat, words=line.words, reason=error) from None
            if line.position and line.position != match.text():
                raise BadRecord("record-position", number=number, position=match.text())
        if self.result != _result(match):
            said, given = (" ".join(result) or "open" for result in (self.result, _result(match)))
            raise BadRecord("record-result", said=said, given=given)
        return match


class _Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        stripped = [line.strip() for line in text.removeprefix("\ufeff").splitlines()]
        lines = [line for line in stripped if line and not line.startswith("#")]
        if not lines or not lines[0].startswith(MAGIC):
            raise BadRecord("record-none", magic=MAGIC)
        version = lines[0].removeprefix(MAGIC).strip()
        if version not in READABLE:
            raise BadRecord("record-version", version=version, newest=COVERED)
        if not lines[-1].startswith("end "):
            raise BadRecord("record-cut-off")
        self.lines = lines
        self.covers = version == str(COVERED)
        self.fields: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.players: list[Player] = []
        self.luck: list[tuple[int, str]] = []
        self.log: list[Line] = []

    def record(self) -> Record:
        """What was read, if it is whole."""
        for line in self.lines[1:-1]:
            if not self._read(line):
                raise BadRecord("record-line", line=line)
        fields = self.fields
        if not fields.keys() >= {"game", "edition"} or not self.players:
            raise BadRecord("record-lines-missing")
        if self.lines[-1] != _seal(len(self.log), self.lines[:-1]):
            raise BadRecord("record-end")
        given = int(fields.get("given", "0"))
        if given > len(self.log):
            raise BadRecord("record-given", given=given, moves=len(self.log))
        fairness = None
        if "dice" in fields:
            rounds = int(fields.get("promised", "0"))
            fairness = Fairness(fields["dice"], tuple(self.luck), fields.get("secret", ""), rounds)
        begins = fields.get("begins", "1")
        return Record(
            game=fields["game"],
            edition=fields["edition"],
            options=self.options,
            players=tuple(self.players),
            log=tuple(self.log),
            result=tuple(fields["result"].split(" ")) if "result" in fields else (),
            fairness=fairness,
            first=DRAWN if begins == "drawn" else int(begins) - 1,
            given=given,
        )

    def _read(self, line: str) -> bool:
        """Take a line in; False if it does not belong there."""
        word, _, rest = line.partition(" ")
        words = rest.split(" ")
        if word in FIELDS and FIELDS[word].fullmatch(rest) and word not in self.fields:
            self.fields[word] = rest
        elif word == "option" and " = " in rest:
            name, _, value = rest.partition(" = ")
            self.options[name] = value
        elif word == "seat" and words[0] == str(len(self.players) + 1) and words[1:2] in (["person"], ["bot"]):
            return self._seat(words[1], plain(" ".join(words[2:])))
        elif word == "luck" and "dice" in self.fields and _is_number(words[0]) and len(words) == 2:
            self.luck.append((int(words[0]), words[1]))
        elif word == "=" and self.log and not self.log[-1].position:
            self.log[-1] = msgspec.structs.replace(self.log[-1], position=rest)
        elif self.covers and words[0] == COVER and len(words) == 2 and (word == seat_name(CHANCE) or _is_number(word)):
            return self._uncover(word, words[1])
        elif (word == seat_name(CHANCE) or _is_number(word)) and rest:
            self.log.append(Line(word, rest))
        else:
            return False
        return True

    def _seat(self, kind: str, name: str) -> bool:
        """Take a player in; False if nobody can see his name."""
        if len(name) > MOST_LETTERS:
            raise BadRecord("record-name", seat=len(self.players) + 1, most=MOST_LETTERS, letters=len(name))
        if name:
            self.players.append(Player(kind, name))
        return bool(name)

    def _uncover(self, seat: str, words: str) -> bool:
        """Take a covered move in; False if nothing lies below its cover."""
        try:
            self.log.append(Line(seat, uncover(words, len(self.log) + 1), covered=True))
        except ValueError:
            return False
        return True


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 10


class Difference(msgspec.Struct, frozen=True):
    """The first thing in which two records differ, and what each of them says there."""

    what: str
    """`game`, `edition`, `options`, `players`, `begins`, `given`, `move` or `length`."""
    one: str
    other: str
    move: int = 0
    """The number of the move, or of the moves they share."""


def difference(one: Record, other: Record) -> Difference | None:
    """Where two records part; None if they tell the same game."""
    for (what, left), right in zip(_heading(one).items(), _heading(other).values(), strict=True):
        if left != right:
            return Difference(what, left, right)
    moves = [[f"{line.seat} {line.words}" for line in record.log] for record in (one, other)]
    for number, (left, right) in enumerate(zip(*moves, strict=False), 1):
        if left != right:
            return Difference("move", left, right, number)
    lengths = [len(log) for log in moves]
    if lengths[0] != lengths[1]:
        return Difference("length", str(lengths[0]), str(lengths[1]), min(lengths))
    return None


def _heading(record: Record) -> dict[str, str]:
    """What is agreed before the first move, as a record writes it."""
    return {
        "game": record.game,
        "edition": record.edition,
        "options": ", ".join(f"{name} = {value}" for name, value in record.options.items()),
        "players": ", ".join(f"{player.kind} {player.name}" for player in record.players),
        "begins": _begins(record.first),
        "given": str(record.given),
    }


def _begins(first: int) -> str:
    return "drawn" if first == DRAWN else str(first + 1)


def _result(position: Position) -> tuple[str, ...]:
    return tuple(format(share, ".4g") for share in position.payoff()) if position.over else ()


def _seal(moves: int, lines: list[str]) -> str:
    check = zlib.crc32("\n".join(lines).encode())
    return f"end {moves} {check:08x}"
