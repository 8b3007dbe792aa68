"""The boards of TUTTO and FINITO!: played to the end, by mouse, by keys, on a phone."""

import re

import pytest
from playwright.sync_api import Locator, expect

from croupier.games.tutto.dice import points
from croupier.games.tutto.moves import dice_code
from house.houses import Process
from house.people import lay_out

from .conftest import Invite
from .guests import Guest

MOVED = """
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, ...rest) {
        window.moved.push(this.classList[0]);
        return animate.call(this, frames, ...rest);
    };
"""
"""Remembers the class of everything that is moved by code."""


def dice(person: Guest) -> Locator:
    """The dice that can be chosen."""
    return person.page.get_by_role("group", name="The dice rolled").locator("button:not([aria-disabled=true])")


def play_tutto(person: Guest) -> None:
    """Keep one choice of dice in every turn, then stop as soon as it is allowed, with the points that are shown."""
    page = person.page
    rematch = page.get_by_role("button", name="Rematch")
    banks = person.button("Stop").filter(has_text="total")
    keep = person.button("(Keep and roll|Put all aside)")
    aside = page.get_by_role("group", name="put aside").get_by_role("img")
    while True:
        expect(rematch.or_(banks).or_(keep).or_(dice(person)).first).to_be_visible()
        if rematch.is_visible():
            return
        if banks.is_visible():
            stops = re.search(r"\+(\d+)", banks.inner_text())
            assert stops
            expect(page.locator(".points strong")).to_have_text(stops[1])
        if banks.is_visible() and aside.count():
            banks.click()
            continue
        if not keep.is_visible():
            dice(person).first.click()
        keep.click()


def spaces(person: Guest) -> Locator:
    """The spaces that are lit."""
    return person.page.get_by_role("button", name="Put tile")


def tiles(person: Guest) -> Locator:
    """The tiles that can be picked."""
    return person.page.get_by_role("button", name=re.compile(r"^Tile \d"))


def place(person: Guest) -> bool:
    """Put the first tile on the first space that is lit; False if the game is over."""
    rematch = person.page.get_by_role("button", name="Rematch")
    expect(rematch.or_(tiles(person)).first).to_be_visible()
    if rematch.is_visible():
        return False
    if not spaces(person).count():
        tiles(person).first.click()
    spaces(person).first.click()
    return True


def test_a_person_plays_tutto_against_a_bot_to_the_end(guest: Invite, house: Process) -> None:
    with guest() as left:
        left.sit_down(lay_out(house.url, "tutto", "person", "random", options={"target": "500"}), "tutto")
        play_tutto(left)
        expect(left.page.locator(".over h2")).to_have_text(re.compile("win|won|share"))
        expect(left.log()).to_contain_text("The game is over.")


def test_T24_nobody_is_told_that_it_is_his_turn_when_the_game_is_over(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "tutto", "person", "random", dice="real", first=2, options={"target": "500"})
    with guest(speed="fast") as left:
        left.context.add_init_script(
            """localStorage.setItem("croupier.waits", "off");
            window.said = new Set();
            new MutationObserver(() => {
                const over = document.querySelector(".throw")?.innerText === "The game is over.";
                if (over) said.add(document.querySelector(".banner .status").innerText);
            }).observe(document, { subtree: true, childList: true, characterData: true });"""
        )
        left.sit_down(keys, "tutto")
        left.show("stop", "bonus-300", "1 1 1 2 3 4")
        left.button("Stop").click()
        expect(left.page.get_by_role("button", name="Rematch")).to_be_visible()
        assert sorted(left.page.evaluate("[...said]")) == ["The game is over.", "You win!"]
        expect(left.log()).to_contain_text("the last round ends with this turn")


