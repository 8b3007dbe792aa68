"""What one seat does in secret reaches no other seat in any way before its time."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from croupier.kernel.record import Record

from .houses import Process, sqlite_in
from .people import Json, Person, ask, at_tables, lay_out


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house that says nothing of hosts who are away: what is said is compared to the letter."""
    folder = tmp_path_factory.mktemp("house")
    with Process(sqlite_in(folder), folder, absence=60) as process:
        yield process


RACE = [
    (1, "move", "take white white red"),
    (1, "roll", "horseshoe horseshoe double"),
    (1, "move", "double on 5"),
    (2, "move", "take green"),
    (2, "roll", "horseshoe horseshoe outsider-1000"),
    (2, "move", "horseshoe on 11"),
]
BETS: tuple[list[str], ...] = ["bet 200 on 18", "bet 100 on 3 and 5"], ["bet 1000 on 22"], []


async def listeners(house: Process, bets: list[str]) -> tuple[list[Json], list[Json], Json]:
    """What the first seat and somebody who watches are told while the second seat bets in secret."""
    keys = lay_out(house.url, "finish_line", "person", "person", dice="real")
    left = await Person(house.url, keys["table"], [keys["seats"]["1"]]).come()
    right = await Person(house.url, keys["table"], [keys["seats"]["2"]]).come()
    watcher = await Person(house.url, keys["table"], []).come()
    people = {1: left, 2: right}
    for horse in ("8", "22", "3", "5", "18", "11", "20"):
        assert (await left.answer({"kind": "roll", "seat": 1, "words": horse}))["kind"] == "update"
    for words in ["bet 300 on 11", "done"]:
        assert (await left.move(1, words))["kind"] == "update"
    for words in [*bets, "done"]:
        while "2" not in right.last["moves"]:
            await right.hear()
        answer = await right.move(2, words)
        assert answer["kind"] == "update", answer
    for seat, kind, words in RACE:
        mover = people[seat]
        while kind == "move" and str(seat) not in mover.last["moves"]:
            await mover.hear()
        seen = {"seen": mover.number} if kind == "move" else {}
        answer = await mover.answer({"kind": kind, "seat": seat, "words": words, **seen})
        assert answer["kind"] == "update", answer
    refused = ask(f"{house.url}/api/tables/{keys['table']}/record")
    assert refused[0] == 409
    for person in (left, watcher):
        while person.news[-1].get("move") != {"kind": "use", "face": "horseshoe", "horse": 11}:
            await person.hear()
    return left.heard, watcher.heard, keys


def plain(heard: list[Json]) -> list[Json]:
    """Messages without what differs between any two tables."""
    return [
        {**message, "table": {**message["table"], "id": ""}} if "table" in message else message for message in heard
    ]


def test_a_listener_cannot_tell_what_another_seat_bets(house: Process) -> None:
    told = [at_tables(listeners(house, bets)) for bets in BETS]
    for left, watcher, _ in told[1:]:
        assert plain(left) == plain(told[0][0])
        assert plain(watcher) == plain(told[0][1])
    assert not any(event in str(message) for message in told[0][0] for event in ("'amount': 200", "18, 200"))


def test_the_record_tells_all_when_the_game_is_over(house: Process) -> None:
    async def play() -> Json:
        keys = lay_out(house.url, "finish_line", "person", "casual", options={"races": "1"})
        person = await Person(house.url, keys["table"], [keys["seats"]["1"]]).come()
        await person.wish(1)
        await person.until(1)
        await person.move(1, "done")
        await person.answer({"kind": "leave", "seat": 1})
        while not person.last.get("result"):
            await person.hear()
        assert not {news.get("move", {}).get("kind") for news in person.news} & {"winner-bet", "place-bet"}
        return ask(f"{house.url}/api/tables/{keys['table']}/record")[1]

    record = Record.from_text(at_tables(play()))
    assert any(entry.words.startswith("bet") for entry in record.log)


