"""The luck of the dice in the browser: promised once, shown when all is promised, checked at the end."""

import hashlib
import json
import shlex
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from house.houses import Process, sqlite_in
from house.people import Json, ask, lay_out

from .conftest import Invite
from .guests import Guest

HASHES = Path(__file__).parent / "hashes.mjs"
NODE = Path(__file__).parents[2] / "tools" / "node.sh"


def test_our_hash_is_the_one_everybody_knows() -> None:
    texts = [
        "",
        "abc",
        *("ü" * count + "x" * (count % 3) for count in range(0, 200, 7)),
        "a" * 119,
        "a" * 120,
        "a" * 64,
    ]
    done = subprocess.run([NODE, "node", HASHES], input=json.dumps(texts), capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == [hashlib.sha256(text.encode()).hexdigest() for text in texts]


def seat(person: Guest, house: Process, *chairs: str, **wishes: Json) -> Page:
    """Go to a table of Pig that was laid out elsewhere."""
    keys = lay_out(house.url, "pig", *chairs, **wishes)
    person.visit()
    person.hold_keys(keys, "pig")
    return person.visit(f"/tables/{keys['table']}")


def finish(person: Guest, house: Process) -> Page:
    """Play Pig against a bot to its end."""
    page = seat(person, house, "person", "random", options={"target": "10"})
    over = page.locator(".over")
    while not over.is_visible():
        lines = person.log().locator("li").count()
        person.button("Roll").or_(over).first.wait_for()
        if over.is_visible():
            break
        gathered = int(page.locator(".gathered strong").inner_text())
        (person.button("Hold") if gathered else person.button("Roll")).click()
        expect(person.log().locator("li").nth(lines)).to_be_visible()
    return page


def test_each_seat_promises_and_shows_its_luck_once(guest: Invite, house: Process) -> None:
    with guest("Left") as left:
        said: list[str] = []
        left.page.on("websocket", lambda line: line.on("framesent", lambda frame: said.append(str(frame))))
        seat(left, house, *["person"] * 10)
        expect(left.button("Roll")).to_be_visible()
        kinds = [json.loads(words)["kind"] for words in said]
        assert (kinds.count("promise"), kinds.count("wish")) == (10, 10)


def test_the_browser_checks_what_it_noted_before_the_game(guest: Invite, house: Process, tmp_path: Path) -> None:
    with guest("Left") as left:
        page = finish(left, house)
        expect(page.locator(".over")).to_contain_text("from the key and the luck that were fixed before the game")
        page.get_by_text("How?").click()
        command = shlex.split(page.locator(".over code").inner_text())
        table = page.url.rpartition("/")[2]
        record = tmp_path / f"{table}.record"
        record.write_text(ask(f"{house.url}/api/tables/{table}/record")[1])
        words = [sys.executable, "-c", "from croupier.cli import main; main()", "verify", str(record), *command[3:]]
        assert subprocess.run(words, capture_output=True, check=False).returncode == 0
        broken = [*words[:-1], "1:another"]
        assert subprocess.run(broken, capture_output=True, check=False).returncode == 2


@pytest.mark.parametrize("lie", ["commitment", "luck", "promise", "left out"])
def test_a_house_that_did_not_keep_to_it_is_found_out(guest: Invite, house: Process, lie: str) -> None:
    with guest("Left") as left:
        page = finish(left, house)
        page.evaluate(
            """lie => {
                const place = Object.keys(localStorage).find((name) => name.startsWith("croupier.luck."));
                const note = JSON.parse(localStorage.getItem(place));
                if (lie === "luck") note.luck["1"] = "another";
                else if (lie === "promise") note.promises[0] = "00".repeat(32);
                else if (lie === "left out") note.promises[1] = "00".repeat(32);
                else note.commitment = "00".repeat(32);
                localStorage.setItem(place, JSON.stringify(note));
            }""",
            lie,
        )
        page.reload()
        expect(page.locator(".over [role=alert]")).to_contain_text("NOT fair")


KEEPS_LUCK_BACK = """
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (words) {
        if (!words.includes('"wish"')) send.call(this, words);
    };
"""


def test_everybody_sees_that_luck_was_not_shown(guest: Invite, tmp_path: Path) -> None:
    with (
        Process(sqlite_in(tmp_path), tmp_path, reveal=1.0) as hasty,
        guest("Left", url=hasty.url) as left,
        guest("Right", url=hasty.url) as right,
    ):
        keys = lay_out(hasty.url, "pig", "person", "person")
        right.page.add_init_script(KEEPS_LUCK_BACK)
        for number, person in (("1", left), ("2", right)):
            person.visit()
            person.hold_keys({**keys, "seats": {number: keys["seats"][number]}}, "pig")
            person.visit(f"/tables/{keys['table']}")
        for person in (left, right):
            expect(person.page.get_by_text("Luck was promised anew once")).to_be_visible()


def test_luck_that_the_house_could_not_write_down_is_said_again(guest: Invite, tmp_path: Path) -> None:
    with (
        Process(sqlite_in(tmp_path), tmp_path, patience=0.6) as house,
        guest("Left", url=house.url) as left,
        closing(sqlite3.connect(tmp_path / "house.db", isolation_level=None)) as other,
    ):
        keys = lay_out(house.url, "pig", "person", "random")
        left.visit()
        left.hold_keys(keys, "pig")
        other.execute("BEGIN IMMEDIATE")
        left.visit(f"/tables/{keys['table']}")
        expect(left.page.get_by_role("alert").filter(has_text="database")).to_be_visible()
        other.execute("ROLLBACK")
        expect(left.button("Roll")).to_be_visible()
