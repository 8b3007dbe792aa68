"""Several people at one table: over the network, around one screen, watching."""

import re

from playwright.sync_api import Route, expect

from house.houses import Process
from house.people import lay_out

from .conftest import Invite
from .guests import Guest


def give_the_dice_on(person: Guest) -> None:
    """Roll once and hold, or lose the turn to a 1."""
    status = person.page.locator(".status")
    expect(status).to_have_text("Your turn")
    while status.inner_text() == "Your turn":
        lines = person.log().locator("li")
        before = lines.count()
        gathered = int(person.page.locator(".gathered strong").inner_text())
        (person.button("Hold") if gathered else person.button("Roll")).click()
        expect(lines.nth(before)).to_be_visible()


def test_two_browsers_meet_by_a_link_and_one_comes_back(guest: Invite) -> None:
    with guest("Left") as left, guest("Right") as right:
        left.visit("/games/pig?way=friends")
        left.page.get_by_label("Your name").fill("Left")
        left.begin()
        link = left.page.get_by_label("Invite with this link").input_value()
        code = left.page.locator(".code").inner_text()

        right.visit()
        right.page.get_by_label("Have a code?").fill(code)
        right.page.get_by_role("button", name="Go to the table").click()
        right.page.get_by_label("Your name").fill("Right")
        right.page.get_by_role("button", name="Sit here: seat 2").click()

        left.button("Roll").click()
        expect(right.log()).to_contain_text("Left rolls a")
        expect(right.page.locator("li[aria-current]").first).to_be_visible()

        left.page.close()
        left.page = left.tab()
        left.visit()
        expect(left.page.get_by_role("heading", name="You were playing")).to_be_visible()
        left.page.get_by_role("link", name="Go on").click()
        left.page.wait_for_url(link)
        expect(left.log()).to_contain_text("Left rolls a")
        expect(
            left.page.locator("[aria-current]", has_text="Left").or_(
                left.page.locator("[aria-current]", has_text="Right")
            )
        ).to_be_visible()


def test_people_around_one_screen_take_turns(guest: Invite) -> None:
    with guest("Left") as left:
        left.visit("/games/pig?way=screen")
        left.page.get_by_label("Your name").fill("Left")
        left.page.get_by_label("Player 2").fill("Right")
        left.begin()
        for name, other in (("Left", "Right"), ("Right", "Left")):
            turn = left.page.locator(".status", has_text=f"{name}, your turn")
            expect(turn).to_be_visible()
            while turn.is_visible():
                lines = left.log().locator("li")
                before = lines.count()
                gathered = int(left.page.locator(".gathered strong").inner_text())
                (left.button("Hold") if gathered else left.button("Roll")).click()
                expect(lines.nth(before)).to_be_visible()
            expect(left.page.locator(".status")).to_have_text(f"{other}, your turn")


def test_where_several_here_may_act_each_can_be_played_for(guest: Invite) -> None:
    with guest("Left") as left:
        page = left.visit("/games/finito?way=screen")
        page.get_by_label("Your name").fill("Left")
        page.get_by_label("Player 2").fill("Right")
        page.get_by_role("button", name="Start").click()
        page.get_by_role("button", name="Play as Right").click()
        expect(page.get_by_role("button", name="Play as Right")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".status")).to_have_text("Right, your turn")
        page.get_by_role("button", name=re.compile(r"^Tile \d")).first.click()
        page.get_by_role("button", name="Put tile").first.click()
        expect(left.log()).to_contain_text(re.compile(r"Right .*puts the \d+ on"))
        expect(page.locator(".status")).to_have_text("Left, your turn")


