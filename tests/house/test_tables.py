"""Tables as people use them."""

import asyncio
from pathlib import Path

import pytest

from croupier.house.log.fair import verify
from croupier.house.wire.messages import Problem, words_of
from croupier.kernel.errors import BadRecord, Refused, Unknown
from croupier.kernel.record import Record
from croupier.kernel.shelf import GAMES, find_game, games

from .houses import Process, sqlite_in
from .people import Json, Person, ask, at_tables, lay_out, play_on, seated


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_game_can_be_played_against_bots_and_its_record_is_fair(house: Process, game: Json) -> None:
    async def play() -> str:
        bots = [game.quick[-1]] * (game.facts.seats[0] - 1)
        keys = lay_out(house.url, game.id, "person", *bots)
        person = await seated(house.url, keys, 1)
        await person.answer({"kind": "leave", "seat": 1})
        while not person.last.get("result"):
            await person.hear()
        return str(keys["table"])

    table = at_tables(play())
    status, text = ask(f"{house.url}/api/tables/{table}/record")
    assert status == 200
    record = Record.from_text(text)
    assert record.replay(game).over
    assert verify(record) > 0


def test_a_bot_is_asked_for_by_its_level_and_named_in_the_record(house: Process) -> None:
    async def watch(table: str) -> list[str]:
        watcher = await Person(house.url, table, []).come()
        while not watcher.last.get("result"):
            await watcher.hear()
        return [seat["bot"] for seat in watcher.last["table"]["seats"]]

    table = lay_out(house.url, "pig", "steady", "random", options={"target": "10"})["table"]
    assert at_tables(watch(table)) == ["steady", "random"]
    record = Record.from_text(ask(f"{house.url}/api/tables/{table}/record")[1])
    assert [player.name for player in record.players] == ["hold-at-20", "random"]


def test_a_table_tells_whoever_asks_how_it_stands(house: Process) -> None:
    async def play() -> tuple[Json, Json]:
        keys = lay_out(house.url, "pig", "person", "person")
        person = await seated(house.url, keys, 1, 2)
        begun = ask(f"{house.url}/api/tables/{keys['table']}")[1]
        while not any(person.last["views"]["1"]["scores"]):
            seat = person.last["turn"][0]
            words = [choice["words"] for choice in person.last["moves"][str(seat)]]
            await person.move(seat, words[-1])
        return begun, (ask(f"{house.url}/api/tables/{keys['table']}")[1], person.last)

    begun, (now, last) = at_tables(play())
    assert (begun["turn"], begun["scores"]) == ([1], [0, 0])
    assert (now["turn"], now["scores"]) == (last["turn"], last["views"]["1"]["scores"])


def test_two_people_play_pig_to_the_end(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "pig", "person", "open", options={"target": "30"})
        left = await seated(house.url, keys, 1)
        assert left.last["table"]["status"] == "open"
        status, more = ask(f"{house.url}/api/tables/{keys['table']}/seats", {"seat": 2, "name": "Right"})
        assert status == 201
        right = await seated(house.url, more, 2)
        assert right.last["table"]["status"] == "playing"
        assert [seat["name"] for seat in right.last["table"]["seats"]] == ["Player 1", "Right"]
        await asyncio.gather(play_on(left, 1), play_on(right, 2))
        assert left.last["result"] == right.last["result"]
        assert left.news == right.news

    at_tables(play())


def test_the_rules_are_told_with_where_they_come_from(house: Process) -> None:
    status, clauses = ask(f"{house.url}/api/games/pig/rules")
    assert status == 200
    assert [(clause["name"], clause["sources"]) for clause in clauses][2:5] == [
        ("P3", ["ours"]),
        ("P4", ["found", "ours"]),
        ("P5", ["found"]),
    ]


def test_the_shelf_is_told_in_a_language(house: Process) -> None:
    lines = {}
    for language in ("en", "de-AT", "tlh"):
        status, boxes = ask(f"{house.url}/api/games?language={language}")
        assert status == 200
        lines[language] = {box["id"]: box["line"] for box in boxes}
    assert lines["de-AT"]["pig"] == find_game("pig").line("de") != find_game("pig").facts.line
    assert lines["tlh"] == lines["en"] == {game.id: game.facts.line for game in games(GAMES)}


def test_a_refusal_names_its_clause_and_changes_nothing(house: Process) -> None:
    async def play() -> None:
        person = await seated(house.url, lay_out(house.url, "pig", "person", "person"), 1, 2)
        before = person.number
        answer = await person.move(1, "hold")
        assert (answer["code"], answer["clause"]) == ("rule", "P3")
        assert "roll" in answer["words"]
        assert "text" not in answer
        unread = await person.move(1, "jump")
        assert (unread["code"], unread["text"], unread["values"]) == ("bad-request", "not-a-move", {"text": "jump"})
        assert (await person.move(2, "roll"))["clause"] == "P2"
        assert (await person.move(1, "roll"))["number"] == (before or 0) + 2

    at_tables(play())


