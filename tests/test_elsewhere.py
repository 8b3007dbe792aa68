"""A game in a package of its own, installed beside Croupier, works as ours do and keeps its secrets."""

import json
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from elsewhere import announce, beside, croupier, install
from house.houses import Process, sqlite_in
from house.people import Json, Person, ask, at_tables, lay_out

pytestmark = pytest.mark.long

GAME = "liars_dice"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package installed."""
    return install(tmp_path_factory.mktemp("elsewhere"))


@pytest.fixture(scope="module")
def house(site: Path) -> Iterator[Process]:
    """A house beside which the package is installed."""
    with Process(sqlite_in(site.parent), site.parent, env=beside(site)) as process:
        yield process


@pytest.mark.lasting
def test_its_own_tests_pass(site: Path) -> None:
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--pyargs", GAME]
    done = subprocess.run(words, cwd=site, env=beside(site), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_it_is_listed_and_its_rules_are_shown(site: Path) -> None:
    boxes = {box["id"]: box for box in json.loads(croupier(site, "games", "--json").stdout)}
    assert boxes[GAME]["title"] == "Liar's Dice"
    assert [option["name"] for option in boxes[GAME]["options"]] == ["dice", "wild", "spot-on"]
    assert "under a cup" in " ".join(croupier(site, "rules", GAME).stdout.split())
    assert croupier(site, "rules", GAME, "L5").stdout.startswith("L5 ")


def test_it_is_simulated(site: Path) -> None:
    done = croupier(site, "simulate", GAME, "--games", 200, "--bots", "random,steady", "--json")
    assert json.loads(done.stdout)["wins"][1] > 150


def test_it_is_played_in_the_terminal(site: Path) -> None:
    """With one die each the highest bid can only be called, and that ends the game."""
    save = site.parent / "game.record"
    words = ["play", GAME, "--seats", "person:Me,random", "-o", "dice=1", "--seed", 1, "--save", save]
    done = croupier(site, *words, typed="1\n" * 3 + "2 sixes\n")
    assert done.returncode == 0, done.stderr
    assert "dice in play · Ones are wild" in done.stdout
    assert re.search(r"(Me|random) wins\.", done.stdout)
    assert croupier(site, "replay", save).returncode == 0


async def a_round(house: Process) -> tuple[dict[int, Person], dict[int, int]]:
    """Two people and a watcher (seat 0) play a round; and how many messages each had heard before the call."""
    keys = lay_out(house.url, GAME, "person", "person")
    people = {seat: Person(house.url, keys["table"], [keys["seats"][str(seat)]]) for seat in (1, 2)}
    people[0] = Person(house.url, keys["table"], [])
    for person in people.values():
        await person.come()
    for seat in (1, 2):
        await people[seat].wish(seat)
    await people[1].until(1)
    answer = await people[1].move(1, "1 two")
    assert answer["kind"] == "update", answer
    await people[2].until(2)
    while not people[0].news or people[0].news[-1].get("move") != {"kind": "bid", "count": 1, "face": 2}:
        await people[0].hear()
    heard = {seat: len(person.heard) for seat, person in people.items()}
    answer = await people[2].move(2, "liar")
    assert answer["kind"] == "update", answer
    for seat in (0, 1):
        while not any(news.get("move") == {"kind": "liar"} for news in people[seat].news):
            await people[seat].hear()
    return people, heard


def view_of(message: Json) -> Json:
    """The view in a message for one seat, or for somebody who watches."""
    return next(iter(message["views"].values())) if message.get("views") else None


def own_dice(person: Person, seat: int, heard: int) -> list[int]:
    """What somebody saw under his own cup before the call."""
    seen = [view["players"][seat - 1]["faces"] for view in map(view_of, person.heard[:heard]) if view]
    return next(faces for faces in reversed(seen) if faces)


def test_nobody_is_told_another_seats_dice_before_they_are_called(house: Process) -> None:
    people, heard = at_tables(a_round(house))
    dice = {seat: own_dice(people[seat], seat, heard[seat]) for seat in (1, 2)}
    assert {len(faces) for faces in dice.values()} == {5}
    for seat, person in people.items():
        for message in person.heard[: heard[seat]]:
            said = json.dumps(message)
            for other in {1, 2} - {seat}:
                assert f'"rolled", "seat": {other - 1}' not in said
                if view := view_of(message):
                    assert view["players"][other - 1]["faces"] == []
                    assert view["last"] is None
                if dice[other] != dice.get(seat):
                    assert json.dumps(dice[other]) not in said
                    assert " ".join(map(str, dice[other])) not in said
    for person in people.values():
        assert view_of(person.heard[-1])["last"]["cups"] == [dice[1], dice[2]]


def test_a_seat_is_told_its_own_roll(house: Process) -> None:
    people, heard = at_tables(a_round(house))
    for seat in (1, 2):
        events = [event for news in people[seat].news for event in news.get("events", [])]
        rolled = [event for event in events if event["kind"] == "rolled"]
        assert rolled[0] == {"kind": "rolled", "seat": seat - 1, "faces": own_dice(people[seat], seat, heard[seat])}
        assert all(event["seat"] == seat - 1 for event in rolled)


def test_a_house_with_a_broken_package_says_so_and_is_open(tmp_path: Path) -> None:
    announce(tmp_path, "farm", "hog = hog")
    with Process(sqlite_in(tmp_path), tmp_path, env=beside(tmp_path)) as house:
        assert "hog" not in {box["id"] for box in ask(f"{house.url}/api/games")[1]}
        status, said = ask(f"{house.url}/api/games/hog/rules")
        assert status >= 400
        assert "there is no package hog (package farm)" in str(said)
        log = house.stop()
    assert "hog: there is no package hog (package farm)" in log


def test_files_for_the_browser_are_served_by_name_and_nothing_else_is(house: Process) -> None:
    status, files = ask(f"{house.url}/api/games/{GAME}/web")
    assert status == 200
    assert set(files) == {"board.js", "cover.svg", "en.ftl"}
    kinds = {"board.js": "text/javascript", "cover.svg": "image/svg+xml", "en.ftl": "text/plain"}
    for name, address in files.items():
        for path, kept in ((address, True), (address.partition("?")[0], False)):
            with urllib.request.urlopen(house.url + path) as answer:
                assert answer.headers["content-type"].startswith(kinds[name])
                assert ("immutable" in answer.headers["cache-control"]) == kept
                assert answer.headers["x-content-type-options"] == "nosniff"
    for name in ("rules.py", "..%2frules.py", "%2e%2e/rules.py", "../rules.py", "none.js", ""):
        assert ask(f"{house.url}/boards/{GAME}/{name}")[0] == 404
    assert ask(f"{house.url}/api/games/none/web")[0] == 404
