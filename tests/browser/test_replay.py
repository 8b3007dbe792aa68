"""Looking back: a finished game from its own address, and the past of one that goes on."""

import re

from playwright.sync_api import Locator, Page, expect

from croupier.house.live.news import MOST_NEWS
from house.houses import Process
from house.people import lay_out, play_on, seated
from house.records import record_of

from .conftest import Invite
from .test_pace import elsewhere


def finished(house: Process, target: str = "30") -> str:
    """The address of a table of Pig whose game is over."""
    keys = lay_out(house.url, "pig", "person", "random", options={"target": target})

    async def story() -> None:
        await play_on(await seated(house.url, keys, 1), 1)

    elsewhere(story())
    return f"/tables/{keys['table']}"


def scrub(page: Page) -> Locator:
    """Where in the log of a game somebody is."""
    return page.get_by_label("Where in the game")


def length(page: Page) -> int:
    """How long the log of a game is that somebody looks back at."""
    return int(scrub(page).get_attribute("max") or 0)


def test_a_finished_game_is_looked_at_again_move_by_move_by_anybody_with_the_link(
    guest: Invite, house: Process
) -> None:
    address = finished(house)
    with guest("Left") as left:
        page = left.visit(address)
        page.get_by_role("region", name=re.compile("win")).get_by_role("link", name="Look back").click()
        expect(page.locator(".at")).to_have_text("The beginning")
        expect(left.log()).not_to_contain_text("wins")
        page.keyboard.press("ArrowRight")
        expect(page.locator(".at")).to_contain_text("Move 1 of")
        expect(left.log()).not_to_contain_text("rolls a")
        page.keyboard.press("ArrowRight")
        expect(left.log()).to_contain_text("rolls a")
        expect(page.locator(".at")).to_contain_text("Move 1 of")
        middle = str(length(page) // 2)
        scrub(page).fill(middle)
        expect(scrub(page)).to_have_value(middle)
        page.wait_for_url(f"**{address}?at={middle}")
        said = left.log().inner_text()
        with guest("Right") as right:
            right.visit(f"{address}?at={middle}")
            expect(scrub(right.page)).to_have_value(middle)
            expect(right.log()).to_contain_text(said.splitlines()[0])
        page.get_by_role("button", name="To the end").click()
        expect(left.log()).to_contain_text("wins")
        page.keyboard.press("Home")
        expect(page.locator(".at")).to_have_text("The beginning")
        page.keyboard.press("End")
        expect(page.locator(".at")).to_have_text(re.compile(r"^Move (\d+) of \1$"))
        expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
        page.get_by_role("link", name="Back to the table").click()
        expect(page.get_by_role("link", name="Download the record")).to_be_visible()
        left.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.get_by_role("button", name="Copy a link").click()
        expect(page.get_by_role("button", name="Copied")).to_be_visible()
        assert page.evaluate("navigator.clipboard.readText()") == f"{left.house}{address}?at=1"


def test_the_moves_of_a_long_game_are_counted_from_its_beginning(guest: Invite, house: Process) -> None:
    address = finished(house, target="150")
    moves = sum(line.seat != "*" for line in record_of(house.url, address.rpartition("/")[2]).log)
    assert moves > MOST_NEWS
    with guest("Left") as left:
        page = left.visit(f"{address}?at=9999")
        expect(page.locator(".at")).to_have_text(f"Move {moves} of {moves}")
        expect(scrub(page)).to_have_value(str(length(page)))


def test_a_game_is_played_again_at_its_pace_and_can_be_stopped(guest: Invite, house: Process) -> None:
    with guest("Left", speed="fast") as left:
        page = left.visit(f"{finished(house)}?at=1")
        expect(page.locator(".at")).to_have_text("The beginning")
        page.get_by_role("button", name="Play", exact=True).click()
        page.get_by_role("button", name="Pause").click()
        page.get_by_role("button", name="To the beginning").click()
        page.get_by_label("Speed").select_option("normal")
        page.get_by_role("button", name="Play", exact=True).click()
        page.wait_for_url(re.compile(r"\?at=[3-9]$"))
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        page.get_by_label("Speed").select_option("fast")
        assert page.evaluate("localStorage['croupier.speed']") == "fast"
        expect(scrub(page)).to_have_value(str(length(page)))
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
        page.get_by_role("button", name="Play on from here").dblclick()
        page.wait_for_url(re.compile("/tables/[0-9a-z]+$"))
        assert page.evaluate("JSON.parse(localStorage['croupier.tables']).length") == 1
        expect(left.button("Roll")).to_be_visible()
        expect(left.log()).to_contain_text("The game begins.")
        left.button("Roll").click()
        expect(left.log()).to_contain_text("rolls a")
        page.get_by_role("link", name=re.compile("^Played on from move [0-9]+ of another game$")).click()
        expect(scrub(page)).to_have_value("8")
