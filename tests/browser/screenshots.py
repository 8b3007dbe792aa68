"""Pictures of every screen, in both colour schemes, on a tablet and on a phone, and of two in every language.

`make screenshots` takes all; `python -m browser.screenshots de is` takes home and a table in these languages alone.
"""

import asyncio
import base64
import re
import sys
import tempfile
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, expect, sync_playwright

from croupier.kernel.game import Game
from croupier.kernel.languages import languages
from croupier.kernel.shelf import GAMES, games
from house.houses import Process, sqlite_in
from house.people import lay_out
from house.records import lay_down

from .guests import CHROMIUM, Guest
from .test_fini import by_mouse, steps
from .test_golden import GOLDEN, board_at

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "screenshots"
IMAGES = ROOT / "docs" / "images"
BEST = re.findall(r"docs/images/([\w-]+)\.webp", (ROOT / "README.md").read_text(encoding="utf-8"))
"""Those that the README shows."""
MIDDLE = 0.6
"""How far a golden record is played, at most: until somebody has to decide something."""
GRABS = 7
Scheme = Literal["light", "dark"]


def home(left: Guest) -> None:
    left.visit()
    left.page.get_by_label("Your name").fill(left.name)


def setup(left: Guest) -> None:
    left.visit("/games/tutto?way=bots")


def waiting(left: Guest) -> None:
    left.visit("/games/pig?way=friends")
    left.page.get_by_role("button", name="Lay out the table").click()
    expect(left.page.get_by_role("heading", name="Waiting for players")).to_be_visible()


def rules(left: Guest) -> None:
    left.play_now("pig")
    expect(left.button("Roll")).to_be_visible()
    left.button("Hold").click()
    left.page.get_by_role("button", name="Rule P3").click()
    expect(left.page.get_by_role("dialog").get_by_role("alert")).to_be_visible()


def about(left: Guest) -> None:
    left.play_now("tutto")
    left.page.get_by_role("button", name="This table").click()
    expect(left.page.get_by_role("dialog")).to_be_visible()


def gone(left: Guest) -> None:
    left.visit("/tables/nosuchtable1")
    expect(left.page.get_by_role("heading", name="This table is gone")).to_be_visible()


def away(left: Guest) -> None:
    left.visit()
    choices = left.page.get_by_role("link", name="More choices: Pig")
    expect(choices).to_be_visible()
    left.context.set_offline(True)
    choices.click()
    expect(left.page.get_by_role("heading", name="The house does not answer")).to_be_visible()


def handover(left: Guest) -> None:
    left.visit("/games/finish_line?way=screen")
    left.page.get_by_label("Player 2").fill("Right")
    left.page.get_by_role("button", name="Start").click()
    expect(left.page.get_by_role("heading", name="Hand the screen")).to_be_visible()


def watching(left: Guest) -> None:
    table = lay_out(left.house, "finito", "casual", "steady", "casual")["table"]
    left.visit(f"/tables/{table}")
    expect(left.page.get_by_text("You are watching")).to_be_visible()


def midway(game: Game) -> Callable[[Guest], None]:
    """A table in the middle of a game: played on from its golden record, or in real time from the first grabs."""
    name, record = next((name, record) for name, record in GOLDEN.items() if record.game == game.id)

    middle = max(n for n, line in enumerate(record.log) if line.seat != "*" and n <= MIDDLE * len(record.log))

    def played_on(left: Guest) -> None:
        left.visit()
        left.page.get_by_label("Your name").fill(left.name)
        left.visit(f"/tables/{name}?at={2 + middle}")
        board_at(left.page, 2 + middle)
        left.page.get_by_role("button", name="Play on from here").click()
        left.page.wait_for_url(re.compile("/tables/[0-9a-z]+$"))
        expect(left.page.locator(".banner.mine")).to_be_visible()

    def grabbed(left: Guest) -> None:
        left.play_now(game.id)
        for step in islice(steps(left.page), GRABS):
            by_mouse(left.page, step)
        expect(left.page.get_by_label(re.compile("^in hand"))).to_be_visible()

    return grabbed if game.facts.realtime else played_on


def ended(game: Game) -> Callable[[Guest], None]:
    """A game at its end, as everybody who has its address sees it."""
    name = next(name for name, record in GOLDEN.items() if record.game == game.id)

    def shown(left: Guest) -> None:
        left.visit(f"/tables/{name}")
        expect(left.page.locator(".over")).to_be_visible()

    return shown


def over(left: Guest) -> None:
    left.visit("/games/pig?way=bots")
    left.page.get_by_text("House rules, dice, clock").click()
    left.page.get_by_label("points that win the game").fill("30")
    left.page.get_by_label("Your name").fill(left.name)
    left.page.get_by_role("button", name="Start").click()
    for _ in range(100):
        expect(left.page.locator(".over").or_(left.button("Roll"))).to_be_visible()
        if left.page.locator(".over").count():
            return
        hold = left.page.locator("button:not(.unlikely)", has_text="Hold").and_(left.button("Hold"))
        (hold if int(left.page.locator(".gathered strong").inner_text()) >= 8 else left.button("Roll")).click()


