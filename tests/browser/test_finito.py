"""FINITO! in the browser: what a first game must not stumble over."""

import re

from playwright.sync_api import expect

from house.houses import Process
from house.people import Person, lay_out

from .conftest import Invite
from .guests import Guest
from .test_boards import place, spaces, tiles
from .test_pace import elsewhere, stop_the_clock

COUNTING = """window.fallen = [];
document.addEventListener("animationstart", ({ target, animationName }) => {
    const own = target.closest(".own, .tray");
    if (own && animationName.endsWith("drop")) fallen.push(target.innerText.trim());
}, true);"""
"""Writes down every tile of one's own that falls from now on."""
FALLEN = """new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
    const falling = document.getAnimations().filter(({ animationName }) => animationName?.endsWith("drop"));
    done(Promise.all(falling.map(({ finished }) => finished)).then(() => true));
})))"""
"""Whether all that fell when the table was opened lies."""
MOMENTS = 1000
"""Of 50 ms on the page's clock: what was told last may still be in sight when the clock is stopped."""
ROLL = 16
"""Of them, at least, for a die that rolls."""
AFTER_A_FRAME = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(fallen))))"


def test_F5_no_tile_falls_again_unless_it_was_placed_or_turned_up(guest: Invite, house: Process) -> None:
    with guest("Left", still=False) as left:
        left.sit_down(lay_out(house.url, "finito", "person", "random"), "finito")
        expect(tiles(left)).to_have_count(3)
        assert left.page.evaluate(FALLEN)
        left.page.evaluate(COUNTING)
        for turn in range(3):
            left.page.evaluate("fallen.length = 0")
            before = [str(tile.get_attribute("data-tile")) for tile in tiles(left).all()]
            place(left)
            expect(left.log().locator("li").filter(has_text="The die shows")).to_have_count(turn + 2)
            expect(tiles(left)).to_have_count(3)
            after = [str(tile.get_attribute("data-tile")) for tile in tiles(left).all()]
            changed = sorted(set(before) ^ set(after))
            left.page.wait_for_function("count => fallen.length >= count", arg=len(changed))
            assert sorted(left.page.evaluate(AFTER_A_FRAME)) == changed


BANNERS = """window.banners = new Set();
new MutationObserver(() => {
    const banner = document.querySelector(".banner");
    if (banner) banners.add(`${banner.classList.contains("mine")} ${banner.querySelector(".status").innerText}`);
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });"""
"""Notes what the banner says, and whether it is gold meanwhile."""


def test_F4_the_banner_has_one_word_for_ones_own_move_and_is_gold_for_nothing_else(
    guest: Invite, house: Process
) -> None:
    with guest("Left", speed="fast", still=False) as left:
        left.sit_down(lay_out(house.url, "finito", "person", "random"), "finito")
        expect(left.page.locator(".banner.mine")).to_be_visible()
        left.page.evaluate(BANNERS)
        for turn in range(3):
            place(left)
            expect(left.log().locator("li").filter(has_text="The die shows")).to_have_count(turn + 2)
            expect(left.page.locator(".banner.mine")).to_be_visible()
        said = set(left.page.evaluate("[...banners]"))
        assert {one for one in said if one.startswith("true")} == {"true Everybody at once: your move"}
        assert not any("your move" in one for one in said if one.startswith("false"))


def put_by_the_clock(person: Guest) -> None:
    """Put a tile down where the page's clock, which the page was opened with, stands still from here on."""
    person.page.clock.pause_at(person.page.evaluate("Date.now()") + 1000)
    for _ in range(MOMENTS):
        if person.page.locator(".banner.mine").count() and tiles(person).count() == 3:
            break
        person.page.clock.run_for(50)
    tiles(person).first.click()
    spaces(person).first.click()


def test_F4_nobody_is_told_to_move_while_the_die_rolls(guest: Invite, house: Process) -> None:
    with guest("Left", speed="normal") as left:
        left.page.clock.install()
        left.sit_down(lay_out(house.url, "finito", "person", "random"), "finito")
        expect(left.log()).to_contain_text("Bot random puts")
        put_by_the_clock(left)
        put = re.compile(r"Player 1 .*puts the \d+ on")
        for _ in range(MOMENTS):
            if put.search(left.log().inner_text()):
                break
            left.page.clock.run_for(50)
        expect(left.log()).to_contain_text(put)
        expect(left.page.locator(".banner.mine")).to_have_count(0)
        expect(left.page.locator(".banner .status")).to_have_text("Dice or cards are on their way …")


