"""What a table bears: however often something is asked for, it is done once, or so many times."""

from croupier.house.live.seating import MOST_SAID

from .houses import Process
from .people import Json, Person, ask, at_tables, lay_out, play_on, seated


def test_many_who_ask_for_a_rematch_at_once_get_one_table(house: Process) -> None:
    async def play() -> tuple[set[str], int]:
        keys = lay_out(house.url, "pig", "person", "random", options={"target": "10"})
        person = await seated(house.url, keys, 1)
        await play_on(person, 1)
        people = [await Person(house.url, keys["table"], person.tokens).come() for _ in range(20)]
        before = opened(house)
        for one in people:
            await one.say({"kind": "rematch"})
        for one in people:
            while not one.last["table"]["again"]:
                await one.hear()
            assert (await one.answer({"kind": "history", "before": 1}))["kind"] == "page"
        return {one.last["table"]["again"] for one in people}, opened(house) - before

    tables, count = at_tables(play())
    assert (len(tables), count) == (1, 1)
    assert ask(f"{house.url}/api/tables/{tables.pop()}")[0] == 200


def opened(house: Process) -> int:
    """How many tables a house has laid out."""
    figures = ask(f"{house.url}/metrics")[1]
    return int(
        float(next(line.split()[1] for line in figures.splitlines() if line.startswith("croupier_tables_opened_total")))
    )


def test_a_table_bears_only_so_much_chat(house: Process) -> None:
    async def play() -> tuple[Json, Json]:
        keys = lay_out(house.url, "pig", "person", "person")
        person = await Person(house.url, keys["table"], list(keys["seats"].values())).come()
        for number in range(MOST_SAID):
            assert (await person.answer({"kind": "say", "seat": 1, "text": str(number)}))["kind"] == "update"
        refused = await person.answer({"kind": "say", "seat": 2, "text": "one more"})
        await person.wish(1, 2)
        await person.until(1)
        return refused, await person.move(1, "roll")

    refused, moved = at_tables(play())
    assert (refused["code"], refused["text"], moved["kind"]) == ("not-now", "chat-full", "update")
