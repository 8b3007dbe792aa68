"""A seat goes to another device by a key that works once, and what a host may goes along with it."""

import hashlib
from pathlib import Path

import pytest

from croupier.house.errors import NotNow
from croupier.house.live import seating
from croupier.house.live.draft import Draft

from .houses import Process, sqlite_in
from .people import Json, Person, ask, at_tables, lay_out, play_on, seated, sit
from .test_seats import pig_at_play


async def hand_on(person: Person, seat: int, key: str) -> None:
    """Let whoever has a key take a seat over."""
    said = {"kind": "hand-on", "seat": seat, "key": hashlib.sha256(key.encode()).hexdigest()}
    assert (await person.answer(said))["kind"] == "update"


def taken_over(house: Process, table: str, key: str) -> Json:
    """What the house answers to somebody who has a key."""
    return ask(f"{house.url}/api/tables/{table}/key", {"key": key})[1]


def test_a_seat_goes_to_another_device_by_a_key_that_works_once(house: Process) -> None:
    async def story() -> tuple[Json, Json, list[Json], Json]:
        keys = lay_out(house.url, "pig", "person", "random", first=1)
        table, old = keys["table"], keys["seats"]["1"]
        first = await Person(house.url, table, [old]).come()
        await first.wish(1)
        await first.until(1)
        await hand_on(first, 1, "one")
        await hand_on(first, 1, "two")
        early = taken_over(house, table, "one")
        given = taken_over(house, table, "two")
        while first.last["table"]["seats"][0]["mine"]:
            await first.hear()
        refused = await first.answer({"kind": "move", "seat": 1, "words": "roll", "seen": first.last["number"]})
        second = await Person(house.url, table, [given["seats"]["1"]]).come()
        again = [taken_over(house, table, key) for key in ("two", old, given["seats"]["1"], keys["host"], "")]
        done = await second.answer({"kind": "move", "seat": 1, "words": "roll", "seen": second.last["number"]})
        return given, refused, [early, *again], done

    given, refused, again, done = at_tables(story())
    assert list(given["seats"]) == ["1"]
    assert refused["code"] == "not-yours"
    assert {problem["text"] for problem in again} == {"key-holds-nothing"}
    assert done["kind"] == "update"
    assert done["news"][0]["kind"] == "played"


def test_a_key_is_of_one_seat_alone(house: Process) -> None:
    async def story() -> list[Json]:
        keys = lay_out(house.url, "pig", "person", "person")
        person = await Person(house.url, keys["table"], list(keys["seats"].values())).come()
        await hand_on(person, 1, "one")
        key = hashlib.sha256(b"one").hexdigest()
        return [await person.answer({"kind": "hand-on", "seat": 2, "key": words}) for words in (key, "one")]

    assert {answer["text"] for answer in at_tables(story())} == {"key-form"}


def test_nobody_hands_on_the_seat_of_another(house: Process) -> None:
    async def story() -> Json:
        keys = lay_out(house.url, "pig", "person", "person")
        right = await Person(house.url, keys["table"], [keys["seats"]["2"], keys["host"]]).come()
        return await right.answer({"kind": "hand-on", "seat": 1, "key": "0" * 64})

    assert at_tables(story())["code"] == "not-yours"


def test_what_a_host_may_goes_along_with_his_only_seat(house: Process) -> None:
    async def story() -> tuple[Json, Json, Json]:
        keys = lay_out(house.url, "pig", "person", "open", "open")
        table = keys["table"]
        host = await Person(house.url, table, [keys["seats"]["1"], keys["host"]]).come()
        await hand_on(host, 1, "one")
        token = taken_over(house, table, "one")["seats"]["1"]
        while host.last["table"]["seats"][0]["mine"]:
            await host.hear()
        moved = await Person(house.url, table, [token]).come()
        old = await host.answer({"kind": "empty", "seat": 1})
        return old, moved.last["table"], await moved.answer({"kind": "stand-in", "seat": 2})

    old, table, done = at_tables(story())
    assert old["text"] == "host-only"
    assert table["host"]
    assert done["kind"] == "update"


