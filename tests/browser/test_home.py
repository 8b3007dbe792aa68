"""Home: what is seen first, whom one plays against, what one was playing, and whose table is open."""

import re

import pytest
from playwright.sync_api import expect

from croupier.kernel.shelf import find_game
from house.houses import Process
from house.people import ask, lay_out

from .conftest import Invite
from .test_boards import place

SHIFTED = """new Promise((done) => {
    let sum = 0
    const watch = (list) => list.getEntries().forEach((one) => (sum += one.value))
    new PerformanceObserver(watch).observe({ type: "layout-shift", buffered: true })
    setTimeout(() => done(sum), 300)
})"""
"""How far things have moved since the page was asked for."""


def thinks(name: str, level: str) -> str:
    """How the bot of a level says that it thinks."""
    game = find_game(name)
    return game.texts("en").say(f"bot-{game.bot(level)}")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (360, 740)])
def test_play_and_the_code_are_seen_at_once_and_nothing_moves(
    guest: Invite, house: Process, width: int, height: int
) -> None:
    keys = lay_out(house.url, "pig", "person", "open", public=True)
    with guest(width=width, still=False) as left:
        left.page.set_viewport_size({"width": width, "height": height})
        page = left.visit()
        play = page.get_by_role("button", name="Play now").first
        expect(play).to_be_in_viewport(ratio=1)
        expect(page.get_by_label("Have a code?")).to_be_in_viewport(ratio=1)
        assert page.evaluate(SHIFTED) < 0.05
        shown = [box.get_attribute("aria-labelledby") for box in page.locator("article").all()]
        assert shown == [f"box-{box['id']}" for box in ask(f"{house.url}/api/games")[1]]
        left.hold_keys(keys, "pig")
        page.reload()
        expect(page.get_by_role("list", name="You were playing")).to_be_visible()
        assert page.evaluate(SHIFTED) < 0.05


def test_the_opponent_is_a_character_that_is_chosen_on_the_box_and_remembered(guest: Invite) -> None:
    with guest("Left") as left:
        left.visit()
        box = left.box("tutto")
        expect(box.get_by_label("Poppy, easy-going")).to_be_checked()
        box.get_by_title("Vera, sharp").click()
        expect(box.get_by_role("status")).to_have_text(thinks("tutto", "sharp"))
        box.get_by_label("Players: TUTTO").select_option("3")
        left.play_now("tutto")
        for name in ("Vera (2)", "Vera (3)"):
            expect(left.page.locator("li", has_text=name).locator("svg").first).to_be_visible()
        left.page.get_by_role("button", name="This table").click()
        expect(left.page.get_by_role("dialog")).to_contain_text(re.compile(r"Vera \(2\)\s+sharp"))
        left.visit()
        expect(box.get_by_label("Vera, sharp")).to_be_checked()
        expect(box.get_by_label("Players: TUTTO")).to_have_value("3")
        expect(left.box("fini").get_by_label("Poppy, easy-going")).to_be_checked()
        left.visit("/games/tutto?way=bots")
        third = left.page.get_by_label("Opponent on seat 3")
        expect(third).to_have_value("sharp")
        expect(third).to_have_accessible_description(thinks("tutto", "sharp"))
        third.select_option("casual")
        expect(left.page.get_by_text(thinks("tutto", "casual"))).to_be_visible()


@pytest.mark.parametrize("width", [360, 1280])
def test_a_set_up_speaks_in_words_and_its_start_covers_no_field_in_use(guest: Invite, width: int) -> None:
    with guest("Left", width=width) as left:
        page = left.visit("/games/tutto?way=bots")
        expect(page.locator("[data-clause=T16]")).to_contain_text(
            "With which points of the turn an x2 doubles: only what was rolled the points of"
        )
        expect(page.get_by_label("Opponent on seat 2").locator("option").last).to_have_text(
            "Somebody who plays at random"
        )
        expect(page.get_by_text("House rules, dice, clock")).to_be_in_viewport(ratio=1)
        page.get_by_text("House rules, dice, clock").click()
        expect(page.locator(".more input, .more select").first).to_be_visible()
        covered = page.locator("form").evaluate(
            """form => [...form.querySelectorAll(".more input, .more select")].filter((field) => {
                window.scrollTo(0, 0);
                field.focus();
                const { x, y, width, height } = field.getBoundingClientRect();
                return document.elementFromPoint(x + width / 2, y + height / 2) !== field;
            }).length"""
        )
        assert covered == 0