def test_where_games_have_secrets_the_screen_is_handed_over(guest: Invite) -> None:
    def with_secrets(route: Route) -> None:
        boxes = route.fetch().json()
        route.fulfill(json=[{**box, "secrets": True} for box in boxes])

    with guest("Left") as left:
        left.page.route("**/api/games?*", with_secrets)
        left.visit("/games/pig?way=screen")
        left.page.get_by_label("Your name").fill("Left")
        left.page.get_by_label("Player 2").fill("Right")
        left.begin()
        expect(left.page.get_by_role("heading", name="Hand the screen to Left")).to_be_visible()
        assert not left.page.locator(".pig").count()
        left.page.get_by_role("button", name="I am Left: show my side").click()
        right = left.page.get_by_role("heading", name="Hand the screen to Right")
        while not right.is_visible():
            gathered = int(left.page.locator(".gathered strong").inner_text())
            (left.button("Hold") if gathered else left.button("Roll")).click()
            expect(right.or_(left.button("Roll"))).to_be_visible()
        assert not left.page.locator(".pig").count()


def test_somebody_watches_and_cannot_act(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "pig", "person", "hold-at-20")
    with guest("Cleo") as cleo:
        page = cleo.visit(f"/tables/{keys['table']}")
        expect(page.get_by_text("This table is full. You can watch")).to_be_visible()
    table = lay_out(house.url, "pig", "random", "hold-at-20", options={"target": "1000"})["table"]
    with guest("Cleo") as cleo:
        page = cleo.visit(f"/tables/{table}")
        expect(page.get_by_text("You are watching").or_(page.locator(".over"))).not_to_have_count(0)
        assert not page.get_by_role("button", name="Roll").count()


def test_somebody_who_comes_late_reads_what_happened_before_page_by_page(guest: Invite, house: Process) -> None:
    table = lay_out(house.url, "pig", "random", "hold-at-20", options={"target": "200"})["table"]
    with guest("Cleo") as cleo:
        page = cleo.visit(f"/tables/{table}")
        expect(page.locator(".over")).to_be_visible()
        page.reload()
        expect(cleo.log()).to_contain_text("wins.")
        expect(page.locator(".throw [role=img]")).to_have_attribute("aria-label", re.compile(r"The die shows \d"))
        laid_out, earlier = (
            cleo.log().get_by_text("The table was laid out."),
            page.get_by_role("button", name="Earlier"),
        )
        for _ in range(30):
            expect(laid_out.or_(earlier).first).to_be_visible()
            if laid_out.count():
                break
            before = cleo.log().locator("li").count()
            earlier.click()
            expect(cleo.log().locator("li").nth(before)).to_be_visible()
        expect(laid_out).to_have_count(1)
        expect(earlier).to_have_count(0)


def test_the_host_fills_a_free_seat_with_a_bot_and_the_game_begins(guest: Invite) -> None:
    with guest("Left") as left:
        left.visit("/games/pig?way=friends")
        left.page.get_by_role("button", name="Lay out the table").click()
        left.page.get_by_role("button", name="Let a bot play: seat 2").click()
        expect(left.button("Roll")).to_be_visible()


def test_the_host_lets_a_bot_play_for_somebody_absent_and_gives_the_seat_back(guest: Invite) -> None:
    with guest("Left") as left, guest("Right") as right:
        page = left.visit("/games/pig?way=friends")
        page.get_by_label("Your name").fill("Left")
        left.begin()
        right.visit(f"/tables/{page.locator('.code').inner_text()}")
        right.page.get_by_label("Your name").fill("Right")
        right.page.get_by_role("button", name="Sit here: seat 2").click()
        give_the_dice_on(left)
        right.page.close()
        expect(page.locator(".state").get_by_text("not connected")).to_be_visible()
        expect(page.locator(".status")).to_have_text("Right is not connected. You may let a bot play.")
        page.get_by_role("button", name="Let a bot play for Right").click()
        expect(left.log()).to_contain_text("plays for Right.")
        expect(left.log()).to_contain_text("Right rolls a")
        expect(page.locator(".status")).to_have_text("Your turn")
        page.get_by_role("button", name="Give Right the seat back").click()
        expect(left.log()).to_contain_text("Right plays again.")
        give_the_dice_on(left)
        expect(page.locator(".status")).to_contain_text("Right is not connected.")


