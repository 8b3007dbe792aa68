"""What happens is seen: one thing after the other, each for as long as it takes."""

from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import WebSocket, expect

from house.houses import Process, sqlite_in
from house.people import Person, at_tables, lay_out

from .conftest import Invite
from .guests import Guest
from .test_boards import dice


def roll_until_lost(person: Guest) -> None:
    """Roll until a 1 falls; the clock of the page stands still but for what is let pass."""
    while not person.page.locator(".fate.shown").count():
        lines = person.log().locator("li").count()
        person.button("Roll").click()
        expect(person.log().locator("li").nth(lines)).to_be_visible()
        person.page.clock.run_for(10)


def elsewhere(story: Coroutine[None, None, None]) -> None:
    """Somebody does something beside the browser."""
    with ThreadPoolExecutor(1) as hands:
        hands.submit(at_tables, story).result()


def seat_beside_a_program(person: Guest, house: Process) -> tuple[str, str]:
    """A table of Pig where a program holds the other seat, and a page whose clock the test holds; table and token."""
    keys = lay_out(house.url, "pig", "person", "person")
    person.visit()
    person.hold_keys({**keys, "seats": {"1": keys["seats"]["1"]}}, "pig")
    person.visit(f"/tables/{keys['table']}")

    async def wish() -> None:
        other = await Person(house.url, keys["table"], [keys["seats"]["2"]]).come()
        await other.promise(2)
        while not other.last["table"]["revealing"]:
            await other.hear()
        await other.show()
        while other.last["table"]["status"] == "open":
            await other.hear()
        await other.go()

    elsewhere(wish())
    expect(person.button("Roll")).to_be_visible()
    stop_the_clock(person)
    return keys["table"], keys["seats"]["2"]


def rolls(house: Process, table: str, token: str) -> None:
    """Somebody else rolls as soon as he may."""

    async def roll() -> None:
        person = await Person(house.url, table, [token]).come()
        assert await person.until(2)
        await person.move(2, "roll")
        await person.go()

    elsewhere(roll())


def test_a_loss_stays_in_sight_although_the_next_player_has_rolled(guest: Invite, house: Process) -> None:
    with guest("Left", speed="normal") as left:
        other = seat_beside_a_program(left, house)
        roll_until_lost(left)
        rolls(house, *other)
        lost, lines = left.page.locator(".fate.shown"), left.log().locator("li").count()
        left.page.clock.run_for(900)
        expect(lost).to_be_visible()
        assert left.log().locator("li").count() == lines
        left.page.clock.run_for(3000)
        expect(left.log().locator("li").nth(lines)).to_be_visible()


def stop_the_clock(person: Guest) -> None:
    """From now on time passes only as the test lets it; a house that was lost would never be found again."""
    expect(person.page.get_by_text("The house does not answer")).to_have_count(0)
    person.page.clock.install()
    person.page.clock.pause_at(person.page.evaluate("Date.now()") + 1000)


def test_around_one_screen_a_loss_is_seen_before_the_turn_goes_on(guest: Invite, house: Process) -> None:
    with guest("Left", speed="normal") as left:
        left.sit_down(lay_out(house.url, "pig", "person", "person", dice="real"), "pig")
        status = left.page.locator(".banner .status")
        gathered = left.page.locator(".gathered strong")
        left.button("Roll").click()
        left.show("5")
        expect(left.button("Roll")).to_be_visible()
        stop_the_clock(left)
        left.button("Roll").click()
        left.show("1")
        expect(left.page.locator(".fate")).to_have_text("Player 1 rolls a 1 and loses 5 points.")
        left.page.clock.run_for(1000)
        expect(gathered).to_have_text("5")
        expect(left.button("Roll")).to_have_count(0)
        expect(status).not_to_have_text("Player 2, your turn")
        left.page.clock.run_for(400)
        expect(status).to_have_text("Player 2, your turn")
        expect(left.button("Roll")).to_be_visible()
        expect(gathered).to_have_text("0")


