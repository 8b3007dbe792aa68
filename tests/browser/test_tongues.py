"""Every language in the browser: preferred, chosen, named by an address, and as wide as a phone."""

import json
import re
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from croupier.kernel.languages import ENGLISH, LANGUAGES, languages
from croupier.kernel.shelf import GAMES, find_game, games
from croupier.testkit.translated import texts
from house.houses import Process
from house.people import lay_out

from .conftest import Invite
from .test_package import asked_by, languages_of
from .test_telling import NODE

FILLED = Path(__file__).parent / "filled.mjs"
OTHERS = sorted(set(languages()) - {ENGLISH})


def reads(page: Page, language: str) -> None:
    """What the page is written in."""
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_a_language_is_chosen_at_the_top_and_remembered(guest: Invite) -> None:
    with guest() as left:
        page = left.visit()
        reads(page, ENGLISH)
        for language in OTHERS:
            page.locator(".language select").select_option(language)
            reads(page, language)
            left.visit()
            reads(page, language)


def test_a_table_loads_no_other_texts_than_those_of_the_language_that_was_chosen(guest: Invite, house: Process) -> None:
    with guest() as left:
        page = left.visit()
        page.locator(".language select").select_option("pl")
        reads(page, "pl")
        asked = asked_by(page)
        left.visit(f"/tables/{lay_out(house.url, 'pig', 'person', 'casual')['table']}")
        expect(page.locator("h1").first).not_to_be_empty()
        page.wait_for_load_state("networkidle")
        assert languages_of(asked) == {"pl"}


@pytest.mark.parametrize("language", OTHERS)
def test_the_address_of_rules_names_their_language(language: str, guest: Invite) -> None:
    with guest() as left:
        page = left.visit(f"/rules/{language}/pig")
        reads(page, language)
        clauses = next(game for game in games(GAMES) if game.id == "pig").rules_in(language)
        expect(page.get_by_text(clauses[2].words)).to_be_visible()
        page.locator(".language select").select_option(ENGLISH)
        expect(page).to_have_url(f"{left.house}/rules/en/pig")
        reads(page, ENGLISH)


@pytest.mark.parametrize(("tag", "language"), [("no", "nb"), ("de-AT", "de")])
def test_the_address_of_rules_may_name_their_language_by_another_tag(tag: str, language: str, guest: Invite) -> None:
    with guest() as left:
        page = left.visit(f"/rules/{tag}/pig")
        expect(page.get_by_text(find_game("pig").rules_in(language)[2].words)).to_be_visible()
        reads(page, language)


def test_rules_in_a_language_that_nobody_has_written_are_nowhere(guest: Invite) -> None:
    with guest() as left:
        expect(left.visit("/rules/tlh/pig").get_by_role("heading", level=1)).to_be_visible()
        expect(left.page.get_by_text("P1")).to_have_count(0)


def test_numbers_and_lists_are_written_as_in_a_language_that_the_browser_does_not_know(
    guest: Invite, house: Process
) -> None:
    with guest(language="en-US") as left:
        left.context.add_init_script("localStorage.setItem('croupier.language', 'is')")
        left.sit_down(lay_out(house.url, "finish_line", "person", "casual"), "finish_line")
        expect(left.page.locator(".board")).to_contain_text(re.compile(r"\d\.000\s€"))
        left.visit("/rules/is/pig")
        marks = left.page.locator("[data-clause=P1] small")
        expect(marks).to_have_attribute("title", "úr umfjöllun eða almennt þekkt og okkar úrskurður")


def test_what_a_language_lacks_the_build_puts_in_in_english() -> None:
    sent = json.dumps({"file": str(LANGUAGES / "xx" / "games" / "pig" / "xx.ftl"), "text": "line = Wirf!"})
    done = subprocess.run([NODE, "node", FILLED], input=sent, capture_output=True, text=True, check=True)
    made = dict(json.loads(done.stdout))
    assert made["line"] == "Wirf!"
    english = texts(find_game("pig").folder / "texts" / "en.ftl")[0]
    assert set(made) == {name for name in english if not name.startswith("happening-")}


def test_texts_that_do_not_come_are_read_in_english(guest: Invite) -> None:
    with guest(language="de", expects="Failed to|ERR_FAILED") as left:
        left.page.route(re.compile(r"/assets/(texts-)?de-"), lambda route: route.abort())
        page = left.visit("/games/pig?way=bots")
        expect(page.get_by_text("Rolls until ten points are gathered")).to_be_visible()
        expect(page.get_by_role("button", name="Start")).to_be_visible()
        reads(page, ENGLISH)