def test_T14_dice_chosen_by_number_make_a_tutto_and_the_next_card_is_dared(guest: Invite, house: Process) -> None:
    with guest() as left:
        left.sit_down(lay_out(house.url, "tutto", "person", "random", dice="real"), "tutto")
        page = left.page
        left.show("bonus-300", "1 2 2 2 3 5")
        status = page.get_by_role("region", name="The board").get_by_role("status")
        expect(status).to_have_text("Choose dice to keep.")
        expect(left.button("Keep and roll")).to_have_count(0)
        stop = page.locator(".acts button", has_text="Stop")
        place = stop.bounding_box()
        for key, points, rolls in (("1", "100", "5 dice"), ("2", "300", "2 dice"), ("5", "350", "1 die")):
            page.keyboard.press(key)
            expect(status).to_have_text(f"{points} points at risk, rolls {rolls}")
        page.keyboard.press("2")
        expect(status).to_have_text("150 points at risk, rolls 4 dice")
        page.keyboard.press("a")
        page.keyboard.press("r")
        left.show("5")
        expect(status).to_have_text("TUTTO, 700 points")
        expect(left.button("Put all aside: TUTTO!")).to_be_visible()
        assert stop.bounding_box() == place
        page.keyboard.press("r")
        expect(page.get_by_text("TUTTO!", exact=True)).to_be_visible()
        assert stop.bounding_box() == place
        page.keyboard.press("n")
        left.show("stop")
        expect(page.get_by_role("region", name="last round")).to_contain_text("Stop card: 700 points lost")
        expect(left.log()).to_contain_text("rolls 1 2 2 2 3 5.")


def test_cubes_land_on_what_the_dice_show(guest: Invite, house: Process) -> None:
    with guest(still=False) as left:
        left.sit_down(lay_out(house.url, "tutto", "person", "random", dice="real"), "tutto")
        left.show("bonus-300", "1 2 3 4 5 6")
        left.page.add_style_tag(content=".side { pointer-events: auto; }")
        left.page.wait_for_function(
            """() => {
                const dice = [...document.querySelectorAll(".dice .die")];
                const upper = dice.map((die) => {
                    const { x, y, width, height } = die.getBoundingClientRect();
                    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".side")?.className;
                });
                return dice.length === 6 && upper.every((side, place) => side?.includes(`side-${place + 1}`));
            }"""
        )


def test_T9_a_null_is_told_in_a_sentence(guest: Invite, house: Process) -> None:
    with guest() as left:
        left.sit_down(lay_out(house.url, "tutto", "person", "random", dice="real"), "tutto")
        left.show("x2", "1 2 3 3 4 6")
        left.button("Keep and roll").click()
        left.show("2 3 3 4 6")
        expect(left.log()).to_contain_text("Player 1 rolls 2 3 3 4 6: a null!")
        expect(left.log()).to_contain_text("Player 1 loses all 100 points of this turn.")


def test_T9_T17_T19_how_a_turn_ends_is_told_at_the_dice_until_the_next_begins(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "tutto", "person", "person", dice="real")
    with guest(speed="normal") as left:
        left.context.add_init_script("localStorage.setItem('croupier.waits', 'off')")
        left.sit_down(keys, "tutto")
        fate, points = left.page.locator(".fate"), left.page.locator(".points")
        acts = left.page.locator(".acts")
        left.show("x2", "1 2 3 3 4 6")
        left.button("Keep and roll").click()
        left.show("2 3 3 4 6")
        expect(fate).to_have_text("No die counts: a null. Player 1 loses 100 points.")
        expect(points).to_have_text(re.compile(r"100\s+points lost"))
        expect(acts).to_have_class(re.compile("away"))
        left.show("bonus-300", "1 1 2 3 4 6")
        expect(fate).to_have_count(0)
        left.button("Stop").click()
        expect(fate).to_have_text("Player 2 stops and banks 200 points.")
        expect(points).to_have_text(re.compile(r"200\s+points banked"))
        expect(left.page.get_by_role("group", name="2 dice put aside")).to_be_visible()
        left.show("stop")
        expect(fate).to_have_text("Player 1 had no points to lose.")
        expect(left.page.locator(".verdict")).to_have_text("Stop: the turn is over")
        expect(left.page.get_by_text("A card is due.")).to_have_count(0)
        expect(acts).to_have_class(re.compile("away"))


