"""A seat goes to another device by a key that works once, and what a host may goes along with it."""

import asyncio
import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from croupier.house.errors import NotNow
from croupier.house.live import seating
from croupier.house.live.draft import Draft
from croupier.house.live.rematch import host_after
from croupier.house.log.entries import Chair, Opened
from croupier.house.log.table import Table
from croupier.kernel.shelf import find_game

from .houses import Process, sqlite_in
from .people import Json, Person, ask, at_tables, lay_out, play_on, seated, sit
from .test_seats import pig_at_play


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house where nobody takes a host's place so soon."""
    folder = tmp_path_factory.mktemp("patient")
    with Process(sqlite_in(folder), folder, absence=600.0) as process:
        yield process


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


HOST = frozenset({"h", "a"})
"""What a device has that laid a table out and sits on its first seat."""


def waiting() -> Draft:
    """A table of Pig that waits for the second of its players."""
    edition = msgspec.json.encode(find_game("pig").edition()).decode()
    chairs = (Chair("person", "left", "a"), Chair("open"))
    return Draft(Table.laid_out("t", "", Opened("pig", edition, {}, chairs, "h"), 1), 1)


def test_what_a_host_may_stays_where_it_is_until_the_seat_is_taken_over() -> None:
    draft = waiting()
    seating.hand_on(draft, 0, "1" * 64, host=True)
    seating.leave(draft, 0)
    seating.sit(draft, 0, "stranger", "c")
    assert draft.table.hosted_by(HOST)
    assert not draft.table.hosted_by(frozenset({"c"}))


def test_the_device_that_handed_its_seat_on_is_never_host_again() -> None:
    draft = waiting()
    seating.hand_on(draft, 0, "1" * 64, host=True)
    seating.take_over(draft, "1" * 64, "n")
    assert draft.table.hosted_by(frozenset({"n"}))
    seating.leave(draft, 0)
    seating.sit(draft, 0, "stranger", "c")
    assert not any(draft.table.hosted_by(tokens) for tokens in (HOST, frozenset({"n"}), frozenset({"c"})))


def test_where_the_host_gave_up_the_seat_he_took_along_those_who_sit_there_go_on(tmp_path: Path) -> None:
    async def story(house: Process) -> tuple[Json, Json]:
        keys = lay_out(house.url, "pig", "person", "open", "open")
        table = keys["table"]
        host = await Person(house.url, table, [keys["seats"]["1"], keys["host"]]).come()
        await hand_on(host, 1, "one")
        moved = await Person(house.url, table, [taken_over(house, table, "one")["seats"]["1"]]).come()
        await moved.answer({"kind": "leave", "seat": 1})
        stranger, other = [await sit(house.url, table, seat) for seat in (1, 2)]
        assert other.last["table"]["seats"][0]["kind"] == "person"
        while (refused := await stranger.answer({"kind": "empty", "seat": 2}))["text"] == "host-only":
            pass
        assert (await host.answer({"kind": "stand-in", "seat": 3}))["text"] == "host-only"
        return refused, await stranger.answer({"kind": "stand-in", "seat": 3})

    with Process(sqlite_in(tmp_path), tmp_path, absence=0.5) as house:
        refused, done = at_tables(story(house))
    assert refused["text"] == "holder-here"
    assert done["kind"] == "update"


async def rematch_of(person: Person) -> str:
    """The table of a rematch."""
    await person.say({"kind": "rematch"})
    while not person.last["table"]["again"]:
        await person.hear()
    return str(person.last["table"]["again"])


