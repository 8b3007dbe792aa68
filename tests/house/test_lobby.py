"""The lobby: page by page, by game, and nobody fills it alone."""

from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path

import msgspec
import pytest

from .houses import OPEN_HANDED, Process, sqlite_in
from .people import Person, ask, at_tables, lay_out
from .test_ends import listed, until

WISH = {"game": "pig", "chairs": [{"kind": "person"}, {"kind": "open"}], "public": True}


def pages(house: Process, **asked: str) -> list[list[str]]:
    """The tables of the lobby, page by page."""
    found: list[list[str]] = []
    before = ""
    while not found or before:
        words = "&".join(f"{name}={value}" for name, value in {**asked, "before": before}.items() if value)
        status, page = ask(f"{house.url}/api/tables?{words}")
        assert status == 200, page
        found.append([offer["id"] for offer in page["offers"]])
        before = page["before"]
    return found


def test_every_offer_is_on_one_page_the_newest_first(database: str, tmp_path: Path) -> None:
    with Process(database, tmp_path) as house:
        tables = [lay_out(house.url, "pig", "person", "open", public=True)["table"] for _ in range(45)]
        other = lay_out(house.url, "tutto", "person", "open", public=True)["table"]
        lay_out(house.url, "tutto", "person", "open")
        lay_out(house.url, "tutto", "person", "person", public=True)
        found = pages(house)
        assert [len(page) for page in found] == [20, 20, 6]
        assert found[0][0] == other
        assert sorted(chain(*found)) == sorted([*tables, other])
        assert pages(house, game="tutto") == [[other]]
        assert sorted(chain(*pages(house, game="pig"))) == sorted(tables)


def test_an_offer_tells_who_laid_it_out_and_what_is_agreed(house: Process) -> None:
    clock = {"seconds": 60, "per": "move", "expiry": "bot"}
    chairs = [{"kind": "person", "name": "Left"}, {"kind": "open"}]
    wish = {**WISH, "chairs": chairs, "options": {"target": "50"}, "clock": clock}
    table = ask(f"{house.url}/api/tables", wish)[1]["table"]
    offers = ask(f"{house.url}/api/tables?game=pig")[1]["offers"]
    offer = next(offer for offer in offers if offer["id"] == table)
    assert (offer["host"], offer["options"]["target"], offer["clock"], offer["free"]) == ("Left", "50", clock, 1)


@pytest.mark.parametrize(
    ("asked", "status", "text"),
    [
        ("game=ludo", 404, "unknown-game"),
        ("game=%00", 404, "unknown-game"),
        ("before=soon", 400, "unreadable"),
        ("before=99999999999999999999-a", 400, "unreadable"),
    ],
)
def test_a_page_that_is_not_there_is_refused(house: Process, asked: str, status: int, text: str) -> None:
    code, problem = ask(f"{house.url}/api/tables?{asked}")
    assert (code, problem["text"]) == (status, text)


def test_an_address_can_offer_only_so_many_tables_at_a_time(tmp_path: Path) -> None:
    with Process(sqlite_in(tmp_path), tmp_path, msgspec.structs.replace(OPEN_HANDED, offers=3)) as house:
        with ThreadPoolExecutor(12) as many:
            answers = list(many.map(lambda _: ask(f"{house.url}/api/tables", WISH), range(12)))
        granted = [keys for status, keys in answers if status == 201]
        refused = [problem for status, problem in answers if status == 429]
        assert (len(granted), len(refused), len(listed(house))) == (3, 9, 3)
        assert {problem["text"] for problem in refused} == {"many-offers"}
        assert ask(f"{house.url}/api/tables", {**WISH, "public": False})[0] == 201
        alone = {**WISH, "chairs": [{"kind": "open"}, {"kind": "bot"}]}
        assert ask(f"{house.url}/api/tables", alone)[0] == 429


def test_who_begins_may_offer_another_table(tmp_path: Path) -> None:
    with Process(sqlite_in(tmp_path), tmp_path, msgspec.structs.replace(OPEN_HANDED, offers=1)) as house:
        wish = {**WISH, "dice": "real"}
        first = ask(f"{house.url}/api/tables", wish)[1]["table"]
        assert ask(f"{house.url}/api/tables", wish)[1]["text"] == "many-offers"
        assert ask(f"{house.url}/api/tables/{first}/seats", {"seat": 2})[0] == 201
        assert ask(f"{house.url}/api/tables", wish)[0] == 201


def test_an_offer_is_listed_as_long_as_somebody_is_there(database: str, tmp_path: Path) -> None:
    async def come(house: Process, table: str, token: str) -> None:
        await Person(house.url, table, [token]).come()
        other = lay_out(house.url, "pig", "person", "open", public=True)["table"]
        until(lambda: other in listed(house))
        until(lambda: other not in listed(house))
        assert listed(house) == [table]

    with Process(database, tmp_path, offered_for=2.0) as house:
        keys = lay_out(house.url, "pig", "person", "open", public=True)
        assert listed(house) == [keys["table"]]
        until(lambda: listed(house) == [])
        at_tables(come(house, keys["table"], keys["seats"]["1"]))
