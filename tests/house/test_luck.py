"""Luck is promised by everybody before anybody shows his, so that nobody can fit his own to the others'."""

import asyncio
import subprocess
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from croupier.house.log.fair import commitment, promise_of, verify
from croupier.kernel.errors import BadRecord
from croupier.kernel.record import Fairness, Player, Record

from .houses import CROUPIER, Process, sqlite_in
from .people import Json, Person, ask, at_tables, lay_out, sit


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Process]:
    """A house that does not wait long for luck, nor for those who do not come to a rematch."""
    with Process(sqlite_in(tmp_path), tmp_path, reveal=0.5, coming=0.5) as process:
        yield process


async def two(house: Process, **wishes: Json) -> tuple[Person, Person, Json]:
    """Two people at a table of Pig, before the game."""
    keys = lay_out(house.url, "pig", "person", "person", options={"target": "10"}, **wishes)
    return *[await Person(house.url, keys["table"], [token]).come() for token in keys["seats"].values()], keys


async def play_out(*people: Person) -> None:
    """Play a game to its end, everybody on his own seat."""

    async def play(seat: int, person: Person) -> None:
        while await person.until(seat):
            await person.move(seat, person.last["moves"][str(seat)][-1]["words"])

    await asyncio.gather(*(play(seat, person) for seat, person in enumerate(people, 1)))


def test_nobody_learns_of_luck_before_all_of_it_is_promised(house: Process) -> None:
    async def story() -> tuple[Json, Json, Json, Json, str]:
        left, right, _ = await two(house)
        await left.promise(1)
        early = await left.answer({"kind": "wish", "seat": 1, "luck": "luck-of-1"})
        again = await left.answer({"kind": "promise", "seat": 1, "promise": promise_of("another")})
        await left.promise(1)
        heard = "".join(right.letters)
        await right.promise(2)
        late = await left.answer({"kind": "promise", "seat": 1, "promise": promise_of("late")})
        other = await left.answer({"kind": "wish", "seat": 1, "luck": "other"})
        await right.show()
        await left.show()
        await left.until(1)
        return early, again, late, other, heard

    early, again, late, other, heard = at_tables(story())
    assert (early["code"], again["kind"], late["code"], other["code"]) == (
        "not-now",
        "update",
        "not-now",
        "bad-request",
    )
    assert "luck-of-1" not in heard


@pytest.mark.parametrize("promise", ["", "x" * 64, "A" * 64, "a" * 63])
def test_a_promise_is_a_hash(house: Process, promise: str) -> None:
    async def story() -> Json:
        left, _, _ = await two(house)
        return await left.answer({"kind": "promise", "seat": 1, "promise": promise})

    assert at_tables(story())["code"] == "bad-request"


@pytest.mark.parametrize("leaves", [False, True])
def test_who_does_not_show_his_luck_loses_the_seat_and_everybody_promises_anew(hasty: Process, leaves: bool) -> None:
    async def story() -> tuple[Json, str]:
        left, right, keys = await two(hasty)
        await left.promise(1)
        await right.promise(2)
        await left.show()
        if leaves:
            await right.answer({"kind": "leave", "seat": 2})
        while not left.last["table"]["broken"]:
            await left.hear()
        broken = left.last["table"]
        heir = await sit(hasty.url, keys["table"], 2)
        await left.promise(1)
        await heir.wish(2)
        await left.until(1)
        await play_out(left, heir)
        return broken, ask(f"{hasty.url}/api/tables/{keys['table']}/record")[1]

    broken, record = at_tables(story())
    assert [seat["kind"] for seat in broken["seats"]] == ["person", "open"]
    assert [seat["promise"] + seat["luck"] for seat in broken["seats"]] == ["", ""]
    assert "\npromised 2\n" in record
    assert verify(Record.from_text(record)) > 0


def test_luck_that_was_shown_is_promised_by_nobody_again(house: Process) -> None:
    async def story() -> tuple[list[Json], Json]:
        left, right, keys = await two(house)
        await left.promise(1)
        await right.promise(2)
        await left.show()
        while not right.last["table"]["seats"][0]["luck"]:
            await right.hear()
        await right.answer({"kind": "leave", "seat": 2})
        heir = await sit(house.url, keys["table"], 2)
        shown, kept = promise_of("luck-of-1"), promise_of("luck-of-2")
        refused = [
            await person.answer({"kind": "promise", "seat": seat, "promise": shown})
            for seat, person in ((1, left), (2, heir))
        ]
        return refused, await heir.answer({"kind": "promise", "seat": 2, "promise": kept})

    refused, done = at_tables(story())
    assert [problem["text"] for problem in refused] == ["luck-spent"] * 2
    assert done["kind"] == "update"