def test_a_die_is_pressed_on_the_flat_square_under_it_and_on_none_of_its_sides(guest: Invite, house: Process) -> None:
    with guest() as left:
        left.sit_down(lay_out(house.url, "tutto", "person", "random", dice="real"), "tutto")
        left.show("bonus-300", "1 2 3 4 5 6")
        expect(dice(left)).to_have_count(2)
        caught = left.page.get_by_role("group", name="The dice rolled").evaluate(
            """group => [...group.children].flatMap((die) => {
                const { x, y, width, height } = die.getBoundingClientRect();
                const at = (right) => document.elementFromPoint(x + width * right, y + height / 2);
                return [0.04, 0.2, 0.5, 0.8, 0.96].filter((right) => at(right) !== die).map(() => die.ariaLabel);
            })"""
        )
        assert caught == []


def test_T5_T6_the_legend_says_what_dice_are_worth(guest: Invite, house: Process) -> None:
    with guest() as left:
        left.sit_down(lay_out(house.url, "tutto", "person", "random", dice="real"), "tutto")
        worth = left.page.get_by_role("region", name="What dice are worth").locator(".unseen")
        expect(worth).to_have_count(8)
        for words in worth.all_inner_texts():
            face, said = (int(number) for number in re.findall(r"\d+", words))
            assert points(dice_code((face,) * (3 if words.startswith("Three") else 1))) == said
        deck = left.page.get_by_role("region", name="cards left in the deck")
        deck.get_by_role("button", name="Fireworks").click()
        expect(deck.locator("p")).to_have_text("Fireworks: Roll until the null: every point counts. 5 left.")


def test_T18_under_fireworks_the_choice_is_locked_and_says_why(guest: Invite, house: Process) -> None:
    with guest() as left:
        left.sit_down(lay_out(house.url, "tutto", "person", "random", dice="real"), "tutto")
        left.show("fireworks", "1 2 2 2 3 5")
        rolled = left.page.get_by_role("group", name="The dice rolled")
        expect(rolled.locator("[aria-pressed=true]")).to_have_count(5)
        expect(dice(left)).to_have_count(0)
        rolled.get_by_role("button").first.click(force=True)
        left.page.keyboard.press("5")
        expect(rolled.locator("[aria-pressed=true]")).to_have_count(5)
        expect(left.page.get_by_text("Fireworks keep every die that counts.")).to_be_visible()
        card = left.page.get_by_role("region", name="The card")
        expect(card).to_contain_text(re.compile(r"350\s+points, which the null will bank"))


@pytest.mark.parametrize("still", [False, True])
def test_T9_kept_dice_fly_aside_and_a_null_shakes_the_dice_once(guest: Invite, house: Process, still: bool) -> None:
    with guest(still=still, speed="fast") as left:
        left.context.add_init_script(f"localStorage.setItem('croupier.waits', 'off'); {MOVED}")
        left.sit_down(lay_out(house.url, "tutto", "person", "random", dice="real"), "tutto")
        page = left.page
        left.show("bonus-300", "1 2 3 3 4 6")
        expect(left.button("Keep and roll")).to_be_visible()
        page.evaluate("moved.length = 0")
        left.button("Keep and roll").click()
        expect(page.get_by_role("group", name="1 die put aside")).to_be_visible()
        page.wait_for_function("still => still || moved.includes('die')", arg=still)
        left.show("2 3 3 4 6")
        expect(page.get_by_role("region", name="last round")).to_contain_text("a null, 100 points lost")
        expect(page.get_by_role("group", name="The dice rolled").get_by_role("img")).to_have_count(5)
        expect(page.get_by_role("group", name="1 die put aside")).to_be_visible()
        page.wait_for_function("still => still || moved.includes('throw')", arg=still)
        assert page.evaluate("moved.filter((one) => one !== 'space')") == ([] if still else ["die", "throw"])


