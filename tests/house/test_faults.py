"""What must not be lost when things break: processes, connections, the database."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from croupier.house.errors import Closed
from croupier.house.live.rooms import Rooms
from croupier.house.live.seating import say, sit
from croupier.house.log.entries import Chair, Opened
from croupier.house.log.fair import verify
from croupier.house.settings import Settings
from croupier.house.store.engines import database_url, open_engine
from croupier.house.store.store import Store
from croupier.kernel.shelf import find_game

from .houses import Process, sqlite_in
from .people import Json, Person, at_tables, lay_out
from .postgres import Postgres
from .records import moves_of, played, record_of


async def newcomer(house: Process, keys: Json, *seats: int) -> Person:
    """Somebody who holds these seats and has wished for luck."""
    person = await Person(house.url, keys["table"], [keys["seats"][str(seat)] for seat in seats]).come()
    await person.wish(*seats)
    return person


async def play_until_cut(person: Person) -> None:
    """Play both seats of a table of Pig until the line goes dead."""
    try:
        while not person.last.get("result"):
            for seat in (1, 2):
                if str(seat) in person.last["moves"]:
                    await person.move(seat, person.last["moves"][str(seat)][-1]["words"])
    except (ConnectionClosed, OSError):
        return


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_power_cut_loses_no_acknowledged_move(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = sqlite_in(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgres").url
    with Process(database, tmp_path) as house:

        async def play() -> None:
            tables = [lay_out(house.url, "pig", "person", "person", options={"target": "1000"}) for _ in range(10)]
            people = [await newcomer(house, keys, 1, 2) for keys in tables]
            work = [asyncio.create_task(play_until_cut(person)) for person in people]
            while sum(len(played(person)) for person in people) < 1500:
                await asyncio.sleep(0.01)
            house.kill()
            await asyncio.gather(*work)
            house.start()
            for person, keys in zip(people, tables, strict=True):
                told = played(person)
                await person.come()
                assert moves_of(record_of(house.url, keys["table"])) == played(person)
                assert played(person)[: len(told)] == told
                seat = 1 if "1" in person.last["moves"] else 2
                assert (await person.move(seat, "roll"))["kind"] == "update"

        at_tables(play())


def test_two_processes_serve_the_two_seats_of_one_table(postgres: Postgres, tmp_path: Path) -> None:
    async def play(one: Process, two: Process) -> None:
        keys = lay_out(one.url, "pig", "person", "person", options={"target": "40"})
        left = await newcomer(one, keys, 1)
        right = await newcomer(two, keys, 2)

        async def rest(person: Person, seat: int) -> None:
            while await person.until(seat):
                answer = await person.move(seat, person.last["moves"][str(seat)][-1]["words"])
                assert answer["kind"] == "update", answer

        await asyncio.gather(rest(left, 1), rest(right, 2))
        assert left.news == right.news
        assert left.last["result"] == right.last["result"]
        assert verify(record_of(two.url, keys["table"])) > 0

    with Process(postgres.url, tmp_path) as one, Process(postgres.url, tmp_path) as two:
        at_tables(play(one, two))


def test_two_processes_racing_for_one_step_cannot_both_win(postgres: Postgres, tmp_path: Path) -> None:
    async def play(one: Process, two: Process) -> None:
        keys = lay_out(one.url, "pig", "person", "person", options={"target": "1000"})
        here = await newcomer(one, keys, 1, 2)
        there = await Person(two.url, keys["table"], here.tokens).come()
        for _ in range(60):
            seat = 1 if "1" in here.last["moves"] else 2
            seen = {"kind": "move", "seat": seat, "words": "roll", "seen": here.number}
            answers = await asyncio.gather(here.answer(seen), there.answer(seen))
            kinds = sorted(answer["kind"] for answer in answers)
            assert kinds == ["problem", "update"], answers
            assert next(answer for answer in answers if answer["kind"] == "problem")["code"] == "stale"
            top = max(answer.get("number", 0) for answer in answers)
            for person in (here, there):
                while (person.number or 0) < top:
                    await person.hear()
        assert here.news == there.news

    with Process(postgres.url, tmp_path) as one, Process(postgres.url, tmp_path) as two:
        at_tables(play(one, two))


def test_a_restart_of_postgresql_under_load_loses_nothing_and_play_resumes_by_itself(tmp_path: Path) -> None:
    cluster = Postgres()

    async def play(one: Process, two: Process) -> None:
        tables = [lay_out(one.url, "pig", "person", "person", options={"target": "1000"}) for _ in range(6)]
        people = [(await newcomer(one, keys, 1), await newcomer(two, keys, 2), keys["table"]) for keys in tables]
        problems: list[Json] = []
        stop = asyncio.Event()

        async def keep_playing(person: Person, seat: int) -> None:
            while not stop.is_set():
                if str(seat) not in person.last["moves"]:
                    try:
                        await asyncio.wait_for(person.hear(), 0.2)
                    except TimeoutError:
                        continue
                else:
                    answer = await person.move(seat, person.last["moves"][str(seat)][-1]["words"])
                    if answer["kind"] == "problem":
                        problems.append(answer)

        work = [
            asyncio.create_task(keep_playing(person, seat))
            for pair in people
            for seat, person in enumerate(pair[:2], 1)
        ]

        async def at_least(moves: int) -> None:
            while min(len(played(pair[0])) for pair in people) < moves:
                await asyncio.sleep(0.02)

        await at_least(20)
        await asyncio.to_thread(cluster.stop)
        while not problems:
            await asyncio.sleep(0.02)
        await asyncio.to_thread(cluster.start)
        reached = max(len(played(pair[0])) for pair in people)
        await at_least(reached + 20)
        stop.set()
        await asyncio.gather(*work)
        assert {problem["code"] for problem in problems} <= {"closed", "stale", "unknown"}
        for left, right, table in people:
            for person in (left, right):
                await person.go()
                await person.come()
            assert moves_of(record_of(one.url, table)) == played(left) == played(right)

    try:
        with Process(cluster.url, tmp_path) as one, Process(cluster.url, tmp_path) as two:
            at_tables(play(one, two))
    finally:
        cluster.remove()


def test_what_another_process_did_is_asked_for_until_the_database_answers(tmp_path: Path) -> None:
    class Moody(Store):
        """A database that does not answer twice."""

        refusals = 0

        async def read(self, table: str, after: int = 0, most: int | None = None) -> list[tuple[int, int, bytes]]:
            if self.refusals:
                self.refusals -= 1
                raise Closed("cannot-read")
            return await super().read(table, after, most)

    async def play() -> None:
        settings = Settings(sqlite_in(tmp_path))
        engines = [open_engine(database_url(settings.database)) for _ in range(2)]
        store, moody = Store(engines[0]), Moody(engines[1])
        await store.open()
        await moody.open()
        here, there = Rooms(store, settings), Rooms(moody, settings)
        chairs = (Chair("person", token="1"), Chair("open"))
        edition = msgspec.json.encode(find_game("pig").edition()).decode()
        room = await here.open(Opened("pig", edition, {}, chairs, "host"), fair=True)
        other = await there.room(room.table.id)
        moody.refusals = 2
        await here.act(room, lambda draft: sit(draft, 1, "somebody", "2"))
        there.notice(f"{room.table.id}:2")
        while other.table.steps < 2:
            await asyncio.sleep(0.01)
        assert other.table.seats == room.table.seats
        await store.close()
        await moody.close()

    at_tables(play())


def test_a_stop_finishes_what_was_acknowledged_and_says_nothing_secret(tmp_path: Path) -> None:
    house = Process(sqlite_in(tmp_path), tmp_path)

    async def play() -> tuple[list[Json], Json]:
        keys = lay_out(house.url, "pig", "person", "person", options={"target": "1000"})
        person = await newcomer(house, keys, 1, 2)
        work = asyncio.create_task(play_until_cut(person))
        while len(played(person)) < 50:
            await asyncio.sleep(0.01)
        log = await asyncio.to_thread(house.stop)
        await work
        assert keys["host"] not in log
        assert not any(token in log for token in person.tokens)
        return played(person), keys

    told, keys = at_tables(play())
    house.start()
    assert moves_of(record_of(house.url, keys["table"]))[: len(told)] == told
    house.stop()


def test_a_long_table_is_folded_from_its_snapshot(tmp_path: Path) -> None:
    with Process(sqlite_in(tmp_path), tmp_path, snapshot_every=7) as house:

        async def play() -> None:
            keys = lay_out(house.url, "pig", "person", "person", first=0, clock={"seconds": 900, "per": "game"})
            person = await newcomer(house, keys, 1, 2)
            for _ in range(40):
                seat = 1 if "1" in person.last["moves"] else 2
                await person.move(seat, person.last["moves"][str(seat)][-1]["words"])
            before = person.last
            house.kill()
            house.start()
            await person.come()
            assert person.last["views"] == before["views"]
            assert person.last["moves"] == before["moves"]
            assert person.last["number"] == before["number"]

        at_tables(play())


def test_a_page_of_a_long_log_is_folded_from_the_nearest_snapshot(tmp_path: Path) -> None:
    class Counting(Store):
        """A database that notes how many steps were asked of it."""

        steps = 0

        async def read(self, table: str, after: int = 0, most: int | None = None) -> list[tuple[int, int, bytes]]:
            found = await super().read(table, after, most)
            self.steps += len(found)
            return found

    async def play() -> None:
        settings = Settings(sqlite_in(tmp_path), snapshot_every=20)
        store = Counting(open_engine(database_url(settings.database)))
        await store.open()
        rooms = Rooms(store, settings)
        chairs = (Chair("person", token="1"), Chair("person", token="2"))
        edition = msgspec.json.encode(find_game("pig").edition()).decode()
        room = await rooms.open(Opened("pig", edition, {}, chairs, "host"), fair=True)
        for number in range(400):
            await rooms.act(room, lambda draft, number=number: say(draft, 0, str(number)))  # type: ignore[misc]
        for before in (400, 333, 60):
            store.steps = 0
            page = await rooms.past.page(room, frozenset({0}), before, 0)
            assert [news.words for news in page.news[1:]] == [str(number) for number in range(before - 60, before - 1)]
            assert store.steps < 60 + 2 * settings.snapshot_every
        await store.close()

    at_tables(play())
