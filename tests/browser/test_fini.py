"""The board of FINI!: duels to the end by mouse, by touch, by keys; two browsers to a verdict."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from house.houses import Process, sqlite_in
from house.people import Json, lay_out

from .conftest import Invite
from .grabs import WATCH
from .guests import Guest
from .test_pace import stop_the_clock

ASSISTED = {"assisted": "yes", "chips": "1"}
NEXT = """before => {
    const one = (what) => document.querySelector(what);
    const step = () => {
        if (one(".over")) return { do: "over" };
        if (one("[aria-keyshortcuts=S]")) return { do: "announce" };
        if (one(".own .full")) return { do: "put", place: one(".place:not(.dim)")?.dataset.place };
        if (one(".call[aria-disabled=false]:not(.unlikely)")) return { do: "call" };
        const die = one(".slot.lit");
        return { do: "take", slot: die?.dataset.slot, number: die?.dataset.number };
    };
    const found = step();
    const whole = Object.values(found).every((value) => value !== undefined);
    return whole && JSON.stringify(found) !== before ? found : null;
}"""
"""What an assisted player can do next, once that is something else than before."""
LAST = """() => new MutationObserver(() => {
    if (!document.querySelector("[aria-label='The verdict']")?.textContent.includes("round 3 is over")) return;
    window.alone ??= !document.querySelector(".over");
}).observe(document.body, { subtree: true, childList: true, characterData: true })"""
"""Notes whether the last verdict is there before the result."""
SLOTS = """() => [...document.querySelectorAll("[data-slot]")].map((slot) => {
    const { x, y, width, height } = slot.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house that lets people look before the dice fall."""
    folder = tmp_path_factory.mktemp("calm")
    with Process(sqlite_in(folder), folder, breath=4.0) as process:
        yield process


def sit_down(person: Guest, keys: Json, *seats: str) -> Page:
    """Come to a table that was laid out elsewhere, on some of its seats."""
    person.visit()
    held = {seat: keys["seats"][seat] for seat in seats}
    person.hold_keys({**keys, "seats": held, "host": keys["host"] if "1" in seats else held[seats[0]]}, "fini")
    return person.visit(f"/tables/{keys['table']}")


def steps(page: Page) -> Iterator[Json]:
    """What to do, one after the other, until the game is over."""
    before = ""
    while True:
        step = page.wait_for_function(NEXT, arg=before).json_value()
        if step["do"] == "over":
            return
        before = json.dumps(step, separators=(",", ":"))
        yield step


def by_mouse(page: Page, step: Json) -> None:
    """Press what is to be pressed."""
    match step:
        case {"do": "take", "slot": slot}:
            page.locator(f"[data-slot='{slot}']").click()
        case {"do": "put", "place": place}:
            page.locator(f"[data-place='{place}']").click()
        case {"do": "call"}:
            page.get_by_role("button", name="FINI!").click()
        case _:
            page.get_by_role("button", name="Announce matching").click()


def by_touch(page: Page, step: Json) -> None:
    """Tap what is to be tapped."""
    match step:
        case {"do": "take", "slot": slot}:
            page.locator(f"[data-slot='{slot}']").tap()
        case {"do": "put", "place": place}:
            page.locator(f"[data-place='{place}']").tap()
        case {"do": "call"}:
            page.get_by_role("button", name="FINI!").tap()
        case _:
            page.get_by_role("button", name="Announce straights").tap()


def by_keys(page: Page, step: Json) -> None:
    """A key for each die, with shift for a silver one, a letter for each row, and space."""
    match step:
        case {"do": "take", "slot": slot, "number": number}:
            page.keyboard.press(f"Shift+Digit{number}" if int(slot) >= 11 else f"Digit{number}")
        case {"do": "put", "place": place}:
            row, after = (int(part) for part in place.split())
            letter = "abc"[row - 1]
            if page.locator(f"[data-place^='{row} ']").count() == after + 1:
                page.keyboard.press(letter)
            elif after == 0:
                page.keyboard.press(f"Shift+{letter.upper()}")
            else:
                page.locator(f"[data-place='{place}']").press("Enter")
        case {"do": "call"} if page.evaluate("document.activeElement.matches('button')"):
            page.get_by_role("button", name="FINI!").press("Enter")
        case {"do": "call"}:
            page.keyboard.press(" ")
        case _:
            page.keyboard.press("m")


@pytest.mark.parametrize(
    ("width", "hand"), [(1280, by_mouse), (360, by_touch), (1280, by_keys)], ids=["mouse", "touch", "keys"]
)
def test_somebody_plays_alone_to_the_end(
    guest: Invite, house: Process, width: int, hand: Callable[[Page, Json], None]
) -> None:
    with guest(width=width) as left:
        page = sit_down(left, lay_out(house.url, "fini", "person", "person", options=ASSISTED), "1", "2")
        for step in steps(page):
            hand(page, step)
        expect(page.locator(".over h2")).to_have_text(re.compile("Player 1"))
        expect(page.get_by_role("region", name="The verdict")).to_contain_text("round 3 is over")
        expect(page.get_by_label("in the stock")).to_have_count(0)


def test_two_browsers_duel_to_a_verdict(
    guest: Invite, calm: Process, record_property: Callable[[str, object], None]
) -> None:
    keys = lay_out(calm.url, "fini", "person", "person", options={"assisted": "yes"})
    with guest("Left", url=calm.url) as left, guest("Right", url=calm.url) as right:
        left.context.add_init_script(WATCH)
        ours, theirs = sit_down(left, keys, "1"), sit_down(right, keys, "2")
        for page in (ours, theirs):
            expect(page.locator(".count b")).to_have_text(re.compile("^[123]$"))
        first = theirs.locator(".slot.lit").first
        expect(first).to_be_visible()
        slot, die = first.get_attribute("data-slot"), first.get_attribute("aria-label")
        lying = ours.evaluate(SLOTS)

        right.drag(theirs.locator(f"[data-slot='{slot}']"), theirs.locator("[data-place='1 0']"))
        expect(ours.locator(f"[data-slot='{slot}']")).to_have_accessible_name(f"{die}, taken by Player 2")
        expect(ours.get_by_role("group", name="The side of Player 2").get_by_role("img", name=die)).to_be_visible()
        assert ours.evaluate(SLOTS) == lying

        ours.get_by_role("button", name="Turn sound off").click()
        ours.keyboard.press(" ")
        expect(ours.get_by_role("alert").filter(has_text="I19")).to_be_visible()
        expect(ours.get_by_role("button", name="Turn sound on")).to_be_visible()
        for key in ("Tab", "Shift+Tab", " "):
            ours.keyboard.press(key)
        expect(ours.get_by_role("button", name="Turn sound off")).to_be_visible()
        expect(ours.get_by_role("dialog")).to_have_count(0)

        for step in steps(ours):
            by_mouse(ours, step)
            if step["do"] == "call":
                break
        for page in (ours, theirs):
            verdict = page.get_by_role("region", name="The verdict")
            expect(verdict).to_contain_text("Player 1 calls FINI! after")
            expect(verdict).to_contain_text(f"Player 2 has no use for {die}.")
            expect(verdict).to_contain_text("one die is no straight")
            expect(verdict).to_contain_text("Player 1 takes a chip")
            expect(page.get_by_role("img", name=f"{die}, taken out")).to_be_visible()
            expect(page.locator(".change")).to_have_text("+1")
            verdict.focus()
            expect(verdict, "a verdict longer than its box is scrolled by keys").to_be_focused()
            expect(page.locator(".banner")).to_contain_text("about to be cast")
            verdict.get_by_role("button", name="Rule I13").first.click()
            expect(page.locator("[data-clause=I13]")).to_have_attribute("aria-current", "true")
            page.keyboard.press("Escape")
        for page in (ours, theirs):
            expect(page.get_by_role("region", name="The verdict")).to_have_count(0)
            expect(page.locator(".slot.lit").first).to_be_visible()
        grabs = sorted(ours.evaluate("grabs"))
        assert len(grabs) >= 2
        record_property("grab_ms", round(grabs[len(grabs) // 2], 1))
        print(f"a grab is confirmed after {grabs[len(grabs) // 2]:.0f} ms")


def test_keys_that_are_pressed_at_once_are_all_obeyed(guest: Invite, house: Process) -> None:
    with guest() as left:
        page = sit_down(left, lay_out(house.url, "fini", "person", "person"), "1", "2")
        die = page.locator(".slot.free:not(.silver)").first
        silver = page.locator(".slot.free.silver").first
        expect(silver).to_be_visible()
        other = f"Shift+Digit{silver.get_attribute('data-number')}"
        keys = [f"Digit{die.get_attribute('data-number')}", "a", other, "b"]
        page.evaluate(
            """keys => keys.forEach((key) => dispatchEvent(new KeyboardEvent("keydown", {
                code: key.replace("Shift+", ""), key, shiftKey: key.startsWith("Shift"), bubbles: true,
            })))""",
            keys,
        )
        expect(page.get_by_role("group", name="Row A, 1 die")).to_be_visible()
        expect(page.get_by_role("group", name="Row B, 1 die").get_by_role("img")).to_have_accessible_name(
            re.compile("silver")
        )


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_board_fits_a_phone_and_axe_finds_nothing_wrong(guest: Invite, house: Process, scheme: str) -> None:
    with guest(width=360) as left:
        left.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
        page = sit_down(left, lay_out(house.url, "fini", "person", "person"), "1", "2")
        page.locator(".slot.free").first.tap()
        expect(page.locator("[data-place]")).to_have_count(2)
        call = page.get_by_role("button", name="FINI!")
        rows = page.get_by_role("group", name="Your side")
        page.evaluate("scrollTo(0, 0)")
        bottom = rows.evaluate("one => one.getBoundingClientRect().bottom")
        assert bottom <= call.evaluate("one => one.getBoundingClientRect().top")
        assert left.axe() == []
        assert left.too_wide(1400, 820, 360) == []


def test_mistakes_are_refused_until_a_duel_was_played_whichever_way_one_comes(guest: Invite, calm: Process) -> None:
    with guest(url=calm.url) as left:
        agreed = left.page.get_by_text("House rules: mistakes are refused at once")
        mistakes = left.page.get_by_label("Whether mistakes are refused")
        left.visit("/games/fini?way=screen")
        left.page.get_by_text("House rules, dice, clock").click()
        expect(mistakes).to_have_value("yes")
        expect(left.page.get_by_text("No clock here")).to_be_visible()
        expect(left.page.get_by_label("Dice")).to_have_value("fair")
        left.page.get_by_role("button", name="Start").click()
        expect(agreed).to_be_visible()
        left.play_now("fini")
        expect(agreed).to_be_visible()
        page = sit_down(left, lay_out(calm.url, "fini", "person", "person", options=ASSISTED), "1", "2")
        for step in steps(page):
            by_mouse(page, step)
            if step["do"] == "call":
                break
        expect(left.log()).to_contain_text("chip")
        left.play_now("fini")
        expect(left.page.get_by_role("group", name="Your side")).to_be_visible()
        expect(agreed).to_have_count(0)
        left.visit("/games/fini?way=bots")
        left.page.get_by_text("House rules, dice, clock").click()
        expect(mistakes).to_have_value("no")


def test_the_last_verdict_is_read_before_the_end_is_told(guest: Invite, house: Process) -> None:
    with guest(speed="fast") as left:
        left.context.add_init_script(f"addEventListener('DOMContentLoaded', {LAST})")
        page = sit_down(left, lay_out(house.url, "fini", "person", "person", options=ASSISTED), "1", "2")
        for step in steps(page):
            by_mouse(page, step)
        assert page.evaluate("alone")


def runs_of(numbers: set[int]) -> list[list[int]]:
    """The straights that can be laid out of these numbers, each once."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return [run for run in runs if len(run) > 1]


def lay_straights(page: Page) -> None:
    """Lay out all straights there are by keys, a row for each."""
    free = page.locator(".slot.free:not(.silver)")
    expect(free).to_have_count(11)
    lying = {int(die.get_attribute("data-number") or 0) for die in free.all()}
    for row, run in zip("ab", runs_of(lying), strict=False):
        for place, number in enumerate(run, 1):
            page.keyboard.press(f"Digit{number}")
            page.keyboard.press(row)
            expect(page.get_by_role("group", name=f"Row {row.upper()}, {place} di")).to_be_visible()


def test_somebody_practises_alone_against_the_clock_and_beats_his_best_time(guest: Invite, calm: Process) -> None:
    with guest("Left", url=calm.url) as left:
        page = left.visit()
        left.box("fini").get_by_role("button", name="Practice against the clock").click()
        timer, watch = page.get_by_role("timer"), page.locator(".watch")
        verdict = page.get_by_role("region", name="The verdict")
        lay_straights(page)
        expect(page.get_by_role("button", name="House rules")).to_contain_text("mistakes are refused at once")
        expect(page.get_by_role("button", name="House rules")).to_contain_text("600 seconds")
        expect(timer).to_have_text(re.compile(r"\b[4-9]\.\d s"))
        page.keyboard.press(" ")
        expect(verdict).to_contain_text("takes a chip")
        expect(watch).to_contain_text("your best time!")
        first = timer.inner_text().strip().removesuffix(" s")
        expect(verdict.get_by_role("heading")).to_contain_text(f"after {first} s")
        page.reload()
        expect(verdict).to_have_count(0)
        expect(watch).to_contain_text(f"best: {first} s")
        others = page.get_by_role("group", name="The side of The clock")
        expect(others.get_by_role("group", name=re.compile("^Row [AB], empty$"))).to_have_count(2)
        lay_straights(page)
        page.keyboard.press(" ")
        expect(watch).to_contain_text("your best time!")
        assert float(timer.inner_text().strip().removesuffix(" s")) < float(first)
        expect(page.locator(".slot.lit").first).to_be_visible()
        page.keyboard.press(" ")
        expect(page.get_by_role("alert").filter(has_text="I19")).to_be_visible()
        expect(verdict).to_have_count(0)
        expect(watch).not_to_contain_text("your best time!")
        assert left.axe() == []


def enter(page: Page, faces: str) -> None:
    """Tap the faces of real dice, one after the other."""
    for face in faces:
        page.locator(".faces").get_by_role("button", name=f"shows {face}").tap()


def test_real_dice_are_tapped_in_on_one_sheet_and_the_duel_begins_for_both(guest: Invite, calm: Process) -> None:
    keys = lay_out(calm.url, "fini", "person", "person", dice="real", options={"assisted": "yes"})
    with guest("Left", width=360, url=calm.url) as left, guest("Right", width=360, url=calm.url) as right:
        ours, theirs = sit_down(left, keys, "1"), sit_down(right, keys, "2")
        sheet = ours.get_by_role("group", name="The dice of this cast")
        send = ours.get_by_role("button", name="That is what they show").first
        expect(sheet.get_by_role("button")).to_have_count(15)
        expect(theirs.get_by_role("group", name="The dice of this cast")).to_be_visible()
        enter(ours, "123456")
        ours.get_by_role("button", name="One back").tap()
        expect(ours.get_by_role("group", name="What the violet die shows")).to_be_visible()
        enter(ours, "512345")
        sheet.get_by_role("button", name="red, shows 1").tap()
        enter(ours, "6666")
        expect(send).to_have_attribute("aria-disabled", "true")
        assert left.axe() == []
        assert left.too_wide(360) == []
        enter(ours, "1")
        expect(send).to_have_attribute("aria-disabled", "false")
        send.tap()
        for page in (ours, theirs):
            expect(page.locator(".count b")).to_have_text(re.compile("^[123]$"))
            expect(page.locator("[data-slot='0']")).to_have_accessible_name("red 6")
            expect(page.locator("[data-slot='5']")).to_have_accessible_name("violet 5")
            expect(page.locator("[data-slot='0']")).to_have_attribute("aria-disabled", "true")
        ours.get_by_role("button", name="That was a slip").tap()
        expect(sheet).to_be_visible()
        expect(theirs.locator("[data-slot='0']")).to_have_accessible_name("an empty slot")
        enter(ours, "123456123456666")
        send.tap()
        theirs.locator("[data-slot='1'].free").tap()
        expect(ours.locator("[data-slot='1']")).to_have_accessible_name("orange 2, taken by Player 2")
        expect(ours.get_by_role("button", name="That was a slip")).to_have_count(0)


def test_keys_after_the_count_are_all_obeyed(guest: Invite, calm: Process) -> None:
    with guest(url=calm.url) as left:
        page = sit_down(left, lay_out(calm.url, "fini", "person", "person", dice="real"), "1", "2")
        expect(page.get_by_role("group", name="The dice of this cast")).to_be_visible()
        for face in "123456666661111":
            page.keyboard.press(face)
        page.get_by_role("button", name="That is what they show").first.click()
        expect(page.locator(".slot.free")).to_have_count(15)
        page.evaluate(
            """() => ["Digit2", "a", "Digit3", "a"].forEach((key) => setTimeout(() => dispatchEvent(
                new KeyboardEvent("keydown", { code: key, key, bubbles: true }),
            ), 0))"""
        )
        expect(page.get_by_role("group", name="Row A, 2 dice")).to_be_visible()


def test_after_a_verdict_the_next_cast_is_called_for(guest: Invite, house: Process) -> None:
    options = {"assisted": "no", "chips": "2"}
    with guest(width=360) as left:
        keys = lay_out(house.url, "fini", "person", "person", dice="real", options=options)
        page = sit_down(left, keys, "1", "2")
        enter(page, "123456123451234")
        page.get_by_role("button", name="That is what they show").first.tap()
        page.get_by_role("button", name="FINI!").tap()
        expect(page.get_by_role("region", name="The verdict")).to_contain_text("Too early")
        expect(page.get_by_role("region", name="The verdict")).to_contain_text("That alone decides")
        sheet = page.get_by_role("group", name="The dice of this cast")
        expect(sheet).to_have_count(0)
        expect(page.get_by_role("button", name="That was a slip")).to_have_count(0)
        page.get_by_role("button", name="Enter the next cast").tap()
        expect(sheet).to_be_visible()
        for face in "12345612345123":
            page.keyboard.press(face)
        page.keyboard.press("Backspace")
        expect(sheet.get_by_role("button", name="silver, not entered yet")).to_have_count(2)


def test_who_has_seen_the_verdict_taps_it_and_the_dice_fall(guest: Invite, calm: Process) -> None:
    with guest(url=calm.url) as left:
        keys = lay_out(calm.url, "fini", "person", "person", options={"assisted": "no", "chips": "2"})
        page = sit_down(left, keys, "1", "2")
        expect(page.locator(".slot.free")).to_have_count(15)
        page.get_by_role("button", name="FINI!").click()
        expect(page.get_by_role("region", name="The verdict")).to_contain_text("Seen it?")
        page.evaluate("""() => setInterval(() => {
            document.querySelector("[aria-label='The verdict']")?.click();
            window.counted ??= document.querySelector(".count b")?.textContent;
        }, 50)""")
        expect(page.locator(".slot.free")).to_have_count(15)
        assert page.evaluate("counted") == "1"


@pytest.mark.parametrize("ends", ["time", "duel"])
def test_I19_a_refused_call_is_told_for_a_while_and_not_beyond_the_duel(
    guest: Invite, calm: Process, ends: str
) -> None:
    keys = lay_out(calm.url, "fini", "person", "person", options=ASSISTED)
    with guest("Left", url=calm.url) as left, guest("Right", url=calm.url) as right:
        ours, theirs = sit_down(left, keys, "1"), sit_down(right, keys, "2")
        expect(ours.locator(".slot.lit").first).to_be_visible()
        stop_the_clock(left)
        ours.get_by_role("button", name="FINI!").click()
        refusal = ours.get_by_role("alert").get_by_text("Too early")
        expect(refusal).to_be_visible()
        if ends == "time":
            ours.clock.run_for(7000)
        else:
            for step in steps(theirs):
                by_mouse(theirs, step)
                if step["do"] == "call":
                    break
            expect(ours.get_by_role("region", name="The verdict")).to_be_visible()
        expect(refusal).to_have_count(0)
