"""A made-up language in the terminal, every text in brackets: what stands outside of them is not translatable."""

import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from croupier import cli
from croupier.games.finish_line.horses import NAMES
from croupier.kernel.caching import all_folders
from croupier.kernel.game import Game
from croupier.kernel.shelf import GAMES, box_of, games
from croupier.kernel.speech import CHOSEN
from elsewhere import beside

MADE_UP = [sys.executable, str(Path(__file__).parent / "made_up.py")]
KEPT = Path(__file__).parent / "house" / "kept" / "0.1"
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
"""What only a terminal understands."""
MENU = re.compile(r"^  [ \d]\d +\S.*", re.MULTILINE)
"""Moves with their numbers, in the words in which they are typed."""
PROMPT = r"Ann(\x1b\[\d*m)* > "
CLAUSE = re.compile(r"\b[A-Z]\d+\b")
SPACE = re.compile(r"\b\d+[ab]\b")
"""A space of FINITO!, as it is called."""
SHORT = {
    "pig": "target=20",
    "tutto": "target=1000",
    "finito": "series=4",
    "finish_line": "races=1",
    "dicetto": "cards=3",
}
"""What makes a game end soon."""
WIDE = beside(Path(__file__).parent) | {"COLUMNS": "1000", "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"}
"""Somebody with a screen on which no line is too long."""
PLAYED = games(GAMES)


def outside(said: str, *names: str) -> list[str]:
    """The lines with letters outside of brackets, names and notation apart."""
    left = ESCAPE.sub("", said).replace("\r", "")
    assert "⟦" in left
    while "⟦" in left:
        inner = re.sub(r"⟦[^⟦⟧]*⟧", "", left)
        assert inner != left, f"half a text: {left!r}"
        left = inner
    left = MENU.sub("", left)
    for name in sorted(names, key=len, reverse=True):
        left = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "", left)
    return [line for line in left.splitlines() if re.search(r"[^\W\d_Ω]", SPACE.sub("", CLAUSE.sub("", line)))]


def notation(game: Game) -> list[str]:
    """What is typed to agree on a game, and names."""
    box = box_of(game)
    options = [word for option in box.options for word in (option.name, option.default, *option.words)]
    agreed = [word for word in options if not word.isdecimal()]
    return [box.title, box.id, *box.bots, *box.levels, *box.editions, *agreed, *NAMES]


def said(*lines: str, code: int = 0, folder: Path | None = None) -> str:
    """What the command line says to some commands, all of which end with the same code."""
    done = subprocess.run([*MADE_UP, *lines], cwd=folder, env=WIDE, capture_output=True, text=True, check=False)
    assert done.stdout.count(f"<{code}>\n") == len(lines), done.stderr
    return done.stdout + done.stderr.replace("croupier: ", "")


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.id)
def test_a_game_is_described_and_told_to_its_end_in_texts_alone(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    lines = [f"games {game.id}", f"rules {game.id}", f"rules {game.id} {game.clauses[1].name}"]
    lines += [f"replay {record}" for record in sorted((game.folder / "golden").glob("*.record"))]
    if not game.facts.realtime:
        lines.append(f"play {game.id} -o {SHORT[game.id]} --seats random,random --seed 4 --save {file}")
    names = ("Left", "Right", "random (1)", "random (2)", str(file))
    assert outside(said(*lines), *notation(game), *names) == []


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.id)
def test_a_person_plays_in_a_made_up_language(game: Game, tmp_path: Path) -> None:
    file, heard = tmp_path / "game.record", ""
    words = f"play {game.id} --seats person:Ann,random --seed 5 --save {file}"
    table = pexpect.spawn(
        MADE_UP[0],
        [*MADE_UP[1:], words],
        encoding="utf-8",
        timeout=60,
        env=WIDE | ({"TERM": "dumb"} if game.facts.realtime else {}),
        echo=False,
        dimensions=(60, 1000),
    )
    typed = ["?", "rules", f"rules {game.clauses[2].name}", f"save {tmp_path / 'copy.record'}"]
    for line in [*typed, *["1"] * (0 if game.facts.realtime else 6), "quit"]:
        while asked := table.expect([PROMPT, "y/N", "ready"]):  # whether a move is meant, or a duel may begin
            heard += f"{table.before}{table.after}"
            table.send("y\n" if asked == 1 else "\r")
        heard += table.before
        table.send(f"{line}\r" if game.facts.realtime else f"{line}\n")
    table.expect(pexpect.EOF)
    heard += table.before
    names = (
        "Ann",
        str(file),
        str(tmp_path / "copy.record"),
        "croupier play --resume",
        "all",
        "table",
        "rules",
        "save",
        "FILE",
        "quit",
    )
    assert outside(heard, *notation(game), *names, "<0>") == []


