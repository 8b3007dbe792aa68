"""What a table bears: however often something is asked for, it is done once, or so many times."""

import hashlib
from pathlib import Path

import pytest

from croupier.house.live.seating import MOST_SAID
from croupier.house.settings import Limits

from .houses import Process, sqlite_in
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


SLOW = Limits(messages_per_second=1)
"""An address fills its account so slowly that a test need not mind."""
WORDS = {
    "say": lambda number: {"text": str(number)},
    "promise": lambda number: {"promise": hashlib.sha256(str(number).encode()).hexdigest()},
    "hand-on": lambda number: {"key": hashlib.sha256(str(number).encode()).hexdigest()},
}


@pytest.mark.parametrize("kind", WORDS)
def test_who_talks_without_end_is_refused_in_one_line_and_plays_on(tmp_path: Path, kind: str) -> None:
    async def story(house: Process) -> tuple[list[Json], Json]:
        keys = lay_out(house.url, "pig", "person", "person", dice="fair" if kind == "promise" else "real")
        person = await Person(house.url, keys["table"], list(keys["seats"].values())).come()
        said = [await person.answer({"kind": kind, "seat": 1, **WORDS[kind](number)}) for number in range(30)]
        return said, await (person.company() if kind == "promise" else person.move(1, "roll"))

    with Process(sqlite_in(tmp_path), tmp_path, SLOW) as house:
        said, done = at_tables(story(house))
    refused = [answer for answer in said if answer["kind"] == "problem"]
    assert [answer["kind"] for answer in said[:8]] == ["update"] * 8
    assert {(one["code"], one["text"]) for one in refused} == {("too-many", "many-messages")}
    assert done["kind"] in ("update", "here")
