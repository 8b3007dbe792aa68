"""Learning at the table: a tour of the board, what can be done now, and the rules where they matter."""

import json
import re
import subprocess
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from croupier.games.tutto.events import Banked
from croupier.games.tutto.moves import Keep
from croupier.kernel.dice import below, new_rng
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import would
from croupier.kernel.seats import CHANCE
from croupier.kernel.shelf import GAMES, box_of, games
from croupier.testkit.trials import step
from house.houses import Process, sqlite_in
from house.people import Json, lay_out

from .conftest import Invite
from .guests import Guest
from .test_boards import place
from .test_opening import begin
from .test_pace import elsewhere, rolls

GUIDES = Path(__file__).parent / "guides.mjs"
NODE = Path(__file__).parents[2] / "tools" / "node.sh"
GUIDED = [game for game in games(GAMES) if (game.folder / "web" / "guide.ts").exists()]
MOST_MOMENTS = 250
SIZES = [(360, 740), (1440, 900)]
APART = """() => {
    const box = (what) => document.querySelector(what)?.getBoundingClientRect() ?? new DOMRect();
    const [card, ring] = [box(".tour .card"), box(".tour .ring")];
    const above = card.top >= ring.bottom || ring.top >= card.bottom;
    const apart = above || card.left >= ring.right || ring.left >= card.right;
    const seen = card.top >= 0 && card.left >= 0 && card.bottom <= innerHeight && card.right <= innerWidth;
    return ring.width > 20 && apart && seen && document.activeElement.closest(".tour .card") !== null;
}"""
"""Whether the card of a tour is in view beside what it tells of, and has the focus."""
COVERED = """() => {
    const { left, right, top, bottom } = document.querySelector(".banner section").getBoundingClientRect();
    const covers = (box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    return [...document.querySelectorAll(".board button")].filter((one) => covers(one.getBoundingClientRect())).length;
}"""
"""How many buttons of the board the help covers."""


def choices(match: Match, seat: int) -> list[Json]:
    """What the house would offer a seat."""
    seen, live = match.seen(seat), match.game.facts.realtime
    return [
        {"move": seen.data(seat, move), "words": "", "events": [] if live else would(seen, seat, move)}
        for move in seen.moves(seat)
    ]


def moments(game: Game) -> list[Json]:
    """Moments of whole random games, each for one seat: mostly for one that may act."""
    found: list[Json] = []
    rng = new_rng(7)
    while len(found) < MOST_MOMENTS:
        least, most = game.facts.seats
        match = Match(game.setup(least + below(rng, most - least + 1)))
        while not match.over:
            acting = [seat for seat in match.seats if seat != CHANCE]
            if acting and (below(rng, 3) == 0 or match.game.facts.realtime):
                seat = below(rng, match.players) if below(rng, 4) == 0 else acting[below(rng, len(acting))]
                offered = choices(match, seat) if seat in acting else []
                active = [0 if one == CHANCE else one + 1 for one in match.seats]
                found.append({"view": match.view(seat), "seat": seat + 1, "choices": offered, "active": active})
            step(match, rng)
    return found[:: len(found) // MOST_MOMENTS]


def told(asked: list[Json]) -> dict[str, Json]:
    """What the client tells in some moments of some games."""
    sent = msgspec.json.encode(asked).decode()
    done = subprocess.run([NODE, "node", GUIDES], input=sent, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    answers: dict[str, Json] = json.loads(done.stdout)
    return answers


@pytest.fixture(scope="module")
def guides() -> dict[str, Json]:
    """The tour of every game, and what its players are told in many moments."""
    asked: list[Json] = []
    for game in GUIDED:
        names = [f"Player {seat}" for seat in range(1, game.facts.seats[1] + 1)]
        asked.append({"game": game.id, "names": names, "seats": box_of(game).seat_fields, "moments": moments(game)})
    answers = told(asked)
    for one in asked:
        answers[one["game"]]["moments"] = one["moments"]
    return answers


def test_every_game_has_a_guide() -> None:
    assert [game.id for game in GUIDED] == [game.id for game in games(GAMES)]


@pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.id)
def test_a_tour_has_few_stops_and_a_text_for_each(guides: dict[str, Json], game: Game) -> None:
    tour = guides[game.id]["tour"]
    written = re.findall(r"^tour-([\w-]+) = (.+)$", (game.folder / "texts" / "en.ftl").read_text("utf-8"), re.MULTILINE)
    assert 3 <= len(tour) + 1 <= 6
    assert sorted(place for place, _ in written) == sorted(tour)
    assert not [words for _, words in written if re.search(r"\(?\b[A-Z]\d+\b", words)]


@pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.id)
def test_whoever_is_to_move_is_told_what_he_can_do_with_clauses_that_exist(guides: dict[str, Json], game: Game) -> None:
    known = {clause.name for clause in game.clauses.values()}
    for moment, advice in zip(guides[game.id]["moments"], guides[game.id]["advice"], strict=True):
        assert 1 <= len(advice) <= 6
        assert {one["clause"] for one in advice} <= known
        for one in advice:
            assert not re.search(r"[{}]|undefined|NaN|\[object", one["words"]), one
            assert not known & set(re.findall(r"\w+", one["words"])), one
        if not moment["choices"]:
            assert any(f"Player {seat}" in advice[0]["words"] for seat in moment["active"]) or game.facts.realtime
    assert any(moment["choices"] for moment in guides[game.id]["moments"])


