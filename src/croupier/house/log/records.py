"""A table's log as the record of a game."""

from croupier.kernel.match import Match
from croupier.kernel.record import Fairness, Player, Record

from ..errors import NotNow
from .entries import AnyEntry, Played, TakenBack
from .table import Table


def record_of(table: Table, entries: list[AnyEntry]) -> Record:
    """The record of what was played so far; games with secrets show it when they are over."""
    if table.game.facts.secrets and not table.ended:
        raise NotNow("secrets")
    match = Match(table.position.setup.begun_by(table.opened.first))
    for seat, move in moves_in(entries):
        match.make(seat, move)
    players = tuple(
        Player("bot" if chair.kind == "bot" else "person", held.name or "nobody")
        for chair, held in zip(table.opened.chairs, table.seats, strict=True)
    )
    return Record.of(match, players, fairness=fairness_of(table))


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
    return Fairness(table.opened.commitment, shares, table.key if table.ended else "")
