"""Coming to a table, going, and coming back."""

import pytest

from .houses import Process
from .people import Person, ask, at_tables, lay_out, play_on, seated
from .records import moves_of, played, record_of


def test_coming_back_with_the_last_number_seen_resumes_exactly(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "pig", "person", "person")
        left, right = await seated(house.url, keys, 1), await seated(house.url, keys, 2)
        await left.until(1)
        await right.drop()
        await left.move(1, "roll")
        while "1" in left.last["moves"]:
            await left.move(1, "hold" if left.last["views"]["1"]["gathered"] else "roll")
        await right.come()
        assert right.news == left.news
        assert right.last["views"]["2"] == left.last["views"]["1"]
        assert right.last["moves"]["2"]

    at_tables(play())


def test_the_connection_may_be_cut_after_every_message(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "pig", "person", "random", options={"target": "20"})
        person = await seated(house.url, keys, 1)
        while not person.last.get("result"):
            if "1" in person.last["moves"]:
                move = person.last["moves"]["1"][-1]["words"]
                await person.say({"kind": "move", "seat": 1, "words": move, "seen": person.number, "ref": 1})
            else:
                await person.hear()
            await person.drop()
            await person.come()
        assert moves_of(record_of(house.url, keys["table"])) == played(person)

    at_tables(play())


def test_everybody_is_told_who_comes_and_goes(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "pig", "person", "person", "person")
        first = await seated(house.url, keys, 1)
        other = await Person(house.url, keys["table"], [keys["seats"]["2"], keys["seats"]["3"]]).come()
        assert await first.who_is_here() == [1, 2, 3]
        await Person(house.url, keys["table"], []).come()
        await other.drop()
        assert await first.who_is_here() == [1]

    at_tables(play())


def test_the_host_hands_an_abandoned_seat_to_a_bot_and_back(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "pig", "person", "person")
        host = await Person(house.url, keys["table"], [keys["host"], keys["seats"]["1"]]).come()
        await host.wish(1)
        guest = await seated(house.url, keys, 2)
        await guest.go()
        while (told := await host.answer({"kind": "stand-in", "seat": 2, "bot": "random"}))["kind"] == "problem":
            assert told["code"] == "not-now"
        assert told["table"]["seats"][1]["bot"] == "random"
        await host.move(1, "roll")
        while "1" in host.last["moves"]:
            await host.move(1, host.last["moves"]["1"][-1]["words"])
        assert await host.until(1)
        assert any(news.get("seat") == 2 and news["kind"] == "played" for news in host.news)
        assert (await host.answer({"kind": "give-back", "seat": 2}))["table"]["seats"][1]["bot"] == ""
        await guest.come()
        while "1" in host.last["moves"]:
            await host.move(1, host.last["moves"]["1"][-1]["words"])
        assert await guest.until(2)

    at_tables(play())


def test_the_host_lets_a_bot_play_on_a_seat_that_nobody_took(house: Process) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "pig", "person", "open")
        host = await Person(house.url, keys["table"], [keys["host"], keys["seats"]["1"]]).come()
        await host.wish(1)
        told = await host.answer({"kind": "stand-in", "seat": 2})
        assert told["table"]["seats"][1]["kind"] == "bot"
        await host.show()
        await host.until(1)
        assert host.last["table"]["status"] == "playing"
        for again in ("stand-in", "give-back"):
            assert (await host.answer({"kind": again, "seat": 2}))["code"] == "not-now"

    at_tables(play())


@pytest.mark.parametrize("first", [0, 1])
def test_a_rematch_moves_everybody_one_seat_on_and_keeps_the_tokens(house: Process, first: int) -> None:
    async def play() -> None:
        keys = lay_out(house.url, "pig", "person", "random", options={"target": "10"}, first=first)
        person = await seated(house.url, keys, 1)
        assert (await person.answer({"kind": "rematch"}))["code"] == "not-now"
        await play_on(person, 1)
        await person.say({"kind": "rematch"})
        while not person.last["table"]["again"]:
            await person.hear()
        again = await Person(house.url, person.last["table"]["again"], person.tokens).come()
        assert again.last["table"]["after"] == keys["table"]
        assert [seat["mine"] for seat in again.last["table"]["seats"]] == [False, True]
        assert again.last["table"]["first"] == first
        await again.wish(2)
        await play_on(again, 2)

    at_tables(play())


def test_the_lobby_shows_public_tables_with_free_seats(house: Process) -> None:
    def offered(table: str) -> bool:
        return table in [offer["id"] for offer in ask(f"{house.url}/api/tables")[1]["offers"]]

    public = lay_out(house.url, "pig", "person", "open", public=True)["table"]
    private = lay_out(house.url, "pig", "person", "open")["table"]
    assert offered(public)
    assert not offered(private)
    assert ask(f"{house.url}/api/tables/{public}/seats", {"seat": 2})[0] == 201
    assert ask(f"{house.url}/api/tables/{public}/seats", {"seat": 2})[1]["words"] == "this seat is taken"


def test_a_link_to_a_table_tells_messengers_who_invites_to_what(house: Process) -> None:
    wish = {"game": "pig", "chairs": [{"kind": "person", "name": '"><b>Ann'}, {"kind": "open"}]}
    status, keys = ask(f"{house.url}/api/tables", wish)
    assert status == 201
    status, page = ask(f"{house.url}/tables/{keys['table']}")
    assert status == 200
    assert '<meta property="og:title" content="&quot;&gt;&lt;b&gt;Ann invites you to Pig" />' in page
    assert f'content="{house.url}/assets/invitation.png"' in page
    status, page = ask(f"{house.url}/tables/nowhere")
    assert status == 200
    assert "og:title" not in page
