"""`croupier replay` and `verify`: a record read, checked and shown."""

import re
from pathlib import Path

import msgspec
from rich.console import Console

from croupier.house.log.fair import verify
from croupier.kernel.match import Match
from croupier.kernel.record import Difference, Record, difference
from croupier.kernel.seats import WATCHING
from croupier.kernel.shelf import find_game
from croupier.kernel.signs import plain

from .compiling import announce_compiling
from .narrate import Teller, show_table, shown_names
from .typed import read_text
from .words import BadCommand, say

COMMITMENT = re.compile(r"[0-9A-Fa-f]{64}")


def replay_and_print(file: Path, against: Path | None, positions: bool) -> int:
    """Replay a record and show it move by move, or say where it parts from another; 1 if it does.

    Of a game that goes on, with secrets under a cover, no more is told than anybody at the table may know.
    """
    record = Record.from_text(read_text(file))
    game = find_game(record.game)
    announce_compiling(game.facts.title)
    match = record.replay(game)
    console = Console(highlight=False)
    if positions:
        _need_clear(record, file)
        print(Record.of(match, record.players, positions=True).text(), end="")
        return 0
    if against is not None:
        other = Record.from_text(read_text(against))
        _need_clear(record, file)
        _need_clear(other, against)
        parting = difference(record, other)
        console.print(_parted(parting) if parting else say("same"), markup=False, soft_wrap=True)
        return int(parting is not None)
    names = shown_names(record.players)
    again = Match(match.began)
    teller = Teller(console, game, names)
    looker = WATCHING if record.covered else None
    for seat, move in match.log:
        before = again.copy()
        again.play(seat, move)
        teller.tell(before, seat, move, again, looker)
    show_table(console, match, WATCHING, names)
    if not match.over:
        console.print(say("unfinished"))
    return 0


def _parted(parting: Difference) -> str:
    """Where two records part; what stands in them is not to be trusted."""
    shown = msgspec.structs.replace(parting, one=plain(parting.one), other=plain(parting.other))
    return say("parting", **msgspec.structs.asdict(shown))


def verify_and_print(file: Path, commitment: str | None, luck: list[str]) -> None:
    """Check the dice of a record, against what was kept from before the game."""
    if commitment is not None and not COMMITMENT.fullmatch(commitment):
        raise BadCommand("commitment-form", words=commitment)
    own = dict(map(_luck, luck))
    record = Record.from_text(read_text(file))
    announce_compiling(find_game(record.game).facts.title)
    rolls = verify(record, (commitment or "").lower(), own)
    print(say("fair", rolls=rolls))
    if not record.result:
        print(say("fair-unfinished"))
    if record.given:
        print(say("fair-given", given=record.given))
    rounds = record.fairness.rounds if record.fairness else 0
    if rounds != 1:
        print(say("fair-rounds", rounds=rounds))
    if commitment is None:
        print(say("fair-unanchored"))


def _need_clear(record: Record, file: Path) -> None:
    """What would show secrets needs a record without covered moves."""
    if record.covered:
        raise BadCommand("covered", file=file)


def _luck(words: str) -> tuple[int, str]:
    """`1:abc` as a seat and its luck."""
    seat, _, luck = words.partition(":")
    if not (seat.isascii() and seat.isdigit() and luck):
        raise BadCommand("luck-form", words=words)
    return int(seat), luck
