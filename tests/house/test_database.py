"""A database that hangs, loses an answer or loses notices: everybody is told in time, and nothing is lost."""

import asyncio
import resource
import sqlite3
import subprocess
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TypeVar

import asyncpg
import msgspec
import pytest

from croupier.house.errors import Closed, InDoubt, NoTable
from croupier.house.live.room import Room
from croupier.house.live.rooms import Rooms
from croupier.house.live.seating import say
from croupier.house.log.entries import Chair, Opened, Said
from croupier.house.settings import Settings
from croupier.house.store.engines import database_url, open_engine
from croupier.house.store.notices import Notices
from croupier.house.store.sqlite import SqlitePen
from croupier.house.store.store import Store
from croupier.kernel.seats import CHANCE
from croupier.kernel.shelf import find_game

from .forwarder import LISTENING, WRITING, Forwarder, forwarded
from .histories import log_of
from .houses import CROUPIER, Process, free_port, sqlite_in
from .people import Json, Person, ask, at_tables, lay_out
from .postgres import Postgres
from .test_door import refusal

T = TypeVar("T")
PATIENCE = 1.0
IN_TIME = 2 * PATIENCE + 1.5
"""Seconds within which somebody is answered who may have to wait for the table and then for the database."""


@pytest.fixture(scope="module")
def line(postgres: Postgres) -> Iterator[Forwarder]:
    """The line of the house below to its database."""
    with forwarded(postgres) as forwarder:
        yield forwarder


