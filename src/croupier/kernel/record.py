"""The record of a game: one versioned text format, described in docs/record.md."""

import zlib

import msgspec

from .errors import BadRecord, CroupierError
from .game import Game
from .match import Match
from .options import option_texts, parse_options
from .seats import CHANCE, seat_name

VERSION = 1
MAGIC = "croupier record"


class Seat(msgspec.Struct, frozen=True):
    """Who sat there: a person, or a bot by its name."""

    kind: str
    name: str


class Entry(msgspec.Struct, frozen=True):
    """One move in words, and the position after it where the writer noted it."""

    seat: str
    words: str
    position: str = ""


class Fairness(msgspec.Struct, frozen=True):
    """How the dice of a game can be checked; docs/fair.md says how."""

    commitment: str
    luck: tuple[tuple[int, str], ...] = ()
    """What each seat, counted from 1, added to the luck of the dice."""
    secret: str = ""
    """Known once the game is over."""


class Record(msgspec.Struct, frozen=True):
    """Everything needed to replay a game without a generator."""

    game: str
    edition: str
    """The components, as one line of JSON."""
    options: dict[str, str]
    seats: tuple[Seat, ...]
    log: tuple[Entry, ...] = ()
    result: tuple[str, ...] = ()
    """Each seat's share of the victory; empty while the game goes on."""
    fairness: Fairness | None = None


def record_of(
    match: Match, seats: tuple[Seat, ...], positions: bool = False, fairness: Fairness | None = None
) -> Record:
    """The record of a match, with the position after every move if wanted."""
    again = Match(match.game, match.players, match.options, match.edition)
    notation = match.game.notation
    log = []
    for seat, move in match.log:
        words = notation.move_text(again.state, seat, move)
        again.play(seat, move)
        log.append(Entry(seat_name(seat), words, notation.state_text(again.state) if positions else ""))
    return Record(
        game=match.game.id,
        edition=msgspec.json.encode(match.edition).decode(),
        options=option_texts(match.options),
        seats=seats,
        log=tuple(log),
        result=_result(match),
        fairness=fairness,
    )


def record_text(record: Record) -> str:
    """A record as text, sealed with its number of moves and a check sum."""
    lines = [f"{MAGIC} {VERSION}", f"game {record.game}", f"edition {record.edition}"]
    lines += [f"option {name} = {value}" for name, value in record.options.items()]
    lines += [f"seat {number} {seat.kind} {seat.name}" for number, seat in enumerate(record.seats, 1)]
    if record.fairness:
        lines.append(f"dice {record.fairness.commitment}")
        lines += [f"luck {seat} {words}" for seat, words in record.fairness.luck]
    for entry in record.log:
        lines.append(f"{entry.seat} {entry.words}")
        lines += [f"= {entry.position}"] if entry.position else []
    lines += [f"result {' '.join(record.result)}"] if record.result else []
    lines += [f"secret {record.fairness.secret}"] if record.fairness and record.fairness.secret else []
    return "\n".join([*lines, _seal(record, lines)]) + "\n"


def parse_record(text: str) -> Record:
    """The record a text holds; comments (`#`) and empty lines are skipped."""
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.strip().startswith("#")]
    if not lines or not lines[0].startswith(MAGIC):
        raise BadRecord(f"this is not a record of a game: it does not begin with {MAGIC!r}")
    if lines[0] != f"{MAGIC} {VERSION}":
        raise BadRecord(
            f"this record is of version {lines[0][len(MAGIC) :].strip()!r}; this program reads version {VERSION}"
        )
    if not lines[-1].startswith("end "):
        raise BadRecord("the record is cut off: its last line is not an end line")
    fields: dict[str, str] = {}
    options: dict[str, str] = {}
    seats: list[Seat] = []
    log: list[Entry] = []
    luck: list[tuple[int, str]] = []
    result: tuple[str, ...] = ()
    for line in lines[1:-1]:
        word, _, rest = line.partition(" ")
        if word in ("game", "edition", "dice", "secret") and word not in fields:
            fields[word] = rest
        elif word == "option" and " = " in rest:
            name, _, value = rest.partition(" = ")
            options[name] = value
        elif word == "seat" and rest.split(" ")[0] == str(len(seats) + 1) and len(rest.split(" ", 2)) == 3:
            seats.append(Seat(*rest.split(" ", 2)[1:]))
        elif word == "luck" and "dice" in fields and rest.split(" ")[0].isdigit() and len(rest.split(" ")) == 2:
            luck.append((int(rest.split(" ")[0]), rest.split(" ")[1]))
        elif word == "=" and log and not log[-1].position:
            log[-1] = Entry(log[-1].seat, log[-1].words, rest)
        elif (word == seat_name(CHANCE) or word.isdigit()) and rest:
            log.append(Entry(word, rest))
        elif word == "result" and rest:
            result = tuple(rest.split(" "))
        else:
            raise BadRecord(f"the record is damaged: {line!r} does not belong there")
    if not fields.keys() >= {"game", "edition"} or not seats:
        raise BadRecord("the record is damaged: it needs a game, an edition and seats")
    fairness = Fairness(fields["dice"], tuple(luck), fields.get("secret", "")) if "dice" in fields else None
    record = Record(fields["game"], fields["edition"], options, tuple(seats), tuple(log), result, fairness)
    if lines[-1] != _seal(record, lines[:-1]):
        raise BadRecord("the record is damaged: its contents do not fit its end line")
    return record


def replay(record: Record, game: Game) -> Match:
    """Play a record again, checking every move, every noted position and the result."""
    try:
        edition = msgspec.json.decode(record.edition, type=game.components)
        match = Match(game, len(record.seats), parse_options(game.house, record.options), edition)
    except (msgspec.MsgspecError, CroupierError) as error:
        raise BadRecord(f"the record does not fit {game.facts.title}: {error}") from None
    for number, entry in enumerate(record.log, 1):
        seat = CHANCE if entry.seat == seat_name(CHANCE) else int(entry.seat) - 1
        if seat != CHANCE and seat >= match.players:
            raise BadRecord(f"move {number} is by seat {entry.seat}, and there are {match.players}")
        try:
            match.play(seat, match.parse(seat, entry.words))
        except CroupierError as error:
            raise BadRecord(f"move {number} ({entry.seat} {entry.words}) does not replay: {error}") from None
        if entry.position and entry.position != game.notation.state_text(match.state):
            raise BadRecord(f"after move {number} the position is {game.notation.state_text(match.state)!r}")
    if record.result != _result(match):
        said, given = (" ".join(result) or "open" for result in (record.result, _result(match)))
        raise BadRecord(f"the record's result is {said}, its moves give {given}")
    return match


def difference(one: Record, other: Record) -> str | None:
    """The first thing in which two records differ, in words; None if they tell the same game."""
    for name in ("game", "edition", "options", "seats"):
        if getattr(one, name) != getattr(other, name):
            return f"{name}: {getattr(one, name)!r} and {getattr(other, name)!r}"
    for number, (left, right) in enumerate(zip(one.log, other.log, strict=False), 1):
        if (left.seat, left.words) != (right.seat, right.words):
            return f"move {number}: {left.seat} {left.words} and {right.seat} {right.words}"
    if len(one.log) != len(other.log):
        return f"length: {len(one.log)} moves and {len(other.log)} moves"
    return None


def _result(match: Match) -> tuple[str, ...]:
    return tuple(format(share, ".4g") for share in match.payoff()) if match.over else ()


def _seal(record: Record, lines: list[str]) -> str:
    check = zlib.crc32("\n".join(lines).encode())
    return f"end {len(record.log)} {check:08x}"