def test_a_clock_runs_at_the_seat_that_thinks_and_a_bot_moves_when_it_has_run_out(
    guest: Invite, house: Process
) -> None:
    keys = lay_out(house.url, "pig", "person", "person", clock={"seconds": 5, "per": "move", "expiry": "bot"})
    with guest() as left:
        left.visit()
        left.hold_keys(keys, "pig")
        page = left.visit(f"/tables/{keys['table']}")
        clock = page.locator("li[aria-current]").get_by_text(re.compile(r"^0:0[1-5] left$"))
        expect(clock).to_be_visible()
        expect(clock).not_to_have_text(clock.inner_text())
        expect(left.log()).to_contain_text("rolls a")


def test_sound_can_be_turned_off_and_stays_off(guest: Invite) -> None:
    with guest("Left") as left:
        left.play_now("pig")
        left.page.get_by_role("button", name="Turn sound off").click()
        expect(left.page.get_by_role("button", name="Turn sound on")).to_be_visible()
        left.page.reload()
        expect(left.page.get_by_role("button", name="Turn sound on")).to_be_visible()
        left.page.get_by_role("button", name="Turn sound on").click()
        expect(left.page.get_by_role("button", name="Turn sound off")).to_be_visible()


def test_house_rules_and_assumptions_stand_on_the_felt_and_are_explained(guest: Invite, house: Process) -> None:
    for game, options, felt, words in (
        ("pig", {"target": "50"}, "House rules: points that win the game: 50", "agreed otherwise"),
        (
            "finito",
            {},
            "Our guess, for want of a real box: the numbers on the spaces",
            "nobody could read it off a real box: the numbers",
        ),
    ):
        table = lay_out(house.url, game, "person", "random", options=options)["table"]
        with guest("Left") as left:
            left.visit(f"/tables/{table}")
            left.page.get_by_role("button", name=felt).click()
            expect(left.page.get_by_role("dialog")).to_contain_text(words)


def test_somebody_leaves_goes_home_and_a_bot_plays_on(guest: Invite) -> None:
    with guest("Left") as left, guest("Cleo") as cleo:
        left.play_now("pig")
        cleo.visit(left.page.url.removeprefix(left.house))
        left.page.get_by_role("button", name="This table").click()
        left.page.get_by_role("button", name="Leave: Left").click()
        expect(left.page.get_by_role("alert").filter(has_text="Sure?")).to_contain_text("Magnus would play on")
        left.page.get_by_role("button", name="Yes, give it up").click()
        expect(left.page.get_by_role("heading", name="Games")).to_be_visible()
        told = left.page.get_by_text("You left the table of Pig. Magnus plays on in your place.")
        expect(told).to_be_visible()
        left.page.get_by_role("button", name="Close this message").click()
        expect(told).to_have_count(0)
        assert left.page.evaluate("JSON.parse(localStorage.getItem('croupier.tables') ?? '[]')") == []
        expect(cleo.log()).to_contain_text("Left plays no more, Magnus plays on.")


def test_chat_can_be_said_and_turned_off(guest: Invite) -> None:
    with guest("Left") as left:
        left.play_now("pig")
        left.page.get_by_label("Say something").fill("Good luck!")
        left.page.get_by_role("button", name="Send").click()
        expect(left.page.get_by_role("list", name="Chat")).to_contain_text("Left: Good luck!")
        left.page.get_by_role("button", name="Turn chat off").click()
        expect(left.page.get_by_label("Say something")).to_have_count(0)
        left.page.reload()
        expect(left.page.get_by_role("button", name="Turn chat on")).to_be_visible()