def test_all_other_commands_speak_in_texts(tmp_path: Path) -> None:
    pig, tutto = KEPT / "pig.record", KEPT / "tutto.record"
    lines = ["games", "simulate pig --games 5", "simulate pig --games 5 --paired", f"verify {pig}", "new hog"]
    lines += [f"replay {pig} --against {pig}", "tournament pig --games 5", "tournament tutto --games 1 --players 3"]
    lines += [
        f"tournament pig random steady --games 100 --stop {shares}" for shares in ("0.5,0.6", "0.01,0.02", "0.1,0.1001")
    ]
    typed = ("pip install -e hog", "croupier play hog", "pytest hog")
    names = [word for game in PLAYED for word in notation(game)]
    assert outside(said(*lines, folder=tmp_path), *names, *typed) == []
    assert outside(said(f"replay {pig} --against {tutto}", code=1), *names) == []


def test_what_is_worked_out_is_told_in_texts(tmp_path: Path) -> None:
    record = KEPT / "pig.record"
    lines = [f"analyse {record} --tries 2", "analyse pig --bots random,steady --games 4 -o target=10", "cache"]
    lines += ["report pig --games 4 --sample 2 --bots random,casual", "solve pig -o target=20 --chart"]
    lines.append("sweep pig --vary target=20,30 --bots random,steady --games 2")
    kept = ("pig-report.html", str(all_folders()))
    names = [*notation(next(game for game in PLAYED if game.id == "pig")), "Player 1", "Player 2", *kept]
    assert outside(said(*lines, folder=tmp_path), *names) == []


@pytest.mark.parametrize(
    "line",
    ["play", "play chess", "rules pig P99", "play pig -o target", "play pig --first none", "replay nowhere.record",
     "play --resume nowhere.record --seats person", "new pig", "new Pig!", "backup /dev/null", "tournament pig random",
     "tournament pig --stop 1"],
)  # fmt: skip
def test_a_bad_request_is_told_in_texts(line: str) -> None:
    assert outside(said(line, code=2)) == []


def test_numbers_are_written_with_the_signs_of_the_language() -> None:
    lines = ["simulate pig --games 1100", "tournament pig random steady --games 1100 --stop 0.5,0.5001", "cache"]
    lines.append("sweep pig --vary target=20,30 --bots random,steady --games 600")
    told = said(*(f"--language fr {line}" for line in lines))
    assert re.findall(r"1\u202f100 (?:parties|donnes)", told)
    assert re.findall(r"0,\d{4} ± 0,\d{4}", told)
    assert re.findall(r"\d,\d[\u202f ][kMG]?o", told)
    assert not re.findall(r"\d\.\d|\d,\d{3}(?!\d)", told.replace(str(Path.home()), ""))


def test_help_is_told_in_texts() -> None:
    commands = [command.callback.__name__ for command in cli.app.registered_commands if command.callback]
    lines = ["--help", *(f"{name} --help" for name in commands)]
    told = re.sub(r"<[^<>\d]+>|\B--?[a-z-]+|\b[A-Z]{2,}(\.\w+)?\b|COMMAND.*|x<=", "", said(*lines))
    names = [word for line in lines for word in line.split()]
    assert outside(told, "croupier", *names) == []


