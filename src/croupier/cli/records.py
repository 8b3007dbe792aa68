"""`croupier replay`: a record read, checked and shown."""

from pathlib import Path

from rich.console import Console

from croupier.kernel.game import find_game
from croupier.kernel.match import Match
from croupier.kernel.record import difference, parse_record, record_of, record_text, replay

from .compiling import announce_compiling
from .narrate import WATCHING, narrate, result_line, show_table, shown_names
from .words import read_text


def replay_and_print(file: Path, against: Path | None, positions: bool) -> None:
    """Replay a record and show it move by move, or say where it parts from another."""
    record = parse_record(read_text(file))
    game = find_game(record.game)
    announce_compiling(game.facts.title)
    match = replay(record, game)
    console = Console(highlight=False)
    if positions:
        print(record_text(record_of(match, record.seats, positions=True)), end="")
        return
    if against is not None:
        other = parse_record(read_text(against))
        parting = difference(record, other)
        console.print(f"They part at {parting}" if parting else "They tell the same game.")
        return
    names = shown_names(record.seats)
    again = Match(game, match.players, match.options, match.edition)
    for seat, move in match.log:
        narrate(console, names, again, seat, move)
        again.play(seat, move)
    show_table(console, match, WATCHING, names)
    console.print(result_line(match, names))
