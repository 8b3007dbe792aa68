"""Several people at one table: over the network, around one screen, watching."""

from playwright.sync_api import Route, expect

from house.houses import Process
from house.people import lay_out

from .conftest import Invite


def test_two_browsers_meet_by_a_link_and_one_comes_back(guest: Invite) -> None:
    with guest("Left") as left, guest("Right") as right:
        left.visit("/games/pig?way=friends")
        left.page.get_by_label("Your name").fill("Left")
        left.page.get_by_role("button", name="Lay out the table").click()
        link = left.page.get_by_label("Invite with this link").input_value()
        code = left.page.locator(".code").inner_text()

        right.visit()
        right.page.get_by_label("Have a code?").fill(code)
        right.page.get_by_role("button", name="Go to the table").click()
        right.page.get_by_label("Your name").fill("Right")
        right.page.get_by_role("button", name="Sit here: seat 2").click()

        left.button("Roll").click()
        expect(right.log()).to_contain_text("Left rolls.")
        expect(right.page.locator("li[aria-current]").first).to_be_visible()

        left.page.close()
        left.page = left.tab()
        left.visit()
        expect(left.page.get_by_role("heading", name="You were playing")).to_be_visible()
        left.page.get_by_role("link", name="Go on").click()
        left.page.wait_for_url(link)
        expect(left.log()).to_contain_text("You roll.")
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
        left.page.get_by_role("button", name="Start").click()
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


def test_where_games_have_secrets_the_screen_is_handed_over(guest: Invite) -> None:
    def with_secrets(route: Route) -> None:
        boxes = route.fetch().json()
        route.fulfill(json=[{**box, "secrets": True} for box in boxes])

    with guest("Left") as left:
        left.page.route("**/api/games", with_secrets)
        left.visit("/games/pig?way=screen")
        left.page.get_by_label("Your name").fill("Left")
        left.page.get_by_label("Player 2").fill("Right")
        left.page.get_by_role("button", name="Start").click()
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


def test_the_host_fills_a_free_seat_with_a_bot_and_the_game_begins(guest: Invite) -> None:
    with guest("Left") as left:
        left.visit("/games/pig?way=friends")
        left.page.get_by_role("button", name="Lay out the table").click()
        left.page.get_by_role("button", name="Let a bot play: seat 2").click()
        expect(left.button("Roll")).to_be_visible()


def test_somebody_leaves_and_a_bot_takes_over(guest: Invite) -> None:
    with guest("Left") as left:
        left.play_now("Pig")
        left.page.get_by_role("button", name="This table").click()
        left.page.get_by_role("button", name="Leave: Left").click()
        left.page.get_by_role("button", name="Yes, give it up").click()
        expect(left.log()).to_contain_text("plays for")


def test_chat_can_be_said_and_turned_off(guest: Invite) -> None:
    with guest("Left") as left:
        left.play_now("Pig")
        left.page.get_by_label("Say something").fill("Good luck!")
        left.page.get_by_role("button", name="Send").click()
        expect(left.page.get_by_role("list", name="Chat")).to_contain_text("Left: Good luck!")
        left.page.get_by_role("button", name="Turn chat off").click()
        expect(left.page.get_by_label("Say something")).to_have_count(0)
        left.page.reload()
        expect(left.page.get_by_role("button", name="Turn chat on")).to_be_visible()


def test_a_game_without_a_board_of_its_own_is_playable(guest: Invite) -> None:
    with guest("Left") as left:
        left.play_now("DICETTO")
        choices = left.page.get_by_role("region", name="Your choices").get_by_role("button")
        expect(choices.first).to_be_visible()
        before = left.log().locator("li").count()
        choices.first.click()
        expect(left.log().locator("li").nth(before)).to_be_visible()