def test_F13_who_acts_last_is_told_that_another_has_finished(guest: Invite, house: Process) -> None:
    with guest("Left") as left:
        keys = lay_out(house.url, "finito", "person", "person", dice="real", options={"series": "2"})
        left.sit_down(keys, "finito")
        left.show(*(f"seat {seat} turns {tile}" for seat in (1, 2) for tile in (1, 2, 3)), "5")
        for seat in (1, 2):
            expect(left.page.locator(".banner .status")).to_have_text(f"Player {seat}, your turn")
            place(left)
        left.show("seat 1 turns 4", "seat 2 turns 4", "15")
        expect(tiles(left)).to_have_count(3)
        place(left)
        expect(left.page.get_by_text("Player 2 has finished: now pick your last tile.")).to_be_visible()


def test_who_looks_back_is_not_told_to_wait(guest: Invite, house: Process) -> None:
    with guest("Left") as left:
        left.sit_down(lay_out(house.url, "finito", "person", "random"), "finito")
        place(left)
        left.page.get_by_role("link", name="Look back").click()
        expect(left.page.get_by_role("link", name="Back to the table")).to_be_visible()
        left.page.keyboard.press("End")
        expect(left.log()).to_contain_text("The die shows")
        expect(left.page.get_by_role("region", name="The board").get_by_role("status")).to_have_text("")


def test_somebody_who_watches_sees_the_numbers_of_free_spaces(guest: Invite, house: Process) -> None:
    table = lay_out(house.url, "finito", "random", "random", options={"rolls": "20"})["table"]
    with guest("Cleo") as cleo:
        cleo.visit(f"/tables/{table}")
        board = cleo.page.get_by_role("img", name=re.compile("^Bot random")).first
        expect(board.locator("span")).to_have_count(36)
        assert all(board.locator("span").all_inner_texts())


def test_F13_who_acts_last_keeps_the_spaces_of_a_picked_tile_while_another_finishes(
    guest: Invite, house: Process
) -> None:
    keys = lay_out(house.url, "finito", "person", "person", dice="real", options={"series": "2"})

    async def put(words: str) -> None:
        other = await Person(house.url, keys["table"], [keys["seats"]["2"]]).come()
        await other.move(2, words)
        await other.go()

    with guest("Left", speed="normal") as left:
        left.visit()
        left.hold_keys({**keys, "seats": {"1": keys["seats"]["1"]}}, "finito")
        left.visit(f"/tables/{keys['table']}")
        left.show(*(f"seat {seat} turns {tile}" for seat in (1, 2) for tile in (1, 2, 3)), "5")
        place(left)
        elsewhere(put("1 to 5a"))
        left.show("seat 1 turns 4", "seat 2 turns 4", "15")
        tiles(left).first.click()
        expect(spaces(left)).to_have_count(2)
        stop_the_clock(left)
        elsewhere(put("2 to 15a"))
        expect(left.log()).to_contain_text("Player 2 puts the 2 on 15a")
        expect(spaces(left)).to_have_count(2)
        spaces(left).first.click()
        left.page.clock.resume()
        expect(left.log()).to_contain_text("The game is over.")


def test_F8_tiles_that_nobody_chooses_are_turned_up_together(guest: Invite, house: Process) -> None:
    with guest("Left", speed="normal", still=False) as left:
        left.page.clock.install()
        left.sit_down(lay_out(house.url, "finito", "person", "random", "random", "random"), "finito")
        expect(left.log()).to_contain_text("Bot random (4) puts")
        put_by_the_clock(left)
        passed = {"Player 1 turns up": 0, "The die shows": 0}
        told = {words: left.log().inner_text().count(words) for words in passed}
        for moment in range(MOMENTS):
            log = left.log().inner_text()
            for words in passed:
                passed[words] = passed[words] or moment * (log.count(words) > told[words])
            if passed["The die shows"]:
                break
            left.page.clock.run_for(50)
        assert passed["Player 1 turns up"]
        assert passed["The die shows"] - passed["Player 1 turns up"] <= 2 * ROLL