def test_a_phone_offers_the_languages_beside_what_is_said_of_the_table(guest: Invite, house: Process) -> None:
    with guest("Left", width=360) as left:
        left.sit_down(lay_out(house.url, "pig", "person", "random"), "pig")
        left.page.get_by_role("button", name="This table").click()
        left.page.get_by_role("dialog").get_by_label("Language").select_option("de")
        reads(left.page, "de")
        expect(left.page.get_by_role("button", name="Würfeln")).to_be_visible()


def test_an_edition_is_told_in_the_readers_language(guest: Invite, house: Process) -> None:
    with guest() as left:
        left.context.add_init_script("localStorage.setItem('croupier.language', 'de')")
        left.sit_down(lay_out(house.url, "finito", "person", "random"), "finito")
        left.page.get_by_role("button", name="Dieser Tisch").click()
        expect(left.page.get_by_role("dialog")).to_contain_text("36 Felder, die meisten Zahlen zweimal")
        left.visit("/games/finito?way=bots")
        left.page.locator(".start [aria-expanded]").click()
        expect(left.page.get_by_label("Ausgabe").locator("option").first).to_have_text(
            re.compile("^10 Felder, 5 Chips")
        )


def test_the_rules_tell_house_rules_in_words_and_say_which_language_they_are_in(guest: Invite, house: Process) -> None:
    with guest() as left:
        page = left.visit("/rules/pl/fini")
        expect(page.locator("[data-clause=I9] .option")).to_have_text([re.compile(": tak$"), "nie"])
        expect(page.locator("[data-clause=I9] code")).to_have_count(0)
        expect(page.locator("main [lang]")).to_have_count(0)
        page.route("**/rules?*", lambda route: route.continue_(url=route.request.url.replace("=pl", "=tlh")))
        left.visit("/rules/pl/fini")
        expect(page.locator("main [lang=en] [data-clause=I9]")).to_be_visible()


def test_a_report_is_read_in_the_readers_language(guest: Invite) -> None:
    with guest(width=360) as left:
        left.context.add_init_script("localStorage.setItem('croupier.language', 'de')")
        page = left.visit("/games/pig?way=bots")
        page.get_by_role("link", name="Bericht lesen", exact=True).click()
        expect(page).to_have_url(f"{left.house}/games/pig/report/de")
        expect(page.get_by_role("heading", level=1)).to_have_text("Pig: Was die Zahlen sagen")
        reads(page, "de")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_clock_counts_seconds_as_the_readers_language_writes_them(guest: Invite) -> None:
    with guest() as left:
        left.context.add_init_script("localStorage.setItem('croupier.language', 'de')")
        left.visit()
        left.box("fini").get_by_role("button", name="Gegen die Uhr üben").click()
        expect(left.page.get_by_role("timer")).to_have_text(re.compile(r"\d,\d s"))


def test_what_a_rule_forbids_and_what_stands_in_a_refusal_is_told_in_the_readers_language(
    guest: Invite, house: Process
) -> None:
    rule = {"kind": "problem", "code": "x", "words": "", "text": "unknown-option", "values": {"name": "x", "known": []}}
    within = {**rule, "text": "record-game", "values": {"game": "Pig", "reason": rule}}
    made: list[str] = []

    def forbidden(line: WebSocketRoute) -> None:
        """The first move is one that a rule forbids; the second is answered by a problem within a problem."""
        server = line.connect_to_server()

        def pass_on(words: str | bytes) -> None:
            said = json.loads(words)
            if said["kind"] != "move":
                server.send(words)
            elif made:
                line.send(json.dumps({**within, "ref": said["ref"]}))
            else:
                made.append(said.pop("move")["kind"])
                server.send(json.dumps({**said, "words": "take white"}))

        line.on_message(pass_on)

    with guest(language="de") as left:
        left.page.route_web_socket(re.compile("/socket$"), forbidden)
        left.sit_down(lay_out(house.url, "finish_line", "person", "casual"), "finish_line")
        refused = left.page.get_by_role("alert")
        left.page.get_by_role("button", name="Fertig gewettet").click()
        expect(refused).to_contain_text(find_game("finish_line").rules_in("de")[8].words.replace("`", ""))
        expect(left.page.get_by_role("button", name="Regel L8")).to_be_visible()
        left.page.get_by_role("button", name="Fertig gewettet").click()
        expect(refused).to_contain_text("gibt es nicht; es gibt: nichts")
