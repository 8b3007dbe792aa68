"""The client as an app: what a browser needs to install it, and what it shows without a line."""

import json
import urllib.request

from playwright.sync_api import expect

from croupier.kernel.languages import CROUPIER, languages
from croupier.kernel.speech import Texts
from house.houses import Process

from .conftest import Invite

NOT_KEPT = """async () => {
  const named = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    .flatMap((text) => text.match(/\\/assets\\/[^"')]+/g) ?? []);
  const missing = [];
  for (const path of named) if (!(await caches.match(path))) missing.push(path);
  return missing;
}"""
"""The files named in the page's styles that it would not have without a line."""


def test_the_manifest_names_icons_that_are_there(house: Process) -> None:
    with urllib.request.urlopen(f"{house.url}/manifest.webmanifest") as answer:
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = json.load(answer)
    for icon in manifest["icons"]:
        with urllib.request.urlopen(house.url + icon["src"]) as picture:
            size = picture.read(24)[16:]
        width, height = int.from_bytes(size[:4]), int.from_bytes(size[4:])
        assert icon["sizes"] == f"{width}x{height}"


def test_the_manifest_is_in_the_readers_language(house: Process) -> None:
    for language in languages():
        asked = urllib.request.Request(f"{house.url}/manifest.webmanifest", headers={"accept-language": language})
        with urllib.request.urlopen(asked) as answer:
            manifest = json.load(answer)
        assert manifest["lang"] == language
        assert manifest["description"] == Texts([CROUPIER / "house"], language).say("page-about")


def test_without_a_line_the_page_itself_says_so_and_goes_on_when_it_is_back(guest: Invite) -> None:
    with guest("Left", worker=True, expects="ERR_INTERNET_DISCONNECTED|WebSocket") as left:
        page = left.visit()
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        page.wait_for_load_state("networkidle")
        assert page.evaluate(NOT_KEPT) == []
        left.context.set_offline(True)
        page.reload()
        expect(page.get_by_role("heading", name="The house does not answer")).to_be_visible()
        left.context.set_offline(False)
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_without_a_line_the_page_says_so_in_the_readers_language(guest: Invite) -> None:
    with guest(worker=True, expects="ERR_INTERNET_DISCONNECTED|WebSocket") as left:
        left.context.add_init_script("localStorage.setItem('croupier.language', 'fi')")
        page = left.visit()
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        left.context.new_cdp_session(page).send("Network.clearBrowserCache")
        left.context.set_offline(True)
        page.reload()
        expect(page.locator("h1")).not_to_be_empty()
        expect(page.locator("html")).to_have_attribute("lang", "fi")


def test_what_somebody_on_the_way_puts_in_the_place_of_a_file_is_not_kept(guest: Invite) -> None:
    with guest("Left", worker=True, expects="Failed to|MIME|import") as left:
        page = left.visit()
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        page.reload()
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        left.context.route(
            "**/assets/SetUp-*", lambda route: route.fulfill(content_type="text/html", body="Pay for your wifi")
        )
        page.get_by_role("link", name="More choices").first.click()
        expect(page.get_by_role("heading", name="The house does not answer")).to_be_visible()
        left.context.unroute_all()
        page.get_by_role("button", name="Try again").click()
        expect(
            page.get_by_role("heading", name="House rules").or_(page.get_by_text("House rules, dice")).first
        ).to_be_visible()
