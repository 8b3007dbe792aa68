"""A table's log as the record of a game."""

from croupier.kernel.match import Match
from croupier.kernel.record import Fairness, Player, Record

from ..errors import NotNow
from .entries import AnyEntry, Played, TakenBack
from .seat import Seat
from .table import Table


def record_of(table: Table, entries: list[AnyEntry]) -> Record:
    """The record of what was played so far; games with secrets show it when they are over."""
    must_be_known(table)
    given = table.opened.given
    match = Match(table.position.setup.begun_by(table.opened.first))
    for seat, move in (*given, *moves_in(entries)):
        match.play(seat, move)
    return Record.of(match, players_of(table), fairness=fairness_of(table), given=len(given))


def must_be_known(table: Table) -> None:
    """Refuse to tell of moves that may still be secret."""
    if table.game.facts.secrets and not table.over:
        raise NotNow("secrets")


def players_of(table: Table) -> tuple[Player, ...]:
    """Who played, seat by seat."""
    return tuple(_player(table, seat) for seat in table.seats)


def _player(table: Table, seat: Seat) -> Player:
    """Who a seat's game was begun by: where dice are fair, people are those whose luck is in them."""
    person = seat.luck if table.began and not table.real_dice else seat.name
    if person and seat.name != seat.bot:
        return Player("person", seat.name)
    return Player("bot", table.game.levels.get(seat.bot, seat.bot) or "nobody")


def moves_in(entries: list[AnyEntry]) -> list[tuple[int, int]]:
    """The moves and outcomes of a log, without those taken back."""
    log: list[tuple[int, int]] = []
    for entry in entries:
        if isinstance(entry, Played):
            log.append((entry.seat, entry.move))
        elif isinstance(entry, TakenBack):
            log.pop()
    return log


def fairness_of(table: Table) -> Fairness | None:
    """How the dice can be checked."""
    if table.real_dice:
        return None
    shares = tuple((number, seat.luck) for number, seat in enumerate(table.seats, 1) if seat.luck)
    rounds = table.broken + 1 if table.promised else 0
    return Fairness(table.opened.commitment, shares, table.key if table.began and table.over else "", rounds)
