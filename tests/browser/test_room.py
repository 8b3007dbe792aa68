"""Every word finds room on a phone in every language: nothing is cut, and nothing lies over another."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from croupier.games.finish_line.horses import NAMES
from croupier.kernel.shelf import GAMES, games
from house.houses import Process, sqlite_in
from house.people import lay_out
from house.records import lay_down

from .conftest import Invite
from .guests import Guest
from .test_golden import GOLDEN
from .test_pace import elsewhere
from .test_tongues import OTHERS, reads

LONGEST = {"de", "fi", "is"}
CUT = """() => {
    const found = [];
    const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode, own = text.parentElement, range = document.createRange();
        if (!text.data.trim() || !seen(own) || own.closest("svg, select")) continue;
        range.selectNodeContents(text);
        const words = range.getBoundingClientRect();
        let inner = true, tag = false;
        for (let around = own; around !== document.body; around = around.parentElement) {
            const style = getComputedStyle(around), room = around.getBoundingClientRect();
            if (style.clipPath !== "none" || /auto|scroll/.test(style.overflow)) break;
            if (style.display === "inline") continue;
            const past = Math.max(words.right - room.right, room.left - words.left);
            const below = Math.max(words.bottom - room.bottom, room.top - words.top);
            const wide = inner || /hidden|clip/.test(style.overflowX);
            const high = (!tag && around.matches("button, .button")) || /hidden|clip/.test(style.overflowY);
            if ((wide && past > 1.5) || (high && below > 4)) found.push(text.data.trim());
            if (style.position === "fixed") break;
            tag ||= style.position === "absolute";
            inner = false;
        }
    }
    const pen = document.createElement("canvas").getContext("2d");
    for (const one of [...document.querySelectorAll("select")].filter(seen)) {
        const style = getComputedStyle(one), chosen = one.selectedOptions[0].text;
        const sizes = ["paddingLeft", "paddingRight", "paddingTop", "paddingBottom", "fontSize"];
        const [start, end, top, bottom, line] = sizes.map((side) => parseFloat(style[side]));
        pen.font = style.font;
        const lines = Math.ceil(pen.measureText(chosen).width / (one.clientWidth - start - end));
        if (lines * line > one.clientHeight - top - bottom) found.push(chosen);
    }
    for (const one of [...document.querySelectorAll("[placeholder]")].filter(seen)) {
        const style = getComputedStyle(one), hint = one.placeholder;
        pen.font = style.font;
        const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        if (pen.measureText(hint).width > room + 1) found.push(hint);
    }
    return found;
}"""
"""The words that find no room where they stand; those that can be scrolled to, or are only heard, have it, and so has
a tag at the corner of a button."""

ACT = """() => [...document.querySelectorAll(".board button:not([aria-disabled=true], :disabled, [aria-haspopup])")]
    .findLast((one) => one.checkVisibility({ opacityProperty: true }))?.click()"""
"""Presses something of the board, if there is anything to press."""
NAMELESS = """(tile, names) => names.filter((name) => {
    tile.firstElementChild.textContent = 20;
    tile.lastChild.data = ` ${name}`;
    return tile.scrollWidth > tile.clientWidth;
})"""
"""The names that have no room on a tile."""
OVER = """() => {
    const found = [], texts = [];
    const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode, own = text.parentElement, range = document.createRange();
        if (!text.data.trim() || !seen(own) || own.closest("svg, select, [aria-hidden=true]")) continue;
        let room = new DOMRect(0, 0, innerWidth, document.documentElement.scrollHeight), layer = null;
        for (let around = own; around && room; around = around.parentElement) {
            const style = getComputedStyle(around);
            const cut = /auto|scroll|hidden|clip/.test(style.overflow) ? around.getBoundingClientRect() : room;
            room = style.clipPath === "none" ? within(room, cut) : null;
            if (!layer && (/fixed|sticky/.test(style.position) || around.matches("dialog, .floats"))) layer = around;
        }
        range.selectNodeContents(text);
        for (const line of room ? range.getClientRects() : []) {
            const words = within(room, line);
            if (words) texts.push({ own, layer, words, text: text.data.trim() });
        }
    }
    function within(one, other) {
        const left = Math.max(one.left, other.left), top = Math.max(one.top, other.top);
        const width = Math.min(one.right, other.right) - left, height = Math.min(one.bottom, other.bottom) - top;
        return width > 0 && height > 0 ? new DOMRect(left, top, width, height) : null;
    }
    texts.forEach((one, at) => {
        for (const other of texts.slice(at + 1)) {
            if (one.layer !== other.layer || one.own.contains(other.own) || other.own.contains(one.own)) continue;
            const both = within(one.words, other.words);
            const low = 0.35 * Math.min(one.words.height, other.words.height);
            if (both && both.width > 2 && both.height > low) found.push(`${one.text} | ${other.text}`);
        }
    });
    return found;
}"""
"""Words that lie over others of the same layer: what is fixed, sticky or a dialog may lie over the page."""


BROKEN = """() => [...document.querySelectorAll(".choice, .banner")].filter((row) => {
    const parts = [...row.children].filter((one) => !/absolute|fixed/.test(getComputedStyle(one).position));
    const [first, ...more] = parts.map((one) => one.getBoundingClientRect()).filter((one) => one.height);
    return more.some((one) => one.top >= first.bottom);
}).map((row) => row.innerText)"""
"""Rows whose parts do not stand beside each other."""
OVER_ALREADY = ("pigtotwenty", "finishlinephotofinish")
SCREENS = {
    "/rules/LANGUAGE/finito": "[data-clause]",
    "/proof": "main label",
    "/tables/pigtotwenty": ".over",
    "/tables/finishlinephotofinish": ".over",
    "/tables/finishlinephotofinish?at=60": ".board button",
    "/tables/pigtotwenty?at=10&went": ".curve",
}
"""What can be seen at an address, and what of it is waited for."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house where two of the golden games were played."""
    folder = tmp_path_factory.mktemp("room")
    elsewhere(lay_down(sqlite_in(folder), {name: GOLDEN[name] for name in OVER_ALREADY}))
    with Process(sqlite_in(folder), folder) as process:
        yield process