def test_each_seat_of_a_table_reads_its_own_language_and_what_was_said_as_it_was_typed(
    guest: Invite, house: Process
) -> None:
    keys = lay_out(house.url, "pig", "person", "person", first=1)
    with guest("Left", language="de") as left, guest("Right", language="pl") as right:
        for number, person in (("1", left), ("2", right)):
            person.sit_down({**keys, "seats": {number: keys["seats"][number]}}, "pig")
        left.button("Würfeln").click()
        expect(left.page.locator("section[aria-labelledby=log]")).to_contain_text("Player 1 würfelt")
        expect(right.page.locator("section[aria-labelledby=log]")).to_contain_text("Player 1 rzuca")
        left.page.locator("section[aria-labelledby=chat] input").fill("Viel Glück, have fun!")
        left.page.locator("section[aria-labelledby=chat] input").press("Enter")
        expect(right.page.locator("section[aria-labelledby=chat] ol")).to_contain_text(
            "Player 1: Viel Glück, have fun!"
        )


def test_what_was_said_counts_as_new_until_it_is_read(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "pig", "person", "person")
    with guest("Left", width=360) as left, guest("Right") as right:
        for number, person in (("1", left), ("2", right)):
            person.sit_down({**keys, "seats": {number: keys["seats"][number]}}, "pig")
        right.page.get_by_label("Say something").fill("Good luck!")
        right.page.get_by_role("button", name="Send").click()
        unread = left.page.get_by_text("One new message")
        expect(unread).to_have_count(1)
        left.page.get_by_role("button", name="Log and chat").tap()
        expect(left.page.get_by_role("dialog")).to_contain_text("Good luck!")
        left.page.reload()
        expect(left.button("Roll")).to_be_visible()
        expect(unread).to_have_count(0)


def test_a_game_whose_board_does_not_work_is_playable_all_the_same(guest: Invite) -> None:
    broken = "export default () => { throw new Error('no'); };"
    with guest("Left", expects="The board of dicetto does not work") as left:
        left.page.route(
            "**/assets/Board-*.js", lambda route: route.fulfill(body=broken, content_type="text/javascript")
        )
        left.play_now("dicetto")
        choices = left.page.get_by_role("region", name="Your choices")
        expect(choices.get_by_role("button", name=re.compile("^Roll .* again")).first).to_be_visible()
        expect(left.page.get_by_role("rowheader", name="Left")).to_be_visible()
        expect(left.page.get_by_text("Cards that end the game")).to_be_visible()
        choices.get_by_role("button", name="Stop").click()
        expect(left.log()).to_contain_text("Left stops with")
        expect(choices.get_by_role("button", name=re.compile("^Put")).first).to_be_visible()


def test_who_leaves_and_sits_down_again_is_waited_for_no_longer(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "pig", "person", "open", "open")
    with guest("Left") as left, guest("Right") as right:
        left.visit()
        left.hold_keys(keys, "pig")
        left.visit(f"/tables/{keys['table']}")
        page = right.visit(f"/tables/{keys['table']}")
        for _ in range(2):
            page.get_by_label("Your name").fill("Right")
            page.get_by_role("button", name="Sit here: seat 2").click()
            expect(page.get_by_text("Your seat")).to_be_visible()
            left.page.get_by_role("button", name="Empty the seat of Right").click()
            expect(page.get_by_role("button", name="Sit here: seat 2")).to_be_visible()
        page.get_by_label("Your name").fill("Other")
        page.get_by_role("button", name="Sit here: seat 2").click()
        left.page.get_by_role("button", name="Let a bot play: seat 3").click()
        expect(left.button("Roll")).to_be_visible()
        expect(left.log()).to_contain_text("Right left.")
        expect(left.log()).to_contain_text("Magnus sits down.")
        page.get_by_role("button", name="This table").click()
        page.get_by_role("button", name="Leave: Other").click()
        page.get_by_role("button", name="Yes, give it up").click()
        expect(left.log()).to_contain_text("Other plays no more, Magnus plays on.")
