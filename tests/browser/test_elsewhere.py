"""Boards of other packages: loaded when a table is opened, and the plain board where there is none that works."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from croupier.kernel.shelf import find_game
from elsewhere import beside, bring, install
from house.houses import Process, sqlite_in
from house.people import ask, lay_out

from .conftest import Invite
from .guests import Guest

GAME = "liars_dice"
BROKEN = {
    "hog": ("throw new Error('no');", "The board of hog cannot be loaded: Error: no"),
    "sow": ("export default () => { throw new Error('no'); };", "The board of sow does not work: Error: no"),
}


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house with the example installed beside it, and with games whose boards are broken."""
    folder = tmp_path_factory.mktemp("elsewhere")
    site = install(folder)
    for name, (text, _) in BROKEN.items():
        (bring(site, find_game("pig").folder, name) / "web" / "board.js").write_text(text)
    with Process(sqlite_in(folder), folder, env=beside(site)) as process:
        yield process


def sit_down(person: Guest, game: str, *chairs: str, **wishes: object) -> None:
    """Open the page of a table with the keys of its first seat."""
    keys = lay_out(person.house, game, *chairs, **wishes)
    person.visit()
    person.hold_keys(keys, game)
    person.visit(f"/tables/{keys['table']}")


def test_a_round_of_liars_dice_is_played_on_its_own_board(guest: Invite, elsewhere: Process) -> None:
    with guest(url=elsewhere.url) as left:
        sit_down(left, GAME, "person", "steady")
        board = left.page.locator(".liars")
        expect(board.locator("svg[role=img]")).to_have_count(5)
        expect(board.get_by_role("list", name="The cups")).to_contain_text("5 dice")
        expect(left.button("Liar!")).not_to_be_visible()
        left.page.get_by_role("button", name="More dice").click()
        left.page.get_by_role("button", name="A 6").click()
        left.button("Bid 2 sixes").click()
        expect(left.log()).to_contain_text("claims 2 dice showing 6.")
        last = left.page.get_by_role("region", name="The last round")
        while not last.is_visible():
            expect(left.button("Liar!").or_(last).first).to_be_visible()
            if left.button("Liar!").is_visible():
                left.button("Liar!").click()
                break
        expect(last).to_contain_text("There were")
        expect(last).to_contain_text("One die less")
        expect(last.locator("svg[role=img]")).to_have_count(10)


def test_only_listed_bids_can_be_picked(guest: Invite, elsewhere: Process) -> None:
    with guest(url=elsewhere.url) as left:
        sit_down(left, GAME, "person", "steady", options={"dice": "1"})
        page = left.page
        expect(left.button("Bid 1 one")).to_be_visible()
        expect(page.get_by_role("button", name="Fewer dice")).to_have_attribute("aria-disabled", "true")
        page.get_by_role("button", name="More dice").click()
        expect(page.get_by_role("button", name="More dice")).to_have_attribute("aria-disabled", "true")
        page.get_by_role("button", name="A 6").click()
        left.button("Bid 2 sixes").click()
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_its_board_fits_a_phone_and_axe_finds_nothing_wrong(guest: Invite, elsewhere: Process) -> None:
    with guest(url=elsewhere.url, width=360) as left:
        sit_down(left, GAME, "person", "steady", "steady", "steady", "steady", "steady", options={"dice": "6"})
        expect(left.button("Bid 1 one")).to_be_visible()
        assert left.axe() == []
        assert left.too_wide(1400, 820, 360) == []


def test_somebody_who_watches_sees_cups_and_no_dice(guest: Invite, elsewhere: Process) -> None:
    table = lay_out(elsewhere.url, GAME, "person", "person", dice="real")["table"]
    with guest(url=elsewhere.url) as cleo:
        cleo.visit(f"/tables/{table}")
        expect(cleo.page.get_by_role("list", name="The cups")).to_contain_text("Player 25 dice")
        expect(cleo.page.locator(".liars svg[role=img]")).to_have_count(0)


def test_its_cover_stands_on_the_shelf(guest: Invite, elsewhere: Process) -> None:
    with guest(url=elsewhere.url) as left:
        left.visit()
        expect(left.page.locator(f"img[src^='/boards/{GAME}/cover.svg']")).to_be_visible()


@pytest.mark.parametrize(("game", "steps"), [("hog", 4), (GAME, 0)])
def test_rules_begin_with_the_steps_that_a_game_brings(
    guest: Invite, elsewhere: Process, game: str, steps: int
) -> None:
    with guest(url=elsewhere.url) as left:
        left.visit()
        left.box(game).get_by_role("button", name="Rules").click()
        drawer = left.page.get_by_role("dialog")
        expect(drawer.locator("[data-clause]").first).to_be_visible()
        expect(drawer.get_by_role("region", name="How to play").locator("svg")).to_have_count(steps)


@pytest.mark.parametrize("game", BROKEN)
def test_a_board_that_throws_is_replaced_by_the_plain_one(guest: Invite, elsewhere: Process, game: str) -> None:
    with guest(url=elsewhere.url, expects="^The board of") as left:
        sit_down(left, game, "person", "random")
        expect(left.page.get_by_role("region", name="Your choices")).to_contain_text("Roll")
        assert left.complaints == [BROKEN[game][1]]


def test_a_game_of_another_package_has_its_report_and_one_without_leads_nowhere(
    guest: Invite, elsewhere: Process
) -> None:
    with guest(url=elsewhere.url) as left:
        page = left.visit("/games/hog?way=bots")
        page.get_by_role("link", name="Read the report").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("what the numbers say")
        left.visit(f"/games/{GAME}?way=bots")
        expect(page.get_by_role("heading", name="Rules of")).to_be_visible()
        expect(page.get_by_role("link", name="Read the report")).to_have_count(0)
    assert ask(f"{elsewhere.url}/games/{GAME}/report")[0] == 404
