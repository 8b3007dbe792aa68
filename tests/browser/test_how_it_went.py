"""How it went: the chances to win along a game that is over, what would have been better, and what was luck."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from house.houses import Process, sqlite_in
from house.people import lay_out
from house.records import lay_down

from .conftest import Invite
from .guests import Guest
from .test_golden import GOLDEN
from .test_language import TITLES, made_up, outside
from .test_pace import elsewhere
from .test_replay import scrub

RECORD = "pigtotwenty"
"""In which Right holds at 4: that wins 43 %, rolling would have won 66 %."""
BEFORE_IT = 10
"""The number in the log of its table after which he did."""

UPPERMOST = """() => {
  const heading = document.querySelector(".went h2");
  const { x, y, width, height } = heading.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === heading;
}"""
"""Whether nothing lies over the heading."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house where a short game of Pig was played."""
    folder = tmp_path_factory.mktemp("went")
    elsewhere(lay_down(sqlite_in(folder), {RECORD: GOLDEN[RECORD]}))
    with Process(sqlite_in(folder), folder) as process:
        yield process


def curve(page: Page) -> Locator:
    """Everybody's chance to win."""
    return page.get_by_role("img", name=re.compile("^Everybody’s chance to win"))


def opened(left: Guest) -> Page:
    """The short game, and how it went."""
    page = left.visit(f"/tables/{RECORD}")
    page.get_by_role("link", name="How it went").click()
    expect(curve(page)).to_be_visible()
    return page


def test_who_has_played_to_the_end_is_told_how_it_went_when_he_asks(guest: Invite, house: Process) -> None:
    with guest() as left:
        asked: list[str] = []
        left.page.on("request", lambda request: asked.append(request.url))
        left.sit_down(lay_out(house.url, "pig", "person", "casual", options={"target": "10"}), "pig")
        page, over = left.page, left.page.locator(".over")
        while True:
            expect(over.or_(left.button("Roll"))).to_be_visible()
            if over.count():
                break
            wins = int(page.locator(".gathered strong").inner_text()) >= 10
            (left.button("Hold") if wins else left.button("Roll")).click()
        assert not [url for url in asked if "nalysis" in url]
        over.get_by_role("link", name="How it went").click()
        expect(curve(page)).to_be_visible()
        panel = page.get_by_role("region", name="How it went")
        expect(panel.get_by_text("All chances are exact.")).to_be_visible()
        expect(panel.get_by_role("heading", name=re.compile("^(Player 1|Poppy): [0-9]+% → (100|0)%$"))).to_have_count(2)
        page.get_by_role("button", name="Close").click()
        expect(curve(page)).to_have_count(0)
        page.get_by_role("button", name="How it went").click()
        expect(curve(page)).to_be_visible()


def test_a_mark_leads_to_the_decision_and_the_board_shows_what_was_better(guest: Invite) -> None:
    with guest() as left:
        page = opened(left)
        page.get_by_role("button", name="Right chose “Hold”, which wins 43%. “Roll” wins 66%.").click()
        expect(scrub(page)).to_have_value(str(BEFORE_IT))
        page.wait_for_url(f"**/tables/{RECORD}?at={BEFORE_IT}&went")
        expect(page.locator(".moment")).to_contain_text("“Roll” wins 66%")
        expect(left.button("Roll")).to_contain_text("Best")
        expect(left.button("Hold")).not_to_contain_text("Best")
        page.keyboard.press("ArrowRight")
        expect(page.locator(".moment")).not_to_contain_text("wins 66%")
        expect(left.button("Roll")).to_have_count(0)
        page.get_by_role("button", name="The next moment").click()
        expect(page.locator(".moment")).to_contain_text("Good luck for Left: 57% became 65%.")
        page.get_by_role("button", name="The moment before").click()
        expect(scrub(page)).to_have_value(str(BEFORE_IT))
        page.reload()
        expect(page.locator(".moment")).to_contain_text("“Roll” wins 66%")


@pytest.mark.parametrize("width", [360, 1280])
def test_what_was_better_is_scrolled_to_as_far_as_the_heading_stays(guest: Invite, width: int) -> None:
    with guest(width=width) as left:
        page = left.visit(f"/tables/{RECORD}?at=99&went")
        page.set_viewport_size({"width": width, "height": 560})
        page.locator(".marks .cost").first.click()
        expect(left.button("Roll")).to_contain_text("Best")
        expect(page.get_by_role("heading", name="How it went")).to_be_in_viewport(ratio=1)
        assert page.evaluate(UPPERMOST)


def test_a_press_on_the_curve_goes_to_that_place_of_the_game(guest: Invite) -> None:
    with guest() as left:
        page = opened(left)
        box = curve(page).bounding_box()
        assert box
        for share, where in ((0, "The beginning"), (1, "Move 12 of 12"), (0.52, "Move 6 of 12")):
            page.mouse.click(box["x"] + share * (box["width"] - 1), box["y"] + 2)
            expect(page.locator(".at")).to_have_text(where)


@pytest.mark.parametrize("width", [360, 1280])
def test_how_it_went_is_for_everybody(guest: Invite, width: int) -> None:
    with made_up(guest(width=width)) as left:
        page = left.visit(f"/tables/{RECORD}?at=99&went")
        expect(page.locator(".curve")).to_be_visible()
        assert outside(page, *TITLES, "Left", "Right") == []
        assert not left.axe()
        page.locator(".marks .cost").first.click()
        expect(page.locator(".marks .cost.here")).to_have_count(1)
        assert outside(page, *TITLES, "Left", "Right") == []
        assert not left.axe()
        assert left.too_wide(width) == []


def test_how_far_it_is_worked_out_is_told_and_trouble_can_be_mended(guest: Invite) -> None:
    answers = [
        (202, {"state": "waiting", "ahead": 2, "done": 0, "of": 21}),
        (202, {"state": "working", "ahead": 0, "done": 7, "of": 21}),
        (503, None),
    ]
    with guest(expects="Failed to load") as left:
        page = left.page
        page.clock.install()
        page.route(
            "**/analysis",
            lambda route: route.fulfill(status=answers[0][0], json=answers.pop(0)[1]) if answers else route.continue_(),
        )
        left.visit(f"/tables/{RECORD}?at=99&went")
        panel = page.get_by_role("region", name="How it went")
        expect(panel.get_by_role("status")).to_have_text("2 other games are worked out first …")
        page.clock.run_for(1500)
        expect(panel.get_by_role("status")).to_have_text("Every move is weighed: 7 of 21 …")
        page.clock.run_for(1500)
        expect(panel.get_by_role("alert")).to_contain_text("The house does not answer")
        panel.get_by_role("button", name="Try again").click()
        expect(panel.get_by_role("alert")).to_have_count(0)


def test_luck_that_is_too_coarse_to_be_told_is_no_figure(guest: Invite) -> None:
    def blur(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        for account in told.get("accounts", []):
            account["luck_error"] = 0.2
        route.fulfill(response=answer, json=told)

    with guest() as left:
        left.page.route("**/analysis", blur)
        panel = opened(left).get_by_role("region", name="How it went")
        expect(panel.get_by_text("A ? is too coarse to be told")).to_be_visible()
        expect(panel.locator("dd").get_by_text("?", exact=True)).to_have_count(6)