def proof(left: Guest) -> None:
    over(left)
    left.page.get_by_text("How?").click()
    left.page.get_by_role("link", name="Check another game").click()
    expect(left.page.get_by_role("heading", name="Check the dice of a game")).to_be_visible()


def went(left: Guest) -> None:
    left.visit("/tables/finishlinephotofinish?at=99&went")
    expect(left.page.locator(".curve")).to_be_visible()


def better(left: Guest) -> None:
    left.visit("/tables/finionechip?at=2&went")
    left.page.locator(".marks .cost").first.click()
    expect(left.page.locator(".board .best")).to_be_visible()


def coach(left: Guest) -> None:
    keys = lay_out(left.house, "pig", "person", "person", dice="real", coach=True, options={"target": "20"})
    left.sit_down(keys, "pig")
    for gathered in ("6", "12", "18"):
        left.button("Roll").click()
        left.type_in("6")
        expect(left.page.locator(".gathered strong")).to_have_text(gathered)
    left.page.get_by_role("button", name="Hint").click()
    expect(left.page.get_by_role("region", name="What the coach thinks").locator("li")).to_have_count(2)


def tutor(left: Guest) -> None:
    coach(left)
    left.page.get_by_role("checkbox").check()
    left.page.keyboard.press("Escape")
    left.button("Hold").click()
    expect(left.page.get_by_role("dialog")).to_be_visible()


SCREENS: dict[str, Callable[[Guest], None]] = {
    "home": home,
    "setup": setup,
    "waiting": waiting,
    "rules": rules,
    "about": about,
    "gone": gone,
    "away": away,
    "handover": handover,
    "watching": watching,
    "over": over,
    "proof": proof,
    "went": went,
    "better": better,
    "coach": coach,
    "tutor": tutor,
    **{game.id: midway(game) for game in games(GAMES)},
    **{f"{game.id}-over": ended(game) for game in games(GAMES)},
}


def take(browser: Browser, house: str, name: str, scheme: Scheme, width: int, label: str) -> None:
    """One picture."""
    with Guest(browser, house, "Player", width=width, expects=".*") as left:
        left.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        SCREENS[name](left)
        left.page.wait_for_load_state("networkidle")
        file = FOLDER / f"{name}-{label}.png"
        left.page.screenshot(path=file, full_page=True)
        if file.stem in BEST:
            keep(left, IMAGES / f"{file.stem}.webp")
        print(file.relative_to(ROOT))


def take_in(browser: Browser, house: str, language: str) -> None:
    """Home and a table in a language, on a phone and on a desk."""
    for width, label in ((360, "phone"), (1440, "desk")):
        with Guest(browser, house, "Player", width=width, language=language, expects=".*") as left:
            tutto = lay_out(house, "tutto", "person", "casual", first=1, coach=True)
            for name, path, shown in (
                ("home", "/", "article"),
                ("tutto", f"/tables/{tutto['table']}", ".board button"),
            ):
                left.visit(path)
                expect(left.page.locator(shown).first).to_be_visible()
                left.page.wait_for_load_state("networkidle")
                file = FOLDER / f"{name}-{language}-{label}.png"
                left.page.screenshot(path=file, full_page=True)
                left.hold_keys(tutto, "tutto")
                print(file.relative_to(ROOT))


def keep(left: Guest, file: Path) -> None:
    """What is on the screen now, as a small file."""
    left.page.evaluate("scrollTo(0, 0)")
    line = left.context.new_cdp_session(left.page)
    file.write_bytes(base64.b64decode(line.send("Page.captureScreenshot", {"format": "webp", "quality": 80})["data"]))


def main() -> None:
    """All of them; or, where that is asked for, home and a table in the languages that are named."""
    FOLDER.mkdir(exist_ok=True)
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        if not sys.argv[1:]:
            asyncio.run(lay_down(sqlite_in(Path(place)), GOLDEN))
        take_all(Path(place), sys.argv[1:])


def take_all(place: Path, tongues: list[str]) -> None:
    """Every screen of a house whose database is in this folder, or some languages."""
    with (
        Process(sqlite_in(place), place, bot_pause=0.1, breath=4.0) as house,
        sync_playwright() as play,
        play.chromium.launch(executable_path=CHROMIUM) as browser,
    ):
        for language in tongues or sorted(languages()):
            take_in(browser, house.url, language)
        for name in () if tongues else SCREENS:
            take(browser, house.url, name, "light", 1440, "light")
            take(browser, house.url, name, "dark", 1440, "dark")
            take(browser, house.url, name, "dark", 820, "tablet")
            take(browser, house.url, name, "light", 360, "phone")
            take(browser, house.url, name, "dark", 360, "phone-dark")


if __name__ == "__main__":
    main()
