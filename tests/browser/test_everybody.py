"""For everybody: keyboard alone, small screens, screen readers, both colour schemes."""

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from croupier.kernel.shelf import games

from .conftest import Invite

SCREENS = ["/", "/proof", "/games/pig?way=bots", "/games/tutto?way=screen", "/games/finito?way=friends"]

LOADED = "performance.getEntriesByType('resource').map((one) => one.name)"


def tab_to(page: Page, name: str) -> None:
    """Walk with the Tab key until something of this name is reached."""
    for _ in range(80):
        page.keyboard.press("Tab")
        label = page.evaluate(
            "(document.activeElement.getAttribute('aria-label') || document.activeElement.innerText || '').trim()"
        )
        if label.startswith(name):
            return
    raise AssertionError(f"{name} cannot be reached with the keyboard")


def test_a_game_is_played_with_the_keyboard_alone(guest: Invite) -> None:
    with guest() as left:
        page = left.visit()
        expect(page.get_by_role("heading", name="The games")).to_be_visible()
        tab_to(page, "Play now: Pig")
        page.keyboard.press("Enter")
        expect(left.button("Roll")).to_be_visible()
        tab_to(page, "Roll")
        page.keyboard.press("Enter")
        expect(left.log()).to_contain_text("Player 1 rolls a")
        tab_to(page, "Rules")
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(left.button("Roll")).to_be_visible()
        turns = left.log().get_by_text("Player 1 rolls a")
        before = turns.count()
        page.keyboard.press("r")
        expect(turns).to_have_count(before + 1)


def test_buttons_that_open_a_dialog_say_so(guest: Invite) -> None:
    with guest(width=820) as left:
        page = left.visit()
        expect(left.box("finito").get_by_role("button", name="Rules")).to_have_attribute("aria-haspopup", "dialog")
        left.play_now("finito")
        page.get_by_role("button", name="What can I do?").click()
        for name in ("Rules", "This table", "Log and chat", "Our guess", "Show me around", "The rule on this"):
            opener = page.get_by_role("button", name=name).first
            expect(opener).to_have_attribute("aria-haspopup", "dialog")
        page.get_by_role("button", name="The rule on this").first.click()
        expect(page.get_by_role("dialog", name="Rules of")).to_be_visible()


def test_moves_and_rolls_are_announced(guest: Invite) -> None:
    with guest() as left:
        left.play_now("pig")
        left.button("Roll").click()
        expect(left.page.locator("p[role=status][aria-live=polite].unseen")).not_to_be_empty()


def test_no_screen_scrolls_sideways_on_a_phone_a_tablet_or_a_wide_screen(guest: Invite) -> None:
    with guest() as left:
        for path in SCREENS:
            left.visit(path)
            expect(left.page.get_by_role("heading").first).to_be_visible()
            assert not left.too_wide(360, 820, 1920), path
        left.play_now("pig")
        expect(left.button("Roll")).to_be_visible()
        assert not left.too_wide(360, 820, 1920)


@pytest.mark.parametrize(("scheme", "screens"), [("light", SCREENS), ("dark", SCREENS[:3])])
def test_axe_finds_nothing_wrong(guest: Invite, scheme: Literal["light", "dark"], screens: list[str]) -> None:
    with guest() as left:
        left.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        for path in screens:
            left.visit(path)
            expect(left.page.get_by_role("heading").first).to_be_visible()
            assert left.axe() == [], path
        left.visit("/games/pig?way=friends")
        left.page.get_by_role("button", name="Lay out the table").click()
        expect(left.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
        assert left.axe() == []
        left.play_now("pig")
        expect(left.button("Roll")).to_be_visible()
        assert left.axe() == []
        left.page.get_by_role("button", name="Rules").click()
        expect(left.page.get_by_role("dialog").get_by_text("P10")).to_be_visible()
        assert left.axe() == []


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_axe_finds_nothing_wrong_with_any_board(guest: Invite, game: str) -> None:
    with guest() as left:
        left.play_now(game)
        expect(left.page.get_by_role("region", name="The board").get_by_role("button").first).to_be_visible()
        assert left.axe() == []
        assert not left.too_wide(360, 820, 1920)


def test_the_rules_of_every_game_can_be_read_from_the_shelf(guest: Invite) -> None:
    with guest() as left:
        page = left.visit()
        assert not [one for one in page.evaluate(LOADED) if "learn-" in one]
        for game in games():
            left.box(game.id).get_by_role("button", name="Rules").click()
            drawer = page.get_by_role("dialog", name=f"Rules of {game.facts.title}")
            expect(drawer.locator("[data-clause]")).to_have_count(len(game.clauses))
            expect(drawer.get_by_title("our ruling").first).to_be_visible()
            steps = drawer.get_by_role("region", name="How to play").get_by_role("listitem")
            assert 3 <= steps.count() <= 5
            expect(steps.locator("svg")).to_have_count(steps.count())
            page.keyboard.press("Escape")
            expect(drawer).to_have_count(0)


def test_colours_can_be_switched_and_are_remembered(guest: Invite) -> None:
    with guest() as left:
        page = left.visit()
        for name in ("light", "dark"):
            page.get_by_role("button", name="Colours").click()
            expect(page.locator("html")).to_have_attribute("data-theme", name)
        page.reload()
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
