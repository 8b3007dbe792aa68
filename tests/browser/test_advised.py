"""The best move of a decision that is looked back at, marked on the board for somebody who watches."""

from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import expect

from croupier.kernel.position import Position
from croupier.kernel.record import Record
from croupier.kernel.seats import CHANCE
from croupier.kernel.shelf import find_game
from croupier.lab.analysis.report import considered
from house.houses import Process, sqlite_in
from house.people import Json
from house.records import lay_down

from .conftest import Invite
from .test_golden import GOLDEN
from .test_pace import elsewhere

FINI, FINISH_LINE = "finionechip", "finishlinephotofinish"
DICETTO, FINITO, TUTTO = "dicettotwobattles", "finitorunoffive", "tuttodetailedexample"
BETTER = {
    FINI: [
        ("take pink 5 @2700", "take silver 3 @2700", ".area .best[aria-label='Best silver 3']"),
        ("put 1 left @2900", "put 1 right @2900", ".own .best[aria-label='Best Row A, on the right']"),
        ("take brown 5 @4600", "FINI! @4600", ".end button.best"),
    ],
    FINISH_LINE: [
        ("take red", "take white", ".acts button.best"),
        ("double on 11", "put away white", ".acts button.best"),
    ],
    DICETTO: [
        ("roll 2 4 5", "stop", ".acts button.best:has-text('Stop')"),
        ("roll 4 5", "roll 4", ".acts button.best:has-text('Roll')"),
        ("put 3 on a, 6 on c, 2 5 on x", "put 6 on c", ".acts button.best:has-text('Put')"),
    ],
    FINITO: [
        ("1 to 5a", "3 to 5b", ".own button.best[data-space='5b']"),
        ("3 to 6a", "5 to 6a", ".own button.best[data-space='6a'][aria-label^='6a Best Put tile 5 on 6a']"),
    ],
    TUTTO: [
        ("keep 5", "keep 2 2 2", ".acts button.best:has-text('Roll')"),
        ("next", "stop", ".acts button.best:has-text('Stop')"),
    ],
}
"""What was done, what would have been better, and where that stands on the board."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house where these games were played."""
    folder = tmp_path_factory.mktemp("advised")
    elsewhere(lay_down(sqlite_in(folder), {name: GOLDEN[name] for name in BETTER}))
    with Process(sqlite_in(folder), folder) as process:
        yield process


@pytest.mark.parametrize("name", BETTER)
def test_who_watches_sees_on_the_board_what_was_better(guest: Invite, name: str) -> None:
    told = regretted(GOLDEN[name], {made: better for made, better, _ in BETTER[name]})
    with guest() as left:
        page = left.page
        page.route("**/analysis", lambda route: route.fulfill(json=told))
        left.visit(f"/tables/{name}?at=2&went")
        for mark, (_, _, where) in enumerate(BETTER[name]):
            page.locator(".marks .cost").nth(mark).click()
            expect(page.locator(f".board {where}")).to_contain_text("Best")
            expect(page.locator(".board .best", has_text="Best")).to_have_count(1)
        assert not left.axe()


def test_a_secret_bet_that_was_better_is_marked_for_its_seat_alone(guest: Invite) -> None:
    told = regretted(GOLDEN[FINISH_LINE], {"bet 500 on 11": "bet 500 on 20"})
    for own, marked in ((True, 1), (False, 0)):
        with guest() as left:
            page = left.page
            page.route("**/analysis", lambda route: route.fulfill(json=told))
            if own:
                left.sit_down({"table": FINISH_LINE, "seats": {"2": "Right"}, "host": ""}, "finish_line")
            left.visit(f"/tables/{FINISH_LINE}?at=2&went")
            page.locator(".marks .cost").click()
            expect(page.locator(".moment")).to_contain_text("wins 70%")
            expect(page.locator(".tile.best")).to_have_count(marked)


def regretted(record: Record, better: dict[str, str]) -> Json:
    """What a house would tell of a game in which other decisions than these cost nothing."""
    match = record.replay(find_game(record.game))
    at, entries = Position(match.began), list[Json]()
    for (seat, move), line in zip(match.log, record.log, strict=True):
        entry = {"number": len(entries) + 1, "seat": 0 if seat == CHANCE else seat + 1, "about": 1, "words": line.words}
        entry |= {"chances": [0.5, 0.5], "errors": [0, 0], "change": [0, 0], "change_errors": [0, 0]}
        entries.append(entry | {"cost": 0, "cost_error": 0})
        best = better.pop(line.words, "")
        moves = [(at.parse(seat, best), 0.7), (move, 0.5)] if best else []
        weighed = [considered(at, seat, one, chance) for one, chance in moves]
        hidden = [other + 1 for other in range(at.players) if at.secret(seat, move) >> other & 1]
        entries[-1] |= {"considered": msgspec.to_builtins(weighed), "hidden": hidden}
        entries[-1] |= {"cost": 0.2} if moves else {}
        at = at.after(seat, move)
    return {"entries": entries, "initial": [0.5, 0.5], "complete": True, "accounts": [], "left_out": []}
