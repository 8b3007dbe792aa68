"""A made-up language, every English text in brackets: what stands outside of them is not translatable."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from croupier.games.finish_line.horses import NAMES
from croupier.kernel.shelf import games
from elsewhere import EXAMPLE, beside, bring
from house.houses import Process, sqlite_in
from house.people import lay_out
from house.records import lay_down

from .conftest import Invite
from .guests import Guest
from .test_golden import GOLDEN
from .test_pace import elsewhere

TEXT = r"^([a-z][\w-]* = )(.*(?:\n +.*)*)"
"""A text of a Fluent file: its name, and all of its lines."""
BRACKET = """
for (const { default: inner, body } of Object.values(texts))
  for (const text of (inner?.body ?? body))
    if (text.value && !text.id.startsWith("-")) text.value = ["⟦", text.value, "⟧"].flat();
"""
"""Puts every text that the build has read into brackets."""
SIGN = re.compile(r"\b(\d+[a-z]|[A-Z]\d+)\b")
"""A space of FINITO!, as it is called, or a clause."""
CODE = re.compile(r"(`[^`]+`|\*+)")
"""What is no text in a clause: house rules as they are written in a record, and what is emphasised."""
RECORD = "pigtotwenty"
SEEN = """() => {
    const shown = (element) => element.checkVisibility() && !element.closest(
        "kbd, code, script, style, noscript, :not(html)[lang]");
    const words = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) if (shown(walk.currentNode.parentElement)) words.push(walk.currentNode.data);
    for (const element of document.body.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
        if (shown(element))
            for (const name of ["aria-label", "title", "placeholder", "alt"]) words.push(element.getAttribute(name));
    return words.filter(Boolean).map((text) => text.trim()).filter(Boolean);
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house with a game of another package, where a short game of Pig was played."""
    folder = tmp_path_factory.mktemp("language")
    bring(folder, EXAMPLE / "liars_dice", "liars_dice")
    elsewhere(lay_down(sqlite_in(folder), {RECORD: GOLDEN[RECORD]}))
    with Process(sqlite_in(folder), folder, env=beside(folder)) as process:
        yield process


def made_up(person: Guest) -> Guest:
    """Let a guest read the made-up language: every text of the build, of other packages and on a box is in brackets."""

    def built(route: Route) -> None:
        own = json.dumps(f"./{route.request.url.rpartition('/')[2]}?plain")
        default = f"export {{ default }} from {own};" if "as default" in route.fetch().text() else ""
        body = f"import * as texts from {own}; export * from {own}; {default} {BRACKET}"
        route.fulfill(body=body, content_type="text/javascript")

    def brought(route: Route) -> None:
        text = re.sub(TEXT, r"\1⟦\2⟧", route.fetch().text(), flags=re.MULTILINE)
        route.fulfill(body=text, content_type="text/plain; charset=utf-8")

    def boxed(route: Route) -> None:
        route.fulfill(json=[{**box, "line": f"⟦{box['line']}⟧"} for box in route.fetch().json()])

    def ruled(route: Route) -> None:
        clauses = route.fetch().json()
        for clause in clauses:
            parts = CODE.split(clause["words"])
            clause["words"] = "".join(part if CODE.match(part) or not part else f"⟦{part}⟧" for part in parts)
            clause["section"] = clause["section"] and f"⟦{clause['section']}⟧"
        route.fulfill(json=clauses)

    person.page.route("**/api/games?*", boxed)
    person.page.route("**/rules?*", ruled)
    person.page.route(re.compile(r"/assets/(texts-)?en-[\w-]+\.js$"), built)
    person.page.route(re.compile(r"/en\.ftl"), brought)
    return person


def outside(page: Page, *names: str) -> list[str]:
    """What can be read or heard on a page outside of brackets and has letters in it, names and notation apart."""
    found = []
    for text in page.evaluate(SEEN):
        left = text
        while "⟦" in left:
            inner = re.sub(r"⟦[^⟦⟧]*⟧", "", left)
            assert inner != left, f"half a text: {text!r}"
            left = inner
        for name in sorted(names, key=len, reverse=True):
            left = left.replace(name, "")
        initial = any(left == name[:1] for name in names)
        if re.search(r"[^\W\d_]", SIGN.sub("", left)) and not initial:
            found.append(text)
    return found


TITLES = [game.facts.title for game in games()] + ["Liar's Dice"]


@pytest.mark.parametrize("path", ["/", "/nowhere", "/proof", "/games/pig?way=screen", "/games/tutto?way=bots",
                                  "/games/finish_line?way=friends", "/games/liars_dice?way=bots",
                                  "/rules/en/finito", "/rules/en/fini", "/rules/en/liars_dice"])  # fmt: skip
def test_no_page_says_what_stands_in_no_text(guest: Invite, house: Process, path: str) -> None:
    with made_up(guest(expects="Failed to load")) as left:
        page = left.visit(path)
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("heading").first).to_be_visible()
        for more in page.locator("summary, .start [aria-expanded]").all():
            more.click()
        assert outside(page, *TITLES) == []


def test_waiting_for_players_says_nothing_that_stands_in_no_text(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "pig", "open", "person")
    with made_up(guest()) as left:
        page = left.visit(f"/tables/{keys['table']}")
        expect(page.locator(".waiting")).to_be_visible()
        assert outside(page, *TITLES, "Player 2", keys["table"]) == []


@pytest.mark.parametrize("game", [*(game.id for game in games()), "liars_dice"])
def test_no_board_says_what_stands_in_no_text(guest: Invite, house: Process, game: str) -> None:
    keys = lay_out(house.url, game, "person", "random")
    with made_up(guest()) as left:
        left.visit()
        left.hold_keys(keys, game)
        page = left.visit(f"/tables/{keys['table']}")
        board = page.get_by_role("region", name="⟦The board⟧")
        names = [*TITLES, "Player 1", "Player 2", keys["table"], *NAMES]
        free = ":not([aria-disabled=true], :disabled, .unlikely, [aria-haspopup])"
        for _ in range(6):
            buttons = board.locator(f"button{free}:visible")
            expect(buttons.or_(page.locator(".over button")).first).to_be_visible()
            assert outside(page, *names) == []
            if page.locator(".over").count():
                break
            unpressed = board.locator(f"button{free}:not([aria-pressed]):visible")
            (unpressed if unpressed.count() else buttons).last.click()
        page.get_by_role("button", name="⟦This table⟧").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert outside(page, *names) == []


def test_the_end_of_a_game_and_its_past_say_nothing_that_stands_in_no_text(guest: Invite, house: Process) -> None:
    record = GOLDEN[RECORD]
    names = [*TITLES, *(player.name for player in record.players), RECORD]
    with made_up(guest()) as left:
        left.visit()
        left.hold_keys({"table": RECORD, "seats": {"1": record.players[0].name}, "host": ""}, record.game)
        for query, shown in (("", ".over button"), ("?at=6", ".board button")):
            page = left.visit(f"/tables/{RECORD}{query}")
            expect(page.locator(shown).first).to_be_visible()
            assert outside(page, *names) == []


def test_a_screen_that_is_handed_over_says_nothing_that_stands_in_no_text(guest: Invite, house: Process) -> None:
    with made_up(guest()) as left:
        left.sit_down(lay_out(house.url, "finish_line", "person", "person"), "finish_line")
        expect(left.page.get_by_role("button", name="⟦I am Player 1: show my side⟧")).to_be_visible()
        assert outside(left.page, *TITLES, "Player 1", "Player 2") == []


def test_coach_tour_and_leaving_say_nothing_that_stands_in_no_text(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "pig", "person", "person", "casual", first=1, coach=True)
    names = [*TITLES, "Player 1", "Player 2", keys["table"], "http"]
    with made_up(guest(tours=True)) as left:
        page = left.page
        left.sit_down(keys, "pig")
        expect(page.locator("dialog[open] .step")).to_be_visible()
        assert outside(page, *names) == []
        page.keyboard.press("Escape")
        page.locator(".ask:not([aria-disabled=true])").first.click()
        expect(page.locator(".floats li").first).to_be_visible()
        assert outside(page, *names) == []
        page.keyboard.press("Escape")
        page.locator(".tutor").click()
        page.get_by_role("button", name="⟦This table⟧").click()
        for button, shown in (
            (
                "⟦Take to another device: Player 2⟧",
                page.get_by_role("img", name="⟦Code to scan with the other device⟧"),
            ),
            ("⟦Leave: Player 1⟧", page.get_by_role("button", name="⟦Yes, give it up⟧")),
        ):
            page.get_by_role("button", name=button).click()
            expect(shown).to_be_visible()
            assert outside(page, *names) == []


def test_practice_says_nothing_that_stands_in_no_text(guest: Invite, house: Process) -> None:
    with made_up(guest()) as left:
        left.visit()
        left.page.get_by_role("button", name="⟦Practice against the clock: FINI!⟧").click()
        expect(left.page.get_by_role("timer")).to_be_visible()
        assert outside(left.page, *TITLES, "Player 1") == []


def test_a_wish_out_of_bounds_is_refused_in_the_readers_language(guest: Invite, house: Process) -> None:
    with made_up(guest(expects="Failed to load")) as left:
        page = left.visit("/games/pig?way=bots")
        page.locator("form").evaluate("form => (form.noValidate = true)")
        page.locator(".start [aria-expanded]").click()
        page.get_by_label("⟦points that win the game⟧").fill("1001")
        page.get_by_role("button", name="⟦Start⟧").click()
        said = '⟦option target cannot be "1001"; it can be: 10 to 1000⟧'
        expect(page.get_by_role("alert").get_by_text(said)).to_be_visible()


def test_the_house_refuses_in_the_readers_language(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "pig", "person", "open")
    with made_up(guest(expects="Failed to load")) as left:
        page = left.visit(f"/tables/{keys['table']}")
        page.route("**/seats", lambda route: route.continue_(post_data='{"seat": 1}'))
        page.get_by_role("button", name="⟦Sit here: seat 2⟧").click()
        expect(page.get_by_role("alert").get_by_text("⟦this seat is taken⟧")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "said"),
    [("tutto", '⟦"jump" is not a card; there is:'), ("liars_dice", '⟦"jump" is not a roll of seat 1;')],
)
def test_a_game_refuses_in_the_readers_language(guest: Invite, house: Process, game: str, said: str) -> None:
    keys = lay_out(house.url, game, "person", "random", dice="real")
    with made_up(guest()) as left:
        left.visit()
        left.hold_keys(keys, game)
        page = left.visit(f"/tables/{keys['table']}")
        page.get_by_text("⟦Type it instead⟧").click()
        page.get_by_label("⟦What they show⟧").fill("jump")
        page.get_by_role("button", name="⟦That is what they show⟧").click()
        expect(page.get_by_role("alert").get_by_text(said)).to_be_visible()


def test_the_sheet_for_real_dice_says_nothing_that_stands_in_no_text(guest: Invite, house: Process) -> None:
    with made_up(guest()) as left:
        left.sit_down(lay_out(house.url, "fini", "person", "person", dice="real"), "fini")
        page = left.page
        expect(page.locator(".cast button")).to_have_count(15)
        page.keyboard.press("4")
        expect(page.get_by_role("button", name="⟦⟦red⟧, shows 4⟧")).to_be_visible()
        page.get_by_text("⟦Type it instead⟧").click()
        assert outside(page, *TITLES, "Player 1", "Player 2") == []