def test_who_sits_down_on_a_seat_that_a_host_took_along_and_left_is_no_host(house: Process) -> None:
    async def story() -> Json:
        keys = lay_out(house.url, "pig", "person", "open", "open")
        table = keys["table"]
        host = await Person(house.url, table, [keys["seats"]["1"], keys["host"]]).come()
        await hand_on(host, 1, "one")
        moved = await Person(house.url, table, [taken_over(house, table, "one")["seats"]["1"]]).come()
        await moved.answer({"kind": "leave", "seat": 1})
        stranger, other = [await sit(house.url, table, seat) for seat in (1, 2)]
        assert other.last["table"]["seats"][0]["kind"] == "person"
        return await stranger.answer({"kind": "empty", "seat": 2})

    assert at_tables(story())["text"] == "host-only"


def test_a_seat_is_handed_on_only_so_often() -> None:
    draft = Draft(pig_at_play(), 2)
    for number in range(seating.MOST_HANDED):
        seating.hand_on(draft, 0, f"{number:064x}", host=False)
    with pytest.raises(NotNow, match="100"):
        seating.hand_on(draft, 0, "f" * 64, host=False)


def test_a_host_with_two_seats_on_his_device_stays_the_host(house: Process) -> None:
    async def story() -> tuple[Json, Json]:
        keys = lay_out(house.url, "pig", "person", "person", "open")
        tokens = [*keys["seats"].values(), keys["host"]]
        host = await Person(house.url, keys["table"], tokens).come()
        await hand_on(host, 2, "one")
        token = taken_over(house, keys["table"], "one")["seats"]["2"]
        moved = await Person(house.url, keys["table"], [token]).come()
        refused = await moved.answer({"kind": "stand-in", "seat": 3})
        return refused, await host.answer({"kind": "stand-in", "seat": 3})

    refused, done = at_tables(story())
    assert refused["text"] == "host-only"
    assert done["kind"] == "update"


def test_those_whose_host_is_gone_before_the_game_begin_without_him(tmp_path: Path) -> None:
    async def story(house: Process) -> tuple[Json, Json]:
        keys = lay_out(house.url, "pig", "person", "open", "open")
        table = keys["table"]
        host = await Person(house.url, table, [keys["seats"]["1"], keys["host"]]).come()
        guest, other = [await sit(house.url, table, seat) for seat in (2, 3)]
        await host.go()
        while (await guest.answer({"kind": "empty", "seat": 1}))["kind"] == "problem":
            pass
        here = await guest.answer({"kind": "empty", "seat": 3})
        await other.go()
        return here, await guest.answer({"kind": "stand-in", "seat": 1})

    with Process(sqlite_in(tmp_path), tmp_path, absence=0.5) as house:
        here, done = at_tables(story(house))
    assert here["text"] == "holder-here"
    assert done["kind"] == "update"


def test_luck_is_promised_anew_on_another_device_and_no_seat_moves_while_it_is_shown(house: Process) -> None:
    async def story() -> tuple[Json, Json]:
        keys = lay_out(house.url, "pig", "person", "person")
        table = keys["table"]
        first = await Person(house.url, table, [keys["seats"]["1"]]).come()
        await first.promise(1)
        await hand_on(first, 1, "one")
        moved = await Person(house.url, table, [taken_over(house, table, "one")["seats"]["1"]]).come()
        assert not moved.last["table"]["seats"][0]["promise"]
        other = await Person(house.url, table, [keys["seats"]["2"]]).come()
        await hand_on(other, 2, "two")
        await other.promise(2)
        await moved.promise(1)
        while not moved.last["table"]["revealing"]:
            await moved.hear()
        return taken_over(house, table, "two"), moved.last["table"]

    refused, table = at_tables(story())
    assert refused["text"] == "key-luck"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "person"]


def test_when_a_game_is_over_no_seat_goes_to_another_device(house: Process) -> None:
    keys = lay_out(house.url, "pig", "person", "random", options={"target": "10"})

    async def story() -> Json:
        person = await seated(house.url, keys, 1)
        await hand_on(person, 1, "one")
        await play_on(person, 1)
        return await person.answer({"kind": "hand-on", "seat": 1, "key": "0" * 64})

    assert at_tables(story())["text"] == "game-over"
    assert taken_over(house, keys["table"], "one")["text"] == "game-over"
