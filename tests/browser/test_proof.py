"""The proof of the dice in the browser: written a second time, and held against the rulebooks."""

import hashlib
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Literal, get_args

import msgspec
import pytest
from playwright.sync_api import Page, expect

from croupier.house.log.fair import commitment, dice_of, verify
from croupier.kernel.dice import Rng, below
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.record import Fairness, Line, Player, Record
from croupier.kernel.seats import CHANCE
from croupier.kernel.setup import Setup
from croupier.kernel.shelf import GAMES, find_game, games
from croupier.testkit.trials import on_setups
from house.houses import Process
from house.people import Json, ask

from .conftest import Invite
from .test_luck import finish

PROOF = Path(__file__).parent / "proof.mjs"
ROOT = Path(__file__).parents[2]
NODE = ROOT / "tools" / "node.sh"
KEPT = sorted((ROOT / "tests" / "house" / "kept").rglob("*.record"))
DRAWS = 10_000
OTHER = "11" * 32
"""The key of games that others are played on from."""
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PROVEN = [game for game in games(GAMES) if (game.folder / "web" / "draw.ts").exists()]


def proven(*asked: Json) -> list[Json]:
    """What the browser's code says of each record, asked with what was noted before the game."""
    sent = json.dumps([{"text": one} if isinstance(one, str) else one for one in asked])
    done = subprocess.run([NODE, "node", PROOF], input=sent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return list(json.loads(done.stdout))


def a_game(setup: Setup, rng: Rng, most: int) -> tuple[Record, set[object]]:
    """A random game with fair dice, or `most` rolls of it, and the kinds of outcomes in it; some are played on."""
    given = below(rng, 2) * below(rng, 60)
    key, luck = "".join(f"{below(rng, 256):02x}" for _ in range(32)), f"luck-{below(rng, 10**9)}"
    match, rolls = Match(setup), 0
    kinds: set[object] = set()
    while not match.over and rolls < most:
        if match.dice_due or (CHANCE in match.seats and below(rng, 50) == 0):
            ours = len(match.log) >= given
            seat, move = CHANCE, match.draw(dice_of(key if ours else OTHER, (luck,), rolls if ours else len(match.log)))
            kinds.add(match.data(seat, move).__struct_config__.tag)
            rolls += ours
        else:
            seats = [seat for seat in match.seats if seat != CHANCE]
            seat = seats[below(rng, len(seats))]
            moves = match.moves(seat)
            move = moves[below(rng, len(moves))]
        match.play(seat, move)
    people = (Player("person", "Left"), *[Player("bot", "random")] * (match.players - 1))
    fairness = Fairness(commitment(key), ((1, luck),), key, 1)
    return Record.of(match, people, fairness=fairness, given=min(given, len(match.log))), kinds


def rolls_of(record: Record) -> int:
    """How many rolls and draws a record has."""
    return sum(line.seat == "*" for line in record.log[record.given :])


@pytest.mark.parametrize("game", PROVEN, ids=lambda game: game.id)
def test_the_browser_draws_as_the_rulebook_does(game: Game) -> None:
    records: list[Record] = []
    kinds: set[object] = set()

    def play(match: Match, rng: Rng) -> None:
        rolls = 0
        while rolls < DRAWS / 18:
            record, found = a_game(match.setup, rng, 700)
            kinds.update(found)
            if rolls_of(record):
                rolls += rolls_of(record)
                records.append(record)

    on_setups(game, play)
    assert sum(map(rolls_of, records)) >= DRAWS
    assert kinds >= {kind.__struct_config__.tag for kind in get_args(game.codec.Outcomes) or (game.codec.Outcomes,)}
    other_key = with_fairness(records[0], key="00" * 32, commitment=commitment("00" * 32))
    *verdicts, found_out = proven(*(record.text() for record in records), other_key)
    assert found_out["kind"] == "unfair"
    assert [verdict["words"] for verdict in verdicts if verdict["kind"] != "fair"] == []
    counted = [verdict["words"].split()[1].replace("one", "1") for verdict in verdicts]
    assert counted == [str(rolls_of(record)) for record in records]


def test_records_that_were_kept_are_fair_and_those_made_by_hand_cannot_be_checked() -> None:
    records = [Record.from_text(file.read_text(encoding="utf-8")) for file in KEPT]
    told = [
        f"All {verify(record)} rolls and draws of the house follow from the key and the luck in the record."
        for record in records
    ]
    assert len(told) >= len(PROVEN)
    assert [one["words"] for one in proven(*(record.text() for record in records))] == told
    golden = [
        file.read_text(encoding="utf-8") for game in games(GAMES) for file in (game.folder / "golden").glob("*.record")
    ]
    assert {one["words"] for one in proven(*golden)} == {
        "this game was not played with fair dice: its record has no dice line"
    }


@pytest.fixture(scope="module")
def played() -> Record:
    """A game of Pig of somebody against a bot."""
    found: list[Record] = []
    on_setups(find_game("pig"), lambda match, rng: found.append(a_game(match.setup, rng, 50)[0]))
    return max(found, key=rolls_of)


def hashed(words: str) -> str:
    """A promise of luck."""
    return hashlib.sha256(words.encode()).hexdigest()


def fairness(record: Record) -> Fairness:
    """How a record's dice can be checked."""
    assert record.fairness
    return record.fairness


def with_fairness(record: Record, **changed: object) -> str:
    """A record that tells something else of its key or luck, sealed anew."""
    return msgspec.structs.replace(record, fairness=msgspec.structs.replace(fairness(record), **changed)).text()


def with_roll(record: Record, number: int) -> str:
    """A record with another roll, counted from 1, sealed anew."""
    place = [place for place, line in enumerate(record.log) if line.seat == "*" and place >= record.given][number - 1]
    log = list(record.log)
    log[place] = Line("*", "2" if log[place].words == "1" else "1")
    return msgspec.structs.replace(record, log=tuple(log)).text()


def note_on(record: Record, **changed: Json) -> Json:
    """What a browser noted that played along."""
    own = fairness(record).luck[0][1]
    promises = [hashed(own), *[""] * (len(record.players) - 1)]
    note = {"commitment": fairness(record).commitment, "round": 0, "luck": {"1": own}, "promises": promises}
    return note | changed


LIES: dict[str, tuple[Callable[[Record], str], str]] = {
    "roll": (lambda record: with_roll(record, 7), "NOT fair: roll 7 of 50 is "),
    "key": (lambda record: with_fairness(record, key="00" * 32), "NOT fair: the key shown is not the one"),
    "no key at all": (lambda record: with_fairness(record, key="zz"), "NOT fair: the key shown is not the one"),
    "other key": (
        lambda record: with_fairness(record, key="00" * 32, commitment=commitment("00" * 32)),
        "NOT fair: roll 1 of 50 is ",
    ),
    "luck": (lambda record: with_fairness(record, luck=((1, "another"),)), "NOT fair: roll 1 of 50 is "),
    "luck twice": (lambda record: with_fairness(record, luck=((1, "a"), (1, "b"))), "NOT fair: a seat has luck twice"),
    "luck of a bot": (lambda record: with_fairness(record, luck=((1, "a"), (2, "b"))), "seat 2 is a bot's"),
    "no luck": (lambda record: with_fairness(record, luck=()), "the luck of seat 1 is missing"),
    "luck of nobody": (lambda record: with_fairness(record, luck=((1, "a"), (99, "b"))), "luck that no seat can have"),
}
DAMAGE: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda text: "", "this is not a record of a game"),
    "rubbish": (lambda text: "\x00\xff" + text[9:], "this is not a record of a game"),
    "newer": (lambda text: text.replace("record 2", "record 3", 1), "this record is of version"),
    "cut off": (lambda text: text[: len(text) // 2], "the record is cut off"),
    "odd line": (lambda text: text.replace("game pig", "game pig\nnonsense", 1), '"nonsense" does not belong there'),
    "no seats": (lambda text: "croupier record 2\ngame pig\nend 0 00000000", "it needs a game, an edition and seats"),
    "one letter": (lambda text: text.replace("Left", "Lift", 1), "do not fit its end line"),
}
NOTES: dict[str, tuple[dict[str, Json], str]] = {
    "commitment": ({"commitment": "00" * 32}, "this is not the commitment that was published before the game"),
    "own luck": ({"luck": {"1": "another"}}, "NOT fair: seat 1 had other luck"),
    "promise": ({"promises": ["00" * 32]}, "NOT fair: the luck of seat 1 is not what was promised before the game"),
    "left out": ({"promises": ["", "00" * 32]}, "NOT fair: the luck of seat 1 is not what was promised"),
    "rounds": ({"round": 1}, "NOT fair: luck was promised 2 times before this game, and the record says 1"),
}


def test_whatever_is_changed_in_a_record_is_found_out(played: Record) -> None:
    verdicts = proven(*(lie(played) for lie, _ in LIES.values()))
    for (_, words), verdict in zip(LIES.values(), verdicts, strict=True):
        assert verdict["kind"] == "unfair"
        assert words in verdict["words"]


def test_what_is_no_record_is_said_in_one_line(played: Record) -> None:
    verdicts = proven(*(damage(played.text()) for damage, _ in DAMAGE.values()))
    for (_, words), verdict in zip(DAMAGE.values(), verdicts, strict=True):
        assert verdict["kind"] == "unreadable"
        assert words in verdict["words"]
        assert "\n" not in verdict["words"]


def test_a_record_that_its_game_cannot_have_is_refused(played: Record) -> None:
    odd = [msgspec.structs.replace(played, edition=edition).text() for edition in ("{}", '{"faces":0}', "nonsense")]
    assert [verdict["kind"] for verdict in proven(*odd)] == ["unreadable"] * 3


def test_what_the_browser_noted_holds_the_house_to_its_word(played: Record) -> None:
    text = played.text()
    lies = [{"text": text, "note": note_on(played, **changed), "mine": [1]} for changed, _ in NOTES.values()]
    for (_, words), verdict in zip(NOTES.values(), proven(*lies), strict=True):
        assert verdict["kind"] == "unfair"
        assert words in verdict["words"]


OTHER_GAMES: dict[str, tuple[Callable[[Record], str], str]] = {
    "cut off after two rolls": (
        lambda record: msgspec.structs.replace(record, log=record.log[:4], result=()).text(),
        "it does not have the result that you see",
    ),
    "no result": (lambda record: msgspec.structs.replace(record, result=()).text(), "it does not have the result"),
    "other winner": (
        lambda record: msgspec.structs.replace(record, result=record.result[::-1]).text(),
        "it does not have the result",
    ),
    "fewer moves": (
        lambda record: msgspec.structs.replace(record, log=record.log[:-2]).text(),
        "moves and rolls, and ",
    ),
    "all given": (
        lambda record: msgspec.structs.replace(record, given=len(record.log)).text(),
        "it has moves that come from another game",
    ),
    "some given": (lambda record: msgspec.structs.replace(record, given=2).text(), "that come from another game"),
    "no dice": (lambda record: msgspec.structs.replace(record, fairness=None).text(), "it does not have the dice"),
    "other dice": (lambda record: with_fairness(record, commitment="00" * 32), "it does not have the dice"),
    "no key": (lambda record: with_fairness(record, key=""), "it does not show the key of the dice"),
    "another game": (lambda record: msgspec.structs.replace(record, game="tutto").text(), "it is one of another game"),
}


@pytest.fixture(scope="module")
def whole() -> Record:
    """A game of Pig for two, played to its end."""
    found: list[Record] = []
    on_setups(find_game("pig"), lambda match, rng: found.append(a_game(match.setup, rng, 10_000)[0]))
    return next(record for record in found if len(record.players) == 2 and not record.given and record.result)


def shown(record: Record, **changed: Json) -> Json:
    """What a page knows of the game of a record, which it has shown to its end."""
    winners = [place for place, share in enumerate(record.result, 1) if share == "1"]
    made = len(record.log) - record.given
    known = {"game": record.game, "commitment": fairness(record).commitment, "made": made, "winners": winners}
    return known | {"branch": record.given > 0} | changed


def test_a_record_of_another_game_than_the_one_that_was_shown_is_found_out(whole: Record) -> None:
    asked = [{"text": lie(whole), "shown": shown(whole)} for lie, _ in OTHER_GAMES.values()]
    for (_, words), verdict in zip(OTHER_GAMES.values(), proven(*asked), strict=True):
        assert verdict["kind"] == "unfair"
        assert verdict["words"].startswith("This record does not tell the game that was played here: ")
        assert words in verdict["words"]


def test_the_record_of_the_game_that_was_shown_passes_played_on_or_not(whole: Record) -> None:
    given = msgspec.structs.replace(whole, given=2)
    right, branch = proven({"text": whole.text(), "shown": shown(whole)}, {"text": given.text(), "shown": shown(given)})
    assert right["kind"] == "fair"
    assert "NOT fair: roll 1" in branch["words"]


def test_dice_that_were_noted_and_are_not_in_the_record_are_missed(whole: Record) -> None:
    text = msgspec.structs.replace(whole, fairness=None).text()
    (verdict,) = proven({"text": text, "note": note_on(whole), "mine": [1]})
    assert (verdict["kind"], "it does not have the dice" in verdict["words"]) == ("unfair", True)


def test_no_more_is_claimed_than_was_checked(played: Record) -> None:
    text, note = played.text(), note_on(played)
    unpromised = {name: value for name, value in note.items() if name != "promises"}
    later = with_fairness(played, rounds=2)
    other = msgspec.structs.replace(played, game="liars_dice").text()
    given = [msgspec.structs.replace(played, given=moves).text() for moves in (len(played.log), len(played.log) + 1)]
    everything, key, stale, nothing, no_game, plain, no_dice, too_many = proven(
        {"text": text, "note": note, "mine": [1]},
        {"text": text, "note": unpromised, "mine": [1]},
        {"text": later, "note": note},
        text,
        other,
        {"text": text, "plain": True},
        *given,
    )
    assert (
        everything["words"]
        == "All 50 rolls and draws of the house follow from the key and the luck that were fixed before the game."
    )
    assert (
        key["words"]
        == stale["words"]
        == "All 50 rolls and draws of the house follow from the key that was fixed before the game, "
        "and the luck in the record."
    )
    assert (
        nothing["words"]
        == plain["words"]
        == "All 50 rolls and draws of the house follow from the key and the luck in the record."
    )
    assert no_game["kind"] == no_dice["kind"] == "unchecked"
    assert no_dice["words"] == "There are no dice in this record to be checked."
    assert too_many["kind"] == "unreadable"
    assert "cannot be checked in the browser yet" in no_game["words"]


DROP = """([name, text]) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], name));
    window.dispatchEvent(new DragEvent("drop", { dataTransfer: carried, cancelable: true }));
}"""


def drop(page: Page, name: str, text: str) -> None:
    """Drop a file on the page."""
    page.evaluate(DROP, [name, text])


def test_the_dice_are_proven_where_a_game_ends_and_wherever_its_record_is_dropped(
    guest: Invite, house: Process
) -> None:
    with guest("Left") as left:
        page = finish(left, house)
        found = page.locator(".found")
        expect(found.locator(".mark.fair")).to_be_visible()
        expect(found).to_contain_text("from the key and the luck that were fixed before the game.")
        with page.expect_download() as download:
            page.get_by_role("link", name="Download the record").click()
        text = download.value.path().read_text(encoding="utf-8")
        found.get_by_text("How?").click()
        assert left.axe() == []
        found.get_by_role("link", name="Check another game").click()
        page.wait_for_url("**/proof")
        assert left.axe() == []
        page.get_by_label("Drop the record of a game here").set_input_files(download.value.path())
        expect(found).to_contain_text("from the key and the luck that were fixed before the game.")
        expect(page.get_by_text("This record tells of a game of Pig: ")).to_be_visible()
        drop(page, "other.record", with_roll(Record.from_text(text), 1))
        expect(found.locator(".mark.unfair")).to_be_visible()
        expect(found.get_by_role("alert")).to_contain_text("NOT fair: roll 1 of ")
        drop(page, "holiday.jpg", "\x00\xff nothing of the kind")
        expect(found).to_have_text('this is not a record of a game: it does not begin with "croupier record"')
        drop(page, "game.record", text)
        expect(found.locator(".mark.fair")).to_be_visible()
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            assert left.axe() == []
        assert left.too_wide(1440, 820, 360) == []


def test_a_page_finds_out_a_record_that_does_not_tell_its_game(guest: Invite, house: Process) -> None:
    with guest("Left") as left:
        page = finish(left, house)
        expect(page.locator(".found .mark.fair")).to_be_visible()
        lies: list[str] = []
        page.route("**/api/tables/*/record", lambda route: route.fulfill(body=lies[-1]))
        record = Record.from_text(ask(f"{house.url}/api/tables/{page.url.rpartition('/')[2]}/record")[1])
        for name in ("cut off after two rolls", "other winner", "all given", "no dice"):
            lie, words = OTHER_GAMES[name]
            lies.append(lie(record))
            page.reload()
            expect(page.locator(".found .mark.unfair")).to_be_visible()
            expect(page.locator(".found").get_by_role("alert")).to_contain_text(words)
        assert left.axe() == []


def test_who_did_not_play_is_told_what_was_not_checked(guest: Invite, house: Process) -> None:
    with guest("Left") as left, guest("Right") as right:
        address = finish(left, house).url.removeprefix(house.url)
        page = right.visit(address)
        expect(page.locator(".found .mark.fair")).to_be_visible()
        expect(page.locator(".found")).to_contain_text("from the key and the luck in the record.")
        expect(page.locator(".found")).to_contain_text("this browser noted nothing then")


def test_the_shelf_shows_the_way_to_the_proof(guest: Invite) -> None:
    with guest("Left") as left:
        left.visit().get_by_role("link", name="Check the dice of a game").click()
        expect(left.page.get_by_role("heading", name="Check the dice of a game")).to_be_visible()
        left.visit("/proof")
        expect(left.page.get_by_role("heading", name="Check the dice of a game")).to_be_visible()
