"""Tables of earlier versions: they are opened, played on and checked, or left as they are."""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from croupier.house.log.fair import verify
from croupier.house.log.snapshots import freeze, thaw
from croupier.kernel.record import Record

from .houses import Process, sqlite_in
from .people import Json, Person, ask, at_tables, lay_out
from .test_seats import pig_at_play

KEPT = Path(__file__).parent / "kept"
TABLES = [
    (folder, keys) for folder in sorted(KEPT.iterdir()) for keys in json.loads((folder / "keys.json").read_text())
]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Process]]:
    """A house of today for every database that is kept, opened when it is asked for."""
    houses = {}
    for folder in {folder for folder, _ in TABLES}:
        place = tmp_path_factory.mktemp(folder.name)
        shutil.copy(folder / "house.db", place)
        houses[folder.name] = Process(sqlite_in(place), place)
    yield houses
    for house in houses.values():
        house.stop()


@pytest.mark.parametrize(
    ("folder", "keys"), TABLES, ids=[f"{folder.name}-{keys['game']}-{keys['status']}" for folder, keys in TABLES]
)
def test_a_kept_table_goes_on(kept: dict[str, Process], folder: Path, keys: Json) -> None:
    house = kept[folder.name]
    address = f"{house.url}/api/tables/{keys['table']}"

    async def play() -> None:
        person = await Person(house.url, keys["table"], [keys["host"], *keys["seats"].values()]).come()
        assert person.last["table"]["status"] == keys["status"]
        if keys["status"] == "open":
            for seat, held in enumerate(person.last["table"]["seats"], 1):
                if held["kind"] == "open":
                    await person.answer({"kind": "stand-in", "seat": seat})
        if keys["status"] != "over" and person.last["table"]["dice"] == "fair":
            assert await person.until(1)
            words = person.last["moves"]["1"][0]["words"]
            answer = await person.move(1, words)
            assert answer["kind"] == "update", answer

    assert ask(address, seconds=300)[1]["status"] == keys["status"]
    at_tables(play())
    if keys["status"] == "over":
        record = Record.from_text(ask(f"{address}/record")[1])
        before = Record.from_text((folder / f"{keys['game']}.record").read_text())
        assert (record.log, record.result, record.fairness) == (before.log, before.result, before.fairness)
        assert verify(record) > 0


def test_a_table_of_other_rules_is_refused_by_name_and_no_other_is_touched(tmp_path: Path) -> None:
    def log_of(table: str) -> list[tuple[int, bytes]]:
        with sqlite3.connect(tmp_path / "house.db") as database:
            rows = database.execute("SELECT number, entries FROM steps WHERE table_id = ? ORDER BY number", [table])
            return rows.fetchall()

    async def a_move(house: Process, keys: Json) -> Person:
        person = await Person(house.url, keys["table"], list(keys["seats"].values())).come()
        await person.wish(1, 2)
        await person.move(1, "roll")
        return person

    with Process(sqlite_in(tmp_path), tmp_path, snapshot_every=2) as house:
        old, other = (lay_out(house.url, "pig", "person", "person") for _ in range(2))
        at_tables(a_move(house, old))
        at_tables(a_move(house, other))
    for table, word in ((old["table"], b"run"), (other["table"], b"roll")):
        with sqlite3.connect(tmp_path / "house.db") as database:
            for number, entries in log_of(table):
                changed = entries.replace(b'"seat":0,"move":0}', b'"seat":0,"move":0,"words":"%s"}' % word)
                changed = changed.replace(b'"layout":"', b'"layout":"0')
                database.execute(
                    "UPDATE steps SET entries = ? WHERE table_id = ? AND number = ?", [changed, table, number]
                )
            database.execute("UPDATE snapshots SET data = ?", [b"of another version"])
        database.close()
    before = log_of(old["table"])

    async def come(house: Process) -> None:
        refused = Person(house.url, old["table"], [])
        await refused.come()
        assert refused.heard[0]["code"] == "old-table"
        assert old["table"] in refused.heard[0]["words"]
        person = await Person(house.url, other["table"], list(other["seats"].values())).come()
        assert next(news["move"] for news in person.news if news["kind"] == "played") == {"kind": "roll"}
        seat = 1 if "1" in person.last["moves"] else 2
        assert (await person.move(seat, "roll"))["kind"] == "update"

    with Process(sqlite_in(tmp_path), tmp_path) as house:
        status, problem = ask(f"{house.url}/api/tables/{old['table']}")
        assert (status, problem["code"]) == (410, "old-table")
        assert ask(f"{house.url}/api/tables/{old['table']}/record")[0] == 410
        at_tables(come(house))
    assert log_of(old["table"]) == before


def test_a_snapshot_of_an_earlier_version_is_not_used() -> None:
    table = pig_at_play()
    kept = msgspec.msgpack.decode(freeze(table))
    assert thaw("t", "", msgspec.msgpack.encode(kept)) is not None
    del kept["standing"]["made"]
    assert thaw("t", "", msgspec.msgpack.encode(kept)) is None


def test_a_snapshot_that_holds_no_position_is_not_used() -> None:
    """The log has everything: what is broken beside it harms nobody."""
    kept = msgspec.msgpack.decode(freeze(pig_at_play()))
    kept["position"]["state"] = b"\xff" * len(kept["position"]["state"])
    assert thaw("t", "", msgspec.msgpack.encode(kept)) is None