def test_no_clock_tells_of_secret_moves_and_none_is_restarted_by_them(house: Process) -> None:
    async def story() -> list[Json]:
        clock = {"seconds": 3600, "per": "move"}
        keys = lay_out(house.url, "finish_line", "person", "person", dice="real", clock=clock)
        left = await Person(house.url, keys["table"], [keys["seats"]["1"]]).come()
        right = await Person(house.url, keys["table"], [keys["seats"]["2"]]).come()
        for horse in ("8", "22", "3", "5", "18", "11", "20"):
            await left.answer({"kind": "roll", "seat": 1, "words": horse})
        await right.until(2)
        address = f"{house.url}/api/tables/{keys['table']}"
        looks = [ask(address)[1]]
        for words in ("bet 200 on 18", "bet 200 on 18", "bet 100 on 99", "bet 300 on 22"):
            await right.move(2, words)
            looks.append(ask(address)[1])
        return [{**look, "now": 0} for look in looks]

    looks = at_tables(story())
    assert looks[0]["seats"][1]["since"] >= 0
    assert looks[1:] == looks[:1] * 4


def test_figures_are_for_whoever_runs_the_house(house: Process, tmp_path: Path) -> None:
    address = f"{house.url}/metrics"
    assert ask(address)[0] == 200
    assert ask(address, headers={"X-Forwarded-For": "198.51.100.7"})[0] == 403
    for name in ("localhost", "LOCALHOST:8300", "127.0.0.1:8300", "[::1]:8300", "[::1]"):
        assert ask(address, headers={"Host": name})[0] == 200
    for name in ("evil.example", "evil.example:8300", "127.0.0.1.evil.example", "localhost.evil.example", ""):
        assert ask(address, headers={"Host": name})[0] == 403
    with Process(sqlite_in(tmp_path), tmp_path, figures_token="quiet") as other:
        address = f"{other.url}/metrics"
        assert ask(address)[0] == ask(address, headers={"Authorization": "Bearer loud"})[0] == 403
        assert ask(address, headers={"Authorization": "Bearer quiet"})[0] == 200
        assert ask(address, headers={"Authorization": "Bearer quiet", "Host": "figures.example"})[0] == 200


def test_when_time_runs_out_nobody_can_tell_how_many_bets_somebody_had_made(house: Process) -> None:
    async def story() -> list[set[int]]:
        keys = lay_out(house.url, "finish_line", *["person"] * 3, clock={"seconds": 2, "per": "move", "expiry": "bot"})
        people = [await Person(house.url, keys["table"], [token]).come() for token in keys["seats"].values()]
        watcher = await Person(house.url, keys["table"], []).come()
        for seat, person in enumerate(people, 1):
            await person.wish(seat)
        await people[1].until(2)
        for _ in range(2):
            bet = next(move["words"] for move in people[1].last["moves"]["2"] if move["words"].startswith("bet"))
            await people[1].move(2, bet)
        done: list[set[int]] = []
        while not done:
            heard = await watcher.hear()
            events = [event for one in heard.get("news", []) for event in one.get("events", [])]
            seats = {event["seat"] for event in events if event["kind"] == "done-betting"}
            done += [seats] if seats else []
        return done

    assert at_tables(story()) == [{0, 1, 2}]


def test_bots_bet_all_at_once(house: Process) -> None:
    async def story() -> list[Json]:
        keys = lay_out(house.url, "finish_line", "person", "random", "casual", "steady")
        person = await Person(house.url, keys["table"], [keys["seats"]["1"]]).come()
        await person.wish(1)
        while sum(event["kind"] == "done-betting" for one in person.news for event in one.get("events", [])) < 3:
            await person.hear()
        return [keys["table"]]

    (table,) = at_tables(story())
    with closing(sqlite3.connect(house.settings.parent / "house.db")) as kept:
        rows = [row[0].decode() for row in kept.execute("SELECT entries FROM steps WHERE table_id = ?", (table,))]
    betting = [row.count('"played"') for row in rows if re.search(r'"seat":[123]\b', row) and '"played"' in row]
    assert len(betting) == 3
    assert max(betting) > 1