def test_T18_stopping_under_fireworks_is_refused_with_its_clause(guest: Invite, house: Process) -> None:
    with guest() as left:
        left.sit_down(lay_out(house.url, "tutto", "person", "random", dice="real"), "tutto")
        left.show("fireworks", "1 2 3 3 4 5")
        expect(left.button("Keep and roll")).to_be_visible()
        left.button("Stop").click()
        expect(left.page.get_by_role("button", name="Rule T18")).to_be_visible()


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("plus-minus", "nobody stops before a TUTTO"),
        ("cloverleaf", "nobody stops: make two TUTTOs"),
        ("straight", "nobody stops before 1 to 6 lie aside"),
    ],
)
def test_T19_T21_T22_why_nobody_stops_under_a_card_is_told_in_a_line(
    guest: Invite, house: Process, card: str, why: str
) -> None:
    with guest() as left:
        left.sit_down(lay_out(house.url, "tutto", "person", "random", dice="real"), "tutto")
        left.show(card, "1 2 3 3 4 5")
        expect(dice(left).first).to_be_visible()
        left.button("Stop").click()
        expect(left.page.get_by_role("alert").filter(has_text=why)).to_be_visible()


def test_two_browsers_play_finito_and_one_is_closed_and_opened_again(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "finito", "person", "person", options={"series": "3", "rolls": "20"})
    with guest("Left") as left, guest("Right") as right:
        for person, seat in ((left, "1"), (right, "2")):
            person.sit_down({**keys, "seats": {seat: keys["seats"][seat]}, "host": keys["seats"][seat]}, "finito")
        place(left)
        expect(right.page.get_by_role("group", name="The other boards")).to_contain_text("has acted")
        place(right)
        place(left)
        right.page.close()
        right.page = right.tab()
        right.visit(f"/tables/{keys['table']}")
        expect(right.page.get_by_role("img", name=re.compile(r"^Tile \d+ on"))).to_have_count(1)
        while place(right) and place(left):
            pass
        for person in (left, right):
            expect(person.log()).to_contain_text("The game is over.")


def test_F4_nobody_has_a_turn_of_his_own_where_everybody_places_at_once(guest: Invite, house: Process) -> None:
    with guest() as left:
        left.sit_down(lay_out(house.url, "finito", "person", "random"), "finito")
        expect(left.page.locator(".banner .status")).to_have_text("Everybody at once: your move")


def test_F4_what_everybody_did_on_a_roll_stands_together_in_the_log(guest: Invite, house: Process) -> None:
    with guest() as left:
        left.sit_down(lay_out(house.url, "finito", "person", "random", "random"), "finito")
        for _ in range(3):
            place(left)
        parts = left.page.locator(".turn").filter(has_text="The die shows")
        expect(parts).to_have_count(4)
        for part in parts.all()[1:]:
            head, *rest = part.locator("li").all_inner_texts()
            assert head.startswith("The die shows")
            assert [sum(name in line and "puts" in line for line in rest) for name in ("Player 1", "(2)", "(3)")] == [
                1
            ] * 3


def test_F5_a_tile_is_dragged_to_its_space(guest: Invite, house: Process) -> None:
    with guest() as left:
        left.sit_down(lay_out(house.url, "finito", "person", "random"), "finito")
        tiles(left).first.click()
        left.drag(tiles(left).nth(1), spaces(left).first)
        expect(left.log()).to_contain_text(re.compile(r"Player 1 .*puts the \d+ on"))


def test_F9_tiles_are_placed_and_moved_by_keys(guest: Invite, house: Process) -> None:
    with guest() as left:
        left.sit_down(lay_out(house.url, "finito", "person", "random"), "finito")
        page = left.page
        tile, space = page.locator("[data-tile]:focus"), page.locator("[data-space]:focus")
        tiles(left).first.focus()
        for _ in range(12):
            expect(tile.or_(space)).to_be_visible()
            if tile.is_visible():
                page.keyboard.press("ArrowRight")
                page.keyboard.press("Enter")
            expect(space).to_be_visible()
            page.keyboard.press("Enter")
        expect(page.get_by_text("pick one to move")).to_be_visible()
        expect(tiles(left)).to_have_count(12)
        page.keyboard.press("ArrowLeft")
        words = str(tile.get_attribute("aria-label"))
        page.keyboard.press("Enter")
        expect(space).to_be_visible()
        page.keyboard.press("Escape")
        expect(tile).to_have_attribute("aria-label", words)
        page.keyboard.press("Enter")
        name = str(space.get_attribute("data-space"))
        page.keyboard.press("Enter")
        expect(left.log()).to_contain_text(re.compile(rf"moves the {words.split()[1]} from \w+ to {name}:"))


