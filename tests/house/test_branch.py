"""A game is played on from any position of another one, against bots."""

from croupier.house.log.fair import verify
from croupier.kernel.record import Record
from croupier.kernel.seats import CHANCE, seat_name

from .houses import Process
from .people import Json, Person, ask, at_tables, lay_out, play_on, seated


def finished(house: Process, game: str, **options: str) -> Json:
    """The keys of a table where a person and a bot have played to the end."""
    keys = lay_out(house.url, game, "person", "random", options=options)

    async def story() -> None:
        await play_on(await seated(house.url, keys, 1), 1)

    at_tables(story())
    return keys


def played(house: Process, table: str) -> Record:
    """The record of a table."""
    return Record.from_text(ask(f"{house.url}/api/tables/{table}/record")[1])


def branch(house: Process, table: str, number: int, **wish: object) -> tuple[int, Json]:
    """Ask for a game that goes on from a number."""
    return ask(f"{house.url}/api/tables/{table}/branch", {"number": number, "seat": 1, **wish})


def test_a_game_goes_on_from_a_position_and_its_new_dice_can_be_checked(house: Process) -> None:
    keys = finished(house, "pig", target="40")
    whole = played(house, keys["table"])
    status, given = branch(house, keys["table"], 12, name="Left")
    assert status == 201

    async def story() -> None:
        await play_on(await seated(house.url, given, 1), 1)

    at_tables(story())
    record = played(house, given["table"])
    assert 0 < record.given < len(whole.log)
    assert record.log[: record.given] == whole.log[: record.given]
    assert [player.kind for player in record.players] == ["person", "bot"]
    assert verify(record) == sum(line.seat == seat_name(CHANCE) for line in record.log[record.given :])
    assert Record.from_text(record.text()) == record


def test_the_new_table_begins_where_the_old_one_was(house: Process) -> None:
    keys = finished(house, "tutto", target="3000")

    async def story() -> tuple[Json, Json]:
        person = await Person(house.url, keys["table"], []).come()
        page = await person.answer({"kind": "history", "before": 60, "views": True})
        turn = {"kind": "turn", "seats": [0]}
        number, then = [
            (at, one) for at, one in enumerate(page["news"], page["since"] + 1) if turn in one.get("events", [])
        ][-1]
        _, given = branch(house, keys["table"], number)
        return then["views"]["0"], (await seated(house.url, given, 1)).last["views"]["1"]

    then, now = at_tables(story())
    assert now == then


def test_a_move_whose_dice_have_not_fallen_is_made_again_and_the_new_table_tells_where_it_comes_from(
    house: Process,
) -> None:
    keys = finished(house, "pig", target="40")

    async def story() -> tuple[Json, Json, Json]:
        person = await Person(house.url, keys["table"], []).come()
        page = await person.answer({"kind": "history", "before": 60, "views": True})
        moves = [(at, one) for at, one in enumerate(page["news"], page["since"] + 1) if one["kind"] == "played"]
        seats = [one.get("seat", 0) for _, one in moves]
        place = next(place for place in range(3, len(moves)) if seats[place : place + 2] == [1, 0])
        _, given = branch(house, keys["table"], moves[place][0])
        watcher = await Person(house.url, given["table"], []).come()
        assert watcher.last["table"]["source"] is None
        made = sum(seat > 0 for seat in seats[:place])
        source = {"table": keys["table"], "number": moves[place][0], "move": made}
        return source, moves[place - 1][1]["views"]["0"], (await seated(house.url, given, 1)).last

    source, before, now = at_tables(story())
    assert now["views"]["1"] == before
    assert now["table"]["source"] == source


def test_a_game_that_was_played_on_goes_on_from_any_position_again(house: Process) -> None:
    keys = finished(house, "pig", target="40")
    _, once = branch(house, keys["table"], 12)

    async def story() -> None:
        await play_on(await seated(house.url, once, 1), 1)

    at_tables(story())
    _, twice = branch(house, once["table"], 10)
    whole, record = played(house, once["table"]), played(house, twice["table"])
    assert record.given > whole.given
    assert record.log[: record.given] == whole.log[: record.given]


def test_a_game_played_on_from_one_that_goes_on_has_no_coach_and_no_analysis_until_that_is_over(house: Process) -> None:
    async def story() -> tuple[str, list[Json]]:
        keys = lay_out(house.url, "pig", "person", "person", dice="real", options={"target": "10"})
        live = await Person(house.url, keys["table"], list(keys["seats"].values())).come()
        await live.move(1, "roll")
        await live.answer({"kind": "roll", "seat": 1, "words": "6"})
        _, once = branch(house, keys["table"], live.number or 0, coach=True)
        await play_on(await seated(house.url, once, 1), 1)
        _, twice = branch(house, once["table"], live.number or 0, coach=True)
        there = await seated(house.url, twice, 1)
        coaches = [ask(f"{house.url}/api/tables/{table['table']}")[1]["coach"] for table in (once, twice)]
        hint = await there.answer({"kind": "hint", "seat": 1})
        await play_on(there, 1)
        refused = [ask(f"{house.url}/api/tables/{table['table']}/analysis") for table in (once, twice)]
        await live.move(1, "roll")
        await live.answer({"kind": "roll", "seat": 1, "words": "4"})
        await live.move(1, "hold")
        assert live.last["result"]
        return str(twice["table"]), [coaches, hint["text"], *((status, one["text"]) for status, one in refused)]

    table, told = at_tables(story())
    assert told == [[False, False], "no-coach", (409, "source-not-over"), (409, "source-not-over")]
    assert ask(f"{house.url}/api/tables/{table}/analysis")[0] in (200, 202)


def test_what_cannot_go_on_is_refused(house: Process) -> None:
    over = finished(house, "pig", target="10")
    assert branch(house, over["table"], 10_000)[1]["text"] == "game-over"
    assert branch(house, over["table"], 3, seat=3)[1]["text"] == "no-such-seat"
    assert branch(house, "nowhere", 3)[0] == 404
    early = lay_out(house.url, "pig", "person", "person")
    assert branch(house, early["table"], 3)[1]["text"] == "branch-early"
    secret = lay_out(house.url, "finish_line", "person", "person")
    assert branch(house, secret["table"], 3)[1]["text"] == "secrets"
    hands = lay_out(house.url, "fini", "person", "person")
    assert branch(house, hands["table"], 3)[1]["text"] == "branch-realtime"