def test_what_one_was_playing_tells_how_it_stands_and_can_be_put_aside(guest: Invite, house: Process) -> None:
    bots = lay_out(house.url, "pig", "random", "hold-at-20", options={"target": "1000"})
    with guest("Left") as left:
        left.play_now("pig")
        expect(left.button("Roll")).to_be_visible()
        page = left.visit()
        tables = page.get_by_role("list", name="You were playing")
        expect(tables).to_contain_text("Left 0, Poppy 0")
        expect(tables).to_contain_text("Left, your turn")
        tables.get_by_role("button", name="Put aside: Pig").click()
        expect(tables).to_have_count(0)
        page.get_by_role("button", name="Undo").click()
        expect(tables).to_contain_text("Left, your turn")
        page.reload()
        expect(tables).to_contain_text("Left, your turn")
        tables.get_by_role("button", name="Put aside: Pig").click()
        expect(page.get_by_text("Pig is taken off the list.")).to_be_visible()
        page.reload()
        expect(left.box("pig")).to_be_visible()
        expect(tables).to_have_count(0)
        left.hold_keys(bots, "pig")
        page.reload()
        expect(left.box("pig")).to_be_visible()
        expect(tables).to_have_count(0)


def test_open_tables_are_those_of_others_and_tell_what_is_agreed(guest: Invite, house: Process) -> None:
    clock = {"seconds": 120, "per": "move", "expiry": "bot"}
    chairs = [{"kind": "person", "name": "Cleo"}, {"kind": "open"}]
    wish = {"game": "tutto", "chairs": chairs, "public": True, "clock": clock, "options": {"target": "3000"}}
    keys = ask(f"{house.url}/api/tables", wish)[1]
    with guest("Left") as left:
        page = left.visit()
        offer = page.get_by_role("list", name="Open tables").locator("li", has_text="Cleo")
        expect(offer).to_contain_text("laid out by Cleo")
        expect(offer).to_contain_text("120 seconds for a move")
        expect(offer).to_contain_text("points that begin the last round: 3000")
        page.get_by_label("Show the tables of").select_option("dicetto")
        expect(page.get_by_text("No open table of DICETTO right now.")).to_be_visible()
        left.hold_keys(keys, "tutto")
        page.reload()
        expect(left.box("tutto")).to_be_visible()
        expect(page.get_by_text("laid out by Cleo")).to_have_count(0)


def test_what_one_was_playing_tells_the_numbers_that_stand_at_the_seats(guest: Invite, house: Process) -> None:
    with guest("Left") as left:
        left.sit_down(lay_out(house.url, "finito", "person", "person"), "finito")
        scores = left.page.locator(".felt .score [aria-hidden]")
        place(left)
        expect(scores).to_have_text(["1", "0"])
        place(left)
        expect(scores).to_have_text(["1", "1"])
        left.visit()
        expect(left.page.get_by_role("list", name="You were playing")).to_contain_text("Player 1 1, Player 2 1")


@pytest.mark.parametrize("width", [360, 1440])
def test_what_the_numbers_say_is_read_from_the_page_of_a_game(guest: Invite, width: int) -> None:
    with guest("Left", width=width) as left:
        page = left.visit("/games/pig?way=bots")
        page.get_by_role("link", name="Read the report").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Pig: what the numbers say")
        expect(page.locator("svg").nth(4)).to_be_attached()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert left.axe() == []
        page.go_back()
        expect(page.get_by_role("heading", name="What the numbers say")).to_be_visible()
