"""FINITO! in the browser: what a first game must not stumble over."""

import re

from playwright.sync_api import expect

from house.houses import Process
from house.people import lay_out

from .conftest import Invite
from .test_boards import place, tiles

COUNTING = """window.fallen = [];
document.addEventListener("animationstart", ({ target, animationName }) => {
    const own = target.closest(".own, .tray");
    if (own && animationName.endsWith("drop")) fallen.push(target.innerText.trim());
}, true);"""
"""Writes down every tile of one's own that falls from now on."""
AFTER_A_FRAME = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(fallen))))"


def test_F5_no_tile_falls_again_unless_it_was_placed_or_turned_up(guest: Invite, house: Process) -> None:
    with guest("Left", still=False) as left:
        left.sit_down(lay_out(house.url, "finito", "person", "random"), "finito")
        expect(tiles(left)).to_have_count(3)
        left.page.evaluate(COUNTING)
        for turn in range(3):
            before = [str(tile.get_attribute("data-tile")) for tile in tiles(left).all()]
            place(left)
            expect(left.log().locator("li").filter(has_text="The die shows")).to_have_count(turn + 2)
            expect(tiles(left)).to_have_count(3)
            after = [str(tile.get_attribute("data-tile")) for tile in tiles(left).all()]
            placed, turned_up = set(before) - set(after), set(after) - set(before)
            assert sorted(left.page.evaluate(AFTER_A_FRAME)) == sorted(placed | turned_up)
            left.page.evaluate("fallen.length = 0")
