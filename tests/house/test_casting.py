"""Real dice in real time: who casts them types all of them in, and the duel begins for both hands at once."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from croupier.games.fini.views import View
from croupier.house.errors import NotNow
from croupier.house.live import acts
from croupier.house.live.bots import Bots
from croupier.house.live.client import Client
from croupier.house.live.clocks import Clocks
from croupier.house.live.draft import MOST_WAIT, Draft
from croupier.house.live.errands import Errands
from croupier.house.live.meaning import Said
from croupier.house.live.room import Room
from croupier.house.live.warm import Warmth
from croupier.house.log.entries import Chair, Clock, Opened, Played
from croupier.house.log.snapshots import freeze, thaw
from croupier.house.log.table import Table
from croupier.house.store.pen import Listing
from croupier.kernel.record import Record
from croupier.kernel.seats import clock_of
from croupier.kernel.shelf import find_game

from .houses import Process, sqlite_in
from .people import Json, Person, ask, at_tables, lay_out

COLOURED = (1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5)
SILVER = (1, 1, 2, 6)
CAST = {"kind": "cast", "numbers": COLOURED}
COPIERS = {"kind": "cast-silver", "numbers": SILVER}
BOTH = [Said(msgspec.json.encode(one), "") for one in (CAST, COPIERS)]
BREATH = 4000


def at_play(first: int = 0, clock: Clock | None = None) -> Table:
    """A table of FINI! with real dice that nobody has cast yet, begun at second 1."""
    edition = msgspec.json.encode(find_game("fini").edition()).decode()
    chairs = (Chair("person", "left", "a"), Chair("person", "right", "b"))
    opened = Opened("fini", edition, {}, chairs, "h", clock=clock, timed=clock is not None, first=first)
    draft = Draft(Table.laid_out("t", "", opened, 1000), 1000, BREATH)
    draft.settle()
    return draft.table


def look(table: Table) -> View:
    """What everybody sees."""
    seen = table.position.view(0)
    assert isinstance(seen, View)
    return seen


def cast(table: Table, seat: int, at: int) -> Table:
    """The table after somebody has typed the whole cast in."""
    draft = Draft(table, at, BREATH)
    acts.roll(draft, seat, BOTH, enough=600.0)
    return draft.table


def grab(table: Table, seat: int, words: str, at: int) -> Table:
    """The table after a hand has moved."""
    draft = Draft(table, at, BREATH)
    acts.move(draft, seat, Said(b"", words), table.entries)
    return draft.table


@pytest.mark.parametrize("seat", [0, 1])
def test_anybody_types_the_whole_cast_at_once_and_both_hands_move_after_the_count(seat: int) -> None:
    table = cast(at_play(), seat, 5000)
    assert {0, 1} <= set(table.turn)
    assert table.cast == 5000 + MOST_WAIT
    for hand in (0, 1):
        with pytest.raises(NotNow, match="count"):
            grab(table, hand, "take red 1", table.cast - 1)
    draft = Draft(table, table.cast + 250, BREATH)
    acts.move(draft, 1, Said(b"", "take red 1"), table.entries)
    assert [clock_of(one.move) for one in draft.entries if isinstance(one, Played)] == [250]


def test_a_cast_with_a_fault_in_it_leaves_everything_as_it_was() -> None:
    table = at_play()
    draft = Draft(table, 5000, BREATH)
    broken = Said(msgspec.json.encode({"kind": "cast-silver", "numbers": (1, 2)}), "")
    with pytest.raises(Exception, match="4"):
        acts.roll(draft, 0, [BOTH[0], broken], enough=600.0)
    assert table.made == 0
    assert look(table).phase == "cast"
    with pytest.raises(NotNow):
        acts.roll(Draft(table, 5000, BREATH), 0, [*BOTH, BOTH[1]], enough=600.0)


def test_a_cast_is_taken_back_as_a_whole_until_the_first_grab() -> None:
    lying = cast(at_play(), 0, 5000)
    draft = Draft(lying, 6000, BREATH)
    acts.take_back(draft, 1)
    assert look(draft.table).phase == "cast"
    assert (draft.table.made, draft.table.rolls, draft.table.dice_due) == (0, 0, True)
    with pytest.raises(NotNow):
        acts.take_back(draft, 0)
    again = cast(draft.table, 1, 7000)
    grabbed = grab(again, 0, "take red 1", again.cast)
    with pytest.raises(NotNow):
        acts.take_back(Draft(grabbed, grabbed.at, BREATH), 0)


def test_who_begins_is_no_part_of_the_cast() -> None:
    table = at_play(first=-1)
    draft = Draft(table, 2000, BREATH)
    acts.roll(draft, 1, [Said(b"", "seat 2 begins")], enough=600.0)
    lying = cast(draft.table, 0, 5000)
    back = Draft(lying, 6000, BREATH)
    acts.take_back(back, 0)
    assert look(back.table).starter == 1
    assert back.table.dice_due


def test_a_cast_can_be_taken_back_after_a_snapshot() -> None:
    kept = thaw("t", "", freeze(cast(at_play(), 0, 5000)))
    assert kept is not None
    assert kept.cast == 5000 + MOST_WAIT
    draft = Draft(kept, 6000, BREATH)
    acts.take_back(draft, 0)
    assert look(draft.table).phase == "cast"


def test_nobodys_clock_runs_while_dice_are_waited_for() -> None:
    table = at_play(clock=Clock(3))
    assert [table.deadline(seat) for seat in (0, 1)] == [None, None]
    lying = cast(table, 0, 60_000)
    back = Draft(lying, 61_000, BREATH)
    acts.take_back(back, 0)
    assert [back.table.deadline(seat) for seat in (0, 1)] == [None, None]
    assert [seat.used for seat in back.table.seats] == [0, 0]


def test_a_table_that_waits_for_real_dice_does_nothing_by_itself() -> None:
    async def story(table: Table) -> tuple[bool, int]:
        room = Room(table, Listing("t", "fini", False, "playing", 0, 1, ""), breath=BREATH)
        room.enter(Client(frozenset("a"), lambda _: True))

        async def act(*_: object) -> bool:
            raise AssertionError("nothing is due")

        bots = Bots(act, Warmth(), 0.01)
        bots.wake(room)
        Clocks(act, bots, Errands(), 0, 0).set(room)
        return room.alarm is None, len(room.thinking)

    voided = cast(at_play(), 0, 5000)
    for _ in range(2):
        late = Draft(voided, voided.cast + 3_600_000, BREATH)
        acts.alarm(late)
        assert late.table.dice_due
        assert asyncio.run(story(late.table)) == (True, 0)
        voided = cast(late.table, 1, late.at + 1000)


@pytest.fixture
def calm(tmp_path: Path) -> Iterator[Process]:
    """A house that counts for a second, and snapshots every step."""
    with Process(sqlite_in(tmp_path), tmp_path, breath=1.0, bot_pause=0.01, snapshot_every=1) as process:
        yield process


async def come(house: Process, keys: Json, seat: int) -> Person:
    """Somebody who holds one seat of a table."""
    return await Person(house.url, keys["table"], [keys["seats"][str(seat)]]).come()


async def after_the_count(person: Person, seat: int, words: str) -> None:
    """Make a move as soon as it is not refused any more."""
    while (await person.move(seat, words))["kind"] == "problem":
        pass


def test_one_of_two_people_casts_and_the_duel_begins_for_both(calm: Process) -> None:
    keys = lay_out(calm.url, "fini", "person", "person", dice="real", options={"chips": "1"})

    async def play() -> tuple[int, Json]:
        left, right = await come(calm, keys, 1), await come(calm, keys, 2)
        assert (left.last["turn"], left.last.get("dice_in", 0)) == ([0], 0)
        done = await right.answer({"kind": "roll", "seat": 2, "move": CAST, "rest": [COPIERS]})
        assert done["kind"] == "update"
        while left.number != right.number:
            await left.hear()
        for person, seat in ((left, "1"), (right, "2")):
            assert 0 < person.last["dice_in"] <= 1000
            assert set(person.last["turn"]) == {0, 1, 2}
            assert person.last["views"][seat]["phase"] == "duel"
            assert not person.last.get("due")
        early = await left.move(1, "take red 1")
        assert (early["kind"], early["code"]) == ("problem", "not-now")
        await after_the_count(left, 1, "take red 1")
        refused = await right.answer({"kind": "take-back", "seat": 2})
        assert refused["kind"] == "problem"
        assert (await right.move(2, "fini"))["kind"] == "update"
        grabbed = next(one["move"].get("at", 0) for one in right.news if one.get("seat") == 1)
        return grabbed, ask(f"{calm.url}/api/tables/{keys['table']}/record")[1]

    grabbed, record = at_tables(play())
    assert 0 <= grabbed < 900
    assert Record.from_text(record).fairness is None


def test_a_house_that_was_closed_between_the_coloured_and_the_silver_dice_asks_for_the_rest(calm: Process) -> None:
    keys = lay_out(calm.url, "fini", "person", "person", dice="real")

    async def begin() -> None:
        left = await come(calm, keys, 1)
        assert (await left.answer({"kind": "roll", "seat": 1, "move": CAST}))["kind"] == "update"

    async def go_on() -> None:
        left = await come(calm, keys, 1)
        assert left.last["views"]["1"]["phase"] == "silver"
        assert [due["outcome"] for due in left.last["due"]] == ["cast-silver"]
        assert (await left.answer({"kind": "roll", "seat": 1, "move": COPIERS}))["kind"] == "update"
        assert left.last["views"]["1"]["phase"] == "duel"
        assert (await left.answer({"kind": "take-back", "seat": 1}))["kind"] == "update"
        assert left.last["views"]["1"]["phase"] == "cast"

    at_tables(begin())
    calm.stop()
    calm.start()
    at_tables(go_on())


def test_a_bot_waits_for_the_count_too_and_for_the_next_after_a_slip(calm: Process) -> None:
    keys = lay_out(calm.url, "fini", "person", "lightning", dice="real")

    async def play() -> list[int]:
        left = await come(calm, keys, 1)
        roll = {"kind": "roll", "seat": 1, "move": CAST, "rest": [COPIERS]}
        await left.answer(roll)
        assert (await left.answer({"kind": "take-back", "seat": 1}))["kind"] == "update"
        await left.answer(roll)
        while not any(one.get("seat") == 2 for one in left.news):
            await left.hear()
        return [one["move"]["at"] for one in left.news if one.get("seat") == 2]

    assert at_tables(play())[0] > 0


def test_who_practises_alone_casts_real_dice_duel_after_duel(calm: Process) -> None:
    practice = find_game("fini").practice
    keys = lay_out(calm.url, "fini", "person", practice, dice="real", options={"chips": "1"}, first=1)

    async def play() -> list[str]:
        left, endings = await come(calm, keys, 1), []
        for _ in range(2):
            await left.answer({"kind": "roll", "seat": 1, "move": CAST, "rest": [COPIERS]})
            await after_the_count(left, 1, "fini")
            endings.append(left.last["views"]["1"]["phase"])
        return endings

    assert at_tables(play()) == ["cast", "announce"]
