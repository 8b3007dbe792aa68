"""A hint at the table: the best move is marked on the board, and nothing moves for it."""

import pytest
from playwright.sync_api import expect

from house.houses import Process
from house.people import lay_out

from .conftest import Invite


@pytest.mark.parametrize("width", [360, 1440])
def test_the_best_bet_is_marked_at_its_horses_and_made_as_it_is(guest: Invite, house: Process, width: int) -> None:
    with guest(width=width) as left:
        page = left.page
        left.sit_down(lay_out(house.url, "finish_line", "person", "casual", options={"races": "1"}), "finish_line")
        hint, track = page.get_by_role("button", name="Hint"), page.locator(".track")
        expect(hint).not_to_have_attribute("aria-disabled", "true")
        expect(left.button("Done betting")).to_be_visible()
        place = track.bounding_box()
        hint.click()
        card = page.get_by_role("region", name="What the coach thinks")
        expect(card.locator("li")).to_have_count(3, timeout=90_000)
        assert track.bounding_box() == place
        expect(card.get_by_text("What nobody at your seat can see, the coach does not know either.")).to_be_visible()
        best = card.locator("li .name").first.inner_text()
        page.keyboard.press("Escape")
        assert left.too_wide(width) == []
        if best == "Done betting":
            return
        expect(page.locator(".tile.best").first).to_contain_text("Best")
        expect(left.button(best)).to_contain_text("Best")
        left.button(best).click()
        expect(page.get_by_role("region", name="Your slip")).not_to_contain_text("No bets yet")
