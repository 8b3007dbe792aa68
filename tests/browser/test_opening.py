"""Nothing jumps while a table opens."""

import pytest
from playwright.sync_api import expect

from croupier.kernel.shelf import games
from house.houses import Process
from house.people import Json, ask, lay_out, seated

from .conftest import Invite
from .test_pace import elsewhere

SHIFTS = """
    window.shift = 0;
    const add = (list) => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value;
    };
    new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
"""
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(shift))))"
MOST = 0.05


async def begin(house: Process, keys: Json) -> None:
    """A game between two people begins, so that no bot's hand moves anything."""
    await (await seated(house.url, keys, 1, 2)).go()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1440, 900)])
def test_nothing_jumps_while_a_table_opens(guest: Invite, house: Process, width: int, height: int) -> None:
    with guest(width=width) as left:
        left.context.add_init_script(SHIFTS)
        left.page.set_viewport_size({"width": width, "height": height})
        left.visit()
        jumped = {}
        for game in games():
            keys = lay_out(house.url, game.id, "person", "person", first=1)
            elsewhere(begin(house, keys))
            left.hold_keys({**keys, "seats": {"1": keys["seats"]["1"]}}, game.id)
            page = left.visit(f"/tables/{keys['table']}")
            expect(page.get_by_role("region", name="The board").get_by_role("button").first).to_be_visible()
            if (shift := page.evaluate(DRAWN)) >= MOST:
                jumped[game.id] = shift
        assert jumped == {}


def test_the_page_of_a_table_names_all_that_its_board_is_made_of(guest: Invite, house: Process) -> None:
    with guest() as left:
        asked: list[str] = []
        left.page.on("request", lambda request: asked.append(request.url))
        left.visit()
        unnamed = {}
        for game in games():
            keys = lay_out(house.url, game.id, "person", "person", first=1)
            elsewhere(begin(house, keys))
            left.hold_keys({**keys, "seats": {"1": keys["seats"]["1"]}}, game.id)
            _, named = ask(f"{house.url}/tables/{keys['table']}")
            left.page.wait_for_load_state("networkidle")
            asked.clear()
            page = left.visit(f"/tables/{keys['table']}")
            expect(page.get_by_role("region", name="The board").get_by_role("button").first).to_be_visible()
            files = {
                url.removeprefix(house.url) for url in asked if url.endswith((".js", ".css")) and "/assets/" in url
            }
            if late := {file for file in files if f'"{file}"' not in named}:
                unnamed[game.id] = late
        assert unnamed == {}


def test_nothing_jumps_while_somebody_new_is_shown_around(guest: Invite, house: Process) -> None:
    with guest(width=360, tours=True) as left:
        left.context.add_init_script(SHIFTS)
        left.page.set_viewport_size({"width": 360, "height": 740})
        left.visit()
        jumped = {}
        for game in games():
            keys = lay_out(house.url, game.id, "person", "casual", first=1)
            left.hold_keys(keys, game.id)
            page = left.visit(f"/tables/{keys['table']}")
            expect(page.get_by_role("dialog").get_by_role("button", name="Next")).to_be_visible()
            if (shift := page.evaluate(DRAWN)) >= MOST:
                jumped[game.id] = shift
        assert jumped == {}
