"""What is rolled in secret: nobody else can tell what it was, and everybody can go on."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.house.live.acts import move
from croupier.house.live.client import Client
from croupier.house.live.draft import Draft
from croupier.house.live.meaning import Said
from croupier.house.live.room import Room
from croupier.house.live.seating import promise, wish
from croupier.house.log.entries import Chair, Opened
from croupier.house.log.fair import commitment, promise_of
from croupier.house.log.table import Table
from croupier.house.store.pen import Listing
from croupier.kernel.game import Game
from croupier.kernel.record import Record
from elsewhere import announce, beside, croupier

from .houses import Process, sqlite_in
from .people import Json, Person, ask, at_tables, lay_out
from .postgres import Postgres

LOWER, FOLD, SHAKE = {"kind": "say", "word": "lower"}, {"kind": "say", "word": "fold"}, {"kind": "shake"}
SLIPS = [("2", "5", "1"), ("3", "6", "4")]
"""What the second seat types and takes back, what it types then, and what it rolls when it shakes its cup."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the toys look like an installed package."""
    folder = tmp_path_factory.mktemp("cups")
    announce(folder, "toys", "cups = toys.cups")
    return folder


@pytest.fixture(scope="module")
def house(place: Path) -> Iterator[Process]:
    """A house that has Cups on its shelf."""
    with Process(sqlite_in(place), place, env=beside(place), absence=60) as process:
        yield process


async def table_of_three(houses: list[Process]) -> tuple[list[Person], str]:
    """Three people and somebody who watches at a table of Cups with real dice, each connected to the next house."""
    keys = lay_out(houses[0].url, "cups", "person", "person", "person", dice="real")
    people = []
    for place, tokens in enumerate([*([token] for token in keys["seats"].values()), []]):
        people.append(await Person(houses[place % len(houses)].url, keys["table"], tokens).come())
    return people, keys["table"]


async def roll(person: Person, seat: int, words: str) -> Json:
    """Type what a die shows."""
    return await person.answer({"kind": "roll", "seat": seat, "words": words})


async def speak(people: list[Person], seat: int, move: Json) -> None:
    """Make a move, and have everybody hear of it."""
    assert await people[seat - 1].until(seat)
    answer = await people[seat - 1].move(seat, move)
    assert answer["kind"] == "update", answer
    for person in people:
        while not any(news.get("seat") == seat and news.get("move") == move for news in person.news):
            await person.hear()


async def story(houses: list[Process], slip: str, die: str, shaken: str) -> list[list[str]]:
    """What everybody is told, to the letter, of a game up to its last word."""
    people, table = await table_of_three(houses)
    left, middle, right, watcher = people
    assert (await roll(middle, 2, "6"))["words"] == "seat 1 rolls"
    assert (await roll(left, 1, "4"))["kind"] == "update"
    while middle.last["views"]["2"]["rolled"] < 1:
        await middle.hear()
    assert (await roll(middle, 2, slip))["views"]["2"]["dice"] == [0, int(slip), 0]
    for seat, person in ((1, left), (3, right)):
        while person.last["views"][str(seat)]["rolled"] < 2:
            await person.hear()
    assert (await left.answer({"kind": "take-back", "seat": 1}))["code"] == "not-now"
    assert (await middle.answer({"kind": "take-back", "seat": 2}))["kind"] == "update"
    for seat, person in ((1, left), (3, right)):
        while person.last["views"][str(seat)]["rolled"] > 1:
            await person.hear()
    assert (await roll(left, 1, die))["words"] == "seat 2 rolls"
    assert (await roll(middle, 2, die))["kind"] == "update"
    while right.last["views"]["3"]["rolled"] < 2 or right.last["turn"] != [0]:
        await right.hear()
    assert (await roll(right, 3, "6"))["kind"] == "update"
    await speak(people, 1, LOWER)
    await speak(people, 2, SHAKE)
    assert (await roll(middle, 2, shaken))["kind"] == "update"
    await speak(people, 2, FOLD)
    assert ask(f"{houses[0].url}/api/tables/{table}/record")[0] == 409
    for person in people:
        await person.go()
        await person.come()
    assert middle.last["views"]["2"]["dice"] == [0, int(shaken), 0]
    assert right.last["views"]["3"]["dice"] == [0, 0, 6]
    assert watcher.last["views"]["0"]["dice"] == [0, 0, 0]
    fallen = [event["face"] for news in middle.news for event in news.get("events", []) if event["kind"] == "fell"]
    assert fallen == [int(slip), int(die), int(shaken)]
    await speak(people, 3, FOLD)
    assert watcher.last["views"]["0"]["dice"] == [4, int(shaken), 6]
    return [[text.replace(table, "TABLE") for text in person.letters[:-1]] for person in people]


def test_nobody_can_tell_what_another_rolls_under_his_cup(house: Process) -> None:
    told = [at_tables(story([house], *slips)) for slips in SLIPS]
    for one, other in zip(*told, strict=True):
        assert (one == other) == (one is not told[0][1])


def test_two_processes_keep_what_is_hidden_from_each_other(postgres: Postgres, place: Path) -> None:
    settings: dict[str, Any] = {"env": beside(place), "absence": 60}
    with Process(postgres.url, place, **settings) as one, Process(postgres.url, place, **settings) as two:
        told = [at_tables(story([one, two], *slips)) for slips in SLIPS]
    for listener in (0, 2, 3):
        assert told[0][listener] == told[1][listener]