@pytest.mark.parametrize("rivals", [1, 2, 3])
def test_finito_fits_a_wide_screen_and_a_phone_shows_how_far_the_others_are(
    guest: Invite, house: Process, rivals: int
) -> None:
    with guest(width=360) as left:
        left.sit_down(lay_out(house.url, "finito", "person", *["random"] * rivals), "finito")
        page = left.page
        place(left)
        far = page.get_by_role("list", name="How far the others are").get_by_role("listitem")
        expect(far.filter(has_text=re.compile("run [12], [12] placed"))).to_have_count(rivals)
        page.evaluate("scrollTo(0, 0)")
        assert far.last.evaluate("one => one.getBoundingClientRect().bottom < innerHeight")
        runs = page.get_by_role("list", name="Your runs")
        expect(runs).to_have_count(1)
        assert runs.evaluate("one => one.getBoundingClientRect().bottom < innerHeight")
        hint = page.get_by_role("region", name="The board").get_by_role("status")
        expect(hint).to_have_text("Pick a tile to place.")
        page.get_by_role("button", name=re.compile("^Space")).first.click()
        expect(hint).to_have_text("Pick a tile first, then the space.")
        page.set_viewport_size({"width": 1440, "height": 900})
        expect(far.first).not_to_be_visible()
        page.wait_for_function("() => document.documentElement.scrollHeight <= 900")


def test_somebody_who_watches_finito_sees_every_board(guest: Invite, house: Process) -> None:
    table = lay_out(house.url, "finito", "random", "random", "random", options={"rolls": "20"})["table"]
    with guest("Cleo") as cleo:
        cleo.visit(f"/tables/{table}")
        expect(cleo.page.get_by_role("img", name=re.compile("^Bot random"))).to_have_count(3)
        assert not tiles(cleo).count()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", ["tutto", "finito"])
def test_boards_fit_a_phone_and_axe_finds_nothing_wrong(guest: Invite, house: Process, game: str, scheme: str) -> None:
    with guest(width=360) as left:
        left.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
        left.sit_down(lay_out(house.url, game, "person", "random", "random", "random"), game)
        if game == "finito":
            tiles(left).first.click()
        else:
            expect(dice(left).or_(left.button("Keep and roll")).first).to_be_visible()
        assert left.axe() == []
        assert left.too_wide(1400, 820, 360) == []


def test_what_real_dice_show_is_tapped_on_pictures_of_them(guest: Invite, house: Process) -> None:
    with guest("Left", width=360) as left:
        left.sit_down(lay_out(house.url, "tutto", "person", "random", dice="real"), "tutto")
        page = left.page
        page.get_by_role("group", name="Which card is turned up?").get_by_role("button", name="Bonus 300").tap()
        expect(page.get_by_text("turns a card: Bonus 300")).to_have_count(1)
        expect(page.get_by_label("What they show")).to_be_hidden()
        faces = [each.bounding_box() for each in page.get_by_role("group", name="faces").get_by_role("button").all()]
        assert len({each["y"] for each in faces if each}) == 1
        for face in (6, 1, 1):
            page.get_by_role("group", name="faces").get_by_label(f"A die that shows {face}", exact=True).tap()
        page.get_by_role("group", name="Chosen so far").get_by_label("A die that shows 6").tap()
        for face in (2, 3, 4, 5):
            expect(page.get_by_text(re.compile("^(one|[0-9]) more$"))).to_be_visible()
            page.get_by_role("group", name="faces").get_by_label(f"A die that shows {face}", exact=True).tap()
        expect(page.get_by_text("rolls 1 1 2 3 4 5")).to_have_count(1)
