"""A finished game is told by the terminal as by the browser's log, word for word."""

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from croupier.cli.narrate import shown_names
from croupier.kernel.data import Event
from croupier.kernel.game import Game
from croupier.kernel.languages import LANGUAGES, languages, lying
from croupier.kernel.match import Match
from croupier.kernel.position import story
from croupier.kernel.record import Record
from croupier.kernel.shelf import GAMES, box_of, find_game, games
from croupier.kernel.speech import Texts

TELLING = Path(__file__).parent / "telling.mjs"
AMOUNTS = Path(__file__).parent / "amounts.mjs"
NODE = Path(__file__).parents[2] / "tools" / "node.sh"
RECORDS = [(game, file) for game in games(GAMES) for file in sorted((game.folder / "golden").glob("*.record"))]


def happened(game: Game, record: Record) -> list[Event]:
    """All that happened in a game."""
    match = record.replay(game)
    again, events = Match(match.began), []
    for seat, move in match.log:
        before = again.copy()
        again.play(seat, move)
        events += story(before, seat, move, again)
    return events


def in_the_terminal(file: Path) -> list[str]:
    """What a replay tells above the table it ends with."""
    wide = os.environ | {"COLUMNS": "1000", "LC_ALL": "en"}
    words = [sys.executable, "-c", "from croupier.cli import main; main()", "replay", str(file)]
    told = subprocess.run(words, env=wide, capture_output=True, text=True, check=True).stdout
    return [line.removeprefix("  ") for line in told.partition("\n\n")[0].splitlines()]


def test_sums_of_money_read_the_same_in_terminal_and_browser() -> None:
    folder, sums, asked = find_game("finish_line").folder, [0, 300, 1000, 12_000, 1_234_567], []
    for language in languages():
        about = json.loads((LANGUAGES / language / "language.json").read_text(encoding="utf-8"))
        tags = [language, *([about["numbers"]] if "numbers" in about else [])]
        file = lying(folder, "texts", f"{language}.ftl", language)
        asked.append({"tags": tags, "file": str(file), "text": "euros", "amounts": sums})
    sent = json.dumps(asked)
    done = subprocess.run([NODE, "node", AMOUNTS], input=sent, capture_output=True, text=True, check=True)
    for language, told in zip(languages(), json.loads(done.stdout), strict=True):
        assert told == [Texts([folder], language).say("euros", {"amount": amount}) for amount in sums]


@pytest.fixture(scope="module")
def in_the_browser() -> dict[Path, list[str]]:
    """What the log of the browser says of each record."""
    tables = []
    for game, file in RECORDS:
        record = Record.from_text(file.read_text(encoding="utf-8"))
        names, seats = shown_names(record.players), box_of(game).seat_fields
        tables.append({"game": game.id, "names": names, "seats": seats, "events": happened(game, record)})
    sent = msgspec.json.encode(tables).decode()
    done = subprocess.run([NODE, "node", TELLING], input=sent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return dict(zip((file for _, file in RECORDS), json.loads(done.stdout), strict=True))


@pytest.mark.parametrize("file", [file for _, file in RECORDS], ids=lambda file: f"{file.parts[-3]} {file.stem}")
def test_terminal_and_browser_tell_the_same(in_the_browser: dict[Path, list[str]], file: Path) -> None:
    lines = in_the_terminal(file)
    assert len(lines) > 10
    assert lines == in_the_browser[file]