def test_what_stands_in_a_refusal_travels_as_data() -> None:
    forbidden = Refused(find_game("pig"), 3)
    told = words_of(BadRecord("record-move", number=2, seat=1, words="hold", reason=forbidden))
    assert told.values["reason"] == Problem("rule", forbidden.words(), "P3")
    assert words_of(Unknown("unknown-option", name="x", known=["a", "b"])).values["known"] == ["a", "b"]
    assert words_of(Unknown("unknown-option", name="x", known=[])).values["known"] == []


def test_who_begins_is_drawn_by_the_fair_dice_unless_it_was_agreed(house: Process) -> None:
    async def play(**wishes: int) -> tuple[Person, str]:
        chairs = [{"kind": "person"}] * 3
        status, keys = ask(f"{house.url}/api/tables", {"game": "pig", "chairs": chairs, **wishes})
        assert status == 201
        person = await seated(house.url, keys, 1, 2, 3)
        return person, ask(f"{house.url}/api/tables/{keys['table']}/record")[1]

    agreed, record = at_tables(play(first=2))
    assert agreed.last["turn"] == [2]
    assert agreed.last["table"]["first"] == 2
    assert Record.from_text(record).first == 1
    drawn, record = at_tables(play())
    (seat,) = drawn.last["turn"]
    assert drawn.news[-1]["move"] == {"kind": "begins", "seat": seat - 1}
    assert drawn.last["table"]["first"] == 0
    assert Record.from_text(record).log[0].words == f"seat {seat} begins"


def test_nothing_is_drawn_where_nobody_begins(house: Process) -> None:
    async def play() -> None:
        person = await seated(house.url, lay_out(house.url, "finito", "person", "person", first=0), 1, 2)
        assert not any("begins" in news.get("words", "") for news in person.news)

    at_tables(play())


def test_a_seat_that_is_not_there_cannot_begin(house: Process) -> None:
    wish = {"game": "pig", "chairs": [{"kind": "person"}] * 2, "first": 3}
    status, problem = ask(f"{house.url}/api/tables", wish)
    assert (status, problem["words"]) == (400, "seat 3 cannot begin: there are 2 players")


def test_where_real_dice_are_rolled_it_is_typed_who_begins(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "pig", "person", "person", dice="real", first=0)
        person = await Person(house.url, keys["table"], list(keys["seats"].values())).come()
        assert "who begins" in (await person.answer({"kind": "roll", "seat": 1, "words": "5"}))["words"]
        await person.answer({"kind": "roll", "seat": 1, "words": "seat 1 begins"})
        await person.answer({"kind": "take-back", "seat": 2})
        await person.answer({"kind": "roll", "seat": 2, "words": "seat 2 begins"})
        assert person.last["turn"] == [2]
        assert (await person.move(2, "roll"))["kind"] == "update"

    at_tables(play())


def test_luck_shown_twice_counts_once_and_is_answered_twice(house: Process) -> None:
    async def play() -> None:
        person = await seated(house.url, lay_out(house.url, "pig", "person", "random"), 1)
        again = await person.answer({"kind": "wish", "seat": 1, "luck": "more"})
        assert (again["kind"], again["news"]) == ("update", [])

    at_tables(play())


def test_a_repeated_move_is_stale_and_costs_the_house_a_line(house: Process) -> None:
    async def play() -> None:
        person = await seated(house.url, lay_out(house.url, "pig", "person", "person"), 1, 2)
        first = {"kind": "move", "seat": 1, "words": "roll", "seen": person.number}
        done = await person.answer(first)
        for _ in range(10):
            assert (await person.answer(first))["code"] == "stale"
        assert (await person.answer({"kind": "history", "before": 1}))["kind"] == "page"
        assert person.number == done["number"]
        stale = [letter for letter in person.letters if '"stale"' in letter]
        assert len(stale) == 10
        assert max(map(len, stale)) < 300

    at_tables(play())


def test_all_seats_that_may_act_at_once_can(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "finito", "person", "person", "person")
        people = [await seated(house.url, keys, seat) for seat in (1, 2, 3)]
        for person, seat in zip(people, (1, 2, 3), strict=True):
            assert await person.until(seat)
        seen = people[2].number
        for person, seat in zip(people, (1, 2, 3), strict=True):
            words = person.last["moves"][str(seat)][0]["words"]
            answer = await person.answer({"kind": "move", "seat": seat, "words": words, "seen": seen})
            assert answer["kind"] == "update", answer

    at_tables(play())


