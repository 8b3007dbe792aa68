"""How tables come to an end: cleared when nobody comes back, removed when they have been over for long enough."""

import asyncio
import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sa

from croupier.house.log.fair import verify
from croupier.house.store.engines import database_url, open_engine
from croupier.house.store.store import Store
from croupier.house.store.upkeep import Upkeep

from .houses import CROUPIER, Process, sqlite_in
from .people import Json, Person, ask, at_tables, lay_out, play_on, seated
from .postgres import Postgres
from .records import record_of
from .test_kept import KEPT

CHECK_DICE = Path(__file__).parents[2] / "examples" / "check_dice.py"


def until(happened: Callable[[], bool], seconds: float = 180) -> None:
    """Wait for an outcome."""
    latest = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < latest, "it never happened"
        time.sleep(0.02)


def status_of(house: Process, table: str) -> str:
    """How far a table is, or why it cannot be told."""
    told = ask(f"{house.url}/api/tables/{table}")[1]
    return str(told.get("status") or told["code"])


def listed(house: Process) -> list[str]:
    """The tables on the first page of the lobby."""
    return [offer["id"] for offer in ask(f"{house.url}/api/tables")[1]["offers"]]


def figure(house: Process, name: str) -> int:
    """A figure of a house."""
    lines = ask(f"{house.url}/metrics")[1].splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith(f"croupier_{name} "))))