def test_a_hidden_roll_has_no_number_for_others_and_makes_no_move_stale(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "cups", "person", "person")
        left, right = [await Person(house.url, keys["table"], [token]).come() for token in keys["seats"].values()]
        both = await Person(house.url, keys["table"], list(keys["seats"].values())).come()
        watcher = await Person(house.url, keys["table"], []).come()
        await left.wish(1)
        await right.wish(2)
        for person in (left, right, both, watcher):
            while person.last["turn"] != [1]:
                await person.hear()
        assert [len(one.news) for one in (left, right, both, watcher)] == [
            one.number for one in (left, right, both, watcher)
        ]
        assert watcher.number is not None
        assert (left.number, right.number, both.number) == tuple(watcher.number + more for more in (1, 1, 2))
        assert (await left.move(1, "shake"))["kind"] == "update"
        await left.drop()
        await left.come()
        assert (await left.move(1, "higher"))["kind"] == "update"
        await right.until(2)
        assert (await right.move(2, "shake"))["kind"] == "update"
        seen = right.number or 0
        assert (await right.answer({"kind": "move", "seat": 2, "words": "fold", "seen": seen - 1}))["code"] == "stale"
        while (folded := await both.move(2, "fold"))["kind"] == "problem":
            assert folded["code"] == "stale"

    at_tables(play())


def test_somebody_rolls_for_a_bot(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "cups", "person", "likely", dice="real")
        person = await Person(house.url, keys["table"], [keys["seats"]["1"]]).come()
        told = {
            "kind": "played",
            "move": {"kind": "die", "face": 3},
            "events": [{"kind": "fell", "seat": 0, "face": 3}],
        }
        assert (await roll(person, 1, "3"))["news"] == [told]
        assert (await roll(person, 1, "2"))["news"] == []
        assert (await person.answer({"kind": "take-back", "seat": 1}))["news"] == []
        assert (await roll(person, 1, "6"))["views"]["1"]["dice"] == [3, 0]
        await person.move(1, "higher")
        while not person.last.get("result"):
            await person.hear()
        assert person.last["views"]["1"]["dice"] == [3, 6]

    at_tables(play())


def test_hidden_dice_are_in_the_record_and_can_be_checked_when_all_is_over(house: Process, place: Path) -> None:
    async def play() -> str:
        keys = lay_out(house.url, "cups", "likely", "random", "likely", first=0)
        watcher = await Person(house.url, keys["table"], []).come()
        while not watcher.last.get("result"):
            await watcher.hear()
        return str(ask(f"{house.url}/api/tables/{keys['table']}/record")[1])

    text = at_tables(play())
    file = place / "cups.record"
    file.write_text(text)
    assert [line.seat for line in Record.from_text(text).log[:4]] == ["*"] * 4
    done = croupier(place, "verify", file)
    assert done.returncode == 0, done.stderr


EYES = [frozenset({0}), frozenset({1}), frozenset({2}), frozenset({0, 2}), frozenset({0, 1})]
"""Those at the table, some with two seats; and somebody who watches."""


def letters(game: Game, key: str) -> tuple[list[int], list[list[bytes]]]:
    """The fair dice of a game of Cups up to its last word, and what everybody is told of it, to the letter."""
    edition = msgspec.json.encode(game.edition()).decode()
    chairs = tuple(Chair("person", token=str(seat)) for seat in range(3))
    opened = Opened("cups", edition, {}, chairs, "host", commitment(key))
    room = Room(Table.laid_out("table", key, opened, 0), Listing("table", "cups", False, "open", 0, 0, key))
    heard: list[list[bytes]] = []
    for seats in [*EYES, frozenset[int]()]:
        told: list[bytes] = []
        at_once = lambda letter, told=told: told.append(letter) is None  # noqa: E731
        client = Client(frozenset(map(str, seats)), at_once)
        client.seats = seats
        room.clients.add(client)
        heard.append(told)
    dice: list[Json] = []

    def act(seat: int, said: Json) -> None:
        draft = Draft(room.table, room.table.at + 1)
        if said:
            move(draft, seat, Said(msgspec.json.encode(said), ""), room.table.entries)
        else:
            promise(draft, seat, promise_of(f"luck-{seat}"))
            if draft.table.revealing:
                for each in range(3):
                    wish(draft, each, f"luck-{each}")
        room.move_on(draft.table, draft.moments, False)
        dice.extend(room.table.position.state.die.tolist() if room.table.began else [])

    for seat, said in [(0, None), (1, None), (2, None), (0, LOWER), (1, SHAKE), (1, FOLD)]:
        act(seat, said)
    return dice, heard


def test_step_by_step_nothing_is_told_of_dice_under_other_cups(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("toys.cups")
    monkeypatch.setattr("croupier.house.log.table.find_game", lambda name: game)
    dice, heard = letters(game, f"{1:064x}")
    others = (letters(game, f"{number:064x}") for number in range(2, 10_000))
    rolled, told = next(
        (other, told)
        for other, told in others
        if other[0::3] == dice[0::3] and other[2::3] == dice[2::3] and other[1] != dice[1] and other[-2] != dice[-2]
    )
    assert rolled != dice
    assert [one == other for one, other in zip(heard, told, strict=True)] == [True, False, True, True, False, True]
    shaken = [json.loads(letter) for letter in told[-1] if b"shake" in letter]
    assert [list(news) for news in shaken[0]["news"]] == [["kind", "seat", "move", "events"]]
    assert (shaken[0]["turn"], len(shaken)) == ([2], 1)
