"""A game of Pig in the browser, from the shelf to the rematch."""

import re

from playwright.sync_api import expect

from house.houses import Process
from house.people import lay_out

from .conftest import Invite
from .guests import Guest


def play_to_the_end(person: Guest) -> None:
    """Hold at twenty, as everybody does."""
    page = person.page
    rematch = page.get_by_role("button", name="Rematch")
    while True:
        expect(rematch.or_(person.button("Roll"))).to_be_visible()
        if rematch.is_visible():
            return
        gathered = int(page.locator(".gathered strong").inner_text())
        (person.button("Hold") if gathered >= 20 else person.button("Roll")).click()


def test_a_person_plays_against_a_bot_to_the_end_and_again(guest: Invite) -> None:
    with guest() as left:
        left.play_now("pig")
        first = left.page.url
        play_to_the_end(left)
        expect(left.page.locator(".over h2")).to_have_text(re.compile("win"))
        expect(left.log()).to_contain_text("The game is over.")
        left.page.get_by_role("button", name="Rematch").click()
        left.page.wait_for_url(lambda url: "/tables/" in url and url != first)
        expect(left.page.locator(".acts")).to_be_visible()


def test_dice_tumble_and_land_on_what_the_house_rolled(guest: Invite) -> None:
    with guest(still=False) as left:
        left.play_now("pig")
        left.button("Roll").click()
        die = left.page.locator(".throw [role=img]")
        expect(left.button("Roll")).to_be_visible()
        rolled = re.search(r"rolls a (\d)", left.log().locator("li", has_text="rolls a").first.inner_text())
        assert rolled
        expect(die).to_have_attribute("aria-label", f"The die shows {rolled[1]}")


def test_real_dice_are_typed_in_and_slips_taken_back(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "pig", "person", "person", dice="real")
    with guest() as left:
        left.visit()
        left.hold_keys(keys, "pig")
        page = left.visit(f"/tables/{keys['table']}")
        left.button("Roll").click()
        left.type_in("5")
        expect(page.locator(".gathered strong")).to_have_text("5")
        page.get_by_role("button", name="slip").click()
        expect(page.locator(".gathered strong")).to_have_text("0")
        left.type_in("17")
        expect(page.get_by_role("button", name="Rule P4")).to_be_visible()


def test_P6_a_1_shakes_the_die_once(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "pig", "person", "person", dice="real")
    with guest(still=False, speed="fast") as left:
        left.visit()
        left.hold_keys(keys, "pig")
        page = left.visit(f"/tables/{keys['table']}")
        for face in "51":
            left.button("Roll").click()
            left.type_in(face)
            expect(page.locator(".throw").get_by_role("img", name=f"The die shows {face}")).to_be_visible()
        page.wait_for_function("() => document.querySelector('.throw').getAnimations().length === 1")


def test_who_has_won_stands_in_nobodys_turn(guest: Invite, house: Process) -> None:
    with guest() as left:
        left.sit_down(lay_out(house.url, "pig", "person", "random", dice="real", options={"target": "10"}), "pig")
        for face in ("6", "5"):
            left.button("Roll").click()
            left.show(face)
        left.button("Hold").click()
        expect(left.log()).to_contain_text("Player 1 wins.")
        part = left.page.locator(".turn").filter(has_text="Player 1 wins.")
        expect(part.locator("strong")).to_have_count(0)
