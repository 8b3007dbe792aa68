"""The client as an app: what a browser needs to install it, and what it shows without a line."""

import json
import urllib.request

from playwright.sync_api import expect

from house.houses import Process

from .conftest import Invite


def test_the_manifest_names_icons_that_are_there(house: Process) -> None:
    with urllib.request.urlopen(f"{house.url}/manifest.webmanifest") as answer:
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = json.load(answer)
    for icon in manifest["icons"]:
        with urllib.request.urlopen(house.url + icon["src"]) as picture:
            size = picture.read(24)[16:]
        width, height = int.from_bytes(size[:4]), int.from_bytes(size[4:])
        assert icon["sizes"] == f"{width}x{height}"


def test_without_a_line_the_page_itself_says_so_and_goes_on_when_it_is_back(guest: Invite) -> None:
    with guest("Left", worker=True, expects="ERR_INTERNET_DISCONNECTED|WebSocket") as left:
        page = left.visit()
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        left.context.set_offline(True)
        page.reload()
        expect(page.get_by_role("heading", name="The house does not answer")).to_be_visible()
        left.context.set_offline(False)
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("button", name="Play now").first).to_be_visible()
