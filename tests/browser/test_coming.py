"""Coming and going: invitations, rematches, outages, somebody who looks on."""

import os
import re
import signal

import pytest
from playwright.sync_api import expect

from house.houses import Process, sqlite_in
from house.people import lay_out

from .conftest import Invite

HOLD_AT_10 = """() => {
    const wish = Number(document.querySelector('.gathered strong')?.textContent) >= 10 ? 'Hold' : 'Roll';
    const ready = [...document.querySelectorAll('button:not([aria-disabled=true])')];
    ready.find((button) => button.textContent.trim().startsWith(wish))?.click();
}"""
"""Presses what there is to press, in one go: nothing changes between looking and pressing."""


def test_who_is_invited_reads_by_whom_and_to_what_and_sits_down_with_one_button(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "pig", "person", "open")
    with guest("Right") as right:
        page = right.visit(f"/tables/{keys['table']}")
        expect(page.get_by_role("heading", name="Player 1 invites you to Pig")).to_be_visible()
        expect(page.get_by_text("Roll for points as long as you dare")).to_be_visible()
        page.get_by_label("Your name").fill("Right")
        page.get_by_role("button", name="Sit down and play").click()
        expect(page.get_by_text("Your seat")).to_be_visible()


def test_who_invites_shows_a_code_that_others_scan(guest: Invite, house: Process) -> None:
    with guest("Left") as left:
        left.sit_down(lay_out(house.url, "pig", "person", "open"), "pig")
        expect(left.page.get_by_role("img", name="Code to scan with another device")).to_be_visible()


def test_a_rematch_takes_along_who_asked_for_it_and_is_offered_to_the_other(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "pig", "person", "person", options={"target": "10"})
    with guest("Left") as left, guest("Right") as right:
        for number, person in (("1", left), ("2", right)):
            person.visit()
            person.hold_keys({**keys, "seats": {number: keys["seats"][number]}}, "pig")
            person.visit(f"/tables/{keys['table']}")
        rematch = left.page.get_by_role("button", name="Rematch")
        while not rematch.count():
            for person in (left, right):
                person.page.evaluate(HOLD_AT_10)
            expect(rematch.or_(left.page.locator(".banner")).first).to_be_visible()
        ways = right.page.locator(".over .ways")
        expect(ways).to_be_visible()
        before = ways.evaluate("one => one.offsetTop")
        rematch.click()
        left.page.wait_for_url(lambda url: keys["table"] not in url)
        expect(left.page.get_by_text(re.compile("Waiting for Player 2. In [0-9]+ s the game begins"))).to_be_visible()
        asked = re.compile("Player 1 wants a rematch. In [0-9]+ s it begins, and a bot plays for you until you come.")
        expect(right.page.get_by_text(asked)).to_be_visible()
        assert ways.evaluate("one => one.offsetTop") == before
        assert right.page.title().startswith("Rematch?")
        right.page.get_by_role("link", name="To the rematch").click()
        expect(left.page.get_by_role("region", name="Board").locator(".pig")).to_be_visible()


def test_a_house_that_stops_answering_is_noticed_and_found_again(
    guest: Invite, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("stopped")
    with Process(sqlite_in(folder), folder) as other, guest(url=other.url) as left:
        left.play_now("pig")
        expect(left.button("Roll")).to_be_visible()
        board = left.page.get_by_role("region", name="The board")
        before = board.bounding_box()
        os.kill(other.process.pid, signal.SIGSTOP)
        try:
            expect(left.page.get_by_text("The house does not answer")).to_be_in_viewport()
            assert board.bounding_box() == before
            expect(left.button("Roll")).to_have_count(0)
            expect(left.page.locator(".banner.mine")).to_have_count(0)
            left.page.get_by_label("Say something").fill("still there?")
            left.page.get_by_role("button", name="Send").click()
            expect(left.page.get_by_label("Say something")).to_have_value("still there?")
        finally:
            os.kill(other.process.pid, signal.SIGCONT)
        expect(left.page.get_by_text("The house does not answer")).to_have_count(0)
        expect(left.button("Roll")).to_be_visible()


def test_who_looks_on_is_counted_and_sees_the_seats_in_order(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "pig", "person", "person", "random")
    with guest("Left") as left, guest("Cleo") as cleo:
        left.visit()
        left.hold_keys(keys, "pig")
        left.visit(f"/tables/{keys['table']}")
        page = cleo.visit(f"/tables/{keys['table']}")
        expect(left.page.get_by_text("One person looks on.")).to_be_visible()
        expect(page.locator(".felt > ul .name").first).to_have_text("Player 1")
