"""Whose seat it is: what a connection may see and do is asked of the table, whatever it once held."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.house.errors import Stale
from croupier.house.live.acts import bot_moves
from croupier.house.live.draft import Draft
from croupier.house.log.entries import Chair, Opened, Returned, StoodIn
from croupier.house.log.table import Table
from croupier.kernel.shelf import find_game

from .houses import Process, sqlite_in
from .people import Json, Person, ask, at_tables, lay_out, sit
from .postgres import Postgres

HORSES = ("8", "22", "3", "5", "18", "11", "20")


def test_when_the_host_is_away_who_sits_there_can_let_a_bot_play_for_him(house: Process) -> None:
    async def story() -> tuple[Json, bool, Json]:
        keys = lay_out(house.url, "pig", "person", "person")
        host = await Person(house.url, keys["table"], [keys["host"], keys["seats"]["1"]]).come()
        other = await Person(house.url, keys["table"], [keys["seats"]["2"]]).come()
        watcher = await Person(house.url, keys["table"], []).come()
        await host.wish(1)
        await other.wish(2)
        await host.until(1)
        early = await other.answer({"kind": "stand-in", "seat": 1})
        assert (await other.company())["away"] == []
        await host.drop()
        while not other.last["table"]["host"]:
            await other.hear()
        assert (await other.company())["away"] == [1]
        assert (await watcher.answer({"kind": "stand-in", "seat": 1}))["text"] == "host-only"
        done = await other.answer({"kind": "stand-in", "seat": 1})
        assert (await other.company())["away"] == []
        await host.come()
        while other.last["table"]["seats"][0]["bot"]:
            await host.answer({"kind": "give-back", "seat": 1})
            await other.hear()
        return early, other.last["table"]["host"], done

    early, hosts, done = at_tables(story())
    assert early["text"] == "host-only"
    assert not hosts
    assert done["table"]["seats"][0]["bot"]


def test_who_left_before_the_game_neither_sees_nor_plays_the_seat(house: Process) -> None:
    async def story() -> tuple[Json, list[Json], list[Json]]:
        keys = lay_out(house.url, "finish_line", "person", "open", "open", dice="real")
        host = await Person(house.url, keys["table"], [keys["seats"]["1"]]).come()
        ghost = await sit(house.url, keys["table"], 2)
        left = await ghost.answer({"kind": "leave", "seat": 2})
        heir = await sit(house.url, keys["table"], 2)
        await sit(house.url, keys["table"], 3)
        for horse in HORSES:
            await host.answer({"kind": "roll", "seat": 1, "words": horse})
        await heir.until(2)
        assert (await heir.move(2, "bet 200 on 18"))["kind"] == "update"
        asked = [
            {"kind": "move", "seat": 2, "words": "done", "seen": ghost.number},
            {"kind": "try", "seat": 2, "words": "done"},
            {"kind": "leave", "seat": 2},
            {"kind": "give-back", "seat": 2},
            {"kind": "say", "seat": 2, "text": "it is me"},
        ]
        refused = [await ghost.answer(request) for request in asked]
        return left, refused, ghost.heard

    left, refused, heard = at_tables(story())
    assert left["table"]["seats"][1]["kind"] == "open"
    assert not left["table"]["seats"][1]["mine"]
    assert [answer["code"] for answer in refused] == ["not-yours"] * 5
    told = heard[heard.index(left) :]
    assert {seat for update in told if update["kind"] == "update" for seat in update["views"]} == {"0"}
    assert not any(update.get("moves") for update in told)


def test_who_left_in_the_game_does_not_see_what_the_bot_does_in_secret(house: Process) -> None:
    async def story() -> tuple[Json, Json, list[Json]]:
        keys = lay_out(house.url, "finish_line", "person", "person", dice="real")
        host = await Person(house.url, keys["table"], [keys["seats"]["1"]]).come()
        ghost = await Person(house.url, keys["table"], [keys["seats"]["2"]]).come()
        for horse in HORSES:
            await host.answer({"kind": "roll", "seat": 1, "words": horse})
        left = await ghost.answer({"kind": "leave", "seat": 2})
        refused = await ghost.answer({"kind": "give-back", "seat": 2})
        await host.move(1, "done")
        while host.last["views"]["1"]["phase"] == "betting":
            await host.hear()
        while ghost.last["views"]["0"]["phase"] == "betting":
            await ghost.hear()
        return left, refused, ghost.heard

    left, refused, heard = at_tables(story())
    assert refused["code"] == "not-yours"
    told = [update for update in heard[heard.index(left) :] if update["kind"] == "update"]
    assert {seat for update in told for seat in update["views"]} == {"0"}
    assert not any(update["views"]["0"]["bets"] for update in told)
    assert not any("bet" in str(one.get("move")) for update in told for one in update["news"])


def test_a_screen_with_several_seats_keeps_the_others(house: Process) -> None:
    async def story() -> tuple[Json, Json]:
        keys = lay_out(house.url, "pig", "person", "person", "person")
        screen = await Person(house.url, keys["table"], list(keys["seats"].values())).come()
        await screen.wish(1, 2, 3)
        await screen.until(1)
        left = await screen.answer({"kind": "leave", "seat": 3})
        return left, await screen.move(1, "roll")

    left, moved = at_tables(story())
    assert sorted(left["views"]) == ["1", "2"]
    assert [seat["mine"] for seat in left["table"]["seats"]] == [True, True, False]
    assert moved["kind"] == "update"


async def host_and_guest(house: Process, **wishes: Json) -> tuple[Person, Person, Json]:
    """A table of Pig where the host rolls first."""
    keys = lay_out(house.url, "pig", "person", "person", **wishes)
    host = await Person(house.url, keys["table"], [keys["host"], keys["seats"]["1"]]).come()
    guest = await Person(house.url, keys["table"], [keys["seats"]["2"]]).come()
    return host, guest, keys


async def replaced(host: Person, seat: int) -> Json:
    """Let a bot stand in as soon as the house allows it."""
    while (told := await host.answer({"kind": "stand-in", "seat": seat}))["kind"] == "problem":
        assert told["code"] == "not-now"
    return told


def test_nobody_who_is_there_is_replaced_in_the_middle_of_his_thinking(house: Process) -> None:
    async def story() -> Json:
        host, guest, _ = await host_and_guest(house)
        await host.wish(1)
        await guest.wish(2)
        await host.until(1)
        return await host.answer({"kind": "stand-in", "seat": 2})

    assert at_tables(story())["code"] == "not-now"


def test_a_game_does_not_begin_without_the_luck_of_a_seat_that_is_held(house: Process) -> None:
    async def story() -> tuple[Json, Json, Json, Json]:
        host, guest, _ = await host_and_guest(house)
        await host.wish(1)
        await guest.go()
        replaced = await host.answer({"kind": "stand-in", "seat": 2})
        emptied = await host.answer({"kind": "empty", "seat": 2})
        again = await host.answer({"kind": "empty", "seat": 2})
        bot = await host.answer({"kind": "stand-in", "seat": 2})
        await host.show()
        await host.until(1)
        late = await host.answer({"kind": "empty", "seat": 1})
        assert late["code"] == "not-now"
        return replaced, emptied, again, bot

    replaced, emptied, again, bot = at_tables(story())
    assert (replaced["code"], again["code"]) == ("not-now", "not-now")
    assert emptied["table"]["seats"][1]["kind"] == "open"
    assert bot["table"]["seats"][1]["kind"] == "bot"


def test_who_only_watches_empties_no_seat(house: Process) -> None:
    async def story() -> Json:
        host, _guest, keys = await host_and_guest(house)
        watcher = await Person(house.url, keys["table"], []).come()
        await host.drop()
        await watcher.hear_for(0.5)  # longer than somebody may be away in this house
        return await watcher.answer({"kind": "empty", "seat": 1})

    assert at_tables(story())["code"] == "not-yours"


@pytest.fixture
def slow_bots(tmp_path: Path) -> Iterator[Process]:
    """A house whose bots think for a minute."""
    with Process(sqlite_in(tmp_path), tmp_path, bot_pause=60.0) as process:
        yield process


def test_a_bot_that_stands_in_neither_stops_nor_resets_a_clock(slow_bots: Process) -> None:
    house = slow_bots

    async def story() -> tuple[Json, Json, Json]:
        clock = {"seconds": 3600, "per": "move"}
        host, guest, keys = await host_and_guest(house, clock=clock, first=2)
        await host.wish(1)
        await guest.wish(2)
        while host.last["table"]["status"] == "open":
            await host.hear()
        before = ask(f"{house.url}/api/tables/{keys['table']}")[1]["seats"][1]
        await guest.drop()
        stood = (await replaced(host, 2))["table"]["seats"][1]
        back = (await host.answer({"kind": "give-back", "seat": 2}))["table"]["seats"][1]
        return before, stood, back

    before, stood, back = at_tables(story())
    assert before["since"] >= 0
    assert back["since"] == stood["since"] == before["since"]
    assert back["used"] == before["used"]


def test_what_a_bot_has_thought_out_is_not_played_after_the_seat_was_given_back() -> None:
    draft = Draft(pig_at_play(), 2)
    seen = draft.table.entries
    draft.add(StoodIn(0, "random"))
    draft.add(Returned(0))
    with pytest.raises(Stale):
        bot_moves(draft, 0, "random", [0], seen)


def pig_at_play() -> Table:
    """A table of Pig where the first seat may roll."""
    edition = msgspec.json.encode(find_game("pig").edition()).decode()
    chairs = (Chair("person", "left", "a"), Chair("person", "right", "b"))
    draft = Draft(Table.laid_out("t", "", Opened("pig", edition, {}, chairs, "h"), 1), 1)
    draft.settle()
    return draft.table


def test_a_host_who_is_connected_to_another_process_keeps_his_powers(tmp_path: Path, postgres: Postgres) -> None:
    async def story(one: Process, two: Process) -> Json:
        keys = lay_out(one.url, "pig", *["person"] * 4)
        tokens = keys["seats"]
        host = await Person(one.url, keys["table"], [keys["host"], tokens["1"]]).come()
        guest = await Person(two.url, keys["table"], [tokens["2"]]).come()
        others = await Person(one.url, keys["table"], [tokens["3"], tokens["4"]]).come()
        for person, seats in ((host, (1,)), (guest, (2,)), (others, (3, 4))):
            await person.wish(*seats)
        await others.go()
        while (await host.answer({"kind": "stand-in", "seat": 3}))["kind"] == "problem":
            pass
        return await guest.answer({"kind": "stand-in", "seat": 4})

    settings: dict[str, Any] = {"absence": 2.0, "patience": 0.5}
    with Process(postgres.url, tmp_path, **settings) as one, Process(postgres.url, tmp_path, **settings) as two:
        assert at_tables(story(one, two))["text"] == "host-only"