@pytest.fixture(scope="module")
def far(line: Forwarder, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house whose database is at the end of that line."""
    with Process(line.url, tmp_path_factory.mktemp("far"), patience=PATIENCE) as process:
        yield process


@pytest.fixture(autouse=True)
def released(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever a test did to the line is over after it."""
    yield
    if "line" in request.fixturenames:
        request.getfixturevalue("line").release()


async def seated(house: Process, **wishes: Json) -> Person:
    """Somebody who plays both seats of a new table of Pig."""
    keys = lay_out(house.url, "pig", "person", "person", options={"target": "1000"}, **wishes)
    person = await Person(house.url, keys["table"], list(keys["seats"].values())).come()
    await person.wish(1, 2)
    await person.until(1)
    return person


async def in_time(answer: Awaitable[T]) -> T:
    """An answer that comes before patience ends."""
    return await asyncio.wait_for(answer, IN_TIME)


async def asked(url: str, body: Json = None) -> tuple[int, Json]:
    """An HTTP request that is answered before patience ends."""
    return await asyncio.to_thread(ask, url, body, seconds=IN_TIME)


async def until_ready(house: Process) -> None:
    """Wait until a house says that it can serve."""
    while (await asked(f"{house.url}/ready"))[0] != 200:
        pass


async def roll(person: Person) -> Json:
    """Roll for whoever is in turn."""
    return await person.move(1 if "1" in person.last["moves"] else 2, "roll")


def moves_made(postgres: Postgres, table: str) -> int:
    """How many moves of people the log of a table has."""
    log = asyncio.run(log_of(postgres.url, table))
    return sum(entry["kind"] == "played" and entry["seat"] != CHANCE for entry in log)


def test_a_database_that_hangs_refuses_everybody_in_time_and_goes_on_by_itself(far: Process, line: Forwarder) -> None:
    async def play() -> None:
        person = await seated(far)
        others = [await Person(far.url, person.table, person.tokens).come() for _ in range(3)]
        assert (await asked(f"{far.url}/ready"))[0] == 200
        line.hold()
        saying = [one.answer({"kind": "say", "seat": 1, "text": "?"}) for one in others]
        answers = await asyncio.gather(*map(in_time, [roll(person), *saying]))
        assert {answer["code"] for answer in answers} == {"closed"}
        statuses = [
            (await asked(f"{far.url}{path}", body))[0]
            for path, body in (
                ("/ready", None),
                ("/api/tables", None),
                ("/api/tables/nowhere", None),
                ("/api/tables", {"game": "pig", "chairs": [{"kind": "open"}, {"kind": "open"}]}),
            )
        ]
        assert statuses == [503] * 4
        line.release()
        await until_ready(far)
        while (await roll(person))["kind"] == "problem":
            pass
        assert sum(news["kind"] == "said" for news in person.news) == 0

    at_tables(play())


def test_a_hello_behind_a_move_that_hangs_is_answered_in_time(far: Process, line: Forwarder) -> None:
    async def play() -> None:
        person = await seated(far)
        moving = asyncio.create_task(roll(person))
        line.hold()
        await person.say({"kind": "say", "seat": 1, "text": "?", "ref": 77})
        late = Person(far.url, person.table, person.tokens)
        await in_time(late.come())
        assert late.heard[0]["kind"] == "update" or late.heard[0]["code"] == "closed"
        await in_time(moving)

    at_tables(play())


def test_a_house_does_not_wait_for_ever_for_a_database_that_says_nothing(line: Forwarder, tmp_path: Path) -> None:
    settings = tmp_path / "house.toml"
    settings.write_text("patience = 0.5")
    line.hold()
    said = refusal("serve", "--port", str(free_port()), "--database", line.url, "--settings", str(settings))
    assert "cannot be used: no answer within 0.5 seconds" in said


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program has the file to itself."""
    other = sqlite3.connect(folder / "house.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.rollback()
    other.close()


def test_a_file_that_is_locked_refuses_everybody_in_time_and_goes_on_by_itself(tmp_path: Path) -> None:
    async def play(house: Process) -> None:
        person = await seated(house)
        with locked(tmp_path):
            answer = await in_time(roll(person))
            assert (answer["code"], answer["text"]) == ("closed", "cannot-write")
            assert (await asked(f"{house.url}/ready"))[0] == 503
            assert (await asked(f"{house.url}/api/tables"))[0] == 200
        assert (await asked(f"{house.url}/ready"))[0] == 200
        assert (await roll(person))["kind"] == "update"

    with Process(sqlite_in(tmp_path), tmp_path, patience=PATIENCE) as house:
        at_tables(play(house))


def test_a_disk_that_is_full_is_no_place_to_play(tmp_path: Path) -> None:
    with Process(sqlite_in(tmp_path), tmp_path, patience=PATIENCE) as house:
        pid = house.process.pid
        assert ask(f"{house.url}/ready")[0] == 200
        usual = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, usual[1]))
        status, problem = ask(f"{house.url}/ready")
        assert (status, problem["code"]) == (503, "closed")
        resource.prlimit(pid, resource.RLIMIT_FSIZE, usual)
        assert ask(f"{house.url}/ready")[0] == 200


def test_a_database_that_can_only_be_read_is_no_place_to_play(postgres: Postgres, tmp_path: Path) -> None:
    def have(value: str) -> None:
        async def alter() -> None:
            connection = await asyncpg.connect(postgres.url)
            await connection.execute("SET default_transaction_read_only = off")
            await connection.execute(f"ALTER SYSTEM SET default_transaction_read_only = {value}")
            await connection.execute("SELECT pg_reload_conf()")
            await connection.close()

        asyncio.run(alter())

    with Process(postgres.url, tmp_path, patience=PATIENCE) as house:
        try:
            have("on")
            while ask(f"{house.url}/ready")[0] == 200:
                pass
            assert ask(f"{house.url}/api/tables")[0] == 200
        finally:
            have("off")
        while ask(f"{house.url}/ready")[0] != 200:
            pass


@asynccontextmanager
async def rooms_on(url: str, patience: float = 0.5) -> AsyncIterator[Rooms]:
    """The rooms of a house without a door."""
    settings = Settings(url, patience=patience)
    store = Store(open_engine(database_url(url), patience), patience=patience)
    await store.open()
    yield Rooms(store, settings)
    await store.close()


async def opened(rooms: Rooms) -> Room:
    """A table of Pig."""
    chairs = (Chair("person", token="1"), Chair("person", token="2"))
    edition = msgspec.json.encode(find_game("pig").edition()).decode()
    return await rooms.open(Opened("pig", edition, {}, chairs, "host"), fair=True)


async def happens(what: Callable[[], bool]) -> None:
    """Wait for something."""
    while not what():
        await asyncio.sleep(0.01)


async def said(rooms: Rooms, room: Room) -> list[str]:
    """The chat in the log of a table."""
    return [entry.text for entry in await rooms.entries(room) if isinstance(entry, Said)]


async def say_until_heard(rooms: Rooms, room: Room, words: str) -> None:
    """Say something as often as it is refused."""
    while True:
        try:
            await rooms.act(room, lambda draft: say(draft, 0, words))
            return
        except Closed:
            continue


def test_a_step_behind_a_stuck_thread_is_refused_and_not_written_later(tmp_path: Path) -> None:
    async def play() -> None:
        async with rooms_on(sqlite_in(tmp_path)) as rooms:
            room, stuck = await opened(rooms), threading.Event()
            assert isinstance(rooms.store.pen, SqlitePen)
            rooms.store.pen.thread.submit(stuck.wait)
            with pytest.raises(Closed) as refused:
                await in_time(rooms.act(room, lambda draft: say(draft, 0, "first")))
            assert refused.value.code == "closed"
            with pytest.raises(Closed):
                await in_time(rooms.store.ping())
            stuck.set()
            await say_until_heard(rooms, room, "second")
            assert await said(rooms, room) == ["second"]

    at_tables(play())


def test_a_step_that_a_thread_is_stuck_with_is_in_doubt_until_it_is_found(tmp_path: Path) -> None:
    async def play() -> None:
        async with rooms_on(sqlite_in(tmp_path)) as rooms:
            room, stuck = await opened(rooms), threading.Event()
            pen = rooms.store.pen
            assert isinstance(pen, SqlitePen)
            assert pen.sheet
            pen.thread.submit(pen.sheet.set_trace_callback, lambda _: stuck.wait())
            with pytest.raises(InDoubt) as doubt:
                await in_time(rooms.act(room, lambda draft: say(draft, 0, "first")))
            assert doubt.value.code == "unknown"
            with pytest.raises(Closed) as refused:
                await in_time(rooms.act(room, lambda draft: say(draft, 0, "second")))
            assert refused.value.code == "closed"
            stuck.set()
            await happens(lambda: room.table.steps == 2)
            await say_until_heard(rooms, room, "third")
            assert await said(rooms, room) == ["first", "third"]

    at_tables(play())


def test_a_table_that_was_removed_under_its_people_takes_no_more_steps_and_others_do(tmp_path: Path) -> None:
    async def play() -> None:
        async with rooms_on(sqlite_in(tmp_path)) as rooms:
            room, other = await opened(rooms), await opened(rooms)
            with sqlite3.connect(tmp_path / "house.db") as database:
                for relation, column in (("steps", "table_id"), ("tables", "id")):
                    database.execute(f"DELETE FROM {relation} WHERE {column} = ?", [room.table.id])
            database.close()
            said = [rooms.act(each, lambda draft: say(draft, 0, "?")) for each in (room, other)]
            told = await in_time(asyncio.gather(*said, return_exceptions=True))
            assert [type(each) for each in told] == [NoTable, bool]

    at_tables(play())


@pytest.mark.parametrize("answer_only", [True, False], ids=["answer", "commit"])
def test_a_commit_whose_answer_is_lost_is_found_and_told_as_usual(
    far: Process, line: Forwarder, postgres: Postgres, answer_only: bool
) -> None:
    async def play() -> Person:
        person = await seated(far)
        watcher = await Person(far.url, person.table, []).come()
        line.lose(WRITING, b"COMMIT", answer_only)
        lost = line.lost
        answer = await in_time(roll(person))
        assert line.lost == lost + 1
        assert answer["kind"] == "update", answer
        assert (await roll(person))["kind"] == "update"
        while watcher.number != person.number:
            await watcher.hear()
        assert watcher.news == person.news
        return person

    assert moves_made(postgres, at_tables(play()).table) == 2


@pytest.mark.parametrize("written", [True, False])
def test_what_cannot_be_learnt_in_time_is_said_to_be_unknown_and_looked_for(
    far: Process, line: Forwarder, postgres: Postgres, written: bool
) -> None:
    async def play() -> Person:
        person = await seated(far)
        seen = person.number
        line.lose(WRITING, b"COMMIT", answer_only=written, and_hold=True)
        answer = await in_time(roll(person))
        assert (answer["kind"], answer["code"], answer["text"]) == ("problem", "unknown", "in-doubt")
        refused = await in_time(person.answer({"kind": "say", "seat": 1, "text": "?"}))
        assert refused["code"] == "closed"
        line.release()
        if written:
            while person.number == seen:
                await person.hear()
            again = {"kind": "move", "seat": 1, "words": "roll", "seen": seen}
            assert (await person.answer(again))["code"] == "stale"
        await until_ready(far)
        while (await roll(person))["kind"] == "problem":
            pass
        return person

    assert moves_made(postgres, at_tables(play()).table) == 1 + written


def test_a_process_that_does_not_hear_itself_listens_anew(postgres: Postgres) -> None:
    async def play() -> None:
        with forwarded(postgres) as line:
            missed: list[float] = []
            heard: list[str] = []
            async with rooms_on(postgres.url) as rooms:
                notices = Notices(line.url, heard.append, lambda: missed.append(time.monotonic()), patience=0.3)
                work = [
                    asyncio.create_task(notices.listen()),
                    asyncio.create_task(rooms.keep_in_touch(notices.sign)),
                ]
                await happens(lambda: len(missed) == 1 and any(words.startswith(notices.sign) for words in heard))
                line.deafen(LISTENING)
                await happens(lambda: len(missed) == 2)
                heard.clear()
                await happens(lambda: any(words.startswith(notices.sign) for words in heard))
                assert len(missed) == 2
                for task in work:
                    task.cancel()

    at_tables(play(), 20)


def test_a_process_that_hears_nothing_finds_the_tables_that_have_moved_on(postgres: Postgres) -> None:
    async def play() -> None:
        async with rooms_on(postgres.url) as here, rooms_on(postgres.url) as there:
            room = await opened(here)
            other = await there.room(room.table.id)
            looking = asyncio.create_task(there.keep_in_touch("there"))
            for words in ("first", "second"):
                await here.act(room, lambda draft, words=words: say(draft, 0, words))  # type: ignore[misc]
                await happens(lambda: other.table.steps == room.table.steps)
            looking.cancel()

    at_tables(play(), 20)


def test_two_processes_go_on_with_a_table_when_one_has_gone_deaf(
    far: Process, line: Forwarder, postgres: Postgres, tmp_path: Path
) -> None:
    async def play(near: Process) -> None:
        person = await seated(near)
        watcher = await Person(far.url, person.table, []).come()
        line.deafen(LISTENING)
        assert (await roll(person))["kind"] == "update"
        while watcher.number != person.number:
            await watcher.hear()
        assert watcher.news == person.news

    with Process(postgres.url, tmp_path, patience=PATIENCE) as near:
        at_tables(play(near), 30)


def test_a_second_house_on_one_file_is_refused_and_a_killed_one_is_no_obstacle(tmp_path: Path) -> None:
    house = Process(sqlite_in(tmp_path), tmp_path)
    keys = lay_out(house.url, "pig", "person", "person")
    said = refusal("serve", "--port", str(free_port()), "--database", sqlite_in(tmp_path))
    assert "another house has" in said
    assert "PostgreSQL" in said
    copied = [*CROUPIER, "backup", str(tmp_path / "copy.db"), "--database", sqlite_in(tmp_path)]
    assert subprocess.run(copied, check=False, capture_output=True).returncode == 0
    house.kill()
    house.start()
    assert ask(f"{house.url}/api/tables/{keys['table']}")[0] == 200
    house.stop()


def faults(house: Process) -> float:
    """How often the database of a house did not answer."""
    figures = ask(f"{house.url}/metrics")[1].splitlines()
    return float(next(line.split()[1] for line in figures if line.startswith("croupier_database_faults_total")))


def test_an_alarm_that_rings_while_the_database_is_away_rings_again(tmp_path: Path) -> None:
    async def play(house: Process) -> None:
        person = await seated(house, clock={"seconds": 1, "per": "move"})
        seen, before = person.number, faults(house)
        with locked(tmp_path):
            while await asyncio.to_thread(faults, house) == before:
                pass
        while person.number == seen:
            await person.hear()

    with Process(sqlite_in(tmp_path), tmp_path, patience=PATIENCE) as house:
        at_tables(play(house), 30)
