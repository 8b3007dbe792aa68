"""The board of FINISH LINE: the slip, the race and the finish, by mouse, by touch and by keys."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from house.houses import Process
from house.people import lay_out

from .conftest import Invite
from .guests import Guest

GAME = "finish_line"
HORSES = (8, 4, 15, 22, 18, 11, 20)
"""Who runs where horses are drawn by hand, from the last to the lead."""
OVER = (".over", ".banner .go")
WAYS = (
    ".acts .order",
    ".acts .primary:not([aria-disabled=true])",
    ".track button:not([aria-pressed])",
    ".heap [data-stop] button",
    ".hand [data-stop] button:not([aria-label$='of no use now'])",
    ".hand [data-stop] button",
)
"""What can be pressed in a race, in the order in which it is to be pressed."""
CROSSED = """() => new MutationObserver(() => {
    const told = document.querySelector(".call .race-over");
    if (told) window.crossed ??= !document.querySelector(".podium") && document.querySelector(".track") !== null;
}).observe(document.body, { subtree: true, childList: true, characterData: true })"""
"""Notes whether the horses are seen as they crossed the line before the podium is."""
Press = Callable[[Locator], None]


def horse(person: Guest, number: int) -> Locator:
    """A tile that can be tapped."""
    return person.page.locator(f"button[data-horse='{number}']")


def die(person: Guest, name: str) -> Locator:
    """A rolled die that can be chosen."""
    return person.page.get_by_role("group", name="The dice of this turn").get_by_role("button", name=name, exact=True)


def bet(person: Guest, amount: int, *horses: int) -> None:
    """Write a bet."""
    for number in horses:
        horse(person, number).click()
    person.page.get_by_label("Euros to bet").fill(str(amount))
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("region", name="Your slip")).to_contain_text(f"{amount} €")


def next_press(person: Guest) -> Locator | None:
    """What somebody would press who takes the first of everything; nothing when a race is over."""
    page = person.page
    first = "ways => ways.find((way) => document.querySelector(way))"
    found = str(page.wait_for_function(first, arg=[*OVER, *WAYS]).json_value())
    return None if found in OVER else page.locator(found).first


def race(person: Guest, press: Press, until: Callable[[], bool] = lambda: False) -> None:
    """Play on to the end, or until something is the case."""
    while (way := next_press(person)) and not until():
        press(way)


def test_L8_bets_reach_nobody_else_before_the_race_is_over(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, GAME, "person", "random", options={"races": "1"})
    with guest() as left, guest("Right") as right:
        frames: list[str] = []
        right.page.on("websocket", lambda line: line.on("framereceived", lambda text: frames.append(str(text))))
        right.visit(f"/tables/{keys['table']}")
        expect(right.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
        left.sit_down(keys, GAME)
        left.page.locator(".track button").first.click()
        left.page.get_by_label("Euros to bet").fill("700")
        left.page.keyboard.press("Enter")
        expect(left.page.locator(".slip")).to_contain_text("700 €")
        race(left, Locator.click)
        expect(right.log()).to_contain_text("The game is over.")
        before = [text for text in frames if '"race-over"' not in text]
        assert len(before) > 20
        assert not any("bet-made" in text or re.search(r'"amount":\s*700\b', text) for text in before)
        assert any(re.search(r'"amount":\s*700\b', text) for text in frames)
        for person in (left, right):
            account = person.page.get_by_role("region", name="The account of Player 1")
            expect(account).to_contain_text("700 €")
            expect(account).to_contain_text(re.compile(r"Before the race\s*1,000 €"))


def test_a_race_is_run_by_touch_on_a_phone(guest: Invite, house: Process) -> None:
    with guest(width=360) as left:
        page = left.page
        left.sit_down(lay_out(house.url, GAME, "person", "random", options={"races": "1"}), GAME)
        page.locator(".track button").last.tap()
        page.get_by_role("button", name="100 more").tap()
        page.get_by_role("button", name="Bet 600 €").tap()
        expect(page.locator(".slip")).to_contain_text("400 € of 1,000 € left")
        race(left, Locator.tap, lambda: page.locator(".hand [data-stop] button").count() > 0)
        assert left.axe() == []
        assert page.evaluate("document.documentElement.scrollWidth") == 360
        meter = page.locator(".meter").evaluate("meter => meter.getBoundingClientRect().bottom + scrollY")
        assert meter <= page.locator(".acts").evaluate("acts => acts.getBoundingClientRect().top")
        low = page.locator(".lane").evaluate("lane => lane.getBoundingClientRect().bottom + scrollY")
        assert low <= page.locator(".acts").evaluate("acts => acts.getBoundingClientRect().top") + 1
        race(left, Locator.tap)
        expect(page.get_by_role("region", name="The finish of race 1")).to_be_visible()


def test_a_race_is_run_by_keys_alone(guest: Invite, house: Process) -> None:
    with guest() as left:
        page = left.page
        left.sit_down(lay_out(house.url, GAME, "person", "random", options={"races": "1"}), GAME)

        def press(what: Locator) -> None:
            for _ in range(60):
                if what.evaluate("one => one === document.activeElement"):
                    break
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")

        press(page.locator(".track button").first)
        press(page.get_by_label("Euros to bet"))
        expect(page.locator(".track button:focus")).to_be_visible()
        page.keyboard.press("d")
        race(left, press, lambda: page.locator(".hand [data-stop] button").count() > 0)
        expect(page.locator(".hand [data-stop] button:focus")).to_be_visible()
        race(left, press)
        expect(page.get_by_role("region", name="The finish of race 1")).to_be_visible()


def test_L11_a_slip_is_written_changed_withdrawn_and_kept_by_the_house(guest: Invite, house: Process) -> None:
    with guest() as left:
        page = left.page
        left.sit_down(lay_out(house.url, GAME, "person", "random", dice="real"), GAME)
        asked = page.locator(".due h2")
        expect(asked).to_have_text("Which horse lines up in place 7? It starts last.")
        expect(page.locator("li .score [aria-hidden]").first).to_have_text("1,000 €")
        left.show(*map(str, HORSES[:6]))
        expect(asked).to_have_text("Which horse lines up in place 1? It starts in the lead.")
        left.show(*map(str, HORSES[6:]))
        slip, entry = page.locator(".slip"), page.locator(".entry")
        horse(left, 15).click()
        expect(entry).to_contain_text("Pepper (15) to win")
        expect(entry).to_contain_text("pays 3,500 €. Then 500 € are left.")
        for typed, fitted in (("250", "Bet 200 €"), ("99999", "Bet 1,000 €"), ("-5", "Bet 100 €")):
            page.get_by_label("Euros to bet").fill(typed)
            expect(entry.get_by_role("button", name=fitted)).to_be_visible()
            expect(entry).to_contain_text("Bets are multiples of 100 €, up to 1,000 €.")
        page.get_by_role("button", name="100 more").click()
        entry.get_by_role("button", name="Bet 200 €").click()
        bet(left, 300, 4, 22)
        expect(slip).to_contain_text("500 € of 1,000 € left")
        page.reload()
        expect(slip).to_contain_text("300 € on both first × 14 = 4,200 €")
        page.get_by_role("button", name="Change the bet on Pepper (15)").click()
        page.get_by_role("button", name="All").click()
        entry.get_by_role("button", name="Change to 700 €").click()
        expect(slip).to_contain_text("0 € of 1,000 € left")
        horse(left, 8).click()
        expect(entry).to_contain_text("Nothing is left to bet.")
        page.get_by_role("button", name="Cancel").click()
        page.get_by_role("button", name="Withdraw the bet on Ember (4) + Whistler (22)").click()
        expect(slip).to_contain_text("300 € of 1,000 € left")
        for number in (8, 20):
            bet(left, 100, number)
        horse(left, 11).click()
        expect(entry).to_contain_text("There is no line left for another winner.")
        assert left.axe() == []
        page.keyboard.press("Escape")
        left.button("Done betting").click()
        expect(page.get_by_text("700 € to win × 7 = 4,900 €")).to_be_visible()
        expect(page.get_by_role("button", name="Change")).to_have_count(0)


def both_bet_nothing(person: Guest, house: Process) -> None:
    """Two seats of one browser are done betting, the first is to take dice, and horses and dice are said by hand."""
    person.sit_down(lay_out(house.url, GAME, "person", "person", dice="real"), GAME)
    uncover(person)
    person.show(*map(str, HORSES))
    for _ in range(2):
        person.button("Done betting").click()
        uncover(person)


def uncover(person: Guest) -> None:
    """The screen is handed over."""
    person.page.locator(".cover button").click()
    expect(person.page.locator(".finish")).to_be_visible()


def test_L25_a_die_lights_its_targets_and_a_tempo_change_takes_two_taps(guest: Invite, house: Process) -> None:
    with guest() as left:
        page = left.page
        both_bet_nothing(left, house)
        page.get_by_role("button", name="What dice and tiles do").click()
        sheet = page.get_by_role("dialog", name="What dice and tiles do")
        expect(sheet.get_by_role("listitem")).to_have_count(17)
        assert left.axe() == []
        page.keyboard.press("Escape")
        page.get_by_role("button", name=re.compile("^yellow: .* home stretch only")).click(force=True)
        due = page.locator(".acts [role=status]")
        expect(due).to_contain_text("Yellow dice may be taken on the home stretch only")
        for colour in ("red", "red"):
            page.get_by_role("button", name=re.compile(f"^{colour}: ")).click()
        expect(due).to_have_text("Take 3 dice, not all of one colour.")
        page.get_by_role("button", name=re.compile("^red: ")).click(force=True)
        expect(due).to_have_text("The three dice must not all be of one colour.")
        page.get_by_role("button", name=re.compile("^white: ")).click()
        left.button("Roll").click()
        left.show("horseshoe double tempo")
        expect(page.get_by_text("Choose one of the three dice.")).to_be_visible()
        die(left, "double horseshoes").click()
        expect(horse(left, 22)).to_contain_text("to third")
        expect(horse(left, 20)).to_contain_text("no change")
        expect(page.locator(".ghost")).to_have_count(6)
        page.keyboard.press("1")
        expect(horse(left, 22)).to_contain_text("rests here")
        expect(horse(left, 8)).to_contain_text("to sixth")
        horse(left, 22).click()
        uncover(left)
        for colour in ("white", "black"):
            page.get_by_role("button", name=re.compile(f"^{colour}: ")).click()
            expect(page.get_by_role("button", name=f"Put the {colour} die back")).to_be_visible()
        left.button("Roll").click()
        left.show("double tempo inside-tip")
        die(left, "inside tip, of no use now").click()
        expect(page.get_by_text("This one can only be put away.")).to_be_visible()
        die(left, "tempo change").click()
        expect(page.locator(".track button")).to_have_count(1)
        horse(left, 22).click()
        expect(page.locator(".track button")).to_have_count(6)
        horse(left, 15).click()
        expect(left.log()).to_contain_text("moves a horseshoe from Whistler (22) to Pepper (15)")
        uncover(left)
        page.get_by_role("button", name=re.compile("^white: ")).click()
        left.button("Roll").click()
        left.show("horseshoe double inside-tip")
        die(left, "inside tip").click()
        expect(due).to_have_text(
            "Choose one of the dice put away: it comes back to the pool, and the race lasts longer."
        )
        expect(page.get_by_text("Dice put away", exact=True)).to_be_visible()
        page.set_viewport_size({"width": 360, "height": 740})
        assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_L39_a_finish_is_looked_at_before_the_next_race(guest: Invite, house: Process) -> None:
    with guest() as left:
        page = left.page
        left.sit_down(lay_out(house.url, GAME, "person", "random", options={"races": "2"}), GAME)
        few = page.get_by_text(re.compile(r"^Home stretch: ([23] dice|1 die) left"))
        race(left, Locator.click, lambda: few.count() > 0)
        page.evaluate("localStorage.setItem('croupier.speed', 'fast')")
        page.reload()
        expect(page.locator(".track")).to_be_visible()
        page.evaluate(CROSSED)
        finish = page.get_by_role("region", name="The finish of race 1")
        race(left, Locator.click)
        on = page.get_by_role("button", name="To the next race")
        expect(on).to_be_visible()
        expect(finish).to_be_visible()
        assert page.evaluate("crossed")
        expect(finish.get_by_role("region", name="The account of Player 1")).to_contain_text(
            re.compile(r"Now\s*3,000 €")
        )
        on.click()
        expect(left.button("Done betting")).to_be_visible()
        expect(page.locator(".turn", has_text="Race 2 of 2").locator("strong")).to_have_count(0)
        page.get_by_text("How race 1 ended").click()
        expect(finish).to_be_visible()
