"""What is told of every step: moves and events as data, and how the table looked; what is asked for afterwards."""

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from croupier.house.live import bots
from croupier.house.live.rooms import Rooms
from croupier.house.log.entries import Chair, Opened
from croupier.house.settings import Settings
from croupier.house.store.engines import database_url, open_engine
from croupier.house.store.store import Store
from croupier.kernel.shelf import box_of, find_game

from .houses import Process, sqlite_in
from .people import Json, Person, at_tables, lay_out, seated
from .postgres import Postgres
from .records import moves_of, played, record_of

ROLL, HOLD = {"kind": "roll"}, {"kind": "hold"}
MOST = 60


async def roll_on(person: Person, entries: int) -> None:
    """Roll on both seats of a table of Pig until it has had so many entries."""
    while (person.number or 0) < entries:
        seat = 1 if "1" in person.last["moves"] else 2
        assert (await person.move(seat, ROLL))["kind"] == "update"


def steps(person: Person) -> list[Json]:
    """Every move somebody heard of, with how the table looked after it to the first of his seats."""
    found = []
    for message in person.heard:
        if message["kind"] == "update":
            for news in message["news"]:
                if news["kind"] == "played":
                    views = message["views"] if news is message["news"][-1] else news["views"]
                    found.append((news["move"], news.get("events"), next(iter(views.values()))))
    return found


def test_a_move_is_sent_offered_and_told_as_data(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "pig", "person", "person", dice="real")
        person = await Person(house.url, keys["table"], list(keys["seats"].values())).come()
        assert person.last["moves"] == {"1": [{"move": ROLL, "words": "roll"}]}
        told = await person.move(1, ROLL)
        assert told["news"] == [{"kind": "played", "seat": 1, "move": ROLL, "events": [{"kind": "turn", "seats": []}]}]
        told = await person.answer({"kind": "roll", "seat": 1, "move": {"kind": "face", "face": 5}})
        rolled = {"kind": "rolled", "seat": 0, "face": 5, "gathered": 5}
        assert told["news"][0]["events"] == [rolled, {"kind": "turn", "seats": [0]}]
        banked = {"kind": "banked", "seat": 0, "points": 5, "total": 5}
        assert told["moves"]["1"] == [
            {"move": ROLL, "words": "roll"},
            {"move": HOLD, "words": "hold", "events": [banked]},
        ]
        told = await person.move(1, HOLD)
        assert told["news"][0]["events"] == [banked, {"kind": "turn", "seats": [1]}]

    at_tables(play())


def test_who_begins_can_be_typed_as_data(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "pig", "person", "person", dice="real", first=0)
        person = await Person(house.url, keys["table"], list(keys["seats"].values())).come()
        roll = {"kind": "roll", "seat": 1, "move": {"kind": "begins", "seat": 1}}
        assert (await person.answer({**roll, "move": {"kind": "begins", "seat": 2}}))["code"] == "bad-request"
        told = await person.answer(roll)
        assert told["news"][0]["events"] == [{"kind": "began", "seat": 1}, {"kind": "turn", "seats": [1]}]
        assert (await person.move(2, ROLL))["kind"] == "update"
        assert (await person.answer({**roll, "seat": 2}))["code"] == "bad-request"

    at_tables(play())


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({"move": {"kind": "jump"}}, "Invalid value 'jump'"),
        ({"move": {}}, "missing required field `kind`"),
        ({"move": {"kind": "roll", "twice": True}}, "unknown field `twice`"),
        ({"move": {"kind": "face", "face": 6}}, "Invalid value 'face'"),
        ({"move": 7}, "Expected `object`"),
        ({"move": None}, "Expected `object`"),
        ({"move": ROLL, "words": "roll"}, "either as data or in words"),
        ({}, "either as data or in words"),
    ],
)
def test_data_that_is_no_move_is_refused_in_a_line(house: Process, said: Json, words: str) -> None:
    async def play() -> None:
        person = await seated(house.url, lay_out(house.url, "pig", "person", "person"), 1, 2)
        before = person.number
        for kind in ("move", "try"):
            seen = {"seen": before} if kind == "move" else {}
            answer = await person.answer({"kind": kind, "seat": 1, **seen, **said})
            assert (answer["kind"], answer["code"]) == ("problem", "bad-request")
            assert words in answer["words"]
            assert "\n" not in answer["words"]
        assert (await person.move(1, ROLL))["number"] == (before or 0) + 2

    at_tables(play())


def test_a_move_that_is_not_listed_can_be_sent(house: Process) -> None:
    async def play() -> None:
        person = await seated(house.url, lay_out(house.url, "finish_line", "person", "person"), 1, 2)
        await person.until(1)
        horses = [horse["number"] for horse in person.last["views"]["1"]["row"]]
        bet = {"kind": "place-bet", "horses": [horses[0], horses[3]], "amount": 700}
        assert bet not in [choice["move"] for choice in person.last["moves"]["1"]]
        told = await person.move(1, bet)
        assert told["kind"] == "update", told
        assert told["news"][0]["move"] == bet
        assert told["news"][0]["events"][0]["amount"] == 700
        assert (await person.move(1, {**bet, "amount": 730}))["clause"] == "L11"
        assert (await person.move(1, {**bet, "horses": [horses[0], 99]}))["code"] == "bad-request"

    at_tables(play())


