"""Looking back: a finished game from its own address, and the past of one that goes on."""

import re

from playwright.sync_api import Page, expect

from house.houses import Process
from house.people import lay_out, play_on, seated

from .conftest import Invite
from .test_pace import elsewhere


def finished(house: Process) -> str:
    """The address of a table of Pig whose game is over."""
    keys = lay_out(house.url, "pig", "person", "random", options={"target": "30"})

    async def story() -> None:
        await play_on(await seated(house.url, keys, 1), 1)

    elsewhere(story())
    return f"/tables/{keys['table']}"


def at(page: Page) -> tuple[int, int]:
    """Where in a game somebody is, and how long it is."""
    here = re.fullmatch(r"([0-9]+) of ([0-9]+)", page.locator(".at").inner_text())
    assert here
    return int(here[1]), int(here[2])


def test_a_finished_game_is_looked_at_again_move_by_move_by_anybody_with_the_link(
    guest: Invite, house: Process
) -> None:
    address = finished(house)
    with guest("Left") as left:
        page = left.visit(address)
        page.get_by_role("region", name=re.compile("win")).get_by_role("link", name="Look back").click()
        expect(page.locator(".at")).to_contain_text("1 of")
        expect(left.log()).not_to_contain_text("wins")
        for _ in range(2):
            before = at(page)[0]
            page.keyboard.press("ArrowRight")
            expect(page.locator(".at")).not_to_have_text(re.compile(f"^{before} of"))
        expect(left.log()).to_contain_text("rolls a")
        page.get_by_label("Where in the game").fill(str(at(page)[1] // 2))
        middle = str(at(page)[1] // 2)
        expect(page.locator(".at")).to_contain_text(f"{middle} of")
        page.wait_for_url(f"**{address}?at={middle}")
        said = left.log().inner_text()
        with guest("Right") as right:
            right.visit(f"{address}?at={middle}")
            expect(right.page.locator(".at")).to_contain_text(f"{middle} of")
            expect(right.log()).to_contain_text(said.splitlines()[0])
        page.get_by_role("button", name="To the end").click()
        expect(left.log()).to_contain_text("wins")
        expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
        page.get_by_role("link", name="Back to the table").click()
        expect(page.get_by_role("link", name="Download the record")).to_be_visible()


def test_a_game_is_played_again_at_its_pace_and_can_be_stopped(guest: Invite, house: Process) -> None:
    with guest("Left", speed="fast") as left:
        page = left.visit(f"{finished(house)}?at=1")
        expect(page.locator(".at")).to_contain_text("1 of")
        page.get_by_role("button", name="Play", exact=True).click()
        page.get_by_role("button", name="Pause").click()
        stopped = at(page)
        page.get_by_role("button", name="To the beginning").click()
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page.locator(".at")).to_have_text(f"{stopped[1]} of {stopped[1]}")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_past_of_a_game_can_be_looked_at_without_leaving_it(guest: Invite) -> None:
    with guest("Left") as left:
        left.visit("/games/pig?way=bots")
        left.begin()
        left.button("Roll").click()
        expect(left.log()).to_contain_text("rolls a")
        left.page.get_by_role("link", name="Look back").click()
        expect(left.log()).not_to_contain_text("rolls a")
        expect(left.button("Roll")).to_have_count(0)
        left.page.get_by_role("link", name="Back to the table").click()
        expect(left.log()).to_contain_text("rolls a")


def test_somebody_plays_on_from_where_he_looks(guest: Invite, house: Process) -> None:
    with guest("Left") as left:
        page = left.visit(f"{finished(house)}?at=8")
        page.get_by_role("button", name="Play on from here").click()
        page.wait_for_url(re.compile("/tables/[0-9a-z]+$"))
        expect(left.button("Roll")).to_be_visible()
        expect(left.log()).to_contain_text("The game begins.")
        left.button("Roll").click()
        expect(left.log()).to_contain_text("rolls a")