def test_the_language_that_is_asked_for_is_that_of_the_help_and_of_mistakes() -> None:
    told = said("--language fr --help", "--language=fr play --help").replace("\u202f", " ")
    assert "Jeux de dés : y jouer" in told
    assert "Jouer dans le terminal" in told
    assert "które polecenie?" in said("--language pl", code=2)
    assert "⟦Usage:⟧" in said("", code=2)


def test_whatever_is_typed_wrong_is_told_in_texts() -> None:
    lines = ["play --nope", "chess", "serve --port x", "serve --port 99999", "simulate", "play --seed", "join x"]
    lines += ["cache --clear=3", "cache --cleer", "rules pig P1 more", "train pig", "simulate pig --seed 1.5"]
    told = said(*lines, code=2)
    assert told.count("\n⟦") == len(lines)
    assert outside(told) == []


def test_what_the_system_refuses_is_told_in_the_language(tmp_path: Path) -> None:
    lines = ["replay nowhere.record", "replay .", "simulate pig --games 2 --edition nowhere.toml", "serve --settings x"]
    lines.append("simulate pig --games 2 --keep nowhere/x.parquet")
    told = said(*(f"--language de {line}" for line in lines), code=2, folder=tmp_path)
    assert told.count("diese Datei oder diesen Ordner gibt es nicht") == len(lines) - 1
    assert told.count("das ist ein Ordner") == 1


def test_lang_alone_chooses_the_language() -> None:
    alone = {name: value for name, value in WIDE.items() if name not in ("LC_ALL", "LC_MESSAGES", CHOSEN)}
    words = [sys.executable, "-c", "from croupier.cli import main; main()", "play", "chess"]
    for tongue, text in (("pl_PL.UTF-8", "nie ma gry"), ("is_IS", "leikurinn"), ("no_NO.UTF-8", "spillet")):
        done = subprocess.run(words, env=alone | {"LANG": tongue}, capture_output=True, text=True, check=False)
        assert text in done.stderr


def test_a_record_is_the_same_bytes_whatever_the_language(tmp_path: Path) -> None:
    kept = []
    for tongue in ("en", "de", "pl"):
        for game in PLAYED:
            if not game.facts.realtime:
                file = tmp_path / f"{tongue}-{game.id}.record"
                play = f"play {game.id} -o {SHORT[game.id]} --seats random,random --seed 4 --save {file}"
                kept.append((game.id, f"--language {tongue} {play}", file))
    said(*(line for _, line, _ in kept))
    for game in PLAYED:
        files = {file.read_bytes() for name, _, file in kept if name == game.id}
        assert len(files) == (0 if game.facts.realtime else 1)


def test_a_word_that_is_too_long_for_its_column_is_not_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(WIDE, "COLUMNS", "80")
    told = said("--language fi games tutto", "--language fi games")
    assert "Plus/Miinus-korti" in told
    assert "…" not in told
    assert all(len(line) <= 80 for line in told.splitlines())


def test_who_speaks_a_language_without_texts_reads_english() -> None:
    record = next((next(game for game in PLAYED if game.id == "dicetto").folder / "golden").glob("*.record"))
    words = [sys.executable, "-c", "from croupier.cli import main; main()", "replay", str(record)]
    heard = {}
    for tongue in ("C", "tlh_QO.UTF-8", "qq"):
        done = subprocess.run(words, env=WIDE | {"LC_ALL": tongue}, capture_output=True, text=True, check=True)
        heard[tongue] = done.stdout
    assert "steady: 17 (bonus cards 9) and casual: 6" in heard["C"]
    assert heard["tlh_QO.UTF-8"] == heard["qq"] == heard["C"]
