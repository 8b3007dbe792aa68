"""Guests: people with a browser of their own, whose console must stay clean."""

import re
import shutil
from pathlib import Path
from types import TracebackType
from typing import Self

from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from house.people import Json

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""Debian's Chromium: the shell of it that has no window, and needs less for it, or the whole."""
NO_WORKER = "Service Worker registration blocked"
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)


class Guest:
    """Somebody who looks at a house."""

    def __init__(
        self,
        browser: Browser,
        house: str,
        name: str,
        width: int = 1280,
        still: bool = True,
        expects: str = "",
        speed: str = "none",
        worker: bool = False,
        slips: bool = False,
        tours: bool = False,
        language: str = "en-US",
    ) -> None:
        self.house = house
        self.name = name
        self.expects = expects
        """What may stand in the console, as a pattern; nothing if empty."""
        self.context = browser.new_context(
            viewport={"width": width, "height": 800 if width > 500 else 740},
            reduced_motion="reduce" if still else "no-preference",
            has_touch=width < 500,
            is_mobile=width < 500,
            service_workers="allow" if worker else "block",
            locale=language,
        )
        self.context.set_default_timeout(PATIENCE)
        for what, wanted in (("slips", slips), ("tours", tours)):
            if not wanted:
                self.context.add_init_script(f"localStorage.setItem('croupier.{what}', 'off')")
        self.context.add_init_script(
            f"localStorage.getItem('croupier.speed') ?? localStorage.setItem('croupier.speed', '{speed}')"
        )
        self.complaints: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """One more page of the same browser."""
        page = self.context.new_page()
        page.on("console", lambda said: self._note(said.type, said.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and NO_WORKER not in text:
            self.complaints.append(text)

    def visit(self, path: str = "/") -> Page:
        """Go to a page of the house."""
        self.page.goto(self.house + path)
        return self.page

    def box(self, game: str) -> Locator:
        """The box of a game on the shelf, by its id."""
        return self.page.locator(f"article[aria-labelledby=box-{game}]")

    def play_now(self, game: str) -> None:
        """From the shelf to a table against a bot."""
        self.visit()
        self.page.get_by_label("Your name").fill(self.name)
        self.box(game).get_by_role("button", name="Play now").click()
        self.page.wait_for_url("**/tables/*")

    def begin(self) -> None:
        """Agree at the set-up that the first seat begins, and start."""
        self.page.get_by_text("House rules, dice, clock").click()
        self.page.get_by_label("Who begins").select_option("1")
        self.page.get_by_role("button", name=re.compile("Start|Lay out the table")).click()

    def hold_keys(self, keys: Json, game: str) -> None:
        """Hold seats that were laid out elsewhere."""
        held = [{"table": keys["table"], "game": game, "tokens": [*keys["seats"].values(), keys["host"]], "at": 1}]
        self.page.evaluate("held => localStorage.setItem('croupier.tables', JSON.stringify(held))", held)

    def sit_down(self, keys: Json, game: str) -> None:
        """Come to a table that was laid out elsewhere."""
        self.visit()
        self.hold_keys(keys, game)
        self.visit(f"/tables/{keys['table']}")

    def show(self, *outcomes: str) -> None:
        """Type in what real cards and dice show."""
        for words in outcomes:
            lines = self.log().locator("li")
            expect(lines.first).to_be_visible()
            before = lines.count()
            self.type_in(words)
            expect(lines.nth(before)).to_be_visible()

    def type_in(self, words: str) -> None:
        """Type what real dice show, also where it could be tapped."""
        box = self.page.get_by_label("What they show")
        box.wait_for(state="attached")
        if not box.is_visible():
            self.page.get_by_text("Type it instead").click()
        box.fill(words)
        self.page.get_by_role("button", name="That is what they show").click()

    def button(self, name: str) -> Locator:
        """A button that can be pressed now."""
        return self.page.locator("button:not([aria-disabled=true])").filter(has_text=re.compile(f"^\\s*{name}"))

    def drag(self, what: Locator, to: Locator) -> None:
        """One press, one pull, one release."""
        what.hover()
        self.page.mouse.down()
        to.hover(force=True)
        self.page.mouse.up()

    def log(self) -> Locator:
        """What has happened, in words."""
        return self.page.get_by_role("list", name="Log")

    def axe(self) -> list[str]:
        """What axe finds wrong with this page; to be asked of somebody who wants no motion."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run()")
        return [f"{one['id']}: {node['html']}" for one in found["violations"] for node in one["nodes"]]

    def too_wide(self, *widths: int) -> list[int]:
        """On which of these screens the page can be scrolled sideways."""
        found = []
        for width in widths:
            self.page.set_viewport_size({"width": width, "height": 800})
            try:
                self.page.wait_for_function(
                    """width => document.documentElement.clientWidth === width
                        && document.documentElement.scrollWidth <= width""",
                    arg=width,
                    timeout=3000,
                )
            except TooLate:
                found.append(width)
        return found

    def go(self) -> None:
        """Close the browser."""
        self.context.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.go()
        if error is None:
            bad = [one for one in self.complaints if not (self.expects and re.search(self.expects, one))]
            assert not bad, bad
