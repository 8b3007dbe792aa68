"""A move that costs a lot is asked about, once, and by somebody who wants to be asked."""

from playwright.sync_api import expect

from .conftest import Invite

DONE = "Done betting"


def test_a_slip_asks_once_and_going_back_is_the_easy_way(guest: Invite) -> None:
    with guest(slips=True) as left:
        left.play_now("finish_line")
        asked = left.page.get_by_role("dialog", name=f"{DONE}?")
        left.button(DONE).click()
        expect(asked).to_contain_text("You have bet on no horse")
        expect(asked.get_by_role("button", name="Go back")).to_be_focused()
        assert not left.axe()
        for way in ("Escape", "Enter"):
            left.page.keyboard.press(way)
            expect(asked).to_have_count(0)
            left.button(DONE).click()
        asked.get_by_role("button", name="Yes: ").click()
        expect(left.log()).to_contain_text("Left is done betting")


def test_a_slip_is_not_asked_about_where_that_is_switched_off(guest: Invite) -> None:
    with guest(slips=True) as left:
        left.play_now("finish_line")
        left.page.get_by_role("button", name="This table").click()
        left.page.get_by_label("Ask me before a move that costs a lot").uncheck()
        left.page.keyboard.press("Escape")
        left.button(DONE).click()
        expect(left.log()).to_contain_text("Left is done betting")
