"""Whose seat it is: what a connection may see and do is asked of the table, whatever it once held."""

from .houses import Process
from .people import Json, Person, ask, at_tables, lay_out

HORSES = ("8", "22", "3", "5", "18", "11", "20")


async def sit(house: Process, table: str, seat: int) -> Person:
    """Somebody who takes an open seat and connects."""
    status, keys = ask(f"{house.url}/api/tables/{table}/seats", {"seat": seat})
    assert status == 201, keys
    return await Person(house.url, table, [keys["seats"][str(seat)]]).come()


def test_who_left_before_the_game_neither_sees_nor_plays_the_seat(house: Process) -> None:
    async def story() -> tuple[Json, list[Json], list[Json]]:
        keys = lay_out(house.url, "finish_line", "person", "open", "open", dice="real")
        host = await Person(house.url, keys["table"], [keys["seats"]["1"]]).come()
        ghost = await sit(house, keys["table"], 2)
        left = await ghost.answer({"kind": "leave", "seat": 2})
        heir = await sit(house, keys["table"], 2)
        await sit(house, keys["table"], 3)
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
