"""What a browser shows of tables that come to an end, and of a lobby with many tables."""

import pytest
from playwright.sync_api import expect

from house.houses import Process, sqlite_in
from house.people import lay_out
from house.test_ends import status_of, until

from .conftest import Invite


def test_a_cleared_table_says_what_happened_and_is_not_gone_on_with(
    guest: Invite, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("cleared")
    with Process(sqlite_in(folder), folder, open_for=0.4) as other, guest(url=other.url) as left:
        keys = lay_out(other.url, "pig", "person", "open")
        until(lambda: status_of(other, keys["table"]) == "cleared")
        left.visit()
        left.hold_keys(keys, "pig")
        page = left.visit(f"/tables/{keys['table']}")
        expect(page.get_by_role("heading", name="This table was cleared")).to_be_visible()
        expect(left.log()).to_contain_text("Nobody came any more: the house cleared the table.")
        expect(page.get_by_role("button", name="Sit here")).to_have_count(0)
        expect(page.get_by_label("Say something")).to_have_count(0)
        assert left.axe() == []
        page.get_by_role("link", name="To the games", exact=True).click()
        expect(page.get_by_role("heading", name="The games")).to_be_visible()
        expect(page.get_by_role("heading", name="You were playing")).to_have_count(0)


def test_the_lobby_is_shown_page_by_page_and_by_game(guest: Invite, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("lobby")
    with Process(sqlite_in(folder), folder) as other, guest(url=other.url) as left:
        for _ in range(25):
            lay_out(other.url, "pig", "person", "open", public=True)
        lay_out(other.url, "tutto", "person", "open", public=True)
        page = left.visit()
        offers = page.get_by_role("link", name="Sit down")
        expect(offers).to_have_count(20)
        page.get_by_role("button", name="More tables").click()
        expect(offers).to_have_count(26)
        expect(page.get_by_role("button", name="More tables")).to_have_count(0)
        page.get_by_label("Show the tables of").select_option("tutto")
        expect(offers).to_have_count(1)
        expect(page.get_by_role("link", name="Sit down: Tutto")).to_be_visible()
        assert left.axe() == []
        assert left.too_wide(320, 1280) == []
