"""The house from the command line: starting it, checking its dice, copying its tables."""

import asyncio
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from croupier.house.errors import BadSetting
from croupier.house.settings import read_settings

from .houses import CROUPIER, Process, free_port, sqlite_in
from .people import Person, ask, at_tables, lay_out
from .postgres import Postgres

CHECK_DICE = Path(__file__).parents[2] / "examples" / "check_dice.py"


def refusal(*words: str) -> str:
    """The one line on stderr that a bad request gets."""
    done = subprocess.run([*CROUPIER, *words], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert done.stderr.startswith("croupier: ")
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


def test_a_busy_port_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = refusal("serve", "--port", str(port), "--database", sqlite_in(tmp_path))
    assert f"port {port} on 127.0.0.1 cannot be used: that is in use already" in said


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("sqlite:////nowhere/at/all.db", "unable to open database file"),
        ("postgresql://127.0.0.1:1/none", "cannot be used"),
        ("mysql://localhost/x", "sqlite or postgresql, not in mysql"),
        ("nonsense", "not a database URL"),
    ],
)
def test_a_database_that_is_not_there_is_named(url: str, says: str) -> None:
    assert says in refusal("serve", "--port", str(free_port()), "--database", url)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    with Process(sqlite_in(tmp_path), tmp_path):
        pass
    with sqlite3.connect(tmp_path / "house.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    said = refusal("serve", "--port", str(free_port()), "--database", sqlite_in(tmp_path))
    assert "newer version than this program" in said


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--workers", "2"], "several workers need PostgreSQL"),
        (["--workers", "0"], "from 1 to 64"),
        (["--port", "0"], "--port"),
        (["--settings", "nowhere.toml"], "nowhere.toml: there is no such file"),
    ],
)
def test_bad_words_are_named(words: list[str], says: str, tmp_path: Path) -> None:
    assert says in refusal("serve", "--database", sqlite_in(tmp_path), "--port", str(free_port()), *words)


@pytest.mark.parametrize(
    "line",
    ["snapshot_every = 0", "absence = nan", "absence = -1", "bot_pause = inf", "most_delay = -1", "patience = 1e30",
     "[limits]\nsockets = 0", "[limits]\nstall = nan"],
)  # fmt: skip
def test_settings_that_make_no_sense_are_refused(tmp_path: Path, line: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(line)
    with pytest.raises(BadSetting):
        read_settings(file, "")


@pytest.mark.parametrize("words", [["prune", "--older-than", "1", "--dry-run"], ["backup", "copy.db"]])
def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, words: list[str]) -> None:
    words = [str(tmp_path / word) if word == "copy.db" else word for word in words]
    assert "there is no database" in refusal(*words, "--database", sqlite_in(tmp_path))
    assert not list(tmp_path.iterdir())


def test_bad_settings_are_named(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text("bot_pause = 'long'")
    assert "bot_pause" in refusal("serve", "--settings", str(file), "--port", str(free_port()))


@pytest.mark.parametrize(("game", "target"), [("pig", "30"), ("tutto", "500")])
def test_a_downloaded_record_can_be_checked_by_us_and_by_anybody(
    house: Process, tmp_path: Path, game: str, target: str
) -> None:
    async def play() -> str:
        keys = lay_out(house.url, game, "person", "random", options={"target": target}, first=0)
        person = await Person(house.url, keys["table"], [keys["seats"]["1"]]).come()
        await person.wish(1)
        while await person.until(1):
            await person.move(1, person.last["moves"]["1"][-1]["words"])
        return str(ask(f"{house.url}/api/tables/{keys['table']}/record")[1])

    file = tmp_path / f"{game}.record"
    file.write_text(at_tables(play()))
    for program in ([*CROUPIER, "verify"], [sys.executable, str(CHECK_DICE)], [*CROUPIER, "replay"]):
        done = subprocess.run([*program, str(file)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    lines = file.read_text().splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("luck 1 "))
    file.write_text("\n".join([*lines[:first], "luck 1 another", *lines[first + 1 :]]))
    other = subprocess.run([sys.executable, str(CHECK_DICE), str(file)], capture_output=True, text=True, check=False)
    assert other.returncode == 1
    assert "NOT fair" in other.stderr


def test_a_backup_of_either_database_can_be_served(house: Process, postgres: Postgres, tmp_path: Path) -> None:
    def tables_of(url: str) -> list[str]:
        return [lay_out(url, "pig", "person", "person")["table"] for _ in range(3)]

    with Process(postgres.url, tmp_path) as other:
        sources = {house.database: tables_of(house.url), postgres.url: tables_of(other.url)}
        for number, (database, tables) in enumerate(sources.items()):
            file = tmp_path / f"copy-{number}.db"
            words = ["backup", str(file), "--database", database]
            done = subprocess.run([*CROUPIER, *words], capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr
            with Process(f"sqlite:///{file}", tmp_path) as again:
                assert all(ask(f"{again.url}/api/tables/{table}")[0] == 200 for table in tables)
            assert "is there already" in refusal(*words)


def test_several_workers_share_one_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    async def play(house: Process) -> None:
        keys = lay_out(house.url, "pig", "person", "person", options={"target": "20"})
        people = [await Person(house.url, keys["table"], [keys["seats"][seat]]).come() for seat in ("1", "2")]
        for seat, person in enumerate(people, 1):
            await person.wish(seat)

        async def rest(person: Person, seat: int) -> None:
            while await person.until(seat):
                await person.move(seat, person.last["moves"][str(seat)][-1]["words"])

        await asyncio.gather(*(rest(person, seat) for seat, person in enumerate(people, 1)))
        assert people[0].news == people[1].news

    with Process(postgres.url, tmp_path, workers=2) as house:
        at_tables(play(house))


def test_houses_of_two_test_runs_never_stand_at_one_port() -> None:
    mine = {free_port() for _ in range(50)}
    theirs = "from house.houses import free_port; print(*(free_port() for _ in range(50)))"
    said = subprocess.run(
        [sys.executable, "-c", theirs], capture_output=True, text=True, check=True, cwd=Path(__file__).parents[1]
    )
    assert len(mine) == 50
    assert mine.isdisjoint(map(int, said.stdout.split()))
