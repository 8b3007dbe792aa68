"""Pictures of every screen, in both colour schemes and on a phone: `make screenshots`."""

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, expect, sync_playwright

from croupier.kernel.game import Game
from croupier.kernel.shelf import games
from house.houses import Process, sqlite_in
from house.people import lay_out

from .guests import Guest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "screenshots"
BEST = {"home-light": "home", "tutto-dark": "table", "finito-phone": "phone"}
"""Those that the README shows."""
Scheme = Literal["light", "dark"]


def home(left: Guest) -> None:
    left.visit()
    left.page.get_by_label("Your name").fill("Left")


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


def a_few_moves(game: Game) -> Callable[[Guest], None]:
    """A table of a game after some moves of both sides; in real time the bot makes them."""

    def played(left: Guest) -> None:
        left.play_now(game.id)
        board = left.page.get_by_role("region", name="The board")
        free = ":not([aria-disabled=true], :disabled, .unlikely, [aria-haspopup])"
        pressable = board.locator(f"button{free}:not([aria-pressed=true])")
        over = left.page.locator(".over")
        for _ in range(0 if game.facts.realtime else 8):
            expect(pressable.or_(over).first).to_be_visible()
            if over.count():
                return
            moves = board.locator(f"button{free}:not([aria-pressed])")
            (moves if moves.count() else pressable).first.click()
        expect(pressable.or_(over).first).to_be_visible()

    return played


def over(left: Guest) -> None:
    left.visit("/games/pig?way=bots")
    left.page.get_by_text("House rules, dice, clock").click()
    left.page.get_by_label("points that win the game").fill("10")
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
    **{game.id: a_few_moves(game) for game in games()},
}


def take(browser: Browser, house: str, name: str, scheme: Scheme, width: int, label: str) -> None:
    """One picture."""
    with Guest(browser, house, "Left", width=width, expects=".*") as left:
        left.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        SCREENS[name](left)
        left.page.wait_for_load_state("networkidle")
        file = FOLDER / f"{name}-{label}.png"
        left.page.screenshot(path=file, full_page=True)
        if best := BEST.get(f"{name}-{label}"):
            left.page.screenshot(path=ROOT / "docs" / "images" / f"{best}.jpg", type="jpeg", quality=82)
        print(file.relative_to(ROOT))


def main() -> None:
    """All of them."""
    FOLDER.mkdir(exist_ok=True)
    (ROOT / "docs" / "images").mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as place,
        Process(sqlite_in(Path(place)), Path(place), bot_pause=0.1, breath=4.0) as house,
        sync_playwright() as play,
        play.chromium.launch(executable_path=shutil.which("chromium")) as browser,
    ):
        for name in SCREENS:
            take(browser, house.url, name, "light", 1280, "light")
            take(browser, house.url, name, "dark", 1280, "dark")
            take(browser, house.url, name, "light", 360, "phone")


if __name__ == "__main__":
    main()
