"""The board of DICETTO: played to the end by mouse, touch and keys; dice held, placed, pushed off and fought over."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from house.houses import Process
from house.people import lay_out

from .conftest import Invite
from .guests import Guest

GAME = "dicetto"
TABLE = ("pair+", "chance", "5s", "large-straight")
Press = Callable[[Locator], None]
ENDED = """() => new MutationObserver(() => {
    if (!document.querySelector("[data-strip='0']")?.textContent.includes("3 of 3 cards")) return;
    window.before ??= !document.querySelector(".over");
}).observe(document.body, { subtree: true, childList: true, characterData: true })"""
"""Notes whether the last cards lie with their owner before the result is there."""


EARLY = """() => {
    window.early = [];
    new MutationObserver(() => {
        const told = document.querySelector(".doing")?.textContent ?? "";
        const arena = document.querySelector(".arena");
        if (arena && !arena.querySelector(".won") && /collects|beats/.test(told)) window.early.push(told);
        window.fought ??= arena;
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
"""Notes what is told of a battle before its dice lie."""


def real(person: Guest, house: Process, *dice: str) -> None:
    """Sit down at both sides of a table with real dice and known cards."""
    person.sit_down(lay_out(house.url, GAME, "person", "person", dice="real"), GAME)
    person.show(*TABLE, *dice)


def spot(person: Guest, name: str) -> Locator:
    """A spot of the table."""
    return person.page.locator(f"[data-spot={name}]")


def die(person: Guest, place: int) -> Locator:
    """A die of the row, counted from 0."""
    return person.page.locator(f"[data-die='{place}'] button")


def lit(person: Guest) -> Locator:
    """The cards that take dice and have none of ours yet."""
    return person.page.locator("[data-spot]:not(.ours) > button")


def put(person: Guest, plan: dict[str, list[int]]) -> None:
    """Pick dice, then tap their card."""
    expect(person.button("Stop"), "dice are put down when rolling is over").to_have_count(0)
    expect(person.page.locator(".marks span")).to_have_count(0)
    for name, places in plan.items():
        for place in places:
            die(person, place).click()
            expect(die(person, place)).to_have_attribute("aria-pressed", "true")
        spot(person, name).get_by_role("button").click()


def play(person: Guest, press: Press) -> None:
    """Stop after the first roll, and stand dice on every card that takes some, to the end of the game."""
    rematch = person.page.get_by_role("button", name="Rematch")
    stop, down = person.button("Stop"), person.button("Put")
    while True:
        expect(rematch.or_(stop).or_(down).first).to_be_visible()
        if rematch.is_visible():
            return
        if stop.is_visible():
            press(stop)
            continue
        while lit(person).count():
            press(lit(person).first)
        press(down)


@pytest.mark.parametrize(("width", "press"), [(1280, Locator.click), (360, Locator.tap)], ids=["mouse", "touch"])
def test_a_person_plays_to_the_end(guest: Invite, house: Process, width: int, press: Press) -> None:
    with guest(width=width) as left:
        left.sit_down(lay_out(house.url, GAME, "person", "random", options={"cards": "3", "bonus": "yes"}), "dicetto")
        play(left, press)
        expect(left.page.locator(".over h2")).to_have_text(re.compile("win|won|share"))
        expect(left.page.get_by_role("list", name="What everybody has")).to_contain_text("of 3 cards")
        assert left.axe() == []


def test_a_game_is_played_with_keys_alone(guest: Invite, house: Process) -> None:
    with guest() as left:
        left.sit_down(lay_out(house.url, GAME, "person", "random", options={"cards": "3"}), GAME)
        page, stop, down = left.page, left.button("Stop"), left.button("Put")
        rematch = page.get_by_role("button", name="Rematch")
        expect(stop).to_be_visible()
        die(left, 0).focus()
        while True:
            expect(rematch.or_(stop).or_(down).first).to_be_visible()
            if rematch.is_visible():
                return
            if stop.is_visible():
                stop.focus()
                page.keyboard.press("Enter")
                expect(die(left, 0)).to_be_focused()
            expect(down).to_be_visible()
            for key in "abcdx":
                page.keyboard.press(key)
            page.keyboard.press("p")
            expect(down).to_have_count(0)


def test_a_phone_shows_cards_and_dice_above_the_buttons_at_once_and_a_wide_screen_everything(
    guest: Invite, house: Process
) -> None:
    with guest(width=360) as left:
        left.sit_down(lay_out(house.url, GAME, "person", "random", "random", "random"), GAME)
        expect(left.button("Roll")).to_be_visible()
        expect(left.page.locator(".token .number")).to_have_text(["2", "3", "4"])
        bar = left.page.locator(".acts").bounding_box()
        row = left.page.get_by_role("group", name="The dice of").bounding_box()
        assert bar
        assert row
        assert left.page.evaluate("scrollY") == 0
        assert row["y"] + row["height"] <= bar["y"]
        left.page.set_viewport_size({"width": 1440, "height": 900})
        left.page.wait_for_function("() => document.documentElement.scrollHeight <= 900")


SAID = """() => {
    const lines = ["Player 1 still stands on the Extra Roll Card and has 4 rolls this turn.",
        "Player 1 collects the Large Straight (A) for 4 points: 1 card, 4 points in all."];
    const doing = document.querySelector(".doing");
    const told = (line) => Object.assign(doing.firstElementChild.cloneNode(), { textContent: line });
    doing.replaceChildren(...lines.map(told));
    return doing.getBoundingClientRect().bottom;
}"""
"""Where the longest that is said below the dice ends."""


def test_a_phone_shows_all_that_is_said_above_the_buttons(guest: Invite, house: Process) -> None:
    with guest(width=360) as left:
        left.sit_down(lay_out(house.url, GAME, "person", "random"), GAME)
        expect(left.button("Roll")).to_be_visible()
        bar = left.page.locator(".acts").bounding_box()
        assert bar
        assert left.page.evaluate("scrollY") == 0
        assert left.page.evaluate(SAID) <= bar["y"]


def test_D5_a_phone_says_in_full_when_a_card_will_be_ours(guest: Invite, house: Process) -> None:
    with guest() as left:
        left.sit_down(lay_out(house.url, GAME, "person", "random", dice="real"), GAME)
        left.show(*TABLE, "2 5 5 6")
        left.button("Stop").click()
        put(left, {"b": [0]})
        left.button("Put down").click()
        left.page.set_viewport_size({"width": 360, "height": 740})
        expect(spot(left, "b")).to_contain_text("next turn, if they still stand")
        assert spot(left, "b").locator(".caption").evaluate("one => one.scrollWidth <= one.clientWidth")


def test_D8_held_dice_stay_where_they_are_while_the_others_roll(guest: Invite, house: Process) -> None:
    with guest() as left:
        real(left, house, "2 5 5 6")
        die(left, 1).click()
        left.page.keyboard.press("6")
        left.button("Roll 2 dice").click()
        left.show("1 3")
        for place, label in enumerate(["1", "5, held", "3", "6, held"]):
            expect(die(left, place)).to_have_attribute("aria-label", label)
        expect(left.page.get_by_role("img", name="1 roll left")).to_be_visible()
        for place in (0, 2):
            die(left, place).click()
        left.button("Roll").click()
        expect(left.page.get_by_role("button", name="Rule D8")).to_be_visible()
        left.button("Stop").click()
        spot(left, "b").get_by_role("button").click()
        standing = spot(left, "b").locator(".stand svg").all()
        assert [one.locator("circle").count() for one in standing] == [1, 3, 5, 6]


def test_D10_any_placement_is_a_few_taps_and_can_be_taken_back(guest: Invite, house: Process) -> None:
    with guest() as left:
        real(left, house, "2 5 5 5")
        expect(spot(left, "a")).to_contain_text("a sum of 10")
        left.button("Stop").click()
        expect(spot(left, "d")).to_contain_text("needs 4 in sequence")
        expect(spot(left, "d").get_by_role("button")).to_have_count(0)
        status = left.page.get_by_role("region", name="The board").get_by_role("status")
        die(left, 0).click()
        expect(status).to_have_text("Now tap a card that glows.")
        expect(spot(left, "c")).to_contain_text("not with 2")
        spot(left, "x").get_by_role("button").click()
        put(left, {"b": [1, 2]})
        expect(spot(left, "a")).to_contain_text("its dice stand elsewhere")
        expect(left.button("Put down")).to_contain_text("1 point if it stands")
        die(left, 2).click()
        expect(die(left, 2)).to_have_attribute("aria-label", "5")
        expect(die(left, 1)).to_have_attribute("aria-label", "5, to stand on B")
        left.button("Take back").click()
        expect(left.button("Put nothing")).to_be_visible()
        put(left, {"a": [1], "c": [3], "x": [0]})
        left.button("Put down").click()
        for words in ("puts 5 5 on the Pair (A)", "puts 5 on the 5s (C)", "puts 2 on the Extra Roll Card"):
            expect(left.log()).to_contain_text(words)


def test_D20_D21_what_a_placement_does_is_shown_before_and_battles_are_played_out(
    guest: Invite, house: Process
) -> None:
    with guest() as left:
        real(left, house, "2 5 5 6")
        die(left, 3).click()
        left.button("Stop").click()
        expect(left.page.get_by_text("not with")).to_have_count(0)
        expect(die(left, 3)).to_have_attribute("aria-pressed", "false")
        put(left, {"x": [3], "a": [1]})
        left.button("Put down").click()
        expect(left.page.get_by_label("A die not rolled yet")).to_have_count(4)
        expect(left.page.locator("[data-die] [aria-pressed=true]")).to_have_count(0)
        left.show("4 5 5 6")
        expect(spot(left, "a")).to_contain_text("10 to beat: 10 means a battle")
        expect(spot(left, "x")).to_contain_text("6 to beat: 20 will do")
        left.button("Stop").click()
        expect(spot(left, "a")).to_contain_text("a battle at 10")
        expect(spot(left, "x")).to_contain_text("20 pushes off")
        put(left, {"a": [1], "x": [0, 3]})
        expect(spot(left, "a")).to_contain_text("a battle")
        expect(spot(left, "x")).to_contain_text("is pushed off")
        left.button("Put down").click()
        arena = left.page.get_by_role("region", name="Battle for the Pair")
        expect(arena).to_contain_text("The higher die stays.")
        expect(arena.locator("[data-face='']")).to_have_count(2)
        left.show("3 against 3")
        expect(arena).to_contain_text("A tie: both roll again.")
        left.show("2 against 6")
        expect(arena).to_contain_text("Player 1 stays on the card.")
        expect(arena.get_by_role("img")).to_have_count(2)
        meanwhile = left.page.get_by_role("region", name="The board").get_by_role("status").last
        expect(meanwhile).to_contain_text(
            "Player 1 is pushed off the Extra Roll Card (X) and takes the die with 6 back."
        )
        expect(meanwhile).to_contain_text("Player 1 collects the Pair (A)")
        strip = left.page.get_by_role("list", name="What everybody has").locator("[data-strip='0']")
        expect(strip).to_contain_text("1 of 10 cards")
        expect(strip).to_contain_text("Pair: 1")
        left.show("3s", "1 1 2 3")
        left.button("Stop").click()
        expect(spot(left, "x")).to_contain_text("10 to beat, not with 7")


def fight(person: Guest, house: Process) -> None:
    """Come to a battle for a card, before its dice are rolled."""
    real(person, house, "2 5 5 6")
    person.button("Stop").click()
    put(person, {"a": [1]})
    person.button("Put down").click()
    person.show("4 5 5 6")
    person.button("Stop").click()
    put(person, {"a": [1]})
    person.button("Put down").click()
    expect(person.page.get_by_role("region", name="Battle for the Pair")).to_be_visible()


def test_D21_nothing_of_a_battle_is_told_before_its_dice_lie(guest: Invite, house: Process) -> None:
    with guest(still=False, speed="fast") as left:
        fight(left, house)
        left.page.evaluate(EARLY)
        left.show("2 against 6")
        expect(left.page.locator(".arena .won")).to_contain_text("Player 1")
        expect(left.page.locator(".doing")).to_contain_text("Player 1 collects the Pair")
        assert left.page.evaluate("early") == []


def top_of(person: Guest, *places: str) -> list[float]:
    """Where some parts of the board begin."""
    boxes = [person.page.locator(place).first.bounding_box() for place in places]
    return [box["y"] for box in boxes if box]


def test_buttons_and_strips_stay_where_they_are_through_a_battle(guest: Invite, house: Process) -> None:
    with guest() as left:
        real(left, house, "2 5 5 6")
        left.page.locator(".felt").evaluate("felt => (felt.style.paddingBlockEnd = '60rem')")
        parts = (".acts", "[data-strip='0']")
        before = top_of(left, *parts)
        left.button("Stop").click()
        put(left, {"x": [3], "a": [1]})
        assert top_of(left, *parts) == before
        left.button("Put down").click()
        left.show("4 5 5 6")
        left.button("Stop").click()
        put(left, {"a": [1], "x": [0, 3]})
        left.button("Put down").click()
        expect(left.page.locator(".arena")).to_be_visible()
        assert top_of(left, *parts) == before
        left.show("2 against 6")
        expect(left.page.locator(".doing")).to_contain_text("Player 1 collects the Pair")
        assert top_of(left, *parts) == before


def test_dice_that_were_not_tapped_are_named_where_they_are_needed(guest: Invite, house: Process) -> None:
    with guest() as left:
        real(left, house, "1 3 3 6")
        left.button("Stop").click()
        put(left, {"b": [1, 2]})
        left.button("Put down").click()
        expect(left.page.get_by_label("A die not rolled yet")).to_have_count(4)
        expect(left.page.locator("[data-die] [data-face='']")).to_have_count(4)
        left.show("1 2 3 5")
        left.button("Stop").click()
        expect(left.button("Stop")).to_have_count(0)
        expect(left.page.locator(".marks span")).to_have_count(0)
        die(left, 2).click()
        expect(spot(left, "b")).to_contain_text("3 + your 5 = 8 pushes off")
        expect(spot(left, "c")).to_contain_text("not with 3")
        spot(left, "b").get_by_role("button").click()
        expect(left.button("Put down")).to_contain_text("1 point if it stands")


def test_D10_dice_are_dragged_to_a_card(guest: Invite, house: Process) -> None:
    with guest() as left:
        real(left, house, "2 3 5 6")
        left.button("Stop").click()
        expect(left.button("Put nothing")).to_be_visible()
        left.drag(die(left, 3), spot(left, "x"))
        expect(die(left, 3)).to_have_attribute("aria-label", "6, to stand on X")


def test_the_last_cards_are_seen_before_the_result(guest: Invite, house: Process) -> None:
    with guest(speed="fast") as left:
        left.context.add_init_script("localStorage.setItem('croupier.waits', 'off')")
        left.sit_down(lay_out(house.url, GAME, "person", "person", dice="real", options={"cards": "3"}), GAME)
        left.show(*TABLE, "2 5 5 5")
        left.button("Stop").click()
        put(left, {"a": [1], "c": [3], "b": [0]})
        left.button("Put down").click()
        left.show("1 1 2 3")
        left.button("Stop").click()
        expect(left.button("Put nothing")).to_be_visible()
        left.page.evaluate(ENDED)
        left.button("Put nothing").click()
        expect(left.page.locator(".over")).to_contain_text("Player 1: 5, Player 2: 0")
        assert left.page.evaluate("before")


def finished(person: Guest, house: Process) -> str:
    """Play a short game with known dice to its end, and say where its table is."""
    keys = lay_out(house.url, GAME, "person", "person", dice="real", options={"cards": "3"})
    person.sit_down(keys, GAME)
    person.show(*TABLE, "2 5 5 5")
    person.button("Stop").click()
    put(person, {"a": [1], "c": [3], "b": [0]})
    person.button("Put down").click()
    person.show("1 1 2 3")
    person.button("Stop").click()
    person.button("Put nothing").click()
    expect(person.page.locator(".over")).to_be_visible()
    return f"/tables/{keys['table']}"


def dice_on(person: Guest, name: str) -> list[int]:
    """What the dice on a card show."""
    return [one.locator("circle").count() for one in spot(person, name).locator(".stand svg").all()]


def test_the_last_cards_and_dice_stay_on_the_table_when_the_game_is_over(guest: Invite, house: Process) -> None:
    with guest() as left:
        table = finished(left, house)
        for address in (table, f"{table}?at=9999"):
            left.visit(address)
            expect(spot(left, "a")).to_contain_text("Pair")
            expect(spot(left, "d")).to_contain_text("Large Straight")
            assert [dice_on(left, name) for name in "abcd"] == [[5, 5], [2], [5], []]
            expect(spot(left, "a")).to_contain_text("Player 1")
            expect(spot(left, "a")).not_to_contain_text("next turn")
            expect(left.page.get_by_text("Player 1 has 3 cards, and that ends the game.").first).to_be_visible()
        assert left.axe() == []


def test_who_looks_back_from_the_end_sees_cards_and_dice_again(guest: Invite, house: Process) -> None:
    with guest() as left:
        page = left.visit(f"{finished(left, house)}?at=9999")
        expect(spot(left, "a")).to_be_visible()
        page.keyboard.press("Home")
        expect(page.locator(".at")).to_have_text("The beginning")
        while spot(left, "d").get_by_text("Large Straight").count() == 0:
            page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        expect(left.page.locator("[data-die] [data-face='5']")).to_have_count(3)


def test_who_enters_real_dice_is_not_asked_to_roll_them(guest: Invite, house: Process) -> None:
    with guest(width=360, speed="fast") as left:
        left.sit_down(lay_out(house.url, GAME, "person", "person", dice="real"), GAME)
        asked = left.page.locator(".due h2")
        expect(left.page.get_by_role("button", name="no logo")).to_be_visible()
        for place, words in zip("abcd", TABLE, strict=True):
            expect(asked).to_have_text(f"Which card is turned up on place {place.upper()}?")
            left.type_in(words)
            expect(spot(left, place)).not_to_have_text(place.upper())
        expect(asked).to_have_text("What do the dice of Player 1 show?")
        left.page.get_by_role("button", name="Rules").tap()
        expect(left.page.locator("[data-clause=D7]")).to_have_attribute("aria-current", "true")
        left.page.keyboard.press("Escape")
        left.type_in("2 5 5 6")
        expect(left.button("Stop")).to_be_visible()
        expect(left.page.locator(".due")).to_have_count(0)
        expect(left.page.get_by_role("button", name="Roll your dice")).to_have_count(0)
        left.button("Stop").tap()
        left.button("Put nothing").tap()
        left.page.get_by_text("Type it instead").tap()
        for face in (1, 1, 2, 3):
            left.page.locator(".due").get_by_role("button", name=f"die that shows {face}").first.tap()
        left.button("Stop").tap(timeout=10_000)
        expect(left.button("Put nothing")).to_be_visible()


def test_somebody_who_watches_has_no_buttons(guest: Invite, house: Process) -> None:
    table = lay_out(house.url, GAME, "random", "random", options={"cards": "3"})["table"]
    with guest("Cleo") as cleo:
        cleo.visit(f"/tables/{table}")
        expect(cleo.page.get_by_role("list", name="What everybody has").get_by_text("Bot random").first).to_be_visible()
        expect(cleo.page.get_by_role("region", name="The board").get_by_role("button")).to_have_count(0)


def test_axe_finds_nothing_wrong_on_a_phone_in_the_dark(guest: Invite, house: Process) -> None:
    with guest(width=360) as left:
        left.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        left.sit_down(
            lay_out(house.url, GAME, "person", "random", "random", "random", options={"bonus": "yes"}), "dicetto"
        )
        die(left, 1).tap()
        assert left.axe() == []
        left.button("Stop").tap()
        lit(left).first.tap()
        assert left.axe() == []
        assert left.too_wide(1400, 820, 360) == []


COLLECTING = """window.banners = [];
new MutationObserver(() => {
    const strip = document.querySelector("[data-strip='0']")?.textContent ?? "0 of";
    if (!strip.includes("0 of")) banners.push(document.querySelector(".banner .status").innerText);
}).observe(document, { subtree: true, childList: true, characterData: true });"""
"""Notes what the banner says from when the first player has collected something."""


def stand_somewhere(person: Guest) -> None:
    """Stop at once and stand dice on the first card that takes some, if there is one."""
    person.button("Stop").click()
    expect(person.button("Stop"), "dice are put down when rolling is over").to_have_count(0)
    expect(person.page.locator(".marks span")).to_have_count(0)
    cards = person.page.locator("[data-spot]:not([data-spot=x]) > button")
    expect(cards.or_(person.button("Put nothing")).first).to_be_visible()
    if cards.count():
        cards.first.click()
        expect(person.page.locator("[data-spot].ours")).to_have_count(1)
    person.button("Put").click()


def test_D5_who_collects_is_in_turn_while_his_cards_fly_to_him(guest: Invite, house: Process) -> None:
    with guest("Left", speed="fast") as left:
        left.context.add_init_script("localStorage.setItem('croupier.waits', 'off')")
        left.sit_down(lay_out(house.url, GAME, "person", "person"), GAME)
        status, strip = left.page.locator(".banner .status"), left.page.locator("[data-strip='0']")
        left.page.evaluate(COLLECTING)
        while "0 of" in strip.inner_text():
            expect(status).to_have_text("Player 1, your turn")
            stand_somewhere(left)
            expect(status).to_have_text("Player 2, your turn")
            left.button("Stop").click()
            left.button("Put nothing").click()
            expect(status).to_have_text("Player 1, your turn")
        assert left.page.evaluate("banners")[0].startswith("Player 1")