def test_a_seat_can_only_be_moved_by_its_holder(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "pig", "person", "person")
        left = await Person(house.url, keys["table"], [keys["seats"]["1"], keys["host"]]).come()
        await left.wish(1)
        right = await seated(house.url, keys, 2)
        watcher = await Person(house.url, keys["table"], []).come()
        guesser = await Person(
            house.url, keys["table"], ["x" * 32, "", keys["seats"]["1"][:-1], keys["seats"]["1"] + "x"]
        ).come()
        for person in (right, watcher, guesser):
            assert (await person.move(1, "roll"))["code"] == "not-yours"
            assert (await person.answer({"kind": "stand-in", "seat": 1}))["code"] == "not-yours"
            assert (await person.answer({"kind": "leave", "seat": 1}))["code"] == "not-yours"
        await left.hear()
        assert (await left.move(1, "roll"))["kind"] == "update"
        assert list(watcher.last["views"]) == ["0"]
        assert watcher.last["moves"] == {}

    at_tables(play())


def test_real_dice_are_typed_in_checked_and_taken_back_until_the_next_move(tmp_path: Path) -> None:
    async def play(house: Process) -> None:
        keys = lay_out(house.url, "pig", "person", "person", dice="real")
        left = await Person(house.url, keys["table"], [keys["seats"]["1"]]).come()
        right = await Person(house.url, keys["table"], [keys["seats"]["2"]]).come()
        assert left.last["table"]["dice"] == "real"
        await left.move(1, "roll")
        assert left.last["turn"] == [0]
        assert (await left.answer({"kind": "roll", "seat": 1, "words": "7"}))["clause"] == "P4"
        assert (await right.answer({"kind": "roll", "seat": 2, "words": "5"}))["code"] == "not-yours"
        await left.answer({"kind": "roll", "seat": 1, "words": "5"})
        assert left.last["views"]["1"]["gathered"] == 5
        assert (await right.answer({"kind": "take-back", "seat": 2}))["code"] == "not-now"
        await left.answer({"kind": "take-back", "seat": 1})
        await left.answer({"kind": "roll", "seat": 1, "words": "6"})
        assert left.last["views"]["1"]["gathered"] == 6
        await left.move(1, "hold")
        assert (await left.answer({"kind": "take-back", "seat": 1}))["code"] == "not-now"
        record = Record.from_text(ask(f"{house.url}/api/tables/{keys['table']}/record")[1])
        assert [entry.words for entry in record.log] == ["roll", "6", "hold"]

    with Process(sqlite_in(tmp_path), tmp_path, absence=600.0) as patient:
        at_tables(play(patient))


def test_a_move_after_the_time_is_made_by_a_bot_or_costs_the_seat(house: Process) -> None:
    async def play(expiry: str) -> Person:
        keys = lay_out(house.url, "pig", "person", "person", clock={"seconds": 1, "per": "move", "expiry": expiry})
        person = await seated(house.url, keys, 1, 2)
        await person.until(1)
        before = len(person.news)
        while len(person.news) == before:
            await person.hear()
        return person

    moved = at_tables(play("bot"))
    assert moved.news[-2]["seat"] == 1
    lost = at_tables(play("lost"))
    assert any(news["kind"] == "replaced" and news["seat"] == 1 for news in lost.news)


def test_a_table_with_a_clock_says_how_long_it_has_run(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "pig", "person", "person", clock={"seconds": 600})
        assert ask(f"{house.url}/api/tables/{keys['table']}")[1]["now"] == 0
        await seated(house.url, keys, 1, 2)
        looks = [ask(f"{house.url}/api/tables/{keys['table']}")[1] for _ in range(2)]
        assert looks[0]["seats"][0]["since"] <= looks[0]["now"] <= looks[1]["now"] < 600_000
        assert looks[0]["clock"] == {"seconds": 600, "per": "move", "expiry": "bot"}

    at_tables(play())


def test_chat_is_cleaned(house: Process) -> None:
    async def play() -> None:
        person = await seated(house.url, lay_out(house.url, "pig", "person", "person"), 1, 2)
        await person.answer({"kind": "say", "seat": 1, "text": "well\u202e\x00  played\n"})
        assert person.news[-1] == {"kind": "said", "seat": 1, "words": "well played"}
        assert (await person.answer({"kind": "say", "seat": 1, "text": "x" * 400}))["code"] == "bad-request"

    at_tables(play())


def test_a_record_with_other_dice_is_found_out(house: Process, tmp_path: Path) -> None:
    async def play() -> str:
        keys = lay_out(house.url, "pig", "person", "random", options={"target": "10"})
        await play_on(await seated(house.url, keys, 1), 1)
        return str(ask(f"{house.url}/api/tables/{keys['table']}/record")[1])

    record = Record.from_text(at_tables(play()))
    assert record.fairness
    assert verify(record) > 0
    other = type(record.fairness)(record.fairness.commitment, ((1, "other"),), record.fairness.key)
    forged = type(record)(**{name: getattr(record, name) for name in record.__struct_fields__} | {"fairness": other})
    with pytest.raises(BadRecord, match="NOT fair"):
        verify(forged)