def test_a_hand_cannot_choose_its_own_time(house: Process) -> None:
    async def play() -> None:
        person = await seated(house.url, lay_out(house.url, "fini", "person", "person"), 1, 2)
        await person.until(1)
        die = person.last["views"]["1"]["area"][0]
        take = next(choice["move"] for choice in person.last["moves"]["1"] if choice["move"]["kind"] == "take")
        told = await person.move(1, {**take, "at": 5})
        assert told["news"][0]["move"]["at"] == told["views"]["1"]["clock"]
        assert die

    at_tables(play())


def test_what_a_move_would_do_is_answered_and_nothing_changes(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "pig", "person", "person", dice="real")
        person = await Person(house.url, keys["table"], [keys["seats"]["1"]]).come()
        other = await Person(house.url, keys["table"], [keys["seats"]["2"]]).come()
        await person.move(1, ROLL)
        await person.answer({"kind": "roll", "seat": 1, "words": "6"})
        before = person.number
        for said in ({"move": HOLD}, {"words": "hold"}):
            tried = await person.answer({"kind": "try", "seat": 1, **said})
            assert tried["events"] == [{"kind": "banked", "seat": 0, "points": 6, "total": 6}]
            assert tried["kind"] == "tried"
        assert (await other.answer({"kind": "try", "seat": 2, "move": HOLD}))["clause"] == "P2"
        assert (await other.answer({"kind": "try", "seat": 1, "move": HOLD}))["code"] == "not-yours"
        assert (await person.answer({"kind": "try", "seat": 1, "words": "jump"}))["code"] == "bad-request"
        assert (await person.answer({"kind": "say", "seat": 1, "text": "well"}))["number"] == (before or 0) + 1

    at_tables(play())


def test_nothing_is_tried_in_real_time_or_before_and_after_a_game(house: Process) -> None:
    async def play() -> None:
        person = await seated(house.url, lay_out(house.url, "fini", "person", "person"), 1, 2)
        await person.until(1)
        assert (await person.answer({"kind": "try", "seat": 1, "words": "fini"}))["code"] == "not-now"
        early = await seated(house.url, lay_out(house.url, "pig", "person", "open"), 1)
        assert (await early.answer({"kind": "try", "seat": 1, "move": ROLL}))["code"] == "not-now"

    at_tables(play())


def test_every_step_shows_how_the_table_looked(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "pig", "person", "person")
        left, right = await seated(house.url, keys, 1), await seated(house.url, keys, 2)
        await left.until(1)
        told = await left.move(1, ROLL)
        assert [list(news) for news in told["news"]] == [
            ["kind", "seat", "move", "events", "views"],
            ["kind", "move", "events"],
        ]
        assert told["news"][0]["views"]["0"]["rolling"]
        assert not told["views"]["1"]["rolling"]
        while right.number != left.number:
            await right.hear()
        assert steps(right) == steps(left)

    at_tables(play())


@pytest.mark.parametrize("restarted", [False, True])
def test_who_comes_back_is_told_step_by_step_what_he_missed(tmp_path: Path, restarted: bool) -> None:
    async def play(house: Process) -> None:
        person = await seated(house.url, lay_out(house.url, "pig", "person", "person"), 1, 2)
        await roll_on(person, 30)
        away = await Person(house.url, person.url.split("/")[-2], person.tokens).come()
        await away.drop()
        await roll_on(person, 80)
        if restarted:
            house.kill()
            house.start()
        await away.come()
        assert steps(away) == steps(person)
        await away.drop()
        await away.come()
        assert away.last["news"] == []

    with Process(sqlite_in(tmp_path), tmp_path, snapshot_every=7) as house:
        at_tables(play(house))


@pytest.mark.parametrize("restarted", [False, True])
def test_who_missed_too_much_gets_one_step_and_asks_for_the_pages_before_it(tmp_path: Path, restarted: bool) -> None:
    async def play(house: Process) -> None:
        keys = lay_out(house.url, "pig", "person", "person", options={"target": "1000"})
        person = await seated(house.url, keys, 1, 2)
        await roll_on(person, 150)
        if restarted:
            house.kill()
            house.start()
            await person.come()
        late = await Person(house.url, keys["table"], person.tokens).come()
        first = late.heard[0]
        assert (first["news"], first["since"]) == ([], first["number"])
        assert late.news == person.news
        assert played(late) == moves_of(record_of(house.url, keys["table"]))
        page = await late.answer({"kind": "history", "before": 100})
        assert (page["kind"], page["since"], len(page["news"])) == ("page", 40, MOST)
        assert page["news"] == person.news[40:100]
        assert (await late.answer({"kind": "history", "before": 3}))["news"] == person.news[:3]
        for nowhere in (0, -7):
            assert await late.answer({"kind": "history", "before": nowhere}) == {
                "kind": "page", "since": 0, "news": [], "ref": late.ref,
            }  # fmt: skip
        beyond = await late.answer({"kind": "history", "before": 2**40})
        assert beyond["since"] + len(beyond["news"]) == late.number

    with Process(sqlite_in(tmp_path), tmp_path, snapshot_every=10) as house:
        at_tables(play(house))