def test_T14_T24_a_tutto_at_hand_is_told_without_a_risk_and_a_stop_at_the_target_with_what_follows(
    guides: dict[str, Json],
) -> None:
    at_hand = 0
    for moment, advice in zip(guides["tutto"]["moments"], guides["tutto"]["advice"], strict=True):
        view, said = moment["view"], " ".join(one["words"] for one in advice)
        totals = [event.total for one in moment["choices"] for event in one["events"] if isinstance(event, Banked)]
        reaches = bool(totals) and max(totals) >= view.target and not view.last_round
        assert ("the last round would begin" in said) == reaches
        kept = [one["move"].faces for one in moment["choices"] if isinstance(one["move"], Keep)]
        if view.roll and max(map(len, kept), default=0) == len(view.roll):
            at_hand += 1
            assert "put all of them aside, and it is a TUTTO" in advice[0]["words"]
            assert "gone" not in said
    assert at_hand


def test_F4_whoever_cannot_move_yet_is_not_told_that_he_has_acted(guides: dict[str, Json]) -> None:
    rolling = [{**moment, "choices": [], "active": [0]} for moment in guides["finito"]["moments"]]
    names = [f"Player {seat}" for seat in range(1, 5)]
    said = told([{"game": "finito", "names": names, "seats": [], "moments": rolling}])["finito"]["advice"]
    owes = [moment["view"].boards[moment["seat"] - 1].owes for moment in rolling]
    acted = [advice[0]["words"].startswith("You have acted.") for advice in said]
    assert True in owes
    assert True in acted
    assert not any(owed and told_so for owed, told_so in zip(owes, acted, strict=True))


def toured(person: Guest) -> Page:
    """Go through the tour that is shown, and look whether each stop can be seen."""
    page, card = person.page, person.page.locator(".tour .card")
    steps = int(str(card.locator(".step").inner_text()).rpartition(" ")[2])
    for number in range(1, steps + 1):
        expect(card).to_contain_text(f"{number} of {steps}")
        page.wait_for_function(APART)
        expect(card.get_by_role("button", name="Skip")).to_have_count(1 if number < steps else 0)
        page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    return page


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", [game.id for game in GUIDED])
def test_somebody_new_is_shown_around_once(guest: Invite, game: str, width: int, height: int) -> None:
    with guest(width=width, tours=True) as left:
        left.page.set_viewport_size({"width": width, "height": height})
        left.play_now(game)
        expect(left.page.get_by_role("dialog", name="1 of")).to_be_visible()
        assert left.axe() == []
        toured(left)
        expect(left.page.get_by_role("region", name="The board").get_by_role("button").first).to_be_visible()
        left.page.reload()
        expect(left.page.get_by_role("button", name="What can I do?")).to_be_visible()
        expect(left.page.locator(".tour")).to_have_count(0)