def test_a_rematch_begins_with_those_who_came(hasty: Process) -> None:
    async def story() -> Json:
        left, right, _ = await two(hasty)
        await left.promise(1)
        await right.wish(2)
        await left.until(1)
        await play_out(left, right)
        await left.say({"kind": "rematch"})
        while not left.last["table"]["again"]:
            await left.hear()
        again = await Person(hasty.url, left.last["table"]["again"], left.tokens).come()
        await again.promise(2)
        assert 0 < (await again.company())["waits"] <= 600
        while not again.last["table"]["revealing"]:
            await again.hear()
        await again.show()
        while again.last["table"]["status"] == "open":
            await again.hear()
        return again.last["table"]["seats"]

    seats = at_tables(story())
    assert [(seat["kind"], seat["mine"]) for seat in seats] == [("bot", False), ("person", True)]


def a_record(house: Process) -> tuple[Record, Json]:
    """A finished game of a person and a bot, and what the table looked like before it."""

    async def story() -> tuple[str, Json]:
        keys = lay_out(house.url, "pig", "person", "random", options={"target": "10"})
        person = await Person(house.url, keys["table"], list(keys["seats"].values())).come()
        before = person.last["table"]
        await person.wish(1)
        await play_out(person)
        return ask(f"{house.url}/api/tables/{keys['table']}/record")[1], before

    text, before = at_tables(story())
    return Record.from_text(text), before


def test_what_was_kept_from_before_the_game_anchors_the_record(house: Process) -> None:
    record, before = a_record(house)
    fair = record.fairness
    assert fair is not None
    assert verify(record, before["commitment"], {1: "luck-of-1"}) == verify(record) > 0
    with pytest.raises(BadRecord, match="not the commitment that was published"):
        verify(record, commitment("00" * 32))
    with pytest.raises(BadRecord, match="seat 1 had other luck"):
        verify(record, before["commitment"], {1: "mine"})
    with pytest.raises(BadRecord, match="seat 2 had other luck"):
        verify(record, before["commitment"], {2: "mine"})


def changed(record: Record, luck: tuple[tuple[int, str], ...], players: tuple[Player, ...] | None = None) -> Record:
    fair = record.fairness
    assert fair is not None
    others = {name: getattr(record, name) for name in record.__struct_fields__}
    fairness = Fairness(fair.commitment, luck, fair.key, fair.rounds)
    return Record(**{**others, "fairness": fairness, "players": players or record.players})


def test_luck_that_nobody_can_have_had_is_refused(house: Process) -> None:
    record, _ = a_record(house)
    people = (Player("person", "left"), Player("person", "right"))
    with pytest.raises(BadRecord, match="bots have no luck"):
        verify(changed(record, ((1, "luck-of-1"), (2, "ours"))))
    with pytest.raises(BadRecord, match="luck of seat 2 is missing"):
        verify(changed(record, ((1, "luck-of-1"),), people))
    with pytest.raises(BadRecord, match="luck twice"):
        verify(changed(record, ((1, "luck-of-1"), (1, "more"))))
    with pytest.raises(BadRecord, match="no seat can have"):
        verify(changed(record, ((1, "luck-of-1"), (7, "more"))))


def said_by_verify(file: Path, *words: str) -> tuple[int, str]:
    done = subprocess.run([*CROUPIER, "verify", str(file), *words], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_verify_says_what_it_could_not_check(house: Process, tmp_path: Path) -> None:
    record, before = a_record(house)
    file = tmp_path / "pig.record"
    file.write_text(record.text())
    status, said = said_by_verify(file)
    assert (status, "was not checked" in said) == (0, True)
    status, said = said_by_verify(file, "--commitment", before["commitment"].upper(), "--luck", "1:luck-of-1")
    assert (status, "was not checked" in said) == (0, False)
    for words in (["--commitment", ""], ["--commitment", "abc"], ["--luck", "x"], ["--commitment", "00" * 32]):
        assert said_by_verify(file, *words)[0] == 2
    fair = record.fairness
    assert fair is not None
    often = msgspec.structs.replace(record, fairness=msgspec.structs.replace(fair, rounds=7))
    file.write_text(often.text())
    assert "7 times" in said_by_verify(file)[1]


def test_verify_does_not_pass_a_record_of_which_it_checked_no_roll(house: Process, tmp_path: Path) -> None:
    record, _ = a_record(house)
    file = tmp_path / "pig.record"
    file.write_text(msgspec.structs.replace(record, given=len(record.log)).text())
    status, said = said_by_verify(file)
    assert (status, "no roll of this record was checked" in said) == (2, True)


def test_verify_says_that_a_record_has_no_result(house: Process, tmp_path: Path) -> None:
    record, _ = a_record(house)
    file = tmp_path / "pig.record"
    file.write_text(record.text())
    assert "no result" not in said_by_verify(file)[1]
    file.write_text(msgspec.structs.replace(record, log=record.log[:2], result=()).text())
    status, said = said_by_verify(file)
    assert (status, "no result" in said) == (0, True)