def test_what_is_banked_stands_still_until_it_has_been_seen(guest: Invite, house: Process) -> None:
    with guest("Left", speed="normal") as left:
        left.sit_down(lay_out(house.url, "pig", "person", "person", dice="real"), "pig")
        gathered = left.page.locator(".gathered strong")
        left.button("Roll").click()
        left.show("5")
        expect(gathered).to_have_text("5")
        stop_the_clock(left)
        left.button("Hold").click()
        expect(left.page.locator(".fate")).to_have_text("Player 1 banks 5 and has 5.")
        left.page.clock.run_for(800)
        expect(gathered).to_have_text("5")
        expect(left.page.locator(".banner .status")).to_have_text("Player 1, your turn")
        left.page.keyboard.press(" ")
        left.page.clock.run_for(1)
        expect(left.page.locator(".banner .status")).to_have_text("Player 2, your turn")
        expect(gathered).to_have_text("0")


def test_the_banner_is_gold_through_the_whole_of_ones_own_turn(guest: Invite, house: Process) -> None:
    with guest("Left", speed="fast", still=False) as left:
        left.context.add_init_script(
            """window.dark = 0;
            new MutationObserver(() => {
                const banner = document.querySelector(".banner");
                const own = banner?.querySelector(".status")?.innerText === "Your turn";
                if (own && !banner.classList.contains("mine")) dark += 1;
            }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });"""
        )
        left.sit_down(lay_out(house.url, "tutto", "person", "random"), "tutto")
        left.page.get_by_role("button", name="Turn over the card").click()
        expect(left.log()).to_contain_text("Player 1 turns a card")
        expect(dice(left).or_(left.button("Keep and roll")).or_(left.page.locator(".verdict")).first).to_be_visible()
        assert left.page.evaluate("dark") == 0
        assert left.page.locator(".banner").evaluate("one => getComputedStyle(one).transitionDuration") == "0s"


def test_the_space_bar_goes_on_at_once(guest: Invite, house: Process) -> None:
    with guest("Left", speed="normal") as left:
        other = seat_beside_a_program(left, house)
        roll_until_lost(left)
        rolls(house, *other)
        lines = left.log().locator("li").count()
        for _ in range(100):
            left.page.keyboard.press(" ")
            left.page.clock.run_for(1)
        expect(left.log().locator("li").nth(lines)).to_be_visible()


def test_somebody_who_wants_no_waiting_sees_everything_at_once(guest: Invite, house: Process) -> None:
    with guest("Left") as left:
        other = seat_beside_a_program(left, house)
        roll_until_lost(left)
        lines = left.log().locator("li").count()
        rolls(house, *other)
        expect(left.log().locator("li").nth(lines)).to_be_visible()


def frames_of(person: Guest) -> list[str]:
    """What somebody's page says to the house from now on, as it goes over the wire."""
    said: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framesent", lambda frame: said.append(str(frame)))

    person.page.on("websocket", listen)
    return said


def test_bots_need_not_wait_for_somebody_who_plays_fast_against_them_alone(guest: Invite, tmp_path: Path) -> None:
    with Process(sqlite_in(tmp_path), tmp_path, bot_pause=30.0) as slow:
        for speed, hurries in (("none", True), ("fast", True), ("normal", False)):
            with guest("Left", speed=speed, url=slow.url) as left:
                said = frames_of(left)
                left.sit_down(lay_out(slow.url, "pig", "person", "random", dice="real"), "pig")
                left.button("Roll").click()
                left.show("1")
                expect(left.page.locator(".banner .status")).to_have_text("Bot random is playing")
                assert any('"hurry"' in one for one in said) == hurries, speed


def test_the_speed_is_chosen_at_the_table_and_kept(guest: Invite, house: Process) -> None:
    with guest("Left", speed="normal") as left:
        seat_beside_a_program(left, house)
        left.page.get_by_role("button", name="This table").click()
        left.page.get_by_role("button", name="Fast").click()
        expect(left.page.get_by_role("button", name="Fast")).to_have_attribute("aria-pressed", "true")
        assert left.page.evaluate("localStorage.getItem('croupier.speed')") == "fast"