def prune(database: str, *words: str) -> str:
    """What `croupier prune` says."""
    done = subprocess.run(
        [*CROUPIER, "prune", "--database", database, *words], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def over(house: Process, **wishes: Json) -> str:
    """A table whose game has been played to its end."""

    async def play() -> str:
        keys = lay_out(house.url, "pig", "person", "random", options={"target": "10"}, **wishes)
        await play_on(await seated(house.url, keys, 1), 1)
        return str(keys["table"])

    return at_tables(play())


def rows(database: str, query: str) -> list[tuple[str | int, ...]]:
    """What a database says."""

    async def read() -> list[tuple[str | int, ...]]:
        engine = open_engine(database_url(database))
        async with engine.connect() as line:
            found = [tuple(row) for row in await line.execute(sa.text(query))]
        await engine.dispose()
        return found

    return asyncio.run(read())


def test_a_table_that_nobody_comes_to_is_cleared(database: str, tmp_path: Path) -> None:
    async def come_late(house: Process, keys: Json) -> list[Json]:
        person = await Person(house.url, keys["table"], [keys["seats"]["1"], keys["host"]]).come()
        assert person.last["table"]["status"] == "cleared"
        assert person.news[-1] == {"kind": "cleared"}
        wishes = [{"kind": "say", "seat": 1, "text": "hello?"}, {"kind": "stand-in", "seat": 2}, {"kind": "rematch"}]
        return [await person.answer(wish) for wish in [*wishes, {"kind": "try", "seat": 1, "words": "roll"}]]

    with Process(database, tmp_path, open_for=0.4) as house:
        keys = lay_out(house.url, "pig", "person", "open", public=True)
        until(lambda: status_of(house, keys["table"]) == "cleared")
        assert keys["table"] not in listed(house)
        code, refused = ask(f"{house.url}/api/tables/{keys['table']}/seats", {"seat": 2})
        assert (code, refused["code"], refused["text"]) == (409, "not-now", "cleared")
        answers = at_tables(come_late(house, keys))
        assert [(answer["code"], answer["text"]) for answer in answers] == [("not-now", "cleared")] * 4
        assert figure(house, "tables_cleared_total") == 1


def test_a_table_with_somebody_at_it_is_not_cleared(database: str, tmp_path: Path) -> None:
    def abandon(here: Process, there: Process) -> str:
        table = str(lay_out(here.url, "pig", "person", "open")["table"])
        until(lambda: status_of(there, table) != "open")
        return status_of(there, table)

    async def play(here: Process, there: Process) -> list[str]:
        keys = lay_out(here.url, "pig", "person", "open")
        await Person(here.url, keys["table"], [keys["seats"]["1"]]).come()
        others = [await asyncio.to_thread(abandon, here, there) for _ in range(2)]
        return [status_of(there, keys["table"]), *others]

    with Process(database, tmp_path, open_for=2.0) as here:
        if database.startswith("sqlite"):
            told = at_tables(play(here, here))
        else:
            with Process(database, tmp_path, open_for=2.0) as there:
                told = at_tables(play(here, there))
    assert told == ["open", "cleared", "cleared"]


def test_a_game_that_nobody_goes_on_with_is_cleared_and_its_dice_can_be_checked(database: str, tmp_path: Path) -> None:
    async def begin(house: Process) -> Json:
        keys = lay_out(house.url, "pig", "person", "person")
        person = await seated(house.url, keys, 1, 2)
        await person.until(1)
        await person.move(1, "roll")
        return keys

    async def come_late(house: Process, keys: Json) -> None:
        person = await Person(house.url, keys["table"], list(keys["seats"].values())).come()
        assert "result" not in person.last
        assert (person.last["turn"], person.last["moves"]) == ([], {})
        assert person.news[-1]["words"]
        assert (await person.move(1, "roll"))["text"] == "cleared"
        assert (await person.answer({"kind": "leave", "seat": 1}))["text"] == "cleared"

    with Process(database, tmp_path, idle_for=0.4) as house:
        keys = at_tables(begin(house))
        until(lambda: status_of(house, keys["table"]) == "cleared")
        at_tables(come_late(house, keys))
        record = record_of(house.url, keys["table"])
    assert record.result == ()
    assert verify(record) == 1
    file = tmp_path / "cleared.record"
    file.write_text(record.text())
    for program in ([*CROUPIER, "verify"], [sys.executable, str(CHECK_DICE)], [*CROUPIER, "replay"]):
        done = subprocess.run([*program, str(file)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def test_the_secrets_of_a_cleared_game_can_be_read(tmp_path: Path) -> None:
    async def begin(house: Process) -> Json:
        keys = lay_out(house.url, "finish_line", "person", "person")
        await seated(house.url, keys, 1, 2)
        assert ask(f"{house.url}/api/tables/{keys['table']}/record")[1]["text"] == "secrets"
        return keys["table"]

    with Process(sqlite_in(tmp_path), tmp_path, idle_for=0.4) as house:
        table = at_tables(begin(house))
        until(lambda: status_of(house, table) == "cleared")
        assert verify(record_of(house.url, table)) > 0


def test_with_two_processes_every_table_is_cleared_once(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.another()
    with Process(database, tmp_path, open_for=1.0) as one, Process(database, tmp_path, open_for=1.0) as two:
        houses = (one, two)
        tables = [lay_out(house.url, "pig", "person", "open")["table"] for house in houses for _ in range(120)]
        until(lambda: all(status_of(two, table) == "cleared" for table in tables))
        assert sum(figure(house, "tables_cleared_total") for house in houses) == len(tables)
    assert rows(database, "SELECT DISTINCT COUNT(*) FROM steps GROUP BY table_id") == [(2,)]


def test_what_was_abandoned_is_found_by_an_index(tmp_path: Path) -> None:
    async def plans() -> list[str]:
        engine = open_engine(database_url(sqlite_in(tmp_path)))
        store = Store(engine)
        await store.open()
        asked: list[tuple[str, Json]] = []
        sa.event.listen(
            engine.sync_engine, "before_cursor_execute", lambda *told: asked.append((told[2], told[3])), named=False
        )
        await Upkeep(store).abandoned("open", 1, (0, ""))
        await Upkeep(store).measure(1)
        async with engine.connect() as line:
            found = [
                str(list(await line.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)))
                for statement, values in list(asked)
            ]
        await store.close()
        return found

    plans_found = asyncio.run(plans())
    assert "USING INDEX tables_by_last_touch (status=? AND touched_at" in plans_found[0]
    assert not any("SCAN steps" in plan or "SCAN tables" in plan for plan in plans_found)


def test_tables_that_are_over_are_removed_and_no_others(database: str, tmp_path: Path) -> None:
    async def play(house: Process, gone: str) -> None:
        keys = lay_out(house.url, "pig", "person", "person")
        player = await seated(house.url, keys, 1, 2)
        waiting = lay_out(house.url, "pig", "person", "open")["table"]
        watcher = await Person(house.url, gone, []).come()
        assert prune(database, "--older-than", "1").startswith("Removed: 0 tables")
        assert prune(database, "--older-than", "0", "--dry-run").startswith("Would be removed: 1 table with ")
        assert status_of(house, gone) == "over"
        assert prune(database, "--older-than", "0").startswith("Removed: 1 table with ")
        for path in ("", "/record"):
            assert ask(f"{house.url}/api/tables/{gone}{path}")[1]["code"] == "no-table"
        assert ask(f"{house.url}/api/tables/{gone}/seats", {"seat": 1})[1]["code"] == "no-table"
        await watcher.listen_to_the_end()
        await player.until(1)
        assert (await player.move(1, "roll"))["kind"] == "update"
        assert status_of(house, waiting) == "open"

    with Process(database, tmp_path, snapshot_every=2) as house:
        gone = over(house)
        at_tables(play(house, gone))
    for relation, name in (("tables", "id"), ("steps", "table_id"), ("snapshots", "table_id")):
        assert rows(database, f"SELECT * FROM {relation} WHERE {name} = '{gone}'") == []


def test_somebody_at_a_table_that_was_removed_is_told_so_when_he_speaks(database: str, tmp_path: Path) -> None:
    async def play(house: Process) -> tuple[str, str]:
        keys = lay_out(house.url, "pig", "person", "random", options={"target": "10"})
        person = await seated(house.url, keys, 1)
        await play_on(person, 1)
        prune(database, "--older-than", "0")
        said = await person.answer({"kind": "say", "seat": 1, "text": "well played"})
        await person.listen_to_the_end()
        return said["code"], status_of(house, keys["table"])

    with Process(database, tmp_path) as house:
        assert at_tables(play(house)) == ("no-table", "no-table")
    assert rows(database, "SELECT COUNT(*) FROM tables") == [(0,)]


def test_a_rematch_of_a_table_that_was_removed_leaves_nothing_behind(database: str, tmp_path: Path) -> None:
    async def play(house: Process) -> Json:
        keys = lay_out(house.url, "pig", "person", "random", options={"target": "10"})
        person = await seated(house.url, keys, 1)
        await play_on(person, 1)
        prune(database, "--older-than", "0")
        return keys["table"], await person.answer({"kind": "rematch"})

    with Process(database, tmp_path) as house:
        gone, refused = at_tables(play(house))
        assert refused["code"] == "no-table"
        assert status_of(house, gone) == "no-table"
    assert rows(database, f"SELECT * FROM tables WHERE id = '{gone}'") == []


def test_a_house_removes_by_itself_what_it_does_not_keep(database: str, tmp_path: Path) -> None:
    with Process(database, tmp_path, keep_for=0.4, open_for=0.4) as house:
        tables = [over(house), lay_out(house.url, "pig", "person", "open")["table"]]
        until(lambda: all(status_of(house, table) == "no-table" for table in tables))
        until(lambda: figure(house, "tables_removed_total") == 2)


def test_tables_of_before_get_their_time_anew_and_those_that_are_over_can_be_removed(tmp_path: Path) -> None:
    keys = json.loads((KEPT / "0.1" / "keys.json").read_text())
    shutil.copy(KEPT / "0.1" / "house.db", tmp_path)
    count = sum(one["status"] == "over" for one in keys)
    assert prune(sqlite_in(tmp_path), "--older-than", "0").startswith(f"Removed: {count} tables with ")
    with Process(sqlite_in(tmp_path), tmp_path) as house:
        kept = {one["table"]: one["status"] for one in keys}
        assert listed(house) == []
        for table, status in kept.items():
            assert status_of(house, table) == ("no-table" if status == "over" else status)


def test_prune_wants_to_know_how_old(tmp_path: Path) -> None:
    words = ["prune", "--database", sqlite_in(tmp_path)]
    done = subprocess.run([*CROUPIER, *words], capture_output=True, text=True, check=False)
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert "--older-than" in done.stderr
    file = tmp_path / "house.toml"
    file.write_text("keep_for = 60.0")
    with Process(sqlite_in(tmp_path), tmp_path):
        pass
    assert prune(sqlite_in(tmp_path), "--settings", str(file)).startswith("Removed: 0 tables")


def test_tables_that_nobody_uses_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async def play(house: Process) -> str:
        keys = lay_out(house.url, "pig", "person", "person")
        person = await seated(house.url, keys, 1, 2)
        left = [lay_out(house.url, "pig", "person", "open")["table"] for _ in range(1000)]
        await asyncio.to_thread(until, lambda: figure(house, "tables_in_use") == 1)
        assert figure(house, "tables_opened_total") == 1001
        assert ask(f"{house.url}/api/tables/{left[0]}/seats", {"seat": 2})[0] == 201
        await person.until(1)
        assert (await person.move(1, "roll"))["kind"] == "update"
        return str(keys["table"])

    with Process(sqlite_in(tmp_path), tmp_path, unused_for=0.4) as house:
        table = at_tables(play(house))
        until(lambda: figure(house, "tables_in_use") == 0)
        assert ask(f"{house.url}/api/tables/{table}")[1]["status"] == "playing"


def test_a_table_with_a_clock_stays_until_it_has_rung(tmp_path: Path) -> None:
    async def play(house: Process) -> str:
        keys = lay_out(house.url, "pig", "person", "person", clock={"seconds": 2, "expiry": "lost"})
        await seated(house.url, keys, 1, 2)
        return str(keys["table"])

    with Process(sqlite_in(tmp_path), tmp_path, unused_for=0.2) as house:
        table = at_tables(play(house))
        until(lambda: rows(house.database, f"SELECT status FROM tables WHERE id = '{table}'") == [("over",)])
        until(lambda: figure(house, "tables_in_use") == 0)