def fits(left: Guest) -> None:
    """Nothing of the page is too wide for a phone, cut, or over something else."""
    assert left.too_wide(360) == []
    assert left.page.evaluate(CUT) == []
    assert left.page.evaluate(OVER) == []
    assert left.page.evaluate(BROKEN) == []


@pytest.mark.parametrize(
    ("page", "cut", "over"),
    [
        ("<p>one</p><p>two</p>", [], []),
        ("<p>one</p><p style='margin-top: -2.1em'>two</p>", [], ["one | two"]),
        ("<p>one</p><p style='position: fixed; top: 0; margin: 0'>two</p>", [], []),
        ("<p style='width: 1em; overflow: hidden'>whatever</p>", ["whatever"], []),
        ("<button style='height: 4px; padding: 0'>one</button>", ["one"], []),
        ("<input style='width: 1em' placeholder='whatever'>", ["whatever"], []),
    ],
)
def test_what_is_cut_or_lies_over_other_words_is_found(
    page: str, cut: list[str], over: list[str], guest: Invite
) -> None:
    with guest(width=360) as left:
        left.page.set_content(f"<body style='margin: 0; font-size: 16px'>{page}")
        assert (left.page.evaluate(CUT), left.page.evaluate(OVER)) == (cut, over)


@pytest.mark.parametrize("language", OTHERS)
def test_everything_finds_room_on_a_phone(language: str, guest: Invite, house: Process) -> None:
    with guest("Left", width=360) as left:
        left.context.add_init_script(f"localStorage.setItem('croupier.language', '{language}')")

        left.visit()
        expect(left.page.locator("main")).to_be_visible()
        reads(left.page, language)
        fits(left)
        left.visit("/games/finito?way=bots")
        left.page.locator(".start [aria-expanded]").click()
        fits(left)
        for game in games(GAMES):
            rivals = (game.facts.seats[1] if language in LONGEST else 2) - 1
            coach = not game.facts.realtime
            left.sit_down(lay_out(house.url, game.id, "person", *["casual"] * rivals, coach=coach), game.id)
            expect(left.page.locator(".board button:visible").first).to_be_visible()
            fits(left)
            for _ in range(2 if language in LONGEST else 0):
                left.page.evaluate(ACT)
                fits(left)


def test_every_horse_has_room_for_its_name_on_a_phone(guest: Invite, house: Process) -> None:
    with guest("Left", width=360) as left:
        left.sit_down(lay_out(house.url, "finish_line", "person", "random"), "finish_line")
        tile = left.page.locator(".tile .name").last
        expect(tile).to_be_visible()
        assert tile.evaluate(NAMELESS, NAMES) == []


@pytest.mark.parametrize("language", sorted(LONGEST))
def test_every_other_screen_finds_room_on_a_phone(language: str, guest: Invite, house: Process) -> None:
    with guest("Left", width=360, language=language, tours=True) as left:
        page = left.page
        for path, shown in SCREENS.items():
            left.visit(path.replace("LANGUAGE", language))
            expect(page.locator(shown).first).to_be_visible()
            fits(left)
        left.visit(f"/tables/{lay_out(house.url, 'pig', 'open', 'person')['table']}")
        expect(page.locator(".waiting")).to_be_visible()
        fits(left)
        left.sit_down(lay_out(house.url, "pig", "person", "casual", first=1, coach=True), "pig")
        for _ in range(2):
            expect(page.locator("dialog[open] .step")).to_be_visible()
            fits(left)
            page.locator("dialog[open] .primary").click()
        page.keyboard.press("Escape")
        page.locator(".ask:not([aria-disabled=true])").first.click()
        expect(page.locator(".floats li").first).to_be_visible()
        fits(left)
        page.keyboard.press("Escape")
        page.locator(".talk button").click()
        expect(page.locator("dialog[open] .turns")).to_be_visible()
        fits(left)
