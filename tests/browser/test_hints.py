"""The coach at the table: the best move is marked on the board, and the tutor asks before a blunder."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from house.houses import Process, sqlite_in
from house.people import lay_out

from .conftest import Invite
from .guests import Guest


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house where moves wait for the tutor as long as it takes."""
    folder = tmp_path_factory.mktemp("coached")
    with Process(sqlite_in(folder), folder, tutor=80.0) as process:
        yield process


@contextmanager
def with_a_tutor(guest: Invite, house: Process, width: int = 1280) -> Iterator[Guest]:
    """Somebody whose 24 points win Pig for three to 20 points, which is not solved, and who has a tutor."""
    keys = lay_out(house.url, "pig", *["person"] * 3, dice="real", coach=True, options={"target": "20"})
    with guest(url=house.url, width=width) as left:
        left.sit_down(keys, "pig")
        for gathered in ("6", "12", "18", "24"):
            left.button("Roll").click()
            left.type_in("6")
            expect(left.page.locator(".gathered strong")).to_have_text(gathered)
        if width < 500:
            left.page.get_by_role("button", name="Hint").click()
            left.page.get_by_role("checkbox", name="Tutor: ask me").check()
            left.page.keyboard.press("Escape")
        else:
            left.page.get_by_role("button", name="Tutor").click()
            expect(left.page.get_by_role("button", name="Tutor")).to_have_attribute("aria-pressed", "true")
        yield left


@pytest.mark.parametrize("width", [360, 1280])
def test_the_tutor_is_switched_on_and_asks_before_a_move_that_gives_much_away(
    guest: Invite, house: Process, width: int
) -> None:
    with with_a_tutor(guest, house, width) as left:
        page, question = left.page, left.page.get_by_role("dialog", name="Roll?")
        for way in ("Go back", "Yes: Roll"):
            left.button("Roll").click()
            expect(question).to_contain_text("“Hold” wins 100%, this ")
            assert not left.axe()
            question.get_by_role("button", name=way).click()
            expect(question).to_have_count(0)
        left.type_in("6")
        expect(page.locator(".gathered strong")).to_have_text("30")


def test_who_moves_before_the_tutor_has_looked_is_told_so(guest: Invite, tmp_path: Path) -> None:
    with Process(sqlite_in(tmp_path), tmp_path, tutor=0.001) as hasty, with_a_tutor(guest, hasty) as left:
        left.button("Roll").click()
        expect(left.page.get_by_role("alert")).to_contain_text("it was made without him")
        left.type_in("6")
        expect(left.page.locator(".gathered strong")).to_have_text("30")
        expect(left.page.get_by_role("alert")).to_have_text("")


@pytest.mark.parametrize("width", [360, 1440])
def test_the_best_bet_is_marked_at_its_horses_and_made_as_it_is(guest: Invite, house: Process, width: int) -> None:
    with guest(width=width) as left:
        page = left.page
        left.sit_down(lay_out(house.url, "finish_line", "person", "casual", options={"races": "1"}), "finish_line")
        hint, track = page.get_by_role("button", name="Hint"), page.locator(".track")
        expect(hint).not_to_have_attribute("aria-disabled", "true")
        expect(left.button("Done betting")).to_be_visible()
        place = track.bounding_box()
        hint.click()
        card = page.get_by_role("region", name="What the coach thinks")
        expect(card.locator("li")).to_have_count(3, timeout=90_000)
        assert track.bounding_box() == place
        expect(card.get_by_text("What nobody at your seat can see, the coach does not know either.")).to_be_visible()
        best = card.locator("li .name").first.inner_text()
        page.keyboard.press("Escape")
        assert left.too_wide(width) == []
        if best == "Done betting":
            return
        expect(page.locator(".tile.best").first).to_contain_text("Best")
        expect(left.button(best)).to_contain_text("Best")
        left.button(best).click()
        expect(page.get_by_role("region", name="Your slip")).not_to_contain_text("No bets yet")