def test_the_card_of_a_turn_waits_face_down_for_its_player(guest: Invite) -> None:
    with guest("Left", speed="fast") as left:
        left.play_now("tutto")
        card = left.page.get_by_role("button", name="Turn over the card")
        expect(card).to_be_visible()
        expect(left.log()).not_to_contain_text("Left turns a card")
        card.click()
        expect(left.log()).to_contain_text("Left turns a card")
        banks, keep = left.button("Stop").filter(has_text="total"), left.button("(Keep and roll|Put all aside)")
        while not card.is_visible():
            expect(card.or_(banks).or_(keep).or_(dice(left)).first).to_be_visible()
            for way in (banks, keep, dice(left).first):
                if way.is_visible():
                    way.click()
                    break
        expect(left.page.get_by_role("region", name="The card").get_by_role("heading")).to_have_count(0)
        expect(left.page.get_by_text("A card is due.")).to_be_visible()
        expect(left.page.get_by_role("group", name="No dice put aside")).to_be_visible()


COVERED = """() => [...document.querySelectorAll(".compact li")].filter((seat) => {
    seat.querySelector(".score [aria-hidden]").textContent = "188";
    const place = (one) => seat.querySelector(one)?.getBoundingClientRect();
    const [score, ...rest] = [".score", ".token", ".number"].map(place);
    const { left, right } = seat.getBoundingClientRect();
    const meets = (other) => score.left < other.right && other.left < score.right
        && score.top < other.bottom && other.top < score.bottom;
    return rest.some((other) => other && meets(other)) || score.left < left || score.right > right;
}).length"""
"""At how many seats a score of three digits lies over the face, over its number, or beyond the seat."""


def test_ten_players_on_a_phone_and_the_buttons_stay_in_sight_and_in_place(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "pig", "person", *["random"] * 9, first=1)
    with guest("Left", width=360) as left:
        left.visit()
        left.hold_keys(keys, "pig")
        left.visit(f"/tables/{keys['table']}")
        expect(left.page.locator(".banner.mine")).to_be_visible()
        before = left.button("Roll").bounding_box()
        assert before is not None
        assert before["y"] + before["height"] <= 740
        scores = [score.bounding_box() for score in left.page.locator(".compact .score").all()]
        assert len(scores) == 10
        assert all(score and score["y"] + score["height"] <= before["y"] for score in scores)
        assert left.page.evaluate(COVERED) == 0
        left.button("Roll").focus()
        left.page.keyboard.press("Enter")
        expect(left.page.locator(".throw:not(.idle)")).to_be_visible()
        assert left.page.evaluate("document.activeElement.textContent").startswith("Roll")
        assert left.button("Roll").bounding_box() == before


DOWN = """card => {
    scrollTo(0, document.documentElement.scrollHeight);
    return card.getBoundingClientRect().bottom <= 0;
}"""
"""Scrolls to the end of the page, and asks whether the card is out of sight: a page that still grows is scrolled on."""


def test_dice_that_somebody_has_set_rolling_come_into_view(guest: Invite, house: Process) -> None:
    with guest("Left", width=360, speed="fast") as left:
        page = left.page
        stopped, rolled = page.locator(".verdict"), page.get_by_role("group", name="The dice rolled")
        while True:
            left.sit_down(lay_out(house.url, "tutto", "person", "random"), "tutto")
            turn = page.get_by_role("button", name="Turn over the card")
            expect(turn).to_be_visible()
            page.set_viewport_size({"width": 360, "height": 480})
            page.wait_for_function(DOWN, arg=page.get_by_role("region", name="The card").element_handle())
            page.set_viewport_size({"width": 360, "height": 740})
            turn.tap()
            expect(rolled.or_(stopped)).to_have_count(1)
            if rolled.count():
                break
        expect(rolled).to_be_in_viewport(ratio=1)