def test_a_tour_is_skipped_by_key_and_by_mouse_and_shown_again_when_asked_for(guest: Invite) -> None:
    with guest(tours=True) as left:
        left.play_now("pig")
        tour = left.page.get_by_role("dialog", name="1 of 5")
        expect(tour).to_be_visible()
        left.page.keyboard.press("Escape")
        expect(tour).to_have_count(0)
        left.button("What can I do").click()
        left.page.get_by_role("button", name="Show me around").click()
        tour.get_by_role("button", name="Skip").click()
        expect(tour).to_have_count(0)
        left.page.get_by_role("button", name="Rules").click()
        left.page.get_by_role("button", name="Show me around").click()
        expect(tour).to_be_visible()


def test_nobody_is_shown_around_who_watches_or_looks_back_or_wants_no_tours(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "pig", "person", "random", options={"target": "10"}, first=1)
    with guest() as left, guest(tours=True) as right:
        left.sit_down(keys, "pig")
        expect(left.button("Roll")).to_be_visible()
        expect(left.page.locator(".tour")).to_have_count(0)
        right.visit(f"/tables/{keys['table']}")
        expect(right.page.get_by_text("You are watching")).to_be_visible()
        expect(right.page.locator(".tour")).to_have_count(0)
        right.sit_down(keys, "pig")
        right.visit(f"/tables/{keys['table']}?at=1")
        expect(right.page.get_by_role("slider", name="Where in the game")).to_be_visible()
        expect(right.page.locator(".tour")).to_have_count(0)


def test_what_happens_meanwhile_waits_for_the_end_of_the_tour(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "pig", "person", "person", first=2)
    elsewhere(begin(house, keys))
    with guest(tours=True, speed="fast") as left:
        left.visit()
        left.hold_keys({**keys, "seats": {"1": keys["seats"]["1"]}}, "pig")
        with left.page.expect_websocket() as line:
            left.visit(f"/tables/{keys['table']}")
        expect(left.page.get_by_role("dialog", name="1 of 5")).to_be_visible()
        with line.value.expect_event("framereceived", lambda words: '"face"' in str(words)):
            rolls(house, keys["table"], keys["seats"]["2"])
        expect(left.log()).not_to_contain_text("Player 2 rolls a")
        toured(left)
        expect(left.log()).to_contain_text("Player 2 rolls a")


