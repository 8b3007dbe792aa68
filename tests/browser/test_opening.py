"""Nothing jumps while a table opens."""

import pytest
from playwright.sync_api import expect

from croupier.kernel.shelf import games
from house.houses import Process
from house.people import lay_out

from .conftest import Invite

SHIFTS = """
    window.shift = 0;
    const add = (list) => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value;
    };
    new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
"""
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(shift))))"
MOST = 0.05


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1440, 900)])
def test_nothing_jumps_while_a_table_opens(guest: Invite, house: Process, width: int, height: int) -> None:
    with guest(width=width) as left:
        left.context.add_init_script(SHIFTS)
        left.page.set_viewport_size({"width": width, "height": height})
        left.visit()
        jumped = {}
        for game in games():
            other = "person" if game.facts.realtime else "random"  # whose hand would move things
            keys = lay_out(house.url, game.id, "person", other)
            left.hold_keys(keys, game.id)
            page = left.visit(f"/tables/{keys['table']}")
            expect(page.get_by_role("region", name="The board").get_by_role("button").first).to_be_visible()
            if (shift := page.evaluate(DRAWN)) >= MOST:
                jumped[game.id] = shift
        assert jumped == {}
