"""The golden records of every game, looked at from the first position to the last."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from croupier.kernel.record import Record
from croupier.kernel.shelf import GAMES, find_game, games
from house.houses import Process, sqlite_in
from house.records import lay_down

from .conftest import Invite
from .guests import PATIENCE
from .test_pace import elsewhere

GOLDEN = {
    f"{game.id}{file.stem}".replace("_", ""): Record.from_text(file.read_text(encoding="utf-8"))
    for game in games(GAMES)
    for file in sorted((game.folder / "golden").glob("*.record"))
}


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house where all golden records were played."""
    folder = tmp_path_factory.mktemp("archive")
    elsewhere(lay_down(sqlite_in(folder), GOLDEN))
    with Process(sqlite_in(folder), folder) as process:
        yield process


SHOWN = """number => document.querySelector("input[type=range]")?.value === number
    && document.querySelector(".board > :not(.plain)")?.outerHTML"""


def board_at(page: Page, number: int) -> str:
    """The board of the game itself, as it was after a number of the log."""
    return str(page.wait_for_function(SHOWN, arg=str(number), timeout=PATIENCE).json_value())


def look_back(page: Page, record: Record) -> None:
    """Go through a game by keys, and see how everybody stands at last."""
    boards = [board_at(page, 2)]
    expect(page.locator(".at")).to_have_text("The beginning")
    last = int(page.get_by_label("Where in the game").get_attribute("max") or 0)
    for number in range(3, last + 1):
        page.keyboard.press("ArrowRight")
        boards.append(board_at(page, number))
    assert len(set(boards)) > len(boards) / 2
    expect(page.locator(".at")).to_have_text(re.compile(r"^Move (\d+) of \1$"))
    scores = page.locator("li .score [aria-hidden]").all_inner_texts()
    assert sorted(int(re.sub(r"\D", "", score)) for score in scores) == sorted(
        record.replay(find_game(record.game)).scores()
    )


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_is_looked_at_to_its_end_by_a_player_and_by_others(
    guest: Invite, archive: Process, name: str
) -> None:
    record = GOLDEN[name]
    with guest(url=archive.url) as left:
        look_back(left.visit(f"/tables/{name}?at=2"), record)
        left.hold_keys({"table": name, "seats": {"1": record.players[0].name}, "host": ""}, record.game)
        page = left.visit(f"/tables/{name}?at=2")
        expect(page.locator("li.own")).to_be_visible()
        look_back(page, record)


def test_nothing_is_played_by_who_looks_back(guest: Invite, archive: Process) -> None:
    name = next(name for name, record in GOLDEN.items() if record.game == "fini")
    with guest(url=archive.url) as left:
        left.visit()
        left.hold_keys({"table": name, "seats": {"1": "Left"}, "host": ""}, "fini")
        page = left.visit(f"/tables/{name}?at=4")
        board_at(page, 4)
        expect(page.get_by_text("A game in real time cannot be played on from its middle.")).to_be_visible()
        asked: list[str] = []
        page.on("websocket", lambda line: line.on("framesent", lambda frame: asked.append(str(frame))))
        page.reload()
        board_at(page, 4)
        call = page.get_by_role("button", name="FINI!")
        expect(call).to_have_attribute("aria-disabled", "true")
        call.dispatch_event("click")
        page.keyboard.press("3")
        page.keyboard.press("ArrowRight")
        board_at(page, 5)
        assert asked
        assert not [frame for frame in asked if '"move"' in frame]


COVERED = """() => [...document.querySelectorAll(".tile")].flatMap(tile => {
    const boxes = (kind) => [...tile.querySelectorAll(kind)].map(found => found.getBoundingClientRect());
    const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    return boxes(".ticket").filter(ticket => boxes(".odds, .name").some(other => meet(ticket, other)));
}).length"""


def test_no_bet_covers_name_or_odds_of_a_horse_on_a_phone(guest: Invite, archive: Process) -> None:
    name = next(name for name, record in GOLDEN.items() if record.game == "finish_line")
    with guest(url=archive.url, width=360) as left:
        left.visit()
        left.hold_keys({"table": name, "seats": {"1": GOLDEN[name].players[0].name}, "host": ""}, "finish_line")
        page = left.visit(f"/tables/{name}?at=20")
        board_at(page, 20)
        expect(page.locator(".tile .ticket").first).to_be_visible()
        assert page.evaluate(COVERED) == 0
