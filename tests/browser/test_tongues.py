"""Every language in the browser: preferred, chosen, named by an address, and as wide as a phone."""

import pytest
from playwright.sync_api import Page, expect

from croupier.kernel.languages import ENGLISH, languages
from croupier.kernel.shelf import GAMES, games
from house.houses import Process
from house.people import lay_out

from .conftest import Invite

OTHERS = sorted(set(languages()) - {ENGLISH})
CUT = """() => [...document.querySelectorAll("button, .button, h1, h2, label, th, summary")]
    .filter((one) => one.checkVisibility() && one.textContent.trim() && !one.closest(".unseen"))
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
    .map((one) => one.textContent.trim())"""
"""The words that find no room where they stand."""


def reads(page: Page, language: str) -> None:
    """What the page is written in."""
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_a_language_is_chosen_at_the_top_and_remembered(guest: Invite) -> None:
    with guest() as left:
        page = left.visit()
        reads(page, ENGLISH)
        for language in OTHERS:
            page.locator(".language select").select_option(language)
            reads(page, language)
            left.visit()
            reads(page, language)


@pytest.mark.parametrize("language", OTHERS)
def test_the_address_of_rules_names_their_language(language: str, guest: Invite) -> None:
    with guest() as left:
        page = left.visit(f"/rules/{language}/pig")
        reads(page, language)
        clauses = next(game for game in games(GAMES) if game.id == "pig").rules_in(language)
        expect(page.get_by_text(clauses[2].words)).to_be_visible()
        page.locator(".language select").select_option(ENGLISH)
        expect(page).to_have_url(f"{left.house}/rules/en/pig")
        reads(page, ENGLISH)


def test_rules_in_a_language_that_nobody_has_written_are_nowhere(guest: Invite) -> None:
    with guest() as left:
        expect(left.visit("/rules/tlh/pig").get_by_role("heading", level=1)).to_be_visible()
        expect(left.page.get_by_text("P1")).to_have_count(0)


@pytest.mark.parametrize("language", OTHERS)
def test_everything_finds_room_on_a_phone(language: str, guest: Invite, house: Process) -> None:
    with guest("Left", width=360) as left:
        left.context.add_init_script(f"localStorage.setItem('croupier.language', '{language}')")
        for game in [None, *games(GAMES)]:
            if game is None:
                left.visit()
            else:
                left.sit_down(lay_out(house.url, game.id, "person", game.levels["casual"]), game.id)
            expect(left.page.locator("main")).to_be_visible()
            reads(left.page, language)
            assert left.too_wide(360) == []
            assert left.page.evaluate(CUT) == []
