"""A table's log as the record of a game."""

from croupier.kernel.match import Match
from croupier.kernel.record import Fairness, Player, Record

from ..errors import NotNow
from ..store.store import Store
from .entries import AnyEntry, Played, TakenBack, decode_entries
from .table import Table


async def record_of_table(store: Store, table: Table) -> str:
    """The record of what was played so far; games with secrets show it when they are over."""
    if table.position.game.facts.secrets and not table.ended:
        raise NotNow("this game has secrets: its record can be read when it is over")
    entries: list[AnyEntry] = []
    for number, _, some in await store.read(table.id):
        if number <= table.steps:
            entries += decode_entries(some)
    position, opened = table.position, table.opened
    match = Match(position.game.setup(position.players, position.setup.options, position.setup.edition, opened.first))
    for seat, move in moves_in(entries):
        match.make(seat, move)
    players = tuple(
        Player("bot" if chair.kind == "bot" else "person", held.name or "nobody")
        for chair, held in zip(table.opened.chairs, table.seats, strict=True)
    )
    return Record.of(match, players, fairness=fairness_of(table)).text()


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
    return Fairness(table.opened.commitment, shares, table.secret if table.ended else "")