def test_what_another_process_did_is_told_step_by_step(postgres: Postgres, tmp_path: Path) -> None:
    async def play(one: Process, two: Process) -> None:
        keys = lay_out(one.url, "pig", "person", "person", options={"target": "40"})
        left, right = await seated(one.url, keys, 1), await seated(two.url, keys, 2)

        async def rest(person: Person, seat: int) -> None:
            while await person.until(seat):
                assert (await person.move(seat, person.last["moves"][str(seat)][-1]["move"]))["kind"] == "update"

        await asyncio.gather(rest(left, 1), rest(right, 2))
        assert steps(left) == steps(right)
        assert left.news[-1]["kind"] == "ended"

    with Process(postgres.url, tmp_path) as one, Process(postgres.url, tmp_path) as two:
        at_tables(play(one, two))


def test_a_bot_waits_for_people_to_look_and_no_longer_when_one_has_seen_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "MOST_DWELL", 3600.0)

    async def story() -> None:
        store = Store(open_engine(database_url(sqlite_in(tmp_path))))
        await store.open()
        rooms = Rooms(store, Settings(bot_pause=0.001))
        edition = msgspec.json.encode(find_game("pig").edition()).decode()
        chairs = (Chair("bot", "random"), Chair("bot", "random"))
        room = await rooms.open(Opened("pig", edition, {}, chairs, "host"), fair=True)
        room.dwell, begun = 3600.0, room.table.entries
        for _ in range(1000):
            await asyncio.sleep(0)
        assert room.table.entries == begun
        room.hurried.set()
        while room.table.entries == begun:
            await asyncio.sleep(0.001)
        await rooms.close()
        await store.close()

    asyncio.run(story())


def test_the_shelf_tells_how_long_people_need_for_what_happens_and_what_waits_for_them() -> None:
    tutto, pig = (box_of(find_game(name)) for name in ("tutto", "pig"))
    assert pig.dwells == {"rolled": 0.4, "lost": 1.3, "banked": 0.9}
    assert tutto.waits == {"turned": "turn"}


async def looked_back(person: Person) -> list[Json]:
    """Every move of a table's past, with how it looked after it to the first of somebody's seats."""
    page = await person.answer({"kind": "history", "before": MOST, "views": True})
    return [
        (one["move"], one.get("events"), next(iter(one["views"].values())))
        for one in page["news"]
        if one["kind"] == "played"
    ]


def test_who_looks_back_sees_the_table_as_it_was_after_every_move(house: Process) -> None:
    async def play() -> None:
        person = await seated(house.url, lay_out(house.url, "pig", "person", "person"), 1, 2)
        await roll_on(person, 20)
        assert await looked_back(person) == steps(person)

    at_tables(play())


def test_who_looks_back_sees_no_secret_that_is_still_one(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "finish_line", "person", "person")
        person = await seated(house.url, keys, 1, 2)
        watcher = await Person(house.url, keys["table"], []).come()
        other = await Person(house.url, keys["table"], [keys["seats"]["2"]]).come()
        await person.until(1)
        horses = [horse["number"] for horse in person.last["views"]["1"]["row"]]
        await person.move(1, {"kind": "place-bet", "horses": [horses[0], horses[3]], "amount": 700})
        assert "700" in json.dumps(await looked_back(person))
        for stranger in (watcher, other):
            assert "700" not in json.dumps(await looked_back(stranger))

    at_tables(play())


def test_where_real_dice_are_rolled_it_is_told_what_may_be(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "tutto", "person", "person", dice="real")
        person = await Person(house.url, keys["table"], list(keys["seats"].values())).come()
        watcher = await Person(house.url, keys["table"], []).come()
        (card,) = person.last["due"]
        assert card["outcome"] == "card"
        assert {"x2", "stop"} < set(card["fields"]["card"]["values"])
        await person.answer({"kind": "roll", "seat": 1, "move": {"kind": "card", "card": "x2"}})
        assert person.last["due"] == [
            {"outcome": "dice", "fields": {"faces": {"values": [1, 2, 3, 4, 5, 6], "count": 6}}}
        ]
        assert "due" not in watcher.last
        told = await person.answer({"kind": "roll", "seat": 1, "move": {"kind": "dice", "faces": [6, 1, 5, 1, 2, 3]}})
        assert told["news"][0]["move"]["faces"] == [1, 1, 2, 3, 5, 6]

    at_tables(play())
