"""Two people around one screen, with secrets: neither sees or hears what the other chose."""

from playwright.sync_api import Page, expect

from .conftest import Invite
from .guests import Guest
from .test_finish_line import bet

BET = "500 euros on"


def seat_two(left: Guest) -> Page:
    """A table of two people around one screen, with the first one's side shown."""
    page = left.visit("/games/finish_line?way=screen")
    page.get_by_label("Your name").fill("Left")
    page.get_by_label("Player 2").fill("Right")
    left.begin()
    uncover(page, "Left")
    return page


def uncover(page: Page, name: str) -> None:
    """Look at a side."""
    page.get_by_role("button", name=f"I am {name}: show my side").click()
    expect(page.locator(".status")).to_have_text(f"{name}, your turn")


def test_what_one_bets_the_other_never_reads(guest: Invite) -> None:
    with guest("Left") as left:
        page = seat_two(left)
        bet(left, 500, int(page.locator("button[data-horse]").first.get_attribute("data-horse") or 0))
        expect(left.log()).to_contain_text(f"Left bets {BET}")
        everything = page.locator("html")
        for _ in range(2):
            page.get_by_role("button", name="Play as Right").click()
            expect(page.get_by_role("heading", name="Hand the screen to Right")).to_be_visible()
            assert BET not in everything.inner_html()
            uncover(page, "Right")
            expect(left.log()).to_contain_text("Place your bets!")
            assert f"Left bets {BET}" not in everything.inner_html()
            page.get_by_role("button", name="Play as Left").click()
            uncover(page, "Left")
            expect(left.log()).to_contain_text(f"Left bets {BET}")
        page.reload()
        expect(page.get_by_role("heading", name="Hand the screen to Left")).to_be_visible()
        assert BET not in everything.inner_html()
        page.get_by_role("link", name="Croupier").first.click()
        page.go_back()
        expect(page.get_by_role("heading", name="Hand the screen to Left")).to_be_visible()
        assert BET not in everything.inner_html()
        uncover(page, "Left")
        left.button("Done betting").click()
        expect(page.get_by_role("heading", name="Hand the screen to Right")).to_be_visible()
        assert BET not in everything.inner_html()
        uncover(page, "Right")
        assert f"Left bets {BET}" not in everything.inner_html()
