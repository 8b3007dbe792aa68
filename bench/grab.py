"""How fast a grab of FINI! is confirmed, by a house and a browser on this machine.

`--write` keeps it in grab.md.
"""

import argparse
import platform
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.grabs import WATCH
from browser.guests import CHROMIUM, Guest
from house.houses import Process, sqlite_in
from house.people import lay_out

RESULTS = Path(__file__).with_name("grab.md")
DICE = 15
DUELS = 8
ENOUGH = 50


def grabs(house: Process) -> list[float]:
    """Milliseconds of every grab in some duels in which one hand takes all dice."""
    found: list[float] = []
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM)
        for _ in range(DUELS):
            keys = lay_out(house.url, "fini", "person", "person")
            with Guest(browser, house.url, "Left") as left:
                left.context.add_init_script(WATCH)
                left.visit()
                left.hold_keys(keys, "fini")
                page = left.visit(f"/tables/{keys['table']}")
                for slot in range(DICE):
                    page.locator(f"[data-slot='{slot}']").click()
                    page.locator("[data-place]").last.click()
                found += page.evaluate("grabs")
        browser.close()
    return found


def report(found: list[float]) -> str:
    """What was measured, as a table."""
    cuts = statistics.quantiles(found, n=20)
    return f"""# How fast a grab is confirmed

A die of FINI! is pressed in Chromium; measured is the time until the page shows it in the hand, which it does when
the house has written the move down and answered. House and browser run on one machine: {platform.machine()}, Python
{platform.python_version()}. Aimed at: less than {ENOUGH} ms.

| grabs | median | 19 of 20 are faster than | slowest |
|---|---|---|---|
| {len(found)} | {statistics.median(found):.1f} ms | {cuts[-1]:.1f} ms | {max(found):.1f} ms |

    make bench-grab
"""


def main() -> None:
    """Measure, and say it."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--write", action="store_true", help="keep the result")
    write = words.parse_args().write
    with tempfile.TemporaryDirectory() as folder, Process(sqlite_in(Path(folder)), Path(folder)) as house:
        said = report(grabs(house))
    print(said)
    if write:
        RESULTS.write_text(said, encoding="utf-8")


if __name__ == "__main__":
    main()
