"""What is refused: against a rule, too late, not there, or nobody answers."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from house.houses import Process, sqlite_in
from house.people import lay_out

from .conftest import Invite

NETWORK = "Failed to load resource|WebSocket connection|ERR_CONNECTION|dynamically imported module"


def test_P3_a_refused_move_says_why_and_leads_to_its_clause(guest: Invite) -> None:
    with guest() as left:
        left.play_now("pig")
        expect(left.button("Roll")).to_be_visible()
        left.button("Hold").click()
        expect(left.page.get_by_role("alert")).to_contain_text("Roll first: there is nothing to hold yet")
        expect(left.page.get_by_role("dialog")).to_have_count(0)
        left.page.get_by_role("button", name="Rule P3").click()
        drawer = left.page.get_by_role("dialog")
        expect(drawer.get_by_role("alert")).to_contain_text("P3")
        expect(drawer.locator("[aria-current=true]")).to_contain_text("A turn begins with a roll")
        expect(drawer.locator("[aria-current=true]")).to_be_in_viewport()
        left.page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)
        expect(left.button("Roll")).to_be_visible()


def test_a_choice_made_too_late_says_so_and_loses_nothing(guest: Invite) -> None:
    def slow(line: WebSocketRoute) -> None:
        """Every move after the first was made for a table that has moved on."""
        server = line.connect_to_server()

        def pass_on(words: str | bytes) -> None:
            message = json.loads(words)
            server.send(json.dumps({**message, "seen": 3} if message["kind"] == "move" else message))

        line.on_message(pass_on)

    with guest() as left:
        left.page.route_web_socket(re.compile("/socket$"), slow)
        left.play_now("pig")
        left.button("Roll").click()
        expect(left.log()).to_contain_text("Left rolls a")
        turns = left.log().get_by_text("Left rolls a")
        before = turns.count()
        left.button("Roll").click()
        expect(left.page.get_by_role("alert").get_by_text("The table had moved on")).to_be_visible()
        expect(left.button("Roll")).to_be_visible()
        assert turns.count() == before


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/tables/nosuchtable1", "This table is gone"),
        ("/tables/%3Cscript%3E", "This table is gone"),
        ("/tables/%E0%A4%A", "This table is gone"),
        ("/tables/a%2Fb", "This table is gone"),
        ("/games/ludo", "This game is not on the shelf"),
        ("/games", "This page is not in the house"),
        ("/nowhere/at/all", "This page is not in the house"),
    ],
)
def test_a_bad_link_leads_to_a_friendly_page_with_a_way_on(guest: Invite, path: str, title: str) -> None:
    with guest(expects=NETWORK) as left:
        page = left.visit(path)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        page.get_by_role("link", name="To the games", exact=True).click()
        expect(page.get_by_role("heading", name="The games")).to_be_visible()


def test_a_full_table_can_be_watched(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "pig", "person", "person")
    with guest() as left:
        page = left.visit(f"/tables/{keys['table']}")
        expect(page.get_by_text("This table is full")).to_be_visible()
        assert not page.get_by_role("button", name="Sit").count()


def test_a_seat_that_was_just_taken_is_refused_in_words(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "pig", "person", "open")
    with guest(expects=NETWORK) as left:
        page = left.visit(f"/tables/{keys['table']}")
        page.route("**/seats", lambda route: route.continue_(post_data='{"seat": 1, "name": "Left"}'))
        page.get_by_role("button", name="Sit here: seat 2").click()
        expect(page.get_by_role("alert").get_by_text("This seat is taken")).to_be_visible()


def test_a_house_that_is_away_is_waited_for(guest: Invite, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("away")
    with Process(sqlite_in(folder), folder) as other, guest(url=other.url, expects=NETWORK) as left:
        left.play_now("pig")
        left.button("Roll").click()
        expect(left.log()).to_contain_text("Left rolls a")
        other.kill()
        expect(left.page.get_by_text("The house does not answer; trying again")).to_be_visible()
        other.start()
        expect(left.page.get_by_text("The house does not answer; trying again")).to_have_count(0)
        expect(left.log()).to_contain_text("Left rolls a")
        left.visit()
        expect(left.page.get_by_role("heading", name="You were playing")).to_be_visible()
        left.context.set_offline(True)
        left.page.get_by_role("link", name="More choices: Pig").click()
        expect(left.page.get_by_role("heading", name="The house does not answer")).to_be_visible()
        left.context.set_offline(False)
        left.page.get_by_role("button", name="Try again").click()
        expect(left.page.get_by_role("heading", name="Rules of Pig")).to_be_visible()


def test_a_refusal_does_not_stand_while_somebody_looks_back(guest: Invite) -> None:
    with guest() as left:
        left.visit("/games/pig?way=bots")
        left.begin()
        left.button("Hold").click()
        refusal = left.page.get_by_role("alert").get_by_text("Roll first")
        expect(refusal).to_be_visible()
        left.page.get_by_role("link", name="Look back").click()
        expect(left.page.get_by_role("link", name="Back to the table")).to_be_visible()
        expect(refusal).to_have_count(0)
