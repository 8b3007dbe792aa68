"""A seat goes to another device by a link, whose key nobody but the two devices ever sees."""

from playwright.sync_api import expect

from .conftest import Invite


def test_a_seat_of_one_screen_is_taken_to_another_device(guest: Invite) -> None:
    with guest("Left", expects="409") as left, guest("Phone", width=360) as phone:
        left.visit("/games/pig?way=screen")
        left.page.get_by_label("Your name").fill("Left")
        left.page.get_by_label("Player 2").fill("Right")
        left.begin()
        left.page.get_by_role("button", name="This table").click()
        left.page.get_by_role("button", name="Take to another device: Right").click()
        expect(left.page.get_by_role("img", name="Code to scan")).to_be_visible()
        assert not left.axe()
        link = left.page.get_by_label("Scan this with the other device").input_value()
        table, _, key = link.partition("#seat=")
        assert len(key) == 32

        asked: list[str] = []
        phone.page.on("request", lambda request: asked.append(f"{request.url} {request.headers}"))
        phone.page.goto(link)
        expect(phone.page.locator(".who", has_text="Right")).to_contain_text("you")
        assert phone.page.url == table
        assert not [one for one in asked if key in one]
        expect(left.page.get_by_text("The seat is on the other device now.")).to_be_visible()
        left.page.keyboard.press("Escape")
        expect(left.page.locator(".status")).to_have_text("Your turn")

        left.visit(link.removeprefix(left.house))
        expect(left.page.get_by_role("alert")).to_contain_text("This link holds no seat")
        left.visit(link.removeprefix(left.house).replace("#", "?at=1#"))
        expect(left.page.get_by_role("region", name="Looking back")).to_be_visible()
        expect(left.page.get_by_role("alert")).to_contain_text("This link holds no seat")
        left.visit(link.removeprefix(left.house).partition("#")[0])
        left.page.evaluate("location.hash = 'seat=nonsense'")
        expect(left.page).to_have_url(table)
        expect(left.page.locator(".status")).to_have_text("Your turn")
        phone.page.reload()
        expect(phone.page.locator(".who", has_text="Right")).to_contain_text("you")