def test_the_host_of_a_rematch_is_the_device_that_took_his_seat_over(patient: Process) -> None:
    async def story() -> tuple[list[bool], list[Json], Json]:
        keys = lay_out(patient.url, "pig", "person", "person", options={"target": "10"})
        table, old = keys["table"], [keys["seats"]["1"], keys["host"]]
        first = await Person(patient.url, table, [keys["seats"]["1"], keys["host"]]).come()
        other = await Person(patient.url, table, [keys["seats"]["2"]]).come()
        await hand_on(first, 1, "one")
        new = [taken_over(patient, table, "one")["seats"]["1"]]
        moved = await Person(patient.url, table, new).come()
        await moved.promise(1)
        await other.wish(2)
        await asyncio.gather(play_on(moved, 1), play_on(other, 2))
        again = await rematch_of(moved)
        before, after, guest = [await Person(patient.url, again, tokens).come() for tokens in (old, new, other.tokens)]
        hosts = [person.last["table"]["host"] for person in (before, after, guest)]
        refused = [await before.answer({"kind": "empty", "seat": seat}) for seat in (1, 2)]
        return hosts, refused, await after.answer({"kind": "empty", "seat": 1})

    hosts, refused, done = at_tables(story())
    assert hosts == [False, True, False]
    assert [problem["text"] for problem in refused] == ["host-only"] * 2
    assert done["kind"] == "update"


def test_who_left_is_no_host_of_the_rematch_and_the_first_who_stayed_is(patient: Process) -> None:
    async def story() -> tuple[list[bool], list[bool]]:
        keys = lay_out(patient.url, "pig", "person", "open", "open", options={"target": "10"})
        table = keys["table"]
        host = await Person(patient.url, table, [keys["seats"]["1"], keys["host"]]).come()
        second, third = [await sit(patient.url, table, seat) for seat in (2, 3)]
        for seat, person in enumerate((host, second, third), 1):
            await person.wish(seat)
        await host.answer({"kind": "leave", "seat": 1})
        await asyncio.gather(play_on(second, 2), play_on(third, 3))
        again = await rematch_of(third)
        people = [await Person(patient.url, again, person.tokens).come() for person in (host, second, third)]
        hosts = [person.last["table"]["host"] for person in people]
        for seat, person in enumerate(people[1:], 1):
            await person.wish(seat)
        await people[1].answer({"kind": "leave", "seat": 1})
        await play_on(people[2], 2)
        once_more = await rematch_of(people[2])
        people = [await Person(patient.url, once_more, person.tokens).come() for person in people]
        return hosts, [person.last["table"]["host"] for person in people]

    hosts, later = at_tables(story())
    assert hosts == [False, True, False]
    assert later == [False, False, True]


def test_a_host_who_plays_or_only_looks_on_is_host_of_every_rematch() -> None:
    playing, watching = pig_at_play(), pig_at_play()
    watching.opened = msgspec.structs.replace(watching.opened, after="before", host="h")
    assert (host_after(playing), host_after(watching)) == ("a", "h")
    playing.opened = msgspec.structs.replace(playing.opened, after="before", host="a")
    assert host_after(playing) == "a"


def test_a_seat_is_handed_on_only_so_often_and_no_other_pays_for_it() -> None:
    draft = waiting()
    seating.sit(draft, 1, "right", "b")
    for number in range(seating.MOST_HANDED):
        seating.hand_on(draft, 1, f"{number:064x}", host=False)
    with pytest.raises(NotNow, match="100"):
        seating.hand_on(draft, 1, "f" * 64, host=False)
    seating.hand_on(draft, 0, "f" * 64, host=False)
    seating.take_over(draft, f"{seating.MOST_HANDED - 1:064x}", "c")
    with pytest.raises(NotNow, match="100"):
        seating.hand_on(draft, 1, "e" * 64, host=False)


def test_who_sits_down_anew_hands_on_as_often_as_anybody() -> None:
    draft = waiting()
    for number in range(seating.MOST_HANDED):
        seating.hand_on(draft, 0, f"{number:064x}", host=False)
    seating.leave(draft, 0)
    seating.sit(draft, 0, "another", "c")
    seating.hand_on(draft, 0, "f" * 64, host=False)
    assert draft.table.seats[0].key == "f" * 64


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