def test_a_duel_waits_for_somebody_who_is_shown_around(guest: Invite, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("calm")
    with Process(sqlite_in(folder), folder, breath=2.0) as calm, guest(tours=True, url=calm.url) as left:
        keys = lay_out(calm.url, "fini", "person", "casual")
        left.visit()
        left.hold_keys(keys, "fini")
        with left.page.expect_websocket() as line:
            page = left.visit(f"/tables/{keys['table']}")
        expect(page.get_by_role("dialog", name="1 of 6")).to_be_visible()
        if not line.value.is_closed():
            line.value.wait_for_event("close")
        expect(page.locator(".count b")).to_have_count(0)
        toured(left)
        expect(page.locator(".count b")).to_be_visible()
        expect(left.log()).to_contain_text(" casts ")


def test_where_others_play_in_real_time_the_tour_is_only_offered(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "fini", "person", "person")
    with guest("Left", tours=True) as left, guest("Right") as right:
        for person, seat in ((left, "1"), (right, "2")):
            person.sit_down({**keys, "seats": {seat: keys["seats"][seat]}, "host": keys["seats"][seat]}, "fini")
        expect(left.page.locator("[data-number]")).to_have_count(15)
        expect(left.page.locator(".tour")).to_have_count(0)
        left.page.get_by_role("button", name="New here? Show me around").click()
        toured(left)
        expect(left.page.get_by_role("button", name="New here?")).to_have_count(0)


def test_where_all_act_at_once_nobody_is_told_that_it_is_his_turn_alone(guest: Invite, house: Process) -> None:
    keys = lay_out(house.url, "finito", "person", "person")
    elsewhere(begin(house, keys))
    with guest() as left:
        left.sit_down({**keys, "seats": {"1": keys["seats"]["1"]}}, "finito")
        banner = left.page.locator(".banner .status")
        expect(banner).to_have_text("Everybody at once: your move")
        place(left)
        expect(banner).to_have_text(re.compile("^Player 2 is (playing|not connected)"))
        expect(left.page.get_by_text("Waiting for the others")).to_be_visible()
        left.page.get_by_role("button", name="What can I do?").click()
        now = left.page.get_by_role("region", name="What you can do now")
        expect(now).to_contain_text("You have acted. When Player 2 has, too, the die is rolled again.")


@pytest.mark.parametrize("width", [360, 1280])
def test_what_can_be_done_is_told_with_the_numbers_of_this_turn(guest: Invite, house: Process, width: int) -> None:
    with guest(width=width) as left:
        left.sit_down(lay_out(house.url, "tutto", "person", "random", dice="real"), "tutto")
        left.type_in("bonus-300")
        left.type_in("1 2 2 2 3 5")
        expect(left.button("Stop").filter(has_text="total")).to_be_visible()
        ask = left.page.get_by_role("button", name="What can I do?")
        ask.click()
        now = left.page.get_by_role("region", name="What you can do now")
        expect(now).to_contain_text("at least one that counts: 1 for 100, 5 for 50, and 2 2 2 for 200")
        expect(now).to_contain_text("Stop, and 350 points are yours")
        assert left.page.evaluate(COVERED) == 0
        assert now.get_by_role("list").evaluate("one => one.scrollHeight <= one.clientHeight"), "all of it is in sight"
        assert left.axe() == []
        assert not left.too_wide(width)
        left.page.keyboard.press("Escape")
        expect(now).to_have_count(0)
        expect(ask).to_be_focused()
        ask.click()
        now.get_by_role("button", name="T13").click()
        expect(left.page.get_by_role("dialog").locator("[aria-current=true]")).to_contain_text("Who stops scores")


def test_P3_P6_the_rules_open_at_the_clause_that_matters_now(guest: Invite, house: Process) -> None:
    with guest() as left:
        left.sit_down(lay_out(house.url, "pig", "person", "random", dice="real", first=1), "pig")
        drawer = left.page.get_by_role("dialog")
        for clause, words in (("P3", "A turn begins with a roll"), ("P6", "A 1 ends the turn")):
            left.page.get_by_role("button", name="Rules").click()
            here = drawer.locator("[aria-current=true]")
            expect(here).to_have_attribute("data-clause", clause)
            expect(here).to_contain_text(words)
            expect(here).to_be_in_viewport()
            expect(drawer.get_by_role("heading", name="How to play, in half a minute")).to_have_count(1)
            expect(drawer.get_by_role("alert")).to_have_count(0)
            left.page.keyboard.press("Escape")
            if clause == "P3":
                left.button("Roll").click()
                left.type_in("4")
                expect(left.button("Hold").filter(has_text="total")).to_be_visible()


def test_a_game_without_a_guide_tells_the_kinds_of_its_moves(guest: Invite, house: Process) -> None:
    with guest() as left:
        left.page.route(
            re.compile(r"/assets/Board-.*\.js"),
            lambda route: route.fulfill(content_type="text/javascript", body="export default function () {}"),
        )
        left.sit_down(lay_out(house.url, "pig", "person", "random", first=1), "pig")
        left.page.get_by_role("button", name="What can I do?").click()
        now = left.page.get_by_role("region", name="What you can do now")
        expect(now.get_by_role("listitem")).to_have_text(["Roll."])
